/** The colours of a grid's cells, how far the picture is from them, and their noise taken out. */

import { ENLARGEMENTS, signalsBy } from './grid-misfit.ts';
import { imageOfPlanes, type Planes, unclipped } from './grid-planes.ts';
import { type Enlarging, enlargePlane, type Solved, solvedError, solvePlane } from './grid-solve.ts';
import { labsOf } from './labs.ts';
import type { Px, Rgba } from './types.ts';

export interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** OKLab of each cell, three numbers each. */
  readonly lab: Float32Array;
  /** Share of each cell's core that is there, 0..1. */
  readonly cover: Float32Array;
  /** Mean deviation of lightness inside cores. */
  readonly noise: number;
}

/** The middle one; of an even number the mean of both. Sorts its argument. */
export function median(values: number[]): number {
  values.sort((a, b) => a - b);
  const m = values.length >> 1;
  return values.length & 1 ? values[m]! : (values[m - 1]! + values[m]!) / 2;
}

/** The pixels of a cell's core (the middle `core` of it, at least one pixel), per cell of an axis. */
function coresOf(lines: readonly number[], core: number, limit: Px): (readonly [first: Px, last: Px])[] {
  return lines.slice(1).map((end, i) => {
    const middle = (lines[i]! + end) / 2;
    const half = ((end - lines[i]!) * core) / 2;
    const first = Math.max(0, Math.ceil(middle - half - 0.5));
    const last = Math.min(limit - 1, Math.floor(middle + half - 0.5));
    if (last >= first) return [first, last];
    const only = Math.max(0, Math.min(limit - 1, Math.floor(middle)));
    return [only, only];
  });
}

/** How cells are read: the share of them that counts, how many pixels of it along a side at most, and which pixels. */
export interface Reading {
  readonly core: number;
  readonly samples: number;
  /** Pixels where it is 0 have no vote. */
  readonly there?: Uint8Array;
}

/** Medians of the cores of all cells between `xs` and `ys`. */
export function readCells(
  labs: Float32Array,
  { width, height }: Rgba,
  xs: readonly number[],
  ys: readonly number[],
  { core, samples, there }: Reading,
): Cells {
  const [across, down] = [coresOf(xs, core, width), coresOf(ys, core, height)];
  const [columns, rows] = [across.length, down.length];
  const lab = new Float32Array(columns * rows * 3);
  const cover = new Float32Array(columns * rows);
  const channels: number[][] = [[], [], []];
  let deviation = 0;
  let counted = 0;
  down.forEach(([y0, y1], j) => {
    across.forEach(([x0, x1], i) => {
      for (const values of channels) values.length = 0;
      const stepX = Math.ceil((x1 - x0 + 1) / samples);
      const stepY = Math.ceil((y1 - y0 + 1) / samples);
      let looked = 0;
      for (let y = y0 + (((y1 - y0) % stepY) >> 1); y <= y1; y += stepY) {
        for (let x = x0 + (((x1 - x0) % stepX) >> 1); x <= x1; x += stepX) {
          looked++;
          const k = y * width + x;
          if (there && !there[k]) continue;
          for (let q = 0; q < 3; q++) channels[q]!.push(labs[k * 3 + q]!);
        }
      }
      const cell = j * columns + i;
      const n = channels[0]!.length;
      cover[cell] = n / looked;
      if (n === 0) return;
      const middle = channels.map(median);
      lab.set(middle, cell * 3);
      for (const v of channels[0]!) deviation += Math.abs(v - middle[0]!);
      counted += n;
    });
  });
  return { columns, rows, lab, cover, noise: counted ? deviation / counted : 0 };
}

/** For every pixel of an axis, its place in units of cells. */
function placesOf(lines: readonly number[], n: Px): Float64Array {
  const out = new Float64Array(n);
  let k = 0;
  for (let x = 0; x < n; x++) {
    while (k < lines.length - 2 && x + 0.5 >= lines[k + 1]!) k++;
    out[x] = k + (x + 0.5 - lines[k]!) / (lines[k + 1]! - lines[k]!);
  }
  return out;
}

/** For every pixel of an axis the two cells that it lies between, and the second one's share by each way of enlarging. */
interface Between {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly shares: readonly Float64Array[];
}

function betweenOf(lines: readonly number[], n: Px): Between {
  const count = lines.length - 1;
  const places = placesOf(lines, n);
  const [first, second] = [new Int32Array(n), new Int32Array(n)];
  const shares = ENLARGEMENTS.map(() => new Float64Array(n));
  for (let x = 0; x < n; x++) {
    const border = Math.round(places[x]!);
    const t = places[x]! - border;
    first[x] = Math.max(0, Math.min(count - 1, border - 1));
    second[x] = Math.max(0, Math.min(count - 1, border));
    for (let way = 0; way < shares.length; way++) {
      // A half at the border itself, none at both centres (half a cell away).
      const own = ENLARGEMENTS[way]!(0.5 - Math.abs(t));
      shares[way]![x] = t < 0 ? own : 1 - own;
    }
  }
  return { first, second, shares };
}

/** Root mean square distance of a picture from its cells enlarged again, the best way of all, and which way that is. */
export function residualOf(
  labs: Float32Array,
  { width, height }: Rgba,
  xs: readonly number[],
  ys: readonly number[],
  { lab, columns }: Cells,
): { readonly error: number; readonly way: number } {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 20_000)));
  const [across, down] = [betweenOf(xs, width), betweenOf(ys, height)];
  const sums = ENLARGEMENTS.map(() => 0);
  let n = 0;
  for (let y = step >> 1; y < height; y += step) {
    const [above, below] = [down.first[y]! * columns, down.second[y]! * columns];
    for (let x = step >> 1; x < width; x += step) {
      n++;
      const i = (y * width + x) * 3;
      const [left, right] = [across.first[x]!, across.second[x]!];
      const [a, b, c, d] = [(above + left) * 3, (above + right) * 3, (below + left) * 3, (below + right) * 3];
      for (let way = 0; way < sums.length; way++) {
        const tx = across.shares[way]![x]!;
        const ty = down.shares[way]![y]!;
        for (let q = 0; q < 3; q++) {
          const up = lab[a + q]! * (1 - tx) + lab[b + q]! * tx;
          const low = lab[c + q]! * (1 - tx) + lab[d + q]! * tx;
          sums[way]! += (up * (1 - ty) + low * ty - labs[i + q]!) ** 2;
        }
      }
    }
  }
  const errors = sums.map((sum) => Math.sqrt(sum / n));
  const error = Math.min(...errors);
  return { error, way: errors.indexOf(error) };
}

/** JPEG halves hues before it saves them: exactly so in a file as it was saved, about so where it was changed since. */
const HUES: readonly ((luma: Enlarging) => Partial<Enlarging>)[] = [
  () => ({}),
  () => ({ halved: true }),
  ({ blur }) => ({ blur: Math.hypot(blur, 0.8) }),
];
/** Noise of a solved cell as a share of that of a pixel. */
const AVERAGED = 0.4;
/** Rounds of putting what was clipped at 0 and 255 back to where the cells would have it. */
const CLIPPED_ROUNDS = 2;

/** Cells whose colours a smooth enlargement or a blur mixed, taken apart. */
export function solveCells(
  { width, height, luma, blue, red, alpha }: Planes,
  xs: readonly number[],
  ys: readonly number[],
  { way: enlarging, error }: Solved,
): Cells {
  const size = [width, height] as const;
  // What is left of pixels, less by what a cell's many pixels take out of it.
  const noise = (AVERAGED * Math.sqrt(error / 2)) / 255;
  const rows = signalsBy((x, y) => blue[y * width + x]! + red[y * width + x]!, size, true, 12, 3);
  const errorOf = (way: Enlarging): number => (rows.length > 0 ? solvedError(rows, xs, way) : 0);
  const hues = HUES.map((more) => ({ ...enlarging, ...more(enlarging) })).reduce((least, way) =>
    errorOf(way) < errorOf(least) ? way : least,
  );
  const ways = [enlarging, hues, hues] as const;
  const solved = (planes: readonly Float32Array[]) => planes.map((p, q) => solvePlane(p, [xs, ys], size, ways[q]!));
  const planes = [luma, blue, red];
  let cells = solved(planes);
  // Only kernels that overshoot are clipped.
  const overshoots = enlarging.kernel === 'cubic' || enlarging.kernel === 'lanczos';
  for (let round = 0; overshoots && !alpha && round < CLIPPED_ROUNDS; round++) {
    const shown = cells.map((c, q) => enlargePlane(c, [xs, ys], size, ways[q]!));
    cells = solved(unclipped(planes, shown));
  }
  const there = alpha && solvePlane(alpha, [xs, ys], size, enlarging);
  const [columns, down] = [xs.length - 1, ys.length - 1];
  const lab = labsOf(imageOfPlanes(columns, down, [cells[0]!, cells[1]!, cells[2]!, there]));
  const cover = there ? Float32Array.from(there) : new Float32Array(columns * down).fill(1);
  return { columns, rows: down, lab, cover, noise };
}
