/** How well words name something that the account has. */
import type { Own } from './types.ts';
import { subjectOf } from './words/subjects.ts';

/** "knights" → "knight", "wolves" → "wolf" */
export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:'s|s')$/, '')
    .replace(/ies$/, 'y')
    .replace(/ves$/, 'f')
    .replace(/men$/, 'man')
    .replace(/(?:ses|xes|ches|shes)$/, (end) => end.slice(0, -2))
    .replace(/([^su])s$/, '$1');

export const tokens = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** One letter lost, added, changed or two swapped. */
export function nearlySame(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  const [x, y] = [a.slice(at), b.slice(at)];
  // "boat" is no "coat": the first letter is seldom mistyped in short words
  if (at === 0 && Math.min(a.length, b.length) < 6) return false;
  return (
    x.slice(1) === y ||
    x === y.slice(1) ||
    x.slice(1) === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

/** "a knight in armour" → "knight": what it is, before all that belongs to it. */
const headOf = (words: string): string =>
  stem(
    tokens(words.split(/,|\b(?:with|without|in|on|of|holding|wearing|carrying|who|that|from)\b/i)[0] || words).at(-1) ??
      '',
  );

/** What an animal is drawn as says which: a poodle is a dog. */
const kindred = (word: string, { list, description, name }: Own): boolean =>
  list === 'CHARACTER' &&
  /^(?:dog|cat|horse|bear|lion)$/.test(word) &&
  (subjectOf(description) ?? subjectOf(name))?.skeleton === word;

/** 1 by its whole name, less by a part of it or of its description; 0 not at all. `words`: without articles and the like. */
export function likeness(words: readonly string[], own: Own): number {
  if (!words.length) return 0;
  const named = tokens(own.name).map(stem);
  const told = tokens(own.description).map(stem);
  let hit = 0;
  for (const word of words) {
    const bare = stem(word);
    if (named.some((one) => nearlySame(one, bare))) hit += 1;
    else if (told.includes(bare) || kindred(bare, own)) hit += 0.75;
    // "test" of "test2"
    else if (bare.length > 2 && named.some((one) => one.startsWith(bare) && /^\d+$/.test(one.slice(bare.length))))
      hit += 0.9;
    else hit -= 0.35;
  }
  if (hit <= 0) return 0;
  const covered =
    named.filter((one) => words.some((word) => nearlySame(stem(word), one))).length / Math.max(1, named.length);
  const head = nearlySame(headOf(words.join(' ')), headOf(own.name)) ? 0.1 : 0;
  return Math.min(1, (hit / words.length) * 0.65 + covered * 0.25 + head);
}

const SHE =
  /\b(?:girl|woman|women|lady|queen|princess|witch|mother|mom|mum|grandma|granny|grandmother|wife|sister|daughter|aunt|nun|nurse|mermaid|heroine|goddess|duchess|countess|priestess|sorceress|enchantress|huntress|waitress|empress|actress|bride|maid|fairy|she|her|female|ballerina|barista lady|cowgirl|hen|cow|mare|lin|ela)\b/i;
const HE =
  /\b(?:boy|man|men|guy|dude|king|prince|wizard|father|dad|grandpa|grandfather|husband|brother|son|uncle|monk|priest|sorcerer|hero|god|duke|count|baron|lord|emperor|groom|male|cowboy|blacksmith|bull|rooster|santa|he|his)\b/i;

/** Those that a pronoun can mean: of whom nothing is said may be either. */
export function fitting(pronoun: string, own: readonly Own[]): readonly Own[] {
  const [is, not] = /^(?:she|her|hers)$/i.test(pronoun) ? [SHE, HE] : [HE, SHE];
  const said = (one: Own): string => `${one.name} ${one.description}`;
  // of whom nothing tells it is mostly drawn as a "he"
  const sure = is === SHE ? own.filter((one) => is.test(said(one)) && !not.test(said(one))) : [];
  return sure.length ? sure : own.filter((one) => !not.test(said(one)));
}
