import { add, addScaled, at, type Vec3 } from '../../solids/vec.ts';
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
  const low: Vec3 = [0, Math.max(rig.px, legLength * 0.16), 0];
  const hips = at(rig.root, [0, T * 0.22, 0]);
  scene.cone(part, w.material, low, hips, [U * 0.2, U * 0.18], [waistWidth * 1.08, depth * 1.12]);
  scene.cone(
    part,
    w.material,
    at(rig.root, [0, -T * 0.5, 0]),
    hips,
    [waistWidth * 1.1, depth * 1.2],
    [waistWidth * 1.08, depth * 1.12],
  );
  const fluke = f.part(w.piece.id, { group: 'fluke', priority: 1.2 });
  for (const d of [-1, 1])
    scene.cone(
      fluke,
      w.trim,
      low,
      add(low, [d * U * 0.5, -low[1] * 0.4, U * 0.06]),
      [U * 0.1, U * 0.08],
      [U * 0.26, U * 0.06],
    );
};
