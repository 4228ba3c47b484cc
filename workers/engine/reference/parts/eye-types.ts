/** What eyes are read from and as what they are told. */
import type { Color } from './flat.ts';

/** Pixels of the picture, by their places in it. */
export type Eye = readonly number[];

export interface Island {
  readonly pixels: Eye;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  /** How much it differs from what lies about it, 0..1. */
  readonly contrast: number;
  /** Its lightest and its darkest pixel. */
  readonly light: Color;
  readonly dark: Color;
  /** What lies about it. */
  readonly usual: Color;
}

export interface HeadBox {
  readonly axis: number;
  readonly top: number;
  readonly chin: number;
  readonly headHalf: number;
}
