import { recipe } from './kit.ts';
import type { PropCategory, PropEntry, ThingFacts } from './prop-entry.ts';

/** The drawing of a thing with a kit. */
export type Build = Parameters<typeof recipe>[0];

/** A row with more said of it: where it is at home, how many make a picture, who it is in clothes. */
export const about = (facts: Partial<ThingFacts>, row: PropEntry): PropEntry => ({ ...row, ...facts });

/** A row of a table of things. `main`: the component that the thing's own colour falls on. */
export const entry = (
  category: PropCategory,
  aliases: string[],
  build: Build,
  parts?: PropEntry['parts'],
  main?: string,
): PropEntry => ({ category, aliases, ...(parts ? { parts } : {}), recipe: recipe(build, main) });
