import { hashCell } from '../patterns.ts';
import type { Laid } from '../primitives.ts';
import { wrap } from './cells.ts';
import { SIDE } from './places.ts';
import type { Spot } from './spot.ts';

/** A row of bricks or tiles in cell units, and at most how much finer than a small picture has them. */
const BRICK = { tall: 4.2, wide: 6, finer: 3 } as const;

const finer = (count: number, length: number, cell: number): number =>
  Math.max(count, Math.min(Math.round(length / cell), count * BRICK.finer));

/** Rows that know their own counts, laid finer where there is room; every stone has a tone of its own. */
export function layRows(c: Spot, rows: Laid): void {
  const { at, unit } = c;
  const wide = at.ring > 0 ? at.ring : rows.width;
  const count = finer(rows.rows, rows.height, BRICK.tall * unit);
  const columns = finer(rows.columns, wide, BRICK.wide * unit);
  const up = rows.up === 'y' ? at.y : rows.up === 'z' ? at.z : -at.z;
  const y = (up / rows.height + 0.5) * count;
  const across = at.ring > 0 ? at.u / at.ring : (at.side === SIDE.x ? at.z : at.x) / rows.width + 0.5;
  let row = Math.floor(y);
  const share = y - row;
  const x = across * columns + (row & 1) * 0.5;
  let column = Math.floor(x);
  if (rows.kind === 'tiles') {
    // a tile ends round over the row below
    const k = (x - column - 0.5) * 2;
    if (share < 0.34 * k ** 4) {
      row--;
      column = Math.floor(across * columns + (row & 1) * 0.5);
    }
  }
  if (at.ring > 0) column = wrap(column, columns);
  c.cell = row * 4096 + column + 2048;
  const hash = hashCell(row, column, 7);
  // on a small spire tones of single tiles would be blots
  const strong = c.span < 18 && c.primitive.kind === 'cone' ? 0.5 : 1;
  c.light += (hash > 0.76 ? 0.42 : hash < 0.24 ? -0.3 : 0) * strong;
  if (c.level < 2) return;
  if (rows.kind === 'bricks') c.light += share > 0.62 && hash > 0.3 ? 0.2 : share < 0.3 ? -0.14 : 0;
  else c.light += share > 0.7 ? -0.3 : share < 0.4 ? 0.24 : 0;
}
