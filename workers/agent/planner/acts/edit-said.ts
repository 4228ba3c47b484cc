/** Words of a wish for a change that are looked at before it: one of two ways, which ground, where on a map. */
import { isTiles } from '../meant.ts';
import { tidy, wordsOf } from '../slots.ts';
import { withoutName } from '../theirs.ts';
import type { Own, Wish } from '../types.ts';

/** "add snow, or make a winter version of it": one of the two is wanted, and the other one is told. */
export function firstOf(wish: Wish): readonly [Wish, other?: string] {
  const [, first = '', other] = /^(.+?),? or (?=(?:make|give|add|turn|put|have|maybe|rather|just|a|an) )(.+)$/i.exec(wish.words) ?? [];
  const later = other === undefined ? [] : wish.slots.filter(({ slot, words }) => /^(?:change|look|target)$/.test(slot) && !first.includes(words) && other.includes(words));
  const left = wish.slots.filter((slot) => !later.includes(slot));
  return later.length && left.some(({ slot }) => /^(?:change|look)$/.test(slot)) ? [{ ...wish, words: first, slots: left }, tidy(other!)] : [wish];
} // biome-ignore format: short enough

/** What is said of the map, with where it is said to be: "put the barrel" "on hill fort near the gate". */
const BY =
  /\b(?:next to|beside|behind|near|by|under|below|above|in front of|close to|(?<=\b(?:left|right|north|south|east|west) )of)\s*(?:the |my |our |an? )?$/i;
export function onIt(wish: Wish, map: Own): string {
  const all: string[] = [];
  for (const { slot, words } of wish.slots) {
    const near = slot === 'target' ? withoutName(words, map).replace(/^(the (?:[a-z]+ )*[a-z]+) of$/i, 'in $1') : '';
    if (/^(?:change|place|n)$/.test(slot)) all.push(words);
    else if (all.length && /^(?:near|next|beside|behind|by|in|at|on)\b/i.test(near)) all.push(`${all.pop()} ${near}`);
    else {
      // "next to [the church]": what stands before it says where
      const [by] = (near && all.length && BY.exec(wish.words.slice(0, wish.words.indexOf(words)))) || [];
      if (by) all.push(`${all.pop()} ${by.trim()} ${near}`);
    }
  }
  // where it is, in no slot
  const rest = withoutName(wish.words, map);
  const [at] = all.length === 1 ? (NEAR.exec(rest) ?? []) : [];
  return at && !all[0]!.toLowerCase().includes(at.toLowerCase().split(' ')[0]!)
    ? `${all[0]} ${tidy(at)}`
    : all.join(', ');
}
const NEAR =
  /\b(?:next to|beside|behind|near|in front of|close to|to the (?:left|right) of|(?:north|south|east|west) of) (?:the |my |a )?[a-z][a-z -]*/i;

/** "the water in my tileset should be darker": that ground of it. */
export function groundOf(wish: Wish, own: readonly Own[]): string | undefined {
  const [set, other] = own;
  return set && !other && isTiles(set) ? wordsOf(wish, 'target').map((words) => words.replace(/^(?:the|its|my) /i, '').toLowerCase()).find((words) => !/\b(?:tiles?|tilesets?)\b/.test(words) && words !== set.name.toLowerCase() && ` ${set.description.toLowerCase()} ${set.name.toLowerCase()} `.includes(` ${words} `)) : undefined; // biome-ignore format: one line
}
