/** How far the movements of a motion go. */

import { mix, normalize, scale, type Vec3 } from '../../solids/vec.ts';
import { poseOf } from '../../subject/motion/angles.ts';
import { mixBeasts } from '../../subject/motion/beast-pose.ts';
import type { ArmPose, BodyPose, LegPose } from '../../subject/motion/body-pose.ts';
import { type Motion, soften } from '../../subject/motion/index.ts';
import { mixPieces } from '../../subject/motion/piece-pose.ts';

const STANDING = poseOf({});

/** A pose `factor` (1 or more) times as far from standing. Trunk, turns and held things stay: joints have their limits. */
function exaggerated(pose: BodyPose, factor: number): BodyPose {
  const beyond = (from: Vec3, to: Vec3): Vec3 => normalize(mix(from, to, factor));
  const arm = (side: 'R' | 'L'): ArmPose => ({
    ...pose.arms[side],
    upper: beyond(STANDING.arms[side].upper, pose.arms[side].upper),
    lower: beyond(STANDING.arms[side].lower, pose.arms[side].lower),
  });
  const leg = (side: 'R' | 'L'): LegPose => ({ ...pose.legs[side], ankle: scale(pose.legs[side].ankle, factor) });
  return {
    ...pose,
    shift: [pose.shift[0] * factor, pose.shift[1] * factor],
    lift: pose.lift * factor,
    pelvis: scale(pose.pelvis, factor),
    arms: { R: arm('R'), L: arm('L') },
    legs: { R: leg('R'), L: leg('L') },
  };
}

/** A motion with movements `amplitude` times as large: 0 its mean pose, 1 as it is, more than 1 exaggerated. */
export function enlarged(motion: Motion, amplitude: number): Motion {
  if (amplitude <= 1) return soften(motion, amplitude);
  if (motion.body === 'two legs')
    return { ...motion, poses: () => motion.poses().map((pose) => exaggerated(pose, amplitude)) };
  if (motion.body === 'four legs')
    return { ...motion, poses: () => motion.poses().map((pose) => mixBeasts({}, pose, amplitude)) };
  return { ...motion, poses: () => motion.poses().map((pose) => mixPieces({}, pose, amplitude)) };
}
