/** The words of each language that is read beside English, by their plain letters. */
import { DUTCH, DUTCH_WISHES } from './words/dutch.ts';
import { LIVING } from './words/living.ts';
import { DEEDS, LOOKS } from './words/looks.ts';
import { PLACES } from './words/places.ts';
import { KINDS, PHRASES, SMALL, WISHES } from './words/service.ts';
import { THINGS } from './words/things.ts';

export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a word is in a sentence. A wish ("I would like") stands for nothing. */
export type Sort = 'noun' | 'look' | 'deed' | 'phrase' | 'small' | 'wish';
export interface Entry {
  readonly english: string;
  readonly sort: Sort;
}

/** Letters without accents, so that they are found however they are typed. */
const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[’‘`]/g, "'");

/** Words and marks; "l'épée" is two words. */
export const tokensOf = (text: string): readonly string[] =>
  plainLetters(text).match(
    /\d+ ?x ?\d+|\d+(?:[.,]\d+)?|(?:\b(?:[ldjnmtsc]|qu|dell|nell|sull|all|un)')|[\p{L}]+(?:-[\p{L}]+)*|[^\s\p{L}\d]/gu,
  ) ?? [];

export interface Dictionary {
  readonly language: Language;
  /** Words, and phrases joined by blanks, each with all that it may mean. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** Words of its longest phrase. */
  readonly longest: number;
}

const TABLES: readonly (readonly [Sort, string])[] = [
  ...([['noun', LIVING], ['noun', THINGS], ['noun', PLACES], ['noun', KINDS]] as const),
  ...([['look', LOOKS], ['deed', DEEDS], ['phrase', PHRASES], ['small', SMALL]] as const),
]; // biome-ignore format: a table

function dictionaryOf(language: Language): Dictionary {
  const entries = new Map<string, Entry[]>();
  const put = (words: string, entry: Entry): void => {
    const key = tokensOf(words).join(' ');
    if (key && key !== '-') entries.set(key, [...(entries.get(key) ?? []), entry]);
  };
  // Dutch has tables of its own
  const column = language === 'nl' ? 1 : LANGUAGES.indexOf(language) + 1;
  for (const [sort, table] of language === 'nl' ? (Object.entries(DUTCH) as [Sort, string][]) : TABLES)
    for (const row of table.trim().split('\n')) {
      const cells = row.split(/; ?/);
      for (const words of cells[column]?.split('/') ?? []) put(words, { english: cells[0]!, sort });
    }
  for (const words of (language === 'nl' ? DUTCH_WISHES : WISHES[language]!).split('|'))
    put(words, { english: '', sort: 'wish' });
  return { language, entries, longest: Math.max(...[...entries.keys()].map((key) => key.split(' ').length)) };
}

const MADE = new Map<Language, Dictionary>();
export function dictionary(language: Language): Dictionary {
  const known = MADE.get(language) ?? dictionaryOf(language);
  MADE.set(language, known);
  return known;
}
