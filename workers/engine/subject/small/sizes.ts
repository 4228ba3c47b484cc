/** Which of the pictures set by hand a size of picture takes, and which it takes enlarged. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { SubjectOptions } from '../types.ts';
import { enlarged } from './enlarged.ts';
import { GREAT_SIDES, HUGE_SIDES, isStampSized, LARGE_SIDES, MID_SIDES, type Stamp, type StampSides } from './stamp.ts';

export type StampTable = Readonly<Record<string, Stamp>>;

/** How many pixels a side stamps of a size take at most, from the smallest. */
const NATIVE: readonly Px[] = [12, 20, 28, 42, 56];

/** Sizes of picture, how many pixels a side something is in them, and the sides that tables of that size are read with. */
const STEPS: readonly (readonly [sides: StampSides, px: Px, as: StampSides | undefined])[] = [
  [[14, 21], 12, undefined],
  [[22, 29], 20, MID_SIDES],
  [[30, 36], 28, LARGE_SIDES],
  [[37, 43], 34, LARGE_SIDES],
  [[44, 51], 42, GREAT_SIDES],
  [[52, 57], 48, GREAT_SIDES],
  [[58, 65], 56, HUGE_SIDES],
  [[66, 73], 64, HUGE_SIDES],
  [[74, 86], 70, HUGE_SIDES],
  [[87, 110], 84, HUGE_SIDES],
  [[111, 144], 112, HUGE_SIDES],
];

/** A size of stamps that a picture may take, and how many times enlarged. */
export interface StampSize {
  /** Of the tables, 0 those of the smallest pictures. */
  readonly index: number;
  readonly times: number;
  readonly as: StampSides;
}

/** The sizes of stamps for a picture, from the one that is enlarged least; none of the smallest, which are too coarse for it. */
export function sizesFor(o: SubjectOptions, mostTimes = MOST_TIMES): readonly StampSize[] {
  const step = STEPS.find(([sides]) => isStampSized(o, sides));
  if (!step?.[2]) return [];
  const [, px, as] = step;
  return NATIVE.map((own, index) => ({ index, times: px / own, as }))
    .filter(({ index, times }) => index > 0 && times >= 1 && times <= mostTimes)
    .reverse();
}

/** More than this many times as large the pixels of a smaller picture show; `MOST_BARE` of what has no small parts. */
const MOST_TIMES = 2.01;
export const MOST_BARE = 2.7;

/**
 * The stamp of that name for a picture of this size: its own, or (at most `mostTimes`) the next smaller one enlarged.
 * @param tables those of each size, from the smallest; a size may have none
 */
export function stampFor(
  name: string,
  tables: readonly StampTable[],
  o: SubjectOptions,
  mostTimes = MOST_TIMES,
): Stamp | undefined {
  const step = STEPS.find(([sides]) => isStampSized(o, sides));
  if (!step) return undefined;
  const [, px, as] = step;
  for (let size = NATIVE.length - 1; size >= 0; size--) {
    const times = px / NATIVE[size]!;
    // the smallest are too coarse to be enlarged
    const stamp = times === 1 || (size > 0 && times > 1 && times <= mostTimes) ? tables[size]?.[name] : undefined;
    if (stamp) return times === 1 ? stamp : enlarged(stamp, times, as!);
  }
  return undefined;
}
