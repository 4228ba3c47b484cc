/** The pieces of a match-3 from one word: kinds that are told apart by form and colour. */

import { categoryOf } from '../../../../engine/catalogue/things/index.ts';
import { isColour } from '../../words/adjectives.ts';
import { article, singular } from '../../words/nouns.ts';
import { subjectOf } from '../../words/subjects.ts';

/** Pieces by what they are called together; each has a colour of its own. */
const FAMILIES: readonly (readonly [words: RegExp, pieces: readonly string[]])[] = [
  [/\bfruits?\b/i, ['a red apple', 'a green pear', 'a bunch of blueberries', 'a yellow banana', 'a bunch of purple grapes', 'an orange']],
  [/\b(?:vegetables?|veggies)\b/i, ['a red tomato', 'a green cucumber', 'a blue cabbage', 'a yellow corn cob', 'a purple eggplant', 'a carrot']],
  [/\bfarm (?:yard )?animals?\b/i, ['a brown horse', 'a black cow', 'a pink pig', 'a yellow chick', 'a white sheep', 'an orange cat']],
  [/\b(?:animals?|pets?)\b/i, ['a red fox', 'a green frog', 'a blue bird', 'a yellow chick', 'a purple octopus', 'an orange cat']],
  [/\b(?:sea|ocean|fish\w*|aquarium|underwater)\b/i, ['a red crab', 'a green turtle', 'a blue fish', 'a yellow starfish', 'a purple octopus', 'an orange seashell']],
  [/\b(?:monsters?|slimes?|ghosts?)\b/i, ['a red devil', 'a green slime', 'a blue ghost', 'a yellow cyclops', 'a purple bat', 'a pumpkin']],
  [/\bsushi\b/i, ['a salmon nigiri', 'a green maki roll', 'a white onigiri', 'a bowl of ramen', 'a purple octopus', 'a soy sauce bottle']],
  [/\b(?:desserts?|cakes?|pastr(?:y|ies)|baker(?:y|ies)|bakes)\b/i, ['a strawberry cake', 'a green cupcake', 'a blueberry muffin', 'a yellow donut', 'a purple macaron', 'a croissant']],
  [/\b(?:drinks?|beverages?|cocktails?)\b/i, ['a red cola can', 'a green smoothie', 'a blue bottle', 'a glass of beer', 'a purple cocktail', 'a cup of coffee']],
  [/\b(?:insects?|bugs?)\b/i, ['a red ladybug', 'a green grasshopper', 'a blue butterfly', 'a yellow bee', 'a purple beetle', 'an orange caterpillar']],
  [/\b(?:dinosaurs?|dinos?)\b/i, ['a red t-rex', 'a green stegosaurus', 'a blue brachiosaurus', 'a yellow dinosaur egg', 'a purple triceratops', 'a white bone']],
  [/\bbirds?\b/i, ['a red cardinal bird', 'a green parrot', 'a blue jay', 'a yellow chick', 'a purple owl', 'a pink flamingo']],
  [/\b(?:food|meals?|snacks?)\b/i, ['a red tomato', 'a green pickle', 'a blueberry muffin', 'a wedge of yellow cheese', 'a purple donut', 'a carrot']],
  [/\b(?:magic|spells?)\b/i, ['a red potion', 'a green potion', 'a blue potion', 'a yellow star', 'a purple crystal', 'an orange flame']],
  [/\b(?:halloween|spooky|graveyard|horror)\b/i, ['a red candle', 'a green witch hat', 'a blue ghost', 'a yellow moon', 'a purple bat', 'an orange pumpkin']],
  [/\b(?:christmas|xmas|winter|snow\w*)\b/i, ['a red santa hat', 'a green fir tree', 'a blue snowflake', 'a golden bell', 'a purple present', 'a gingerbread man']],
  [/\b(?:space|galaxy|aliens?)\b/i, ['a red rocket', 'a green alien', 'a blue planet', 'a yellow star', 'a purple crystal', 'an orange sun']],
  [/\b(?:garden|forest|flowers? garden|spring)\b/i, ['a red flower', 'a green leaf', 'a blue butterfly', 'a yellow flower', 'a purple mushroom', 'an acorn']],
]; // biome-ignore format: a table
const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple', 'orange'];
/** Those of the template itself, or of the place of candy. */
const USUAL = /\b(?:gems?|jewels?|crystals?|diamonds?|cand(?:y|ies)|sweets?|sugar)\b/i;

/** What many kinds are called together. */
const WHOLE =
  /\b(?:fruits?|vegetables?|veggies|animals?|pets?|food|meals?|snacks?|monsters?|sushi|desserts?|pastries|drinks?|insects?|bugs?|dinosaurs?|birds?)$/i;
const slots = (pieces: readonly string[]): Record<string, { readonly prompt: string }> =>
  Object.fromEntries(pieces.map((prompt, i) => [`gem${i + 1}`, { prompt }]));
const isFood = (words: string): boolean => categoryOf(subjectOf(words)?.concept ?? '') === 'food';
const kindOfPieces = (words: string): string => singular(words.replace(/^(?:an?|the|some)\s+/i, ''));

/** Slots of a match-3 by what it is played with; none where nothing is said or the template's own are meant. */
export function piecesOf(
  said: string | readonly (string | undefined)[] | undefined,
  place?: string,
): Record<string, { readonly prompt: string }> {
  const all = (Array.isArray(said) ? said : [said]) as readonly (string | undefined)[];
  const named = all.filter((one): one is string => one !== undefined && subjectOf(one) !== undefined);
  return named.length > 1 ? several(named) : ofOne(all.find((one) => one !== undefined) ?? place);
}

/** One thing in all colours, where it has no kinds of its own. */
export const inAllColours = (words: string): Record<string, { readonly prompt: string }> =>
  slots(COLOURS.map((colour) => article(`${colour} ${kindOfPieces(words)}`)));

/** "sea shells and starfish", "stars, moons and suns": each in its own colours, one after the other. */
function several(named: readonly string[]): Record<string, { readonly prompt: string }> {
  // "pumpkins, ghosts and bats": ghosts alone, and no monsters of other kinds
  const families = named.map((words) =>
    WHOLE.test(words) ? FAMILIES.find(([family]) => family.test(words.split(/\s+/).at(-1)!))?.[1] : undefined,
  );
  return slots(
    COLOURS.map((colour, i) => {
      const at = i % named.length;
      const words = kindOfPieces(named[at]!);
      // of many kinds each is told apart by its form, and no lemon is blue
      const asItIs = words.split(/\s+/).some(isColour) || (named.length > 3 && i < named.length && isFood(words));
      return families[at]?.[i] ?? article(asItIs ? words : `${colour} ${words}`);
    }),
  );
}

function ofOne(words: string | undefined): Record<string, { readonly prompt: string }> {
  // "halloween sweets" are of halloween, "magic crystals" are crystals
  const named = USUAL.exec(words ?? '')?.[0];
  const family = FAMILIES.some(([one]) => one.test(words ?? ''));
  if (!words || (named && !(family && /cand|sweet|sugar/i.test(named)))) return {};
  if (words.split(/\s+/).length > 4) return slots(FAMILIES.find(([one]) => one.test(words))?.[1] ?? []);
  if (!subjectOf(words) && !FAMILIES.some(([family]) => family.test(words))) return {};
  const noun = kindOfPieces(words);
  // "sea shells" are shells, and nothing else of the sea
  const isThing = !named && subjectOf(words)?.kind === 'thing' && /\s/.test(noun);
  return slots(
    FAMILIES.find(
      ([family]) => family.test(words) && (!isThing || new RegExp(`(?:${family.source})$`, 'i').test(words)),
    )?.[1] ?? COLOURS.map((colour) => article(`${colour} ${noun}`)),
  );
}
