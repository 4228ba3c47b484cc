/** Where on a figure of any artist things are worn and held. */
import type { Px } from '../../../../src/pixels/types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stance {
  /** Column about which the head is alike, and its rows: the first, and the first below the chin. */
  readonly axis: number;
  readonly top: Px;
  readonly chin: Px;
  readonly headHalf: number;
  /** Of the body. */
  readonly trunk: number;
  readonly trunkHalf: number;
  readonly hip: Px;
  readonly floor: Px;
  /** On screen left and right. */
  readonly hands: readonly [Point, Point];
  /** −1 looks to screen left, 1 to the right, 0 at the viewer. */
  readonly facing: -1 | 0 | 1;
  /** Whether it stands on two feet, or as they do: not as animals do. */
  readonly isUpright: boolean;
  /** Whether it goes on all fours, swims or crawls. */
  readonly isLong: boolean;
}
