/** All things of pictures of 48 pixels that are set by hand. */
import { GREAT_HANDY } from '../handy.ts';
import { recoloured, type Stamp } from '../stamp.ts';
import { GREAT_ARMS } from './arms.ts';
import { GREAT_BITS } from './bits.ts';
import { GREAT_BLOOMS } from './blooms.ts';
import { GREAT_BOOKS } from './books.ts';
import { GREAT_BUILDINGS } from './buildings.ts';
import { GREAT_CRAFT } from './craft.ts';
import { GREAT_EDGES } from './edges.ts';
import { GREAT_EDIBLES } from './edibles.ts';
import { GREAT_FANCIES } from './fancies.ts';
import { GREAT_FEASTS } from './feasts.ts';
import { GREAT_FINDS } from './finds.ts';
import { GREAT_FRUITS } from './fruits.ts';
import { GREAT_GATEWAYS } from './gateways.ts';
import { GREAT_GREENS } from './greens.ts';
import { GREAT_GROWS } from './grows.ts';
import { GREAT_HAFTED } from './hafted.ts';
import { GREAT_HARDWARE } from './hardware.ts';
import { GREAT_HOARDS } from './hoards.ts';
import { GREAT_HOMES } from './homes.ts';
import { GREAT_JEWELS } from './jewels.ts';
import { GREAT_KEEPSAKES } from './keepsakes.ts';
import { GREAT_LARDER } from './larder.ts';
import { GREAT_LONGS } from './longs.ts';
import { GREAT_LORE } from './lore.ts';
import { GREAT_NATURE } from './nature.ts';
import { GREAT_ODDS } from './odds.ts';
import { GREAT_PASTIMES } from './pastimes.ts';
import { GREAT_RELICS } from './relics.ts';
import { GREAT_RIDES } from './rides.ts';
import { GREAT_ROOMS } from './rooms.ts';
import { GREAT_SALON } from './salon.ts';
import { GREAT_SHOTS } from './shots.ts';
import { GREAT_SITES } from './sites.ts';
import { GREAT_SQUARES } from './squares.ts';
import { GREAT_STORES } from './stores.ts';
import { GREAT_SWEETS } from './sweets.ts';
import { GREAT_TACKLE } from './tackle.ts';
import { GREAT_TRAFFIC } from './traffic.ts';
import { GREAT_TREATS } from './treats.ts';
import { GREAT_VAULT } from './vault.ts';
import { GREAT_WARES } from './wares.ts';
import { GREAT_WAYS } from './ways.ts';
import { GREAT_WEAR } from './wear.ts';
import { GREAT_YARDS } from './yards.ts';

/** Kinds that differ by their materials alone. */
const GREAT_LIKE = recoloured(
  { ...GREAT_FINDS, ...GREAT_HOMES, ...GREAT_JEWELS, ...GREAT_NATURE, ...GREAT_TRAFFIC, ...GREAT_WARES },
  {
    'health-potion': ['potion', '#d83c4c/potion'],
    'mana-potion': ['potion', '#3c78e0/potion'],
    poison: ['potion', '#58b848/potion'],
    'autumn-tree': ['tree', '#e08838'],
    'cherry-tree': ['tree', '#f4a8c4'],
    'iron-ore': ['ore', '#d89878/steel'],
    cottage: ['house', '#e8dcc0/plaster', 'thatch'],
    'school-bus': ['bus', '#f4b830'],
    ruby: ['gem', 'ruby'],
    emerald: ['gem', 'emerald'],
    sapphire: ['gem', 'sapphire'],
    diamond: ['gem', 'diamond'],
    amethyst: ['gem', 'amethyst'],
  },
);

export const GREAT_THINGS: Readonly<Record<string, Stamp>> = {
  ...GREAT_LIKE,
  ...GREAT_ARMS,
  ...GREAT_BITS,
  ...GREAT_BLOOMS,
  ...GREAT_BOOKS,
  ...GREAT_BUILDINGS,
  ...GREAT_CRAFT,
  ...GREAT_EDGES,
  ...GREAT_EDIBLES,
  ...GREAT_FANCIES,
  ...GREAT_FEASTS,
  ...GREAT_FINDS,
  ...GREAT_FRUITS,
  ...GREAT_GATEWAYS,
  ...GREAT_GREENS,
  ...GREAT_GROWS,
  ...GREAT_HAFTED,
  ...GREAT_HARDWARE,
  ...GREAT_HOARDS,
  ...GREAT_HOMES,
  ...GREAT_JEWELS,
  ...GREAT_LARDER,
  ...GREAT_KEEPSAKES,
  ...GREAT_LONGS,
  ...GREAT_LORE,
  ...GREAT_NATURE,
  ...GREAT_ODDS,
  ...GREAT_RELICS,
  ...GREAT_PASTIMES,
  ...GREAT_RIDES,
  ...GREAT_ROOMS,
  ...GREAT_SALON,
  ...GREAT_SHOTS,
  ...GREAT_SITES,
  ...GREAT_SQUARES,
  ...GREAT_STORES,
  ...GREAT_SWEETS,
  ...GREAT_TACKLE,
  ...GREAT_TRAFFIC,
  ...GREAT_TREATS,
  ...GREAT_VAULT,
  ...GREAT_WARES,
  ...GREAT_WAYS,
  ...GREAT_WEAR,
  ...GREAT_YARDS,
  ...GREAT_HANDY,
};
