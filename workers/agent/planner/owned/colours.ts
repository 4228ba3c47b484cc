/** In how many colours, or in those of which console, something of one's own shall be: counted by hand, drawn anew, or kept to a palette in the studio. */
import { isCharacter, isThing } from '../holdings/index.ts';
import { generations } from '../says.ts';
import type { Step } from '../step.ts';
import { PRICES } from '../steps.ts';
import { assetOf, type Deed, kept, namesOf } from './deed.ts';
import type { Held } from './mine.ts';

/** Consoles and machines whose colours are drawn, and how a description calls them. */
const CONSOLES: readonly (readonly [RegExp, string])[] = [
  [/\bgame ?boy color|\bgbc\b/i, 'game boy color'],
  [/\bgame ?boy\b|\bdmg\b/i, 'game boy'],
  [/\bsuper nintendo\b|\bsnes\b/i, 'snes'],
  [/\bnes\b|\bfamicom\b/i, 'nes'],
  [/\bpico-?8\b/i, 'pico-8'],
  [/\bc-?64\b|\bcommodore\b/i, 'c64'],
  [/\bcga\b/i, 'cga'],
  [/\bega\b/i, 'ega'],
  [/\bzx ?spectrum\b|\bspectrum\b/i, 'zx spectrum'],
  [/\bgenesis\b|\bmega ?drive\b/i, 'genesis'],
];
/** Said of colours as a number or a set of them. */
export const OF_PALETTE =
  /\bpalettes?\b|\b(?:how many|number of|count(?: the)?|fewer|less|limit(?:ed)?(?: to)?|reduce[sd]?(?: to| the)?|only|just|max(?:imum)?|at most|within|\d{1,3}|two|three|four|eight|sixteen)(?: (?:different|max|unique))? colou?rs?\b|\bcolou?r (?:count|limit|depth)\b|\b(?:in|to|use|like|as) (?:an? |the |real |old )?(?:game ?boy|gbc|nes|snes|pico-?8|c-?64|cga|ega|zx spectrum)\b/i;
const COUNTED = /\b(?:how many|count|number of|check|which)\b/i;
const MOST = 60;

const IN_EDITOR =
  'In the pixel editor of the studio its colours stand beside the drawing; "Load a palette" (.hex, .gpl or .pal) and "Keep the picture to it" bring it to exactly those, for nothing.';

export function inColours(of: readonly Held[], said: string, projectId: string | null): Deed {
  const name = CONSOLES.find(([words]) => words.test(said))?.[1];
  const sprites = of.filter((it) => isCharacter(it) || isThing(it));
  const others = of.filter((it) => !sprites.includes(it));
  const number = /\b(\d{1,3}|four|eight|sixteen)(?: \w+)? colou?rs?\b/i.exec(said)?.[1] ?? /\b(?:within|to|under|below|of) (\d{1,3})\b/i.exec(said)?.[1];
  if (!name || COUNTED.test(said) || !sprites.length)
    return { tell: `${COUNTED.test(said) ? `How many colours ${namesOf(of)} ${of.length > 1 ? 'use' : 'uses'} I cannot count from here. ` : ''}${IN_EDITOR}${number ? ` That is how ${of.length > 1 ? 'they are' : 'it is'} brought to ${number} or fewer: load a palette of ${number} colours.` : ''} Nothing was changed or charged. I draw with few colours anyway; a thing anew "in pico-8 style" or "in game boy style" has no others than that machine's (1 generation).` };
  const steps = sprites.map((it): Step => {
    const asset = assetOf(it);
    const description = `${asset.words} in ${name} style`;
    const tool = isCharacter(it) ? 'create_character' : 'create_map_object';
    const args = isCharacter(it) ? { ...asset.args, description } : { width: 48, height: 48, ...asset.args, description };
    return { tool, args: { ...args, ...(projectId ? { project_id: projectId } : {}) }, price: isCharacter(it) ? PRICES.character : PRICES.object, what: `${it.name} in ${name} colours` };
  });
  if (steps.length > MOST) return { tell: `${IN_EDITOR} To draw all anew would be ${generations(steps.length)}, more than one message may cost.` };
  const beside = others.length ? ` ${namesOf(others)} I would leave: tiles, maps and interfaces are kept to a palette in the studio.` : '';
  return {
    steps,
    notes: [kept(sprites)],
    proposal: `A finished picture is not recoloured by me: in the colours of the ${name} I would draw ${namesOf(sprites)} anew, which will not be the very same.${beside} Or keep the pictures that you have: ${IN_EDITOR.replace(/^In/, 'in')}`,
  };
} // biome-ignore format: short enough
