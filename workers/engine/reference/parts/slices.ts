/** Rows of a part as round slices with the front as their texture. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, type Flat } from './flat.ts';
import type { Brush } from './layers.ts';
import { type Run, widthOf } from './runs.ts';
import { wrap, type Yaw } from './yaw.ts';

/** The colour of a row at share u of its width, −1..1. */
export const textureAt = (flat: Flat, y: Px, run: Run, u: number): Color =>
  at(flat, Math.max(run.from, Math.min(run.to - 1, Math.floor(run.from + ((u + 1) / 2) * widthOf(run)))), y);

/** A slice: centre, half widths from the front and from the side, and its colour by the angle round it, −180..180. */
export function slice(
  brush: Brush,
  yaw: Yaw,
  y: Px,
  centre: number,
  front: number,
  side: number,
  color: (phi: number) => Color,
): void {
  const width = Math.max(1, Math.round(2 * Math.hypot(front * yaw.cos, side * yaw.sin)));
  const left = Math.round(centre - width / 2);
  for (let i = 0; i < width; i++) brush(left + i, y, color(wrap(((2 * i + 1 - width) / width) * 90 - yaw.degrees)));
}

/** Angle round a slice → share of the front, or of the back behind it. */
export const share = (phi: number): number =>
  Math.abs(phi) <= 90 ? phi / 90 : Math.sign(phi) * (2 - Math.abs(phi) / 90);
