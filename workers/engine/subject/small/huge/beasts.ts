/** All four-legged animals of pictures of 64 pixels that are set by hand. */
import type { Stamp } from '../stamp.ts';
import { HUGE_FARM } from './farm.ts';
import { HUGE_GRAZERS } from './grazers.ts';
import { HUGE_HOOVED } from './hooved.ts';
import { HUGE_PETS } from './pets.ts';
import { HUGE_PREDATORS } from './prey.ts';
import { HUGE_WILD } from './wild.ts';

export const HUGE_BEASTS: Readonly<Record<string, Stamp>> = {
  ...HUGE_FARM,
  ...HUGE_GRAZERS,
  ...HUGE_HOOVED,
  ...HUGE_PETS,
  ...HUGE_PREDATORS,
  ...HUGE_WILD,
};
