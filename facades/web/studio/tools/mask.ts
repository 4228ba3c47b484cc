import { type Bitmap, blank, line, type Point, put } from '../editor/pixels.ts';

/** What is to be drawn anew: a flag for each pixel. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

export const emptyMask = (width: number, height: number): Mask => ({
  width,
  height,
  on: new Uint8Array(width * height),
});

export const isEmpty = ({ on }: Mask): boolean => !on.includes(1);

/** The mask with a round brush drawn from one pixel to another; `value` 0 takes away. */
export function brushed(mask: Mask, from: Point, to: Point, brush: number, value: 0 | 1): Mask {
  const { width, height } = mask;
  const on = mask.on.slice();
  const reach = (brush - 1) / 2;
  for (const { x, y } of line(from, to))
    for (let row = Math.ceil(y - reach); row <= y + reach + 0.5; row++)
      for (let column = Math.ceil(x - reach); column <= x + reach + 0.5; column++)
        if (
          row >= 0 &&
          column >= 0 &&
          row < height &&
          column < width &&
          Math.hypot(column - x - (brush % 2 ? 0 : 0.5), row - y - (brush % 2 ? 0 : 0.5)) <= brush / 2
        )
          on[row * width + column] = value;
  return { width, height, on };
}

/** As the service takes it: white is drawn anew. */
export function maskBitmap({ width, height, on }: Mask): Bitmap {
  const out = blank(width, height);
  for (let i = 0; i < on.length; i++) {
    const value = on[i] ? 255 : 0;
    put(out, { x: i % width, y: Math.floor(i / width) }, [value, value, value, 255]);
  }
  return out;
}
