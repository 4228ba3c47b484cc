/**
 * The colours of cells by least squares: the cells that, enlarged again in the way the picture was, come nearest to it.
 * An enlargement is separable and each pixel shows few cells, so both axes are banded systems that are solved exactly;
 * noise is averaged over all pixels of a cell, and what a smooth enlargement or a blur mixed is taken apart again.
 */
import type { Px } from './types.ts';

/** How pixels were enlarged: by which kernel, and how far what came out was blurred (σ in picture pixels). */
export interface Enlarging {
  readonly kernel: 'repeated' | 'linear' | 'cubic' | 'lanczos';
  readonly blur: number;
  /** Hues of a JPEG: one value for two pixels, interpolated again (a quarter of the nearest neighbour). */
  readonly halved?: boolean;
}

/** A way that was found, and the squared error that both axes leave together (of luma, 0..255). */
export interface Solved {
  readonly way: Enlarging;
  readonly error: number;
}

/** What share of which cells each pixel of an axis shows: `width` cells from `first[x]` on. */
interface Band {
  readonly pixels: Px;
  readonly cells: number;
  readonly width: number;
  readonly first: Int32Array;
  readonly weight: Float64Array;
}

const sinc = (t: number): number => (t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t));
const KERNELS: Record<Exclude<Enlarging['kernel'], 'repeated'>, readonly [reach: number, (t: number) => number]> = {
  linear: [1, (t) => 1 - t],
  // Catmull and Rom's.
  cubic: [2, (t) => (t < 1 ? (1.5 * t - 2.5) * t * t + 1 : ((-0.5 * t + 2.5) * t - 4) * t + 2)],
  lanczos: [3, (t) => sinc(t) * sinc(t / 3)],
};

/** Shares of cells in the pixels of an axis whose cells lie between `lines`, before any blur. */
function sharpBand(lines: readonly number[], pixels: Px, kernel: Enlarging['kernel']): Band {
  const cells = lines.length - 1;
  const [reach, share] = kernel === 'repeated' ? ([0.5, () => 1] as const) : KERNELS[kernel];
  const width = Math.min(cells, kernel === 'repeated' ? 1 : 2 * reach);
  const first = new Int32Array(pixels);
  const weight = new Float64Array(pixels * width);
  let k = 0;
  for (let x = 0; x < pixels; x++) {
    while (k < cells - 1 && x + 0.5 >= lines[k + 1]!) k++;
    if (kernel === 'repeated') {
      first[x] = k;
      weight[x] = 1;
      continue;
    }
    // Place among the centres of cells.
    const u = k + (x + 0.5 - lines[k]!) / (lines[k + 1]! - lines[k]!) - 0.5;
    const low = Math.floor(u) - reach + 1;
    const from = Math.max(0, Math.min(cells - width, low));
    first[x] = from;
    let total = 0;
    for (let i = low; i < low + 2 * reach; i++) {
      const w = share(Math.abs(u - i));
      total += w;
      weight[x * width + Math.max(0, Math.min(width - 1, Math.max(0, Math.min(cells - 1, i)) - from))]! += w;
    }
    for (let a = 0; a < width; a++) weight[x * width + a]! /= total;
  }
  return { pixels, cells, width, first, weight };
}

/** A band whose pixels show each other, too: pixel x the pixels `from(x) + 0, 1, …` by `shares(x)`. */
function mixed(band: Band, from: (x: Px) => Px, shares: (x: Px) => Float64Array): Band {
  const { pixels, cells } = band;
  const near = (x: number): number => Math.max(0, Math.min(pixels - 1, x));
  const first = new Int32Array(pixels);
  let width = 1;
  for (let x = 0; x < pixels; x++) {
    first[x] = band.first[near(from(x))]!;
    width = Math.max(width, band.first[near(from(x) + shares(x).length - 1)]! + band.width - first[x]!);
  }
  const weight = new Float64Array(pixels * width);
  for (let x = 0; x < pixels; x++) {
    first[x] = Math.min(first[x]!, cells - width);
    const own = shares(x);
    const start = from(x);
    const row = x * width - first[x]!;
    for (let d = 0; d < own.length; d++) {
      const other = near(start + d);
      const share = own[d]!;
      let at = row + band.first[other]!;
      for (let a = 0, w = other * band.width; a < band.width; a++, w++, at++) weight[at]! += share * band.weight[w]!;
    }
  }
  return { pixels, cells, width, first, weight };
}

/** Shares of four pixels, beginning with the pair before (of an even pixel) or with its own (of an odd one). */
const PAIRS = [Float64Array.of(0.125, 0.125, 0.375, 0.375), Float64Array.of(0.375, 0.375, 0.125, 0.125)] as const;

function bandOf(lines: readonly number[], pixels: Px, { kernel, blur, halved }: Enlarging): Band {
  let band = sharpBand(lines, pixels, kernel);
  const reach = Math.ceil(blur * 2.5);
  if (reach > 0) {
    const bell = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
      Math.exp(-((i - reach) ** 2) / (2 * blur * blur)),
    );
    const sum = bell.reduce((total, g) => total + g, 0);
    const shares = bell.map((g) => g / sum);
    band = mixed(
      band,
      (x) => x - reach,
      () => shares,
    );
  }
  return halved
    ? mixed(
        band,
        (x) => (x & 1 ? x - 1 : x - 2),
        (x) => PAIRS[x & 1]!,
      )
    : band;
}

/** The normal equations of a band, factored (L·D·Lᵀ, `width` diagonals). */
interface Factor {
  readonly width: number;
  readonly cells: number;
  readonly low: Float64Array;
}

/** So much of a cell's own weight is added to it: cells that a blur hides stay near the mean. */
const RIDGE = 0.004;
/** Of halved hues JPEG keeps less: what is taken apart further is noise. */
const RIDGE_HALVED = 0.01;

function factorOf({ pixels, cells, width, first, weight }: Band, ridge: number): Factor {
  const low = new Float64Array(cells * width);
  for (let x = 0; x < pixels; x++) {
    for (let a = 0; a < width; a++) {
      const share = weight[x * width + a]!;
      if (share === 0) continue;
      for (let b = 0; b <= a; b++) low[(first[x]! + a) * width + (a - b)]! += share * weight[x * width + b]!;
    }
  }
  let most = 0;
  for (let i = 0; i < cells; i++) most = Math.max(most, low[i * width]!);
  for (let i = 0; i < cells; i++) low[i * width]! += ridge * most;
  for (let i = 0; i < cells; i++) {
    for (let d = Math.min(width - 1, i); d >= 0; d--) {
      const j = i - d;
      let sum = low[i * width + d]!;
      for (let k = Math.max(0, i - width + 1, j - width + 1); k < j; k++) {
        sum -= low[i * width + (i - k)]! * low[j * width + (j - k)]! * low[k * width]!;
      }
      low[i * width + d] = d === 0 ? sum : sum / low[j * width]!;
    }
  }
  return { width, cells, low };
}

/** Solves in place for `count` right-hand sides; value k of cell i stands at `at + i * stride + k`. */
function solve({ width, cells, low }: Factor, values: Float64Array, at: number, stride: number, count: number): void {
  for (let i = 0; i < cells; i++) {
    for (let d = 1; d < width && d <= i; d++) {
      const l = low[i * width + d]!;
      if (l === 0) continue;
      for (let k = 0; k < count; k++) values[at + i * stride + k]! -= l * values[at + (i - d) * stride + k]!;
    }
  }
  for (let i = cells - 1; i >= 0; i--) {
    const scale = 1 / low[i * width]!;
    for (let k = 0; k < count; k++) values[at + i * stride + k]! *= scale;
    for (let d = 1; d < width && i + d < cells; d++) {
      const l = low[(i + d) * width + d]!;
      if (l === 0) continue;
      for (let k = 0; k < count; k++) values[at + i * stride + k]! -= l * values[at + (i + d) * stride + k]!;
    }
  }
}

/** Cells (rows × columns) that explain a plane of a picture best. */
export function solvePlane(
  plane: Float32Array,
  [xs, ys]: readonly [readonly number[], readonly number[]],
  [width, height]: readonly [Px, Px],
  enlarging: Enlarging,
): Float64Array {
  const [across, down] = [bandOf(xs, width, enlarging), bandOf(ys, height, enlarging)];
  const columns = across.cells;
  let mean = 0;
  for (const v of plane) mean += v;
  mean /= plane.length;
  const ridge = enlarging.halved ? RIDGE_HALVED : RIDGE;
  const [factorX, factorY] = [factorOf(across, ridge), factorOf(down, ridge)];
  const line = new Float64Array(columns);
  const out = new Float64Array(columns * down.cells);
  const { first, weight, width: reach } = across;
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let x = 0, i = y * width, w = 0; x < width; x++, i++) {
      const v = plane[i]! - mean;
      for (let a = 0, to = first[x]!; a < reach; a++, w++, to++) line[to]! += weight[w]! * v;
    }
    solve(factorX, line, 0, 1, 1);
    for (let a = 0; a < down.width; a++) {
      const share = down.weight[y * down.width + a]!;
      if (share === 0) continue;
      const to = (down.first[y]! + a) * columns;
      for (let i = 0; i < columns; i++) out[to + i]! += share * line[i]!;
    }
  }
  solve(factorY, out, 0, columns, columns);
  for (let i = 0; i < out.length; i++) out[i]! += mean;
  return out;
}

/** What such cells look like enlarged. */
export function enlargePlane(
  cells: Float64Array,
  [xs, ys]: readonly [readonly number[], readonly number[]],
  [width, height]: readonly [Px, Px],
  enlarging: Enlarging,
): Float32Array {
  const [across, down] = [bandOf(xs, width, enlarging), bandOf(ys, height, enlarging)];
  const columns = across.cells;
  const wide = new Float64Array(width * down.cells);
  const { first, weight, width: reach } = across;
  for (let row = 0; row < down.cells; row++) {
    for (let x = 0, w = 0; x < width; x++) {
      let v = 0;
      for (let a = 0, from = row * columns + first[x]!; a < reach; a++, w++, from++) v += weight[w]! * cells[from]!;
      wide[row * width + x] = v;
    }
  }
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let a = 0; a < down.width; a++) {
      const share = down.weight[y * down.width + a]!;
      if (share === 0) continue;
      const from = (down.first[y]! + a) * width;
      for (let x = 0, i = y * width; x < width; x++, i++) out[i]! += share * wide[from + x]!;
    }
  }
  return out;
}

/**
 * Squared error a sample that is left of signals (rows of one axis) when their cells are solved for and enlarged again. Once
 * what is left so far is too much already, it is infinite.
 */
export function solvedError(
  signals: readonly Float32Array[],
  lines: readonly number[],
  enlarging: Enlarging,
  isTooMuch?: (error: number) => boolean,
): number {
  const n = signals[0]!.length;
  const band = bandOf(lines, n, enlarging);
  const { first, weight, width } = band;
  const factor = factorOf(band, RIDGE);
  const line = new Float64Array(band.cells);
  let sum = 0;
  for (const signal of signals) {
    let mean = 0;
    for (const v of signal) mean += v / n;
    line.fill(0);
    for (let x = 0, w = 0; x < n; x++) {
      const v = signal[x]! - mean;
      for (let a = 0, to = first[x]!; a < width; a++, w++, to++) line[to]! += weight[w]! * v;
    }
    solve(factor, line, 0, 1, 1);
    for (let x = 0, w = 0; x < n; x++) {
      let v = mean;
      for (let a = 0, from = first[x]!; a < width; a++, w++, from++) v += weight[w]! * line[from]!;
      sum += (v - signal[x]!) ** 2;
    }
    if (isTooMuch?.(sum / (n * signals.length))) return Number.POSITIVE_INFINITY;
  }
  return sum / (n * signals.length);
}
