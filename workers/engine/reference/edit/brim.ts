/** A hat told by its outline: a brim that is broader than the face below it, and a crown on that which is narrower. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, toFlat } from '../parts/flat.ts';
import { type Subject, stanceOf } from './subject.ts';

/** A brim is so many times as wide as the face below it, and as the crown above it. */
const WIDER = 1.4;
const CROWN = 1.25;

/** The lowest row of the brim of a hat; undefined where none is told by the outline. */
export function brimRow(subject: Subject): Px | undefined {
  const flat = toFlat(subject.sprite);
  const { axis, top, chin, headHalf, isLong, isUpright } = stanceOf(subject);
  if (isLong || !isUpright || chin - top < 5) return undefined;
  const x = Math.floor(axis);
  const wideAt = (y: Px): number => {
    if (at(flat, x, y) < 0) return 0;
    let [from, to] = [x, x + 1];
    while (at(flat, from - 1, y) >= 0) from--;
    while (at(flat, to, y) >= 0) to++;
    return Math.min(to - from, 6 * headHalf + 4);
  };
  let first = top;
  while (first > 0 && wideAt(first - 1) > 0) first--;
  const rows = Array.from({ length: Math.max(0, chin - first) }, (_, k) => wideAt(first + k));
  const upper = rows.slice(0, Math.ceil(0.72 * rows.length));
  const brim = upper.indexOf(Math.max(...upper));
  const below = rows.slice(brim + 1).filter((n) => n > 0);
  const above = rows.slice(0, brim).filter((n) => n > 0);
  if (above.length < 2 || below.length < 2) return undefined;
  const face = Math.min(...below);
  const crown = above.reduce((n, v) => n + v, 0) / above.length;
  if (upper[brim]! < WIDER * face + 1 || upper[brim]! < CROWN * crown) return undefined;
  // A head of hair grows wide row by row and stays so; a brim begins at once and is thin.
  let start = brim;
  while (start > 0 && rows[start - 1]! >= ENDS * upper[brim]!) start--;
  let end = brim;
  while (end + 1 < rows.length && rows[end + 1]! >= ENDS * upper[brim]!) end++;
  if (end + 1 - start > Math.max(2, THIN * rows.length) || (rows[start - 1] ?? 0) > STEP * upper[brim]!) return undefined; // biome-ignore format: one line
  // Hair that flares beside the cheeks begins below the eyes.
  const eyes = (subject.head?.eyes ?? []).flat().map((i) => Math.floor(i / flat.width));
  if (eyes.length > 0 && first + start > Math.max(...eyes)) return undefined;
  let last = brim;
  while (last + 1 < upper.length && upper[last + 1]! >= ENDS * upper[brim]!) last++;
  return first + last;
}
const THIN = 0.34;
const STEP = 0.8;
/** Share of its width that a brim has where it ends. */
const ENDS = 0.85;

export const hasBrim = (subject: Subject): boolean => brimRow(subject) !== undefined;
