/** "what animations does Pip have and what would a run cost": a price that names nobody is of whom the rest of the message names. */
import { isFigure } from '../meant.ts';
import { wordsOf } from '../slots.ts';
import type { Context, Wish } from '../types.ts';
import { namedOwn } from './named.ts';

/** "make pip a girl and call her Pippa" */
const CALLS =
  /^(?:and |then |also )*(?:call|name|rename) (?:him|her|it|them)(?: to)? ["“]?(\p{L}[\p{L}'’ -]{0,30}?)["”]?\W*$/iu;
function named(wishes: readonly Wish[], { own, agreed }: Context): readonly Wish[] {
  return wishes.map((wish, i): Wish => {
    const [, name = ''] = (i && !agreed && CALLS.exec(wish.words)) || [];
    const whose = name ? wishes.slice(0, i).findLast((one) => /^(?:edit|animate|resize)$/.test(one.act) && wordsOf(one, 'target').length === 1) : undefined; // biome-ignore format: one line
    const [target = ''] = whose ? wordsOf(whose, 'target') : [];
    return target && own.some((one) => one.name.toLowerCase() === target.toLowerCase()) ? { ...wish, act: 'rename', slots: [{ slot: 'target', words: target }, { slot: 'name', words: name }] } : wish; // biome-ignore format: one line
  });
}

export function askedBeside(all: readonly Wish[], said: string, context: Context): readonly Wish[] {
  const wishes = named(all, context);
  if (wishes.length < 2 || !wishes.some(({ act }) => act === 'price')) return wishes;
  const [one, more] = namedOwn(said, context.own).filter(({ own }) => isFigure(own));
  if (!one || more) return wishes;
  return wishes.map((wish): Wish => {
    const [, move] = MOVE.exec(wish.words) ?? [];
    if (wish.act !== 'price' || !move || wordsOf(wish, 'target').length || wish.words.toLowerCase().includes(one.words.toLowerCase())) return wish; // biome-ignore format: one line
    return { ...wish, words: `${wish.words} for ${one.own.name}`, slots: [{ slot: 'target', words: one.own.name }, { slot: 'anim', words: move }, ...wish.slots.filter(({ slot }) => /^(?:dirs|frames)$/.test(slot))] }; // biome-ignore format: one line
  });
}
const MOVE = /\b(run|walk|idle|attack|jump|hurt|death|swim|climb|fly)(?:ning|ing)?\b/i;
