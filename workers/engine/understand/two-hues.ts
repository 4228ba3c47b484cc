/** Colours of things as they are typed: two of them ("black and yellow boots"), that of what a sign is on ("a white lion on blue"), of stains. */
import { COLOUR_HEX } from './colours.ts';
import { LEXICON } from './default-lexicon.ts';

/** What things are stained with, and its colour. */
const SPILT: Readonly<Record<string, string>> = { muddy: 'brown', mud: 'brown', dirt: 'brown', coffee: 'brown', tea: 'brown', gravy: 'brown', chocolate: 'brown', oil: 'black', oily: 'black', grease: 'black', greasy: 'black', soot: 'black', tar: 'black', ink: 'navy', inky: 'navy', paint: 'red', ketchup: 'red', wine: 'purple', juice: 'purple', slime: 'green', slimy: 'green', grass: 'green', mustard: 'yellow', egg: 'yellow' }; // biome-ignore format: a table

/** "A shield with a white lion on blue": the colour of what a sign is on is the thing's. */
const ON_FIELD = /^((?:an? |the )?)((?:[a-z-]+ ){0,3}?[a-z-]+) (?:with|bearing|showing|that has|which has) ((?:an? |the |two |three )?(?:[a-z-]+ ){0,3}?[a-z-]+) on (?:an? |the )?((?:dark |light |pale |bright |deep )?[a-z]+)(?: (?:background|field|ground|base|cloth|fabric))?$/i; // biome-ignore format: one line

/** Stains by what they are of, said as their colour: "muddy spots", "oil stains". */
const STAINED = new RegExp(`(?<=\\b(?:with|and|has|having) (?:(?:an?|some|the|few|big|small|little|old|dark) )*)(${Object.keys(SPILT).join('|')}) (?:spots|stains?|splashes|splash|splatters?|splats?|smudges?|smears?|marks|blots?|patches|spatters?|drops|specks|splotches)(?: (?:all over|over|on|across) (?:it|them))?(?=$|,| and )`, 'gi'); // biome-ignore format: one line

const isHue = (words: string): boolean => COLOUR_HEX.has(words.toLowerCase()) || COLOUR_HEX.has(words.toLowerCase().split(' ').at(-1)!); // biome-ignore format: one line

/** Of a pair each is of both colours: "black and yellow boots". */
const PAIR_OF_HUES = /^((?:an? |the )?(?:pair of )?)((?:dark |light |pale |bright |hot )?[a-z]+) (?:and|&) ((?:dark |light |pale |bright |hot )?[a-z]+) ((?:[a-z]+ ){0,2}?(?:boots|gloves|mittens|shoes|sneakers|socks|slippers|sandals|goggles|headphones|glasses|sunglasses|pants|trousers|shorts|skis|skates|binoculars|pliers|scissors|tongs|pajamas|pyjamas|earmuffs|flippers|gauntlets|cleats|roller skates|heels))\b(?! (?:and|with))/i; // biome-ignore format: one line
/** "Orange and blue toolbox": what is a fruit or a helmet's name by itself comes second. */
const TWO_HUES = /(?<=^(?:an? |the )?)((?:dark |light |pale |bright |hot )?[a-z]+) (?:and|&) ((?:dark |light |pale |bright |hot )?[a-z]+) ([a-z]+)\b/gi; // biome-ignore format: one line
const isNamed = (words: string): boolean =>
  LEXICON.read(words.toLowerCase()).some((r) => r.is === 'concept' || r.is === 'piece');

/** Two colours of one thing, said so that they are not those of two. */
export function twoHues(text: string): string {
  return text
    .replace(PAIR_OF_HUES, (found, before: string, one: string, two: string, name: string) => (isHue(one) && isHue(two) ? `${before}${one} ${name} with ${two} trim` : found)) // biome-ignore format: one line
    .replace(TWO_HUES, (found, one: string, two: string, name: string) => (isHue(one) && isHue(two) && !/s$/.test(name) && (isNamed(one) || isNamed(`${two} ${name}`)) && !isNamed(two) && !isNamed(`${one} ${name}`) ? `${two} and ${one} ${name}` : found)); // biome-ignore format: one line
}

/** The colour of what a sign is on, and of stains, said of the thing; `isItem`: whether words name one. */
export function onField(text: string, isItem: (name: string) => boolean): string {
  const stained = text.replace(STAINED, (_, of: string) => `${SPILT[of.toLowerCase()]} stains`);
  const found = ON_FIELD.exec(stained);
  if (!found || !isHue(found[4]!) || !isItem(found[2]!) || isHue(found[2]!.split(' ')[0]!)) return stained;
  return `${found[1]}${found[4]} ${found[2]} with ${found[3]}`;
}
