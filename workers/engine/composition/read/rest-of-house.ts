/**
 * What is said of a building that no row of its parts took: each clause between commas, "with" and "and" is a noun, how it is there and
 * where ("a bone over the door", "plants growing out of the roof", "a troll under it", "horse tied outside"). What is known by its name is
 * put there; a part and what became of it are said the other way round ("one pane smashed": a smashed pane).
 */
import { categoryOf, isPainted } from '../../catalogue/things/index.ts';
import { signFor } from '../../catalogue/things/sign-pictures.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import { isOnWalls } from '../changes/on-walls.ts';
import type { Change } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { MANNER_OF } from '../places/manners.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { faceOn } from './changeable.ts';
import { WALL_WORDS } from './fitting-words.ts';
import { housePart } from './house-part.ts';
import { isBuilt } from './house-parts.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { readNoun } from './noun-phrase.ts';
import { perched } from './perched.ts';
import { NUMBERS } from './words.ts';

const SEPARATOR = /((?:, ?)(?:(?:and|with|has|but) )?| with (?:an? )?(?=\S)| and (?:with )?| but | while | plus )/i;
/** What stands there as houses do, and is none. */
const LIKE_HOUSES =
  /booth$|dog-house|kennel|birdhouse|vending-machine|food-cart|bus-stop|street-lamp|lamp-post|circus-tent|bridge$|^well$|gate$|ruins|outhouse|^tent$|lighthouse|tower|bus$|train$|locomotive|wagon$|caravan$|airship/;
/** Parts of houses and what is no thing that stands. */
const PARTS =
  /\b(?:signs?|doors?|windows?|roofs?|walls?|stairs|steps|steeple|attic|holes?|marks?|glass|panes?|cracks?|lights?|smoke|steam|fire|flames?|snow|moss|ivy|heads?|eyes?|face|mouth|legs?|wings?|columns?|pillars?|chimneys?|floors?|stor(?:e?ys?|ies)|bricks?|stones?|wood|planks?|beams?|entrance|towers?|domes?|balcon(?:y|ies)|porch|awnings?|canopy|shutters?|curtains?|trim|logo|letters|graffiti|paint|colou?rs?|sky|moon|sun|stars|earth|planets?|world|galaxy|rainbow|aurora|sunset|sunrise|lightning|thunder|storm|clouds?|rain|night|water|lava|river|sea|lake|pond|creek|waterfalls?|springs?|geysers?|cliffs?|caves?|island|field|jungle|garden|grass|forest|mountains?|hills?|desert|city|street|town|village|dock|pier|dome|top|side|half|front|back|stripes?|tips?|corners?|edges?|vines?|nobody|people|style|vibes?|hands?)$/;

/** What flies about a house, as it is drawn there. */
export const FLYING: Readonly<Record<string, string>> = { bat: 'bat', crow: 'bird', raven: 'bird', bird: 'bird', seagull: 'bird', vulture: 'bird', pigeon: 'bird', ghost: 'ghost', spirit: 'ghost' }; // biome-ignore format: a table

type At = Extract<Change, { readonly is: 'on top' }>['at'];
interface Where {
  readonly words: RegExp;
  readonly at?: At | 'top';
  readonly front?: true;
  readonly both?: true;
  readonly aside?: true;
}
const THE =
  '(?:(?:the|its|a|an|one|each|every|both|all|main|front|back|big|little|open|closed|upper|lower|top|broken|left|right|attic|lit|old|wide) )*';
const WHERE: readonly Where[] = [
  { words: new RegExp(`(?:growing |coming |sticking |poking |bursting )?(?:up )?(?:out(?: of)?|through|from) ${THE}(?:roof|rooftop|ceiling|holes? in the roof)$`), at: 'roof' },
  { words: new RegExp(`(?:in|at|behind|out of|out|from|through|over) ${THE}windows?$`), at: 'window' },
  { words: new RegExp(`(?:on|at|in|around|out of|from|atop) ${THE}(?:chimneys?|smokestacks?)$`), at: 'chimney' },
  { words: new RegExp(`(?:on|over|along|from) ${THE}(?:railings?|rails?|balcon(?:y|ies)|decks?|gallery|platform|ledge)$`), at: 'railing' },
  { words: new RegExp(`(?:(?:curled|coiled|wrapped|flying|circling|wound) )?(?:around|round) ${THE}(?:top|tower|roof|spire|chimney)$`), at: 'top' },
  { words: new RegExp(`(?:over|above|on top of) ${THE}(?:doors?|doorway|entrance|gates?|garage)$`), at: 'door' },
  { words: new RegExp(`(?:on|nailed to|from|against|to|up|off) ${THE}(?:walls?|facade|side wall|bracket|outside wall)$`), at: 'wall' },
  { words: new RegExp(`(?:under|beneath|below|underneath) (?:it|${THE}(?:bridge|arch|arches|house|building|hut|stilts|tower))$`), at: 'under' },
  { words: new RegExp(`(?:on top(?: of (?:it|the [a-z]+))?|on ${THE}(?:roof|rooftop|top|tip|peak|spire|edge|wall top|gable|cone|tower|cross|steeple|flagpole|weather ?vane|sign|awning)|on it|up top|above(?: it)?|over it)$`), at: 'top' },
  { words: /(?:(?:on |at |to )?(?:either|both|each) sides?|left and right|on the left and right|flanking it|around it|all around|around)$/, both: true },
  { words: new RegExp(`(?:beside it|next to it|nearby|near it|by it|alongside|(?:on|at|to|by) ${THE}sides?|(?:on|at|to) the (?:left|right)|behind it|behind)$`), aside: true },
  { words: new RegExp(`(?:outside|in front(?: of (?:it|${THE}[a-z]+))?|out front|at the front|before it|parked|(?:by|beside|near|next to|at|before|outside) ${THE}(?:doors?|doorway|entrance|gate|house|building|shop|porch|steps|stairs|curb|fence|wall)|(?:on|at) ${THE}(?:porch|steps|stairs|counter|bench|table|dock|pier|ground|lawn|path|sidewalk|street|pavement|pump)|in (?:the|its) (?:yard|garden|snow|grass|driveway)|there)$`), front: true },
  { words: new RegExp(`(?:inside|in (?:it|${THE}(?:door|doorway|entrance|gate|arch|opening|garage)))$`), front: true },
]; // biome-ignore format: a table
const DOES =
  /(?: (?:is |are |being |left |just |all |also |slowly )*(?:[a-z]{2,}ing|tied|parked|stuck|leaned|chained|nailed|perched|piled|stacked|curled|asleep|half|mounted|seated|attached|abandoned|up|out|down|off|looking|stretched|painted|planted|placed|dumped|visible)(?: (?:up|out|down|on|against|over|to|with|from|into|at|off|in|for|of))*)+$/;
const ARTICLE = /^(?:(?:an?|the|its|some|there is|there are|has|with|and|also|plus|his|their) )+/;
const STATES = 'smashed|broken(?: off)?|cracked|shattered|missing|gone|torn|crooked|bent|open|closed|shut|ajar|lit|glowing|boarded(?: up)?|rusty|rusted|mossy|burnt|burning|fallen|collapsed|leaning|hanging|flickering|dark|frosted|peeling|overgrown|painted|stained|barred|red|blue|green|yellow|white|black|pink|purple|orange|gold|golden|brown|grey|gray|round|wooden|striped'; // biome-ignore format: one line
const PART_FIRST = new RegExp(`^(?:(an?|one|the|its|two|three|some|all) )?((?:[a-z]+ )?(?:door|window|windows|doors|pane|panes|roof|wall|walls|side|corner|sail|sign|chimney|shutters|top|tip|dome|wheel|sails|glass|gate|railing|awning|tower|curtains|flag)) (?:is |are |has been |all |half |slightly |a bit )*(${STATES})$`); // biome-ignore format: one line

/** What stands where houses do. */
export const standsAsHouse = ({ kind, concept, scenery }: Brief): boolean =>
  kind === 'thing' && !scenery && (isBuilt(concept) || LIKE_HOUSES.test(concept));

/** The words before the first of its clauses. */
export const headOf = (text: string): string => text.split(SEPARATOR)[0]!.trim();

/** Its name ends in a building's: a school orchestra is no school. */
export function isNamedLast(head: string, whole: Brief, read: Read): boolean {
  const plain = head.toLowerCase().replace(/ (?:on|at|in|by|during|under|near|over|made|of) .*$/, '')  .replace(/ (?:half |partly |mostly |all )?(?:overgrown|eaten|covered|wrapped|surrounded|swallowed|guarded|lit) (?:by|in|with) .*$/, '').replace(/ (?:entrance|building|exterior|front|facade|outside)$/, ''); // biome-ignore format: one line
  const { concept, confidence, scenery, unknown } = read(plain);
  return concept === whole.concept && confidence >= 0.9 && !scenery && !plain.includes(':') && !unknown.some((word) => plain.endsWith(word)); // biome-ignore format: one line
}

/** Reads the clauses that are left; those that are put there are cut out. `had`: what it has already. */
export function restOfHouse(
  text: string,
  whole: Brief,
  read: Read,
  had: readonly Change[] = [],
): { readonly text: string; readonly changes: readonly Change[] } {
  const head = headOf(text);
  if (!standsAsHouse(whole) || !isNamedLast(head, whole, read)) return { text, changes: [] };
  const sat = perched(text, whole, read);
  // what stood there went without its place
  const split = sat.text.replace(/ (?:beside|next to|near|by|around|in front of) it(?=$|,| and | with )/gi, (at, i: number) => (/^[^,]*$/.test(sat.text.slice(0, i)) && !/ with /.test(sat.text.slice(0, i)) ? '' : at)).split(SEPARATOR); // biome-ignore format: one line
  const changes: Change[] = [...sat.changes];
  let kept = split[0]!;
  for (let i = 1; i + 1 < split.length; i += 2) {
    const said = split[i + 1]!.trim();
    if (said === '') continue;
    const found = clauseOf(said, head, whole, read, [...had, ...changes]);
    if (!found) kept += `${changes.length > 0 && /^ and/.test(split[i]!) ? ' with ' : split[i]!}${split[i + 1]}`;
    else if (typeof found === 'string') kept += `, ${found}`;
    else changes.push(found);
  }
  return { text: kept.trim(), changes };
}

/** One clause: what is put there, the same in other words, or nothing where it is to be left as it is. */
function clauseOf(said: string, head: string, whole: Brief, read: Read, had: readonly Change[]): Change | string | undefined {
  const plain = said.toLowerCase().replace(/[.!"“”]/g, '').replace(/\s+/g, ' ').trim();
  // its own drawing has it
  const shown = (words: string): boolean => {
    const brief = read(`${head} with ${words}`);
    return brief.concept === whole.concept && brief.parts.length > read(head).parts.length && brief.unknown.length <= read(head).unknown.length; // biome-ignore format: one line
  };
  const turned = PART_FIRST.exec(plain);
  if (turned) {
    const [, number = '', part = '', state = ''] = turned;
    const words = [/^(?:an?|one|two|three)$/.test(number) ? number : '', state.replace(' off', '').replace(' up', ''), part].filter(Boolean).join(' '); // biome-ignore format: one line
    if (/^(?:collapsed|fallen|broken(?: off)?|missing|gone)$/.test(state)) {
      if (/(?:wall|side|corner|tower|top|tip|dome|roof)s?$/.test(part)) return { is: 'crumbled' };
      if (/sail/.test(part)) return { is: 'torn sails' };
    }
    const own = housePart(words.replace(/^one /, ''), whole);
    if (own) return { ...own, ...('told' in own ? { told: `with ${said}` } : {}) } as Change;
    return shown(words) && !shown(plain) ? `with ${words}` : undefined;
  }
  const face = whole.parts.some(({ piece }) => piece === 'face') ? undefined : faceOn(plain);
  if (face) return face;
  if (/^(?:(?:some|deep|thick|fresh|heavy|lots of|a bit of) )*snow (?:[a-z]+ )?(?:on|over|all over) /.test(plain)) return { is: 'snowed', told: `with ${plain}` }; // biome-ignore format: one line
  const where = WHERE.find(({ words }) => words.test(` ${plain}`));
  const place = where?.words.exec(plain);
  const before = (place ? plain.slice(0, place.index) : plain).trim();
  const number = before.replace(ARTICLE, '').split(' ')[0]!;
  const bare = before.replace(ARTICLE, '').replace(DOES, '').replace(/ (?:on|in|at|hanging|standing|which|that|is|are)$/, '').replace(/^(?:huge|giant|big|large|small|little|tiny|old) /, '').trim(); // biome-ignore format: one line
  if (bare === '' || bare.split(' ').length > 5 || /\b(?:made|covered|painted|built|turned|made of|full|like|from|for|to)\b/.test(bare)) return undefined; // biome-ignore format: one line
  if (PARTS.test(bare) && !/\b(?:street ?lights?|traffic lights?|fire hydrant|snow ?man)\b/.test(bare)) return undefined;
  const item = known(bare, read);
  if (!item || (isBuilt(item.concept) && sizeOf(item) > 2 && where?.at !== 'top')) return undefined;
  // a raven on its cross is somebody, whatever cross it has
  if (!isAlive(item) && shown(plain)) return undefined;
  const many = (/s$/.test(bare) && !/ss$/.test(bare)) || (NUMBERS[number] ?? 1) > 1;
  const count = Math.min(4, NUMBERS[number] ?? (many ? 2 : 1));
  const told = plain.replace(ARTICLE, '');
  // the clock of a clock tower is its own
  if (COLOUR_HEX.has(bare) || (!where && whole.concept.split('-').includes(bare.split(' ')[0]!))) return undefined;
  // "cyberpunk" is a world, a troll under it is somebody
  if (MANNER_OF.has(bare) && !where && !/^(?:an?|the|one|two) /.test(said.toLowerCase())) return undefined;
  const wall = WALL_WORDS[singularOf(bare)];
  if (wall && isOnWalls(wall) && (many || /\bhang/.test(plain)) && (!where || where.at === 'wall' || where.front || where.at === 'door')) return { is: 'on walls', of: wall, count: many ? (NUMBERS[number] ?? 4) : 1, told: plain, ...(where?.at === 'door' && !many ? { over: 'door' as const } : {}) }; // biome-ignore format: one line
  const flying = many ? FLYING[singularOf(bare.split(' ').at(-1)!)] : undefined;
  if (flying) return { is: 'flying', of: flying };
  if (had.some((c) => 'item' in c && c.item && c.item.concept === item.concept)) return undefined;
  // along its railings
  if (/bridge$/.test(whole.concept) && !where && !isAlive(item) && sizeOf(item) < 2) return { is: 'about', item, text: told, where: 'roof', count: NUMBERS[number] ?? (many ? 4 : 1) }; // biome-ignore format: one line
  const leans = /\b(?:leaning|leaned|leant|propped) (?:on|against|at|up)/.test(plain);
  if (where?.at && !leans) {
    // who is on the wall of a fort or a prison walks on top of it
    const at = where.at === 'top' || (where.at === 'wall' && isAlive(item) && sizeOf(item) > 0.3) ? undefined : where.at;
    if (at === undefined && count > 1) return { is: 'about', item, text: told, where: 'roof', count: Math.min(4, count) };
    return { is: 'on top', item, ...(at ? { at } : {}), ...(at === 'window' && count > 1 ? { count: NUMBERS[number] ?? 3 } : {}), text: told.replace(where.words, '').trim() || bare };
  }
  if (where?.both) return { is: 'flanked', item, text: told, ...(categoryOf(item.concept) === 'plant' ? {} : { share: Math.max(0.3, Math.min(0.5, sizeOf(item) / 2.4)) }) }; // biome-ignore format: one line
  if (where === undefined && !isAlive(item) && signFor(bare) !== undefined && /\bsign\b/.test(plain)) return undefined;
  return { is: 'at side', item, text: told, share: Math.max(0.3, Math.min(0.72, sizeOf(item) / 2.4)), count: where?.both ? 2 : count, ...(where?.front || leans ? { front: true } : {}) }; // biome-ignore format: one line
} // biome-ignore format: patterns

/** A thing, an animal or a person that is known in all of these words. */
function known(said: string, read: Read): Brief | undefined {
  const carved = /^(?:(.+) )?statues?$/.exec(said);
  const of = carved?.[1] ? known(carved[1].replace(/^(?:stone|marble|big|two) /, ''), read) : undefined;
  if (of) return { ...of, colours: ['#9a9ca4'] };
  // out of doors it is no sofa
  const words = said
    .replace(/\bbench(es)?$/, 'park bench$1')
    .replace('park park', 'park')
    .replace(
      /^((?:(?:two|three|four|five|six|several|old|iron|gas|tall|lit|glowing|yellow) )*)lamps?(?: posts?)?$/,
      '$1street lamp',
    );
  for (const one of [words, singularOf(words)]) {
    const { brief, unknown, changes } = readNoun(one.replace(/^(?:two|three|four|five|several|some|few) /, ''), read);
    if (brief.confidence >= 0.9 && unknown.length === 0 && brief.unknown.length === 0 && !brief.scenery && changes.length === 0 && !isPainted(brief)) return { ...brief, count: 1 }; // biome-ignore format: one line
  }
  return undefined;
}
