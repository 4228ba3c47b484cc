import type { Painter } from '../../painted/canvas.ts';
import type { Row } from '../row.ts';
import type { PropRecipe } from './types.ts';

export const PROP_CATEGORIES = [
  'weapon', 'tool', 'light', 'potion', 'food', 'valuable', 'clothing', 'book', 'container', 'furniture', 'plant', 'rock', 'building', 'sign',
  'vehicle', 'machine', 'music', 'nature', 'monster',
] as const; // biome-ignore format: a list
export type PropCategory = (typeof PROP_CATEGORIES)[number];

/** What may be said of a thing besides its words and its recipe. */
export interface ThingFacts extends Omit<Row, 'id' | 'aliases' | 'general'> {
  /** Whether several of it make one picture ("three coins"); absent: as its category does. */
  readonly grouped?: boolean;
  /** The one thing that a said number counts: "three coins" are three, not three piles. */
  readonly oneOf?: string;
  /** A building whose inside may be asked for. */
  readonly interior?: boolean;
}

/** One thing that can be drawn, with the words that mean it; its key in the table is its id. */
export interface PropEntry extends ThingFacts {
  readonly category: PropCategory;
  /** Words for it besides its id, singular. */
  readonly aliases: readonly string[];
  readonly recipe: PropRecipe;
  /** What is light or smoke is painted on the pixel grid where it stands still; its recipe moves the same pixels. */
  readonly paint?: Painter;
}

export type PropTable = Readonly<Record<string, PropEntry>>;

/** A table of components without some of them. */
export function omit<T extends Readonly<Record<string, readonly string[]>>>(
  parts: T,
  ...names: readonly (keyof T & string)[]
): PropEntry['parts'] {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name)));
}
