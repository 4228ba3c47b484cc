/** Where the borders of cells lie along one axis: evenly, or as the picture has them. */
import type { Px } from './types.ts';

/** Evenly spaced borders over a side of `n` pixels; a cell that shows less than half of itself is left out. */
export function evenLines(period: number, offset: number, n: Px): number[] {
  const lines = [];
  for (let x = offset > period * 0.5 ? offset - period : offset; x < n + period * 0.5; x += period) lines.push(x);
  if (lines[0]! > 0.5 * period) lines.unshift(lines[0]! - period);
  return lines;
}

/** How much widths of uneven cells differ, as a share of the period: one standard deviation. */
const UNEVEN = 0.085;
/** Neighbouring rows tell much the same: so many count as one. */
const ALIKE = 10;
/** Variance within cells to begin with, of luma 0..255. */
const GUESS = 16;
/** What a cell costs that a side of the picture cuts off: most pictures begin and end with whole ones. */
const CUT = 6;

export interface ElasticLines {
  readonly lines: number[];
  /** How unlikely cells of about this period are, as a negative logarithm. */
  readonly cost: number;
}

/** Sums of signals and of all their squares up to each position: what one value leaves of a run. */
class Runs {
  readonly #sums: readonly Float64Array[];
  readonly #squares: Float64Array;

  constructor(signals: readonly Float32Array[], n: Px) {
    this.#squares = new Float64Array(n + 1);
    this.#sums = signals.map((signal) => {
      const out = new Float64Array(n + 1);
      for (let x = 0; x < n; x++) {
        out[x + 1] = out[x]! + signal[x]!;
        this.#squares[x + 1]! += signal[x]! ** 2;
      }
      return out;
    });
    for (let x = 0; x < n; x++) this.#squares[x + 1]! += this.#squares[x]!;
  }

  left(from: number, to: number): number {
    let explained = 0;
    for (const sum of this.#sums) explained += (sum[to]! - sum[from]!) ** 2;
    return Math.max(0, this.#squares[to]! - this.#squares[from]! - explained / (to - from));
  }
}

/** The likeliest borders where what is left of a run costs 1 for each `scale` of it. */
function likeliest(runs: Runs, n: Px, period: number, scale: number): ElasticLines {
  const low = Math.max(2, Math.floor(period * 0.75));
  const high = Math.ceil(period * 1.25);
  // A normal distribution of widths: the wider the cells, the less likely each width by itself.
  const one = Math.log(UNEVEN * period * Math.sqrt(2 * Math.PI));
  const price = Array.from({ length: high + 1 }, (_, s) => ((s / period - 1) / UNEVEN) ** 2 / 2 + one);
  const left = (a: number, b: number): number => runs.left(a, b) / scale;
  const cost = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(n + 1).fill(-1);
  cost[0] = 0;
  for (let x = 1; x <= n; x++) {
    // The first cell may be cut off by the picture's side.
    if (x < low) cost[x] = left(0, x) + CUT;
    for (let s = low; s <= Math.min(high, x); s++) {
      const v = cost[x - s]! + left(x - s, x) + price[s]!;
      if (v < cost[x]!) {
        cost[x] = v;
        from[x] = x - s;
      }
    }
  }
  // So may the last one.
  let end = n;
  let least = cost[n]!;
  for (let x = n - 1; x > Math.max(0, n - low); x--) {
    const v = cost[x]! + left(x, n) + CUT;
    if (v >= least) continue;
    least = v;
    end = x;
  }
  const lines = end < n ? [n] : [];
  for (let x = end; x >= 0; x = from[x]!) lines.unshift(x);
  if (lines[0]! > 0) lines.unshift(0);
  // What shows less than half of a cell is none.
  if (lines[1]! - lines[0]! < period * 0.45) lines.shift();
  if (lines.at(-1)! - lines.at(-2)! < period * 0.45) lines.pop();
  return { lines, cost: least };
}

/**
 * Borders that follow an axis of a picture, `period` apart give or take a quarter: pictures of image models breathe. The cells
 * (runs of one value in every signal) that are likeliest altogether, by dynamic programming over whole positions; once
 * more by what most of them leave (noise, shading), where the first go was by a guess.
 */
export function elasticLines(signals: readonly Float32Array[], period: number): ElasticLines {
  const n = signals[0]!.length;
  const runs = new Runs(signals, n);
  const scaleOf = (variance: number): number => 2 * ALIKE * Math.max(0.5, variance);
  const first = likeliest(runs, n, period, scaleOf(GUESS));
  const left = first.lines
    .slice(1)
    .map((to, i) => runs.left(first.lines[i]!, to) / ((to - first.lines[i]!) * signals.length));
  left.sort((a, b) => a - b);
  return likeliest(runs, n, period, scaleOf(left[left.length >> 1] ?? GUESS));
}
