/** Exact Euclidean distances to a set of pixels, and which pixel is nearest. */
import type { Px } from './types.ts';

export interface DistanceField {
  /** Distance in pixels to the nearest pixel of the set; Infinity everywhere for an empty set. */
  readonly distance: Float64Array;
  /** Index of that pixel, or -1. */
  readonly nearest: Int32Array;
}

/**
 * Distance from every pixel to the nearest one where `set` is not 0 (`width` × `height`, row by row).
 * P. F. Felzenszwalb and D. P. Huttenlocher, "Distance transforms of sampled functions" (2012): lower envelopes of
 * parabolas, first down the columns, then along the rows; linear in the number of pixels.
 */
export function distanceTo(set: Uint8Array, width: Px, height: Px): DistanceField {
  const size = width * height;
  const columnNearest = new Int32Array(size).fill(-1);
  for (let x = 0; x < width; x++) {
    let last = -1;
    for (let y = 0; y < height; y++) {
      if (set[y * width + x]) last = y;
      columnNearest[y * width + x] = last;
    }
    last = -1;
    for (let y = height - 1; y >= 0; y--) {
      if (set[y * width + x]) last = y;
      const above = columnNearest[y * width + x]!;
      if (last >= 0 && (above < 0 || last - y < y - above)) columnNearest[y * width + x] = last;
    }
  }
  const distance = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const nearest = new Int32Array(size).fill(-1);
  const vertex = new Int32Array(width);
  const start = new Float64Array(width + 1);
  const height2 = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    let k = -1;
    for (let x = 0; x < width; x++) {
      const row = columnNearest[y * width + x]!;
      if (row < 0) continue;
      height2[x] = (row - y) ** 2;
      let cross = Number.NEGATIVE_INFINITY;
      while (k >= 0) {
        const v = vertex[k]!;
        cross = (height2[x]! + x * x - height2[v]! - v * v) / (2 * (x - v));
        if (cross > start[k]!) break;
        k--;
      }
      if (k < 0) cross = Number.NEGATIVE_INFINITY;
      vertex[++k] = x;
      start[k] = cross;
      start[k + 1] = Number.POSITIVE_INFINITY;
    }
    if (k < 0) continue;
    let i = 0;
    for (let x = 0; x < width; x++) {
      while (start[i + 1]! < x) i++;
      const v = vertex[i]!;
      distance[y * width + x] = Math.sqrt((x - v) ** 2 + height2[v]!);
      nearest[y * width + x] = columnNearest[y * width + v]! * width + v;
    }
  }
  return { distance, nearest };
}
