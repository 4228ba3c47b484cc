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
