import { ASKED_LANDS } from './asked-lands.ts';
import { dungeonIn } from './cave-dungeons.ts';
import { EVERYDAY_PLACES } from './everyday.ts';
import { HALL_PLACES } from './halls.ts';
import { MORE_PLACES } from './more-places.ts';
import { NATURE } from './nature.ts';
import { MACHINES_AND_SPACE, ROOMS } from './rooms.ts';
import { STREET_PLACES } from './streets.ts';
import { TOWNS } from './towns.ts';
import type { PlaceRow } from './types.ts';
import { USED_PLACES } from './used-places.ts';
import { WHOLE_PLACES } from './whole-places.ts';
import { WORK_AND_SPORT } from './work-and-sport.ts';

/** All places by their ids. */
export const PLACES: Readonly<Record<string, PlaceRow>> = {
  ...EVERYDAY_PLACES,
  ...NATURE,
  ...TOWNS,
  ...STREET_PLACES,
  ...ROOMS,
  ...MACHINES_AND_SPACE,
  ...MORE_PLACES,
  ...USED_PLACES,
  ...HALL_PLACES,
  ...WHOLE_PLACES,
  ...WORK_AND_SPORT,
  ...ASKED_LANDS,
  'lava dungeon': dungeonIn(USED_PLACES['lava cave']!, [
    'lava dungeon',
    'fire dungeon',
    'volcano dungeon',
    'magma dungeon',
  ]),
  'ice dungeon': dungeonIn(ROOMS['ice cave']!, ['ice dungeon', 'frozen dungeon']),
  'crystal dungeon': dungeonIn(ROOMS['crystal cave']!, ['crystal dungeon']),
  'cave dungeon': dungeonIn(ROOMS.cave!),
};
