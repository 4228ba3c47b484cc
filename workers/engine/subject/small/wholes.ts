/** Stamps of what grows, stands, drives and is owned, in one table. */

import { SMALL_BUILDINGS } from './buildings.ts';
import { SMALL_DWELLINGS } from './dwellings.ts';
import { SMALL_GADGETS } from './gadgets.ts';
import { SMALL_HOME } from './home.ts';
import { MORE_SMALL_ARMS } from './more-arms.ts';
import { MORE_SMALL_GOODS } from './more-goods.ts';
import { SMALL_NATURE } from './nature.ts';
import { SMALL_PANTRY } from './pantry.ts';
import { recoloured, type Stamp } from './stamp.ts';
import { SMALL_SUNDRIES } from './sundries.ts';
import { SMALL_TRADES } from './trades/trades.ts';
import { SMALL_TREASURES } from './treasures.ts';
import { SMALL_VEHICLES } from './vehicles.ts';
import { SMALL_WEAR } from './wear.ts';
import { SMALL_WORKS } from './works.ts';

const TABLES = {
  ...SMALL_TRADES,
  ...SMALL_BUILDINGS,
  ...SMALL_DWELLINGS,
  ...SMALL_GADGETS,
  ...SMALL_HOME,
  ...SMALL_NATURE,
  ...SMALL_PANTRY,
  ...SMALL_SUNDRIES,
  ...SMALL_VEHICLES,
  ...SMALL_WEAR,
  ...SMALL_WORKS,
  ...MORE_SMALL_ARMS,
};

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(
  { ...SMALL_TREASURES, ...MORE_SMALL_GOODS, ...TABLES },
  {
    'autumn-tree': ['tree', '#e08838'],
    'cherry-tree': ['tree', '#f4a8c4'],
    'iron-door': ['door', 'iron', 'stone', 'gold', 'steel'],
    'clay-pot': ['vase', '#c07040', '#a05030'],
    garlic: ['onion', '#f0e8e0'],
    cucumber: ['baguette', '#489450'],
  },
);

export const SMALL_WHOLES: Readonly<Record<string, Stamp>> = { ...LIKE, ...TABLES };
