/** "dont draw the scarecrow with a hat": said of what is to be drawn, and nothing more to be drawn. */
import { isMake, tidy } from './slots.ts';
import type { Slot, Wish } from './types.ts';
import { singular } from './words/nouns.ts';

const FORBIDS = /\b(?:do not|don'?t|never) (?:draw|make|give|put|paint|add|show)\b/i;
const BEFORE = /\b(?:do not|don'?t|never) (?:draw|make|give|put|paint|add|show)\s*$/i;
const WITH = /^(?:the |an? |my )?(.+?) (?:with|wearing|holding|having|in) (.+)$/i;

const headOf = (words: string): string =>
  singular(
    tidy(words)
      .split(/ (?:with|in|on|of|wearing|holding) /i)[0]!
      .split(' ')
      .at(-1)!
      .toLowerCase(),
  );

/** The slots, with what is forbidden of one of them taken from it; undefined where none of them is meant. */
function without(slots: readonly Slot[], said: string): readonly Slot[] | undefined {
  const [, who, what] = WITH.exec(tidy(said)) ?? [];
  if (!who || !what) return undefined;
  const at = slots.findLastIndex(({ slot, words }) => slot === 'n' && headOf(words) === headOf(who));
  return at < 0
    ? undefined
    : slots.map((one, i) => (i === at ? { ...one, words: `${one.words} without ${what}` } : one));
}

/** Within one part: the thing that is forbidden is none of those that are drawn. */
export function withoutForbidden(wish: Wish): Wish {
  if (!isMake(wish) || !FORBIDS.test(wish.words)) return wish;
  let slots = wish.slots;
  for (const one of wish.slots) {
    if (one.slot !== 'n' || !BEFORE.test(wish.words.slice(0, Math.max(0, wish.words.lastIndexOf(one.words))))) continue;
    const rest = slots.filter((other) => other !== one);
    slots = rest.some(({ slot }) => slot === 'n')
      ? (without(rest, one.words) ?? [...rest, { slot: 'no', words: `no ${one.words}` }])
      : slots;
  }
  return slots === wish.slots ? wish : { ...wish, slots };
}

/** A part of its own behind what is to be drawn. */
export function notDrawn(before: Wish, wish: Wish): Wish | undefined {
  const [, said] = new RegExp(`${FORBIDS.source}\\s+(.+)$`, 'i').exec(wish.words) ?? [];
  if (!isMake(before) || !said || !/^(?:no|correct|make\.\w+|edit|none|unclear)$/.test(wish.act)) return undefined;
  const slots = without(before.slots, said.replace(/[.!?]+$/, ''));
  return slots && { ...before, slots };
}
