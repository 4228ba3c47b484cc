/** Packs that are full of something, said as one piece: what they are full of looks out of them. */
import type { PackLoad } from '../catalogue/garments/bags.ts';

/** What a pack may be full of, by the words for it: goods in general are pots and scrolls. */
const PACK_LOADS: readonly (readonly [PackLoad, RegExp])[] = [
  ['pots', /\b(?:pots?|pans?|kettles?|cook(?:ing )?ware|pottery|jars?|vases?|utensils|crockery|dishes)\b/i],
  ['scrolls', /\b(?:scrolls?|maps?|papers?|parchments?|letters?|blueprints?|documents?|posters?)\b/i],
  ['books', /\b(?:books?|tomes?|spellbooks?|grimoires?|comics)\b/i],
  ['potions', /\b(?:potions?|bottles?|vials?|flasks?|elixirs?|phials?)\b/i],
  ['weapons', /\b(?:weapons?|swords?|blades?|daggers?|arms|hilts?)\b/i],
];
const GOODS =
  /\b(?:goods|wares|stuff|junk|items?|gear|supplies|trinkets|loot|things|equipment|merchandise|treasures?|odds and ends)\b/i;
const BAG = '((?:[a-z]+ ){0,2}?)(?:back ?pack|rucksack|knapsack|pack)';
const LIST =
  '((?:(?:his|her|some|many|old|rolled|up|of|[a-z]+) ){0,2}[a-z]+(?:(?:, (?:and )?| and | & )(?:[a-z]+ ){0,2}?[a-z]+){0,3}?)';
const SIZES =
  /\b(?:huge|big|giant|large|oversized|enormous|massive|heavy|open|full|(?:over[ -]?)?stuffed|overflowing|overfull|overloaded|bulging|bursting|an?|the|his|her) /gi;
const packOf = (all: string, of: string, list: string): string => {
  const said = PACK_LOADS.filter(([, words]) => words.test(list)).map(([load]) => load);
  const loads = said.length > 0 ? said.slice(0, 2) : GOODS.test(list) ? ['pots', 'scrolls'] : [];
  return loads.length > 0 ? `${of.replace(SIZES, '')}${loads.join('-and-')}-backpack` : all;
};
/** "A huge backpack full of pots and scrolls", "with scrolls sticking out of his backpack": they look out of it. */
/** A pack by itself, on nobody's back, is the thing. */
const ALONE =
  /^(?:an? |the )?(?:(?:small|big|old|red|blue|green|brown|black|yellow|pink|purple|leather|torn|open) ){0,2}(?:back ?pack|rucksack|knapsack)\b/i;
export const withFullPacks = (text: string): string =>
  ALONE.test(text) ? text : text
    .replace(
      new RegExp(`\\b${BAG},? (?:that is )?(?:(?:over[ -]?)?full of|(?:over[ -]?)?(?:stuffed|filled|loaded|packed|crammed|bursting|overflowing|bulging) (?:up )?(?:with|of)|with) ${LIST}(?: (?:sticking|poking|hanging|spilling|peeking|coming|falling) out(?: of it)?)?(?=$|,| with | wearing | in | on )`, 'gi'),
      (all: string, of: string, list: string) =>
        / with /.test(all) && !/stuffed|filled|loaded|packed|crammed|bursting|overflow|bulging| out\b/.test(all) ? all : packOf(all, of, list),
    )
    .replace(
      new RegExp(`\\b(?:and )?${LIST} (?:sticking|poking|hanging|spilling|peeking|coming|falling) out of (?:(?:his|her|its|the|an?) )?${BAG}\\b`, 'gi'),
      (all: string, list: string, of: string) => packOf(all, of, list),
    )
    .replace(/\b(?:over[ -]?(?:stuffed|flowing|full|loaded|packed|filled)|bursting|bulging) (?:back ?pack|rucksack|knapsack)\b/gi, 'pots-and-scrolls-backpack'); // biome-ignore format: one line a turn
