import type { RgbaColor } from './distinct-colors.ts';
import { wordsOf } from './image.ts';
import type { Rgba } from './types.ts';

/** Most colours that a byte can number. */
const MOST = 256;
/** Places of the table: four times as many as colours, so that a search ends after a look or two. */
const PLACES_LOG2 = 10;
/** 2^32 / golden ratio (Knuth, The Art of Computer Programming 3, 6.4): spreads neighbouring colours. */
const SPREAD = 0x9e3779b1;

/** Pictures as numbers of their colours, one byte a pixel. */
export interface IndexedPictures {
  /** In the order in which they are met, see-through ones first. */
  readonly colors: readonly RgbaColor[];
  readonly pixels: readonly Uint8Array[];
}

/**
 * Numbers the distinct RGBA values of all frames; undefined where there are more than 256. One pass with an open hash
 * table, since a picture of a map has sixteen million pixels.
 */
export function indexColors(frames: readonly Rgba[]): IndexedPictures | undefined {
  const words = new Uint32Array(1 << PLACES_LOG2);
  const numbers = new Int16Array(1 << PLACES_LOG2).fill(-1);
  const met: RgbaColor[] = [];
  const pixels: Uint8Array[] = [];
  for (const frame of frames) {
    const from = wordsOf(frame);
    const to = new Uint8Array(from.length);
    let last = -1;
    let number = 0;
    for (let i = 0; i < from.length; i++) {
      const word = from[i]!;
      if (word !== last) {
        last = word;
        let at = Math.imul(word, SPREAD) >>> (32 - PLACES_LOG2);
        while (numbers[at]! >= 0 && words[at] !== word) at = (at + 1) & (words.length - 1);
        number = numbers[at]!;
        if (number < 0) {
          if (met.length === MOST) return undefined;
          number = met.length;
          words[at] = word;
          numbers[at] = number;
          met.push([...frame.data.subarray(i * 4, i * 4 + 4)] as unknown as RgbaColor);
        }
      }
      to[i] = number;
    }
    pixels.push(to);
  }
  const order = met.map((_, i) => i).sort((a, b) => met[a]![3] - met[b]![3]);
  if (order.some((from, to) => from !== to)) {
    const moved = new Uint8Array(MOST);
    order.forEach((from, to) => {
      moved[from] = to;
    });
    for (const of of pixels) for (let i = 0; i < of.length; i++) of[i] = moved[of[i]!]!;
  }
  return { colors: order.map((i) => met[i]!), pixels };
}
