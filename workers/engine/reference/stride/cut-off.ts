/** Busts and coils: what ends below on one broad base has no legs that could step. */
import type { Px } from '../../../../src/pixels/types.ts';
import { eachPixel, type Flat, opaqueRows } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';

/** Whether a figure ends below on one broad base: a bust, of which no legs are seen. Somebody's has no line there, as a hem has. */
export function isCutOff(flat: Flat, isPerson: boolean): boolean {
  const { isLined, colors } = lineHabitOf(flat);
  const { top, bottom } = opaqueRows(flat);
  const rowAt = (y: Px): readonly number[] => [...flat.colors.subarray(y * flat.width, (y + 1) * flat.width)];
  const xs: Px[] = [];
  eachPixel(flat, (x) => xs.push(x));
  // The lowest row of a round coil is short.
  let longest = 0;
  for (let y = bottom - (bottom - top >= ROUND && !isPerson ? 2 : 1); y < bottom; y++) {
    let run = 0;
    for (const color of rowAt(y)) {
      run = color >= 0 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  const row = rowAt(bottom - 1);
  const there = row.filter((color) => color >= 0);
  const isOpen = isLined && there.filter((color) => !colors.has(color)).length >= CUT * there.length;
  return (isOpen || !isPerson) && longest >= BASE * (Math.max(...xs) - Math.min(...xs) + 1);
}
/** Shares of its lowest row, and of its width. */
const CUT = 0.6;
const BASE = 0.45;
const ROUND: Px = 24;
