import { hardenAlpha, wordsOf } from '../../../../src/pixels/image.ts';
import { resizeNearest } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** A picture at the size of its own pixels. */
export interface OwnPixels {
  readonly art: Rgba;
  /** Side of one of them in the picture as it came. */
  readonly cell: Px;
}

/** The largest factor by which pixel art comes enlarged. */
const MOST: Px = 16;
/** Share of a picture's pixels that an enlargement of its art must give back. */
const EXACT = 0.98;
/** Share of the art's pixels that differ from the next one, from which on it is art: a plain ground has no pixel size. */
const VARIED = 0.04;

/** Pixel art that was enlarged by a whole factor is drawn into at its own size; everything else as it is. */
export function ownPixels(picture: Rgba): OwnPixels {
  const { width, height } = picture;
  const words = wordsOf(hardenAlpha(picture));
  for (let cell = Math.min(MOST, width >> 2, height >> 2); cell > 1; cell--)
    if (width % cell === 0 && height % cell === 0 && isEnlarged(words, width, cell))
      return { art: resizeNearest(picture, width / cell, height / cell), cell };
  return { art: picture, cell: 1 };
}

/** Whether a picture is laid of squares of one colour each, which differ. */
function isEnlarged(words: Uint32Array, width: Px, cell: Px): boolean {
  const height = words.length / width;
  const allowed = words.length * (1 - EXACT);
  const middle = cell >> 1;
  let [other, steps] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = (y - (y % cell) + middle) * width;
    for (let x = 0; x < width; x++) {
      const of = words[row + x - (x % cell) + middle]!;
      if (words[y * width + x] !== of && ++other > allowed) return false;
      if (x % cell === 0 && y % cell === 0 && x + cell < width && words[row + x + cell + middle] !== of) steps++;
    }
  }
  return steps >= (VARIED * words.length) / (cell * cell);
}

/** An open place at the size of the art: a pixel of it is open where all that it covers is. */
export function atOwnSize(open: Uint8Array, width: Px, cell: Px): Uint8Array {
  if (cell === 1) return open;
  const columns = width / cell;
  const out = new Uint8Array(open.length / (cell * cell)).fill(1);
  open.forEach((v, i) => {
    if (!v) out[Math.floor(Math.floor(i / width) / cell) * columns + Math.floor((i % width) / cell)] = 0;
  });
  return out;
}
