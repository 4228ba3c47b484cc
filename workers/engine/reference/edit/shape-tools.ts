/** What a shape that is drawn on a figure goes by. */
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Stamp } from './stamp.ts';
import type { Stance } from './stance.ts';

export interface ShapeTools {
  readonly stamp: Stamp;
  /** Lies before the figure though the rest is behind it. */
  readonly front: Stamp;
  readonly stance: Stance;
  readonly width: Px;
  readonly height: Px;
  readonly main: Ramp;
  /** A second colour: bands, rims, hilts. */
  readonly trim: Ramp;
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
};
