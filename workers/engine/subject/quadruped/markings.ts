import type { Pattern } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import type { BeastLook } from './look.ts';

/** Spots, patches and saddles painted on the flank ellipsoid (local −1..1, z forwards). */
export function markings(scene: Scene, look: BeastLook, small: boolean): Pattern | undefined {
  const { beast: B, mark } = look;
  if (!mark || small) return undefined;
  const material = scene.material(mark);
  const hit = { material };
  switch (B.marks) {
    case 'spots':
      return (x, y, z) =>
        y > -0.3 && Math.cos(z * 13 + Math.sin(y * 9)) * Math.cos(y * 8 + x * 4 + Math.sin(z * 7)) > 0.5 ? hit : 0;
    case 'patches':
      return (x, y, z) => (Math.sin(z * 4.2 + x * 2.6 + 0.7) + Math.sin(y * 4.6 - x * 3.1 + z * 1.7) > 0 ? hit : 0);
    case 'saddle':
      return (_x, y) => (y > 0.42 ? hit : 0);
    default:
      return undefined;
  }
}
