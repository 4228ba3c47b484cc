/** Where a hat sits on who is no person: over the eyes, where the head is as wide as the brim. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { partBox, type Sprite } from '../../sprites/sprite.ts';
import { eyesOf, setEyes } from '../creature-marks.ts';
import { HEAD, headOf } from '../parts.ts';

/** What stands up beside and above a head, and is none of its width. */
const STANDS_UP = /horn|ear|antenna|feeler|stalk|wing|claw|pincer|leg|spike|fin|tail|stem|leaf|flower/;

export interface Seat {
  /** The column of its middle. */
  readonly middle: number;
  /** The first row of the head there. */
  readonly crown: Px;
  /** The first row of the eyes: what sits above leaves it bare. */
  readonly eyes: Px;
  /** The head's width in pixels at a row. */
  readonly width: (row: Px) => Px;
}

/** How many times as wide as its two eyes lie apart a head without an outline of its own is at most. */
const OF_EYES = 2.4;

export function seatOf(s: Sprite): Seat {
  const { width, height, data } = s.image;
  const head = headOf(s);
  const own = partBox(s, /^head$|^skull$/) ?? (s.partNames.some((n) => HEAD.test(n) && !/eye|mouth|face|tooth|teeth/.test(n)) ? head : undefined); // biome-ignore format: one line
  const set = setEyes(s);
  const eyes = set.length === 2 ? set : eyesOf(s);
  const pair = eyes.length === 2 && Math.abs(eyes[0]!.top - eyes[1]!.top) <= height * 0.08 ? eyes : undefined;
  // what is worn before the eyes is where they are
  const before = pair ? undefined : partBox(s, /glasses|goggles|eyepatch/);
  const [left, right] = before
    ? [before.x, before.x + before.width]
    : pair
      ? [Math.min(...pair.map((e) => e.left)), Math.max(...pair.map((e) => e.right)) + 1]
      : own || eyes.length > 0 || s.at.mouth
        ? [head.x, head.x + head.width]
        : // a thing without a face wears it in the middle
          [width * 0.2, width * 0.8];
  const middle = (pair ?? before) && (!own || Math.abs((left + right) / 2 - own.x - own.width / 2) < own.width * 0.2) ? (left + right) / 2 : own ? own.x + own.width / 2 : (left + right) / 2; // biome-ignore format: one line
  const most = own ? own.width : (pair ?? before) ? Math.max((right - left) * OF_EYES, width * 0.34) : head.width;
  const isHead = (x: Px, y: Px): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height || !data[(y * width + x) * 4 + 3]) return false;
    const part = s.parts[y * width + x]!;
    return part < 0 || !STANDS_UP.test(s.partNames[part]!);
  };
  const column = Math.min(width - 1, Math.max(0, Math.floor(middle)));
  const tops = [-2, -1, 0, 1, 2].map((d) => {
    let y = 0;
    while (y < height - 1 && !isHead(column + d, y)) y++;
    return y;
  });
  const crown = tops.sort((a, b) => a - b)[2]!;
  const above = eyes.filter((e) => e.top > crown && e.left < middle + most / 2 && e.right > middle - most / 2);
  const brow =
    above.length > 0
      ? Math.min(...above.map((e) => e.top))
      : before
        ? before.y
        : crown + Math.round(head.height * 0.45);
  return {
    middle,
    crown,
    eyes: Math.max(crown + 1, brow),
    width: (row) => {
      if (!isHead(column, row)) return 0;
      let [l, r] = [column, column + 1];
      while (l > middle - most / 2 && isHead(l - 1, row)) l--;
      while (r < middle + most / 2 && isHead(r, row)) r++;
      return r - l;
    },
  };
}
