/** Which place words name. */
import { THEME_TABLE, THEMES, type ThemeId } from './theme-table.ts';

export * from './theme-table.ts';

/** The place that words name, and none where only somebody is who is at home there. */
export const placeIn = (words: string): ThemeId | undefined => firstTheme(words.toLowerCase(), 'words');

/** The place that words name: one that stands after "in", "on" or the like, else the first, else where they are at home. */
export function themeOf(words: string): ThemeId | undefined {
  const text = words.toLowerCase();
  const places = [...text.matchAll(/\b(?:in|on|at|inside|across|through|into)\s+([a-z-]+(?:\s+[a-z-]+){0,4}\s*)/g)];
  for (const part of [...places.map(([, place]) => place!), text]) {
    const found = firstTheme(part, 'words');
    if (found) return found;
  }
  return firstTheme(text, 'hints');
}

const MOODS = /\b(?:haunted|spooky|creepy|horror)\b/;
const NOUNS: ReadonlySet<ThemeId> = new Set([
  'swamp',
  'station',
  'space',
  'underwater',
  'desert',
  'city',
  'jungle',
  'farm',
  'candy',
  'snow',
]);

function firstTheme(text: string, by: 'words' | 'hints'): ThemeId | undefined {
  let first: { readonly at: number; readonly id: ThemeId } | undefined;
  // "a spooky swamp" is a swamp
  const other =
    by === 'words' &&
    MOODS.test(text) &&
    // a spooky village has nothing of a farm
    !/\bvillages?\b/.test(text) &&
    THEMES.find((id) => NOUNS.has(id) && THEME_TABLE[id].words.test(text));
  if (other) return other;
  for (const id of THEMES) {
    const at = THEME_TABLE[id][by]?.exec(text)?.index;
    // of those who are at home somewhere the first in the table counts: a robot against aliens is in space
    if (at !== undefined && (!first || (by === 'words' && at < first.at))) first = { at, id };
  }
  return first?.id;
}
