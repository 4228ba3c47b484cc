import type { EstimateSkeletonPayload } from '../../../src/jobs/contract.ts';
import { estimateSkeleton } from '../../engine/reference/lift/index.ts';
import type { Keypoint } from '../../engine/types.ts';
import { imageOf } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface EstimatedSkeleton {
  /** All 18 joints, in pixels of the image. */
  readonly keypoints: readonly Keypoint[];
}

/** The joints of a character. */
export const estimateSkeletonTask: Task<EstimateSkeletonPayload, EstimatedSkeleton> = async (
  { image },
  { models },
  { onStep },
) => {
  onStep?.({ stage: 'understanding', fraction: 0.1 });
  return { keypoints: await estimateSkeleton(models, await imageOf(image)) };
};
