/**
 * Lines and way of enlarging to fractions of a pixel: those whose cells, solved for and enlarged again, leave least of
 * the picture. Sharper by far than comparing with cells that were only read: cubic enlargements leave .5 of 255 at the right
 * place and 2.3 half a pixel beside it.
 */
import { evenLines } from './grid-lines.ts';
import { type AxisFit, signalsBy } from './grid-misfit.ts';
import type { Planes } from './grid-planes.ts';
import { type Enlarging, type Solved, solvedError } from './grid-solve.ts';
import type { Px } from './types.ts';

type Signals = readonly Float32Array[];

/** The ways that are tried; a blur on top only where it belongs to the sharp one. */
export const WAYS: readonly Enlarging[] = [
  { kernel: 'repeated', blur: 0 },
  { kernel: 'repeated', blur: 0.7 },
  { kernel: 'repeated', blur: 1.2 },
  { kernel: 'repeated', blur: 2 },
  { kernel: 'linear', blur: 0 },
  { kernel: 'linear', blur: 1 },
  { kernel: 'cubic', blur: 0 },
  { kernel: 'lanczos', blur: 0 },
];

/** Those that keep borders. */
export const BORDERED = WAYS.filter(({ kernel }) => kernel === 'repeated');

/** Even lines of both axes and how the picture was enlarged between them. */
export interface Refined extends Solved {
  readonly x: AxisFit;
  readonly y: AxisFit;
}

/** Variance of signals: what there is to explain. */
export function varianceOf(signals: Signals): number {
  let total = 0;
  for (const signal of signals) {
    const mean = signal.reduce((sum, v) => sum + v, 0) / signal.length;
    total += signal.reduce((sum, v) => sum + (v - mean) ** 2, 0) / signal.length;
  }
  return total / signals.length;
}

/** Luma signals of both axes. */
export interface LumaSignals {
  readonly rows: Signals;
  readonly columns: Signals;
}

const LEAST_STEP = 6;

export function lumaSignals({ luma, width, height }: Planes): LumaSignals {
  const count = (n: Px): number => Math.max(10, Math.min(24, Math.round(10_000 / n)));
  const of = (alongX: boolean, n: Px) =>
    signalsBy((x, y) => luma[y * width + x]!, [width, height], alongX, count(n), LEAST_STEP);
  return { rows: of(true, width), columns: of(false, height) };
}

/** Generalized cross-validation: the error of cells that are fitted to noise, too, made comparable between cell sizes. */
export const validated = (error: number, cells: number, n: Px): number => error / Math.max(0.05, 1 - cells / n) ** 2;

function errorAt(signals: Signals, period: number, offset: number, way: Enlarging, most?: number): number {
  const n = signals[0]!.length;
  const lines = evenLines(period, offset, n);
  const isTooMuch = (error: number): boolean => validated(error, lines.length - 1, n) >= most!;
  return validated(solvedError(signals, lines, way, most === undefined ? undefined : isTooMuch), lines.length - 1, n);
}

const wrapped = (offset: number, period: number): number => ((offset % period) + period) % period;

/** Period and offset to a sixteenth of a pixel at the far end. */
function refineAxis(signals: Signals, { period, offset }: AxisFit, way: Enlarging, rounds: number): AxisFit {
  const n = signals[0]!.length;
  let best: AxisFit = { period, offset, misfit: errorAt(signals, period, offset, way) };
  // Offsets move the near end, periods the far one.
  let step = Math.min(1, period / 6);
  for (let round = 0; round < rounds; round++) {
    const from = best;
    for (const [o, p] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [1, -1],
      [-1, 1],
    ] as const) {
      const longer = from.period + (p * step * from.period) / n;
      const at = wrapped(from.offset + o * step, longer);
      const misfit = errorAt(signals, longer, at, way, best.misfit);
      if (misfit < best.misfit) best = { period: longer, offset: at, misfit };
    }
    if (best === from) step /= 2;
  }
  return best;
}

/** Ways that are looked at with lines moved: where the lines are roughly right, the true way is among the better half. */
const MOST_WAYS = 4;

/** A trial's lines moved to where they explain most, in the way that explains most: many ways a little, few of them further. */
export function refineTrial({ rows, columns }: LumaSignals, x: AxisFit, y: AxisFit): Refined {
  const fewer = (signals: Signals) => signals.filter((_, i) => i % 3 === 0);
  const both = ({ x: a, y: b, way }: Omit<Refined, 'error'>, [p, q]: readonly [Signals, Signals], rounds: number) => {
    const [c, d] = [refineAxis(p, a, way, rounds), refineAxis(q, b, way, rounds)];
    return { x: c, y: d, way, error: c.misfit + d.misfit };
  };
  const byError = (list: readonly Refined[]) => [...list].sort((a, b) => a.error - b.error);
  const few = [fewer(rows), fewer(columns)] as const;
  const first = byError(WAYS.map((way) => both({ x, y, way }, few, 0)));
  const looked = byError(first.slice(0, MOST_WAYS).map((one) => both(one, few, 2)));
  const further = byError(looked.slice(0, 2).map((one) => both(one, few, 6)));
  return both(further[0]!, [rows, columns], 3);
}

/** The way that explains given lines best, and its error. */
export function wayOf(
  { rows, columns }: LumaSignals,
  xs: readonly number[],
  ys: readonly number[],
  ways = WAYS,
): Solved {
  const tried = ways.map((way) => ({
    way,
    error:
      validated(solvedError(rows, xs, way), xs.length - 1, rows[0]!.length) +
      validated(solvedError(columns, ys, way), ys.length - 1, columns[0]!.length),
  }));
  // The sharp reading is the plain one: another has to be clearly better.
  return tried.reduce((least, one) => (one.error < least.error * 0.97 ? one : least));
}
