/**
 * What a text says of the ground about a building, in the words that `fittings-of.ts` knows: "it" is the house, whatever was named last
 * ("a tavern with a sign and barrels beside it"), and boxes of flowers are the windows' wherever they are said to be.
 */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { housePart } from './house-part.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';

const BESIDE =
  /((?:,(?: and)?|\bwith|\band) )((?:(?!(?:with|and|in|on|under)\b)[a-z-]+ ){1,4}?)(?:(?:standing|sitting|parked|lying|growing|stacked|placed|waiting|hanging|right|just) )*(?:(?:beside|next to|near|by|alongside) (?:it|the (?:house|building|shop|tower))|(?:at|on|by|to) (?:its|the|one) (?:left |right |other )?side|at (?:its|the) foot|nearby|around it)(?=$|,| and )/gi;
const BOXES =
  /\b(flower|window) ?(?:boxes|box|planters?|pots?) (?:(?:hanging|standing|sitting|placed) )?(?:in|on|under|beneath|below|at|by|from|outside|before|in front of) (?:(?:the|its|each|every|all|both|upper|lower) )*(?:window ?sills?|windows?|sills?|ledges?)\b/gi;

/** What nobody took for the house's stands beside it as said. */
export const besideIt = (text: string): string => text.replace(/ aside(?=$|,| and )/g, ' next to it');

/** The text with what stands beside a building as "aside". */
export function aboutHouse(text: string, whole: Brief, read: Read): string {
  if (whole.kind !== 'thing' || whole.scenery || categoryOf(whole.concept) !== 'building') return text;
  return text.replace(BOXES, 'flower boxes').replace(BESIDE, (all: string, join: string, what: string) => {
    // its own wheel is at that side of it
    if (/\b(?:left|right)\b/i.test(all) && housePart(all.slice(join.length), whole)?.is === 'built') return all;
    const named = read(singularOf(what.trim()));
    // a house at its side is built onto it
    return named.confidence < 0.9 || named.kind !== 'thing' || categoryOf(named.concept) === 'building' ? all : `${join}${what}aside`; // biome-ignore format: one line
  });
}
