/** Grounds in a wish for tiles, by the engine's catalogue of materials. */

import { TERRAIN } from '../../engine/catalogue/terrain.ts';
import { endsInTerrain, readTerrain } from '../../engine/tile/material.ts';
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import { subjectOf } from './subjects.ts';
import { isWord } from './talk/spelling.ts';
import { bareNoun, PLACE_GROUNDS, TILE_WORDS, TOPPING } from './words.ts';

/** Words for one ground or several, and no thing. */
export const isGround = (clause: string): boolean => {
  const words = cleaned(clause);
  return words !== '' && words.split(/\s+/).length <= 6 && partsOf(words).every((part) => endsInTerrain(part));
};

export const cleaned = (clause: string): string =>
  clause
    .replace(/^(?:floor|ground|wall)\s+(?=(?:tiles?|tile ?sets?)$)/i, '')
    .replace(TILE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\s*with\s+(?=\w)|\s+with\s*$/i, '')
    .replace(/^[\s,:-]+|[\s,:-]+$/g, '');

const BETWEEN =
  /\s*(?:,|\b(?:(?:that |which )?(?:go(?:es|ing)?|turn(?:s|ing)?|chang(?:es|ing)|blend(?:s|ing)?|fad(?:es|ing)|flow(?:s|ing)?|melt(?:s|ing)?|merg(?:es|ing)|transition(?:s|ing)?|run(?:s|ning)?|lead(?:s|ing)?|morph(?:s|ing)?|becom(?:es|ing)) (?:over |slowly |smoothly |gradually |on )*(?:in)?to|becom(?:es|ing)|to|into|and|next to|beside|meets?|meeting|over|with|on top|on|against|vs|becoming|merging (?:in)?to)\b)\s*/i;
/** What surely stands between two grounds. */
const INTO = /\s+(?:to|into|meets?|meeting|becomes?|becoming|next to|beside)\s+/i;
/** "grass with flowers to stone": what has "with" is one ground, where another word parts them. */
const partsOf = (words: string): string[] =>
  (/ with /i.test(words) && INTO.test(words) ? words.split(INTO) : words.split(BETWEEN))
    .map((part) => bareNoun(part.trim()))
    .filter((part) => part && !/^(?:it|top|this|that)$/i.test(part));

export interface TopDown {
  readonly grounds: readonly string[];
  /** Words that are no ground that is known. */
  readonly unknown: readonly string[];
}

/** A ground, or something made of one: "oil spill", "brick rubble". */
const isLaid = (part: string): boolean => part.split(/\s+/).some((word) => endsInTerrain(word)) || endsInTerrain(part);

const isLiquid = (words: string): boolean => TERRAIN.get(readTerrain(words).kind)?.liquid === true;

/** Grounds from above: what is liquid lies lowest. */
export function topDown(clause: string): TopDown {
  const all = partsOf(cleaned(clause));
  const grounds = [...new Set(all.filter((part) => isLaid(part)))];
  if (grounds.length === 2 && isLiquid(grounds[1]!) && !isLiquid(grounds[0]!)) grounds.reverse();
  return { grounds, unknown: all.filter((part) => !isLaid(part)) };
}

export interface Platforms {
  readonly inside: string;
  readonly top: string | undefined;
}

/** Words that are known, though not as a ground: candy, metal plates. */
const isMaterial = (part: string): boolean =>
  part.split(/\s+/).every((word) => endsInTerrain(word) || isWord(word) || LEXICON.read(word).length > 0) &&
  !isFigure(part);
const isFigure = (part: string): boolean => /^(?:person|animal)$/.test(subjectOf(part)?.kind ?? '');

const ON_TOP =
  /\s+(?:growing|lying|spread|dripping|flowing|hanging|running|sitting|resting|creeping|(?:all )?over|down|on)\b.*$/i;

/** What platforms are made of, and what lies on them; undefined where no ground is named. */
export function platforms(clause: string): Platforms | undefined {
  const words = cleaned(clause);
  const on = /^(.+?)\s+(?:growing |lying )?on(?: (?:the )?top(?: of)?)?\s+(.+)$/i.exec(words);
  const under =
    /^(.+?)\s+(?:with|and|under|covered (?:with|in|by)|topped (?:with|by))\s+(.+?)(?:\s+(?:growing |lying |spread |dripping |flowing |hanging |running |creeping )?(?:on|over|down|across)(?: the)?(?: top| it| them| edges?| sides?)?.*)?$/i.exec(
      words,
    );
  const both = under ? [under[1]!, under[2]!] : on && !/^(?:top|it)$/i.test(on[2]!) ? [on[2]!, on[1]!] : undefined;
  const [inside, top] = (both ?? [words]).map((part) => bareNoun(part.replace(ON_TOP, '')));
  if (!inside) return undefined;
  if (top) {
    // of two that are named as what platforms are made of, one may be known as something else
    if (![inside, top].every((part) => endsInTerrain(part) || isMaterial(part))) return undefined;
    if (TOPPING.test(inside)) return { inside: TOPPING.test(top) ? 'dirt' : top, top: inside };
    return { inside, top };
  }
  const place = PLACE_GROUNDS[inside.toLowerCase()];
  if (place) return { inside: place[0], top: place[1] };
  // "candy land": what all of it is of
  const { kind } = readTerrain(inside);
  if (!endsInTerrain(inside) && kind !== 'other' && / (?:land|world|kingdom|planet|level)$/i.test(inside))
    return { inside, top: undefined };
  if (!endsInTerrain(inside)) return undefined;
  return TOPPING.test(inside)
    ? { inside: /snow|ice/i.test(inside) ? 'frozen dirt' : 'dirt', top: inside }
    : { inside, top: undefined };
}

/** "swamp water goes over into mud": tiles, though the word for them is not said. */
const GOES_OVER =
  /\b(?:go(?:es|ing)?|turn(?:s|ing)?|chang(?:es|ing)|blend(?:s|ing)?|fad(?:es|ing)|flow(?:s|ing)?|melt(?:s|ing)?|merg(?:es|ing)|transition(?:s|ing)?|morph(?:s|ing)?) (?:over |slowly |smoothly |gradually )*(?:in)?to\b/i;
export const goesOver = (clause: string): boolean => {
  if (!GOES_OVER.test(clause)) return false;
  const parts = partsOf(clause.replace(/^(?:that|how|where|the) /i, ''));
  return parts.length === 2 && parts.every((part) => endsInTerrain(part));
};
