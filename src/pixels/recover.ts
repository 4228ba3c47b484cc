/**
 * Pixel art that was enlarged, blurred, saved as JPEG or drawn by an image model, back at its own size. A comb in the
 * colour steps finds clean enlargements in no time; where it finds none, or explains the picture badly, trial periods
 * are fitted to the picture itself and their cells compared with it.
 */
import { findGrid, type PixelGrid } from './grid.ts';
import { readCells, solveCells } from './grid-cells.ts';
import { drawCells } from './grid-draw.ts';
import { fitGrid, type Lines, linesWithError, sightOf } from './grid-fit.ts';
import { MOST_CELLS } from './grid-periods.ts';
import { lumaSignals, wayOf } from './grid-refine.ts';
import { hasMoreColors } from './histogram.ts';
import { coverageOf, createImage, hardenAlpha } from './image.ts';
import { CLEAN_COLORS } from './palette.ts';
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

/** Cells below this size are solved for where the picture is not clean. */
const SMALL = 5;

/** Anything smooth is explained by a few cells that were enlarged smoothly (cubic, linear): so few are no find. */
const SMOOTH_WAY = 2;
const FEWEST_SMOOTH = 8;

/** The grain of a photograph, which enlarging makes cells of as well, has finer ones than this many a side. */
const isCoarse = (grid: PixelGrid, { width, height }: Rgba): boolean =>
  Math.max(width / grid.cellWidth, height / grid.cellHeight) <= MOST_CELLS;

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
  // Colours that noise has spread win no vote.
  const clean = !hasMoreColors(image, CLEAN_COLORS);
  const grid = findGrid(image);
  const believed = grid && (clean || isCoarse(grid, image)) ? grid : undefined;
  const combed = believed && linesOfComb(believed, image);
  const sight = sightOf(image);
  let lines = combed && linesWithError(sight, ...combed);
  let voted = lines !== undefined && clean;
  const good = believed && believed.cellWidth < 4 ? GOOD_SMALL : GOOD;
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
  const read = (): Rgba => {
    const cells = readCells(sight.labs, image, xs, ys, { core: coreOf(lines), samples: 10, there: coverageOf(image) });
    const signals = lumaSignals(sight.planes());
    const seen = signals.rows.length > 0 && signals.columns.length > 0;
    const solved = lines.solved ?? (seen ? wayOf(signals, xs, ys) : undefined);
    if (!solved) return drawCells(cells);
    const mixed = solved.way.kernel !== 'repeated' || solved.way.blur > 0;
    // Below some five pixels a cell has none that the halved hues of its neighbours do not reach.
    const small = !clean && image.width / (xs.length - 1) < SMALL;
    return drawCells(mixed || small ? solveCells(sight.planes(), xs, ys, solved) : cells);
  };
  return {
    image: voted ? voteCells(hardenAlpha(image), xs, ys) : read(),
    cellWidth: (xs.at(-1)! - xs[0]!) / (xs.length - 1),
    cellHeight: (ys.at(-1)! - ys[0]!) / (ys.length - 1),
    columns: xs,
    rows: ys,
    misfit: lines.error / sight.spread,
  };
}
