/** All stamps of things of pictures of 24 pixels, by the concept that they show. */
import { recoloured, type Stamp } from '../stamp.ts';
import { MID_DISHES } from './dishes.ts';
import { MID_GOODS } from './goods.ts';
import { MID_HOME } from './home.ts';
import { MID_WORKS } from './works.ts';

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(MID_WORKS, {
  cottage: ['house', '#e8dcc0/plaster', 'thatch'],
});

/** Every thing of a recipe that has a stamp for pictures of 24 pixels. */
export const MID_THINGS: Readonly<Record<string, Stamp>> = {
  ...LIKE,
  ...MID_DISHES,
  ...MID_GOODS,
  ...MID_HOME,
  ...MID_WORKS,
};
