import type { PartId, Pattern } from '../../solids/primitives.ts';
import { add, apply, mix, rad, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** Spots, patches and saddles painted on the flank ellipsoid (local −1..1, z forwards). */
export function painted({ scene, look, small }: BeastHead): Pattern | undefined {
  const { beast: B, mark } = look;
  if (!mark || small) return undefined;
  const hit = { material: scene.material(mark) };
  switch (B.marks) {
    case 'spots':
      return (x, y, z) =>
        y > -0.3 && Math.cos(z * 13 + Math.sin(y * 9)) * Math.cos(y * 8 + x * 4 + Math.sin(z * 7)) > 0.5 ? hit : 0;
    case 'net':
      // large plates with pale lines between them
      return (x, y, z) =>
        Math.abs(Math.sin(z * 6 + Math.sin(y * 5) * 0.8)) > 0.32 &&
        Math.abs(Math.sin(y * 5.2 + x * 3 + Math.sin(z * 5) * 0.9)) > 0.3
          ? hit
          : 0;
    case 'saddle':
      return (_x, y) => (y > 0.36 ? hit : 0);
    case 'bands':
      return (_x, _y, z) => (z > -0.32 && z < 0.3 ? hit : 0);
    case 'line':
      return (x, y) => (y > 0.3 && Math.abs(x) < 0.42 ? hit : 0);
    default:
      return undefined;
  }
}

/** Blots of a coat: share of the trunk from the chest, degrees from the top, share of the radius across and along. */
const BLOTS: readonly (readonly [along: number, degrees: number, high: number, long: number])[] = [
  [0.06, 62, 0.74, 0.7],
  [0.5, 30, 0.5, 0.62],
  [0.9, 66, 0.8, 0.72],
  [0.56, 96, 0.4, 0.42],
  [0.1, -50, 0.66, 0.62],
  [0.46, -84, 0.6, 0.62],
  [0.94, -48, 0.72, 0.66],
  [0.98, 8, 0.5, 0.5],
];

/** Large blots that lie over trunk, shoulders and haunches; no side is the other's mirror. */
function drawPatches({ scene, look, small }: BeastHead, { chest, rump, chestR, hipR }: Trunk): void {
  const part = scene.part('markings', { group: 'body', line: false });
  const swell = look.beast.legRadius * 0.9;
  for (const [i, [along, degrees, high, long]] of BLOTS.entries()) {
    if (small && i % 4 === 3) continue;
    const r = chestR + (hipR - chestR) * along;
    const turn = rotZ(90 - degrees);
    // shoulders and haunches stand out from the trunk
    const over = Math.max(0, Math.abs(along - 0.5) * 2 - 0.5) * 2 * swell * Math.abs(Math.sin(rad(degrees)));
    const at = add(mix(chest, rump, along), apply(turn, [r * 0.86 + over, 0, 0]));
    const cover = i % 2 && look.secondMark ? look.secondMark : look.mark!;
    scene.ell(part, cover, at, [r * 0.24, r * high, r * long], turn);
  }
}

/** The flank: painted it lies over the trunk, plain inside it. */
export function drawCoat(h: BeastHead, t: Trunk, body: PartId, middle: Vec3, half: number): void {
  const { chestR, hipR } = t;
  if (h.look.beast.marks === 'patches' && h.look.mark) drawPatches(h, t);
  const marks = painted(h);
  if (!marks) return;
  const wide = Math.max(chestR, hipR) * 1.1;
  h.scene.ell(body, h.look.fur, middle, [wide, wide, half * 1.42], undefined, { pattern: marks });
}
