/** "three swords and a crown, gold and rusty versions of each": each thing in each way. */
import { tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { bareNoun } from '../words/nouns.ts';

const OF_EACH =
  /\b(?:versions?|variants?|ones?) (?:of|for) (?:each|every|all|both|them)\b|\b(?:each|both|all) (?:of them )?(?:in|as|come in|comes in)\b|\b(?:versions?|variants?) each\b/i;

/** The looks that end it, where they are ways of all that is named before. */
export function eachWay(wish: Wish): Wish {
  const last = wish.slots.findLastIndex(({ slot }) => slot === 'n');
  const named = wish.slots.filter(({ slot }) => slot === 'n').length;
  const ways = wish.slots.filter(({ slot, words }, i) => i > last && slot === 'look' && isAdjective(tidy(words)));
  if (!named || ways.length < 2 || ways.length > 4 || !OF_EACH.test(wish.words)) return wish;
  const rest = wish.slots.filter((slot) => !ways.includes(slot));
  const slots = ways.flatMap(({ words }) =>
    rest.flatMap((slot): readonly Slot[] =>
      slot.slot === 'n'
        ? [{ ...slot, words: `${tidy(words)} ${bareNoun(tidy(slot.words))}` }]
        : slot.slot === 'count' || slot.slot === 'look' || slot.slot === 'no'
          ? [slot]
          : [],
    ),
  );
  const once = rest.filter(({ slot }) => !/^(?:n|count|look|no)$/.test(slot));
  return { ...wish, slots: [...slots, ...once] };
}
