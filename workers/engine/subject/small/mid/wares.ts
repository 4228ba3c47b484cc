/** What is built, made, owned, eaten and grown, of pictures of 24 pixels, in one table. */

import { recoloured, type Stamp } from '../stamp.ts';
import { MID_TRADES } from '../trades/trades.ts';
import { MID_ARMS } from './arms.ts';
import { MID_BLOCKS } from './blocks.ts';
import { MID_DISHES } from './dishes.ts';
import { MID_FARMYARD } from './farmyard.ts';
import { MID_FINDS } from './finds.ts';
import { MID_FITTED } from './fitted.ts';
import { MID_FOOD } from './food.ts';
import { MID_GADGETS } from './gadgets.ts';
import { MID_GOODS } from './goods.ts';
import { MID_HOME } from './home.ts';
import { MID_LORE } from './lore.ts';
import { MID_OUTPOSTS } from './outposts.ts';
import { MID_PLACES } from './places.ts';
import { MID_PLANTS } from './plants.ts';
import { MID_QUARTERS } from './quarters.ts';
import { MID_SIGHTS } from './sights.ts';
import { MID_STATES } from './states.ts';
import { MID_STREETS } from './streets.ts';
import { MID_SUNDRIES } from './sundries.ts';
import { MID_TRAVELS } from './travels.ts';
import { MID_VEHICLES } from './vehicles.ts';
import { MID_VESSELS } from './vessels.ts';
import { MID_WORKS } from './works.ts';
import { MID_YARD } from './yard.ts';

const TABLES = {
  ...MID_ARMS,
  ...MID_BLOCKS,
  ...MID_DISHES,
  ...MID_FARMYARD,
  ...MID_FINDS,
  ...MID_FITTED,
  ...MID_FOOD,
  ...MID_GADGETS,
  ...MID_GOODS,
  ...MID_HOME,
  ...MID_LORE,
  ...MID_OUTPOSTS,
  ...MID_PLACES,
  ...MID_PLANTS,
  ...MID_QUARTERS,
  ...MID_SIGHTS,
  ...MID_TRADES,
  ...MID_STATES,
  ...MID_STREETS,
  ...MID_SUNDRIES,
  ...MID_TRAVELS,
  ...MID_VEHICLES,
  ...MID_VESSELS,
  ...MID_WORKS,
  ...MID_YARD,
};

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(TABLES, {
  cottage: ['house', '#e8dcc0/plaster', 'thatch'],
  'autumn-tree': ['tree', '#e08838'],
  'cherry-tree': ['tree', '#f4a8c4'],
  bank: ['temple', '#d8d4cc'],
  'haunted-house': ['house', '#6c6078', '#443858', '#3c2c34', 'yellow'],
  'health-potion': ['potion', '#d83c4c/potion'],
  'mana-potion': ['potion', '#3c78e0/potion'],
  poison: ['potion', '#58b848/potion'],
  dandelion: ['flower', '#f8c830', '#e8a020'],
  'school-bus': ['bus'],
  taxi: ['police-car', '#f0b828', '#f8f0d8', '#a8dcf0/glass', '#38343c', 'steel', '#f8f0d8', '#f0b828'],
  farmhouse: ['house', '#f2efe6', '#a04438/roof'],
});

export const MID_WARES: Readonly<Record<string, Stamp>> = { ...LIKE, ...TABLES };
