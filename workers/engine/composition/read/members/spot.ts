/** Where in a place a thing is said to be: on the floor, on a table, at the window, to the left, far away, everywhere. */
import { categoryOf } from '../../../catalogue/things/index.ts';
import type { Spot, SpotName } from '../../graph.ts';
import { KNOWN, type Read } from '../known.ts';

const NAMES: readonly (readonly [RegExp, SpotName])[] = [
  [/^(?:floor|floors|ground|street|road|pavement|sidewalk|path|carpet|tiles|grass|snow|sand|mud|dirt)$/, 'floor'],
  [/^(?:walls?|wallpaper|facades?|buildings|houses)$/, 'wall'],
  [/^(?:ceiling|rafters|beams|roof beams|above|branches)$/, 'ceiling'],
  [/^(?:windows?|windowsills?|sills?|window ledge)$/, 'sill'],
  [/^(?:corners?)$/, 'corner'],
  [/^(?:middle|centre|center|heart)$/, 'middle'],
  [/^(?:left|left side|left hand side)$/, 'left'],
  [/^(?:right|right side|right hand side)$/, 'right'],
  [/^(?:sides?|edges?|both sides|borders?|wayside|roadside)$/, 'sides'],
  [/^(?:background|distance|horizon|far distance|back|far end|end|skyline|far side|other side)$/, 'far'],
  [/^(?:foreground|front|fore)$/, 'front'],
  [/^(?:sky|air|skies|clouds)$/, 'air'],
  [/^(?:water|sea|lake|river|pond|ocean|canal|harbou?r|bay|waves|pool|stream|creek|lagoon)$/, 'water'],
];
/** "Lying on the floor": how it is there says nothing more than where. */
const POSED =
  '(?:(?:standing|sitting|lying|laying|hanging|hung|floating|flying|resting|leaning|scattered|placed|left|parked|stacked|piled|growing|mounted|pinned|drifting|swimming|sailing|strewn|set|spread|visible|looming|rising|towering|stuck|kept|dangling|perched|burning|glowing|circling|anchored|moored|docked) )*';
const AT = new RegExp(`^(.+?),? ${POSED}(?:on|in|at|by|from|along|over|above|against|across|around|under|near|through|beside|next to|to|between|of) (?:the |a |an |its |both |each |every )?(?:(?:far|old|wooden|stone|dark|still|calm|big|large|small|high|messy|dirty|dusty|broken|back|wide|grey|gray|stormy|night|cloudy) )*([a-z]+(?: (?:side|beams|end|ledge|distance|hand side))?)$`); // biome-ignore format: one line
const TRAILING: readonly (readonly [RegExp, SpotName | 'all'])[] = [
  [/^(.+?),? (?:scattered|spread|strewn|lying|growing|hanging)? ?(?:everywhere|all over(?: the place)?|all around|scattered(?: about| around)?|strewn about|lying around|lying about)$/, 'all'],
  [/^(.+?),? (?:far away|far off|afar|in the far distance|further away|far behind|looming|towering behind|towering above|behind|beyond)$/, 'far'],
  [/^(.+?),? (?:(?:parked|waiting|standing) )?(?:outside|out front)$/, 'front'],
  [/^(.+?),? (?:overhead|above|up high|up above|flying by|passing by)$/, 'air'],
  [/^(.+?),? (?:left behind|nearby|inside|there|aside|around|standing there|on display|on it|below|left over)$/, 'middle'],
]; // biome-ignore format: one line each
/** How it comes there, and from which side: "a train just entering from left". */
const COMING =
  /^(.+?),? (?:(?:just|slowly|only|now|about to) )*(?:entering|enter|arriving|coming|approaching|crossing|leaving|pulling in|pulling out|rolling in|driving|emerging|appearing|passing)(?: (?:in|into|from|out of|through|over|along|by|past|on|at|it|onto|across)\b(.*))?$/;
const LEADING: readonly (readonly [RegExp, SpotName | 'all'])[] = [
  [/^(?:distant|far away|faraway|far|background) (.+)$/, 'far'],
  [/^(?:foreground|near|nearby|close) (.+)$/, 'front'],
  [/^(?:hanging|dangling|suspended) (.+)$/, 'ceiling'],
  [/^(?:scattered|strewn) (.+)$/, 'all'],
]; // biome-ignore format: one line each

/** A phrase without the words that say where, and where that is; a support is what it stands on. */
export interface Located {
  readonly text: string;
  readonly at?: Spot;
}

/** What carries things on its top. */
const carries = (text: string, read: Read): boolean => {
  const { kind, confidence, concept, scenery } = read(text);
  return kind === 'thing' && confidence >= KNOWN && !scenery && /^(?:furniture|container|rock|object|nature)$/.test(categoryOf(concept) ?? ''); // biome-ignore format: one line
};

export function located(phrase: string, read: Read): Located {
  for (const [pattern, where] of TRAILING) {
    const [, text] = pattern.exec(phrase) ?? [];
    if (text) return { text, at: where === 'all' ? { is: 'floor', strewn: true, told: phrase } : { is: where, told: phrase } };
  }
  const [, who, whence = ''] = COMING.exec(phrase) ?? [];
  if (who && !/ (?:with|of|who|that) /.test(who)) return { text: who, at: { is: /\bleft\b/.test(whence) ? 'left' : /\bright\b/.test(whence) ? 'right' : 'middle', told: phrase } }; // biome-ignore format: one line
  const [, thing, where = ''] = AT.exec(phrase) ?? [];
  if (thing) {
    const name = NAMES.find(([words]) => words.test(where))?.[1];
    if (name) return { text: thing, at: { is: name, told: phrase } };
    const last = where.split(' ').at(-1)!;
    if (/ (?:on|atop|upon) /.test(phrase) && carries(last, read)) {
      const { concept } = read(last);
      return { text: thing, at: { is: 'on', support: concept, told: phrase } };
    }
  }
  for (const [pattern, where] of LEADING) {
    const [, text] = pattern.exec(phrase) ?? [];
    if (text) return { text, at: where === 'all' ? { is: 'floor', strewn: true, told: phrase } : { is: where, told: phrase } };
  }
  return { text: phrase };
} // biome-ignore format: short
