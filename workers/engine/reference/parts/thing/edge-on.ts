/** Flat things (blades, shields, keys) as their edge is seen: each row as thin as the thing is thick, in its own colours. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { boxOf } from '../box.ts';
import { at, blank, type Color, commonest, type Flat, luma, put } from '../flat.ts';
import type { LineHabit } from '../line-habit.ts';

/** Thickness as a share of the width of the thing, and of a row; the most pixels that is. */
const [OF_ALL, OF_ROW] = [0.22, 0.3] as const;
const MOST: Px = 4;

/** A flat thing from straight aside. */
export function edgeOn({ figure, colors, draw }: LineHabit): Flat {
  const { left, right, top, bottom } = boxOf(figure);
  const most = Math.max(1, Math.min(MOST, Math.round(OF_ALL * (right - left))));
  const axis = Math.round((left + right) / 2);
  const out = blank(figure.width, figure.height);
  for (let y = top; y < bottom; y++) {
    const row: Color[] = [];
    for (let x = left; x < right; x++) if (at(figure, x, y) >= 0) row.push(at(figure, x, y));
    if (row.length === 0) continue;
    const own = row.filter((c) => !colors.has(c));
    const inner = own.length > 0 ? own : row;
    const usual = commonest(inner);
    const other = commonest(inner.filter((c) => c !== usual));
    // The light comes from the left.
    const [light, dark] = other < 0 || luma(other) <= luma(usual) ? [usual, other] : [other, usual];
    const wide = Math.max(1, Math.min(most, Math.round(OF_ROW * row.length)));
    for (let i = 0; i < wide; i++)
      put(out, axis - (wide >> 1) + i, y, wide > 1 && i === wide - 1 && dark >= 0 ? dark : i > 0 ? usual : light);
  }
  return draw(out);
}
