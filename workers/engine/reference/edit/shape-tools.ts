/** What a shape that is drawn on a figure goes by. */
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Stamp } from './stamp.ts';
import type { Stance } from './stance.ts';

export interface EyesAt {
  readonly top: Px;
  readonly bottom: Px;
  readonly middle: number;
  readonly reach: number;
}

export interface ShapeTools {
  readonly stamp: Stamp;
  /** Lies before the figure though the rest is behind it. */
  readonly front: Stamp;
  /** Strings: behind everything, without a line. */
  readonly thread: Stamp;
  readonly stance: Stance;
  readonly width: Px;
  readonly height: Px;
  readonly main: Ramp;
  /** A second colour: bands, rims, hilts. */
  readonly trim: Ramp;
  /** Where the eyes are, where some were found: the row below them, their middle, how far they lie from it. */
  readonly eyes: EyesAt | undefined;
  /** Pixels across the neck of who is no person, so many rows deep; undefined where none is narrow. */
  readonly neck: (rows: Px) => readonly (readonly [Px, Px])[] | undefined;
  /** Whether the head is all there is. */
  readonly isBare: boolean;
  /** Pixels that the line round it takes: 1 or 0. */
  readonly line: Px;
  /** How far the body reaches from a column in a row, on the side where it reaches less far. */
  readonly reachAt: (x: number, y: Px) => Px;
  /** The ends of what there is of the figure about a column of a row. */
  readonly runAt: (x: number, y: Px) => readonly [Px, Px] | undefined;
}

export type Shape = (tools: ShapeTools) => {
  /** Drawn where the figure is not. */
  readonly behind?: boolean;
  /** What of the head is above this row goes: a hat takes its place. */
  readonly clearAbove?: Px;
  /** What lies before the figure is a thing of its own, with a line round it. */
  readonly isFrontLined?: boolean;
  /** What it encloses stays open: no line is drawn within. */
  readonly isRing?: boolean;
  /** The fist that is closed round it: its pixels stay before it. */
  readonly keeps?: Fist;
};

export interface Fist {
  readonly x: number;
  readonly y: number;
  /** Half of it. */
  readonly reach: number;
}

/** The row at which a head in profile begins at a column: ears, crests and tufts on it are thinner than it is. */
export function crownAt({ stance: { top, chin, headHalf }, runAt }: ShapeTools, x: number): Px {
  const least = Math.max(3, 0.9 * headHalf);
  for (let y = top; y < chin; y++) {
    const run = runAt(x, y);
    if (run && run[1] - run[0] >= least) return y;
  }
  return top;
}
