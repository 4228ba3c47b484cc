/** Praise of what was made: the words of a change, and nothing is to be changed. */
import type { Wish } from './types.ts';

/** "the chest looks great", "bolt came out so cute", "that's perfect" */
const PRAISE =
  /(?:\b(?:looks?|looking|is|are|was|were|came out|come out|turned out)|'s|^\W*(?:i )?(?:really )?(?:love|like))\b.*\b(?:amazing|awesome|great|good|perfect|lovely|beautiful|nice|cool|fantastic|wonderful|brilliant|cute|super|sweet|it|him|her|them)\b|^\W*(?:i )?(?:really |so )?love\b/i;
/** What somebody wishes for all the same: "great, but bigger". */
const WISH =
  /\b(?:but|make|can|could|should|shall|please|pls|add|give|change|remove|more|less|without|instead|than|if|not|would|need|want)\b|\?/i;

/** A change that says of nothing how it is to be, and only what is thought of it, is a remark. */
export const asRemark = (wish: Wish): Wish =>
  /^(?:edit|animate|again|resize|game\.change)$/.test(wish.act) &&
  wish.slots.every(({ slot }) => slot === 'target') &&
  PRAISE.test(wish.words) &&
  !WISH.test(wish.words)
    ? { ...wish, act: 'chat' }
    : wish;
