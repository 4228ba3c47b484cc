/** The box that a figure's pixels fill. */
import type { Px } from '../../../../src/pixels/types.ts';
import { eachPixel, type Flat } from './flat.ts';

export interface Box {
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
}

export function boxOf(flat: Flat): Box {
  let box = { left: flat.width, right: 0, top: flat.height, bottom: 0 };
  eachPixel(flat, (x, y) => {
    box = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x + 1),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y + 1),
    };
  });
  return box;
}
