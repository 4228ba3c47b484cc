import { addScaled, type Vec3 } from '../../solids/vec.ts';
import { acrossScreen, gripOf } from './grip.ts';
import type { Draw } from './holding.ts';

/** A grappling hook, hanging on its rope from the raised hand: three prongs bent upwards. */
export const grapple: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const g = gripOf(f, w.piece.slot === 'left' ? 'L' : 'R', [0.12, 1, 0.2], false);
  const side = acrossScreen([0, 1, 0], f.view);
  const P = (x: number, y: number, z = 0.12): Vec3 =>
    addScaled(addScaled(addScaled(g.hand, side, x * U), [0, 1, 0], y * U), g.forward, z * U);
  const rope = f.part('rope', { group: `held${g.side}`, held: true, priority: 1.5 });
  scene.tube(rope, w.trim, [P(0, 0.3), P(0, 0), P(0, -0.4)], g.minPx(U * 0.04, 0.6));
  scene.ell(rope, w.trim, P(0, 0.02), [U * 0.16, U * 0.2, U * 0.08]);
  const hook = f.part(w.piece.id, { group: `held${g.side}`, held: true, priority: 1.8 });
  const r = g.minPx(U * 0.055, 0.75);
  scene.cap(hook, w.material, P(0, -0.36), P(0, -0.66), r);
  for (const e of [-1, 1]) scene.tube(hook, w.material, [P(0, -0.66), P(e * 0.18, -0.64), P(e * 0.3, -0.5), P(e * 0.3, -0.36)], [r, r, r, r * 0.5]); // biome-ignore format: one line
};

/** A balloon on its string, over the shoulder of who holds it. */
export const balloon: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const g = gripOf(f, w.piece.slot === 'left' ? 'L' : 'R', [0.12, 1, 0.2], false);
  const up = (x: number, y: number): Vec3 => addScaled(addScaled(g.hand, g.out, x * U), [0, 1, 0], y * U);
  const string = f.part('string', { group: `held${g.side}`, held: true, priority: 1.5, line: false });
  scene.tube(string, 'charcoal', [up(0, -0.1), up(0.06, 0.5), up(0.3, 1.1)], g.minPx(U * 0.02, 0.5));
  const skin = f.part(w.piece.id, { group: `held${g.side}`, held: true, priority: 1.4 });
  scene.ell(skin, w.material, up(0.42, 1.62), [U * 0.44, U * 0.52, U * 0.44]);
  scene.cone(skin, w.material, up(0.31, 1.02), up(0.34, 1.2), U * 0.1, U * 0.04);
};
