/** A reference picture made ready to be moved: its joints, parts and hidden pixels. */

import type { Direction } from '../../../../src/domain/words.ts';
import { hardenAlpha } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { hiddenLimbs } from './hidden-limbs.ts';
import { giveClothToBody } from './loose-cloth.ts';
import { type Scraps, scrapsOf } from './scraps.ts';
import { bonesOf, type Segmentation, segment, toBone } from './segment.ts';
import { PARTS, type Skeleton } from './skeleton.ts';
import { isSkirted } from './skirt.ts';

export interface LiftedSprite {
  readonly image: Rgba;
  /** The joints that the parts are moved from: a hidden limb's are those of the limb that covers it. */
  readonly skeleton: Skeleton;
  readonly segmentation: Segmentation;
  readonly scraps: Scraps;
  /** Both legs move as one, under a robe or dress. */
  readonly skirted: boolean;
  /** Indices of the lower arms that hold something, which is not foreshortened with them. */
  readonly holding: ReadonlySet<number>;
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
  const nearest = segment(image, limbs.skeleton, limbs.shownBy);
  const segmentation = { ...nearest, part: giveClothToBody(image, limbs.skeleton, nearest.part, nearest.radius) };
  const skirted = options.skirted ?? isSkirted(image, limbs.skeleton, segmentation);
  const scraps = scrapsOf(image, limbs, segmentation, skirted);
  const holding = holdingArms(limbs.skeleton, segmentation);
  return {
    image,
    skeleton: limbs.skeleton,
    segmentation,
    scraps,
    skirted,
    holding,
    ...(direction ? { direction } : {}),
  };
}

/** Pixels this many half-widths from an arm's bone are not the arm. */
const BESIDE = 1.6;
/** An arm holds something when so much of what moves with it, and at least so many pixels, is not the arm. */
const HELD = { share: 0.35, pixels: 8 } as const;

function holdingArms(skeleton: Skeleton, { part, radius, width }: Segmentation): ReadonlySet<number> {
  const bones = bonesOf(skeleton);
  const holding = new Set<number>();
  PARTS.forEach(({ name }, i) => {
    if (!name.includes('lower arm')) return;
    let all = 0;
    let beside = 0;
    part.forEach((own, p) => {
      if (own !== i) return;
      all++;
      if (toBone(bones[i]!, (p % width) + 0.5, Math.floor(p / width) + 0.5).away > BESIDE * radius[i]! + 1) beside++;
    });
    if (beside >= HELD.pixels && beside >= HELD.share * all) holding.add(i);
  });
  return holding;
}
