/** The joints that a request asks for, in pixels, and what they say of the whole figure. */

import { DIRECTIONS, type Direction, type JointLabel } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Keypoint } from '../../types.ts';

export type Point = readonly [x: Px, y: Px];

/** Asked places by joint; a joint that was not named is absent. A joint named twice counts as the last says. */
export type Targets = ReadonlyMap<JointLabel, Keypoint>;

/** Keypoints in pixels of a picture; where no coordinate is above 1 they are shares of its sides. */
export function targetsOf(joints: readonly Keypoint[], width: Px, height: Px): Targets {
  const shares = joints.every(({ x, y }) => x <= 1 && y <= 1);
  return new Map(joints.map((k) => [k.label, shares ? { ...k, x: k.x * width, y: k.y * height } : k] as const));
}

export const pointOf = (targets: Targets, label: JointLabel): Point | undefined => {
  const k = targets.get(label);
  return k && [k.x, k.y];
};

/** The middle of those of some joints that are there. */
export function middleOf(targets: Targets, labels: readonly JointLabel[]): Point | undefined {
  const found = labels.flatMap((label) => targets.get(label) ?? []);
  if (found.length === 0) return undefined;
  const sum = (of: (k: Keypoint) => number): number => found.reduce((total, k) => total + of(k), 0);
  return [sum((k) => k.x) / found.length, sum((k) => k.y) / found.length];
}

/** Radians that the trunk is turned clockwise from upright; 0 where hips or neck are missing. */
export function trunkAngle(targets: Targets): number {
  const neck = pointOf(targets, 'NECK') ?? middleOf(targets, ['RIGHT SHOULDER', 'LEFT SHOULDER']);
  const hips = middleOf(targets, ['RIGHT HIP', 'LEFT HIP']);
  if (!neck || !hips || Math.hypot(neck[0] - hips[0], neck[1] - hips[1]) < 1) return 0;
  return Math.atan2(neck[0] - hips[0], hips[1] - neck[1]);
}

/** Shoulders or hips as wide as this share of the trunk's length are seen straight on. */
const FRONT_WIDTH = 0.6;
/** A nose that lies this share of the trunk's length beside the neck is seen in profile. */
const PROFILE_NOSE = 0.16;

/**
 * The way a skeleton faces: by the order and width of its shoulders and hips, and by which side of the neck its nose is
 * on, or which shoulder lies in front. South where it does not say.
 */
export function facingOf(targets: Targets): Direction {
  const tilt = trunkAngle(targets);
  const [cos, sin] = [Math.cos(-tilt), Math.sin(-tilt)];
  const across = (from: Point, to: Point): number => (to[0] - from[0]) * cos - (to[1] - from[1]) * sin;
  const neck = pointOf(targets, 'NECK') ?? middleOf(targets, ['RIGHT SHOULDER', 'LEFT SHOULDER']);
  const hips = middleOf(targets, ['RIGHT HIP', 'LEFT HIP']);
  if (!neck || !hips) return 'south';
  const trunk = Math.max(1, Math.hypot(neck[0] - hips[0], neck[1] - hips[1]));
  const widths: number[] = [];
  for (const part of ['SHOULDER', 'HIP'] as const) {
    const [right, left] = [pointOf(targets, `RIGHT ${part}`), pointOf(targets, `LEFT ${part}`)];
    if (right && left) widths.push(across(right, left) / trunk / (part === 'HIP' ? 0.6 : 1));
  }
  if (widths.length === 0) return 'south';
  const front = widths.reduce((sum, w) => sum + w, 0) / widths.length / FRONT_WIDTH;
  const nose = pointOf(targets, 'NOSE');
  const [near, far] = [targets.get('RIGHT SHOULDER'), targets.get('LEFT SHOULDER')];
  const side = nose ? across(neck, nose) / trunk / PROFILE_NOSE : Math.sign((near?.z ?? 0) - (far?.z ?? 0));
  // Seen from behind the nose is on the same side as when facing that way.
  const yaw = Math.atan2(Math.abs(side) < 0.35 ? 0 : side, front);
  const step = ((Math.round(yaw / (Math.PI / 4)) % 8) + 8) % 8;
  return DIRECTIONS[step]!;
}
