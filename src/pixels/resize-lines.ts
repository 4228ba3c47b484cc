/**
 * Smaller pixel art by whole rows and columns: which of them are joined is chosen by what they hold, so that one-pixel
 * lines stay one pixel and eyes stay eyes; within a joined block lines, rims and spots outvote areas. No colour is new.
 */
import { createImage, wordsOf } from './image.ts';
import { labDistance, labsOf } from './labs.ts';
import type { Px, Rgba } from './types.ts';

/** Rows or columns of the source that one of the result stands for, `from` inclusive, `to` exclusive. */
export type Joined = readonly (readonly [from: Px, to: Px])[];

/** How far a joined column may lie from its even place, in source pixels. */
const MOST_DRIFT = 1.3;
const DRIFT_COST = 0.12;
const JOIN_COST = 6;
/** Share of a subject that must be its own mirror image for columns to be joined symmetrically. */
const SYMMETRIC = 0.8;

/** How unlike two pixels are, 0..1: nothing beside something counts as wholly unlike. */
type Unlike = (x: Px, y: Px, X: Px, Y: Px) => number;

interface Seen {
  readonly image: Rgba;
  readonly labs: Float32Array;
  readonly isThere: (x: Px, y: Px) => boolean;
  readonly unlike: Unlike;
}

function look(image: Rgba): Seen {
  const { width, height, data } = image;
  const labs = labsOf(image);
  const isThere = (x: Px, y: Px): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! >= 128;
  const unlike: Unlike = (x, y, X, Y) => {
    const [a, b] = [isThere(x, y), isThere(X, Y)];
    if (!a || !b) return a === b ? 0 : 1;
    return Math.min(1, labDistance(labs, y * width + x, labs, Y * width + X) * 4);
  };
  return { image, labs, isThere, unlike };
}

function isSymmetric({ image: { width, height }, isThere, unlike }: Seen): boolean {
  let counted = 0;
  let alike = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width >> 1; x++) {
      if (!isThere(x, y) && !isThere(width - 1 - x, y)) continue;
      counted++;
      if (unlike(x, y, width - 1 - x, y) < 0.3) alike++;
    }
  }
  return counted > 0 && alike / counted > SYMMETRIC;
}

/** What joining column (or row) i with the next one costs, 0..1: the share of it that differs. */
function joinCosts(sights: readonly Seen[], alongX: boolean, symmetric: boolean): Float64Array {
  const { width, height } = sights[0]!.image;
  const [n, m] = alongX ? [width, height] : [height, width];
  const costs = new Float64Array(n);
  for (let i = 0; i + 1 < n; i++) {
    for (const { unlike } of sights) {
      for (let y = 0; y < m; y++) costs[i]! += (alongX ? unlike(i, y, i + 1, y) : unlike(y, i, y, i + 1)) / m;
    }
    costs[i]! /= sights.length;
  }
  return symmetric ? costs.map((cost, i) => cost + (i + 1 < n ? costs[n - 2 - i]! : 0)) : costs;
}

/** `to` pieces of `from` columns, all of the even length rounded up or down, at the least cost: dynamic programming. */
function joinPlan(from: Px, to: Px, costs: Float64Array): Joined {
  const even = from / to;
  const lengths = Number.isInteger(even) ? [even] : [Math.floor(even), Math.ceil(even)];
  const inside = (a: Px, b: Px): number => {
    let sum = 0;
    for (let k = a; k < b - 1; k++) sum += costs[k]!;
    return sum * JOIN_COST;
  };
  let reached = new Map<Px, number>([[0, 0]]);
  const steps: Map<Px, number>[] = [];
  for (let i = 0; i < to; i++) {
    const next = new Map<Px, number>();
    const by = new Map<Px, number>();
    for (const [at, cost] of reached) {
      for (const length of lengths) {
        const end = at + length;
        const drift = end - (i + 1) * even;
        if (end > from || Math.abs(drift) > MOST_DRIFT) continue;
        const sum = cost + inside(at, end) + DRIFT_COST * drift * drift;
        if (sum < (next.get(end) ?? Number.POSITIVE_INFINITY)) {
          next.set(end, sum);
          by.set(end, length);
        }
      }
    }
    reached = next;
    steps.push(by);
  }
  const out: (readonly [Px, Px])[] = [];
  for (let i = to - 1, at = from; i >= 0; i--) {
    const length = steps[i]!.get(at)!;
    out.unshift([at - length, at]);
    at -= length;
  }
  return out;
}

/** What each pixel is worth in the vote of a joined block: lines, rims and spots before areas. */
function worths({ image: { width, height }, labs, isThere, unlike }: Seen): Float32Array {
  const out = new Float32Array(width * height).fill(1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isThere(x, y)) continue;
      const [left, right] = [unlike(x, y, x - 1, y), unlike(x, y, x + 1, y)];
      const [up, down] = [unlike(x, y, x, y - 1), unlike(x, y, x, y + 1)];
      const line = Math.max(Math.min(left, right), Math.min(up, down));
      const spot = Math.min(left, right, up, down);
      const rim = !isThere(x - 1, y) || !isThere(x + 1, y) || !isThere(x, y - 1) || !isThere(x, y + 1);
      const dark = Math.max(0, 0.45 - labs[(y * width + x) * 3]!) * 2;
      out[y * width + x] = 1 + line * 0.9 + spot * 0.9 + (rim ? 0.25 + dark * 0.9 : dark * 0.35);
    }
  }
  return out;
}

function joinBlocks(seen: Seen, columns: Joined, rows: Joined): Rgba {
  const { image, isThere } = seen;
  const out = createImage(columns.length, rows.length);
  const [from, to] = [wordsOf(image), wordsOf(out)];
  const worth = worths(seen);
  rows.forEach(([y0, y1], y) => {
    columns.forEach(([x0, x1], x) => {
      const votes = new Map<number, number>();
      for (let sy = y0; sy < y1; sy++) {
        for (let sx = x0; sx < x1; sx++) {
          const i = sy * image.width + sx;
          const word = isThere(sx, sy) ? from[i]! : 0;
          votes.set(word, (votes.get(word) ?? 0) + worth[i]!);
        }
      }
      let most = -1;
      for (const [word, n] of votes) {
        if (n <= most) continue;
        most = n;
        to[y * out.width + x] = word;
      }
    });
  });
  return out;
}

/**
 * Pictures of one size made smaller together: the same rows and columns are joined in all of them, so that frames of an
 * animation do not boil. `symmetric`: whether left and right are treated alike; looked at where it is not said. Throws a RangeError for sides larger than the pictures' or pictures of several sizes.
 */
export function joinLines(images: readonly Rgba[], width: Px, height: Px, symmetric?: boolean): Rgba[] {
  const first = images[0];
  if (!first) return [];
  if (images.some((i) => i.width !== first.width || i.height !== first.height)) {
    throw new RangeError('All pictures must have the same size');
  }
  if (width > first.width || height > first.height) throw new RangeError('Joining makes pictures smaller only');
  const sights = images.map(look);
  const columns = joinPlan(first.width, width, joinCosts(sights, true, symmetric ?? sights.every(isSymmetric)));
  const rows = joinPlan(first.height, height, joinCosts(sights, false, false));
  return sights.map((seen) => joinBlocks(seen, columns, rows));
}
