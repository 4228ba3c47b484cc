/**
 * The door: a sentence → its scene graph. In their order, turns of phrase are brought to the words of the tables (`prepared.ts`), what
 * is said of the picture and its place are cut out (`said-of-picture.ts`, `place.ts`), members of lists are brought to whom they describe
 * (`segments.ts`), the rest is cut at its connectors (`pieces-of.ts`), and the pieces are read one after another (`read-clauses.ts`).
 */
import { plainly } from '../../understand/idioms.ts';
import { parse } from '../../understand/syntax/index.ts';
import { singulars, tokenise } from '../../understand/tokens.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { PLACES } from '../places/index.ts';
import type { PlaceRow } from '../places/types.ts';
import { viewIn } from '../places/views.ts';
import { articled } from './bare-clauses.ts';
import { Draft } from './draft.ts';
import { KNOWN, type Read } from './known.ts';
import { LEAST_GAIN, lostWords, weightOf } from './lost-words.ts';
import { type NounPhrase, readNoun } from './noun-phrase.ts';
import { inOneForm, ofMood } from './one-form.ts';
import { piecesOf } from './pieces-of.ts';
import { type FoundPlace, placeIn } from './place.ts';
import { prepared } from './prepared.ts';
import { readClauses } from './read-clauses.ts';
import { type SaidFeature, saidFeature } from './said-features.ts';
import { type SaidOfPicture, saidOfPicture } from './said-of-picture.ts';
import { gathered } from './segments.ts';
import { readBySyntax } from './syntax/index.ts';
import { NOBODY } from './syntax/kinds.ts';
import { textOf } from './words.ts';

/**
 * Reads a sentence. `read` is the engine's own reading of one subject. Never throws. By its words first; where some of them are lost
 * that way, by its syntax as well, and the reading that loses less is taken.
 */
export function readScene(asTyped: string, read: Read): SceneGraph {
  const typed = ofMood(asTyped);
  const description = inOneForm(typed, read);
  const still = new Set(tokenise(description).map(({ text }) => text));
  const reworded = tokenise(typed).flatMap(({ text, kind }) => (kind === 'word' && !still.has(text) ? [text] : []));
  // where the other form is shown whole, so is what was typed
  const told = (graph: SceneGraph): SceneGraph => (reworded.length > 0 && lostWords(description, graph).length === 0 ? { ...graph, reworded } : graph); // biome-ignore format: one line
  const byWords = told(readByWords(description, read));
  // as it was typed, and in the words of the tables
  const wordings = [description, prepared(plainly(description)).text];
  const lost = lossOf(wordings, byWords);
  if (lost < LEAST_GAIN) return byWords;
  const bySyntax = told(readTree(description, read));
  const better =
    bySyntax.place === (byWords.place ?? bySyntax.place) &&
    byWords.view === undefined &&
    bySyntax.nodes.every(({ brief }) => brief.confidence >= NOBODY) &&
    lost - lossOf(wordings, bySyntax) >= LEAST_GAIN;
  return better ? honest(wordings, bySyntax) : byWords;
}

/** Things and parts that are lost in both wordings, whoever lost them, are told as unknown. */
function honest(wordings: readonly string[], graph: SceneGraph): SceneGraph {
  const [typed = [], still = []] = wordings.map((text) => lostWords(text, graph));
  const lost = typed.filter((word) => still.includes(word) && weightOf([word]) >= LEAST_GAIN);
  return lost.length === 0 ? graph : { ...graph, unknown: [...new Set([...graph.unknown, ...lost])] };
}

/** What a graph lost of a sentence, in the wording that lost less. */
const lossOf = (wordings: readonly string[], graph: SceneGraph): number =>
  Math.min(...wordings.map((text) => weightOf(lostWords(text, graph)))) +
  // a box with a question mark is nobody that was asked for
  LEAST_GAIN * graph.nodes.filter(({ brief }) => brief.confidence < NOBODY).length;

/** What is said of the picture is cut out first: "portrait of", "at night" are none of its subjects. */
function readTree(description: string, read: Read): SceneGraph {
  const said = saidOfPicture(tokenise(description));
  const { draft, place, extras, ...of } = readBySyntax(parse(textOf(said.rest)).tokens, remembering(read));
  return {
    ...graphOf(draft, place, extras, {
      framing: said.framing ?? of.framing,
      time: said.time ?? of.time,
      weather: [...said.weather, ...of.weather],
      season: said.season ?? of.season,
      mood: [...new Set([...said.mood, ...of.mood])],
    }),
    parsed: true,
  };
}

function readByWords(description: string, read: Read): SceneGraph {
  const out = viewIn(description);
  if (out)
    for (const text of [out.rest, `${out.rest} interior`]) {
      const room = readSaid(text, read);
      if (room.place && PLACES[room.place]!.indoor && room.unknown.length === 0)
        return { ...room, view: { of: out.view, told: out.told, ...(out.wide ? { wide: true as const } : {}) } };
    }
  return readSaid(description, read);
}

function readSaid(description: string, read: Read): SceneGraph {
  const { text, scenic, line, game, leash } = prepared(plainly(description));
  const draft = new Draft(remembering(read), line);
  draft.game = game;
  draft.leash = leash;
  const { framing, time, weather, season, mood, rest } = saidOfPicture(tokenise(text));
  const close = framing === 'portrait' || framing === 'bust' || framing === 'close-up';
  const place = close ? undefined : placeIn(rest, draft.read, scenic);
  const list = gathered(articled(place?.rest ?? rest, draft.read), draft.read);
  draft.unknown.push(...(place?.unknown ?? []), ...list.unknown);
  readClauses(draft, piecesOf(list.tokens, draft.read));
  // "a cat on the bed": who is on what stands in the middle, as it would anywhere
  const seated = (place?.extras ?? []).filter((extra) => SEATED.test(extra) && draft.nodes.length === 0);
  for (const extra of seated) readClauses(draft, piecesOf(tokenise(extra), draft.read));
  const extras = (place?.extras ?? []).filter((extra) => !seated.includes(extra));
  return graphOf(draft, place, extras, { framing, time, weather, season, mood });
}

/** The graph of what was read: what is said to be in the place is drawn among its own, or painted into it. */
function graphOf(
  draft: Draft,
  place: FoundPlace | undefined,
  there: readonly string[],
  { framing, time, weather, season, mood }: Omit<SaidOfPicture, 'rest'>,
): SceneGraph {
  const indoors = place !== undefined && PLACES[place.id]!.indoor === true;
  const said = there
    .map((extra) =>
      extra.replace(
        /^(.*\bbridge) (?:over|across|spanning) (?:an? |the )?(?:\w+ )?(?:pond|river|stream|creek|brook|pool|lake|water)$/i,
        '$1',
      ),
    )
    .map((extra) => ({ extra, painted: (indoors && inRoom(extra, PLACES[place.id]!)) || saidFeature(extra) }));
  const extras = said.flatMap(({ extra, painted }) =>
    painted
      ? []
      : (place?.manners.length ? inPlace(extra, place.id) : passersBy(extra, place?.id)).flatMap((text) =>
          extraNodes(draft, text),
        ),
  );
  const painted = said.flatMap(({ painted }) =>
    painted?.feature ? [{ feature: painted.feature, told: painted.told }] : [],
  );
  return {
    nodes: draft.nodes,
    edges: draft.edges,
    extras,
    ...(painted.length > 0 ? { painted } : {}),
    weather: [...new Set([...weather, ...said.flatMap(({ painted }) => painted?.weather ?? [])])],
    mood,
    unknown: [...new Set(draft.unknown)],
    framing: framing ?? (draft.nodes.length > 0 ? 'group' : 'scene'),
    ...(place ? { place: place.id, ...(place.manners.length > 0 ? { manners: place.manners } : {}) } : {}),
    ...(time ? { time } : draft.atNight ? { time: 'night' as const } : {}),
    ...(season ? { season } : {}),
  };
}

/** The sun is seen in a room by what falls in; pupils' desks are the classroom's own. */
function inRoom(text: string, row: PlaceRow): SaidFeature | undefined {
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
const passersBy = (said: string, place = ''): readonly string[] =>
  PEOPLE.test(said.trim())
    ? AT_WATER.test(place)
      ? ['a tourist', 'a beach girl', 'a lifeguard']
      : OF_TODAY.test(place)
        ? ['a student', 'a businessman', 'a tourist']
        : inPlace(said, place)
    : inPlace(said, place); // biome-ignore format: lists

/** As the place has it: a base on another world is one of domes, the pans of a kitchen hang anyway, a laboratory's tank is of glass. */
function inPlace(said: string, place = ''): readonly string[] {
  let text = said;
  const strewn = STREWN.find(([words]) => words.test(text.trim()));
  if (strewn) return strewn[1];
  const desk = DESK_FULL.exec(text.trim());
  if (desk) return [`${desk[2]} on a desk`];
  if (/^(?:mars|moon|alien planet|space)$/.test(place))
    return [text.replace(/^((?:an? |the |small |big |large )*)(?:base|colony|outpost|settlement|domes?|habitats?)$/, '$1space base')];
  // what the place shows anyway
  if (/^(?:submarine inside|bridge|cockpit|space station|ship cabin)$/.test(place) && /^(?:(?:glowing|round|many|some|big|small|brass|blinking) )*(?:port ?holes?|control panels?|controls|instruments?|dials|consoles?|buttons)$/i.test(text.trim())) return [];
  if (/^(?:stadium|arena|boxing ring)$/.test(place) && /\b(?:crowds?(?: of people)?|fans|spectators|audience|supporters)$/i.test(text.trim())) return [];
  if (place === 'stadium' && /^(?:(?:bright|tall|big|the|four|stadium) )*flood ?lights?$/i.test(text.trim())) return [];
  // houses of a place smoke by themselves
  if (/^(?:(?:thick|white|grey|black|some) )*smoke (?:coming |rising )?(?:from|out of) (?:the |all |its )?chimneys?$/i.test(text.trim())) return [];
  if (/^(?:school corridor)$/.test(place) && /^(?:(?:metal|blue|green|old|rows? of) )*lockers$/i.test(text.trim())) return [];
  // a lamp without its table hangs or stands outdoors
  if (place !== '' && !PLACES[place]!.indoor) text = text.replace(/^((?:(?:some|many|hanging|colou?rful|old|oil|glowing|oriental) )*)lamp(s?)$/i, '$1lantern$2');
  if (/^(?:supermarket aisle|library|library aisle|shop)$/.test(place) && /^(?:(?:empty|tall|wooden|full|dusty|old|long|many|endless|rows of) )*(?:book ?)?shelves$/i.test(text.trim())) return [];
  const shelves = /^(?:the |some |many )?(?:[a-z]+ )?shelves (?:of|with|full of|filled with|stocked with) ((?!books)[a-z ]+)$/i.exec(text.trim());
  if (shelves) return [/^(?:tin |food )?cans$/i.test(shelves[1]!) ? 'canned food' : shelves[1]!];
  if (/^(?:laboratory|science lab)$/.test(place) && /\btanks?$/.test(text))
    return [text.replace(/\b(?:(?:fluid|liquid|water|glass) )*tank(s?)$/, 'specimen tank$1')];
  return [/kitchen/.test(place) ? text.replace(/^(?:hanging|hung) (?=(?:[a-z]+ )?(?:pans|pots|saucepans)$)/, '') : text];
} // biome-ignore format: one line each

const SEATED =
  /^(?:an? |the |two |three |some )?[a-z ]+? (?:(?:sitting|sleeping|lying|laying|standing|resting) )?(?:on|in|under) (?:the|an?|his|her) (?:[a-z]+ )?(?:bed|table|chair|armchair|sofa|couch|throne|bench|desk|rock|stool|log|boat)$/i;

/** What hangs on the wall and shows somebody: "a poster of a cat", "rocket poster". */
const PICTURED = /^(?:an? |the )?((?:(?:old|framed|big|large|small) )*)(?:poster|painting|picture|portrait|photo|photograph) (?:of|with|showing) (?:an? |the )?([a-z' -]+?)(?: on (?:the |a )?wall)?$/i; // biome-ignore format: one line
const POSTER = /^(?:an? |the )?((?:(?:old|framed|big|large|small) )*)(?!wanted|movie|band|torn|colou?rful)([a-z]+) (?:poster|painting|picture)(?: on (?:the |a )?wall)?$/i; // biome-ignore format: one line

/** Said of what is up there. */
const ALOFT =
  /,? (?:(?:(?:small|tiny|big|high|far|up|flying|soaring|circling|gliding|floating|hovering|hanging) )*(?:in|across|through|up in) (?:the )?(?:[a-z]+ )?sky|(?:(?:flying|soaring|circling|gliding|hovering|floating|passing) )+(?:over ?head|above|over it|by|past)|over ?head)$/i;

/** The same reading, which reads each text once. */
function remembering(read: Read): Read {
  const memo = new Map<string, ReturnType<Read>>();
  return (text) => {
    const brief = memo.get(text) ?? read(text);
    memo.set(text, brief);
    return brief;
  };
}

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

/** Something said to be in the place: drawn among its own. */
function extraNodes(draft: Draft, text: string): SceneNode[] {
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
      count: noun.brief.concept === 'fruit-bowl' ? 1 : noun.plural ? 3 : noun.count,
      changes: noun.changes,
      ...(aloft ? { aloft: true as const } : {}),
    },
  ];
}
