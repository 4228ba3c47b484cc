/** All stamps of things, by the concept that they show. */

import { SMALL_ARMS } from './arms.ts';
import { SMALL_CREATURES } from './creatures.ts';
import { SMALL_FINDS } from './finds.ts';
import { SMALL_FOOD } from './food.ts';
import { SMALL_GOODS } from './goods.ts';
import { SMALL_HANDY } from './handy.ts';
import { SMALL_INSTRUMENTS } from './instruments.ts';
import { LESS_USUAL_SMALL_CREATURES } from './less-usual-creatures.ts';
import { MORE_SMALL_CREATURES } from './more-creatures.ts';
import { MORE_SMALL_GOODS } from './more-goods.ts';
import { SMALL_OPEN_VESSELS } from './open-vessels.ts';
import { RARER_SMALL_CREATURES } from './rarer-creatures.ts';
import { RARER_SMALL_GOODS } from './rarer-goods.ts';
import { recoloured, type Stamp } from './stamp.ts';
import { SMALL_TREASURES } from './treasures.ts';
import { SMALL_WHOLES } from './wholes.ts';

/** Kinds that differ by their materials alone. */
const LIKE = recoloured(
  {
    ...MORE_SMALL_CREATURES,
    ...SMALL_CREATURES,
    ...SMALL_TREASURES,
    ...SMALL_ARMS,
    ...SMALL_GOODS,
    ...SMALL_FOOD,
    ...SMALL_FINDS,
  },
  {
    'snowy-owl': ['owl', 'feather', 'white', 'gold', '#c4c8d4/feather'],
    rattlesnake: ['snake', '#c8a468', 'cream', '#7c5838'],
    thunderbird: ['phoenix', '#4860b8', 'yellow', '#3850a0', 'gold'],
    'cheese-wedge': ['cheese'],
    'sealed-scroll': ['scroll'],
    glaive: ['halberd'],
    flintlock: ['gun', 'iron', 'wood'],
    'health-potion': ['potion', '#d83c4c/potion'],
    'mana-potion': ['potion', '#3c78e0/potion'],
    poison: ['potion', '#58b848/potion'],
    vial: ['bottle', '#58c8a8/glass'],
    peach: ['orange', '#f09868'],
    'drinking-glass': ['milk-bottle', 'glass'],
    cardinal: ['bird', 'red', 'red', 'crimson'],
    ruby: ['gem', 'ruby'],
    emerald: ['gem', 'emerald'],
    sapphire: ['gem', 'sapphire'],
    diamond: ['gem', 'diamond'],
    amethyst: ['gem', 'amethyst'],
    hawk: ['eagle', '#8a6040', '#a87850'],
    falcon: ['eagle', '#6c7484', '#8c94a4'],
    vulture: ['eagle', '#4c4448', '#d89088'],
    goose: ['duck', 'feather', 'white', 'orange'],
    piranha: ['fish', '#5890a8', '#d85848', '#487888'],
    tarantula: ['spider', '#7c5438', '#5c3c28', '#5c3c28'],
  },
);

/** Every thing and creature of a recipe that has a stamp. */
export const SMALL_THINGS: Readonly<Record<string, Stamp>> = {
  ...LIKE,
  ...SMALL_WHOLES,
  ...SMALL_ARMS,
  ...SMALL_CREATURES,
  ...LESS_USUAL_SMALL_CREATURES,
  ...RARER_SMALL_CREATURES,
  ...RARER_SMALL_GOODS,
  ...SMALL_INSTRUMENTS,
  ...SMALL_FOOD,
  ...SMALL_GOODS,
  ...SMALL_TREASURES,
  ...MORE_SMALL_GOODS,
  ...MORE_SMALL_CREATURES,
  ...SMALL_FINDS,
  ...SMALL_HANDY,
  ...SMALL_OPEN_VESSELS,
};
