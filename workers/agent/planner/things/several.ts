/** So many of a kind: usual ones of a group, ones that differ, each in another colour, or each drawn anew. */
import { wordsOf } from '../slots.ts';
import type { Wish } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { article, bareNoun } from '../words/nouns.ts';
import { differing, isKnownKind, usualSeveral } from './chosen.ts';
import { type Entry, oneOf } from './entries.ts';
import { isGeneric, isSetName } from './generic.ts';
import type { Made } from './things.ts';
import { aSingle, described, isPlural, whatIs } from './words.ts';

/** As many in one go. */
export const MOST = 12;
/** So many of many, to see whether they are right. */
const FIRST = 10;
const COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'orange',
  'white',
  'black',
  'pink',
  'cyan',
  'brown',
  'grey',
];
export const DIFFERENT =
  /\b(?:different|diff|various|unique|distinct|varied|assorted|mixed|random|each another|not the same|variety)\b/i;
/** "all different colours": that they differ, and not how. */
const OF_COLOURS =
  /^(?:(?:in|of|all|a|one|different|diff|various|other|each|another|with|multiple|many|several|mixed|random|\d+|two|three|four|five|six|seven|eight|ten) )*(?:colou?rs?|colou?rways?|palettes?|recolou?rs?|colou?r (?:variants?|variations?|versions?))(?: each)?$/i;
/** "different armour colours": what of each is coloured. */
const PART_COLOURS =
  /^(?:(?:in|of|all|with|each) )*(?:different|diff|various|other|mixed|random|several|\d+|two|three|four|five|six) ([a-z]+) colou?rs?$/i;
const colouredPart = (words: string): string | undefined => {
  const part = PART_COLOURS.exec(words)?.[1];
  return part && !isAdjective(part) ? part : undefined;
};
/** Says that they differ in colour, and not how. */
export const isOfColours = (words: string): boolean => OF_COLOURS.test(words) || PART_COLOURS.test(words);
export const OF_KINDS =
  /^(?:(?:in|of|all|different|diff|various|other|each|another|with|the|exact|one) )*(?:kinds?|types?|variants?|variations?|versions?|shapes?|designs?|looks?|ones?|same [a-z]+|same|different)(?: (?:and|or) (?:colou?rs?|shapes?|sizes?))?$/i;

/** So many of a kind: usual ones of a group, ones that differ, or each drawn anew. */
export function severalOf(
  entry: Entry,
  plain: readonly string[],
  looks: readonly string[],
  wish: Wish,
  around: string,
): Made | undefined {
  const { name, count } = entry;
  const wanted =
    count ??
    (/\b(?:couple|pair)\b/i.test(name)
      ? 2
      : /^(?:some|a few|several|many)\b/i.test(name) || (isKnownKind(oneOf(name)) && !isSetName(name))
        ? 3
        : undefined);
  const many = wanted && wanted > MOST ? FIRST : wanted;
  const more =
    wanted && wanted > MOST
      ? {
          asked: wanted,
          instead: `${wanted} of them in one go are too many to look at: I would begin with ${FIRST} different ones.`,
        }
      : {};
  const one = aSingle(name);
  const colours =
    looks.some(isOfColours) ||
    wordsOf(wish, 'palette').some((words) => OF_COLOURS.test(words)) ||
    /\b(?:different|diff|various|all|\d+|two|three|four|five|six|seven|eight|nine|ten) colou?rs?\b/i.test(wish.words);
  if (colours) {
    const number = many ?? numberOfColours(looks) ?? 5;
    const names = COLOURS.slice(0, number);
    const part = looks.map(colouredPart).find(Boolean);
    return {
      ...more,
      texts: names.map((colour) => described(part ? `${one} with ${colour} ${part}` : withColour(one, colour), plain)),
      same: true,
      note: `You left open which colours: these ${number} are my choice${/\bsame\b/i.test(wish.words) ? ', all of them the same but for that' : ''}.`,
    };
  }
  const different = DIFFERENT.test([name, ...looks].join(' ')) || DIFFERENT.test(wish.words);
  const noun = oneOf(one);
  const usual =
    isPlural(name) || isSetName(name) ? usualSeveral(name.replace(DIFFERENT, ' ').trim(), many, around) : undefined;
  const kinds = many && (different || isKnownKind(noun, many)) ? differing(noun, many) : undefined;
  const coloured = plain.some((words) => words.split(' ').some((word) => isColour(word) || /ish$/i.test(word)));
  const chosen =
    coloured && !usual
      ? undefined
      : kinds && !(different && usual && !isKnownKind(noun, many))
        ? kinds
        : (usual ?? kinds);
  if (
    chosen &&
    (different || !count || !whatIs(one) || isKnownKind(noun) || isGeneric(name) || isSetName(name) || usual)
  )
    return { ...more, texts: chosen.names.map((text) => described(text, plain)), note: chosen.told };
  if (many && many > 1)
    return {
      ...more,
      texts: Array.from({ length: many }, () => described(one, plain)),
      note: `Each of the ${wanted} is drawn anew, so that no two are the same.`,
    };
  return undefined;
}
const numberOfColours = (looks: readonly string[]): number | undefined => {
  const number = Number(/\d+/.exec(looks.find((words) => OF_COLOURS.test(words)) ?? '')?.[0]);
  return number > 1 && number <= COLOURS.length ? number : undefined;
};
const withColour = (one: string, colour: string): string => article(`${colour} ${bareNoun(one)}`);
