/** Pieces of somebody, each with what is said of it. */
import type { Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';

/** "[her hair] [longer] and [the dress] [blue]": each piece with what is said of it, and whose they are once. */
export function inPairs(wish: Wish, isPart: (words: string) => boolean): Wish {
  const pieces = wish.slots.filter(({ slot, words }) => slot === 'target' && isPart(words));
  const changes = wish.slots.filter(({ slot }) => slot === 'change');
  if (pieces.length + changes.length < 3 || !pieces.length || pieces.some((one) => wish.slots[wish.slots.indexOf(one) + 1]?.slot !== 'change')) return wish;
  let piece: string | undefined;
  const slots = wish.slots.flatMap((slot): Wish['slots'] => {
    if (pieces.includes(slot)) {
      piece = slot.words.replace(/^(?:his|her|its|their|the) /i, '');
      return [];
    }
    if (slot.slot === 'target') piece = undefined;
    if (slot.slot !== 'change' || !piece || /^(?:keep|leave|add|remove|with|without|no|give|take)\b/i.test(slot.words)) return [slot];
    const how = slot.words.replace(/^(?:should be|to be|is|be|to|into|in) /i, '');
    return [{ ...slot, words: isAdjective(how) || isMore(how) ? `${how} ${piece}` : `${piece} ${how}` }];
  });
  const whose = /^(?:his|her|their|its) /i.exec(pieces[0]!.words)?.[0].trim();
  return { ...wish, slots: whose && !slots.some(({ slot }) => slot === 'target') ? [{ slot: 'target', words: whose.replace(/^his$/i, 'him').replace(/^its$/i, 'it').replace(/^their$/i, 'them') }, ...slots] : slots };
} // biome-ignore format: short enough
/** "longer" */
export const isMore = (word: string): boolean =>
  /^(?:(?:much|way|a bit|even) )?(?:[a-z]{2,}er|(?:more|less) [a-z]+)$/i.test(word) &&
  !/^(?:her|other|under|over|silver|copper|leather|paper|water|flower|feather|after|winter|summer|number|corner|spider|tiger|finger|shoulder)$/i.test(
    word,
  );
