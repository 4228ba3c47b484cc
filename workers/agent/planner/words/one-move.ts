/** Movements whose name has two words: "a dodge roll" is one, "walk idle" are two. */
import type { Slot, Wish } from '../types.ts';

const HEAD = '(?:dodge|combat|barrel|forward|backward|back|front|side|double|triple|wall|ledge|high|low|long|spin|spinning|dash|dashing|air|aerial|ground|jump|jumping|flying|running|charge|charged|heavy|light|power|sword|shield|axe|hammer|bow|staff|tail|wing|belly|shoulder|roundhouse|slide|sliding|diving|dive|somersault|drop|super|rolling)'; // biome-ignore format: one line
const TAIL = '(?:roll|jump|attack|kick|punch|slam|slide|dash|swing|spin|strike|flip|pound|bash|slash|stab|thrust|throw|step|dodge|hang|climb|grab|smash|charge|drop|dive|shot|uppercut|stomp|flop|spin)'; // biome-ignore format: one line
const ONE = new RegExp(`^${HEAD}[ -]${TAIL}(?:s|ing)?$`, 'i');

/** Those that stand side by side in the message, as its one movement. */
export function inOneMove(wish: Wish): Wish {
  const slots = wish.slots.reduce<Slot[]>((all, one) => {
    const before = all.at(-1);
    const joined = `${before?.words.trim() ?? ''} ${one.words.trim()}`;
    const beside = before?.slot === 'anim' && one.slot === 'anim' && ONE.test(joined.replace(/^(?:an?|the) /i, ''));
    if (beside && new RegExp(`\\b${joined.replace(/[^\p{L}\p{N}]+/gu, '[ -]')}\\b`, 'iu').test(wish.words))
      all[all.length - 1] = { ...one, words: joined }; // biome-ignore format: one line
    else all.push(one);
    return all;
  }, []);
  return slots.length === wish.slots.length ? wish : { ...wish, slots };
}
