import type { Px } from '../../../../../src/pixels/types.ts';

/** Bytes from here on are no colour: 255 is the first colour about a pixel, 254 the next other one, and so on. */
export const REPEATED = 252;

/**
 * Pixels as they are packed → numbers of colours, in place: a pixel that is like one of those above and before it is
 * stored as which of them, in the order above, left, above right, above left, each colour counted once; beyond the edge
 * is transparent. Flat art packs to nine tenths that way.
 */
export function unpackRows(pixels: Uint8Array, width: Px): void {
  for (let i = 0; i < pixels.length; i++) {
    const code = pixels[i]!;
    if (code < REPEATED) continue;
    const x = i % width;
    const up = i >= width ? pixels[i - width]! : 0;
    let rank = 255 - code;
    if (rank === 0) {
      pixels[i] = up;
      continue;
    }
    const left = x > 0 ? pixels[i - 1]! : 0;
    if (left !== up && --rank === 0) {
      pixels[i] = left;
      continue;
    }
    const right = i >= width && x + 1 < width ? pixels[i - width + 1]! : 0;
    if (right !== up && right !== left && --rank === 0) pixels[i] = right;
    else pixels[i] = i >= width && x > 0 ? pixels[i - width - 1]! : 0;
  }
}
