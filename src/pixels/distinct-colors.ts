import { wordsOf } from './image.ts';
import type { Rgba } from './types.ts';

/** A colour as it is stored: sRGB bytes and alpha. */
export type RgbaColor = readonly [r: number, g: number, b: number, a: number];

/**
 * The distinct stored colours of all frames, by pixel word (the machine's byte order, as `wordsOf` gives them), in the
 * order in which they are met. Unlike a histogram it tells alpha apart.
 */
export function distinctColors(frames: readonly Rgba[]): Map<number, RgbaColor> {
  const seen = new Map<number, RgbaColor>();
  for (const frame of frames) {
    const words = wordsOf(frame);
    let last: number | undefined;
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      // Neighbours are mostly alike in pixel art: one look at the map a run.
      if (word === last || seen.has(word)) {
        last = word;
        continue;
      }
      const d = frame.data;
      seen.set(word, [d[i * 4]!, d[i * 4 + 1]!, d[i * 4 + 2]!, d[i * 4 + 3]!]);
      last = word;
    }
  }
  return seen;
}
