/**
 * Pixels that agree with their neighbours. Deciding each pixel by itself blurs what the network is not sure of; here the
 * turned sprite is put together of the picture's own little squares, those that cost least where they are laid (texture
 * optimisation after Kwatra et al. 2005): an eye stays an eye, and a line a line.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { cheapest } from './decide.ts';

/** Squares reach so many pixels around their middle. */
const REACH = 2;
/** A square comes from at most so many rows above or below: a turn leaves each part in its rows. */
const ROWS = 2;
/** What each row of that distance costs. */
const ROW_COST = 0.002;
const ITERATIONS = 2;
/** How much what was decided counts beside the network, from the second iteration on. */
const KEEP = 0.5;
/** How much the network counts beside the squares that lie over a pixel. */
const TRUST = 0.5;

/** What is laid, and where it is taken from. */
export interface Cohered {
  /** A palette number for every pixel. */
  readonly numbers: Uint8Array;
  /** Where each is taken from: number of the source × pixels + place in it; −1 where transparent. */
  readonly origins: Int32Array;
}

interface Grid {
  readonly width: Px;
  readonly height: Px;
}

/** A picture with an empty margin, and the columns between which something is. */
interface Source {
  readonly numbers: Uint8Array;
  readonly first: number;
  readonly last: number;
}

/** Values with a margin of `REACH` zeros around them; `depth` values a pixel. */
function padded<T extends Uint8Array | Float32Array>(out: T, values: T, { width, height }: Grid, depth: number): T {
  const wide = width + 2 * REACH;
  for (let y = 0; y < height; y++) {
    out.set(values.subarray(y * width * depth, (y + 1) * width * depth), ((y + REACH) * wide + REACH) * depth);
  }
  return out;
}

function sourceOf(numbers: Uint8Array, grid: Grid): Source {
  let first = grid.width;
  let last = -1;
  numbers.forEach((number, i) => {
    if (number === 0) return;
    first = Math.min(first, i % grid.width);
    last = Math.max(last, i % grid.width);
  });
  const area = (grid.width + 2 * REACH) * (grid.height + 2 * REACH);
  return {
    numbers: padded(new Uint8Array(area), numbers, grid, 1),
    first: Math.max(0, first - REACH),
    last: Math.min(grid.width - 1, last + REACH),
  };
}

/**
 * A picture of least cost that is made of squares of the `sources` (palette numbers of the grid's size). `expected` is
 * of `expectedCosts`, `costs` of `colourCosts`.
 */
export function cohere(
  expected: Float32Array,
  costs: Float32Array,
  sources: readonly Uint8Array[],
  grid: Grid,
): Cohered {
  const { width, height } = grid;
  const size = Math.sqrt(costs.length);
  const all = sources.map((numbers) => sourceOf(numbers, grid));
  const from = new Int32Array(width * height).fill(-1);
  let numbers = cheapest(expected, size);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const wanted = iteration === 0 ? expected : withKept(expected, costs, numbers, size);
    match(wanted, numbers, all, grid, size, from);
    numbers = vote(expected, costs, all, grid, from);
  }
  return { numbers, origins: originsOf(numbers, all, grid, from) };
}

function withKept(expected: Float32Array, costs: Float32Array, numbers: Uint8Array, size: number): Float32Array {
  const out = Float32Array.from(expected);
  numbers.forEach((number, i) => {
    for (let k = 0; k < size; k++) out[i * size + k]! += KEEP * costs[number * size + k]!;
  });
  return out;
}

/** Offsets of a square's pixels in a padded row-by-row picture, the middle first: wrong squares are given up early. */
function squareOffsets(wide: number): number[] {
  const side = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
  return side
    .flatMap((dy) => side.map((dx) => ({ far: dx * dx + dy * dy, at: dy * wide + dx })))
    .sort((a, b) => a.far - b.far)
    .map(({ at }) => at);
}

/** Lays on every pixel the square of least cost; changes `from`. */
function match(
  wanted: Float32Array,
  numbers: Uint8Array,
  sources: readonly Source[],
  grid: Grid,
  size: number,
  from: Int32Array,
): void {
  const { width, height } = grid;
  const wide = width + 2 * REACH;
  const offsets = squareOffsets(wide);
  const around = padded(new Uint8Array(wide * (height + 2 * REACH)), numbers, grid, 1);
  const cost = padded(new Float32Array(around.length * size), wanted, grid, size);
  const pixels = width * height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + REACH) * wide + x + REACH;
      const i = y * width + x;
      from[i] = -1;
      if (isEmpty(around, at, offsets)) continue;
      let least = Number.POSITIVE_INFINITY;
      const attempt = (s: number, sx: Px, sy: Px) => {
        const picture = sources[s]!.numbers;
        const middle = (sy + REACH) * wide + sx + REACH;
        let sum = ROW_COST * Math.abs(sy - y);
        for (let o = 0; o < offsets.length && sum < least; o++) {
          const offset = offsets[o]!;
          sum += cost[(at + offset) * size + picture[middle + offset]!]!;
        }
        if (sum >= least) return;
        least = sum;
        from[i] = s * pixels + sy * width + sx;
      };
      // What goes on from the squares to the left and above is often best, and the others are then given up soon.
      const [left, above] = [x > 0 ? from[i - 1]! : -1, y > 0 ? from[i - width]! : -1];
      if (left >= 0 && (left + 1) % width !== 0) attemptAt(attempt, left + 1, width, pixels);
      if (above >= 0 && hasRowBelow(above, width, pixels)) attemptAt(attempt, above + width, width, pixels);
      for (let s = 0; s < sources.length; s++) {
        const { first, last } = sources[s]!;
        for (let sy = Math.max(0, y - ROWS); sy <= Math.min(height - 1, y + ROWS); sy++) {
          for (let sx = first; sx <= last; sx++) attempt(s, sx, sy);
        }
      }
    }
  }
}

type Attempt = (source: number, x: Px, y: Px) => void;

function attemptAt(attempt: Attempt, origin: number, width: Px, pixels: number): void {
  const place = origin % pixels;
  attempt(Math.floor(origin / pixels), place % width, Math.floor(place / width));
}

/** Whether the row under an origin is in the picture. */
const hasRowBelow = (origin: number, width: Px, pixels: number): boolean => (origin % pixels) + width < pixels;

function isEmpty(numbers: Uint8Array, at: number, offsets: readonly number[]): boolean {
  for (const offset of offsets) if (numbers[at + offset] !== 0) return false;
  return true;
}

/** The squares that lie over a pixel: calls `see` with the number that each has there, and where it takes it from. */
function eachOver(
  { width, height }: Grid,
  sources: readonly Source[],
  from: Int32Array,
  x: Px,
  y: Px,
  see: (number: number, origin: number, distance: number) => void,
): void {
  const wide = width + 2 * REACH;
  const pixels = width * height;
  for (let ty = Math.max(0, y - REACH); ty <= Math.min(height - 1, y + REACH); ty++) {
    for (let tx = Math.max(0, x - REACH); tx <= Math.min(width - 1, x + REACH); tx++) {
      const taken = from[ty * width + tx]!;
      if (taken < 0) {
        see(0, -1, 0);
        continue;
      }
      const place = taken % pixels;
      const sy = Math.floor(place / width) + y - ty;
      const sx = (place % width) + x - tx;
      const number = sources[Math.floor(taken / pixels)]!.numbers[(sy + REACH) * wide + sx + REACH]!;
      see(number, taken - place + sy * width + sx, Math.abs(y - ty) + Math.abs(x - tx));
    }
  }
}

/** Of every pixel the number of least cost to all squares that lie over it, and to the network. */
function vote(
  expected: Float32Array,
  costs: Float32Array,
  sources: readonly Source[],
  grid: Grid,
  from: Int32Array,
): Uint8Array {
  const out = new Uint8Array(grid.width * grid.height);
  const votes = new Float32Array(Math.sqrt(costs.length));
  for (let i = 0; i < out.length; i++) {
    votes.fill(0);
    eachOver(grid, sources, from, i % grid.width, Math.floor(i / grid.width), (number) => votes[number]!++);
    out[i] = elected(votes, expected, costs, i);
  }
  return out;
}

/** Where every elected number is taken from: the square with its middle nearest that has it. */
function originsOf(numbers: Uint8Array, sources: readonly Source[], grid: Grid, from: Int32Array): Int32Array {
  return Int32Array.from(numbers, (elected, i) => {
    if (elected === 0) return -1;
    let best = -1;
    let nearest = Number.POSITIVE_INFINITY;
    eachOver(grid, sources, from, i % grid.width, Math.floor(i / grid.width), (number, origin, distance) => {
      if (number !== elected || distance >= nearest) return;
      best = origin;
      nearest = distance;
    });
    return best;
  });
}

function elected(votes: Float32Array, expected: Float32Array, costs: Float32Array, pixel: number): number {
  const size = votes.length;
  const total = votes.reduce((sum, v) => sum + v, 0);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < size; k++) {
    if (votes[k] === 0) continue;
    let sum = TRUST * expected[pixel * size + k]!;
    for (let j = 0; j < size; j++) if (votes[j]! > 0) sum += (votes[j]! / total) * costs[k * size + j]!;
    if (sum < least) {
      least = sum;
      best = k;
    }
  }
  return best;
}
