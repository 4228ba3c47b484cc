/** How things of the account are called: by their names without what tells them apart, by kinds as people call them, by what is like them. */
import { type Holding, isCharacter, isThing, isTiles } from '../holdings/index.ts';
import { isPiece, singular, subjectOf } from '../subjects.ts';
import { wordVectors } from '../talk/vectors.ts';
import type { Held } from './mine.ts';

/** "wolf (red eyes)", "goblin 2" → "wolf", "goblin": what it is called without what tells it from its like. */
export const baseOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*\([^)]*\)\s*$|\s+(?:no\.? ?)?\d+$/g, '')
    .trim();
export const headOf = (name: string): string =>
  baseOf(name)
    .split(/,|\b(?:with|without|in|on|of|holding|wearing|carrying|who|that|and)\b/)[0]!
    .trim()
    .split(/[\s/]+/)
    .at(-1) ?? '';
export const wordsOf = (name: string): readonly string[] =>
  name.toLowerCase().split(/[^\p{L}\d]+/u).filter((word) => word.length > 1 && !/^(?:and|with|the|of|in|on|for|an?)$/.test(word)); // biome-ignore format: one line
export const one = (word: string): string => singular(word.toLowerCase().replace(/'s?$/, ''));
export const isSeveral = (word: string): boolean =>
  /s$/i.test(word) && !/'s$|ss$/i.test(word) && one(word) !== word.toLowerCase();

/** Kinds as people call them. */
export const KINDS: readonly (readonly [RegExp, (one: Holding) => boolean])[] = [
  [/^(?:everything|all|everyone|everybody|assets?|stuff|pictures?|images?|sprites?|drawings?|graphics|art|things?|ones?)$/, () => true],
  [/^(?:characters?|guys?|dudes?|persons?|people|figures?|heroes|folks?|npcs?|chars?|men|players?)$/, isCharacter],
  [/^(?:objects?|items?|props?|icons?)$/, isThing],
  [/^(?:tiles?|tilesets?|tile|ground)$/, isTiles],
  [/^maps?$/, ({ kind }) => kind === 'MAP'],
  [/^(?:animals?|pets?|beasts?)$/, (it) => isCharacter(it) && subjectOf(headOf(it.name))?.kind !== 'person'],
  [/^(?:enem(?:y|ies)|foes?|monsters?|creatures?|baddies|mobs?)$/, (it) => isCharacter(it) && !/\b(?:hero(?:ine)?|player|knight|princess|prince|king|queen|villager|merchant|farmer|mayor)\b/i.test(it.name)],
]; // biome-ignore format: a table
/** What somebody or something has on it: it is no thing of its own where it is spoken of with "the". */
export const PART =
  /^(?:roofs?|doors?|windows?|walls?|wheels?|sails?|engines?|chimneys?|lids?|handles?|legs?|arms?|hands?|heads?|feet|foot|hair|tails?|wings?|horns?|ears?|noses?|mouths?|teeth|skin|fur|colou?rs?|outlines?|backgrounds?|shadows?|style|size|side|left|right|top|bottom|middle|front|back|body|shape|face|way|look|edges?|water|grass|floor|branches|leaves|leaf|stem|base|lights?|flags?|rope|blade|grip)$/;
export const isPart = (word: string): boolean => PART.test(word);
export const NEW = /^(?:an?|another|new|some|one more)$/;
export const DEFINITE =
  /^(?:the|my|our|your|this|that|these|those|both|all|every|each|his|her|its|their|same|old|other|two|three|four|five|second|third|first|last|d)$/;
export const ORDER: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  original: 0,
  old: 0,
  older: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
};
const SIMILAR = 0.5;
/** "all the gems": of those as near as this. */
const ALIKE_ALL = 0.33;

const near = (a: string, b: string): number => {
  const [x, y] = [wordVectors().vector(a), wordVectors().vector(b)];
  return x && y ? x.reduce((sum, value, i) => sum + value * y[i]!, 0) : 0;
};
/** "the car" of a taxi, "the house" of a cottage: something of its kind, where nothing is called so. */
export function alike(word: string, all: readonly Held[], many = false): readonly Held[] {
  const subject = subjectOf(word);
  // one animal or person is no other
  if (PART.test(word) || isPiece(word) || subject?.kind !== 'thing' || subject.creature) return [];
  const kin = all.filter((it) => !isTiles(it) && !isCharacter(it)).map((it) => ({ it, sim: near(word, headOf(it.name)) })).filter(({ sim }) => sim >= (many ? ALIKE_ALL : SIMILAR)).sort((a, b) => b.sim - a.sim);
  return kin.length ? kin.filter(({ sim }) => many || sim > kin[0]!.sim - 0.08).map(({ it }) => it) : [];
} // biome-ignore format: short enough

/** Of those of one name the one that is said: the second, the old, the newest. */
export function chosen(of: readonly Held[], said: readonly string[]): readonly Held[] {
  const oldest = [...of].reverse();
  // numbers are part of names: "goblin 2" is the second one
  const numbered = (n: number) => of.find(({ name }) => new RegExp(`\\b${n + 1}$`).test(name)) ?? (n === 0 ? of.find(({ name }) => baseOf(name) === name.toLowerCase()) : undefined);
  for (const word of said) {
    const n = ORDER[word];
    const it = n === undefined ? undefined : (numbered(n) ?? oldest[n]);
    if (it) return [it];
    if (/^(?:new|newer|newest|last|latest|recent)$/.test(word)) {
      const highest = [...of].sort((a, b) => Number(/\d+$/.exec(b.name)?.[0] ?? 0) - Number(/\d+$/.exec(a.name)?.[0] ?? 0))[0]!;
      return [/\d$/.test(highest.name) ? highest : of[0]!];
    }
  }
  return of;
} // biome-ignore format: short enough
