import type { Direction, JointLabel, View } from '../../../src/domain/words.ts';
import type {
  AnimateWithSkeletonPayload,
  AnimateWithTextPayload,
  AnimationPayload,
  PosePoint,
} from '../../../src/jobs/contract.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import {
  type AnimationRequest,
  animateWithSkeleton,
  animateWithText,
  type LiftedAnimation,
} from '../../engine/reference/lift/index.ts';
import type { Keypoint } from '../../engine/types.ts';
import { encoded, imageOf, imageOrNone, imagesOf, type Picture } from './images.ts';
import type { Task } from './task.ts';

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

/** The frames that one text animation draws. */
const TEXT_FRAMES = 4;

const orNone = <T>(value: T | null): T | undefined => value ?? undefined;

async function shared(payload: AnimationPayload): Promise<AnimationRequest> {
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

const told = ({ frames, keypoints, notes, method }: LiftedAnimation): Animated => ({
  frames: frames.map((frame, i) => ({
    ...encoded(frame, paletteOf(frame)),
    ...(keypoints[i] ? { keypoints: keypoints[i] } : {}),
  })),
  notes,
  method,
});

const pose = (points: readonly PosePoint[]): readonly Keypoint[] =>
  points.map(({ label, x, y, z }) => ({ label: label as JointLabel, x, y, z }));

/** A reference in given poses. */
export const animateWithSkeletonTask: Task<'animateWithSkeleton'> = async (
  payload: AnimateWithSkeletonPayload,
  tools,
  hooks,
) =>
  told(
    await animateWithSkeleton(
      tools,
      {
        ...(await shared(payload)),
        poses: payload.poses.map(pose),
        isometric: payload.isometric,
        oblique: payload.oblique,
        guidance: payload.guidance,
      },
      hooks,
    ),
  );

/** A reference that does what words say. */
export const animateWithTextTask: Task<'animateWithText'> = async (payload: AnimateWithTextPayload, tools, hooks) =>
  told(
    await animateWithText(
      tools,
      {
        ...(await shared(payload)),
        description: payload.description,
        action: payload.action,
        negativeDescription: payload.negativeDescription,
        textGuidance: payload.textGuidance,
        imageGuidance: payload.imageGuidance,
        nFrames: payload.nFrames,
        startFrame: payload.startFrame,
        count: TEXT_FRAMES,
      },
      hooks,
    ),
  );
