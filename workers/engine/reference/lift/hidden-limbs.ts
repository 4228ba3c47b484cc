/** Limbs that the reference does not show because the same limb of the near side covers them, as in pictures from the side. */

import type { Direction, JointLabel } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { extentOf } from './segment.ts';
import { anchorAt, distance, type Joint, middleOf, PARTS, partIndex, type Skeleton } from './skeleton.ts';

/** The side that is nearer to the viewer: +1 the character's right, -1 its left, 0 neither. */
export const NEAR_SIDE: Readonly<Record<Direction, -1 | 0 | 1>> = {
  south: 0,
  'south-east': 1,
  east: 1,
  'north-east': 1,
  north: 0,
  'north-west': -1,
  west: -1,
  'south-west': -1,
};

/** Limbs whose ends are nearer to each other than this share of the figure lie on one another. */
const TOGETHER = { corner: 0.085, side: 0.13 } as const;
/** Legs that are no wider together than this share of the figure are one behind the other. */
const ONE_LEG = 0.19;

export interface HiddenLimbs {
  /** The skeleton with each hidden limb's joints at those of the limb that covers it. */
  readonly skeleton: Skeleton;
  /** Of each part of `PARTS` the part whose pixels it has: its own index, or that of its twin where it is hidden. */
  readonly shownBy: readonly number[];
}

/** Finds hidden limbs. Facing the viewer or away, a figure shows both of its sides. */
export function hiddenLimbs(image: Rgba, skeleton: Skeleton, direction: Direction | undefined): HiddenLimbs {
  const near = direction ? NEAR_SIDE[direction] : 0;
  const shownBy = PARTS.map((_, i) => i);
  if (near === 0) return { skeleton, shownBy };
  const fromSide = direction === 'east' || direction === 'west';
  const least = (fromSide ? TOGETHER.side : TOGETHER.corner) * extentOf(skeleton);
  const oneLeg = fromSide && showsOneLeg(image, skeleton);
  const farSide = near === 1 ? 'left' : 'right';
  const moved: Record<JointLabel, Joint> = { ...skeleton };
  PARTS.forEach((part, i) => {
    if (!part.twin || !part.name.startsWith(farSide)) return;
    const twin = PARTS[partIndex(part.twin)]!;
    const apart = [
      distance(anchorAt(skeleton, part.from), anchorAt(skeleton, twin.from)),
      distance(anchorAt(skeleton, part.to), anchorAt(skeleton, twin.to)),
    ];
    // a lower limb hangs on its upper one: it cannot be hidden where that is not
    const above = part.parent && part.parent !== 'torso' ? shownBy[partIndex(part.parent)]! : partIndex(part.twin);
    const covered = Math.max(...apart) < least || (oneLeg && part.name.includes('leg'));
    if (!covered || PARTS[above]!.name.startsWith(farSide)) return;
    shownBy[i] = partIndex(part.twin);
    moved[part.from as JointLabel] = { ...skeleton[twin.from as JointLabel], z: skeleton[part.from as JointLabel].z };
    moved[part.to as JointLabel] = { ...skeleton[twin.to as JointLabel], z: skeleton[part.to as JointLabel].z };
  });
  return { skeleton: moved, shownBy };
}

/** Whether a standing figure's shins and ankles are one run of pixels, no wider than a leg. */
function showsOneLeg({ width, height, data }: Rgba, skeleton: Skeleton): boolean {
  const most = ONE_LEG * extentOf(skeleton);
  const hips = anchorAt(skeleton, 'HIPS');
  const knees = middleOf(skeleton, ['RIGHT KNEE', 'LEFT KNEE']);
  const ankles = middleOf(skeleton, ['RIGHT LEG', 'LEFT LEG']);
  if (ankles.y <= knees.y || knees.y <= hips.y) return false;
  return [knees.y, (knees.y + ankles.y) / 2, ankles.y].every((row) => {
    const y = Math.min(height - 1, Math.max(0, Math.floor(row)));
    let first = -1;
    let last = -1;
    let count = 0;
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      if (first < 0) first = x;
      last = x;
      count++;
    }
    return count > 0 && count === last - first + 1 && count <= most;
  });
}
