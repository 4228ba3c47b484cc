/** All four-legged animals of pictures of 24 pixels. */
import type { Stamp } from '../stamp.ts';
import { MID_FAR } from './beasts-far.ts';
import { MID_FARM } from './beasts-farm.ts';
import { MID_PETS } from './beasts-pets.ts';
import { MID_TALES } from './beasts-tales.ts';
import { MID_WILD } from './beasts-wild.ts';

export const MID_BEASTS: Readonly<Record<string, Stamp>> = {
  ...MID_FAR,
  ...MID_FARM,
  ...MID_PETS,
  ...MID_TALES,
  ...MID_WILD,
};
