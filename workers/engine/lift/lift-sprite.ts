/** A reference picture made ready to be moved: its joints, parts and hidden pixels. */
import { hardenAlpha } from '../pixels/image.ts';
import type { Rgba } from '../types.ts';
import { type Scraps, scrapsOf } from './scraps.ts';
import { type Segmentation, segment } from './segment.ts';
import type { Skeleton } from './skeleton.ts';

export interface LiftedSprite {
  readonly image: Rgba;
  readonly skeleton: Skeleton;
  readonly segmentation: Segmentation;
  readonly scraps: Scraps;
}

/** Takes a sprite apart along its skeleton. Alpha is made binary. */
export function liftSprite(reference: Rgba, skeleton: Skeleton): LiftedSprite {
  const image = hardenAlpha(reference);
  const segmentation = segment(image, skeleton);
  return { image, skeleton, segmentation, scraps: scrapsOf(image, skeleton, segmentation) };
}
