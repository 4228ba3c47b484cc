import { add, addScaled, cross, dot, length, normalize, scale, sub, type Vec3 } from '../../solids/vec.ts';

export interface TwoBones {
  /** Knee or elbow. */
  readonly middle: Vec3;
  /** The end: `target`, or as near to it as the bones reach. */
  readonly end: Vec3;
}

/**
 * Where a limb of two bones bends that goes from `start` to `target` with its middle joint towards `pole` (law of
 * cosines). A target out of reach is approached in a straight line.
 */
export function reach(start: Vec3, target: Vec3, first: number, second: number, pole: Vec3): TwoBones {
  const to = sub(target, start);
  const far = (first + second) * 0.9995;
  const near = Math.abs(first - second) * 1.001 + 1e-6;
  const d = Math.min(far, Math.max(near, length(to)));
  const along = length(to) < 1e-9 ? ([0, -1, 0] as Vec3) : normalize(to);
  const a = (first * first - second * second + d * d) / (2 * d);
  const out = Math.sqrt(Math.max(0, first * first - a * a));
  let side = addScaled(pole, along, -dot(pole, along));
  if (length(side) < 1e-4) side = cross(along, Math.abs(along[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1]);
  return {
    middle: add(addScaled(start, along, a), scale(normalize(side), out)),
    end: addScaled(start, along, d),
  };
}
