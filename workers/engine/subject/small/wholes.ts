/** Stamps of what grows, stands, drives and is owned, in one table. */
import { SMALL_NATURE } from './nature.ts';
import { recoloured, type Stamp } from './stamp.ts';
import { SMALL_TREASURES } from './treasures.ts';
import { SMALL_VEHICLES } from './vehicles.ts';
import { SMALL_WORKS } from './works.ts';

const TABLES = { ...SMALL_NATURE, ...SMALL_VEHICLES, ...SMALL_WORKS };

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(
  { ...SMALL_TREASURES, ...TABLES },
  {
    'autumn-tree': ['tree', '#e08838'],
    'cherry-tree': ['tree', '#f4a8c4'],
  },
);

export const SMALL_WHOLES: Readonly<Record<string, Stamp>> = { ...LIKE, ...TABLES };
