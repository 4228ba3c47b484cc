/** Sets of a map's cells, and the shapes that words give them. */
import { hash } from '../../domain/chance.ts';
import { blob, noise, type Place } from '../generate.ts';
import type { Area } from '../grid.ts';
import type { Side } from './lexicon.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A byte a cell. */
export interface Mask extends Size {
  readonly cells: Uint8Array;
}

export const emptyMask = ({ width, height }: Size): Mask => ({ width, height, cells: new Uint8Array(width * height) });
export const wholeOf = ({ width, height }: Size): Area => ({ x: 0, y: 0, width, height });

/** The cells of these places; what lies outside is left out. */
export function maskOf(size: Size, places: Iterable<Place>): Mask {
  const mask = emptyMask(size);
  for (const [x, y] of places)
    if (x >= 0 && y >= 0 && x < size.width && y < size.height) mask.cells[y * size.width + x] = 1;
  return mask;
}
export const placesOf = ({ width, cells }: Mask): Place[] => {
  const out: Place[] = [];
  for (const [at, cell] of cells.entries()) if (cell) out.push([at % width, Math.floor(at / width)]);
  return out;
};
export const countOf = ({ cells }: Mask): number => cells.reduce((sum, cell) => sum + cell, 0);

const combined = (of: Mask, test: (at: number) => unknown): Mask => ({
  ...of,
  cells: of.cells.map((_, at) => (test(at) ? 1 : 0)),
});
export const union = (a: Mask, b: Mask): Mask => combined(a, (at) => a.cells[at]! | b.cells[at]!);
export const without = (a: Mask, b: Mask): Mask => combined(a, (at) => a.cells[at] && !b.cells[at]);
export const inverse = (a: Mask): Mask => combined(a, (at) => !a.cells[at]);

/** A mask and all that is at most `by` cells off it, diagonally too. */
export function grown(mask: Mask, by: number): Mask {
  const { width, height } = mask;
  const out = emptyMask(mask);
  const reach = Math.max(0, by);
  for (const [x, y] of placesOf(mask))
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
      out.cells.fill(1, v * width + Math.max(0, x - reach), v * width + Math.min(width - 1, x + reach) + 1);
  return out;
}
/** What is left where `by` cells are taken off its rim; the edge of the map is none. */
export const shrunk = (mask: Mask, by: number): Mask => inverse(grown(inverse(mask), by));

/** The box of a mask's cells. */
export function boxOf(mask: Mask): Area {
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1];
  for (const [x, y] of placesOf(mask)) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? wholeOf(mask) : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
/** The cell in the middle of a mask: the nearest of it to its box's middle. */
export function middleOf(mask: Mask): Place {
  const { x, y, width, height } = boxOf(mask);
  const [u, v] = [x + Math.floor(width / 2), y + Math.floor(height / 2)];
  const far = ([a, b]: Place) => Math.hypot(a - u, b - v);
  return placesOf(mask).reduce((best, one) => (far(one) < far(best) ? one : best), [u, v] as Place);
}

const areaPlaces = ({ x, y, width, height }: Area): Place[] =>
  Array.from({ length: width * height }, (_, i) => [x + (i % width), y + Math.floor(i / width)] as const);

export interface Manner {
  readonly built?: boolean;
  readonly ring?: boolean;
}
/** One mass in a box: with an uneven rim, or built, with straight ones. */
export function massIn(size: Size, area: Area, seed: number, { built, ring }: Manner): Mask {
  const whole = maskOf(size, built ? areaPlaces(area) : blob(area, seed));
  if (!ring) return whole;
  const wide = Math.max(2, Math.round(Math.min(area.width, area.height) * 0.2));
  return without(whole, shrunk(whole, wide));
}

/** How much of the map a coast wanders, in cells. */
const WANDER = 5;
/** All on one side of the map, up to a share of it, with an uneven rim. */
export function bandAt(size: Size, [across, down]: Side, share: number, seed: number, built = false): Mask {
  const { width, height } = size;
  const mask = emptyMask(size);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const along = across === null ? x : y;
      const off = built ? 0 : (noise(along / 5, across === null ? 0 : 1, seed) - 0.5) * WANDER;
      const from = (far: number | null, at: number, length: number) =>
        far === null || far === 0.5 ? Number.POSITIVE_INFINITY : (far === 0 ? at : length - 1 - at) - length * share;
      const deep = Math.min(from(across, x, width), from(down, y, height));
      if (deep + 0.5 < off) mask.cells[y * width + x] = 1;
    }
  return mask;
}
/** The rim of the map, with an uneven inside. */
export function rimOf(size: Size, share: number, seed: number, built: boolean): Mask {
  const sides: Side[] = [[null, 0], [null, 1], [0, null], [1, null]]; // biome-ignore format: a row
  return sides.map((side, i) => bandAt(size, side, share, seed + i, built)).reduce(union);
}

/** A box of some size at a place in another; nothing said is the middle. */
export function boxAt(of: Area, width: number, height: number, place: Side): Area {
  const [w, h] = [
    Math.max(1, Math.min(of.width, Math.round(width))),
    Math.max(1, Math.min(of.height, Math.round(height))),
  ];
  const [across, down] = [place[0] ?? 0.5, place[1] ?? 0.5];
  return {
    x: of.x + Math.round((of.width - w) * across),
    y: of.y + Math.round((of.height - h) * down),
    width: w,
    height: h,
  };
}

/** How many places are tried for something that may lie anywhere. */
const TRIES = 60;
/**
 * Where a box lies freest of what is `taken`: near `place` where one is said, else anywhere in `of`. `inside` is what it should lie on.
 */
export function freeBox(
  of: Area,
  width: number,
  height: number,
  place: Side | undefined,
  taken: Mask,
  inside: Mask,
  seed: number,
): Area {
  const around = place ? boxAt(of, width, height, place) : undefined;
  const cost = (box: Area): number => {
    let sum = 0;
    for (const [x, y] of areaPlaces(box)) {
      const at = y * taken.width + x;
      sum += (taken.cells[at] ? 3 : 0) + (inside.cells[at] ? 0 : 2);
    }
    // what is asked for at a place stays there
    return (
      sum + (around ? (Math.abs(box.x - around.x) + Math.abs(box.y - around.y)) * Math.sqrt(width * height) * 0.5 : 0)
    );
  };
  let best = around ?? boxAt(of, width, height, [hash(0, 1, seed), hash(0, 2, seed)]);
  let least = cost(best);
  for (let n = 1; n <= TRIES && least > 0; n++) {
    const near =
      around &&
      [around.x, around.y].map((at, k) => at + Math.round((hash(n, k, seed) - 0.5) * 0.5 * (k ? of.height : of.width)));
    const box = near
      ? {
          ...best,
          x: clampTo(near[0]!, of.x, of.x + of.width - best.width),
          y: clampTo(near[1]!, of.y, of.y + of.height - best.height),
        }
      : boxAt(of, width, height, [hash(n, 3, seed), hash(n, 4, seed)]);
    const price = cost(box);
    if (price < least) [best, least] = [box, price];
  }
  return best;
}
const clampTo = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(Math.max(low, high), value));
