/** Rows of a figure as runs of columns. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat } from './flat.ts';

/** Columns [from, to). */
export interface Run {
  from: Px;
  to: Px;
}
/** A run a row of the picture; undefined where there is none. */
export type Runs = (Run | undefined)[];

export const isWithin = (run: Run | undefined, x: Px): boolean => run !== undefined && x >= run.from && x < run.to;
export const widthOf = (run: Run): Px => run.to - run.from;

/** The run of row `y` that holds column `x`, or the nearest within two pixels. */
export function runAt(flat: Flat, y: Px, x: number): Run | undefined {
  for (const step of [0, -1, 1, -2, 2]) {
    const start = Math.round(x - 0.5) + step;
    if (at(flat, start, y) < 0) continue;
    let from = start;
    let to = start + 1;
    while (at(flat, from - 1, y) >= 0) from--;
    while (at(flat, to, y) >= 0) to++;
    return { from, to };
  }
  return undefined;
}

/** Columns of a run. */
export function* columnsOf(run: Run | undefined): Generator<Px> {
  if (run) for (let x = run.from; x < run.to; x++) yield x;
}
