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

/** What balloons of a bunch are besides the first, where each floats, and how far behind. */
const BUNCH: readonly (readonly [x: number, y: number, z: number, material: string])[] = [
  [0.42, 1.62, 0, ''],
  [-0.34, 1.5, -0.3, 'yellow'],
  [0.98, 1.36, -0.36, 'blue'],
  [0.06, 2.16, -0.5, 'leaf'],
  [0.78, 2.12, -0.6, 'violet'],
];

/** A balloon on its string, or several, over the shoulder of who holds it. */
export const balloons =
  (count: 1 | 5): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const U = rig.unit;
    const g = gripOf(f, w.piece.slot === 'left' ? 'L' : 'R', [0.12, 1, 0.2], false);
    const up = (x: number, y: number, z = 0): Vec3 =>
      addScaled(addScaled(addScaled(g.hand, g.out, x * U), [0, 1, 0], y * U), [0, 0, 1], z * U);
    const size = count > 1 ? 0.84 : 1;
    const string = f.part('string', { group: `held${g.side}`, held: true, priority: 1.5, line: false, thread: true });
    BUNCH.slice(0, count).forEach(([x, y, z, material], i) => {
      const knot = y - 0.6 * size;
      scene.tube(string, i ? 'grey' : 'charcoal', [up(0, -0.1), up(x * 0.2, y * 0.3, z * 0.4), up(x - 0.1, knot, z)], g.minPx(U * 0.02, 0.5)); // biome-ignore format: one line
      const skin = f.part(w.piece.id, { group: `balloon ${i}`, held: true, priority: 1.4 });
      scene.ell(skin, material || w.material, up(x, y, z), [U * 0.44 * size, U * 0.52 * size, U * 0.44 * size]);
      scene.cone(skin, material || w.material, up(x - 0.1, knot, z), up(x - 0.08, knot + 0.18, z), U * 0.1, U * 0.04);
    });
  };
