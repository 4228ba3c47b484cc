/** "5 fish, common to legendary": one of each rank, told apart by the colours that games give them. */
import { numberIn, tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { article, singular } from '../words/nouns.ts';

const RANKS = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
const COLOURS: Readonly<Record<string, string>> = { common: 'grey', uncommon: 'green', rare: 'blue', epic: 'purple', legendary: 'golden' }; // biome-ignore format: one line
const FROM_TO = /\b(common|uncommon|rare|epic) (?:to|till|until|through|-|–|->) (uncommon|rare|epic|legendary)\b/i;
const isRank = (words: string): boolean =>
  /^[\s(]*(?:common|uncommon|rare|epic|legendary|to|through|[\s),-])+$/i.test(words);

/** What a thing is made of, the poorest first. */
const TIERS = ['wooden', 'stone', 'copper', 'bronze', 'iron', 'steel', 'silver', 'golden', 'diamond', 'legendary'] as const; // biome-ignore format: one line
const TIER_WORDS = 'wood(?:en)?|stone|copper|bronze|iron|steel|silver|gold(?:en)?|diamond|legendary';
const MADE_FROM_TO = new RegExp(`\\bfrom (${TIER_WORDS}) (?:up )?(?:to|till|until|through) (${TIER_WORDS})\\b`, 'i');
const tierOf = (word: string): number => TIERS.findIndex((tier) => tier.slice(0, 4) === word.toLowerCase().slice(0, 4));

/** "5 swords from wood to legendary": so many of them, evenly between the two; which those are is told. */
export function inTiers(wish: Wish): { readonly wish: Wish; readonly told?: string } {
  const [all = '', from = '', to = ''] = MADE_FROM_TO.exec(wish.words) ?? [];
  const things = wish.slots.filter(({ slot, words }) => slot === 'n' && !all.includes(words));
  const [thing] = things;
  const [first, last] = [tierOf(from), tierOf(to)];
  if (!all || !thing || things.length > 1 || last <= first) return { wish };
  const count = Math.min(last - first + 1, wish.slots.flatMap(({ slot, words }) => (slot === 'count' ? (numberIn(words) ?? []) : []))[0] ?? 5); // biome-ignore format: one line
  if (count < 2) return { wish };
  const tiers = Array.from({ length: count }, (_, i) => TIERS[Math.round(first + ((last - first) * i) / (count - 1))]!);
  const one = singular(tidy(thing.words.replace(/\s*\bfrom .*$/i, '')).replace(/^(?:an?|the|some|my) /i, ''));
  const slots = wish.slots.flatMap((slot): readonly Slot[] =>
    slot === thing
      ? tiers.map((tier) => ({ slot: 'n', words: article(`${tier} ${one}`) }))
      : slot.slot === 'count' || all.toLowerCase().includes(tidy(slot.words).toLowerCase()) ? [] : [slot],
  ); // biome-ignore format: one line
  const between = tiers.slice(1, -1);
  return { wish: { ...wish, slots }, ...(between.length ? { told: `You left open what lies between ${from} and ${to}: I take ${between.join(', ')}.` } : {}) }; // biome-ignore format: one line
}

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
