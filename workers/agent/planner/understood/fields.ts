/** Slots of a part as the fields of the tools: numbers, sides, views. */

import type { Args } from '../../port.ts';
import type { Part, Slot } from '../../reader/index.ts';
import { TWO_TO_TEN } from '../number-words.ts';
import { takeStyle } from '../style.ts';
import type { Wishes } from '../wishes/types.ts';
import { viewOf } from '../words.ts';

export const slotsOf = ({ slots }: Part, ...names: readonly string[]): readonly Slot[] =>
  slots.filter(({ slot }) => names.includes(slot));
export const wordsOf = (part: Part, ...names: readonly string[]): readonly string[] =>
  slotsOf(part, ...names).map(({ words }) => tidy(words));

/** As it would stand in a description. */
export const tidy = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:"'(-]+|[\s,.;:"')-]+$/g, '')
    .replace(/^(?:and|also|plus|then) /i, '');

const NUMBERS: Readonly<Record<string, number>> = {
  ...TWO_TO_TEN,
  ...{ a: 1, an: 1, one: 1, both: 2, couple: 2, pair: 2, twelve: 12, dozen: 12, sixteen: 16, twenty: 20 },
};
export function numberIn(words: string): number | undefined {
  const digits = /\d+/.exec(words)?.[0];
  if (digits) return Number(digits);
  const word = words
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((one) => NUMBERS[one] !== undefined);
  return word ? NUMBERS[word] : undefined;
}

/** "64x64", "32 px", "300 by 200": two numbers or one; undefined of "huge". */
export function sizeIn(words: string): Wishes['size'] {
  const [across, down] = (words.match(/\d{1,4}/g) ?? []).map(Number);
  if (!across) return undefined;
  return { width: across, height: down ?? across };
}

export interface Fields {
  /** Sizes, where more than one is asked for. */
  readonly sizes: readonly NonNullable<Wishes['size']>[];
  readonly sides: Wishes['sides'];
  readonly frames: number | undefined;
  readonly view: Wishes['view'];
  readonly style: Args;
  /** What is said of how all of it looks, and is no field. */
  readonly manner: readonly string[];
  /** From which sides alone it is to be seen. */
  readonly oneSide: boolean;
}

/** How all of a part is to be drawn. */
export function fieldsOf(part: Part): Fields {
  const all = wordsOf(part, 'size').flatMap((words) => sizeIn(words) ?? []);
  const sizes = all.filter((one, i) => all.findIndex(({ width, height }) => width === one.width && height === one.height) === i);
  const said = wordsOf(part, 'dirs').join(' ');
  const sides = /\b(?:4|four)/i.test(said) ? 4 : /\b(?:8|eight|all|every)/i.test(said) ? 8 : undefined;
  const frames = wordsOf(part, 'frames').flatMap((words) => numberIn(words) ?? [])[0];
  // "a top down tank"
  const views = [...wordsOf(part, 'view'), ...wordsOf(part, 'n').flatMap((words) => SEEN.exec(words)?.[1] ?? [])];
  const styled = takeStyle([...wordsOf(part, 'style'), ...wordsOf(part, 'no').filter((words) => /\b(?:out ?lines?|shading)\b/i.test(words))].join(' ; '));
  const manner = styled.text.split(';').map(tidy).filter((words) => /[a-z]/i.test(words));
  const view = views.map((words) => viewOf(words) ?? usualView(words)).find((one) => one !== undefined);
  const oneSide = views.some((words) => /\b(?:only|front|back)\b/i.test(words)) || /\b(?:1|one|single)\b/i.test(said);
  return { sizes, sides, frames, view, style: styled.style, manner, oneSide };
} // biome-ignore format: short enough

/** Said of a thing before its name. */
export const SEEN = /^(?:an? |the )?(top[- ]?down|side[- ]view|overhead|side[- ]scrolling) (?=[a-z])/i;
const usualView = (words: string): Wishes['view'] =>
  /\b(?:above|top|bird|overhead)\b/i.test(words)
    ? 'high top-down'
    : /\bside\b|\bprofile\b/i.test(words)
      ? 'side'
      : undefined;
