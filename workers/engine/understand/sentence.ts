import { groupOf, isTwoInOne } from '../subject/draw-group.ts';
import type { Brief, BriefPart } from '../types.ts';
import type { NamedColour } from './description.ts';

/** A part with the words for it. */
export interface NamedPart {
  readonly part: BriefPart;
  /** "dark red cape" */
  readonly said: string;
  readonly plural: boolean;
  /** It is in one hand. */
  readonly held?: true | boolean;
}

const PLACES: Readonly<Record<string, string>> = {
  night: 'at night', beach: 'on a beach', meadow: 'in a meadow', water: 'by the water', underwater: 'under water', sky: 'in the sky', snow: 'in the snow', space: 'in space',
  mountain: 'in the mountains', castle: 'in a castle hall', lava: 'among lava',
}; // biome-ignore format: a table
const DOING: Readonly<Record<string, string>> = {
  run: 'running', die: 'falling', sit: 'sitting', swim: 'swimming', wave: 'waving', ride: 'riding', dance: 'dancing', work: 'working',
}; // biome-ignore format: a table

/** The mood of who is dressed in one colour. */
const CLAD = 'clad';
const SEXES = new Set(['female', 'male']);
const COMMON = new Set(['person', 'woman', 'child', 'old-man', 'old-woman']);

const words = (id: string): string => id.replace(/[-_]/g, ' ');
/** "a cat, a dog and a fox" */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** Uncountable nouns take no article: "blue hair". */
const MASS =
  /(?:hair|skin|armou?r|fur|fire|mail|water|moss|grass|clothing|beer|ice|snow|breath|breathing|icing|foam|sand|ink|wax|smoke|popcorn|wheat|bamboo|spaghetti|broccoli|garlic)$/;
export const counted = (noun: string): string => (MASS.test(noun) ? noun : article(noun));
/** Things whose name is a plural take none either. */
const PAIRS =
  /(?:boots|gloves|trousers|pants|scissors|goggles|mushrooms|spikes|ruins|stairs|logs|coins|bars|weeds|sparkles|pancakes|fries|headphones|glasses)$/;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const plural = (noun: string): string => {
  if (PAIRS.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(noun) ? 'es' : 's'}`;
};
const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const placeWords = (setting: string): string => PLACES[setting] ?? `in ${article(setting)}`;

/** The sentence of a picture of a place: "scenery in a forest, at sunset". */
export const sceneryOf = ({ setting, mood }: Pick<Brief, 'setting' | 'mood'>): string =>
  `scenery ${placeWords(setting ?? 'meadow')}${mood.includes('sunset') ? ', at sunset' : mood.includes('night') ? ', at night' : ''}`;

/** One readable sentence of what will be drawn; `standsFor` says which unknown word the concept was chosen for. */
export function sentence(
  brief: Omit<Brief, 'drawnAs'>,
  colours: readonly NamedColour[],
  material: string | undefined,
  parts: readonly NamedPart[],
  without: readonly string[],
  standsFor?: string,
  standIn = false,
): string {
  const group = groupOf({ ...brief, drawnAs: '' });
  // a row that has no name of its own goes by what it draws
  const concept = (group?.each.concept ?? brief.concept).replace(/-like-.+$|^likeness-of-/, '');
  const own = concept.split('-');
  const colour = listed([...new Set(colours.map((c) => c.name))].filter((name) => !own.includes(name)));
  // "snowy" is both what covers it and how it is
  const told = material && (colours.some((c) => c.name === material) || brief.mood.includes(material));
  const materialWord = told ? undefined : material;
  const dressed = colour !== '' && brief.mood.includes(CLAD);
  const traits = [
    ...brief.build.filter((b) => b !== brief.concept && !(SEXES.has(b) && COMMON.has(brief.concept))),
    ...brief.mood.filter((mood) => mood !== CLAD),
  ];
  const noun = [
    ...traits,
    dressed ? '' : colour,
    materialWord,
    ...(brief.guises ?? []),
    brief.species,
    concept === 'beastfolk' && brief.species ? '' : words(concept),
  ].filter((w) => w !== undefined && w !== '');
  const name = noun.join(' ');
  const pairs = isTwoInOne({ ...brief, drawnAs: '' });
  let text = pairs
    ? `${group ? `${NUMBERS[group.count]} pairs` : 'a pair'} of ${plural(name)}`
    : group
      ? `${NUMBERS[group.count]} ${plural(name)}`
      : PAIRS.test(name)
        ? name
        : article(name);
  if (dressed) text += ` dressed in ${colour}`;
  const named = parts.filter((p) => p.said !== '');
  if (named.length > 0) text += ` with ${listed(named.map((p) => (p.plural ? p.said : counted(p.said))))}`;
  if (brief.outfit) text += ` in the clothes of ${article(words(brief.outfit))}`;
  if (without.length > 0) text += `, without ${listed(without.slice(0, 6))}`;
  if (brief.mount) text += `, riding ${article(words(brief.mount.concept))}`;
  else if (brief.action) text += `, ${DOING[brief.action] ?? `${brief.action.replace(/e$/, '')}ing`}`;
  if (brief.setting) text += `, ${placeWords(brief.setting)}`;
  if (brief.confidence < 0.05) {
    const meant = brief.suggestions ? `; did you mean ${brief.suggestions.join(', ')}?` : '';
    text += ` (a guess: no word of the description names a known thing${meant})`;
  } else if (standsFor && standIn) text += ` (stand-in for: ${standsFor.slice(0, 40)})`;
  else if (standsFor && brief.confidence < 0.9) text += ` (the nearest known thing to "${standsFor.slice(0, 40)}")`;
  return text;
}
