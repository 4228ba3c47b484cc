/** Parts of a message that are of one thing to be made: what is said of it in a further sentence, a list below its heading, one interface. */
import { addSlot, isMake, tidy, wordsOf } from './slots.ts';
import type { Wish } from './types.ts';
import { singular } from './words/nouns.ts';
import { subjectOf } from './words/subjects.ts';

const names = (wish: Wish): readonly string[] => wordsOf(wish, 'n');
const ANOTHER = /^\W*(?:and|also|plus|then|next|an? (?:second|other))\b|\b(?:another|second|other|too|more)\b/i;
/** "he is a cossack", "kind of a chubby lady": who it is. */
const TELLS =
  /^\W*(?:and )?(?:(?:s?he|it)(?:'s| is| has| wears)|(?:basically |i guess |so )?(?:kind of|kinda|sort of)|i guess) /i;
/** Somebody by a part in a story alone. */
const ROLE =
  /^(?:(?:an?|the|this|my|main) )*(?:villain|hero(?:ine)?|enemy|boss|character|npc|bad guy|protagonist|antagonist|guy|monster)$/i;
/** Said of a thing, and no thing by itself. */
const ABOUT = /^(?:size|style|view|no|dirs|palette|frames|budget|format)$/;

const merged = (before: Wish, wish: Wish, act = before.act): Wish => ({
  ...before,
  act,
  words: `${before.words} ${wish.words}`,
  slots: [...before.slots, ...wish.slots],
  loose: [...before.loose, ...wish.loose],
  sure: Math.min(before.sure, wish.sure),
});

/** Both parts as one wish, the second right behind the first; undefined where they are two. */
export function madeTogether(before: Wish, wish: Wish): Wish | undefined {
  if (!isMake(before) || !isMake(wish)) return undefined;
  // "key, chest, coin. all golden"
  if (!wish.slots.length && wish.loose.length && /^\W*(?:all|both|each|every\w*)\b/i.test(wish.words))
    return addSlot(before, 'look', tidy(wish.words));
  if (wish.act === 'make.ui' && before.act === 'make.ui') return merged(before, wish);
  // "single picture, 630x500, a moon over a field"
  if (
    !names(before).length &&
    before.slots.length &&
    before.slots.every(({ slot }) => ABOUT.test(slot)) &&
    names(wish).length
  )
    return merged(before, wish, wish.act);
  if (isListBelow(before, wish)) return merged(before, { ...wish, words: `: ${wish.words}` }, wish.act);
  // "portraits of a knight, a wizard and an elf"
  if (
    wish.act === 'make.character' &&
    before.act === 'make.scene' &&
    /\bportraits\b/i.test(before.words) &&
    !wordsOf(wish, 'anim', 'dirs').length
  )
    return merged(before, wish);
  return isOfIt(before, wish) ? told(before, wish) : undefined;
}

/** "need trees. pine, oak, palm" */
function isListBelow(before: Wish, wish: Wish): boolean {
  const [head = '', more] = names(before);
  const below = names(wish);
  return (
    !more &&
    head !== '' &&
    singular(head) !== head &&
    before.slots.every(({ slot }) => /^(?:n|style|view|size)$/.test(slot)) &&
    below.length > 1 &&
    before.act === wish.act &&
    below.every((name) => !/^(?:an?|the|\d+|some) /i.test(name) && singular(name) === name)
  );
}

/** "one rock. just one rock, grey", "a villain … Count Morbus, tall": of the same one, or of no other one. */
function isOfIt(before: Wish, wish: Wish): boolean {
  const [first = '', more] = names(before);
  const said = names(wish);
  if (wish.act === 'make.scene' || ANOTHER.test(wish.words)) return false;
  if (!said.length && before.slots.length)
    return (
      wish.slots.length > 0 && wordsOf(wish, 'target').every((words) => /^(?:it|him|her|them|they|s?he)$/i.test(words))
    );
  if (!first) return false;
  if (said.every((words) => /^(?:an? |the )?(?:[a-z]+ )?ones?$/i.test(words))) return true;
  const again = /\b(?:just|only|simply)\b/i.test(wish.words);
  const tells = !more && said.length === 1 && (TELLS.test(wish.words) || (ROLE.test(first) && before.act === wish.act));
  return tells || (again && said.every((words) => names(before).includes(words)));
}
/** What the second part says, as looks of the first. */
const told = (before: Wish, wish: Wish): Wish =>
  wish.slots.reduce((to, { slot, words }) => {
    const bare = tidy(words.replace(TELLS, '').replace(/^(?:an? |the )?([a-z]+ )?ones?$/i, '$1'));
    if (!bare) return to;
    if (slot === 'target' || (slot === 'n' && names(before).includes(bare))) return to;
    return addSlot(to, slot === 'n' ? 'look' : slot, bare);
  }, before);

/** Nothing that could be drawn is named in it: "can we do that". */
export const saysNothing = (wish: Wish): boolean =>
  !wish.slots.length &&
  !wish.loose.some(
    (word) => subjectOf(word) !== undefined && !/^(?:idea|stuff|thing|picture|art|please|thanks|chat|bro)$/i.test(word),
  );
