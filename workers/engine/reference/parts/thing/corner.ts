/** Boxes (chests, houses, cupboards) half turned: two of their faces, which meet at the nearest edge. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { boxOf } from '../box.ts';
import { at, blank, type Color, commonest, eachPixel, type Flat, NONE, put } from '../flat.ts';

/** What is seen of a front that is half turned, and of the side beside it, as shares of the front's width. */
export const [FRONT, SIDE] = [0.62, 0.38] as const;
/** Seen from somewhat above, edges that lead away rise by so many pixels a pixel. */
const RISE = 0.25;

/** One face, foreshortened to so many columns: those in the middle of each span are seen. */
function columnsOf(face: Flat, wide: Px): Px[] {
  const { left, right } = boxOf(face);
  // The outermost columns, which are the edge, stay.
  return Array.from({ length: wide }, (_, i) =>
    i === 0 ? left : i === wide - 1 ? right - 1 : left + Math.floor(((i + 0.5) * (right - left)) / wide),
  );
}

/** Two faces beside one another, `nearer` colouring the edge between them. */
export function cornerOf(
  [first, firstShare]: readonly [face: Flat, share: number],
  [second, secondShare]: readonly [face: Flat, share: number],
  edge: (color: Color) => Color,
): Flat {
  const { left, right, top } = boxOf(first);
  const all = right - left;
  const [wide, beside] = [firstShare, secondShare].map((share) => Math.max(2, Math.round(all * share))) as [Px, Px];
  const from = Math.round((left + right - wide - beside) / 2);
  const corner = from + wide;
  const rise = Math.min(RISE, Math.max(0, top - 1) / all);
  const out = blank(first.width, first.height);
  const lay = (face: Flat, columns: readonly Px[], to: Px): void => {
    columns.forEach((column, i) => {
      const x = to + i;
      const far = x < corner ? corner - 1 - x : x - corner;
      const up = Math.floor(far * rise);
      for (let y = 0; y < face.height; y++) if (at(face, column, y) >= 0) put(out, x, y - up, at(face, column, y));
    });
  };
  lay(first, columnsOf(first, wide), from);
  lay(second, columnsOf(second, beside).slice(1), corner);
  layTop(out, { from, wide, beside, near: top, rise }, topColor(first), edge);
  const lined = blank(out.width, out.height);
  eachPixel(out, (x, y, color) => {
    const isEdge = x === corner - 1 && at(out, x, y - 1) !== NONE && at(out, x, y + 1) !== NONE;
    put(lined, x, y, isEdge ? edge(color) : color);
  });
  return lined;
}

interface Top {
  readonly from: Px;
  readonly wide: Px;
  readonly beside: Px;
  /** The row of the nearest corner. */
  readonly near: Px;
  readonly rise: number;
}

/** The top, which is seen between the edges that lead away: without it two faces look like an open book. */
function layTop(out: Flat, { from, wide, beside, near, rise }: Top, color: Color, edge: (color: Color) => Color): void {
  const last = from + wide + beside - 2;
  for (let x = from; x <= last; x++) {
    // From the left corner up to the one that is farthest away, and down to the right one.
    const back = near - Math.floor(rise * Math.min(wide + (x - from), beside + (last - x)));
    for (let y = back; y < near && at(out, x, y) === NONE; y++) put(out, x, y, y === back ? edge(color) : color);
  }
}

/** The colour of a lid or a roof: the commonest in the uppermost rows below the line. */
function topColor(face: Flat): Color {
  const { left, right, top, bottom } = boxOf(face);
  const rows = Math.max(1, Math.round(LID * (bottom - top)));
  const own: Color[] = [];
  for (let y = top + 1; y <= top + rows; y++) for (let x = left + 1; x < right - 1; x++) own.push(at(face, x, y));
  return commonest(own);
}
const LID = 0.12;
