/** A skeleton as six maps, one a limb, as the networks were trained on it. */
import type { JointLabel, Keypoint, Px } from '../types.ts';

type Segment = readonly [from: JointLabel, to: JointLabel];

/** The limbs of the six maps, in their order, as segments between joints. */
const LIMBS: readonly (readonly Segment[])[] = [
  [
    ['NECK', 'NOSE'],
    ['NOSE', 'RIGHT EYE'],
    ['NOSE', 'LEFT EYE'],
    ['RIGHT EYE', 'RIGHT EAR'],
    ['LEFT EYE', 'LEFT EAR'],
  ],
  [
    ['NECK', 'RIGHT SHOULDER'],
    ['NECK', 'LEFT SHOULDER'],
    ['RIGHT SHOULDER', 'RIGHT HIP'],
    ['LEFT SHOULDER', 'LEFT HIP'],
    ['RIGHT HIP', 'LEFT HIP'],
  ],
  [
    ['RIGHT SHOULDER', 'RIGHT ELBOW'],
    ['RIGHT ELBOW', 'RIGHT ARM'],
  ],
  [
    ['LEFT SHOULDER', 'LEFT ELBOW'],
    ['LEFT ELBOW', 'LEFT ARM'],
  ],
  [
    ['RIGHT HIP', 'RIGHT KNEE'],
    ['RIGHT KNEE', 'RIGHT LEG'],
  ],
  [
    ['LEFT HIP', 'LEFT KNEE'],
    ['LEFT KNEE', 'LEFT LEG'],
  ],
];

/** Number of maps. */
export const POSE_MAPS = LIMBS.length;

/** Half the width of a limb's line. */
const RADIUS: Px = 1;

/**
 * Maps of (6, height, width): head, torso, right arm, left arm, right leg, left leg. A pixel whose centre is within 1 px
 * of a limb's segment has 0.5 (the limb farthest from the viewer) to 1 (the nearest), every other 0. Coordinates are
 * pixels from the upper left corner; segments with a joint that is not given are left out.
 */
export function poseMaps(joints: readonly Keypoint[], width: Px, height: Px): Float32Array {
  const area = width * height;
  const out = new Float32Array(POSE_MAPS * area);
  const at = new Map(joints.map((joint) => [joint.label, joint]));
  const depths = joints.map(({ z }) => z);
  const [far, near] = [Math.min(...depths), Math.max(...depths)];
  LIMBS.forEach((segments, limb) => {
    for (const [from, to] of segments) {
      const [a, b] = [at.get(from), at.get(to)];
      if (!a || !b) continue;
      const share = near > far ? ((a.z + b.z) / 2 - far) / (near - far) : 0.5;
      drawSegment(out.subarray(limb * area, (limb + 1) * area), { width, height }, a, b, 0.5 + 0.5 * share);
    }
  });
  return out;
}

/** Raises the pixels along a segment to `value`. */
function drawSegment(
  map: Float32Array,
  { width, height }: { readonly width: Px; readonly height: Px },
  a: Keypoint,
  b: Keypoint,
  value: number,
): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - RADIUS));
  const right = Math.min(width, Math.ceil(Math.max(a.x, b.x) + RADIUS));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - RADIUS));
  const bottom = Math.min(height, Math.ceil(Math.max(a.y, b.y) + RADIUS));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [px, py] = [x + 0.5 - a.x, y + 0.5 - a.y];
      const along = length2 > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / length2)) : 0;
      if (Math.hypot(px - along * dx, py - along * dy) > RADIUS) continue;
      const i = y * width + x;
      map[i] = Math.max(map[i]!, value);
    }
  }
}
