/** The box that a figure's pixels, or some of them, fill. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Flat } from './flat.ts';

export interface Box {
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
}

export const boxOf = ({ colors, width }: Flat): Box => boxWhere(colors.keys(), width, (i) => colors[i]! >= 0);

/** Of a mask of as many pixels as the picture has. */
export const boxOfRegion = (region: Uint8Array, width: Px): Box =>
  boxWhere(region.keys(), width, (i) => region[i] === 1);

export const boxOfPixels = (pixels: Iterable<number>, width: Px): Box => boxWhere(pixels, width);

/** One by one: a picture of 400 pixels a side has more of them than a function takes arguments. */
function boxWhere(pixels: Iterable<number>, width: Px, isIn: (i: number) => boolean = () => true): Box {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (const i of pixels) {
    if (!isIn(i)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right > 0 ? { left, right, top, bottom } : { left: 0, right: 0, top: 0, bottom: 0 };
}
