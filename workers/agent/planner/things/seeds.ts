/** Seeds: the same for the same words, so that what is not said stays as it is; another one where another drawing is wished for. */
import { wordsOf } from '../slots.ts';
import type { Context, Wish } from '../types.ts';

export const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7) + 1;

/** The wish is done once more: with a number that it had not before. What is to be other alone leaves the rest as it is. */
export const seedAgain = (wish: Wish, { past }: Context): number | undefined =>
  wish.slots.some(({ slot }) => slot === 'again') && !wordsOf(wish, 'change').length
    ? seedOf(wish.words) + past.length + 1
    : undefined;
