/** What is built, made, owned, eaten and grown, of pictures of 24 pixels, in one table. */
import { recoloured, type Stamp } from '../stamp.ts';
import { MID_DISHES } from './dishes.ts';
import { MID_GOODS } from './goods.ts';
import { MID_HOME } from './home.ts';
import { MID_VEHICLES } from './vehicles.ts';
import { MID_VESSELS } from './vessels.ts';
import { MID_WORKS } from './works.ts';
import { MID_YARD } from './yard.ts';

const TABLES = {
  ...MID_DISHES,
  ...MID_GOODS,
  ...MID_HOME,
  ...MID_VEHICLES,
  ...MID_VESSELS,
  ...MID_WORKS,
  ...MID_YARD,
};

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(TABLES, {
  cottage: ['house', '#e8dcc0/plaster', 'thatch'],
});

export const MID_WARES: Readonly<Record<string, Stamp>> = { ...LIKE, ...TABLES };
