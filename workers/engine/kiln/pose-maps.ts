/** A skeleton as six maps, one a limb, as the networks were trained on it. */

import type { JointLabel } from '../../../src/domain/words.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Keypoint } from '../types.ts';

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
    ['NECK', 'RIGHT HIP'],
    ['NECK', 'LEFT HIP'],
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

/** A joint's place and how near to the viewer it is, 0..1. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

/**
 * Maps of (6, height, width): head, torso, right arm, left arm, right leg, left leg. A pixel whose centre is within 1 px
 * of a limb's segment has 0.5 (as far from the viewer as the farthest joint) to 1 (as near as the nearest), by the
 * segment's nearest point; every other has 0. Coordinates are pixels from the upper left corner; segments with a joint that
 * is not given are left out. The same as models/train/kiln/data/pose.py.
 */
export function poseMaps(joints: readonly Keypoint[], width: Px, height: Px): Float32Array {
  const area = width * height;
  const out = new Float32Array(POSE_MAPS * area);
  const at = new Map(joints.map((joint) => [joint.label, joint]));
  const depths = joints.map(({ z }) => z);
  const [far, near] = [Math.min(...depths), Math.max(...depths)];
  const point = ({ x, y, z }: Keypoint): Point => ({ x, y, near: near > far ? (z - far) / (near - far) : 0.5 });
  LIMBS.forEach((segments, limb) => {
    const map = out.subarray(limb * area, (limb + 1) * area);
    for (const [from, to] of segments) {
      const [a, b] = [at.get(from), at.get(to)];
      if (a && b) drawSegment(map, { width, height }, point(a), point(b));
    }
  });
  return out;
}

/** Raises the pixels along a segment to its nearness. */
function drawSegment(
  map: Float32Array,
  { width, height }: { readonly width: Px; readonly height: Px },
  a: Point,
  b: Point,
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
      map[i] = Math.max(map[i]!, 0.5 + 0.5 * (a.near + along * (b.near - a.near)));
    }
  }
}
