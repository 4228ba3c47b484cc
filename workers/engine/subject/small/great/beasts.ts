/** All four-legged animals of pictures of 48 pixels that are set by hand. */
import type { Stamp } from '../stamp.ts';
import { GREAT_FABLED } from './beasts-fabled.ts';
import { GREAT_FARM } from './beasts-farm.ts';
import { GREAT_HOOVED } from './beasts-hooved.ts';
import { GREAT_HOUNDS } from './beasts-hounds.ts';
import { GREAT_PETS } from './beasts-pets.ts';
import { GREAT_PREDATORS } from './beasts-prey.ts';
import { GREAT_SEATED } from './beasts-seated.ts';
import { GREAT_WARM } from './beasts-warm.ts';
import { GREAT_WOODS } from './beasts-woods.ts';

export const GREAT_BEASTS: Readonly<Record<string, Stamp>> = {
  ...GREAT_FABLED,
  ...GREAT_FARM,
  ...GREAT_HOOVED,
  ...GREAT_HOUNDS,
  ...GREAT_PETS,
  ...GREAT_PREDATORS,
  ...GREAT_SEATED,
  ...GREAT_WARM,
  ...GREAT_WOODS,
};
