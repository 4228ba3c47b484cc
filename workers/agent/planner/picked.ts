/** Which of what was offered is picked: "the second one", "A and D", "all of them", "just the crab". */
import { HALF } from './refer.ts';
import { numberIn, tidy, wordsOf } from './slots.ts';
import type { Wish } from './types.ts';

const ALL = /\b(?:all|both|everything|every one|each)\b/i;
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const SMALL = /^(?:the|an?|one|ones|just|only|and|with|that|this|of|them|please|pls|do|make|take|go|option|number)$/i;

const content = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SMALL.test(word))
    .map((word) => word.replace(/(.)s$/, '$1'));

/** "the second", "number 3", "the last one": counted from 0. */
function placeOf(words: string, of: number): number | undefined {
  const said = words.toLowerCase();
  if (/\blast\b/.test(said)) return of - 1;
  const named = ORDER.findIndex((one) => new RegExp(`\\b${one}\\b`).test(said));
  if (named >= 0) return named < of ? named : undefined;
  const number = /^\W*(?:(?:the|number|option|no|nr)\W+)*\d+(?:st|nd|rd|th)?(?: one)?\W*$/.test(said)
    ? numberIn(said)
    : undefined;
  return number && number <= of ? number - 1 : undefined;
}

/** The wishes with only what was picked of them; undefined where nothing of them is named. */
export function picked(open: readonly Wish[], picks: readonly Wish[]): readonly Wish[] | undefined {
  const named = picks.flatMap((pick) => wordsOf(pick, 'target', 'n', 'look'));
  if (!named.length || named.some((words) => ALL.test(words))) return open;
  const things = open.flatMap((wish, i) =>
    wish.slots.flatMap(({ slot, words }, k) => (slot === 'n' ? [{ i, k, words: tidy(words) }] : [])),
  );
  const kept = new Set<(typeof things)[number]>();
  if (things.length > 1 && named.some((words) => HALF.test(words)))
    for (const one of things.slice(0, Math.ceil(things.length / 2))) kept.add(one);
  for (const words of named.flatMap((one) => one.split(/,| and | & /i))) {
    const at = placeOf(words, things.length);
    if (at !== undefined) kept.add(things[at]!);
    else
      for (const thing of things)
        if (content(words).some((word) => content(thing.words).includes(word))) kept.add(thing);
  }
  if (!kept.size) return undefined;
  return open.flatMap((wish, i) => {
    const slots = wish.slots.filter(
      (slot, k) => slot.slot !== 'n' || [...kept].some((one) => one.i === i && one.k === k),
    );
    return slots.some(({ slot }) => slot === 'n') || !wish.slots.some(({ slot }) => slot === 'n')
      ? [{ ...wish, slots }]
      : [];
  });
}
