/** Steps of what stands on feet too short, or too close to the body, to be legs: each in turn goes up where it stands. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, blank, eachPixel, type Flat, opaqueRows, put } from '../parts/flat.ts';

export interface Shuffling {
  /** The first column of each foot; the last is that behind all. */
  readonly from: readonly Px[];
  /** The first row of the feet. */
  readonly high: Px;
  readonly step: Px;
}

/** Shares of the height and of the width: the highest that feet are, and the widest that one is. */
const HIGHEST = 0.24;
const WIDEST = 0.62;
const MOST = 6;
/** Of larger figures feet go up by more than a pixel. */
const LARGE: Px = 30;

/** The feet of a picture: what its lowest rows fall into, as high as gaps divide them; undefined where they are not divided. */
export function shuffling(picture: Flat): Shuffling | undefined {
  const { top, bottom } = opaqueRows(picture);
  const runs = runsAt(picture, bottom - 1);
  const lower = runsAt(picture, bottom - 2);
  const ground = lower.length > runs.length && lower.length <= MOST ? lower : runs;
  const [first, last] = [ground[0], ground.at(-1)];
  if (!first || !last || ground.length < 2 || ground.length > MOST) return undefined;
  const across = Math.max(1, ...rowsBetween(picture, top, bottom).map(([left, right]) => right - left));
  if (ground.some(([left, right]) => right - left > WIDEST * across) || last[1] - first[0] < STANCE * across)
    return undefined;
  const gaps = ground.slice(1).map(([left], k) => [ground[k]![1], left] as const);
  let high = bottom - (ground === lower ? 2 : 1);
  const least = bottom - Math.max(2, HIGHEST * (bottom - top));
  const isOpen = (y: Px): boolean =>
    gaps.every(([left, right]) =>
      Array.from({ length: right - left }, (_, k) => at(picture, left + k, y)).some((c) => c < 0),
    );
  while (high - 1 >= least && isOpen(high - 1)) high--;
  const middles = gaps.map(([left, right]) => Math.floor((left + right) / 2));
  return { from: [0, ...middles, picture.width], high, step: bottom - top >= LARGE ? 2 : 1 };
}
/** Feet stand at least so far apart, as a share of the width: what ends in points floats. */
const STANCE = 0.4;

function runsAt(picture: Flat, y: Px): (readonly [from: Px, to: Px])[] {
  const out: [Px, Px][] = [];
  for (let x = 0; x < picture.width; x++) {
    if (at(picture, x, y) < 0) continue;
    if (at(picture, x - 1, y) < 0) out.push([x, x + 1]);
    else out.at(-1)![1] = x + 1;
  }
  return out;
}

const rowsBetween = (picture: Flat, top: Px, bottom: Px): (readonly [Px, Px])[] =>
  Array.from({ length: bottom - top }, (_, k) => runsAt(picture, top + k)).flatMap((runs) =>
    runs.length > 0 ? [[runs[0]![0], runs.at(-1)![1]] as const] : [],
  );

const OVER = 0.8;

/** The figure at a time of the loop, 0..1: at its beginning and its middle all feet stand. */
export function shuffledAt(picture: Flat, { from, high, step }: Shuffling, t: number, above: Px): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  const isUp = Math.abs(turn) > 0.3;
  // A foot is off the ground before the body goes up over the others.
  const up = Math.abs(turn) > OVER && above > 0 ? 1 : 0;
  const out = blank(picture.width, picture.height);
  const footOf = (x: Px): number => from.findLastIndex((column) => x >= column);
  const isLifted = (x: Px): boolean => isUp && footOf(x) % 2 === (turn > 0 ? 0 : 1);
  eachPixel(picture, (x, y, color) => {
    if (y >= high && !isLifted(x)) put(out, x, y, color);
    else if (y < high) put(out, x, y - up, color);
  });
  // Where the body went up what it stands on reaches it.
  if (up > 0) for (let x = 0; x < picture.width; x++) put(out, x, high - 1, at(picture, x, high - 1));
  eachPixel(picture, (x, y, color) => {
    if (y >= high && isLifted(x)) put(out, x, y - step - up, color);
  });
  return out;
}
