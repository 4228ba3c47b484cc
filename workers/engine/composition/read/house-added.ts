/** Columns, awnings, stairs, ramps, domes and spires that a house is said to have. */

import { partsOf } from '../../catalogue/things/building-parts.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Built } from '../graph.ts';
import { hexOf } from './house-part-looks.ts';
import { PLAIN } from './house-part-words.ts';

/** What any building may be given: each with what it is made of where that is its colour. */
const ADDED: readonly (readonly [RegExp, Built['of'], string?])[] = [
  [/(?:^|\s)(?:columns|pillars|colonnades?|porticos?|porticoes)$/, 'colonnade'],
  [/(?:^|\s)(?:awnings?|canopy|canopies|sun ?shades?)$/, 'awning'],
  [/(?:^|\s)(?:spiral|winding|curving|curved|helical|circular) (?:stairs|steps|staircases?|stairways?)$/, 'stairs', 'spiral'],
  [/(?:^|\s)(?:(?:outside|outdoor|outer|exterior|external|side|wooden|wood|metal|iron|stone|rickety|rusty|long|steep|back) )*(?:stairs|steps|staircases?|stairways?)$/, 'stairs'],
  [/(?:^|\s)bullet ?(?:holes?|marks?|pocks?)$/, 'pocks'],
  [/(?:^|\s)(?:(?:wheelchair|access|loading|entrance|entry|wooden|concrete|metal|stone) )*ramps?$/, 'ramp'],
  [/(?:^|\s)(?:onion|bulb|russian|bulbous|mughal) (?:dome|cupola)s?$/, 'tops', 'onion dome'],
  [/(?:^|\s)(?:glass|crystal|transparent|see[- ]through|geodesic) (?:dome|cupola)s?$/, 'tops', 'glass dome'],
  [/(?:^|\s)(?:domes?|cupolas?)(?: roofs?)?$|(?:^|\s)domed roofs?$/, 'tops', 'dome'],
  [/(?:^|\s)(?:steeples?|spires?|pinnacles?)$/, 'tops', 'spire'],
]; // biome-ignore format: a table
const STUFF: Readonly<Record<string, string>> = { marble: '#f0ece8', sandstone: '#dcbc84', limestone: '#e8dcc0', granite: '#a4a4ac', stone: '#b4b0ac', wooden: '#a87444', wood: '#a87444', brick: '#b0604c', metal: '#8c98a8', iron: '#6c7484', steel: '#98a4b4', concrete: '#b0b0b4', copper: '#5cb09c', bronze: '#b0804c', gold: '#f0b838', golden: '#f0b838', gilded: '#f0b838', ivory: '#f4ecd8', plaster: '#f0ece0', bone: '#e8dcc0', roman: '#ece4d0', greek: '#f0ece4', doric: '#f0ece4', ionic: '#f0ece4', corinthian: '#f0ece4' }; // biome-ignore format: a table
const ADDED_LOOK = /^(?:outside|outdoor|outer|exterior|external|side|back|steep|rickety|wheelchair|access|loading|entrance|entry|onion|bulb|russian|bulbous|mughal|glass|crystal|transparent|geodesic|spiral|winding|curving|curved|helical|circular|domed|central|classical|bullet|front|striped|checkered|chequered|checked|plaid|gingham|cloth|canvas|fabric)$/; // biome-ignore format: a list
/** These have columns, domes or spires of their own that colours are given to. */
const HAS_OWN: Partial<Record<Built['of'], RegExp>> = { tops: /mosque|cathedral|church|palace|igloo|dome|observatory|capitol|pagoda|taj|space|temple|clock-tower|skypod/, colonnade: /temple|capitol|ruins|parthenon|pantheon|mausoleum|white-house|gazebo/, stairs: /pyramid|ziggurat|aztec|fire/, ramp: /skate|parking/ }; // biome-ignore format: a table

/** Stairs that go up along a wall. */
const SIDE_STAIRS = /\b(?:outside|outdoor|outer|exterior|external|side|fire|rickety|metal|iron|rusty)\b/;

export function addedPart(rest: string, { concept, unknown }: Brief, count: number | undefined, told: string): Built | undefined {
  for (const [noun, of, kind] of ADDED) {
    const found = noun.exec(rest);
    if (!found) continue;
    const named = rest.split(' ').at(-1)!;
    const owns = partsOf(concept);
    if (owns.columns && of === 'colonnade') return undefined;
    if (owns.dome && of === 'tops' && kind !== 'onion dome') return undefined;
    if (HAS_OWN[of]?.test(concept) && !(kind === 'onion dome' && /church|chapel|cathedral/.test(concept)) && !(unknown.some((u) => u.split(' ').includes(named)) && kind === 'spire')) return undefined; // biome-ignore format: one line
    const looks = rest.split(' ').slice(0, -1);
    if (!looks.every((w) => PLAIN.test(w) || COLOUR_HEX.has(w) || STUFF[w] || ADDED_LOOK.test(w) || w === 'see-through')) return undefined; // biome-ignore format: one line
    // its own awning has its colour by itself: what is left to be told is that it is striped
    const striped = looks.includes('striped');
    const checked = looks.some((w) => /^(?:checkered|chequered|checked|plaid|gingham)$/.test(w));
    if (of === 'awning' && !striped && !checked && owns.awning) return undefined;
    if (of === 'awning' && /^shop$|stall|tent/.test(concept)) return undefined;
    if (of === 'stairs' && looks.some((w) => /^(?:broken|fallen)$/.test(w))) return undefined;
    const hue = hexOf(looks) ?? looks.map((w) => STUFF[w]).find(Boolean);
    const many = /s$/.test(named);
    const aside = of === 'stairs' && !kind && (looks.some((w) => SIDE_STAIRS.test(w)) || SIDE_STAIRS.test(told)) ? 'side' : kind; // biome-ignore format: one line
    return { is: 'built', of, ...(checked ? { kind: 'checkered' } : striped ? { kind: 'striped' } : aside ? { kind: aside } : {}), count: count ?? (of === 'colonnade' ? 4 : many ? 3 : 1), ...(hue && kind !== 'glass dome' ? { hue } : {}), told }; // biome-ignore format: one line
  }
  return undefined;
} // biome-ignore format: short
