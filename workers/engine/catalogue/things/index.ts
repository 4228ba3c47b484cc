import { ARMOURED_BUGS } from './armoured-bugs.ts';
import { ARMS } from './arms.ts';
import { BIRDS } from './birds.ts';
import { BLADES } from './blades.ts';
import { BOOKS } from './books.ts';
import { BUGS } from './bugs.ts';
import { BUILDINGS } from './buildings.ts';
import { CLOTHING } from './clothing.ts';
import { CONTAINERS } from './containers.ts';
import { CROSSINGS } from './crossings.ts';
import { CURIOS } from './curios.ts';
import { DEEP } from './deep.ts';
import { DINOSAURS } from './dinosaurs.ts';
import { DUNGEON } from './dungeon.ts';
import { EFFECTS } from './effects.ts';
import { ELEMENTALS } from './elementals.ts';
import { FIENDS } from './fiends.ts';
import { FIERCE } from './fierce.ts';
import { FISH } from './fish.ts';
import { FOLKLORE } from './folklore.ts';
import { FOOD } from './food.ts';
import { FURNITURE } from './furniture.ts';
import { GADGETS } from './gadgets.ts';
import { HAFTED } from './hafted.ts';
import { HALLS } from './halls.ts';
import { HOMES } from './homes.ts';
import { HOPPERS } from './hoppers.ts';
import { HORRORS } from './horrors.ts';
import { HOUSEHOLD } from './household.ts';
import { ICONS } from './icons.ts';
import { LANDMARKS } from './landmarks.ts';
import { LESS_USUAL } from './less-usual.ts';
import { LIGHTS } from './lights.ts';
import { LONG_DRAGONS } from './long-dragon.ts';
import { MACHINES } from './machines.ts';
import { MEALS } from './meals.ts';
import { MONSTERS } from './monsters.ts';
import { MONUMENTS } from './monuments.ts';
import { MUSIC } from './music.ts';
import { ODD_CREATURES } from './odd-creatures.ts';
import { OLD_HOUSES } from './old-houses.ts';
import { OUTPOSTS } from './outposts.ts';
import { OWLS } from './owls.ts';
import { PAINTED } from './painted.ts';
import { FINDS } from './parts-and-finds.ts';
import { PLANTS } from './plants.ts';
import { POTIONS } from './potions.ts';
import { PRIMATES } from './primates.ts';
import { PRODUCE } from './produce.ts';
import type { PropCategory, PropEntry, PropTable } from './prop-entry.ts';
import { PROVISIONS } from './provisions.ts';
import { EGYPT } from './pylon.ts';
import { QUARTERS } from './quarters.ts';
import { RANGED } from './ranged.ts';
import { RAPTORS } from './raptors.ts';
import { ROCKS } from './rocks.ts';
import { SHARKS } from './sharks.ts';
import { SHORE } from './shore.ts';
import { SIGNS } from './signs.ts';
import { SKY } from './sky.ts';
import { SMALL_FRY } from './small-fry.ts';
import { STAPLES } from './staples.ts';
import { STREET } from './street.ts';
import { SUNDRIES } from './sundries.ts';
import { SWINGS } from './swings.ts';
import { TALE_HOUSES } from './tale-houses.ts';
import { TOOLS } from './tools.ts';
import { TOWN_BUILDINGS } from './town.ts';
import { TRADE_HOUSES } from './trade-houses.ts';
import { TREEHOUSE } from './treehouse.ts';
import { TURRETS } from './turrets.ts';
import { VALUABLES } from './valuables.ts';
import { VEHICLES } from './vehicles.ts';
import { WAR_MACHINES } from './war-machines.ts';

export { PROP_CATEGORIES, type PropCategory, type PropEntry, type PropTable } from './prop-entry.ts';

/** Every thing that can be drawn: concept id → words, components and recipe. Earlier tables win a shared word. */
export const PROPS: PropTable = {
  ...CURIOS,
  ...FINDS,
  ...BLADES,
  ...HAFTED,
  ...RANGED,
  ...TOOLS,
  ...LIGHTS,
  ...POTIONS,
  ...FOOD,
  ...VALUABLES,
  ...CLOTHING,
  ...BOOKS,
  ...CONTAINERS,
  ...FURNITURE,
  ...PLANTS,
  ...ROCKS,
  ...HOMES,
  ...BUILDINGS,
  ...SIGNS,
  ...VEHICLES,
  ...MACHINES,
  ...MUSIC,
  ...MONSTERS,
  ...BIRDS,
  ...RAPTORS,
  ...OUTPOSTS,
  ...TURRETS,
  ...OWLS,
  ...DEEP,
  ...FIERCE,
  ...DINOSAURS,
  ...HOPPERS,
  ...LONG_DRAGONS,
  ...FISH,
  ...SHARKS,
  ...ARMOURED_BUGS,
  ...BUGS,
  ...ELEMENTALS,
  ...DUNGEON,
  ...SHORE,
  ...SKY,
  ...MEALS,
  ...STREET,
  ...PRIMATES,
  ...EFFECTS,
  ...PAINTED,
  ...GADGETS,
  ...PRODUCE,
  ...HOUSEHOLD,
  ...WAR_MACHINES,
  ...ICONS,
  ...LANDMARKS,
  ...LESS_USUAL,
  ...HALLS,
  ...SUNDRIES,
  ...STAPLES,
  ...ARMS,
  ...PROVISIONS,
  ...TREEHOUSE,
  ...EGYPT,
  ...TOWN_BUILDINGS,
  ...OLD_HOUSES,
  ...TRADE_HOUSES,
  ...CROSSINGS,
  ...SWINGS,
  ...QUARTERS,
  ...MONUMENTS,
  ...TALE_HOUSES,
  ...FIENDS,
  ...FOLKLORE,
  ...ODD_CREATURES,
  ...SMALL_FRY,
  ...HORRORS,
};

/** Things that may stand for a whole category when nothing better is known; the seed picks one. */
export const CATEGORY_DEFAULTS: Readonly<Record<PropCategory, readonly string[]>> = {
  weapon: ['sword', 'axe', 'dagger', 'spear', 'mace'],
  tool: ['pickaxe', 'shovel', 'wrench', 'magnifying-glass'],
  light: ['lantern', 'torch', 'candle'],
  potion: ['potion', 'vial', 'conical-flask'],
  food: ['apple', 'bread', 'meat', 'cheese', 'soup'],
  valuable: ['gem', 'amulet', 'orb', 'ring', 'coin-pile'],
  clothing: ['shirt', 'boots', 'helmet', 'gloves'],
  book: ['book', 'scroll', 'letter'],
  container: ['sack', 'crate', 'vase', 'treasure-chest'],
  furniture: ['table', 'chair', 'wardrobe', 'bookshelf'],
  plant: ['potted-plant', 'flower', 'bush'],
  rock: ['crystal', 'rock', 'ore'],
  building: ['house', 'tower', 'hut', 'temple'],
  sign: ['sign', 'statue', 'gravestone'],
  vehicle: ['cart', 'boat', 'car'],
  machine: ['gear', 'furnace', 'computer', 'battery'],
  music: ['lute', 'drum', 'horn'],
  nature: ['star', 'cloud', 'bone'],
  monster: ['furry-monster', 'furry-monster', 'mud-monster', 'furry-monster'],
};

/** A thing that shows a setting ("dark forest", "volcano at night"), for texts that name nothing else. */
export const SETTING_DEFAULTS: Readonly<Record<string, string>> = {
  forest: 'pine-tree', meadow: 'bush', cave: 'rock', dungeon: 'door', night: 'moon', desert: 'cactus', snow: 'snowman', water: 'boat', underwater: 'coral',
  beach: 'palm-tree', sky: 'cloud', mountain: 'mountain', castle: 'castle', room: 'door', city: 'house', lava: 'volcano', space: 'planet',
  graveyard: 'gravestone',
}; // biome-ignore format: a table

/** What an unknown thing becomes: something that may hold anything. */
const FALLBACK = 'crate';

/** The entry of a thing; a concept that nothing draws becomes a crate. */
export const thingOf = (concept: string): PropEntry => PROPS[concept] ?? PROPS[FALLBACK]!;

/** Whether a brief is an effect: light, smoke and what flies in the air. */
export const isPainted = ({ kind, concept }: { readonly kind: string; readonly concept: string }): boolean =>
  kind === 'thing' && PROPS[concept]?.paint !== undefined;

/** Category of a concept, for callers that group things. */
export const categoryOf = (concept: string): PropCategory | undefined => PROPS[concept]?.category;
