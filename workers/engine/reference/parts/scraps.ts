/** Pieces that hang on nothing. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** A piece that hangs on nothing and is a smaller share of the figure is a scrap. */
const SCRAP = 0.05;

/** Pieces that hang together, also over a corner: the places of their pixels. */
function connected({ width, height, data }: Rgba): number[][] {
  const seen = new Uint8Array(width * height);
  const out: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || data[start * 4 + 3]! < 128) continue;
    const piece = [start];
    seen[start] = 1;
    for (let k = 0; k < piece.length; k++) {
      const [x, y] = [piece[k]! % width, Math.floor(piece[k]! / width)];
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const j = v * width + u;
          if (seen[j] || data[j * 4 + 3]! < 128) continue;
          seen[j] = 1;
          piece.push(j);
        }
      }
    }
    out.push(piece);
  }
  return out;
}

export const piecesIn = (image: Rgba): number => connected(image).length;

/** Whether a figure that hung together has come apart into pieces that are more than scraps. */
export function isApart(before: Rgba, after: Rgba): boolean {
  const large = (image: Rgba): number => {
    const pieces = connected(image);
    const all = pieces.reduce((sum, { length }) => sum + length, 0);
    return pieces.filter(({ length }) => length >= SCRAP * all).length;
  };
  return large(after) > large(before);
}

/** Pieces of so much of a figure and so many pixels are seen. */
const SHRED = 0.008;
const LEAST_SHRED = 4;

/** Whether of a figure of one piece others that are seen hang on nothing. */
export function isShredded(before: Rgba, after: Rgba): boolean {
  if (piecesIn(before) > 1) return false;
  const seen = (image: Rgba): number => {
    const sizes = connected(image).map(({ length }) => length);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    return sizes.filter((size) => size >= Math.max(LEAST_SHRED, SHRED * all)).length;
  };
  return seen(after) > 1;
}

/** A picture of a figure of one piece, without what was torn off it. */
export function withoutScraps(image: Rgba): Rgba {
  const pieces = connected(image);
  if (pieces.length < 2) return image;
  const all = pieces.reduce((sum, { length }) => sum + length, 0);
  const out = cloneImage(image);
  for (const piece of pieces) {
    if (piece.length < SCRAP * all) for (const i of piece) out.data.fill(0, i * 4, i * 4 + 4);
  }
  return out;
}

/**
 * A picture from which something was taken away, without the crumbs that this left: pieces that hung on a larger one
 * before. Things that always hung on nothing stay.
 */
export function withoutCrumbs(before: Rgba, after: Rgba): Rgba {
  const pieceOf = new Int32Array(before.width * before.height).fill(-1);
  connected(before).forEach((piece, k) => {
    for (const i of piece) pieceOf[i] = k;
  });
  const left = connected(after);
  const all = left.reduce((sum, { length }) => sum + length, 0);
  const largest = new Map<number, number>();
  for (const piece of left) {
    const k = pieceOf[piece[0]!]!;
    largest.set(k, Math.max(largest.get(k) ?? 0, piece.length));
  }
  const out = cloneImage(after);
  for (const piece of left) {
    if (piece.length < largest.get(pieceOf[piece[0]!]!)! && piece.length < CRUMB * all)
      for (const i of piece) out.data.fill(0, i * 4, i * 4 + 4);
  }
  return out;
}
const CRUMB = 0.09;
