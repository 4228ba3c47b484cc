/** What painters of frames draw with. */
import type { Px } from '../../../../src/pixels/types.ts';

/** The picture that a frame is laid over. */
export interface Sheet {
  readonly W: Px;
  readonly H: Px;
  /** A pixel of the drawing. */
  readonly u: Px;
  readonly set: (x: number, y: number, hex: string) => void;
  readonly rect: (x: number, y: number, w: number, h: number, hex: string) => void;
  /** Calls for every pixel, from the middle of it. */
  readonly all: (colour: (x: number, y: number) => string | undefined) => void;
  readonly noise: (n: number) => number;
}
