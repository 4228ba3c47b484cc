import { hardenAlpha } from '../../../../src/pixels/image.ts';
import { recoverArt } from '../../../../src/pixels/recover.ts';
import { enlarge, resizeNearest } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** A picture at the size of its own pixels. */
export interface OwnPixels {
  readonly art: Rgba;
  /** Side of one of them in the picture as it came. */
  readonly cell: Px;
}

/** Share of a picture's bytes that an enlargement of its art must give back. */
const EXACT = 0.98;

/** Pixel art that was enlarged by a whole factor is drawn into at its own size; everything else as it is. */
export function ownPixels(picture: Rgba): OwnPixels {
  const found = recoverArt(picture);
  const cell = found ? Math.round((found.cellWidth + found.cellHeight) / 2) : 1;
  if (cell < 2 || picture.width % cell !== 0 || picture.height % cell !== 0) return { art: picture, cell: 1 };
  const art = resizeNearest(picture, picture.width / cell, picture.height / cell);
  return same(enlarge(art, cell), picture) >= EXACT ? { art, cell } : { art: picture, cell: 1 };
}

function same(a: Rgba, b: Rgba): number {
  const [p, q] = [hardenAlpha(a).data, hardenAlpha(b).data];
  let equal = 0;
  for (let i = 0; i < p.length; i += 4)
    if (p[i] === q[i] && p[i + 1] === q[i + 1] && p[i + 2] === q[i + 2] && p[i + 3] === q[i + 3]) equal++;
  return equal / (p.length / 4);
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
