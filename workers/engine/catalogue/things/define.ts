import { recipe } from './kit.ts';
import type { PropCategory, PropEntry } from './prop-entry.ts';

/** The drawing of a thing with a kit. */
export type Build = Parameters<typeof recipe>[0];

/** A row of a table of things. `main`: the component that the thing's own colour falls on. */
export const entry = (
  category: PropCategory,
  aliases: string[],
  build: Build,
  parts?: PropEntry['parts'],
  main?: string,
): PropEntry => ({ category, aliases, ...(parts ? { parts } : {}), recipe: recipe(build, main) });
