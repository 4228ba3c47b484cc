/** The sides of a box of which only the front is seen: its boards and bands without lock, door and windows. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { boxOf } from '../box.ts';
import { at, copyOf, eachPixel, type Flat, luma, median, put } from '../flat.ts';

/** At each end so much of the width is the frame; between lie boards, so many columns of which tell the rest. */
const FRAME = 0.14;
const BOARDS = 0.16;
/** Gaps and hinges are darker than this share of what is usual, locks and windows lighter than that. */
const DARK = 0.85;
const LIGHT = 1.12;

/** How much is drawn on some columns: changes of colour from row to row, and from column to column. */
function drawnOn(figure: Flat, from: Px, to: Px): number {
  let changes = 0;
  for (let x = from; x < to; x++) {
    for (let y = 0; y < figure.height; y++) {
      if (at(figure, x, y) < 0) continue;
      if (at(figure, x, y) !== at(figure, x, y - 1)) changes++;
      if (x > from && at(figure, x, y) !== at(figure, x - 1, y)) changes += 0.5;
    }
  }
  return changes;
}

/** The mean light of some columns. */
function lightOf(figure: Flat, from: Px, to: Px): number {
  let [sum, n] = [0, 0];
  eachPixel(figure, (x, _y, color) => {
    if (x < from || x >= to) return;
    sum += luma(color);
    n++;
  });
  return sum / Math.max(1, n);
}

/** A box with the plainest of its boards all over, back and forth, within the frame. */
export function plainSide(sprite: Flat): Flat {
  const { left, right } = boxOf(sprite);
  const all = right - left;
  const frame = Math.max(1, Math.round(FRAME * all));
  const wide = Math.max(1, Math.round(BOARDS * all));
  const places = Array.from({ length: Math.max(0, all - 2 * frame - wide + 1) }, (_, i) => left + frame + i);
  const lights = places.map((x) => lightOf(sprite, x, x + wide));
  let [from, least] = [left + frame, Number.POSITIVE_INFINITY];
  for (const [i, x] of places.entries()) {
    if (lights[i]! < DARK * median(lights) || lights[i]! > LIGHT * median(lights)) continue;
    const drawn = drawnOn(sprite, x, x + wide);
    if (drawn < least) [from, least] = [x, drawn];
  }
  const out = copyOf(sprite);
  eachPixel(sprite, (x, y) => {
    if (x < left + frame || x >= right - frame) return;
    const i = (((x - from) % (2 * wide)) + 2 * wide) % (2 * wide);
    const source = from + (i < wide ? i : 2 * wide - 1 - i);
    if (at(sprite, source, y) >= 0) put(out, x, y, at(sprite, source, y));
  });
  return out;
}

/** What was covered, without rows of one pixel whose colour neither the row above nor that below has. */
export function smoothed(before: Flat, after: Flat): Flat {
  const out = copyOf(after);
  eachPixel(after, (x, y, color) => {
    const above = at(after, x, y - 1);
    if (color !== at(before, x, y) && above >= 0 && above !== color && above === at(after, x, y + 1))
      put(out, x, y, above);
  });
  return out;
}
