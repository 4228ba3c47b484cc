import type { Direction, View } from '../../../../src/domain/words.ts';
import type { AnimationPayload } from '../../../../src/jobs/contract.ts';
import { paletteOf } from '../../../../src/pixels/index.ts';
import type { AnimationRequest, LiftedAnimation } from '../../../engine/reference/lift/index.ts';
import type { Keypoint } from '../../../engine/types.ts';
import { encoded, imageOf, imageOrNone, imagesOf, type Picture } from './images.ts';

export interface AnimatedFrame extends Picture {
  /** Absent where the reference is no figure. */
  readonly keypoints?: readonly Keypoint[];
}

export interface Animated {
  readonly frames: readonly AnimatedFrame[];
  /** What was taken for what. */
  readonly notes: readonly string[];
  /** How: 'fit', 'lift'. */
  readonly method: string;
}

const orNone = <T>(value: T | null): T | undefined => value ?? undefined;

/** What all animations of a reference are asked, images decoded. */
export async function animationRequest(payload: AnimationPayload): Promise<AnimationRequest> {
  const { width, height, initImages, fixedFrames, masks } = payload;
  const canvas = { width, height };
  return {
    ...canvas,
    reference: await imageOf(payload.reference),
    view: payload.view as View,
    direction: payload.direction as Direction,
    initImages: orNone(initImages && (await imagesOf(initImages, canvas, 'picture'))),
    initStrength: payload.initStrength,
    fixedFrames: orNone(fixedFrames && (await imagesOf(fixedFrames, canvas, 'picture'))),
    masks: orNone(masks && (await imagesOf(masks, canvas, 'mask'))),
    colorImage: await imageOrNone(payload.colorImage),
    seed: payload.seed,
  };
}

/** An animation as it leaves the thread. */
export const animated = ({ frames, keypoints, notes, method }: LiftedAnimation): Animated => ({
  frames: frames.map((frame, i) => ({
    ...encoded(frame, paletteOf(frame)),
    ...(keypoints[i] ? { keypoints: keypoints[i] } : {}),
  })),
  notes,
  method,
});
