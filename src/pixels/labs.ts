/** OKLab of whole pictures. */

import { writeOklab } from './color.ts';
import type { Rgba } from './types.ts';

const CACHE_BITS = 12;

/** OKLab of every pixel, three numbers each, row by row; alpha is not looked at. */
export function labsOf(image: Rgba): Float32Array {
  const { data } = image;
  const out = new Float32Array(image.width * image.height * 3);
  const colors = new Int32Array(1 << CACHE_BITS);
  const seen = new Int32Array(1 << CACHE_BITS);
  for (let i = 0; i < image.width * image.height; i++) {
    if (
      i > 0 &&
      data[i * 4] === data[i * 4 - 4] &&
      data[i * 4 + 1] === data[i * 4 - 3] &&
      data[i * 4 + 2] === data[i * 4 - 2]
    ) {
      out.copyWithin(i * 3, i * 3 - 3, i * 3);
      continue;
    }
    // Colours come again, in the row above if nowhere else: each place of the cache keeps the last of its kind.
    const color = (data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!;
    const place = (Math.imul(color, 0x9e3779b1) >>> (32 - CACHE_BITS)) | 0;
    const from = seen[place]!;
    if (from > 0 && colors[place] === color) out.copyWithin(i * 3, from * 3 - 3, from * 3);
    else {
      writeOklab(out, i * 3, data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
      colors[place] = color;
      seen[place] = i + 1;
    }
  }
  return out;
}

/** Distance in OKLab between the pixels `i` of one such list and `j` of another. */
export function labDistance(a: Float32Array, i: number, b: Float32Array, j: number): number {
  const dL = a[i * 3]! - b[j * 3]!;
  const da = a[i * 3 + 1]! - b[j * 3 + 1]!;
  const db = a[i * 3 + 2]! - b[j * 3 + 2]!;
  return Math.sqrt(dL * dL + da * da + db * db);
}

/** Root mean square distance of all pixels from their mean: how much there is to explain in a picture. */
export function labSpread(labs: Float32Array): number {
  const n = labs.length / 3;
  let total = 0;
  for (let k = 0; k < 3; k++) {
    let sum = 0;
    let squares = 0;
    for (let i = k; i < labs.length; i += 3) {
      sum += labs[i]!;
      squares += labs[i]! * labs[i]!;
    }
    total += squares - (sum * sum) / n;
  }
  return Math.sqrt(Math.max(0, total) / n);
}
