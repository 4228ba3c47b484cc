/** Things that are said to be in a place, as the place has them: what it shows anyway, what is strewn about, who goes about there, pictures on walls. */
import { singulars } from '../../understand/tokens.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { showsItself } from '../places/already-shown.ts';
import { PLACES } from '../places/index.ts';
import type { PlaceRow } from '../places/types.ts';
import type { Draft } from './draft.ts';
import { isMany } from './how-many.ts';
import { KNOWN, type Read } from './known.ts';
import { type NounPhrase, readNoun } from './noun-phrase.ts';
import type { SaidFeature } from './said-features.ts';

/** The sun is seen in a room by what falls in; pupils' desks are the classroom's own. */
export function inRoom(text: string, row: PlaceRow): SaidFeature | undefined {
  if (/\b(?:sun|sunlight|sunshine|sun ?beams?|sun ?rays?|daylight|sunset light|golden light)$/i.test(text) && !/\b(?:painting|symbol|statue|emblem)\b/i.test(text)) return { weather: 'rays', told: text.trim() }; // biome-ignore format: one line
  if (/\b(?:wooden |old |empty |school |student |small )*desks$/i.test(text) && row.features?.includes('desks')) return { told: text.trim() }; // biome-ignore format: one line
  return undefined;
}

/** What is strewn about a floor or heaped on a desk, one by one. */
const STREWN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:(?:some|many|old|scattered|piles? of|human|lots of) )*bones$/i, ['a skull', 'a bone', 'a ribcage']],
  [/^(?:(?:some|fresh|lots of|many|colou?rful) )*(?:spices|herbs)$/i, ['a flour sack', 'a basket', 'a jar']],
  [/^(?:(?:an?|the|small|little|wooden) )*bard(?:'s)? stage$/i, ['a bard with a lute']],
  [/^(?:(?:some|many|lots of|scattered|colou?rful|old|broken|wooden) )*toys\b(?: (?:scattered|lying|spread)?.*\b(?:floor|ground|around|about|everywhere|room))?$/, ['a teddy bear', 'a beach ball', 'a toy train']], // biome-ignore format: one line
  [/^(?:(?:some|scattered) )*(?:school|art) supplies\b.*$/, ['a pencil', 'a book', 'a paintbrush']],
];
const DESK_FULL = /^(?:an? |the )?(?:[a-z]+ ){0,2}?(desk|table) (?:full of|covered (?:in|with|by)|piled (?:high )?with|loaded with|strewn with|littered with|filled with|laden with) (?:many |lots of |old )?([a-z ]+)$/i; // biome-ignore format: one line

/** "Full of people": who is there in our own days wears no tunic. */
const PEOPLE =
  /^(?:(?:the|some|many|several|few|a|busy|walking|lots of|a lot of|crowds? of|group of|waiting) )*(?:people|persons|pedestrians|passengers|passersby|commuters|crowds?|tourists)$/i;
const AT_WATER = /^(?:beach|black beach|swimming pool|indoor pool)$/;
const OF_TODAY =
  /^(?:bus stop|parking lot|arcade|fitness room|museum hall|museum|waiting hall|street cafe|cafe|park|city|city street|neon city|neon street|skyline|subway|station|stadium|carnival|classroom|office|theatre|train car|airport|airport inside|playground|bowling alley|casino|disco|highway|zoo|supermarket inside|supermarket aisle|school corridor|hotel corridor|bar|gym|canal street|japanese street|rooftop|rooftop garden)$/;
export const passersBy = (said: string, place = ''): readonly string[] =>
  PEOPLE.test(said.trim())
    ? AT_WATER.test(place)
      ? ['a tourist', 'a beach girl', 'a lifeguard']
      : OF_TODAY.test(place)
        ? ['a student', 'a businessman', 'a tourist']
        : inPlace(said, place)
    : inPlace(said, place); // biome-ignore format: lists

/** As the place has it: a base on another world is one of domes, the pans of a kitchen hang anyway, a laboratory's tank is of glass. */
export function inPlace(said: string, place = ''): readonly string[] {
  let text = said;
  const strewn = STREWN.find(([words]) => words.test(text.trim()));
  if (strewn) return strewn[1];
  const desk = DESK_FULL.exec(text.trim());
  if (desk) return [`${desk[2]} on a desk`];
  if (/^(?:mars|moon|alien planet|space)$/.test(place))
    return [text.replace(/^((?:an? |the |small |big |large )*)(?:base|colony|outpost|settlement|domes?|habitats?)$/, '$1space base')];
  if (/^(?:an? |the |some )?(?:[a-z]+ )?fire ?escapes?$/i.test(text.trim())) return ['a ladder'];
  // what the place shows anyway
  if (showsItself(place, text)) return [];
  if (/^(?:submarine inside|bridge|cockpit|space station|ship cabin)$/.test(place) && /^(?:(?:glowing|round|many|some|big|small|brass|blinking) )*(?:port ?holes?|control panels?|controls|instruments?|dials|consoles?|buttons)$/i.test(text.trim())) return [];
  if (/^(?:stadium|arena|boxing ring)$/.test(place) && /\b(?:crowds?(?: of people)?|people|fans|spectators|audience|supporters)$/i.test(text.trim())) return [];
  if (place === 'stadium' && /^(?:(?:bright|tall|big|the|four|stadium) )*flood ?lights?$/i.test(text.trim())) return [];
  // goods in crates are drawn with them
  const goods = /^((?:(?:an?|the|some|many|wooden|several|two|three|full|open) )*)(?:crates?|boxes|box|baskets?|carts? full) (?:of|with|full of|filled with) (?:(?:fresh|ripe|colou?rful) )*(?:produce|fruits?|vegetables|veggies|apples|tomatoes|oranges|goods)(?: and (?:fruits?|vegetables))?$/i.exec(text.trim()); // biome-ignore format: one line
  if (goods) return [`${goods[1]}apple crate${/s of|s with|s f|boxes/i.test(text) ? 's' : ''}`];
  // houses of a place smoke by themselves
  if (/^(?:(?:thick|white|grey|black|some) )*smoke (?:coming |rising )?(?:from|out of) (?:the |all |its )?chimneys?$/i.test(text.trim())) return [];
  if (/^(?:school corridor)$/.test(place) && /^(?:(?:metal|blue|green|old|rows? of) )*lockers$/i.test(text.trim())) return [];
  // a lamp without its table hangs or stands outdoors
  if (place !== '' && !PLACES[place]!.indoor) text = text.replace(/^((?:(?:some|many|hanging|colou?rful|old|oil|glowing|oriental) )*)lamp(s?)$/i, '$1lantern$2');
  if (/^(?:supermarket aisle|library|library aisle|shop)$/.test(place) && /^(?:(?:empty|tall|wooden|full|dusty|old|long|many|endless|rows of) )*(?:book ?)?shelves$/i.test(text.trim())) return [];
  if (/^(?:bakery|shop|supermarket inside|supermarket aisle|library|library aisle|apothecary|laboratory)$/.test(place) && / on (?:the |all )?(?:[a-z]+ )?shel(?:f|ves)$/i.test(text.trim())) return [];
  const shelves = /^(?:the |some |many )?(?:[a-z]+ )?shelves (?:of|with|full of|filled with|stocked with) ((?!books)[a-z ]+)$/i.exec(text.trim());
  if (shelves) return [/^(?:tin |food )?cans$/i.test(shelves[1]!) ? 'canned food' : shelves[1]!];
  if (/lab/.test(place) && /\btanks?(?: filled| full)?$/.test(text))
    return [text.replace(/\b(?:(?:fluid|liquid|water|glass|cloning|clone|incubation|growth|bio|stasis|test|experiment|large|tall|full|filled) )*tank(s?)(?: filled| full)?$/, 'specimen tank$1')];
  return [/kitchen/.test(place) ? text.replace(/^(?:hanging|hung) (?=(?:[a-z]+ )?(?:pans|pots|saucepans)$)/, '') : text];
} // biome-ignore format: one line each

/** A laboratory's tanks are of glass, wherever they were read. */
export function asPlaceHas(graph: SceneGraph): SceneGraph {
  if (!graph.place || !/lab/.test(graph.place) || !graph.extras.some(({ brief }) => brief.concept === 'tank')) return graph; // biome-ignore format: one line
  return { ...graph, extras: graph.extras.map((e) => (e.brief.concept === 'tank' ? { ...e, brief: { ...e.brief, concept: 'cryo-chamber', material: undefined, drawnAs: e.brief.drawnAs.replace(/\b(?:full |glass )*tank\b/, 'specimen tank') } as SceneNode['brief'] } : e)) }; // biome-ignore format: one line
}

/** What hangs on the wall and shows somebody: "a poster of a cat", "rocket poster". */
const PICTURED = /^(?:an? |the )?((?:(?:old|framed|big|large|small) )*)(?:poster|painting|picture|portrait|photo|photograph) (?:of|with|showing) (?:an? |the )?([a-z' -]+?)(?: on (?:the |a )?wall)?$/i; // biome-ignore format: one line
const POSTER = /^(?:an? |the )?((?:(?:old|framed|big|large|small) )*)(?!wanted|movie|band|torn|colou?rful)([a-z]+) (?:poster|painting|picture)(?: on (?:the |a )?wall)?$/i; // biome-ignore format: one line

/** Hangs on a wall and shows somebody. */
export const isPicture = (text: string): boolean => PICTURED.test(text.trim()) || POSTER.test(text.trim());

/** Said of what is up there. */
const ALOFT =
  /,? (?:(?:(?:small|tiny|big|high|far|up|flying|soaring|circling|gliding|floating|hovering|hanging) )*(?:in|across|through|up in) (?:the )?(?:[a-z]+ )?sky|(?:(?:flying|soaring|circling|gliding|hovering|floating|passing) )+(?:over ?head|above|over it|by|past)|over ?head)$/i;

/** What it does or where it is, said after a thing: "signs reflecting in puddles", "carts along the wall". */
const AFTER_THING =
  /^((?:(?!with\b)[a-z'-]+ ){1,4}?)(?:(?:reflect|glow|shin|hang|stand|ly|coming|lean|sway|stretch|lead|grow|ris|stick|spread|pil|scatter|float|drift|runn|walk|flee|drink|eat|sitt|danc|talk|work|shopp|fight|fly|swimm|graz|jump|play)(?:ing|ed)|everywhere|all over|along the|against the|around the|next to the|between the|in the (?:back|corner|middle|front|distance)|at the (?:back|end|side|wall))\b.*$/i;

/**
 * The noun of something that is there. Many of a thing that is worn or held elsewhere are the thing itself ("columns" are no bank with
 * columns), and what is said of it after its name may be left away.
 */
function thingIn(text: string, read: Read): NounPhrase {
  const whole = readNoun(text, read);
  const [, before] = AFTER_THING.exec(text) ?? [];
  if (whole.brief.confidence >= 0.9 && (whole.brief.kind === 'thing' || (before && whole.brief.action))) {
    // "dinosaurs running away": how many they are is said before what they do
    const { plural, count } = before ? readNoun(before.trim(), read) : whole;
    return { ...whole, plural, count, unknown: whole.unknown.filter((word) => word !== 'away') };
  }
  const words = (before ?? text).trim().split(' ');
  const last = words.at(-1)!;
  const single = singulars(last)[0];
  const tries = [
    ...(before ? [before.trim()] : []),
    ...(single && !/ with /.test(text) ? [[...words.slice(0, -1), single].join(' ')] : []),
  ];
  for (const one of tries) {
    const noun = readNoun(one, read);
    const plain = noun.brief.kind === 'thing' && noun.brief.confidence >= 0.9 && !noun.brief.scenery;
    if (plain) return { ...noun, ...(single ? { plural: noun.plural || one.endsWith(single) } : {}) };
  }
  return whole;
}

/** Many of a thing whose plural is another's name, or none: "hay bales", "sheep". */
function inMany(text: string, brief: SceneNode['brief']): boolean {
  const words = text.trim().toLowerCase().split(/[ ,]+(?:on|in|at|under|by|with|near|over)\b/)[0]!.split(' ');
  const last = words.at(-1)!;
  if (/^(?:an?|the|one|1|single|my|his|her)$/.test(words[0]!)) return false;
  if (/^(?:bales|haystacks)$/.test(last)) return true;
  if (isMany(brief)) return false;
  return /^(?:sheep|deer|fish|bison|moose|buffalo|swine|salmon|trout)$/.test(last) || (/s$/.test(last) && !/ss$/.test(last) && /^(?:bales?|stacks?|hay|log|book|crate|barrel|fence|tree)/.test(singulars(last)[0] ?? ''));
} // biome-ignore format: short

/** Something said to be in the place: drawn among its own. */
export function extraNodes(draft: Pick<Draft, 'read' | 'unknown'>, text: string): SceneNode[] {
  const [, of = '', shown = ''] = PICTURED.exec(text.trim()) ?? POSTER.exec(text.trim()) ?? [];
  const item = shown === '' ? undefined : draft.read(shown);
  if (item && item.confidence >= KNOWN && item.unknown.length === 0 && !item.scenery)
    return [{ id: -1, text: `${of}painting`, brief: draft.read('painting'), count: 1, changes: [{ is: 'picture', item, text: shown }] }]; // biome-ignore format: one line
  const low = text.replace(ALOFT, '').trim();
  const aloft = low !== '' && low !== text.trim();
  const noun = thingIn(aloft ? low : text, draft.read);
  if (noun.brief.confidence < KNOWN || noun.brief.scenery) {
    draft.unknown.push(...noun.unknown, ...(noun.unknown.length === 0 ? [noun.text] : []));
    return [];
  }
  // a desk is drawn under what lies on it
  const onDesk = / on (?:an? |the |his |her )?desk$/.test(text);
  const below = / on (?:the )?(?:floor|ground)$/.test(text);
  draft.unknown.push(...noun.unknown.filter((word) => !(onDesk && word === 'desk') && !(below && /^(?:floor|ground)$/.test(word)))); // biome-ignore format: one line
  const lies = /\b(?:lying |laying |slumped |collapsed )?on (?:the )?(?:floor|ground)$/.test(text) && isAlive(noun.brief) && noun.brief.kind === 'humanoid'; // biome-ignore format: one line
  if (lies) return [{ id: -1, text: noun.text, brief: noun.brief, count: noun.count, changes: noun.changes, act: { verb: 'lie' } }]; // biome-ignore format: one line
  return [
    {
      id: -1,
      text: /^(?:(?:only|just) )?(?:one|1|a single|single|a lone|lone) /i.test(text) ? text : noun.text,
      brief: noun.brief,
      // a bowl holds many fruits
      count:
        noun.brief.concept === 'fruit-bowl'
          ? 1
          : noun.plural || (noun.count === 1 && inMany(text, noun.brief))
            ? 3
            : noun.count,
      changes: noun.changes,
      ...(aloft ? { aloft: true as const } : {}),
    },
  ];
}
