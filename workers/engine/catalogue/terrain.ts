import { LIQUIDS } from './terrain-liquids.ts';
import { MADE } from './terrain-made.ts';
import { NATURE } from './terrain-nature.ts';
import { STONE } from './terrain-stone.ts';
import type { Terrain } from './terrain-types.ts';

/** Every material of the ground, by name. A new one is one row in its file. */
export const TERRAIN: ReadonlyMap<string, Terrain> = new Map(
  [...NATURE, ...LIQUIDS, ...STONE, ...MADE].map((row) => [row.name, row]),
);

/** Row of a name that the code itself writes. Throws a RangeError for one that is not there. */
export function terrain(name: string): Terrain {
  const row = TERRAIN.get(name);
  if (!row) throw new RangeError(`No terrain is named "${name}"`);
  return row;
}
