/** "…, then the same 4 in gold", "Then the same guy as a ghost": what the same message drew before, once more and otherwise. */
import { isMake, wordsOf } from './slots.ts';
import type { Slot, Wish } from './types.ts';
import { isAdjective, isColour } from './words/adjectives.ts';

const SAME = /\b(?:the |that |those |these )same\b/i;
/** Where a second drawing of the same begins. */
const THEN =
  /[.;,!]\s*(?:and )?(?:then|also|plus|and) (?:(?:make|draw|do) )?(?:the|that) (?:very )?same (?:[a-z]+ )?(?=as |in |but |with )/i;
/** How it is, where it is drawn for the second time: "as a ghost". */
const LOOKS = /^(?:look|style|palette|change|size|view)$/;

export function sameAgain(wishes: readonly Wish[]): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of wishes.flatMap(inTwo)) {
    const before = all.findLast((one) => isMake(one) && wordsOf(one, 'n').length > 0);
    const again = before && isMake(wish) && !wordsOf(wish, 'n', 'ground', 'place').length && SAME.test(wish.words);
    const more = again ? wish.slots.filter(({ slot }) => LOOKS.test(slot)) : [];
    all.push(before && more.length ? otherwise(before, more, wish) : wish);
  }
  return all;
} // biome-ignore format: short enough

function otherwise(before: Wish, more: readonly Slot[], said: Wish): Wish {
  const looks = more.filter(({ slot }) => /^(?:look|palette|change)$/.test(slot)).map(({ words }) => words.replace(/^in (?!an? )/i, '')); // biome-ignore format: one line
  const others = more.filter(({ slot }) => !/^(?:look|palette|change)$/.test(slot));
  const how = (words: string): string => looks.reduce((all, look) => (isAdjective(look) || isColour(look.toLowerCase()) ? `${/^an? /i.exec(all)?.[0] ?? ''}${look} ${all.replace(/^an? /i, '')}` : /^as /i.test(look) ? `${all} ${look}` : `${all}, ${look}`), words); // biome-ignore format: one line
  const slots = before.slots
    .filter(({ slot }) => !others.some((one) => one.slot === slot))
    .map((one) => (one.slot === 'n' ? { ...one, words: how(one.words) } : one));
  return { ...before, sure: Math.min(before.sure, said.sure), words: `${before.words}, ${said.words}`, slots: [...slots, ...others] }; // biome-ignore format: one line
}

/** One wish whose words end in a second drawing of the same. */
function inTwo(wish: Wish): readonly Wish[] {
  const at = isMake(wish) ? (THEN.exec(wish.words)?.index ?? -1) : -1;
  if (at < 0) return [wish];
  const [first, last] = [wish.words.slice(0, at), wish.words.slice(at)];
  const isLast = ({ slot, words }: Slot): boolean => slot !== 'n' && !first.includes(words) && last.includes(words);
  const more = wish.slots.filter(isLast).map((one) => ({ ...one, words: last.includes(`as ${one.words}`) ? `as ${one.words}` : one.words })); // biome-ignore format: one line
  if (!more.length || !wordsOf(wish, 'n').length) return [wish];
  const loose = (words: string): readonly string[] => wish.loose.filter((word) => words.includes(word));
  return [
    { ...wish, words: first, slots: wish.slots.filter((one) => !isLast(one)), loose: loose(first) },
    { ...wish, words: last.replace(/^\W+/, ''), slots: more, loose: [], unsure: [] },
  ];
}
