/** "5 fish, common to legendary": one of each rank, told apart by the colours that games give them. */
import { numberIn, tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { article, singular } from '../words/nouns.ts';

const RANKS = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
const COLOURS: Readonly<Record<string, string>> = { common: 'grey', uncommon: 'green', rare: 'blue', epic: 'purple', legendary: 'golden' }; // biome-ignore format: one line
const FROM_TO = /\b(common|uncommon|rare|epic) (?:to|till|until|through|-|–|->) (uncommon|rare|epic|legendary)\b/i;
const isRank = (words: string): boolean =>
  /^[\s(]*(?:common|uncommon|rare|epic|legendary|to|through|[\s),-])+$/i.test(words);

/** Which colour says which rank, where they are drawn so. */
export const ranksTold = ({ words, slots }: Wish): readonly string[] => {
  const drawn = RANKS.filter((rank) =>
    slots.some((one) => one.slot === 'n' && one.words.includes(` ${COLOURS[rank]} `)),
  );
  return FROM_TO.test(words) && drawn.length > 1 ? [`Ranks are told apart by colours, as games do: ${drawn.map((rank) => `${rank} ${COLOURS[rank]}`).join(', ')}.`] : []; // biome-ignore format: one line
};

export function inRanks(wish: Wish): Wish {
  const [, from = '', to = ''] = FROM_TO.exec(wish.words) ?? [];
  const things = wish.slots.filter(({ slot, words }) => slot === 'n' && !isRank(words));
  const [thing] = things;
  const all = RANKS.slice(RANKS.indexOf(from.toLowerCase() as 'common'), RANKS.indexOf(to.toLowerCase() as 'rare') + 1);
  const count = wish.slots.filter(({ slot }) => slot === 'count').map(({ words }) => numberIn(words));
  if (!from || all.length < 2 || !thing || things.length > 1 || count.some((one) => one !== all.length)) return wish;
  const one = singular(tidy(thing.words).replace(/^(?:an?|the|some) /i, ''));
  const slots = wish.slots.flatMap((slot): readonly Slot[] => {
    if (slot === thing) return all.map((rank) => ({ slot: 'n', words: article(`${COLOURS[rank]} ${one}`) }));
    return slot.slot === 'count' || isRank(slot.words) ? [] : [slot];
  });
  const loose = (words: readonly string[]): readonly string[] => words.filter((word) => !isRank(word));
  return { ...wish, slots, loose: loose(wish.loose), ...(wish.unsure ? { unsure: loose(wish.unsure) } : {}) };
} // biome-ignore format: short enough
