import type { Rgb } from '../../../../src/pixels/types.ts';

/** A colour `t` of the way from one to another. */
export const mixed = (a: Rgb, b: Rgb, t: number): Rgb =>
  [0, 1, 2].map((i) => Math.round(a[i]! * (1 - t) + b[i]! * t)) as unknown as Rgb;
