import type { Feature } from './brush.ts';
import { CITY } from './city.ts';
import { OPEN_GROUNDS } from './grounds-open.ts';
import { MACHINES } from './machines.ts';
import { MORE } from './more.ts';
import { NATURE } from './nature.ts';
import { ROOFTOP } from './rooftop.ts';
import { ROOMS } from './rooms.ts';
import { VISTA } from './vista.ts';
import { YARDS } from './yards.ts';

/** Painters of features by their names in the rows of the places. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  ...NATURE,
  ...ROOMS,
  ...MACHINES,
  ...CITY,
  ...MORE,
  ...VISTA,
  ...ROOFTOP,
  ...YARDS,
  ...OPEN_GROUNDS,
};
