/** Through a hoop on its stand, and under a dome of glass: a half of it is behind who is in it, the other before. */
import { glassDome, hoop } from '../effects/gear.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, type LayoutContext } from './actor.ts';
import { EAST } from './common.ts';
import { withFreeHands } from './hands-free.ts';
import type { Placed } from './placed.ts';

export function throughHoop(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'jump', direction: human ? 'south-east' : EAST });
  const { width, height } = A.image;
  const high = Math.max(c.S * 0.7, height * 1.35);
  const burns = /fire|flam|burning/.test(b.text);
  const [far, near] = [hoop(high, c.S * 0.34, 'far', burns), hoop(high, c.S * 0.34, 'near', burns)];
  const y = -far.image.height;
  const x = -far.image.width / 2;
  const middle = y + high * 0.5;
  const ring = (sprite: typeof far, z: number, what: string): Placed => ({ sprite, x, y, z, of: b.id, copy: 0, what, ...(burns ? { glow: true as const } : {}) }); // biome-ignore format: one line
  return [
    { ...ring(far, -1, 'subject'), shadow: true },
    { sprite: A, x: -width * 0.56, y: middle - height * 0.5, z: 0, of: a.id, copy: 0, what: 'subject' },
    ring(near, 1, 'front'),
  ];
}

/** On a foot of wood under glass. */
export function underGlass(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = actor(a, c, { size: Math.min(1, Math.max(0.5, sizeOf(a.brief))), direction: 'south' });
  const { width, height } = A.image;
  const [behind, before] = [
    glassDome(width * 1.5, height * 1.3, 'behind'),
    glassDome(width * 1.5, height * 1.3, 'before'),
  ];
  const foot = Math.max(3, Math.round(behind.image.height * 0.1));
  const at = { x: -behind.image.width / 2, y: -behind.image.height, of: b.id, copy: 0 };
  return [
    { ...at, sprite: behind, z: -1, what: 'subject', shadow: true },
    { sprite: A, x: -width / 2, y: -foot - height, z: 0, of: a.id, copy: 0, what: 'subject' },
    { ...at, sprite: before, z: 1, what: 'front' },
  ];
}
