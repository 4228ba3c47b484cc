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

/** Pixels by colour, or undefined as soon as there are more than `limit` colours. */
function tallyOf({ data }: Rgba, limit: number): Map<number, number> | undefined {
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
      if (tally.size > limit) return undefined;
      last = c;
      run = 1;
    }
  }
  if (run > 0) tally.set(last, (tally.get(last) ?? 0) + run);
  return tally.size > limit ? undefined : tally;
}

/** Whether the pixels with alpha 128 or more have more than `limit` colours: told by the first rows of a photograph. */
export const hasMoreColors = (image: Rgba, limit: number): boolean => tallyOf(image, limit) === undefined;

/** A map of more colours than this is slower than sorting all pixels. */
const MANY = 8192;
/** Above what a packed colour needs. */
const SHIFT = 2 ** 24;

/** The same of a photograph, where nearly every pixel has a colour of its own: equal ones stand together once sorted. */
function sortedHistogram({ data }: Rgba): Histogram {
  const all = new Uint32Array(data.length / 4);
  let n = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]! >= 128) all[n++] = packRgb(data[i]!, data[i + 1]!, data[i + 2]!);
  const sorted = all.subarray(0, n).sort();
  // How many pixels a colour lacks to having all, and the colour: numbers in the order that is wanted.
  const keys = new Float64Array(n);
  let distinct = 0;
  for (let i = 0; i < n; ) {
    let end = i + 1;
    while (end < n && sorted[end] === sorted[i]) end++;
    keys[distinct++] = (n - (end - i)) * SHIFT + sorted[i]!;
    i = end;
  }
  const ordered = keys.subarray(0, distinct).sort();
  return {
    colors: Uint32Array.from(ordered, (key) => key % SHIFT),
    counts: Uint32Array.from(ordered, (key) => n - Math.floor(key / SHIFT)),
  };
}

/** Counts the colours of all pixels with alpha 128 or more. */
export function histogramOf(image: Rgba): Histogram {
  const tally = tallyOf(image, MANY);
  if (!tally) return sortedHistogram(image);
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
