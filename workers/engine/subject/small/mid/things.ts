/** All stamps of things of pictures of 24 pixels, by the concept that they show. */
import { MID_HANDY } from '../handy.ts';
import { MID_OPEN_VESSELS } from '../open-vessels.ts';
import { recoloured, type Stamp } from '../stamp.ts';
import { MID_BIRDS } from './beasts-birds.ts';
import { MID_SEA } from './beasts-sea.ts';
import { MID_INSTRUMENTS } from './instruments.ts';
import { MID_MONSTERS } from './monsters.ts';
import { MID_MANY } from './monsters-many.ts';
import { MID_WARES } from './wares.ts';

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(
  { ...MID_BIRDS, ...MID_MONSTERS, ...MID_SEA },
  {
    hawk: ['eagle', '#9c6c40/feather', '#b8845c/feather', 'gold', '#6c4830/feather'],
    goldfish: ['fish', 'orange', '#f8d090', '#e86020'],
    piranha: ['fish', '#5890a8', '#d85848', '#487888'],
  },
);

/** Every thing of a recipe that has a stamp for pictures of 24 pixels. */
export const MID_THINGS: Readonly<Record<string, Stamp>> = {
  ...LIKE,
  ...MID_BIRDS,
  ...MID_INSTRUMENTS,
  ...MID_MANY,
  ...MID_MONSTERS,
  ...MID_SEA,
  ...MID_WARES,
  ...MID_HANDY,
  ...MID_OPEN_VESSELS,
};
