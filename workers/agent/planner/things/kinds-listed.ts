/** "6 trees for autumn. oak birch maple pine willow and a dead one": which they are is said behind them, with or without commas. */
import { numberIn, tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { article, bareNoun, singular } from '../words/nouns.ts';
import { isPlural, whatIs } from './words.ts';

/** "all different kinds": which they are is said. */
const DIFFERENT = /^(?:all |of |in )*(?:different|various|other)(?: (?:kinds?|types?|ones?|species))?$/i;

export function kindsListed(wish: Wish): Wish {
  const names = wish.slots.filter(({ slot }) => slot === 'n').map(({ words }) => tidy(words));
  const [head = '', ...others] = names;
  const counts = wish.slots.filter(({ slot }) => slot === 'count');
  const [, group = '', season = ''] = /^(?:the |some )?([a-z]+)(?: (?:for|in|of) (?:the )?([a-z]+))?$/i.exec(head) ?? [];
  const count = counts.length === 1 ? numberIn(counts[0]!.words) : undefined;
  if (!count || count < 3 || others.length < 2 || !group || !isPlural(group)) return wish;
  const kind = singular(bareNoun(group));
  // a dead one: no other word of the list is one of two kinds
  const each = others.flatMap((words) => (/\bones?$/i.test(words) ? [words.replace(/^(?:an?|the|some) | ones?$/gi, '')] : words.replace(/^(?:an?|the) /i, '').split(' '))); // biome-ignore format: one line
  const named = each.map((word) => (word.toLowerCase().endsWith(kind) || whatIs(word)?.creature === true ? word : `${word} ${kind}`));
  if (each.length !== count || !named.every((words) => whatIs(words))) return wish;
  let put = false;
  const slots = wish.slots.flatMap((one): readonly Slot[] => {
    if (one.slot === 'count' || (one.slot === 'look' && DIFFERENT.test(tidy(one.words)))) return [];
    if (one.slot !== 'n') return [one];
    if (put) return [];
    put = true;
    return named.map((words) => ({ slot: 'n', words: article(`${season ? `${season} ` : ''}${words}`) }));
  });
  return { ...wish, slots };
} // biome-ignore format: short enough
