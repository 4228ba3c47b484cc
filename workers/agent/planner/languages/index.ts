/**
 * Wishes in German, Dutch, French, Spanish, Italian and Portuguese: read word by word into English, which all readers read. What no dictionary has
 * is named, and never guessed.
 */
import { LRUCache } from 'lru-cache';
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { isWord } from '../words/spelling.ts';
import {
  type Dictionary,
  dictionary,
  type Entry,
  LANGUAGES,
  type Language,
  type Sort,
  tokensOf,
} from './dictionary.ts';
import { lemmas } from './forms.ts';
import { inOrder, type Word } from './order.ts';

export type { Language } from './dictionary.ts';
export interface Read {
  readonly text: string;
  readonly language: Language;
  /** Words that no dictionary has, as they were typed. */
  readonly unknown: readonly string[];
}

interface Known {
  readonly entries: readonly Entry[];
  readonly length: number;
  /** It is there in another form: of a noun, several perhaps. */
  readonly bent: boolean;
}

/** The longest phrase that begins here. */
function knownAt(tokens: readonly string[], at: number, { entries, longest, language }: Dictionary): Known | undefined {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    const whole = entries.get(words.join(' '));
    if (whole) return { entries: whole, length, bent: false };
    // of several words the first and the last bend: "jeux de plateforme"
    for (const end of length > 1 ? [0, length - 1] : [0])
      for (const form of lemmas(words[end]!, language)) {
        const found = entries
          .get(words.with(end, form).join(' '))
          ?.filter(({ sort }) => sort !== 'small' && sort !== 'wish');
        if (found?.length) return { entries: found, length, bent: true };
      }
  }
  return undefined;
}

/** "Holzhaus": a house of wood. Both halves are known nouns or looks. */
function compound(word: string, { entries, language }: Dictionary): readonly Entry[] | undefined {
  if (!/^(?:de|nl)$/.test(language) || word.length < 7) return undefined;
  const of = (part: string, sorts: readonly Sort[]): Entry | undefined =>
    part.length > 2
      ? lemmas(part, language)
          .flatMap((form) => entries.get(form) ?? [])
          .find(({ sort }) => sorts.includes(sort))
      : undefined;
  const firstOf = (part: string): Entry | undefined => of(part, ['noun', 'look', 'deed']) ?? of(`${part}en`, ['deed']);
  for (let at = word.length - 3; at > 2; at--) {
    // "Flug-Animation" is written apart
    const last = word.includes('-') && word[at - 1] !== '-' ? undefined : of(word.slice(at), ['noun']);
    const first = last && firstOf(word.slice(0, at).replace(/-$/, ''));
    if (first && last) return [{ english: `${first.english} ${last.english}`, sort: 'noun' }];
  }
  return undefined;
}

/** Of several meanings the one that fits behind what stands before: "una rosa", "un gato rosa". */
const meantOf = (entries: readonly Entry[], before: Word | undefined): Entry =>
  (before?.sort === 'noun' ? entries.find(({ sort }) => sort === 'look') : undefined) ?? entries[0]!;

const isEnglish = (word: string): boolean => LEXICON.read(word).length > 0;
const ENGLISH_SMALL =
  /^(?:the|an|and|with|of|for|make|draw|create|please|is|my|me|i|you|to|from|that|it|can|could|want|need|give)$/;

interface Reading {
  readonly words: readonly Word[];
  readonly unknown: readonly string[];
  readonly share: number;
  readonly own: number;
}

function readIn(tokens: readonly string[], said: readonly string[], language: Language): Reading {
  const table = dictionary(language);
  const words: Word[] = [];
  const unknown: string[] = [];
  let [read, all, own] = [0, 0, 0];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const isWord = /^\p{L}/u.test(token);
    const known = isWord ? knownAt(tokens, at, table) : undefined;
    if (!isWord) words.push({ english: token, sort: /\d/.test(token) ? 'number' : 'mark', said: token });
    else if (known) {
      const entry = meantOf(known.entries, words.at(-1));
      words.push({ ...entry, said: tokens.slice(at, at + known.length).join(' '), bent: known.bent });
      all += known.length;
      read += known.length;
      if (!ENGLISH_SMALL.test(token) && (known.length > 1 || !isEnglish(token) || entry.english !== token))
        own += known.length;
    } else if (/^(?:px|x|hd|npc|rpg|gif|png|godot|unity)$/.test(token))
      words.push({ english: token, sort: 'mark', said: token });
    else {
      all += 1;
      const [joined] = compound(token, table) ?? [];
      if (joined || isEnglish(token)) {
        words.push({ ...(joined ?? { english: token, sort: 'noun' as const }), said: token });
        read += joined ? 1 : 0.5;
        if (joined) own += 1;
      } else if (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(said[at] ?? '') && language !== 'de') {
        // a capital in the middle of a sentence: a name
        words.push({ english: said[at]!, sort: 'noun', said: token });
        read += 0.5;
      } else unknown.push(said[at] ?? token);
    }
    at += known?.length ?? 1;
  }
  return { words, unknown, share: all ? read / all : 0, own };
}

const SURE = 0.6;
/** English that looks like something else: no sign of another language. */
const isPlainEnglish = (said: string): boolean => ENGLISH_SMALL.test(said) || NOT_TELLING.test(said) || isEnglish(said);
const NOT_TELLING =
  /^(?:a|o|in|on|all|no|as|to|do|me|so|am|an|die|son|e|y|i|us|at|as|or|el|per|sole|come|red|pan|fort|main|hat|war|tag|bald|hell|rot|also|was|alt|gut)$/;
/** Words that only another language has: a little word or a wish among them says which. */
const telling = (words: readonly Word[]): number =>
  words
    .filter(({ said, sort }) => /^\p{L}/u.test(said) && sort !== 'number' && !said.split(' ').every(isPlainEnglish))
    .reduce((sum, { said }) => sum + said.split(' ').length, 0);

/** "chess pieces" is no French: little words of another language say so, or that there is no English in it at all. */
const isForeign = (words: readonly Word[], letters: number): boolean => {
  const small = words.filter(
    ({ said, sort }) => /^(?:small|wish|phrase)$/.test(sort) && !said.split(' ').every(isPlainEnglish),
  );
  const all = words.filter(({ sort }) => sort !== 'mark' && sort !== 'number');
  const spoken = small.reduce((sum, { said }) => sum + said.split(' ').length, 0);
  return (
    spoken >= 2 ||
    (spoken === 1 && telling(words) * 2 >= letters) ||
    all.every(({ said, english }) => english !== said && (all.length > 1 || !isWord(said)))
  );
};

/** What was said in another language, in English; undefined of English, and of what is not understood. `before`: the language of the conversation. */
export function inEnglish(text: string, before?: Language): Read | undefined {
  if (text.length > 400) return undefined;
  const key = `${before ?? ''}|${text}`;
  const known = KNOWN.get(key);
  if (known) return known.read;
  const read = readAs(text, before);
  KNOWN.set(key, { read });
  return read;
}
/** Each round of a message reads the whole conversation. */
const KNOWN = new LRUCache<string, { readonly read: Read | undefined }>({ max: 256 });

function readAs(text: string, before?: Language): Read | undefined {
  const tokens = tokensOf(text);
  const letters = tokens.filter((token) => /^\p{L}/u.test(token));
  if (!letters.length) return undefined;
  const english = letters.filter((word) => ENGLISH_SMALL.test(word)).length;
  const said =
    text.match(
      /\d+ ?x ?\d+|\d+(?:[.,]\d+)?|(?:(?<![\p{L}])(?:[ldjnmtsc]|qu|dell|nell|sull|all|un)['’])|[\p{L}]+(?:-[\p{L}]+)*|[^\s\p{L}\d]/giu,
    ) ?? [];
  const readings = LANGUAGES.map((language) => ({ language, ...readIn(tokens, said, language) }))
    .filter(
      ({ words, share, own, language }) =>
        share >= SURE &&
        (own > english || language === before) &&
        ((telling(words) * 4 >= letters.length && isForeign(words, letters.length)) || language === before),
    )
    .toSorted(
      (a, b) => b.share - a.share || b.own - a.own || Number(b.language === before) - Number(a.language === before),
    );
  const [best] = readings;
  if (!best || best.own * 2 < letters.length) return undefined;
  // "levels", alone, may be of any language
  if (letters.length === 1 && !before && best.words.some(({ bent }) => bent)) return undefined;
  return { text: inOrder(best.words, best.language), language: best.language, unknown: best.unknown };
}

/** Words of a name one by one in English, as far as the language has them: "rode draak" is a "red dragon". */
export const glossed = (name: string, language: Language): string => {
  const table = dictionary(language);
  return tokensOf(name)
    .map((token) => {
      const [entry] = knownAt([token], 0, table)?.entries ?? [];
      return entry?.sort === 'noun' || entry?.sort === 'look' ? entry.english : token;
    })
    .join(' ');
};
