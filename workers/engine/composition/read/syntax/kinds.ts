/** What sorts of words there are for whoever reads a tree: parts, what stands by itself, where things are in a room. */
import { LEXICON } from '../../../understand/default-lexicon.ts';

import type { RelationId } from '../../relations.ts';

/** What stands on the ground by itself. */
export const GROUNDED = /^(?:building|furniture|plant|nature|vehicle|rock|light)$/;
/** What a thing can do; what hands do, it cannot. */
export const ACTS_OF_THINGS: ReadonlySet<string> = new Set(['stand', 'glow', 'sail', 'drive', 'fly', 'float', 'fall', 'hover', 'burn', 'melt', 'explode', 'spin', 'roll', 'bounce', 'sink', 'pour', 'swim', 'hang']); // biome-ignore format: a list
/** Below this confidence a brief is of nothing that was named. */
export const NOBODY = 0.3;
/** Sure enough that a word names something, for what is not the first that is named. */
export const SURE = 0.9;
export { isPart } from '../../../understand/part-nouns.ts';

/** Said without naming where: of what was named first. */
export const PLACED: Readonly<Record<string, RelationId>> = { inside: 'in', within: 'in', underneath: 'under', below: 'under', behind: 'behind', above: 'over', overhead: 'over', nearby: 'beside', beside: 'beside', top: 'on', atop: 'on' }; // biome-ignore format: a table
/** Where a thing is in a place, which the place shows anyway. */
export const OF_ROOMS =
  /^(?:the |a |an |its |their )?(?:\w+ )?(?:walls?|floor|ground|ceiling|corner|middle|centre|center|distance|background|foreground|back|front|side|edge|far end|end)$/;
/** The catalogue has somebody or something of that name. */
export const namesThing = (word: string): boolean =>
  LEXICON.read(word).some(({ is }) => is === 'concept' || is === 'species' || is === 'piece');
