/**
 * "Left out" is said of words alone that nothing which is to be done has. A word that stands in what is drawn from may yet not be seen: that is
 * told as it is; who or what of the account is named is there.
 */
import { argsOf } from './calls-of.ts';
import { stem, wordsIn } from './heard.ts';
import { quoted } from './phrases.ts';
import type { Outcome, Own } from './types.ts';

/** Said of time, and of somebody who is named besides. */
const FILLER = /^(?:now|again|already|here|there|though|guy|guys|dude|person|someone|somebody|also|too|once|it|them|him|her|its|it's|for|the|a|an|and)$/; // biome-ignore format: one line
/** Different words for one thing. */
const SAME: readonly (readonly string[])[] = [
  ['kid', 'child', 'boy', 'girl'],
  ['picture', 'image', 'scene'],
  ['rock', 'stone', 'boulder'],
  ['dead', 'bare', 'withered'],
  ['harbour', 'harbor', 'port', 'dock'],
].map((words) => words.map(stem)); // biome-ignore format: a table

/** The texts of calls: names of fields, and how a game is built, are no words of anybody. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object' && !('template' in value)
      ? Object.values(value).flatMap(textsOf)
      : [];
const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap(wordsIn)
      .flatMap((word) => [word, ...word.split('-')])
      .map(stem),
  );

/** An outcome whose `lost` is only what nothing has. */
export function reallyLeftOut(outcome: Outcome, own: readonly Own[]): Outcome {
  const { lost: said = [], steps, ...rest } = outcome;
  if (!said.length || !steps.length) return outcome;
  const texts = steps.flatMap((step) => textsOf(argsOf(step)));
  const drawn = stemsOf(texts);
  const all = texts.concat(steps.map(({ what }) => what)).join(' ').toLowerCase(); // biome-ignore format: one line
  const there = stemsOf(own.filter(({ name, id }) => all.includes(name.toLowerCase()) || texts.includes(id)).map(({ name }) => name)); // biome-ignore format: one line
  const isIn = (of: ReadonlySet<string>, word: string): boolean =>
    of.has(stem(word)) || SAME.some((kin) => kin.includes(stem(word)) && kin.some((one) => of.has(one)));
  const words = (one: string): readonly string[] => wordsIn(one).filter((word) => !FILLER.test(word));
  // a number is no word: how many, how large is asked of the calls before
  const lost = said.filter((one) => words(one).length > 0 && !(/\d/.test(one) ? false : words(one).every((word) => isIn(there, word)))); // biome-ignore format: one line
  const unseen = lost.filter((one) => !/\d/.test(one) && words(one).every((word) => isIn(drawn, word) || isIn(there, word))); // biome-ignore format: one line
  const left = lost.filter((one) => !unseen.includes(one));
  const doubt = unseen.length ? `${quoted([...new Set(unseen)])} may not be seen in it, though it is drawn from ${unseen.length > 1 ? 'these words' : 'that word'} too.` : ''; // biome-ignore format: one line
  return {
    ...rest,
    steps,
    ...(left.length ? { lost: left } : {}),
    ...(doubt ? { doubt } : {}),
  };
}
