/** Inpainting masks: white marks what may change. */

import { cloneImage } from './image.ts';
import type { Rgba } from './types.ts';

/** 1 where a mask image marks a pixel for drawing: opaque, and brighter than mid-grey (Rec. 709 luma of the bytes). */
export function maskOf(mask: Rgba): Uint8Array {
  const out = new Uint8Array(mask.width * mask.height);
  const { data } = mask;
  for (let i = 0; i < out.length; i++) {
    const luma = 0.2126 * data[i * 4]! + 0.7152 * data[i * 4 + 1]! + 0.0722 * data[i * 4 + 2]!;
    out[i] = data[i * 4 + 3]! >= 128 && luma >= 128 ? 1 : 0;
  }
  return out;
}

/**
 * `drawn` where the mask is white, and `original` elsewhere, byte for byte (whatever its alpha).
 * Throws a RangeError unless all three have the same size.
 */
export function composeMasked(original: Rgba, drawn: Rgba, mask: Rgba): Rgba {
  for (const other of [drawn, mask]) {
    if (other.width !== original.width || other.height !== original.height) {
      throw new RangeError('The image, the drawing and the mask must have the same size');
    }
  }
  const out = cloneImage(original);
  maskOf(mask).forEach((marked, i) => {
    if (marked) out.data.set(drawn.data.subarray(i * 4, i * 4 + 4), i * 4);
  });
  return out;
}
