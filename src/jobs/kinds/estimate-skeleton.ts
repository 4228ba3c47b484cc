import { jobKind } from '../job-kind.ts';
import type { MadeKeypoint } from '../made.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface EstimateSkeletonPayload {
  readonly image: ImageBytes;
}

export interface EstimatedSkeletonData {
  /** All 18 joints, in pixels of the image. */
  readonly keypoints: readonly MadeKeypoint[];
}

/** The joints of a character: no picture. */
export const estimateSkeleton = jobKind<EstimateSkeletonPayload, EstimatedSkeletonData>({
  estimate: () => 120,
});
