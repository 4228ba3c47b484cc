/** All creatures of pictures of 48 pixels that have no four legs and are set by hand. */
import type { Stamp } from '../stamp.ts';
import { GREAT_BIRDS } from './beasts-birds.ts';
import { GREAT_BUGS } from './beasts-bugs.ts';
import { GREAT_SEA } from './beasts-sea.ts';
import { GREAT_SHORE } from './beasts-shore.ts';
import { GREAT_SMALL_BIRDS } from './beasts-small-birds.ts';
import { GREAT_MONSTERS } from './monsters-caves.ts';
import { GREAT_ODD } from './monsters-odd.ts';

export const GREAT_CREATURES: Readonly<Record<string, Stamp>> = {
  ...GREAT_BIRDS,
  ...GREAT_BUGS,
  ...GREAT_MONSTERS,
  ...GREAT_ODD,
  ...GREAT_SEA,
  ...GREAT_SHORE,
  ...GREAT_SMALL_BIRDS,
};
