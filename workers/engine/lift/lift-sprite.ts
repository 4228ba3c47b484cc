/** A reference picture made ready to be moved: its joints, parts and hidden pixels. */
import { hardenAlpha } from '../pixels/image.ts';
import type { Direction, Rgba } from '../types.ts';
import { hiddenLimbs } from './hidden-limbs.ts';
import { type Scraps, scrapsOf } from './scraps.ts';
import { type Segmentation, segment } from './segment.ts';
import type { Skeleton } from './skeleton.ts';
import { isSkirted } from './skirt.ts';

export interface LiftedSprite {
  readonly image: Rgba;
  /** The joints that the parts are moved from: a hidden limb's are those of the limb that covers it. */
  readonly skeleton: Skeleton;
  readonly segmentation: Segmentation;
  readonly scraps: Scraps;
  /** Both legs move as one, under a robe or dress. */
  readonly skirted: boolean;
  /** The way the figure faces. */
  readonly direction?: Direction;
}

export interface LiftOptions {
  /** The way the figure faces: tells the near side from the far one. */
  readonly direction?: Direction;
  /** Wears a robe or dress, under which both legs move as one; absent: told by the picture. */
  readonly skirted?: boolean;
}

/** Takes a sprite apart along its skeleton. Alpha is made binary. */
export function liftSprite(reference: Rgba, skeleton: Skeleton, options: LiftOptions = {}): LiftedSprite {
  const { direction } = options;
  const image = hardenAlpha(reference);
  const limbs = hiddenLimbs(image, skeleton, direction);
  const segmentation = segment(image, limbs.skeleton, limbs.shownBy);
  const skirted = options.skirted ?? isSkirted(image, limbs.skeleton, segmentation);
  const scraps = scrapsOf(image, limbs, segmentation, skirted);
  return { image, skeleton: limbs.skeleton, segmentation, scraps, skirted, ...(direction ? { direction } : {}) };
}
