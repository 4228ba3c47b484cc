/** Words of a wish by what they say. */
import type { Slot, Wish } from './types.ts';

export const slotsOf = ({ slots }: Wish, ...names: readonly string[]): readonly Slot[] =>
  slots.filter(({ slot }) => names.includes(slot));

export const wordsOf = (wish: Wish, ...names: readonly string[]): readonly string[] =>
  slotsOf(wish, ...names)
    .map(({ words }) => tidy(words))
    .filter(Boolean);

/** As it would stand in a description. */
export const tidy = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:"'(*-]+|[\s,.;:"')*-]+$/g, '')
    .replace(/^(?:and|also|plus|then) /i, '');

/** The wish with these words in place of those of the same slot; the first keeps its place. */
export function withSlot(wish: Wish, slot: string, ...words: readonly string[]): Wish {
  const at = wish.slots.findIndex((one) => one.slot === slot);
  const said = words.map((one): Slot => ({ slot, words: one }));
  const rest = wish.slots.filter((one) => one.slot !== slot);
  const before = at < 0 ? rest.length : wish.slots.slice(0, at).filter((one) => one.slot !== slot).length;
  return { ...wish, slots: [...rest.slice(0, before), ...said, ...rest.slice(before)] };
}

export const addSlot = (wish: Wish, slot: string, ...words: readonly string[]): Wish => ({
  ...wish,
  slots: [...wish.slots, ...words.map((one): Slot => ({ slot, words: one }))],
});

/** Two wishes that are of one thing: changes of one game, each of which alone would begin from the game as it was. */
export const together = (one: Wish, more: Wish): Wish => ({
  ...one,
  words: `${one.words}, ${more.words}`,
  slots: [...one.slots, ...(more.slots.length ? more.slots : [{ slot: 'change', words: more.words }])],
  loose: [...one.loose, ...(more.slots.length ? more.loose : [])],
  sure: Math.min(one.sure, more.sure),
});

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, single: 1, both: 2, two: 2, couple: 2, pair: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  ...{ eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, dozen: 12, sixteen: 16, twenty: 20, thirty: 30, hundred: 100 },
}; // biome-ignore format: a table

/** "12", "a dozen", "three of them". */
export function numberIn(words: string): number | undefined {
  const digits = /\d+/.exec(words)?.[0];
  if (digits) return Number(digits);
  const said = words
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => NUMBERS[word])
    .filter((number) => number !== undefined);
  return said.find((number) => number > 1) ?? said[0];
}

/** "64x64", "32 px", "300 by 200": pixels; undefined of "huge" and of "twice as big". */
export function sizeIn(words: string): { readonly width: number; readonly height: number } | undefined {
  if (/%|\btimes\b|\d\s?x(?:\s+(?!\d)|$)|\btiles?\b/i.test(words)) return undefined;
  const [across, down] = (words.match(/\d{1,5}/g) ?? []).map(Number);
  return across ? { width: across, height: down ?? across } : undefined;
}

/** "twice as big", "2x", "half", "200%": how many times as large. */
export function factorIn(words: string): number | undefined {
  const percent = /(\d+) ?%/.exec(words)?.[1];
  if (percent) return Number(percent) / 100;
  const times = /(\d+(?:\.\d+)?) ?(?:x|times)(?![\d ]*\d)|\bx ?(\d+)\b/i.exec(words);
  if (times) return Number(times[1] ?? times[2]);
  if (/\b(?:twice|double|doubled)\b/i.test(words)) return 2;
  if (/\b(?:triple|thrice)\b/i.test(words)) return 3;
  if (/\bhalf|halve/i.test(words)) return 0.5;
  const much = /\b(?:much|way|a lot|far)\b/i.test(words) ? 2 : /\b(?:bit|little|slightly)\b/i.test(words) ? 1.25 : 1.5;
  if (/\b(?:big\w*|larg\w*|tall\w*|huge|giant|enlarge\w*|upscale\w*|scale up)\b/i.test(words)) return much;
  if (/\b(?:small\w*|tin\w*|little|shrink\w*|short\w*|downscale\w*|scale down|mini)\b/i.test(words)) return 1 / much;
  return undefined;
}

/** Something new is wished for. */
export const isMake = ({ act }: Wish): boolean => act.startsWith('make.');
