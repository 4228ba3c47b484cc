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

/** What a cell costs that a side of the picture cuts off: most pictures begin and end with whole ones. */
const CUT = 6;

/** Variance of noise in signals: from the middle of all changes between neighbours, most of which are no borders. */
function noiseOf(signals: readonly Float32Array[]): number {
  const changes: number[] = [];
  for (const signal of signals) {
    for (let x = 1; x < signal.length; x += 2) changes.push(Math.abs(signal[x]! - signal[x - 1]!));
  }
  changes.sort((a, b) => a - b);
  const middle = (changes[changes.length >> 1] ?? 0) / 0.6745 / Math.SQRT2;
  return Math.max(1, middle * middle);
}

/**
 * Borders that follow an axis of a picture, `period` apart give or take a quarter: pictures of image models breathe. The cells
 * (runs of one value in every signal) that are likeliest altogether, by dynamic programming over whole positions.
 */
export function elasticLines(signals: readonly Float32Array[], period: number): number[] {
  const n = signals[0]!.length;
  const scale = 2 * ALIKE * noiseOf(signals);
  // Sums and sums of squares up to each position: what one value leaves of a run.
  const sums = signals.map((signal) => {
    const out = new Float64Array(n + 1);
    for (let x = 0; x < n; x++) out[x + 1] = out[x]! + signal[x]!;
    return out;
  });
  const squares = new Float64Array(n + 1);
  for (let x = 0; x < n; x++) squares[x + 1] = squares[x]! + signals.reduce((sum, signal) => sum + signal[x]! ** 2, 0);
  const left = (from: number, to: number): number => {
    let explained = 0;
    for (const sum of sums) explained += (sum[to]! - sum[from]!) ** 2;
    return (squares[to]! - squares[from]! - explained / (to - from)) / scale;
  };
  const low = Math.max(2, Math.floor(period * 0.75));
  const high = Math.ceil(period * 1.25);
  const price = Array.from({ length: high + 1 }, (_, s) => ((s / period - 1) / UNEVEN) ** 2 / 2);
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
  for (let x = n - 1; x > Math.max(0, n - low); x--) {
    if (cost[x]! + left(x, n) + CUT < cost[end]! + (end < n ? left(end, n) + CUT : 0)) end = x;
  }
  const lines = end < n ? [n] : [];
  for (let x = end; x >= 0; x = from[x]!) lines.unshift(x);
  if (lines[0]! > 0) lines.unshift(0);
  // What shows less than half of a cell is none.
  if (lines[1]! - lines[0]! < period * 0.45) lines.shift();
  if (lines.at(-1)! - lines.at(-2)! < period * 0.45) lines.pop();
  return lines;
}
