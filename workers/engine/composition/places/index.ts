import { MORE_PLACES } from './more-places.ts';
import { NATURE } from './nature.ts';
import { MACHINES_AND_SPACE, ROOMS } from './rooms.ts';
import { TOWNS } from './towns.ts';
import type { PlaceRow } from './types.ts';
import { USED_PLACES } from './used-places.ts';

/** All places by their ids. */
export const PLACES: Readonly<Record<string, PlaceRow>> = {
  ...NATURE,
  ...TOWNS,
  ...ROOMS,
  ...MACHINES_AND_SPACE,
  ...MORE_PLACES,
  ...USED_PLACES,
};
