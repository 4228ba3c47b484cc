/** The door of compositions: whether a description is one, and its picture. */
import { createImage } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { categoryOf, isPainted } from '../catalogue/things/index.ts';
import type { Footing } from '../place/draw-background.ts';
import type { SceneId } from '../place/scenes.ts';
import { groupOf } from '../subject/draw-group.ts';
import { rowOf } from '../subject/sources.ts';
import type { SubjectOptions } from '../subject/types.ts';
import type { Brief, Style } from '../types.ts';
import { LEXICON } from '../understand/default-lexicon.ts';
import { heard } from '../understand/heard.ts';
import { inOneWord } from '../understand/idioms.ts';
import { readManner, told } from '../understand/manner.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import { drawGroupAlone } from './draw-group.ts';
import { drawInterface, interfaceIn } from './draw-interface.ts';
import { drawPortrait, isClose } from './draw-portrait.ts';
import type { SceneFacts } from './facts.ts';
import type { Change, SceneGraph } from './graph.ts';
import { isAlive } from './layout/actor.ts';
import { FLOATING } from './layout/containers.ts';
import { drawPlace } from './places/draw-place.ts';
import { PLACES } from './places/index.ts';
import { adornmentsOf } from './read/adornments.ts';
import { fittingsOf } from './read/fittings-of.ts';
import type { Read } from './read/known.ts';
import { readScene } from './read/read-scene.ts';
import { insideOf, plainer } from './read/wording.ts';
import { tellOf } from './tell.ts';

export interface SceneOptions {
  readonly width: Px;
  readonly height: Px;
  readonly style: Style;
  /** 0..2^32−1 */
  readonly seed: number;
}

export interface Composed {
  readonly image: Rgba;
  readonly facts: SceneFacts;
  /** Where each of a group stands. */
  readonly footings?: readonly Footing[];
}

export interface Composition {
  readonly graph: SceneGraph;
  /** Tells all of it; its concept is that of the first subject. */
  readonly brief: Brief;
  /** Draws all subjects on a transparent ground, in exactly the size asked. */
  readonly draw: (brief: Brief, options: SubjectOptions) => Composed;
  /** Where they stand when nothing is said of it, and their rows know no home. */
  readonly home?: SceneId;
  /** Draws the whole picture with its place; absent where none was said: the ground is then that of a single subject. */
  readonly whole?: (options: SceneOptions) => Composed;
}

export interface ComposeOptions extends Pick<SceneOptions, 'width' | 'height'> {
  /** The picture has a ground of its own. */
  readonly background: boolean;
  /** Places are drawn flat; isometric and straight views keep the plain backdrops. */
  readonly flat: boolean;
  /** For slips of the keyboard. */
  readonly words?: WordVectors;
}

/** Somebody's likeness rather than a painting on a wall. */
const PORTRAYED = /\b(?:portrait|bust|head ?shot|close[- ]?up|avatar|mugshot|profile picture|face) (?:art )?of\b/i;
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
  const said = heard(asked, o.words);
  if (said.foreign) return undefined;
  const wide = o.background && o.flat && o.width >= 1.3 * o.height && o.height >= 2 * LEAST_PLACE;
  const description = insideOf(plainer(inOneWord(said.text)), wide);
  const { rest, ...manner } = readManner(description);
  // what a text says of its manner holds for all that it names
  const read: Read = (text) => ({ ...readPlain(text), ...manner });
  // a menu's backdrop is a place, not the menu
  const panel = /\bback ?(?:ground|drop)s?\b/i.test(description) ? undefined : interfaceIn(description);
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
  const {
    place: meant,
    nodes: [who],
  } = readScene(rest, read);
  const house =
    meant === undefined ||
    (who !== undefined && categoryOf(who.brief.concept) === 'building') ||
    FRONT.test(rest) ||
    (small && PLACES[meant]!.indoor === true);
  // what is said of a face is the face's, not the painting's
  const portrayed = PORTRAYED.test(rest);
  const fitted = house && !portrayed ? fittingsOf(rest, whole, read, true) : { text: rest, changes: [] };
  const signed = portrayed ? fitted : adornmentsOf(fitted.text, fitted.changes.length > 0 ? read(fitted.text) : whole);
  const adorned = { text: signed.text, changes: [...fitted.changes, ...signed.changes] };
  const plainly = adorned.text === rest ? whole : read(adorned.text);
  // bats fly by night
  const bats =
    (fitted.changes.some((c) => c.is === 'flying' && c.of !== 'bird') ||
      (house && /\b(?:cyberpunk|neon)\b/i.test(rest))) &&
    !plainly.setting &&
    categoryOf(plainly.concept) === 'building';
  const bare: Brief = bats ? { ...plainly, setting: 'night' } : plainly;
  const front = whole.kind === 'thing' && !whole.scenery && FRONT.test(rest);
  const readAs = withoutNobody(readScene(adorned.text, read));
  const asBuilt =
    front || (small && shownAsHouse(readAs, whole, rest)) ? builtOnly(readAs, adorned.text, read) : readAs;
  // light and smoke are one picture, whatever verbs their names are made of
  const painted = isPainted(whole) && whole.confidence === 1 && whole.unknown.length === 0 && whole.parts.length === 0;
  if (painted && !asBuilt.place) return undefined;
  const gap: readonly Change[] = /bridge$/.test(whole.concept) && !asBuilt.place && /\b(?:broken|destroyed|collapsed|ruined)\b/i.test(rest) ? [{ is: 'gap' }] : /^(?:cathedral|orthodox-church|mosque|pagoda|windmill|lighthouse|skyscraper|hindu-temple|clock-tower|bell-tower|colosseum|observatory|japanese-house|apartment-building|palace)$/.test(whole.concept) && /\b(?:ruined|destroyed|collapsed|crumbling|in ruins|broken (?:roof|walls?|tower))\b/i.test(rest) ? [{ is: 'crumbled' }] : []; // biome-ignore format: one line
  const scene = withChanges(asBuilt, [...adorned.changes, ...gap]);
  const all = said.unknown.length > 0 ? { ...scene, unknown: [...scene.unknown, ...said.unknown] } : scene;
  const graph = heaped(all, whole);
  const [first] = graph.nodes;
  const room = o.background && o.flat && Math.min(o.width, o.height) >= LEAST_PLACE;
  if (!first) return graph.place && room ? placed(graph, whole, read) : undefined;
  if (graph.nodes.every((n) => n.brief.confidence < 0.3)) return undefined;
  const peopled = graph.nodes.some((n) => isAlive(n.brief) && n.brief.confidence >= 0.9);
  if (
    whole.scenery &&
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
      !groupOf({ ...first.brief, count: first.count }));
  const changes = graph.nodes.some((n) => n.changes.length > 0);
  // "cat wizard": another species than the engine read
  const altered =
    graph.nodes.length === 1 && first.brief.species !== whole.species && first.brief.concept === whole.concept;
  // what a house has is read from other words than its whole
  const reworded = fitted.text !== rest;
  const several =
    reworded || gap.length > 0 || altered || graph.nodes.length > 1 || acts || counted || changes || close;
  const weathered =
    room &&
    (graph.weather.length > 0 ||
      graph.season !== undefined ||
      graph.framing === 'wide' ||
      graph.framing === 'from above');
  if (graph.place && room) return placed(graph, whole, read);
  // a shop of that world stands in its streets
  if (room && house && !close && graph.nodes.length === 1 && /\bcyberpunk\b/i.test(rest) && first.brief.concept !== 'cyberpunk-building' && categoryOf(first.brief.concept) === 'building')
    return placed({ ...graph, place: 'neon street' }, whole, read); // biome-ignore format: one line
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
  // planets and what flies round them
  if (room && !close && several && graph.nodes.every((n) => SPATIAL.test(n.brief.concept)))
    return placed({ ...graph, place: 'space' }, whole, read);
  if (!several && !weathered) return undefined;
  // light and weather need a place to fall on
  if (room && !close && (graph.weather.length > 0 || graph.season !== undefined || graph.time !== undefined)) {
    const ground =
      whole.setting && whole.setting !== 'night' && !names(graph, whole.setting) ? SETTINGS[whole.setting] : undefined;
    return placed(
      {
        ...graph,
        place: ground ?? (graph.weather.includes('snow') || graph.season === 'snowy' ? 'snowfield' : 'meadow'),
      },
      whole,
      read,
    );
  }
  const brief = briefOf(graph, bare);
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
  return {
    graph,
    brief,
    draw: (_, options) => alone(graph, options, read),
    ...(homeless(graph) ? { home: 'meadow' as const } : {}),
  };
}

/** What belongs among the stars. */
const SPATIAL = /^(?:planet|space-station|space-base|satellite|ufo|rocket|starfighter|asteroid|meteor|comet|moon|earth|astronaut|sun|star|black-hole|galaxy)$/; // biome-ignore format: a list

/** Several small things alone lie together, rather than in a row on the ground. */
function heaped(graph: SceneGraph, whole: Brief): SceneGraph {
  const [first, ...others] = graph.nodes;
  if (!first || others.length > 0 || first.line || first.count < 2 || first.act || graph.place) return graph;
  if (whole.count === first.count && first.changes.length === 0) return graph;
  if (isAlive(first.brief) || !groupOf({ ...first.brief, count: first.count })) return graph;
  return { ...graph, nodes: [{ ...first, line: 'heap' }] };
}

/** A house is meant, not its rooms: "mine entrance", "laboratory building". */
const FRONT = /\b(?:entrance|entry|exterior|facade|building|gateway|front view|from outside)\b/i;

/** A small picture of what has a house shows the house: its rooms are asked for by name. */
function shownAsHouse({ place, nodes }: SceneGraph, whole: Brief, text: string): boolean {
  if (!place || nodes.length > 0 || categoryOf(whole.concept) !== 'building') return false;
  return place === 'jungle temple' || (PLACES[place]!.indoor === true && !/\b(?:interior|inside|indoors?|room|throne room|dining hall|corridor)\b/i.test(text)); // biome-ignore format: one line
}

/** Parts of buildings, which stand nowhere by themselves. */
const PARTS_ONLY = /\b(?:dome|roof|chimneys?|windows?|awnings?|porch|balcony|walls?|steeple|doorway)$/;

/** A place in which nobody stands whom the words do not name: what was made of the rest is told as unknown. */
function withoutNobody(graph: SceneGraph): SceneGraph {
  if (!graph.place) return graph;
  const nobody = graph.nodes.every((n) => n.brief.confidence < 0.3 || PARTS_ONLY.test(n.text));
  if (graph.nodes.length === 0 || !nobody) return graph;
  return { ...graph, nodes: [], edges: [], framing: graph.framing === 'group' ? 'scene' : graph.framing, unknown: [...new Set([...graph.unknown, ...graph.nodes.map((n) => n.text)])] }; // biome-ignore format: one line
}

/** The building alone where its name was read as a place. */
function builtOnly(graph: SceneGraph, text: string, read: Read): SceneGraph {
  if (!graph.place || graph.nodes.length > 0) return graph;
  const { place: _, manners: __, extras: ___, painted: ____, ...rest } = graph;
  const brief = read(text);
  return {
    ...rest,
    extras: [],
    nodes: [{ id: 0, text, brief, count: 1, changes: [] }],
    framing: 'group',
    unknown: brief.unknown,
  };
}

/** What is said to be on a thing belongs to the first that is named. */
function withChanges(graph: SceneGraph, changes: readonly Change[]): SceneGraph {
  const [first, ...others] = graph.nodes;
  if (!first || changes.length === 0 || first.brief.kind !== 'thing') return graph;
  const paint = changes.flatMap((c) => (c.is === 'painted' ? [c.colour] : []));
  const brief = paint.length > 0 && first.brief.colours.length === 0 ? { ...first.brief, colours: paint } : first.brief;
  return { ...graph, nodes: [{ ...first, brief, changes: [...first.changes, ...changes] }, ...others] };
}

/** Places for settings of the plain backdrops. */
const SETTINGS: Readonly<Record<string, string>> = { forest: 'forest', cave: 'cave', dungeon: 'corridor', desert: 'desert', snow: 'snowfield', water: 'sea', underwater: 'underwater', beach: 'beach', sky: 'sky', mountain: 'mountain', castle: 'throne room', room: 'living room', city: 'city', lava: 'volcano', space: 'space', graveyard: 'graveyard', meadow: 'meadow' }; // biome-ignore format: a table

function alone(graph: SceneGraph, { width, height, style, seed }: SceneOptions, read: Read): Composed {
  if (graph.nodes.length === 0)
    return {
      image: createImage(width, height),
      facts: {
        width,
        height,
        shown: [],
        owner: new Int16Array(width * height).fill(-1),
        parts: new Int16Array(width * height).fill(-1),
        partNames: [],
      },
    };
  const { stage, footings } = drawGroupAlone(graph, width, height, { style, seed, read });
  return { image: stage.image, facts: stage.facts(), footings };
}

function placed(graph: SceneGraph, whole: Brief, read: Read): Composition {
  return {
    graph,
    brief: briefOf(graph, whole),
    draw: (_, options) => alone(graph, options, read),
    whole: ({ width, height, style, seed }) => {
      const stage = drawPlace(graph, width, height, { style, seed, read });
      return { image: stage.image, facts: stage.facts() };
    },
  };
}

/** A subject is what would be a place elsewhere: "wolves howling at the moon". */
const names = (graph: SceneGraph, setting: string): boolean =>
  graph.place === undefined &&
  graph.nodes.some(({ text }) => LEXICON.read(text.slice(text.lastIndexOf(' ') + 1)).some((r) => r.is === 'setting' && r.id === setting)); // biome-ignore format: one line

/** Boats lie on water, wherever nothing else is said. */
const afloat = (graph: SceneGraph): boolean =>
  !graph.place &&
  graph.nodes.some(
    (n) =>
      (FLOATING.test(n.brief.concept) && !graph.edges.some((e) => e.a === n.id && e.is !== 'beside')) ||
      (n.act?.verb === 'swim' && n.brief.kind !== 'thing'),
  );

/** Several creatures that no row gives a home are outdoors. */
const homeless = ({ place, nodes: [first, ...others] }: SceneGraph): boolean =>
  (others.length > 0 || (first?.count ?? 1) > 1) &&
  !place &&
  first?.brief.kind === 'thing' &&
  first.brief.confidence >= 0.9 &&
  isAlive(first.brief) &&
  rowOf(first.brief)?.home === undefined;

/** The brief of the whole picture: of its first subject, with a sentence that tells everything that was drawn. */
function briefOf(graph: SceneGraph, whole: Brief): Brief {
  const first = graph.nodes[0];
  const { mood, setting, scenery, body, console } = whole;
  const subjects = [...graph.nodes, ...graph.extras];
  return {
    ...(first?.brief ?? { ...whole, confidence: 1 }),
    mood,
    ...(setting && !names(graph, setting) && !(setting === 'space' && graph.time === 'night')
      ? { setting }
      : afloat(graph)
        ? { setting: 'water' as const }
        : {}),
    ...(scenery && !first ? { scenery } : {}),
    count: first?.count ?? 1,
    confidence: Math.min(1, ...subjects.map((n) => n.brief.confidence)),
    unknown: graph.unknown,
    ...(body ? { body } : {}),
    ...(console ? { console } : {}),
    drawnAs: told(tellOf(graph), { kind: first?.brief.kind ?? 'thing', body, console }),
  };
}
