/** The words of a wish spelled as they are meant, and which were read otherwise than they were typed. */
import { tokens } from '../likeness.ts';
import type { Own, Slot, Wish } from '../types.ts';
import { spelled } from '../words/spelling.ts';

/** `own`: what is there, whose names are no slips. */
export function rightly(
  wish: Wish,
  own: readonly Own[] = [],
): { readonly wish: Wish; readonly read: readonly string[] } {
  const read: string[] = [];
  const names = new Set(own.flatMap(({ list, name }) => (list === 'CHARACTER' ? tokens(name) : [])));
  const slots = wish.slots.map((slot): Slot => {
    if (!/^(?:n|look|anim|style|place|palette)$/.test(slot.slot)) return slot;
    // a verb that begins a sentence is none here
    const { text, read: words } = spelled(`a ${slot.words}`, names);
    read.push(...words);
    return words.length ? { ...slot, words: text.slice(2) } : slot;
  });
  return read.length ? { wish: { ...wish, slots }, read } : { wish, read };
}
