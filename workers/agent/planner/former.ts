/** What a message points at of all that was made before: "him", "the jester", "the second one", "both". */
import type { Made, Memory } from './memory.ts';
import { singular } from './subjects.ts';
import { bareNoun } from './words.ts';

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ORDINAL =
  /\b(?:the |my |your )?(first|second|third|fourth|fifth|sixth|seventh|eighth|1st|2nd|3rd|4th|5th|last|latest|newest|previous|other|left|right) (?:one|picture|image|thing|object|character|guy|girl|item|sprite|drawing|animal|asset|person|figure|result)\b|\b(?:number|no\.?|nr\.?|#) ?(\d)\b|\bthe (former|latter)\b/i;
const ALL =
  /\b(?:both(?: of them)?|all(?: (?:of (?:them|these|those)|(?:three|four|five|\d)))?|them all|they|them|everyone|everybody|each(?: of them)?|every one)\b/i;
/** The one that was made last. */
export const IT =
  /\b(?:it|him|her|he|she|they|them|his|hers|its|their|that|this|same|(?:that|this|the|my) (?:one|guy|man|woman|dude|fellow|lady|boy|girl|character|hero|sprite|figure|creature|animal|thing|object|item|picture|image|drawing|person|asset|result))\b/i;

const nounOf = (words: string): string =>
  bareNoun(words)
    .toLowerCase()
    .split(
      /\s+(?:with|without|in|on|of|at|from|holding|wearing|carrying|wielding|riding|made|who|that|which|and)\s/,
    )[0]!
    .trim();

/** Whether a message says the name of what was made: "the knight", "knights", "the red sword" of "a red sword". */
function isNamed(message: string, { words }: Made): boolean {
  const noun = nounOf(words);
  if (!noun) return false;
  const last = noun.split(/\s+/).at(-1)!;
  const said = message.toLowerCase();
  return [noun, last].some(
    (name) =>
      name.length > 2 &&
      new RegExp(
        `\\b(?:the|that|this|your|my|these|those|let|make|give|same) (?:[\\w-]+ ){0,2}?${name.replace(/[^\w ]/g, '.')}(?:s|es|'s)?\\b`,
      ).test(said),
  );
}
const startsWithName = (message: string, { words }: Made): boolean => {
  const last = nounOf(words).split(/\s+/).at(-1)!;
  return last.length > 2 && new RegExp(`^${last.replace(/[^\w ]/g, '.')}(?:s|'s)?\\b`, 'i').test(message);
};

export interface Pointed {
  readonly at: readonly Made[];
  /** By what: its name or place among the others, or only "it". */
  readonly by: 'name' | 'order' | 'all' | 'it';
  /** The words that pointed, where they are an order or a number. */
  readonly said?: string;
}

/** What a message points at; undefined where it points at nothing that is there. */
export function pointedAt(message: string, { made }: Memory): Pointed | undefined {
  const seen = made.filter(({ kind }) => kind !== 'other');
  if (!seen.length) return undefined;
  const [said, order, number, former] = ORDINAL.exec(message) ?? [];
  if (said) {
    const word = (order ?? former ?? '').toLowerCase();
    const index = number ? Number(number) - 1 : /^\d/.test(word) ? Number.parseInt(word, 10) - 1 : ORDER.indexOf(word);
    const one = /^(?:last|latest|newest|latter|right)$/.test(word)
      ? seen.at(-1)
      : /^(?:previous|other|former|left)$/.test(word)
        ? (seen.at(-2) ?? seen.at(-1))
        : seen[index];
    return one ? { at: [one], by: 'order', said } : undefined;
  }
  const named = seen.filter((one) => isNamed(message, one));
  if (named.length) {
    const longest = named.filter((one) => message.toLowerCase().includes(nounOf(one.words)));
    return { at: [(longest.length ? longest : named).at(-1)!], by: 'name' };
  }
  if (ALL.test(message) && seen.length > 1) return { at: seen, by: 'all' };
  const first = seen.findLast((one) => startsWithName(message, one));
  if (first) return { at: [first], by: 'name' };
  return IT.test(message) ? { at: [seen.at(-1)!], by: 'it' } : undefined;
}

/** The name of what was made, as a noun phrase without its article: "short jester". */
export const nameOf = ({ words }: Made): string => singular(nounOf(words));

/** The same words with "it" for the name or the number, so that what is to become of it reads alike in all sentences. */
export function withIt(message: string, { at, by, said }: Pointed): string {
  if (by === 'order' && said) return message.replace(said, 'it').replace(/\b(?:the|my|your) it\b/i, 'it');
  if (by === 'all') return message.replace(ALL, 'it').replace(/\b(?:of )?it (?:of )?(?:them|these|those)\b/i, 'it');
  if (by !== 'name') return message;
  const last = nounOf(at[0]!.words)
    .split(/\s+/)
    .at(-1)!
    .replace(/[^\w ]/g, '.');
  return message.replace(
    new RegExp(
      `(?:\\b(?:the|that|this|your|my|these|those|same) (?:[\\w-]+ ){0,2}?|^|\\b)${last}(?:s\\b|es\\b)?(?='s|\\b)`,
      'i',
    ),
    'it',
  );
}
