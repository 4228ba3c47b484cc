/** The grid of a picture by fitting: trial periods compared with the picture itself, the best of them refined. */
import { type Reading, readCells, residualOf } from './grid-cells.ts';
import { elasticLines, evenLines } from './grid-lines.ts';
import { type AxisFit, fitAxis, misfitAnywhere, seedAxis, signalsOf } from './grid-misfit.ts';
import { likelyPeriods, stepProfile } from './grid-periods.ts';
import { type Planes, planesOf } from './grid-planes.ts';
import {
  BORDERED,
  type LumaSignals,
  lumaSignals,
  type Refined,
  refineTrial,
  varianceOf,
  wayOf,
} from './grid-refine.ts';
import type { Solved } from './grid-solve.ts';
import { labSpread, labsOf } from './labs.ts';
import type { Px, Rgba } from './types.ts';

/** A grid of lines with what it leaves unexplained. */
export interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly error: number;
  /** How the picture was enlarged, an index of ENLARGEMENTS. */
  readonly way: number;
  /** The same by solving, where that was done. */
  readonly solved?: Solved;
}

/** What the search needs of a picture. */
export interface Sight {
  readonly image: Rgba;
  readonly labs: Float32Array;
  readonly spread: number;
  /** Made when they are asked for: a clean enlargement needs none. */
  readonly planes: () => Planes;
}

/** Lightness that transparent pixels are given, outside of what colours have: their borders count as steps. */
const NOTHING = 1.3;

export function sightOf(image: Rgba): Sight {
  const labs = labsOf(image);
  for (let i = 0; i < labs.length / 3; i++) if (image.data[i * 4 + 3]! < 128) labs.set([NOTHING, 0, 0], i * 3);
  let planes: Planes | undefined;
  return {
    image,
    labs,
    spread: labSpread(labs) || 1,
    planes: () => {
      planes ??= planesOf(image);
      return planes;
    },
  };
}

/** Enough of a cell to judge a grid by. */
const QUICK: Reading = { core: 0.5, samples: 4 };

export function linesWithError({ image, labs }: Sight, xs: readonly number[], ys: readonly number[]): Lines {
  return { xs, ys, ...residualOf(labs, image, xs, ys, readCells(labs, image, xs, ys, QUICK)) };
}

/** A period tried on both axes. */
interface Trial {
  readonly x: AxisFit;
  readonly y: AxisFit;
  readonly period: number;
  readonly strength: number;
  /** Misfit as a share of that of cells a tenth smaller and larger: a short period always fits, this does not favour it. */
  readonly worth: number;
}

/** Periods that explain so much less than others beside them, looked at roughly, are not looked at again. */
const HOPELESS = 1.15;

function tryPeriods({ image: { width, height }, labs }: Sight): Trial[] {
  // The longer the rows, the fewer of them tell enough.
  const count = (n: Px): number => Math.max(16, Math.min(40, Math.round(16_000 / n)));
  const rows = signalsOf(labs, width, height, true, count(width));
  const columns = signalsOf(labs, width, height, false, count(height));
  if (rows.length < 2 || columns.length < 2) return [];
  const third = (list: readonly Float32Array[]) => list.filter((_, i) => i % 3 === 0);
  const [fewRows, fewColumns] = [third(rows), third(columns)];
  const periods = likelyPeriods(stepProfile(labs, width, height, true), stepProfile(labs, width, height, false));
  return periods.flatMap(({ period, strength }): Trial[] => {
    const [seedX, seedY] = [seedAxis(fewRows, width, period), seedAxis(fewColumns, height, period)];
    const [smaller, larger] = [0.91, 1.1].map((k) =>
      Math.hypot(
        misfitAnywhere(fewRows, width, seedX.period * k),
        misfitAnywhere(fewColumns, height, seedY.period * k),
      ),
    );
    const other = (smaller! + larger!) / 2;
    if (Math.hypot(seedX.misfit, seedY.misfit) > HOPELESS * other) return [];
    const x = fitAxis(rows, width, period, seedX);
    const y = fitAxis(columns, height, period, seedY);
    return [{ x, y, period: (x.period + y.period) / 2, strength, worth: Math.hypot(x.misfit, y.misfit) / other }];
  });
}

/** Trials that are worth a finer look, best first. */
const FINALISTS = 4;
/** Errors below this share of a picture's variance tell nothing: no enlargement is exactly as we think. */
const EXACT = 0.0015;

interface Chosen {
  readonly trial: Trial;
  readonly refined: Refined;
}

/** Cells that explain this share of what cells of another size leave are none. */
const NO_GAIN = 0.93;

/** Cells below this size cannot be told from noise where they are uneven. */
const LEAST_ELASTIC = 4;
/** Even lines that leave so little of the variance are right: none that follow the picture are tried. */
const EVEN_ENOUGH = 0.01;
/** Lines that follow the picture have to explain so much more than even ones; less, where those need far smaller cells. */
const BETTER = 0.75;

/** Errors up to which others explain as much as the one with the least. */
const enoughOf = (least: number, { rows, columns }: LumaSignals): number =>
  least * 1.15 + EXACT * (varianceOf(rows) + varianceOf(columns));

const priceOf = (top: number) => (t: Trial) => t.worth * (1.3 - 0.3 * (t.strength / top));

/**
 * The best trial, refined. A period's half explains as much and a longer multiple nearly: cross-validation prices the cells,
 * and of periods that explain alike the longest is taken.
 */
function chooseTrial(trials: readonly Trial[], signals: LumaSignals): Chosen {
  const price = priceOf(Math.max(...trials.map((t) => t.strength)));
  const byPrice = [...trials].sort((a, b) => price(a) - price(b));
  const chosen = byPrice.slice(0, FINALISTS);
  const first = byPrice[0]!;
  for (const t of trials) {
    const k = t.period / first.period;
    const multiple = k > 1.5 && Math.abs(k - Math.round(k)) < 0.03 * k && t.worth <= first.worth * 1.35 + 0.03;
    if (multiple && !chosen.includes(t)) chosen.push(t);
  }
  const tried = chosen.map((trial) => ({ trial, refined: refineTrial(signals, trial.x, trial.y) }));
  const least = Math.min(...tried.map(({ refined }) => refined.error));
  const enough = enoughOf(least, signals);
  const good = tried.filter(({ refined }) => refined.error <= enough);
  const best = good.reduce((longest, one) => (one.refined.x.period > longest.refined.x.period ? one : longest));
  return best;
}

/** Lines that follow the picture, where they were looked for, and the trial that they came from. */
interface Elastic {
  readonly trial: Trial;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly solved: Solved;
  readonly cost: number;
}

/** Periods that differ by no more are readings of the same cells: the likeliest is taken. */
const KINDRED = 0.8;

/** Lines that follow the picture: of the trials for which they explain nearly most the longest, as even ones are chosen. */
function elasticOf(trials: readonly Trial[], signals: LumaSignals): Elastic | undefined {
  const found = trials.flatMap((trial): Elastic[] => {
    if (trial.period < LEAST_ELASTIC) return [];
    const [x, y] = [elasticLines(signals.rows, trial.x.period), elasticLines(signals.columns, trial.y.period)];
    if (x.lines.length <= 4 || y.lines.length <= 4) return [];
    const solved = wayOf(signals, x.lines, y.lines, BORDERED);
    return [{ trial, xs: x.lines, ys: y.lines, solved, cost: x.cost + y.cost }];
  });
  if (found.length === 0) return undefined;
  const enough = enoughOf(Math.min(...found.map(({ solved }) => solved.error)), signals);
  const good = found.filter(({ solved }) => solved.error <= enough);
  const longest = Math.max(...good.map(({ trial }) => trial.period));
  return good
    .filter(({ trial }) => trial.period >= KINDRED * longest)
    .reduce((least, one) => (one.cost < least.cost ? one : least));
}

/** The grid by fitting, or undefined for photographs and for art at its own size. */
export function fitGrid(sight: Sight): Lines | undefined {
  const { width, height } = sight.image;
  const trials = tryPeriods(sight);
  // Where no period explains more than one that is a little off there is nothing to refine.
  if (trials.every(({ worth }) => worth > NO_GAIN)) return undefined;
  const signals = lumaSignals(sight.planes());
  if (signals.rows.length === 0 || signals.columns.length === 0) return undefined;
  const { trial, refined } = chooseTrial(trials, signals);
  let best = trial;
  let lines: Lines = {
    ...linesWithError(
      sight,
      evenLines(refined.x.period, refined.x.offset, width),
      evenLines(refined.y.period, refined.y.offset, height),
    ),
    solved: refined,
  };
  if (refined.error > EVEN_ENOUGH * (varianceOf(signals.rows) + varianceOf(signals.columns))) {
    const elastic = elasticOf(trials, signals);
    if (elastic) {
      const { xs, ys, solved } = elastic;
      const smaller = refined.x.period < KINDRED * elastic.trial.period;
      if (solved.error < (smaller ? enoughOf(refined.error, signals) : refined.error * BETTER)) {
        lines = { ...linesWithError(sight, xs, ys), solved };
        best = elastic.trial;
      }
    }
  }
  // A picture without cells is explained as well by cells of a little other size.
  const other = linesWithError(
    sight,
    evenLines(best.x.period * 1.12, 0, width),
    evenLines(best.y.period * 1.12, 0, height),
  );
  const gain = Math.min(lines.error / other.error, best.worth);
  if ((gain > 0.8 && best.strength < 0.6) || gain > NO_GAIN) return undefined;
  return lines;
}
