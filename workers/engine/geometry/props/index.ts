import { FOOD, POTIONS } from './food.ts';
import { CONTAINERS, FURNITURE } from './household.ts';
import { PLANTS, ROCKS } from './nature.ts';
import type { PropTable } from './prop-entry.ts';
import { BUILDINGS, SIGNS } from './structures.ts';
import { LIGHTS, TOOLS } from './tools.ts';
import { BOOKS, CLOTHING, VALUABLES } from './valuables.ts';
import { BLADES, HAFTED, RANGED } from './weapons.ts';

/** Every thing that can be drawn, by concept id. */
export const PROPS: PropTable = {
  ...BLADES,
  ...HAFTED,
  ...RANGED,
  ...TOOLS,
  ...LIGHTS,
  ...POTIONS,
  ...FOOD,
  ...VALUABLES,
  ...BOOKS,
  ...CLOTHING,
  ...CONTAINERS,
  ...FURNITURE,
  ...PLANTS,
  ...ROCKS,
  ...BUILDINGS,
  ...SIGNS,
};
