/** All things of pictures of 48 pixels that are set by hand. */
import type { Stamp } from '../stamp.ts';
import { GREAT_ARMS } from './arms.ts';
import { GREAT_FINDS } from './finds.ts';
import { GREAT_HAFTED } from './hafted.ts';
import { GREAT_NATURE } from './nature.ts';
import { GREAT_SHOTS } from './shots.ts';
import { GREAT_STORES } from './stores.ts';
import { GREAT_WEAR } from './wear.ts';

export const GREAT_THINGS: Readonly<Record<string, Stamp>> = {
  ...GREAT_ARMS,
  ...GREAT_FINDS,
  ...GREAT_HAFTED,
  ...GREAT_NATURE,
  ...GREAT_SHOTS,
  ...GREAT_STORES,
  ...GREAT_WEAR,
};
