/** How badly a period explains a picture: rows of it against their own cell centres, enlarged in four ways. */
import type { Px } from './types.ts';

/**
 * What share of the neighbour a sample holds that lies |t| cells (0..½) from its own cell's centre, for the usual ways
 * of enlarging: repeated, repeated and softened, cubic, linear.
 */
export const ENLARGEMENTS: readonly ((t: number) => number)[] = [() => 0, softened, cubicShare, (t) => t];

function softened(t: number): number {
  return Math.max(0, (t - 0.36) * 3.57);
}

function cubicShare(t: number): number {
  return t * (0.44 + 1.78 * t - 1.33 * t * t);
}

/** Up to `count` rows (or columns, with `alongX` false) of a picture as one signal each: of those where something changes. */
export function signalsBy(
  value: (x: Px, y: Px) => number,
  [width, height]: readonly [Px, Px],
  alongX: boolean,
  count: number,
  least: number,
): readonly Float32Array[] {
  const n = alongX ? width : height;
  const m = alongX ? height : width;
  const at = (x: number, y: number): number => (alongX ? value(x, y) : value(y, x));
  const busy: number[] = [];
  for (let y = 0; y < m; y++) {
    let last = at(0, y);
    for (let x = 1; x < n; x++) {
      const here = at(x, y);
      if (Math.abs(here - last) > least) {
        busy.push(y);
        break;
      }
      last = here;
    }
  }
  const every = Math.max(1, busy.length / count);
  return Array.from({ length: Math.min(count, busy.length) }, (_, k) => {
    const y = busy[Math.floor(k * every)]!;
    return Float32Array.from({ length: n }, (_, x) => at(x, y));
  });
}

/** The same of OKLab: lightness with a little of both hues. */
export const signalsOf = (labs: Float32Array, width: Px, height: Px, alongX: boolean, count: number) =>
  signalsBy(
    (x, y) => {
      const i = (y * width + x) * 3;
      return labs[i]! + 0.9 * labs[i + 1]! + 0.5 * labs[i + 2]!;
    },
    [width, height],
    alongX,
    count,
    0.03,
  );

/** Samples of a cell that its misfit is judged by. */
const ENOUGH_SAMPLES = 8;

/**
 * Root mean square error of signals against their own cell centres at a period and offset, the best of all ways. What is sure to
 * be no less than `most` is not looked at further: infinite.
 */
export function misfit(
  signals: readonly Float32Array[],
  n: Px,
  period: number,
  offset: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const first = offset > 0 ? offset - period : offset;
  const cells = Math.max(1, Math.ceil((n - first) / period));
  const centre = new Float64Array(cells);
  const cell = new Int32Array(n);
  // The cell beside it on that side; beyond the ends its own, of which nothing is to be had.
  const beside = new Int32Array(n);
  const [soft, cubic, linear] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)];
  // Of large cells eight or more pixels tell as much as all.
  const step = Math.max(1, Math.floor(period / ENOUGH_SAMPLES));
  for (let x = 0; x < n; x += step) {
    const u = (x + 0.5 - first) / period;
    const t = u - Math.floor(u) - 0.5;
    const own = Math.min(cells - 1, Math.floor(u));
    const other = own + (t < 0 ? -1 : 1);
    cell[x] = own;
    beside[x] = other < 0 || other >= cells ? own : other;
    const off = Math.abs(t);
    soft[x] = softened(off);
    cubic[x] = cubicShare(off);
    linear[x] = off;
  }
  const low = new Int32Array(cells);
  const high = new Int32Array(cells);
  for (let i = 0; i < cells; i++) {
    const c = first + (i + 0.5) * period;
    const half = Math.max(0.5, period * 0.12);
    low[i] = Math.max(0, Math.min(n - 1, Math.round(c - half)));
    high[i] = Math.max(low[i]! + 1, Math.min(n, Math.round(c + half)));
  }
  const all = signals.length * Math.ceil(n / step) || 1;
  let e0 = 0;
  let e1 = 0;
  let e2 = 0;
  let e3 = 0;
  for (const row of signals) {
    for (let i = 0; i < cells; i++) {
      let sum = 0;
      for (let x = low[i]!; x < high[i]!; x++) sum += row[x]!;
      centre[i] = sum / (high[i]! - low[i]!);
    }
    for (let x = 0; x < n; x += step) {
      const v = centre[cell[x]!]!;
      const toNeighbour = centre[beside[x]!]! - v;
      const rest = v - row[x]!;
      e0 += rest * rest;
      let q = rest + toNeighbour * soft[x]!;
      e1 += q * q;
      q = rest + toNeighbour * cubic[x]!;
      e2 += q * q;
      q = rest + toNeighbour * linear[x]!;
      e3 += q * q;
    }
    if (Math.sqrt(Math.min(e0, e1, e2, e3) / all) >= most) return Number.POSITIVE_INFINITY;
  }
  return Math.sqrt(Math.min(e0, e1, e2, e3) / all);
}

/** A period of one axis with the position of its first line and its misfit. */
export interface AxisFit {
  readonly period: number;
  readonly offset: number;
  readonly misfit: number;
}

/** Half a cell of drift over the whole side. */
const reachOf = (period: number, n: Px): number => (0.5 * period * period) / n;

/** The best period and offset near `period` for one axis, roughly. */
export function seedAxis(few: readonly Float32Array[], n: Px, period: number): AxisFit {
  let best: AxisFit = { period, offset: 0, misfit: Number.POSITIVE_INFINITY };
  const look = (rows: readonly Float32Array[], p: number, offset: number): void => {
    const e = misfit(rows, n, p, offset, best.misfit);
    if (e < best.misfit) best = { period: p, offset, misfit: e };
  };
  const reach = reachOf(period, n);
  const whole = n / Math.round(n / period);
  for (let i = -3; i <= 3; i++) {
    const p = period + (i / 3) * reach;
    for (let o = 0; o < 8; o++) look(few, p, (o / 8) * p);
  }
  if (Math.abs(whole - period) < 2 * reach) for (let o = 0; o < 8; o++) look(few, whole, (o / 8) * whole);
  return best;
}

/** The best period and offset near those of `seed`, which were found for `period`. */
export function fitAxis(signals: readonly Float32Array[], n: Px, period: number, seed: AxisFit): AxisFit {
  let best: AxisFit = { ...seed, misfit: misfit(signals, n, seed.period, seed.offset) };
  const look = (rows: readonly Float32Array[], p: number, offset: number): void => {
    const e = misfit(rows, n, p, offset, best.misfit);
    if (e < best.misfit) best = { period: p, offset, misfit: e };
  };
  const reach = reachOf(period, n);
  const whole = n / Math.round(n / period);
  let dp = reach / 3;
  let shift = period / 8;
  for (let round = 0; round < 4; round++) {
    const from = best;
    dp /= 2;
    shift /= 2;
    for (const i of [-1, 0, 1]) {
      for (const o of [-1, 0, 1]) {
        if (!i && !o) continue;
        const offset = (((from.offset + o * shift) % from.period) + from.period) % from.period;
        look(signals, from.period + i * dp, offset);
      }
    }
  }
  // Whole cells from the corner on are the plain reading: it wins where it is nearly as good.
  const plain = misfit(signals, n, whole, 0);
  if (Math.abs(whole - best.period) < 2 * reach && plain <= best.misfit * 1.06 + 0.001) {
    best = { misfit: plain, period: whole, offset: 0 };
  }
  return best;
}

/** Least misfit of cells of a period at any offset: what a wrong cell size would reach. */
export function misfitAnywhere(signals: readonly Float32Array[], n: Px, period: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let o = 0; o < 6; o++) least = Math.min(least, misfit(signals, n, period, (o / 6) * period, least));
  return least;
}
