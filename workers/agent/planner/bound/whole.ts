/** A wish that is read as one sentence. */
import type { Slot, Wish } from '../types.ts';

export const whole = (act: string, words: string, slots: readonly Slot[]): Wish => ({
  act,
  words,
  slots,
  sure: 1,
  loose: [],
  whole: true,
});
