/** Taking a spritesheet apart: by a cell size that is known, or by the empty lines between its frames. */

import { type Box, coverageOf, crop, opaqueBounds } from './image.ts';
import type { Px, Rgba } from './types.ts';

/** How the cells of a sheet lie. */
export interface SheetGrid {
  readonly cellWidth: Px;
  readonly cellHeight: Px;
  /** Pixels before the first cell, on both axes. */
  readonly margin?: Px;
  /** Pixels between cells. */
  readonly spacing?: Px;
}

/** A frame of a sheet, with its place there. */
export interface SlicedFrame {
  readonly image: Rgba;
  readonly box: Box;
}

/** Runs of lines where something is: [from, to) each. */
function runsOf(filled: readonly boolean[]): (readonly [Px, Px])[] {
  const runs: (readonly [Px, Px])[] = [];
  let start = -1;
  for (let i = 0; i <= filled.length; i++) {
    if (filled[i] && start < 0) start = i;
    else if (!filled[i] && start >= 0) {
      runs.push([start, i]);
      start = -1;
    }
  }
  return runs;
}

/** Boxes that empty rows, and within them empty columns, separate. */
function islandsOf(sheet: Rgba): Box[] {
  const { width, height } = sheet;
  const there = coverageOf(sheet);
  const rows = runsOf(Array.from({ length: height }, (_, y) => there.subarray(y * width, (y + 1) * width).includes(1)));
  return rows.flatMap(([top, bottom]) => {
    const columns = Array.from({ length: width }, (_, x) => {
      for (let y = top; y < bottom; y++) if (there[y * width + x]) return true;
      return false;
    });
    return runsOf(columns).map(([left, right]) => ({ x: left, y: top, width: right - left, height: bottom - top }));
  });
}

/** Cells smaller than this are parts of a frame. */
const LEAST_CELL = 8;

/**
 * The number of equal cells along an axis, the most for which no part crosses a border and at least `count` of them are
 * filled; 0 where there is none.
 */
function evenCells(side: Px, parts: readonly (readonly [from: Px, to: Px])[], count: number): number {
  for (let n = Math.floor(side / LEAST_CELL); n >= 1; n--) {
    if (side % n !== 0) continue;
    const cell = side / n;
    const homes = new Set<number>();
    const whole = parts.every(([from, to]) => {
      homes.add(Math.floor(from / cell));
      return Math.floor(from / cell) === Math.floor((to - 1) / cell);
    });
    // Cells much emptier than that are a finer division than the artist's.
    if (whole && homes.size >= Math.max(count * 0.75, n * 0.5)) return n;
  }
  return 0;
}

/**
 * The frames of a sheet, row by row; cells where nothing is are left out. Without `grid`, frames are what empty rows and
 * columns separate: cells of one size where the sheet divides evenly into such, else each frame's own box.
 * Throws a RangeError for a grid that has no whole cell in the sheet.
 */
export function sliceSheet(sheet: Rgba, grid?: SheetGrid): SlicedFrame[] {
  const boxes = grid ? gridBoxes(sheet, grid) : foundBoxes(sheet);
  return boxes
    .map((box) => ({ image: crop(sheet, box), box }))
    .filter(({ image }) => opaqueBounds(image) !== undefined);
}

function gridBoxes({ width, height }: Rgba, { cellWidth, cellHeight, margin = 0, spacing = 0 }: SheetGrid): Box[] {
  const boxes: Box[] = [];
  for (let y = margin; y + cellHeight <= height; y += cellHeight + spacing) {
    for (let x = margin; x + cellWidth <= width; x += cellWidth + spacing) {
      boxes.push({ x, y, width: cellWidth, height: cellHeight });
    }
  }
  if (boxes.length === 0) throw new RangeError(`No ${cellWidth}x${cellHeight} cell fits into ${width}x${height}`);
  return boxes;
}

function foundBoxes(sheet: Rgba): Box[] {
  const islands = islandsOf(sheet);
  if (islands.length <= 1) return islands;
  const rowCount = new Set(islands.map((box) => box.y)).size;
  const columnCount = Math.max(
    ...[...new Set(islands.map((b) => b.y))].map((y) => islands.filter((b) => b.y === y).length),
  );
  const columns = evenCells(
    sheet.width,
    islands.map((b) => [b.x, b.x + b.width]),
    columnCount,
  );
  const rows = evenCells(
    sheet.height,
    islands.map((b) => [b.y, b.y + b.height]),
    rowCount,
  );
  if (!columns || !rows) return islands;
  return gridBoxes(sheet, { cellWidth: sheet.width / columns, cellHeight: sheet.height / rows });
}
