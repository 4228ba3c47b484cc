/** The names of the places, for what is done to a text before it is read. */
import { PLACES } from '../places/index.ts';

export const PLACE_WORDS: ReadonlySet<string> = new Set(Object.values(PLACES).flatMap((row) => row.words));
/** Of those under open sky. */
export const OPEN_WORDS: ReadonlySet<string> = new Set(
  Object.values(PLACES).flatMap((row) => (row.indoor ? [] : row.words)),
);

/** How many of those words, at most four, are the longest name of a place that they begin with; 0 where they begin with none. */
export function placeLength(words: readonly string[]): number {
  for (let n = Math.min(4, words.length); n > 0; n--) if (PLACE_WORDS.has(words.slice(0, n).join(' '))) return n;
  return 0;
}

/** Whether those words begin with the name of a place. */
export const placeAt = (words: readonly string[]): boolean => placeLength(words.slice(0, 3)) > 0;

/** Whether a place is named anywhere in a text. */
export const namesPlace = (text: string): boolean => {
  const words = text.toLowerCase().split(/[ ,]+/);
  return words.some((_, i) => placeAt(words.slice(i)));
};
