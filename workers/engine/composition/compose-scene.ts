import { categoryOf, isPainted } from '../catalogue/things/index.ts';
import { groupOf } from '../subject/draw-group.ts';
import { rowOf } from '../subject/sources.ts';
import type { Brief } from '../types.ts';
import { heard } from '../understand/heard.ts';
import { inOneWord } from '../understand/idioms.ts';
import { readManner } from '../understand/manner.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import { cladByHand, drawClad } from './clad.ts';
import type { Composed, Composition, SceneOptions } from './composed.ts';
import { drawInterface, interfaceIn } from './draw-interface.ts';
import { drawPortrait, isClose } from './draw-portrait.ts';
import { actedByHand, drawActing } from './folk-by-hand.ts';
import type { Change, SceneGraph } from './graph.ts';
import { isAlive } from './layout/actor.ts';
import { framed, lookedOut } from './lookout/index.ts';
import { withoutShown } from './places/already-shown.ts';
import { PLACES } from './places/index.ts';
import { hasItAnyway, isDressedOnly, isPlainAtAny, isSetByHand, LEAST_ACT } from './plain-small.ts';
import { aboutHouse, besideIt } from './read/about-house.ts';
import { adornmentsOf } from './read/adornments.ts';
import { borneOnBody } from './read/borne-on-body.ts';
import { eachListed } from './read/each-listed.ts';
import { CRASHED, fittingsOf } from './read/fittings-of.ts';
import { letteredIn } from './read/front-words.ts';
import { inItsCountry } from './read/in-its-country.ts';
import type { Read } from './read/known.ts';
import { withoutUse } from './read/members/use.ts';
import { oddIn, withOdd } from './read/odd-one.ts';
import { ofOnePerson } from './read/of-one-person.ts';
import { asOneSubject } from './read/one-subject.ts';
import { partedInto } from './read/parted.ts';
import { readScene } from './read/read-scene.ts';
import { saidAgainIn, withSaidAgain } from './read/said-again.ts';
import { sided } from './read/side-of-group.ts';
import { skyApart } from './read/sky-last.ts';
import { inPlainClauses } from './read/turns-of-clauses.ts';
import { inPlainDeeds } from './read/turns-of-deeds.ts';
import { asShop, beforeMoon, cutOutOfSky, insideOf, plainer } from './read/wording.ts';
import {
  briefOf,
  builtOnly,
  doneBySeveral,
  FRONT,
  heaped,
  homeless,
  homeOf,
  names,
  ofNamed,
  onlyOf,
  outdoors,
  placeOf,
  SETTINGS,
  SPATIAL,
  shownAsHouse,
  withChanges,
  withoutNobody,
  withoutParts,
} from './scene-rules.ts';

export type { Composed, SceneOptions } from './composed.ts';

import { alone, fallsIn, fromAbove, onGround, placed } from './stand-somewhere.ts';

export interface ComposeOptions extends Pick<SceneOptions, 'width' | 'height'> {
  /** The picture has a ground of its own. */
  readonly background: boolean;
  /** Places are drawn flat; isometric and straight views keep the plain backdrops. */
  readonly flat: boolean;
  /** For slips of the keyboard. */
  readonly words?: WordVectors;
}

const isOfSeveral = ({ nodes }: SceneGraph): boolean => nodes.length > 1 || nodes.some(({ count }) => count > 1);

/** Somebody's likeness rather than a painting on a wall. */
const PORTRAYED = /\b(?:portrait|bust|head ?shot|close[- ]?up|avatar|mugshot|profile picture|face) (?:art )?of\b/i;

/** A house with snow on it stands in snow. */
const isSnowedHouse = ({ brief, changes }: SceneGraph['nodes'][number]): boolean =>
  categoryOf(brief.concept) === 'building' && (brief.mood.includes('snowy') || changes.some((c) => c.is === 'snowed'));

/** Several houses, however their roofs are. */
const SETTLED =
  /^(?:(?:an?|the|[a-z]+) ){0,4}?(?:village|town|city|street|alley|district|settlement|hamlet|market|square|neighbou?rhood|suburb)\b/i;

/** Acts of one who stands there: what the picture of a single subject shows anyway. */
const STILL: ReadonlySet<string> = new Set(['stand', 'glow', 'sail', 'drive']);

/** Below so many pixels a side a place is only a ground. */
const LEAST_PLACE = 40;

/**
 * The composition that a description asks for; absent where it names one subject that stands there: those pictures are drawn as ever.
 * `whole` is the engine's reading of it as one subject.
 */
export function compositionOf(
  asked: string,
  whole: Brief,
  readPlain: Read,
  o: ComposeOptions,
): Composition | undefined {
  const typed = heard(asked, o.words);
  const shop = asShop(typed.text);
  if (shop !== typed.text) return compositionOf(shop, readPlain(shop), readPlain, o);
  const parted = partedInto(typed.listed);
  // what each of a list is like is its own
  const each = eachListed(parted, readPlain);
  const listed = each !== typed.listed;
  const { text: alike, odd } = oddIn(listed ? each : typed.listed);
  // of one alone it is said by the reading of that one
  const twice = saidAgainIn(alike);
  const again = twice.again.length > 0 && isOfSeveral(readScene(twice.text, readPlain)) ? twice.again : [];
  const once = again.length > 0 ? twice.text : alike;
  const said = { ...typed, text: withoutUse(listed || odd || again.length > 0 ? once : typed.text) };
  if (said.foreign) return undefined;
  const seen = o.background && o.flat && Math.min(o.width, o.height) >= LEAST_PLACE ? lookedOut(said.text, readPlain) : undefined; // biome-ignore format: one line
  if (seen) {
    const view = compositionOf(seen.text, readPlain(seen.text), readPlain, o);
    const { whole: far, graph } = view ?? {};
    if (view && far && graph)
      return {
        ...view,
        brief: { ...view.brief, drawnAs: `${view.brief.drawnAs}; seen from: ${seen.told}` },
        whole: (options) => framed(far(options), seen.from, options.seed, graph.time === 'night'),
      };
  }
  const wide = o.background && o.flat && o.width >= 1.3 * o.height && o.height >= 2 * LEAST_PLACE;
  const plain = inPlainDeeds(inPlainClauses(inOneWord(aboutHouse(said.text, whole, readPlain))));
  const worded = plainer(o.background && o.flat ? inItsCountry(plain, readPlain) : plain);
  const asSaid = insideOf(whole.kind === 'humanoid' ? borneOnBody(worded, readPlain) : worded, wide);
  const description = o.background ? beforeMoon(asSaid) : cutOutOfSky(asSaid);
  const apart = o.background ? skyApart(description) : undefined;
  const { rest, ...manner } = readManner(apart?.rest ?? description);
  // what a text says of its manner holds for all that it names
  const read: Read = (text) => ({ ...readPlain(text), ...manner });
  // a menu's backdrop is a place, not the menu
  const panel = /\bback ?(?:ground|drop)s?\b/i.test(description)
    ? undefined
    : interfaceIn(description, o.width < 1.4 * o.height);
  if (panel) {
    const draw = (
      { width, height, style, seed }: SceneOptions,
      clear: boolean,
    ): Composed & { readonly drawnAs: string } => {
      const drawn = drawInterface(description, panel, width, height, seed, style, read, clear);
      return {
        ...drawn,
        facts: {
          width,
          height,
          shown: [{ node: 0, copy: 0, what: 'interface', concept: 'interface' }],
          owner: new Int16Array(width * height),
          parts: new Int16Array(width * height).fill(-1),
          partNames: [],
        },
      };
    };
    const graph: SceneGraph = {
      nodes: [],
      edges: [],
      extras: [],
      weather: [],
      mood: [],
      framing: 'group',
      unknown: [],
    };
    const brief: Brief = {
      ...whole,
      confidence: 1,
      unknown: [],
      drawnAs: `interface: ${description.trim().slice(0, 120)}`,
    };
    return {
      graph,
      brief,
      draw: (_, options) => draw(options, true),
      whole: (options) => draw(options, !o.background),
    };
  }
  const small = Math.min(o.width, o.height) < 100;
  // the house is shown where its words are no place's, or a room's in a small picture
  const asTyped = readScene(rest, read);
  const {
    place: meant,
    nodes: [who],
  } = asTyped;
  const house =
    meant === undefined ||
    (who !== undefined && categoryOf(who.brief.concept) === 'building') ||
    FRONT.test(rest) ||
    CRASHED.test(rest) ||
    (small && PLACES[meant]!.indoor === true);
  // what is said of a face is the face's, not the painting's
  const portrayed = PORTRAYED.test(rest);
  const found = house && !portrayed && !listed ? fittingsOf(rest, whole, read, true) : { text: rest, changes: [] };
  const fits = { ...found, text: besideIt(found.text) };
  const word = letteredIn(asked);
  const fitted = word === undefined ? fits : { ...fits, changes: fits.changes.map((c) => (c.is === 'lettering' ? { ...c, text: word } : c)) }; // biome-ignore format: one line
  // what is said of a place without anybody in it is the place's
  const signed =
    portrayed || listed || (meant !== undefined && who === undefined && !house)
      ? fitted
      : adornmentsOf(fitted.text, fitted.changes.length > 0 ? read(fitted.text) : whole, read);
  const adorned = { ...signed, changes: [...fitted.changes, ...signed.changes] };
  const plainly = adorned.text === rest ? whole : read(adorned.text);
  // bats fly by night, and one light is seen by night
  const bats =
    (fitted.changes.some((c) => (c.is === 'flying' && c.of !== 'bird') || c.is === 'one window lit') ||
      (house && /\b(?:cyberpunk|neon)\b/i.test(rest))) &&
    !plainly.setting &&
    categoryOf(plainly.concept) === 'building';
  const bare: Brief = bats ? { ...plainly, setting: 'night' } : plainly;
  const front =
    (categoryOf(whole.concept) === 'building' || /^(?:cave-entrance|gold-mine)$/.test(whole.concept)) &&
    !whole.scenery &&
    FRONT.test(rest) &&
    !(meant !== undefined && SETTLED.test(rest));
  const bound = asTyped.place ?? asTyped.time ?? asTyped.season ?? asTyped.weather[0];
  const deeds = doneBySeveral(asTyped, whole);
  const readAs = deeds
    ? asTyped
    : adorned.alone && bound === undefined && whole.setting === undefined && asTyped.framing === 'group'
      ? onlyOf(adorned.text, read)
      : withoutParts(
          ofNamed(withoutNobody(adorned.text === rest ? asTyped : readScene(adorned.text, read)), adorned, whole, read),
        );
  const asBuilt =
    front || (small && shownAsHouse(readAs, whole, rest)) ? builtOnly(readAs, adorned.text, read) : readAs;
  // light and smoke are one picture, whatever verbs their names are made of
  const painted = isPainted(whole) && whole.confidence === 1 && whole.unknown.length === 0;
  if (painted && !asBuilt.place) return undefined;
  const gap: readonly Change[] = /bridge$/.test(whole.concept) && !asBuilt.place && /\b(?:broken|destroyed|collapsed|ruined)\b/i.test(rest) ? [{ is: 'gap' }] : []; // biome-ignore format: one line
  const whoIs = withChanges(asOneSubject(asBuilt, adorned.text, whole), deeds ? [] : [...adorned.changes, ...gap]);
  const scene = withSaidAgain(withOdd(whoIs, odd, read), again, read);
  const all = said.unknown.length > 0 ? { ...scene, unknown: [...scene.unknown, ...said.unknown] } : scene;
  const stands = ofOnePerson(withoutShown(heaped(all, whole)), whole);
  const room = o.background && o.flat && Math.min(o.width, o.height) >= LEAST_PLACE;
  const graph = room ? sided(onGround(stands, apart ? { ...whole, setting: undefined } : whole, `${stands.nodes.length === 0 ? rest : adorned.text}${apart ? `, ${apart.sky}` : ''}`, read), said.text) : stands; // biome-ignore format: one line
  const [first] = graph.nodes;
  if (!first) {
    if (graph.place && room) return placed(fromAbove(graph, asked, typed.asks.view), whole, read);
    // rooms are seen from their front: another view of one is told as unknown
    const flat = o.background && Math.min(o.width, o.height) >= LEAST_PLACE;
    const inside = graph.place !== undefined && PLACES[graph.place]!.indoor === true;
    return inside && flat ? placed({ ...graph, unknown: [...graph.unknown, 'isometric'] }, whole, read) : undefined;
  }
  if (graph.nodes.every((n) => n.brief.confidence < 0.3)) return undefined;
  const peopled = graph.nodes.some((n) => isAlive(n.brief) && n.brief.confidence >= 0.9);
  if (
    whole.scenery &&
    !graph.parsed &&
    !graph.place &&
    graph.season === undefined &&
    !(peopled && (graph.nodes.length > 1 || first.act))
  )
    return undefined;
  const close = isClose(graph.framing);
  const acts = graph.nodes.some((n) => n.act && !STILL.has(n.act.verb));
  const counted =
    graph.nodes.length === 1 &&
    first.count > 1 &&
    ((whole.count !== first.count && (whole.unknown.length > 0 || whole.concept === first.brief.concept)) ||
      first.line !== undefined ||
      // creatures have faces that none of the others may hide
      isAlive(first.brief) ||
      !groupOf({ ...first.brief, count: first.count }));
  const changes = graph.nodes.some((n) => n.changes.length > 0);
  // "cat wizard": another species than the engine read
  const altered =
    graph.nodes.length === 1 && first.brief.species !== whole.species && first.brief.concept === whole.concept;
  // what a house has is read from other words than its whole
  const reworded = fitted.text !== rest || adorned.reworded === true;
  const several =
    graph.parsed === true ||
    reworded ||
    gap.length > 0 ||
    altered ||
    odd !== undefined ||
    graph.nodes.length > 1 ||
    acts ||
    counted ||
    changes ||
    close;
  const weathered =
    room &&
    (graph.weather.length > 0 ||
      graph.season !== undefined ||
      graph.framing === 'wide' ||
      graph.framing === 'from above');
  if (graph.place && room) return placed(graph, whole, read);
  // what is said to be of Mars stands there
  if (room && !close && /\b(?:mars|martian)\b/i.test(rest) && graph.nodes.every((n) => n.brief.kind === 'thing' && /^(?:building|vehicle)$/.test(categoryOf(n.brief.concept) ?? '')))
    return placed({ ...graph, place: 'mars' }, whole, read); // biome-ignore format: one line
  // water falls over a cliff, into a pool
  if (
    room &&
    !close &&
    graph.nodes.length === 1 &&
    first.brief.concept === 'waterfall' &&
    !first.act &&
    first.count === 1
  )
    return placed({ ...graph, place: graph.season === 'snowy' ? 'snowy forest' : 'forest' }, whole, read);
  // a shop of that world stands in its streets
  if (room && house && !close && graph.nodes.length === 1 && /\bcyberpunk\b/i.test(rest) && first.brief.concept !== 'cyberpunk-building' && categoryOf(first.brief.concept) === 'building')
    return placed({ ...graph, place: 'neon city' }, whole, read); // biome-ignore format: one line
  // a crag stands among mountains, or out in the sea where a light warns of it
  const [under] =
    room && !close
      ? first.changes.flatMap((c) => (c.is === 'stands on' || (c.is === 'sunk' && c.soil === 'dune') ? [c] : []))
      : [];
  if (under && (under.soil === 'rock' || under.soil === 'dune' || whole.setting === 'city' || rowOf(first.brief)?.home?.[0] === 'city'))
    return placed({ ...graph, place: under.soil === 'rock' ? (first.brief.concept === 'lighthouse' ? 'sea' : 'mountain') : under.soil === 'dune' ? 'desert' : 'meadow' }, whole, read); // biome-ignore format: one line
  // what fell from the sky lies on the ground
  if (room && !close && !graph.place && graph.nodes.length === 1 && first.changes.some((c) => c.is === 'crashed')) return placed({ ...graph, place: 'meadow' }, whole, read); // biome-ignore format: one line
  // what is hewn out of a cliff stands among mountains
  if (room && !close && graph.nodes.length === 1 && first.changes.some((c) => c.is === 'built' && c.of === 'cliff')) return placed({ ...graph, place: 'mountain' }, whole, read); // biome-ignore format: one line
  // a building that floats has the sky round it
  if (
    room &&
    graph.nodes.length === 1 &&
    (first.act?.verb === 'float' || first.act?.verb === 'fly') &&
    categoryOf(first.brief.concept) === 'building'
  )
    return placed({ ...graph, place: 'sky' }, whole, read);
  if (room && !close && several && graph.nodes.some((n) => n.brief.concept === 'floating-island'))
    return placed({ ...graph, place: 'sky' }, whole, read);
  // a station flies there by itself
  if (room && !close && !graph.place && graph.nodes.length === 1 && /^(?:space-station|satellite)$/.test(first.brief.concept))
    return placed({ ...graph, place: 'space' }, whole, read); // biome-ignore format: one line
  // planets and what flies round them
  if (room && !close && several && graph.nodes.every((n) => SPATIAL.test(n.brief.concept)))
    return placed({ ...graph, place: 'space' }, whole, read);
  const shared = room && !close && several && !whole.setting ? placeOf(graph, Math.min(o.width, o.height)) : undefined;
  if (shared) return placed({ ...graph, place: shared }, whole, read);
  // who is cut out of the place stands in what falls
  const rained = !o.background && o.flat && peopled && graph.nodes.length === 1 && fallsIn(graph) !== undefined;
  if (!several && !weathered && !rained) return undefined;
  if (!weathered && !o.background && hasItAnyway(graph)) return undefined;
  const side = Math.max(o.width, o.height);
  if (!o.background && isDressedOnly(graph, whole)) return undefined;
  const acting = o.background ? undefined : actedByHand(graph, read);
  if (!o.background && !acting && (side <= LEAST_ACT || isSetByHand(whole, side)) && isPlainAtAny(graph, whole)) return undefined; // biome-ignore format: one line
  // light and weather need a place to fall on
  if (room && !close && (graph.weather.length > 0 || graph.season !== undefined || graph.time !== undefined)) {
    const ground =
      whole.setting && whole.setting !== 'night' && !names(graph, whole.setting)
        ? SETTINGS[whole.setting]
        : homeOf(graph);
    return placed(
      {
        ...graph,
        place:
          (isSnowedHouse(first) ? 'snowfield' : ground) ??
          (graph.weather.includes('snow') || graph.season === 'snowy' ? 'snowfield' : 'meadow'),
      },
      whole,
      read,
    );
  }
  const brief = briefOf(graph, bare);
  const home =
    graph.nodes.length === 1 && isSnowedHouse(first)
      ? 'snow'
      : (outdoors(graph) ?? (homeless(graph) ? 'meadow' : undefined));
  if (close) {
    const seen = ({ width, height, style, seed }: SceneOptions, backdrop: boolean): Composed => {
      const stage = drawPortrait(graph, width, height, { style, seed, read, backdrop });
      return { image: stage.image, facts: stage.facts() };
    };
    return {
      graph,
      brief,
      draw: (_, options) => seen(options, false),
      ...(o.background ? { whole: (options: SceneOptions) => seen(options, true) } : {}),
    };
  }
  const clad = o.background || o.width !== o.height ? undefined : cladByHand(graph, side);
  return {
    graph,
    brief,
    draw: (_, options) => (clad && drawClad(clad, options)) ?? (acting && drawActing(acting, options)) ?? alone(graph, options, read, o.background && o.flat), // biome-ignore format: one line
    ...(home ? { home } : {}),
  };
}
