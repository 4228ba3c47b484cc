/** What goes with a step above the legs: arms against the legs, the weight over the foot that stands, a hem that drags. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, blank, eachPixel, type Flat, luma, opaqueRows, put } from '../parts/flat.ts';

/** Somebody who faces the viewer: where the trunk is between the arms. */
export interface Upper {
  readonly axis: number;
  readonly half: number;
  readonly headHalf: number;
  readonly neck: Px;
  readonly isRobed: boolean;
}

export interface Swayed {
  /** Rows that what is left and right of the trunk is higher. */
  readonly left: Px;
  readonly right: Px;
  /** Columns that the hem is to the side. */
  readonly hem: -1 | 0 | 1;
}

const HEM = 0.2;

/** The picture without its legs (1 in `mask`), with arms and hem where they are at a step. */
export function upperAt(
  picture: Flat,
  mask: Uint8Array,
  upper: Upper | undefined,
  { left, right, hem }: Swayed,
  held?: Uint8Array,
): Flat {
  const out = blank(picture.width, picture.height);
  const { top, bottom } = opaqueRows(picture);
  const heldOff = held && upper ? middleOf(held, picture.width) + 0.5 - upper.axis : 0;
  const swings = upper && ([-1, 1] as const).map((side) => isApart(picture, mask, upper, side));
  const arms = upper && armsFrom(picture, mask, upper);
  const hemFrom = upper?.isRobed ? Math.round(bottom - HEM * (bottom - top)) : bottom;
  eachPixel(picture, (x, y, color) => {
    if (mask[y * picture.width + x]) return;
    const off = x + 0.5 - (upper?.axis ?? 0);
    const isHeld = held?.[y * picture.width + x] === 1;
    const isBeside =
      upper &&
      (isHeld ||
        (swings![off < 0 ? 0 : 1] &&
          Math.abs(off) > upper.half &&
          (y >= upper.neck || arms![y * picture.width + x] === 1)));
    // What is held goes as one with the hand that holds it.
    const up = !isBeside ? 0 : (isHeld ? heldOff : off) < 0 ? left : right;
    put(out, y >= hemFrom ? x + hem : x, y - up, color);
  });
  // Where a part went up, what it was joined to goes on.
  eachPixel(picture, (x, y) => {
    if (mask[y * picture.width + x] || at(out, x, y) >= 0) return;
    const [above, below] = [at(out, x, y - 1), at(out, x, y + 1)];
    if (above >= 0 && (below >= 0 || mask[(y + 1) * picture.width + x])) put(out, x, y, above);
    else if (at(out, x - 1, y) >= 0 && at(out, x + 1, y) >= 0) put(out, x, y, at(out, x - 1, y));
  });
  return out;
}

/** What goes on above the neck from what is beside the trunk below it: a raised hand. What is of the head, a brim or a lock, does not. */
function armsFrom(picture: Flat, mask: Uint8Array, { axis, half, headHalf, neck }: Upper): Uint8Array {
  const { width } = picture;
  const out = new Uint8Array(picture.colors.length);
  const isIn = (x: Px, y: Px): boolean =>
    at(picture, x, y) >= 0 && !mask[y * width + x] && Math.abs(x + 0.5 - axis) > (y < neck ? headHalf + 1.5 : half);
  const queue: number[] = [];
  const take = (x: Px, y: Px): void => {
    if (out[y * width + x] || !isIn(x, y)) return;
    out[y * width + x] = 1;
    queue.push(y * width + x);
  };
  for (let x = 0; x < width; x++) take(x, neck);
  for (const i of queue) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -1; dy <= 0; dy++) for (let dx = -1; dx <= 1; dx++) if (y + dy >= 0) take(x + dx, y + dy);
  }
  return out;
}

/** The mean column of what is 1. */
function middleOf(held: Uint8Array, width: Px): number {
  let [sum, n] = [0, 0];
  held.forEach((is, i) => {
    if (is) [sum, n] = [sum + (i % width), n + 1];
  });
  return sum / Math.max(1, n);
}

/** Whether what is beside the trunk has a gap, a line or another colour between: one surface is not cut through. */
function isApart(picture: Flat, mask: Uint8Array, { axis, half, neck }: Upper, side: -1 | 1): boolean {
  const inside = Math.floor(axis + side * half);
  let [all, joined] = [0, 0];
  for (let y = Math.max(0, neck); y < picture.height; y++) {
    const [a, b] = [at(picture, inside, y), at(picture, inside + side, y)];
    if (a < 0 || b < 0 || mask[y * picture.width + inside]) continue;
    all++;
    if (a === b && luma(a) > DARK) joined++;
  }
  return joined <= JOINED * all;
}
const DARK = 48;
const JOINED = 0.5;
