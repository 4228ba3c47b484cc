import type { Primitive } from '../primitives.ts';
import type { Level } from './level.ts';
import type { Place } from './places.ts';

/** One pixel as its surface's painter sees it. One object for all pixels: a loop over them makes nothing. */
export interface Spot {
  readonly at: Place;
  primitive: Primitive;
  /** 0..63 of the primitive, for what differs from one to the next. */
  salt: number;
  /** Width of the primitive in pixels. */
  span: number;
  /** n·L; painters move it. */
  light: number;
  /** Whole tones that are added after small clusters of tones have joined: seams, joints, strands. */
  mark: number;
  /** The cell that it lies in: a line is drawn where cells meet. −1: none. */
  cell: number;
  /** Size of a cell unit in model units: a pixel times the grain. */
  readonly unit: number;
  /** A pixel in model units. */
  readonly px: number;
  readonly grain: number;
  readonly level: Level;
}
