/** Sets of pixels, 1 for each. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, eachPixel, type Flat, NONE } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';

/** Pixels of a figure without its line, with those of the line that are round them alone. */
export function withLine({ figure, isLined }: LineHabit, core: Uint8Array): Uint8Array {
  const out = Uint8Array.from(core);
  if (!isLined) return out;
  const { width, height } = figure;
  eachOf(core, width, (x, y) => {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [X, Y] = [x + dx, y + dy];
        if (X < 0 || Y < 0 || X >= width || Y >= height || at(figure, X, Y) >= 0) continue;
        const isOthers = BESIDE.some(([bx, by]) => at(figure, X + bx, Y + by) >= 0 && !core[(Y + by) * width + X + bx]);
        if (!isOthers) out[Y * width + X] = 1;
      }
    }
  });
  return out;
}

export function eachOf(mask: Uint8Array, width: Px, see: (x: Px, y: Px) => void): void {
  mask.forEach((is, i) => {
    if (is) see(i % width, Math.floor(i / width));
  });
}

/** A picture without some of its pixels. */
export function without(picture: Flat, mask: Uint8Array): Flat {
  const out = { ...picture, colors: Int32Array.from(picture.colors) };
  eachPixel(picture, (x, y) => {
    if (mask[y * picture.width + x]) out.colors[y * picture.width + x] = NONE;
  });
  return out;
}
