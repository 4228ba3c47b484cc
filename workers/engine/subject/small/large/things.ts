/** All things of pictures of 32 pixels that are set by hand. */
import { LARGE_HANDY } from '../handy.ts';
import { LARGE_OPEN_VESSELS } from '../open-vessels.ts';
import { recoloured, type Stamp } from '../stamp.ts';
import { LARGE_ARMS } from './arms.ts';
import { LARGE_BLADES } from './blades.ts';
import { LARGE_BUILDINGS } from './buildings.ts';
import { LARGE_BUTTONS } from './buttons.ts';
import { LARGE_CREATURES } from './creatures.ts';
import { LARGE_CURIOS } from './curios.ts';
import { LARGE_FOOD } from './food.ts';
import { LARGE_GADGETS } from './gadgets.ts';
import { LARGE_GEAR } from './gear.ts';
import { LARGE_GOODS } from './goods.ts';
import { LARGE_HOME } from './home.ts';
import { LARGE_ICONS } from './icons.ts';
import { LARGE_KIT } from './kit.ts';
import { LARGE_LIVING } from './living.ts';
import { LARGE_LORE } from './lore.ts';
import { LARGE_MARKETS } from './markets.ts';
import { LARGE_MEALS } from './meals.ts';
import { LARGE_MEDIA } from './media.ts';
import { MORE_LARGE_CREATURES } from './more-creatures.ts';
import { LARGE_MUSIC } from './music.ts';
import { LARGE_NATURE } from './nature.ts';
import { LARGE_ODDMENTS } from './oddments.ts';
import { LARGE_OFFICE } from './office.ts';
import { LARGE_RESCUE } from './rescue.ts';
import { LARGE_SPORTS } from './sports.ts';
import { LARGE_TREASURES } from './treasures.ts';
import { LARGE_VEHICLES } from './vehicles.ts';
import { LARGE_WEAR } from './wear.ts';
import { LARGE_WORKS } from './works.ts';

/** Of the same, those whose larger pictures differ by no more. */
const LARGE_LIKE = recoloured(
  { ...LARGE_TREASURES, ...LARGE_WORKS, ...MORE_LARGE_CREATURES },
  {
    hawk: ['eagle', '#9c6c40', '#b8845c/feather', 'gold', '#6c4830'],
    cottage: ['house', '#e8dcc0/plaster', 'thatch'],
    ruby: ['gem', 'ruby'],
    emerald: ['gem', 'emerald'],
    sapphire: ['gem', 'sapphire'],
    diamond: ['gem', 'diamond'],
    amethyst: ['gem', 'amethyst'],
  },
);

export const LARGE_THINGS: Readonly<Record<string, Stamp>> = {
  ...LARGE_LIKE,
  ...LARGE_ARMS,
  ...LARGE_BLADES,
  ...LARGE_BUILDINGS,
  ...LARGE_BUTTONS,
  ...LARGE_CREATURES,
  ...LARGE_CURIOS,
  ...LARGE_FOOD,
  ...LARGE_GADGETS,
  ...LARGE_GEAR,
  ...LARGE_GOODS,
  ...LARGE_HOME,
  ...LARGE_ICONS,
  ...LARGE_KIT,
  ...LARGE_LORE,
  ...LARGE_MARKETS,
  ...LARGE_MEALS,
  ...LARGE_MEDIA,
  ...LARGE_MUSIC,
  ...LARGE_LIVING,
  ...LARGE_NATURE,
  ...LARGE_ODDMENTS,
  ...LARGE_OFFICE,
  ...LARGE_RESCUE,
  ...LARGE_SPORTS,
  ...LARGE_TREASURES,
  ...LARGE_VEHICLES,
  ...LARGE_WEAR,
  ...LARGE_WORKS,
  ...MORE_LARGE_CREATURES,
  ...LARGE_HANDY,
  ...LARGE_OPEN_VESSELS,
};
