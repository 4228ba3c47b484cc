/**
 * Pixel art that was enlarged, blurred, saved as JPEG or drawn by an image model, back at its own size. A comb in the
 * colour steps finds clean enlargements in no time; where it finds none, or explains the picture badly, trial periods
 * are fitted to the picture itself and their cells compared with it.
 */
import { findGrid, type PixelGrid } from './grid.ts';
import { type Cells, drawCells, type Reading, readCells, residualOf } from './grid-cells.ts';
import { elasticLines, evenLines } from './grid-lines.ts';
import { type AxisFit, fitAxis, misfitAnywhere, signalsOf } from './grid-misfit.ts';
import { likelyPeriods, stepProfile } from './grid-periods.ts';
import { coverageOf, createImage } from './image.ts';
import { labSpread, labsOf } from './labs.ts';
import { gatherColors } from './palette.ts';
import { indexColors } from './resize.ts';
import type { Px, Rgba } from './types.ts';

/** Pixel art found in a larger picture. */
export interface RecoveredArt {
  /** The art at its own size. */
  readonly image: Rgba;
  /** Mean width and height of its pixels in the picture. */
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Borders of its columns and rows in the picture, one more than there are of them; the outer ones may lie outside. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** What is left unexplained, as a share of the picture's own variation: 0 for a clean enlargement. */
  readonly misfit: number;
}

/** A grid of lines with what it leaves unexplained. */
interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly error: number;
  /** How the picture was enlarged, an index of ENLARGEMENTS. */
  readonly way: number;
}

/** What the search needs of a picture. */
interface Sight {
  readonly image: Rgba;
  readonly labs: Float32Array;
  readonly spread: number;
}

/** Lightness that transparent pixels are given, outside of what colours have: their borders count as steps. */
const NOTHING = 1.3;

function sightOf(image: Rgba): Sight {
  const labs = labsOf(image);
  for (let i = 0; i < labs.length / 3; i++) if (image.data[i * 4 + 3]! < 128) labs.set([NOTHING, 0, 0], i * 3);
  return { image, labs, spread: labSpread(labs) || 1 };
}

/** Enough of a cell to judge a grid by. */
const QUICK: Reading = { core: 0.5, samples: 4 };

function linesWithError({ image, labs }: Sight, xs: readonly number[], ys: readonly number[]): Lines {
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

function tryPeriods({ image: { width, height }, labs }: Sight): Trial[] {
  // The longer the rows, the fewer of them tell enough.
  const count = (n: Px): number => Math.max(16, Math.min(40, Math.round(16_000 / n)));
  const rows = signalsOf(labs, width, height, true, count(width));
  const columns = signalsOf(labs, width, height, false, count(height));
  if (rows.length < 2 || columns.length < 2) return [];
  const third = (list: readonly Float32Array[]) => list.filter((_, i) => i % 3 === 0);
  const [fewRows, fewColumns] = [third(rows), third(columns)];
  const periods = likelyPeriods(stepProfile(labs, width, height, true), stepProfile(labs, width, height, false));
  return periods.map(({ period, strength }) => {
    const x = fitAxis(rows, fewRows, width, period);
    const y = fitAxis(columns, fewColumns, height, period);
    const [smaller, larger] = [0.91, 1.1].map((k) =>
      Math.hypot(misfitAnywhere(fewRows, width, x.period * k), misfitAnywhere(fewColumns, height, y.period * k)),
    );
    const worth = Math.hypot(x.misfit, y.misfit) / ((smaller! + larger!) / 2);
    return { x, y, period: (x.period + y.period) / 2, strength, worth };
  });
}

/** The period that explains most, then the longest multiple of it that explains nearly as much. */
function chooseTrial(trials: readonly Trial[]): Trial {
  const top = Math.max(...trials.map((t) => t.strength));
  const price = (t: Trial): number => t.worth * (1.3 - 0.3 * (t.strength / top));
  let best = trials.reduce((least, t) => (price(t) < price(least) ? t : least));
  for (const t of [...trials].sort((a, b) => a.period - b.period)) {
    const k = t.period / best.period;
    const multiple = k > 1.5 && Math.abs(k - Math.round(k)) < 0.03 * k;
    if (multiple && t.worth <= best.worth * 1.35 + 0.03) best = t;
  }
  return best;
}

/** The grid by fitting, or undefined for photographs and for art at its own size. */
function fitGrid(sight: Sight): Lines | undefined {
  const { width, height } = sight.image;
  const trials = tryPeriods(sight);
  if (trials.length === 0) return undefined;
  const best = chooseTrial(trials);
  let lines = linesWithError(
    sight,
    evenLines(best.x.period, best.x.offset, width),
    evenLines(best.y.period, best.y.offset, height),
  );
  if (best.period >= 4 && best.worth > 0.12) {
    const xs = elasticLines(stepProfile(sight.labs, width, height, true).steps, best.x.period);
    const ys = elasticLines(stepProfile(sight.labs, width, height, false).steps, best.y.period);
    if (xs.length > 4 && ys.length > 4) {
      const elastic = linesWithError(sight, xs, ys);
      if (elastic.error < lines.error * 0.85) lines = elastic;
    }
  }
  // A picture without cells is explained as well by cells of a little other size.
  const other = linesWithError(
    sight,
    evenLines(best.x.period * 1.12, 0, width),
    evenLines(best.y.period * 1.12, 0, height),
  );
  const gain = Math.min(lines.error / other.error, best.worth);
  if ((gain > 0.8 && best.strength < 0.6) || gain > 0.93) return undefined;
  return lines;
}

/** Lines of an even grid that the comb found. */
function linesOfComb(grid: PixelGrid, { width, height }: Rgba): readonly [xs: number[], ys: number[]] {
  const lines = (offset: number, cell: number, n: Px): number[] => {
    const first = offset > cell * 0.35 ? offset - cell : offset;
    const count = Math.max(1, Math.round((n - first) / cell));
    return Array.from({ length: count + 1 }, (_, i) => first + i * cell);
  };
  return [lines(grid.offsetX, grid.cellWidth, width), lines(grid.offsetY, grid.cellHeight, height)];
}

/**
 * Pixel art read at its own size by the lines of a grid: the commonest colour of the middle of each cell. Colours are
 * voted on as they are, so a clean enlargement comes back exactly.
 */
function voteCells(image: Rgba, xs: readonly number[], ys: readonly number[]): Rgba {
  const out = createImage(xs.length - 1, ys.length - 1);
  const { palette, indices } = indexColors(image);
  const middle = (lines: readonly number[], i: number, limit: Px): readonly [number, number] => {
    // A fifth is left out on both sides: that is where an enlargement blurs.
    const cell = lines[i + 1]! - lines[i]!;
    const from = Math.max(0, Math.min(limit - 1, Math.round(lines[i]! + 0.2 * cell)));
    return [from, Math.min(limit, Math.max(from + 1, Math.round(lines[i]! + 0.8 * cell)))];
  };
  for (let y = 0; y < out.height; y++) {
    const [y0, y1] = middle(ys, y, image.height);
    for (let x = 0; x < out.width; x++) {
      const [x0, x1] = middle(xs, x, image.width);
      const votes = new Map<number, number>();
      for (let sy = y0; sy < y1; sy++) {
        for (let sx = x0; sx < x1; sx++) {
          const index = indices[sy * image.width + sx]!;
          votes.set(index, (votes.get(index) ?? 0) + 1);
        }
      }
      let best = -1;
      let most = 0;
      for (const [index, n] of votes) {
        if (n > most || (n === most && index < best)) {
          best = index;
          most = n;
        }
      }
      if (best < 0) continue;
      const c = palette[best]!;
      out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], (y * out.width + x) * 4);
    }
  }
  return out;
}

/** A comb that leaves less than this of the picture's variation unexplained is believed without a further search. */
const GOOD = 0.2;
/** Of small cells noise hides less: there a right comb leaves no more than this. */
const GOOD_SMALL = 0.1;
/** Above this nothing was found: right grids leave up to .36 (uneven cells, noise), wrong ones from .44 on. */
const MOST_MISFIT = 0.4;

/** Anything smooth is explained by a few cells that were enlarged smoothly (cubic, linear): so few are no find. */
const SMOOTH_WAY = 2;
const FEWEST_SMOOTH = 8;

/** Share of a cell that its colour is read from: less where enlarging blurred its borders. */
const coreOf = ({ xs, way }: Lines): number => {
  const cell = (xs.at(-1)! - xs[0]!) / (xs.length - 1);
  return cell < 4 ? 0.7 : way === 0 ? 0.6 : 0.36;
};

/**
 * The pixel art that a picture shows enlarged, from about two pixels a cell on, at its own size; undefined for
 * photographs, for art at its own size, and for pictures with fewer than five cells a side. Alpha comes out binary.
 */
export function recoverArt(image: Rgba): RecoveredArt | undefined {
  if (Math.min(image.width, image.height) < 12) return undefined;
  const grid = findGrid(image);
  const combed = grid && linesOfComb(grid, image);
  const sight = sightOf(image);
  let lines = combed && linesWithError(sight, ...combed);
  let voted = lines !== undefined;
  const good = grid && grid.cellWidth < 4 ? GOOD_SMALL : GOOD;
  if (!lines || lines.error > sight.spread * good) {
    const fitted = fitGrid(sight);
    if (fitted && (!lines || fitted.error < lines.error * 0.8)) {
      lines = fitted;
      voted = false;
    }
  }
  if (!lines || lines.error > sight.spread * MOST_MISFIT) return undefined;
  const { xs, ys } = lines;
  if (lines.way >= SMOOTH_WAY && Math.min(xs.length, ys.length) <= FEWEST_SMOOTH) return undefined;
  const cells = (): Cells =>
    readCells(sight.labs, image, xs, ys, { core: coreOf(lines), samples: 10, there: coverageOf(image) });
  return {
    image: voted ? voteCells(gatherColors(image), xs, ys) : drawCells(cells()),
    cellWidth: (xs.at(-1)! - xs[0]!) / (xs.length - 1),
    cellHeight: (ys.at(-1)! - ys[0]!) / (ys.length - 1),
    columns: xs,
    rows: ys,
    misfit: lines.error / sight.spread,
  };
}
