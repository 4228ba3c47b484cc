/** A wish that is read as one sentence. */
import type { Own, Slot, Wish } from '../types.ts';

export const whole = (act: string, words: string, slots: readonly Slot[]): Wish => ({
  act,
  words,
  slots,
  sure: 1,
  loose: [],
  whole: true,
});

/** Whom or what a wish is of. */
export const target = (own: Own): Slot => ({ slot: 'target', words: own.name });

/** A sentence about something that is there, with a mark where its name stood, and what it wishes for; undefined where it does not after all. */
export type Form = readonly [
  said: RegExp,
  read: (found: readonly string[], own: Own, message: string) => readonly Wish[] | undefined,
];
