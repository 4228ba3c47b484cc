/** Buildings of farms, towns and far lands of pictures of 48 pixels. */

import { GREAT_TRADES } from '../trades/trades.ts';
import { GREAT_CITY } from './city.ts';
import { GREAT_CIVICS } from './civics.ts';
import { GREAT_EAST } from './east.ts';
import { GREAT_LANDMARKS } from './landmarks.ts';
import { GREAT_RANCH } from './ranch.ts';
import { GREAT_TAVERNS } from './taverns.ts';

export const GREAT_BUILDINGS = {
  ...GREAT_LANDMARKS,
  ...GREAT_TRADES,
  ...GREAT_CITY,
  ...GREAT_CIVICS,
  ...GREAT_EAST,
  ...GREAT_RANCH,
  ...GREAT_TAVERNS,
};
