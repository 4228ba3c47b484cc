import type { Plane } from '../../solids/primitives.ts';
import { add, addScaled, aim, apply, normalize, rad, rotY, type Vec3 } from '../../solids/vec.ts';
import { gripOf } from './grip.ts';
import { type Draw, LEAN } from './holding.ts';
import type { Figure, Grip } from './types.ts';

/** From the side, a shield on the far arm is carried before the body with its face to whoever looks: else nobody would see it. */
function shown(f: Figure, g: Grip, facing: Vec3): { readonly facing: Vec3; readonly c: Vec3 } {
  const eye = apply(rotY(-f.rig.yaw), [0, 0, 1]);
  const far = g.out[0] * eye[0] + g.out[2] * eye[2];
  if (Math.abs(Math.cos(rad(f.rig.yaw))) > 0.3 || far > -0.4) return { facing, c: addScaled(g.hand, facing, f.rig.handRadius) }; // biome-ignore format: one line
  const turned = normalize([eye[0] * 0.9 + g.forward[0] * 0.45, 0.05, eye[2] * 0.9 + g.forward[2] * 0.45]);
  const before = addScaled(g.hand, eye, f.rig.unit * 0.75);
  return { facing: turned, c: addScaled(before, g.forward, f.rig.unit * 0.12) };
}

/** Shields face outwards and a little forwards. */
export const shield =
  (shape: 'heater' | 'round' | 'tower'): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const U = rig.unit;
    const g = gripOf(f, 'L', LEAN);
    const { facing, c } = shown(f, g, normalize(apply(rig.chest.rotation, [g.sign * 0.8, 0.05, 0.6])));
    const R = aim([0, 1, 0], facing);
    const rim = f.part('shield-rim', { group: 'shield', held: true });
    const part = f.part(w.piece.id, { group: 'shield', held: true });
    const r = U * 0.42;
    if (shape === 'round') {
      scene.ell(rim, w.trim, c, [r, r, U * 0.09], R);
      scene.ell(part, w.material, addScaled(c, facing, U * 0.035), [r * 0.8, r * 0.8, U * 0.11], R);
      scene.ell(rim, w.trim, addScaled(c, facing, U * 0.1), [r * 0.26, r * 0.26, U * 0.1], R);
      return;
    }
    const tower = shape === 'tower';
    // from the shoulder nearly to the ground, wherever the hand is
    const high = Math.max(r * 1.5, U * 0.74);
    const low = Math.max(r * 1.3, Math.min(U * 0.95, c[1] - U * 0.06));
    const extent = tower ? Math.max(high, low) * 1.2 : r * 1.8;
    const planes = (k: number, t: number): readonly Plane[] =>
      tower
        ? [
            [1, 0, 0, r * 0.98 * k],
            [-1, 0, 0, r * 0.98 * k],
            [0, 1, 0, high - r * 1.4 * (1 - k)],
            [0, -1, 0, low - r * 1.4 * (1 - k)],
            [0.3, 0, 1, t],
            [-0.3, 0, 1, t],
            [0, 0, -1, U * 0.05],
          ]
        : [
            [1, 0, 0, r * 0.82 * k],
            [-1, 0, 0, r * 0.82 * k],
            [0, 1, 0, r * 0.8 * k],
            [0.78, -0.62, 0, r * 0.86 * k],
            [-0.78, -0.62, 0, r * 0.86 * k],
            [0.22, 0, 1, t],
            [-0.22, 0, 1, t],
            [0, 0, -1, U * 0.05],
          ];
    scene.hull(rim, w.trim, c, planes(1, U * 0.07), 1, R, { extent });
    scene.hull(part, w.material, c, planes(tower ? 0.84 : 0.76, U * 0.1), 1, R, { extent });
    if (rig.small) return;
    const emblem = f.part('shield-emblem', { group: 'shield', held: true });
    const face = addScaled(c, facing, U * 0.09);
    scene.box(emblem, w.trim, face, [g.minPx(U * 0.04, 0.5), r * 0.42, U * 0.05], R);
    scene.box(emblem, w.trim, add(face, [0, r * 0.12, 0]), [r * 0.34, g.minPx(U * 0.04, 0.5), U * 0.05], R);
  };

/** A hide stretched to a pointed oval over a stick, with a stripe down its middle: shields of herdsmen. */
export const hideShield: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const g = gripOf(f, 'L', LEAN);
  const facing = normalize(apply(rig.chest.rotation, [g.sign * 0.5, 0.03, 0.86]));
  const R = aim([0, 1, 0], facing);
  const c = addScaled(addScaled(g.hand, facing, rig.handRadius), g.up, U * 0.08);
  const rim = f.part('shield-rim', { group: 'shield', held: true });
  scene.ell(rim, w.trim, c, [U * 0.36, U * 0.76, U * 0.06], R);
  const hide = f.part(w.piece.id, { group: 'shield', held: true, priority: 1.2 });
  scene.ell(hide, w.material, addScaled(c, facing, U * 0.03), [U * 0.28, U * 0.66, U * 0.07], R);
  const stripe = f.part('shield-emblem', { group: 'shield', held: true, priority: 1.5, line: false });
  scene.ell(stripe, w.trim, addScaled(c, facing, U * 0.08), [g.minPx(U * 0.06, 0.8), U * 0.58, U * 0.05], R);
  if (rig.small) return;
  const marks = f.part('shield-marks', { group: 'shield', held: true, priority: 1.6, line: false });
  for (const y of [-0.24, 0.24]) scene.ell(marks, 'dark_leather', add(addScaled(c, facing, U * 0.09), [0, U * y, 0]), [U * 0.2, g.minPx(U * 0.05, 0.7), U * 0.04], R);
}; // biome-ignore format: one line a part

/** A sheet of clear plastic in a dark frame, held before the body: a band below its window, a glint across. */
export const riotShield: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const g = gripOf(f, 'L', LEAN);
  const facing = normalize(apply(rig.chest.rotation, [g.sign * 0.3, 0.02, 0.95]));
  const R = aim([0, 1, 0], facing);
  const c = addScaled(addScaled(g.hand, facing, rig.handRadius * 1.6), g.up, U * 0.06);
  const [wide, tall, edge] = [U * 0.4, U * 0.78, g.minPx(U * 0.05, 0.9)];
  const rim = f.part('shield-rim', { group: 'shield', held: true });
  const glass = f.part(w.piece.id, { group: 'shield', held: true, priority: 1.3 });
  scene.box(rim, w.trim, c, [wide, tall, U * 0.04], R, { round: U * 0.05 });
  scene.box(glass, w.material, addScaled(c, facing, U * 0.04), [wide - edge, tall - edge, U * 0.04], R);
  const band = f.part('shield-emblem', { group: 'shield', held: true, priority: 1.5 });
  scene.box(
    band,
    w.trim,
    add(addScaled(c, facing, U * 0.06), [0, -tall * 0.16, 0]),
    [wide - edge, g.minPx(U * 0.1, 1), U * 0.04],
    R,
  );
};
