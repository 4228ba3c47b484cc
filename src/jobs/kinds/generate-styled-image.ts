import { jobKind } from '../job-kind.ts';
import type { ImageBytes, PosePoint } from '../payload-parts.ts';
import type { GenerateImagePayload } from './generate-image.ts';

export interface GenerateStyledImagePayload extends GenerateImagePayload {
  readonly oblique: boolean;
  readonly styleImage: ImageBytes | null;
  /** 0..100 */
  readonly styleStrength: number;
  /** Percent of the canvas that the subject covers. */
  readonly coverage: number | null;
  readonly knownImage: ImageBytes | null;
  readonly mask: ImageBytes | null;
  readonly skeleton: readonly PosePoint[] | null;
  /** 0..5 */
  readonly skeletonGuidance: number;
}

/** One picture from words, in the style of another, inside a mask, in a pose. */
export const generateStyledImage = jobKind<GenerateStyledImagePayload>({
  estimate: ({ width, height }) => 200 + (width * height) / 120,
});
