/** All buildings of pictures of 32 pixels beside the first ones of `works.ts`. */

import { LARGE_TRADES } from '../trades/trades.ts';
import { LARGE_DWELLINGS } from './dwellings.ts';
import { LARGE_LANDMARKS } from './landmarks.ts';
import { LARGE_STREETS } from './streets.ts';
import { LARGE_TOWERS } from './towers.ts';
import { LARGE_TOWN } from './town.ts';
import { LARGE_YARDS } from './yards.ts';

export const LARGE_BUILDINGS = {
  ...LARGE_LANDMARKS,
  ...LARGE_TRADES,
  ...LARGE_DWELLINGS,
  ...LARGE_STREETS,
  ...LARGE_TOWERS,
  ...LARGE_TOWN,
  ...LARGE_YARDS,
};
