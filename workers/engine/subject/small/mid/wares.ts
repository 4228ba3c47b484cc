/** What is built, made, owned, eaten and grown, of pictures of 24 pixels, in one table. */
import { recoloured, type Stamp } from '../stamp.ts';
import { MID_ARMS } from './arms.ts';
import { MID_DISHES } from './dishes.ts';
import { MID_FINDS } from './finds.ts';
import { MID_FOOD } from './food.ts';
import { MID_GOODS } from './goods.ts';
import { MID_HOME } from './home.ts';
import { MID_LORE } from './lore.ts';
import { MID_PLANTS } from './plants.ts';
import { MID_SUNDRIES } from './sundries.ts';
import { MID_VEHICLES } from './vehicles.ts';
import { MID_VESSELS } from './vessels.ts';
import { MID_WORKS } from './works.ts';
import { MID_YARD } from './yard.ts';

const TABLES = {
  ...MID_ARMS,
  ...MID_DISHES,
  ...MID_FINDS,
  ...MID_FOOD,
  ...MID_GOODS,
  ...MID_HOME,
  ...MID_LORE,
  ...MID_PLANTS,
  ...MID_SUNDRIES,
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
});

export const MID_WARES: Readonly<Record<string, Stamp>> = { ...LIKE, ...TABLES };
