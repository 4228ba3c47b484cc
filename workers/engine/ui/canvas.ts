/** Small verbs of drawing that the elements share. */
import { createImage, overlay } from '../../../src/pixels/image.ts';
import type { Ramp } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import type { Mask } from './shape.ts';

export { createImage as canvas, overlay as stamp };

export function put(image: Rgba, x: Px, y: Px, colour: Rgb): void {
  if (x < 0 || y < 0 || x >= image.width || y >= image.height) return;
  const i = (y * image.width + x) * 4;
  image.data[i] = colour[0];
  image.data[i + 1] = colour[1];
  image.data[i + 2] = colour[2];
  image.data[i + 3] = 255;
}

export function rect(image: Rgba, x: Px, y: Px, width: Px, height: Px, colour: Rgb): void {
  for (let j = y; j < y + height; j++) for (let i = x; i < x + width; i++) put(image, i, j, colour);
}

/** The colour of a pixel; undefined where nothing is. */
export function pixel(image: Rgba, x: Px, y: Px): Rgb | undefined {
  if (x < 0 || y < 0 || x >= image.width || y >= image.height) return undefined;
  const i = (y * image.width + x) * 4;
  return image.data[i + 3]! > 127 ? [image.data[i]!, image.data[i + 1]!, image.data[i + 2]!] : undefined;
}

/** Leaves only what lies inside the mask. */
export function clip(image: Rgba, mask: Mask): void {
  for (let i = 0; i < mask.cells.length; i++) if (!mask.cells[i]) image.data.fill(0, i * 4, i * 4 + 4);
}

export interface SolidOptions {
  /** A line of the ramp's own round it (default true). */
  readonly line?: boolean;
  readonly flat?: boolean;
  /** What the 'o' of the mask is; by default the ramp's deep tone. */
  readonly stone?: Rgb;
}

/** A small solid out of its mask: lit above and left, dark below and right, its own line outside. */
export function solid(image: Rgba, mask: Mask, x: Px, y: Px, ramp: Ramp, options: SolidOptions = {}): void {
  const { width: w, height: h, cells } = mask;
  const at = (i: number, j: number): number => (i < 0 || j < 0 || i >= w || j >= h ? 0 : cells[j * w + i]!);
  if (options.line !== false) {
    for (let j = -1; j <= h; j++) {
      for (let i = -1; i <= w; i++) {
        if (!at(i, j) && (at(i - 1, j) || at(i + 1, j) || at(i, j - 1) || at(i, j + 1)))
          put(image, x + i, y + j, ramp[0]);
      }
    }
  }
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      const value = at(i, j);
      if (!value) continue;
      const towards = Number(!at(i, j - 1)) + Number(!at(i - 1, j));
      const away = Number(!at(i, j + 1)) + Number(!at(i + 1, j));
      const tone = options.flat || (towards > 0 && away > 0) || towards === away ? 3 : towards > 0 ? 3 + towards : 2;
      put(image, x + i, y + j, value === 2 ? (options.stone ?? ramp[1]) : ramp[tone]!);
    }
  }
}
