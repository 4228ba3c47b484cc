import { add, addScaled, at, mix, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Worn } from './types.ts';

type Curve = readonly (readonly [y: number, z: number])[];
/** A tail from the small of the back; points in head heights, up and backwards. */
export const tail =
  (curve: Curve, radii: readonly number[], end: 'none' | 'spade' | 'tip' = 'none'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'tail' });
    const root = at(rig.root, [0, rig.torso * 0.1, -rig.depth * 0.9]);
    const swing = rig.pose.phase === undefined ? 0.1 : 0.1 + Math.sin(rig.pose.phase * 2 * Math.PI) * 0.1;
    const points = curve.map(([y, z], i): Vec3 => add(root, [swing * i * rig.unit * 0.6, y * rig.unit, -z * rig.unit]));
    scene.tube(
      part,
      w.material,
      points,
      radii.map((r) => rig.least(r * rig.unit, 0.7)),
    );
    const last = points.at(-1)!;
    if (end === 'spade')
      scene.cap(
        part,
        w.material,
        addScaled(last, [0, 1, 0], -rig.unit * 0.04),
        add(last, [0, rig.unit * 0.18, -rig.unit * 0.08]),
        rig.unit * 0.13,
        rig.px * 0.4,
      );
    if (end === 'tip') scene.ell(part, w.trim, last, rig.unit * radii.at(-1)! * 1.35);
  };

/** A fish's tail in place of legs: it hangs from the hips to the ground and ends in flukes. */
export const fishTail = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.1 });
  const { unit: U, waistWidth, depth, legLength, torso: T } = rig;
  const hips = at(rig.root, [0, T * 0.22, 0]);
  const belly = at(rig.root, [0, -T * 0.3, 0]);
  // it swings out to one side on its way down
  const bend: Vec3 = [-U * 0.06, legLength * 0.5, U * 0.04];
  const low: Vec3 = [U * 0.16, Math.max(rig.px * 2, legLength * 0.2), 0];
  scene.cone(part, w.material, belly, hips, [waistWidth * 1.22, depth * 1.24], [waistWidth * 1.08, depth * 1.12]);
  scene.cone(part, w.material, bend, belly, [waistWidth * 0.86, depth * 0.9], [waistWidth * 1.22, depth * 1.24]);
  scene.cone(part, w.material, low, bend, [U * 0.17, U * 0.16], [waistWidth * 0.86, depth * 0.9]);
  if (rig.large) {
    // rows of scales, and a belt of fins round the hips
    const scales = f.part(w.piece.id, { group: 'torso', priority: 1.3, line: false });
    for (const [t, wide] of [[0.2, 0.7], [0.5, 0.55], [0.8, 0.4]] as const)
      for (const e of [-0.5, 0.5])
        scene.cap(scales, shadeOf(w.material, 2), add(mix(belly, bend, t), [e * wide * waistWidth - U * 0.06, 0, depth * 1.1]), add(mix(belly, bend, t), [e * wide * waistWidth + U * 0.06, 0, depth * 1.1]), rig.px * 0.5); // biome-ignore format: one call
  }
  const fluke = f.part(w.piece.id, { group: 'fluke', priority: 1.2 });
  for (const [x, y] of [
    [-0.5, -0.02],
    [0.62, 0.16],
  ] as const)
    scene.cone(
      fluke,
      w.trim,
      low,
      add(low, [x * U, y * U - low[1] * 0.5, U * 0.06]),
      [U * 0.1, U * 0.08],
      [U * 0.3, U * 0.07],
    );
};

/** A serpent's body in place of legs: down from the hips, once round on the ground, its tip raised beside it. */
export const snakeTail = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const { unit: U, waistWidth, depth, legLength, torso: T } = rig;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.1 });
  const hips = at(rig.root, [0, T * 0.22, 0]);
  const r = U * 0.3;
  const low: Vec3 = [0, r * 0.9, U * 0.05];
  scene.cone(part, w.material, low, hips, [U * 0.42, U * 0.4], [waistWidth * 1.08, depth * 1.12]);
  if (!rig.small)
    scene.cone(f.part(`${w.piece.id} belly`, { group: 'torso', priority: 1.2, line: false }), w.trim, add(low, [0, 0, U * 0.2]), add(hips, [0, -T * 0.1, depth * 0.5]), [U * 0.2, U * 0.24], [waistWidth * 0.5, depth * 0.68]); // biome-ignore format: one line
  const coil = f.part(w.piece.id, { group: 'coil', priority: 1.15 });
  const way: Vec3[] = [];
  const wide = U * 0.74;
  for (let i = 0; i <= 10; i++) {
    const a = ((40 + i * 34) * Math.PI) / 180;
    way.push([Math.sin(a) * wide * (1 + i * 0.02), r * 0.85, Math.cos(a) * wide * 0.8]);
  }
  const last = way.at(-1)!;
  way.push(add(last, [U * 0.36, U * 0.12, U * 0.1]), add(last, [U * 0.56, Math.min(U * 0.6, legLength * 0.8), 0]));
  scene.tube(
    coil,
    w.material,
    way,
    way.map((_, i) => (i < 8 ? r : Math.max(rig.px * 0.6, r * (1 - (i - 7) * 0.19)))),
  );
};
