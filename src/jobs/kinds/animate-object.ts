import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';
import type { AnimationData } from './animate-character.ts';
import { createObject, type ObjectSpec } from './create-object.ts';

/** One side of an animation of an object. */
export interface AnimateObjectPayload {
  readonly object: ObjectSpec;
  /** A direction, or 'unknown' of an object with one picture. */
  readonly direction: string;
  /** v3: what words say; pro: the best of several takes of that. */
  readonly mode: 'v3' | 'pro';
  readonly action: string;
  /** Frames that are drawn, without the still one before them. */
  readonly frameCount: number;
  /** v3: a still picture comes first. */
  readonly keepFirstFrame: boolean;
  readonly startFrame: ImageBytes | null;
  readonly endFrame: ImageBytes | null;
  /** Tells the action more fully first, and draws that. */
  readonly enhance?: boolean;
}

/** The frames of one side of an animation, in the order of play. */
export const animateObject = jobKind<AnimateObjectPayload, AnimationData>({
  // the sides are drawn for their palette, then the frames; a pro animation is the best of four
  estimate: ({ object, mode, frameCount }) =>
    createObject.estimate(object) + frameCount * (mode === 'pro' ? 4 : 1) * (30 + (object.size * object.size) / 60),
});
