import type { PropRecipe } from './types.ts';

export const PROP_CATEGORIES = [
  'weapon', 'tool', 'light', 'potion', 'food', 'valuable', 'clothing', 'book', 'container', 'furniture', 'plant', 'rock', 'building', 'sign',
  'vehicle', 'machine', 'music', 'nature', 'monster',
] as const; // biome-ignore format: a list
export type PropCategory = (typeof PROP_CATEGORIES)[number];

/** One thing that can be drawn, with the words that mean it. */
export interface PropEntry {
  readonly category: PropCategory;
  /** Words for it besides its id, singular. */
  readonly aliases: readonly string[];
  /** Components that a description may colour or leave out, with their words. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  readonly recipe: PropRecipe;
}

export type PropTable = Readonly<Record<string, PropEntry>>;

/** A table of components without some of them. */
export function omit<T extends Readonly<Record<string, readonly string[]>>>(
  parts: T,
  ...names: readonly (keyof T & string)[]
): PropEntry['parts'] {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name)));
}
