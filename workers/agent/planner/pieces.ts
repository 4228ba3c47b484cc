/** The pieces of a match-3 from one word: kinds that are told apart by form and colour. */

import { singular, subjectOf } from './subjects.ts';

/** Pieces by what they are called together; each has a colour of its own. */
const FAMILIES: readonly (readonly [words: RegExp, pieces: readonly string[]])[] = [
  [/\bfruits?\b/i, ['a red apple', 'a green pear', 'a bunch of blueberries', 'a yellow banana', 'a bunch of purple grapes', 'an orange']],
  [/\b(?:vegetables?|veggies)\b/i, ['a red tomato', 'a green cucumber', 'a blue cabbage', 'a yellow corn cob', 'a purple eggplant', 'a carrot']],
  [/\b(?:animals?|pets?)\b/i, ['a red fox', 'a green frog', 'a blue bird', 'a yellow chick', 'a purple octopus', 'an orange cat']],
  [/\b(?:sea|ocean|fish\w*|aquarium|underwater)\b/i, ['a red crab', 'a green turtle', 'a blue fish', 'a yellow starfish', 'a purple octopus', 'an orange seashell']],
  [/\b(?:monsters?|slimes?|ghosts?)\b/i, ['a red devil', 'a green slime', 'a blue ghost', 'a yellow cyclops', 'a purple bat', 'a pumpkin']],
  [/\b(?:food|meals?|snacks?)\b/i, ['a red tomato', 'a green pickle', 'a blueberry muffin', 'a wedge of yellow cheese', 'a purple donut', 'a carrot']],
  [/\b(?:magic|potions?|spells?)\b/i, ['a red potion', 'a green potion', 'a blue potion', 'a yellow star', 'a purple crystal', 'an orange flame']],
  [/\b(?:halloween|spooky|graveyard|horror)\b/i, ['a red candle', 'a green witch hat', 'a blue ghost', 'a yellow moon', 'a purple bat', 'an orange pumpkin']],
  [/\b(?:christmas|xmas|winter|snow\w*)\b/i, ['a red santa hat', 'a green fir tree', 'a blue snowflake', 'a golden bell', 'a purple present', 'a gingerbread man']],
  [/\b(?:space|planets?|galaxy|aliens?)\b/i, ['a red rocket', 'a green alien', 'a blue planet', 'a yellow star', 'a purple crystal', 'an orange sun']],
  [/\b(?:garden|forest|flowers? garden|spring)\b/i, ['a red flower', 'a green leaf', 'a blue butterfly', 'a yellow flower', 'a purple mushroom', 'an acorn']],
]; // biome-ignore format: a table
const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple', 'orange'];
/** Those of the template itself, or of the place of candy. */
const USUAL = /\b(?:gems?|jewels?|crystals?|diamonds?|cand(?:y|ies)|sweets?|sugar)\b/i;

/** Slots of a match-3 by what it is played with; none where nothing is said or the template's own are meant. */
export function piecesOf(words: string | undefined, also?: string): Record<string, { readonly prompt: string }> {
  if (!words || USUAL.test(words)) return {};
  if (words.split(/\s+/).length > 4 && !FAMILIES.some(([family]) => family.test(words))) return {};
  if (!subjectOf(words) && !FAMILIES.some(([family]) => family.test(words))) return {};
  const noun = singular(words.replace(/^(?:an?|the|some)\s+/i, ''));
  const second = also && subjectOf(also) ? singular(also.replace(/^(?:an?|the|some)\s+/i, '')) : noun;
  // "sea shells" are shells, and nothing else of the sea
  const last = words.split(/\s+/).at(-1)!;
  const isThing = subjectOf(words)?.kind === 'thing' && /\s/.test(noun);
  const pieces =
    FAMILIES.find(([family]) => family.test(words) && (!isThing || family.test(last)))?.[1] ??
    COLOURS.map((colour, i) => `${colour === 'orange' ? 'an' : 'a'} ${colour} ${i % 2 ? second : noun}`);
  return Object.fromEntries(pieces.map((prompt, i) => [`gem${i + 1}`, { prompt }]));
}
