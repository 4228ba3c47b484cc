import type { EstimateSkeletonPayload } from '../../../src/jobs/contract.ts';
import { estimateSkeleton } from '../../engine/reference/lift/index.ts';
import type { Keypoint } from '../../engine/types.ts';
import { imageOf } from './images.ts';
import type { Task } from './task.ts';

export interface EstimatedSkeleton {
  /** All 18 joints, in pixels of the image. */
  readonly keypoints: readonly Keypoint[];
}

/** The joints of a character. */
export const estimateSkeletonTask: Task<'estimateSkeleton'> = async (
  { image }: EstimateSkeletonPayload,
  { models },
  { onStep },
) => {
  onStep?.({ stage: 'understanding', fraction: 0.1 });
  return { keypoints: await estimateSkeleton(models, await imageOf(image)) };
};
