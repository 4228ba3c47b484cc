/** Nouns as they stand in a sentence: their article, and their singular. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { singulars } from '../../../engine/understand/tokens.ts';

export const ARTICLE = /^(?:an?|the|some|one|his|her|its|my|our|their|another)\s+/i;

export const bareNoun = (text: string): string => text.replace(ARTICLE, '').trim();

/** The last word of a phrase in the singular: "grey wolves" → "grey wolf". */
export function singular(phrase: string): string {
  const [, before = '', last = ''] = /^(.*?)([\w-]+)$/.exec(phrase) ?? [];
  const found = singulars(last.toLowerCase());
  const known = found.find((word) => LEXICON.read(word).length > 0) ?? found.at(-1);
  return known ? `${before}${/^[A-Z]/.test(last) ? known[0]!.toUpperCase() + known.slice(1) : known}` : phrase;
}

/** With "a" or "an" before it. */
export const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
