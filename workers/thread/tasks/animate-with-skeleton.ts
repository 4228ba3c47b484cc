import type { JointLabel } from '../../../src/domain/words.ts';
import type { AnimateWithSkeletonPayload, PosePoint } from '../../../src/jobs/contract.ts';
import { animateWithSkeleton } from '../../engine/reference/lift/index.ts';
import type { Keypoint } from '../../engine/types.ts';
import { type Animated, animated, animationRequest } from './shared/animated.ts';
import type { Task } from './shared/task.ts';

const pose = (points: readonly PosePoint[]): readonly Keypoint[] =>
  points.map(({ label, x, y, z }) => ({ label: label as JointLabel, x, y, z }));

/** A reference in given poses. */
export const animateWithSkeletonTask: Task<AnimateWithSkeletonPayload, Animated> = async (payload, tools, hooks) =>
  animated(
    await animateWithSkeleton(
      tools,
      {
        ...(await animationRequest(payload)),
        poses: payload.poses.map(pose),
        isometric: payload.isometric,
        oblique: payload.oblique,
        guidance: payload.guidance,
      },
      hooks,
    ),
  );
