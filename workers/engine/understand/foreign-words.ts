/**
 * Whether a text is English. One in another language is told as a whole and not read: its words would be taken for names. One with
 * too few English words is read as it is typed, since whatever is put right in it would be made another word.
 */
import { LEXICON } from './default-lexicon.ts';
import type { WordVectors } from './word-vectors.ts';

/** The words of a text in another language: its small words are there, or its script, and few are English. */
export function foreignWords(text: string, english: WordVectors): string[] | undefined {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => FOREIGN.has(word)).length;
  const script = words.filter((word) => /[^\p{Script=Latin}]/u.test(word)).length;
  if (small + script === 0) return undefined;
  const right = words.filter(
    (word) => !FOREIGN.has(word) && (english.vector(word) || LEXICON.read(word).length > 0),
  ).length;
  return right * 2 > words.length ? undefined : [...new Set(words)];
}
/** Small words of other languages that English has not. */
const FOREIGN: ReadonlySet<string> = new Set('ein eine einen der das mit und ist auf im les le une des du avec dans et sur un una el los las con en de para y il gli della di um uma com na do na um och med en på z na w i jest dla een het van voor met op met bir ve ile ao os nos na del'.split(' ').filter((w) => !['i', 'do', 'w', 'z', 'os', 'van', 'met', 'op'].includes(w))); // biome-ignore format: a list

/** Half its words are of the language: a text of others is not put right. */
export function isEnglish(text: string, english: WordVectors): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const right = words.filter((word) => english.vector(word) || LEXICON.read(word).length > 0).length;
  return words.length < 3 || right * 2 >= words.length - 1;
}
