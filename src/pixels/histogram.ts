/** Counting colours. A colour is packed as 0xrrggbb, so that it is a small integer. */

import { writeOklab } from './color.ts';
import type { Rgb, Rgba } from './types.ts';

export const packRgb = (r: number, g: number, b: number): number => (r << 16) | (g << 8) | b;
export const unpackRgb = (c: number): Rgb => [c >> 16, (c >> 8) & 255, c & 255];

/** Distinct opaque colours with how many pixels have each; most frequent first, equal counts by value. */
export interface Histogram {
  readonly colors: Uint32Array;
  readonly counts: Uint32Array;
}

/** Counts the colours of all pixels with alpha 128 or more. */
export function histogramOf(image: Rgba): Histogram {
  const { data } = image;
  const tally = new Map<number, number>();
  let last = -1;
  let run = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) continue;
    const c = packRgb(data[i]!, data[i + 1]!, data[i + 2]!);
    // Neighbours are mostly alike in pixel art: one map access a run.
    if (c === last) run++;
    else {
      if (run > 0) tally.set(last, (tally.get(last) ?? 0) + run);
      last = c;
      run = 1;
    }
  }
  if (run > 0) tally.set(last, (tally.get(last) ?? 0) + run);
  const entries = [...tally].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return {
    colors: Uint32Array.from(entries, (e) => e[0]),
    counts: Uint32Array.from(entries, (e) => e[1]),
  };
}

/** OKLab of packed colours, three numbers each. */
export function oklabOf(colors: ArrayLike<number>): Float64Array {
  const out = new Float64Array(colors.length * 3);
  for (let i = 0; i < colors.length; i++) {
    const c = colors[i]!;
    writeOklab(out, i * 3, c >> 16, (c >> 8) & 255, c & 255);
  }
  return out;
}
