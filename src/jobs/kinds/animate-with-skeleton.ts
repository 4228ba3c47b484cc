import { jobKind } from '../job-kind.ts';
import type { AnimationPayload, PosePoint } from '../payload-parts.ts';

export interface AnimateWithSkeletonPayload extends AnimationPayload {
  /** Three poses; an empty one is the reference's own. */
  readonly poses: readonly (readonly PosePoint[])[];
  readonly isometric: boolean;
  readonly oblique: boolean;
  /** 1..20 */
  readonly guidance: number;
}

/** A reference picture in given poses. */
export const animateWithSkeleton = jobKind<AnimateWithSkeletonPayload>({
  estimate: ({ width, height }) => 400 + (width * height) / 45,
});
