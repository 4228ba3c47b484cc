import type { Direction } from '../../../src/domain/words.ts';
import { createImage, paste } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { type Animation, type AnimationOptions, drawAnimation, type ProjectedJoint } from '../subject/motion/index.ts';
import type { Keypoint } from '../types.ts';
import { standing } from './standing.ts';
import type { CharacterPlan } from './types.ts';

type Told = Pick<AnimationOptions, 'palette' | 'signal' | 'onFrame'>;

/** A plan, standing, from the sides asked. */
export function drawPlan(plan: CharacterPlan, directions: readonly Direction[], told: Told = {}): Animation {
  const { brief, rig, ...options } = plan;
  return drawAnimation(brief, { ...options, ...told, motion: standing(rig), directions });
}

export const keypointOf = ({ label, x, y, z_index }: ProjectedJoint): Keypoint => ({ label, x, y, z: z_index });

/** Pictures of one size one under another, so that they share what is decided about colours. */
export function strip(images: readonly Rgba[]): Rgba {
  const { width, height } = images[0]!;
  const out = createImage(width, height * images.length);
  images.forEach((image, i) => {
    paste(out, image, 0, i * height);
  });
  return out;
}
