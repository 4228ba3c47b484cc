/** What a figure stands on: whether that is two feet, however short its legs are. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, eachPixel, type Flat, opaqueRows } from './flat.ts';
import { lineHabitOf } from './line-habit.ts';

/** The middle of what a figure stands on. */
export function feetAxis(flat: Flat): number {
  const { top, bottom } = opaqueRows(flat);
  const columns: Px[] = [];
  eachPixel(flat, (x, y) => {
    if (y >= bottom - Math.max(2, FEET * (bottom - top))) columns.push(x);
  });
  return (Math.min(...columns) + Math.max(...columns) + 1) / 2;
}
const FEET = 0.08;

/** Whether what it stands on falls into two near its middle, by a gap or a line: a hem or a pot is one. */
export function isNotched(flat: Flat): boolean {
  const { bottom } = opaqueRows(flat);
  const { colors } = lineHabitOf(flat);
  const axis = feetAxis(flat);
  return [1, 2, 3].some((up) => {
    const isOf = (x: Px): boolean => at(flat, x, bottom - up) >= 0 && !colors.has(at(flat, x, bottom - up));
    const xs = Array.from({ length: flat.width }, (_, x) => x).filter(isOf);
    const [left, right] = [xs.filter((x) => x + 0.5 < axis), xs.filter((x) => x + 0.5 > axis)];
    if (left.length === 0 || right.length === 0) return false;
    return Array.from({ length: 3 }, (_, k) => Math.round(axis) - 1 + k).some(
      (x) => !isOf(x) && Math.max(...left) > x - flat.width / 3 && Math.min(...right) < x + flat.width / 3,
    );
  });
}

/**
 * Feet of who is drawn in so thick a line that it stands on its whole width: 1 for each pixel of the lowest rows that is beside
 * the two soles within the line; undefined where the lowest row shows no two of like width.
 */
export function besideSoles(flat: Flat): Uint8Array | undefined {
  const { bottom } = opaqueRows(flat);
  const { isLined, colors } = lineHabitOf(flat);
  if (!isLined) return undefined;
  const isSole = (x: Px): boolean => at(flat, x, bottom - 1) >= 0 && !colors.has(at(flat, x, bottom - 1));
  const runs: Px[] = [];
  for (let x = 0; x < flat.width; x++) {
    if (!isSole(x)) continue;
    if (isSole(x - 1)) runs[runs.length - 1]!++;
    else runs.push(1);
  }
  if (runs.length !== 2 || Math.min(...runs) < LIKE * Math.max(...runs)) return undefined;
  const stood = flat.colors
    .subarray((bottom - 1) * flat.width, bottom * flat.width)
    .filter((color) => color >= 0).length;
  // Where most of what it stands on is no line its feet are the half that is theirs.
  if (runs[0]! + runs[1]! > NARROW * stood) return undefined;
  const out = new Uint8Array(flat.colors.length);
  for (let y = bottom - ROWS; y < bottom; y++)
    for (let x = 0; x < flat.width; x++) if (![-1, 0, 1].some((dx) => isSole(x + dx))) out[y * flat.width + x] = 1;
  return out;
}
const LIKE = 0.6;
const NARROW = 0.4;
const ROWS: Px = 2;
