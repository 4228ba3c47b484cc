import type { Brief, BriefPart } from '../types.ts';
import type { NamedColour } from './description.ts';

/** A part with the words for it. */
export interface NamedPart {
  readonly part: BriefPart;
  /** "dark red cape" */
  readonly said: string;
  readonly plural: boolean;
}

const PLACES: Readonly<Record<string, string>> = {
  night: 'at night', beach: 'on a beach', meadow: 'in a meadow', water: 'by the water', sky: 'in the sky', snow: 'in the snow', space: 'in space',
  mountain: 'in the mountains', castle: 'in a castle hall', lava: 'among lava',
}; // biome-ignore format: a table
const DOING: Readonly<Record<string, string>> = {
  run: 'running', die: 'falling', sit: 'sitting', swim: 'swimming', wave: 'waving', ride: 'riding', dance: 'dancing', work: 'working',
}; // biome-ignore format: a table

const words = (id: string): string => id.replace(/[-_]/g, ' ');
const listed = (items: readonly string[]): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);
const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** One readable sentence of what will be drawn; `standsFor` says which unknown word the concept was chosen for. */
export function sentence(
  brief: Omit<Brief, 'drawnAs'>,
  colours: readonly NamedColour[],
  material: string | undefined,
  parts: readonly NamedPart[],
  standsFor?: string,
): string {
  const colour = listed([...new Set(colours.map((c) => c.name))]);
  const materialWord = material && !colours.some((c) => c.name === material) ? material : undefined;
  const traits = new Set([...brief.build, ...brief.mood]);
  const noun = [...traits, colour, materialWord, brief.species, words(brief.concept)].filter((w) => w !== undefined && w !== '');
  let text = article(noun.join(' '));
  if (parts.length > 0) text += ` with ${listed(parts.map((p) => (p.plural ? p.said : article(p.said))))}`;
  if (brief.without.length > 0) text += `, without ${listed(brief.without.slice(0, 6).map(words))}`;
  if (brief.action) text += `, ${DOING[brief.action] ?? `${brief.action.replace(/e$/, '')}ing`}`;
  if (brief.setting) text += `, ${PLACES[brief.setting] ?? `in ${article(brief.setting)}`}`;
  if (standsFor && brief.confidence < 0.9) text += ` (the nearest known thing to "${standsFor.slice(0, 40)}")`;
  return text;
}
