import { jobKind } from '../job-kind.ts';
import type { AnimationPayload } from '../payload-parts.ts';

export interface AnimateWithTextPayload extends AnimationPayload {
  readonly description: string;
  readonly action: string;
  readonly negativeDescription: string;
  readonly textGuidance: number;
  readonly imageGuidance: number;
  /** Of the whole animation, and of it the first that is drawn. */
  readonly nFrames: number;
  readonly startFrame: number;
}

/** A reference picture that does what words say. */
export const animateWithText = jobKind<AnimateWithTextPayload>({
  estimate: () => 600,
});
