/** One part of a message that was read as another act than it is, by how it is said. */
import { tidy } from './slots.ts';
import type { Slot, Wish } from './types.ts';
import { isAdjective } from './words/adjectives.ts';

/** A part of somebody, who is not there by itself: "just the head as an icon". */
const PART = /^(?:just |only )*(?:the |his |her |its |their |(?:the |my )?[\w-]+'s )(?:head|face|bust|portrait)$/i;
/** Several in one. */
export const ONE_PICTURE = /\b(?:one|same|single) (?:picture|image|pic)\b|\bmerge\b|\bcombine\b/i;

/** "can u make it blue" that no reader was sure of. */
const MADE_SO =
  /^(?:can (?:u|you) |could you |please |pls |and |now )*(?:make|turn|paint|dye) (it|him|her|them|this|that) (?:to |into |in )?([a-z][a-z -]*?)(?: please| pls|[?.!])*$/i;
/** "now with a scarf": no scarf by itself. */
const WITH = /^(?:now |but |and |same |ok |ok,? now |just )*((?:with|without|wearing|holding) .+)$/i;

/** "merge barrel and crate into one picture" */
const MERGED =
  /^(?:please |pls |can (?:you|u) )*(?:merge|combine|join) (.+?) (?:into|in|to|as) (?:one|a single|the same) (?:picture|image|pic|sprite)/i;
const mergedIn = ({ words, slots }: Wish): readonly Slot[] =>
  slots.some(({ slot }) => slot === 'n' || slot === 'target')
    ? []
    : (MERGED.exec(words.trim())?.[1] ?? '')
        .split(/\s*(?:,|&|\band\b|\bwith\b)\s*/i)
        .filter(Boolean)
        .map((one) => ({ slot: 'target', words: one }));

const LESS = /^\W*(?:and |now |but |ok |please |same )*without /i;
/** "would it be possible that he has a fishing rod too": put on him. */
const HAS =
  /\b(?:possible|can|could|should|also|too|now|what if)\b.*\b(he|she) (?:has|had|have|wears?|holds?|carries|carry|gets?) |\b(he|she) (?:has|wears|holds|carries|gets) .*\b(?:too|also)\b/i;

/** "scale hero up to 128", "what if the chest was open": a size and a look that were marked as nothing, or as a movement. */
function marked(read: Wish): Wish {
  const size = read.act === 'resize' && !read.slots.some(({ slot }) => slot === 'size');
  const number = size ? read.unsure?.find((word) => /^\d{2,3}(?:px)?$/.test(word)) : undefined;
  const bare = (one: Slot): Slot =>
    read.act === 'resize' && one.slot === 'target'
      ? { ...one, words: one.words.replace(/^(?:re-?size|scale|enlarge|shrink) /i, '') }
      : read.act === 'edit' && one.slot === 'anim' && isAdjective(one.words)
        ? { ...one, slot: 'change' }
        : one;
  // "without the garden again": how it shall be, and no target
  const less = read.act === 'edit' && read.slots.length === 1 && LESS.test(read.words);
  if (less && read.slots[0]!.slot === 'target')
    return { ...read, slots: [{ slot: 'change', words: `without ${read.slots[0]!.words}` }] };
  return { ...read, slots: [...read.slots.map(bare), ...(number ? [{ slot: 'size', words: number }] : [])] };
}

/** The part as the act that it is. */
export const ofPart = (given: Wish): Wish => {
  const read = marked(given);
  const merged = mergedIn(read);
  const thing = /^make\.(?:object|character)$/.test(read.act) ? read.slots.filter(({ slot }) => slot === 'n') : [];
  const hasAt = read.words.search(/\b(?:s?he|it|they) (?:has|have|had|wears?|holds?)\b/i);
  if (thing.length === 1 && HAS.test(read.words) && (hasAt < 0 || read.words.indexOf(thing[0]!.words) > hasAt))
    return { ...read, act: 'edit', slots: [{ slot: 'change', words: `with ${thing[0]!.words}` }] };
  if (merged.length > 1) return { ...read, act: 'edit', slots: merged };
  if (
    ONE_PICTURE.test(read.words) &&
    read.slots.some(({ slot }) => slot === 'target') &&
    !read.slots.some(({ slot }) => slot === 'n')
  )
    return { ...read, act: 'edit' };
  const [, whom, how] = /^(?:unclear|none|complaint)$/.test(read.act) ? (MADE_SO.exec(read.words) ?? []) : [];
  if (whom && how)
    return {
      ...read,
      act: 'edit',
      slots: [
        { slot: 'target', words: whom },
        { slot: 'change', words: how },
      ],
    };
  const [, worn] = /^make\.(?:object|character)$/.test(read.act) ? (WITH.exec(tidy(read.words)) ?? []) : [];
  if (worn) return { ...read, act: 'edit', slots: [{ slot: 'change', words: worn }] };
  return partOf(read);
};

const partOf = (wish: Wish): Wish =>
  /^make\./.test(wish.act) &&
  wish.slots.some(({ slot }) => slot === 'n') &&
  wish.slots.every(({ slot, words }) => slot !== 'n' || PART.test(words))
    ? { ...wish, act: 'edit', slots: wish.slots.map((one) => (one.slot === 'n' ? { ...one, slot: 'change' } : one)) }
    : wish;
