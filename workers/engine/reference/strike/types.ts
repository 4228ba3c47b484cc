import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Color } from '../parts/flat.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hand as the joints tell it. */
export interface Hand extends Point {
  readonly shoulder: Point;
}

export interface Weapon {
  /** Its pixels with the line round them: 1 for each. */
  readonly mask: Uint8Array;
  /** Its pixels without the line, from where it is held. */
  readonly cells: readonly (readonly [dx: Px, dy: Px, color: Color])[];
  /** Where it is held. */
  readonly grip: Point;
  /** Radians from screen right, downwards, of the way from the grip to its tip. */
  readonly angle: number;
  /** From the grip to the tip, and to the other end. */
  readonly ahead: Px;
  readonly behind: Px;
  /** How far it reaches from its own axis. */
  readonly half: Px;
  /** Its colour so far along its axis from the grip, and so far across; NONE beside it. */
  readonly colorAt: (along: number, across: number) => Color;
}

/** Where the body is, in which nothing is held. */
export interface Trunk {
  readonly axis: number;
  readonly half: number;
  readonly top: Px;
  readonly neck: Px;
  readonly floor: Px;
}

/** One way of striking: pictures at times 0..1; without what flashes or is left in the air where it is plain. */
export interface Strike {
  (t: number, isPlain?: boolean): Rgba;
  /** Whether its pictures were found clean where it was made. */
  readonly isChecked?: boolean;
  /** Whether it lands with an arm held out beside the body, which has a line all round. */
  readonly isOut?: boolean;
  /** Share of the figure's colours that may be hidden where it lands: what is held comes down before the body. */
  readonly hides?: number;
}
