/** What of a wish stands in no slot. */
import type { Wish } from '../types.ts';

export const around = ({ words, slots }: Wish): string =>
  slots.reduce((text, slot) => text.replace(slot.words, ' , '), words);
