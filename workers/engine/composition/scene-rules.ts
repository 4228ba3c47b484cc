/** What of a reading makes a picture: houses or their rooms, heaps, who is at home where, and the brief that tells it. */

import { SPECIES } from '../catalogue/species.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import type { SceneId } from '../place/scenes.ts';
import { groupOf } from '../subject/draw-group.ts';
import { rowOf } from '../subject/sources.ts';
import type { Brief } from '../types.ts';
import { LEXICON } from '../understand/default-lexicon.ts';
import { told } from '../understand/manner.ts';
import type { Change, SceneGraph, SceneNode } from './graph.ts';
import { isAlive } from './layout/actor.ts';
import { FLOATING } from './layout/containers.ts';
import { PLACES } from './places/index.ts';
import { SWIMMERS } from './places/prepared.ts';
import { usualGround } from './places/usual-grounds.ts';
import { burnsAsSaid, notGlowing } from './read/changeable.ts';
import type { Read } from './read/known.ts';
import { PART } from './read/of-things/words.ts';
import { saidFeature } from './read/said-features.ts';
import { RELATIONS } from './relations.ts';
import { DRIVEN } from './sprites/draw-sprite.ts';
import { tellOf } from './tell.ts';

/** What belongs among the stars. */
export const SPATIAL = /^(?:planet|space-station|space-base|satellite|ufo|rocket|starfighter|asteroid|meteor|comet|moon|earth|astronaut|sun|star|black-hole|galaxy)$/; // biome-ignore format: a list

/** Several small things alone lie together, rather than in a row on the ground. */
export function heaped(graph: SceneGraph, whole: Brief): SceneGraph {
  const [first, ...others] = graph.nodes;
  if (
    !first ||
    others.length > 0 ||
    first.line ||
    // "five gems in a row"
    whole.unknown.includes('row') ||
    (first.count < 2 &&
      (whole.unknown.length === 0 ||
        first.brief.kind !== 'humanoid' ||
        first.brief.unknown.length > 0 ||
        !first.act)) ||
    first.act ||
    graph.place
  )
    return graph;
  if (whole.count === first.count && first.changes.length === 0) return graph;
  if (isAlive(first.brief) || !groupOf({ ...first.brief, count: first.count })) return graph;
  return { ...graph, nodes: [{ ...first, line: 'heap' }] };
}

/** A house is meant, not its rooms: "mine entrance", "laboratory building". */
export const FRONT =
  /\b(?:entrance(?! hall| room| foyer)|entry(?! hall| room)|exterior|facade|building|gateway|front view|(?:shop|hall|store|house|tavern|cafe|hotel|club|cinema|bar) front|storefront|shopfront|from outside|chimneys?|thatched roof|(?:tiled|slate|red|blue|green|straw|wooden) roof|terrace|patio|chalk ?board out|out front|outside|awnings?|marquee|neon (?:[a-z]+ )?sign|(?:hanging|wooden|broken|shop|[a-z]+) sign|fire escape|red cross|umbrellas|paper lanterns|fairy lights|on the (?:roof|rooftop|chimney|railing)|on top|smoke ?stacks?|columns|(?:looking|peeking|peering|peaking) out(?! of (?:a |the )?windows?)|(?:barber|spinning|striped) poles?|rust|satellite dish|antenna|(?:temple|monastery|abbey|shrine|palace|city|castle|graveyard|cemetery|church|school|park|zoo) gates?)\b/i;

/** What is said beside a name: of a name alone each word is its own. */
const BESIDE = /\b(?:with|and|on|in|at|by|under|near|beside|behind|before|from|full)\b/i;

/** A small picture of what has a house shows the house: its rooms are asked for by name. */
export function shownAsHouse({ place, nodes }: SceneGraph, whole: Brief, text: string): boolean {
  // a guess is no house, nor is one of which a word was left: the bridge of a spaceship, the cabin of an airplane
  if (
    !place ||
    nodes.length > 0 ||
    whole.confidence < 0.9 ||
    (whole.unknown.length > 0 && !BESIDE.test(text)) ||
    categoryOf(whole.concept) !== 'building'
  )
    return false;
  return place === 'jungle temple' || (PLACES[place]!.indoor === true && !/\b(?:interior|inside|indoors?|room|throne room|dining hall|corridor|hallway|cells?|ward|aisle|classroom|platform|attic|basement|cellar|dungeon)\b/i.test(text)); // biome-ignore format: one line
}

/** Parts of buildings, which stand nowhere by themselves. */
export const PARTS_ONLY = /\b(?:dome|roof|chimneys?|windows?|awnings?|porch|balcony|walls?|steeple|doorway)$/;

/** A place in which nobody stands whom the words do not name: what was made of the rest is told as unknown. */
export function withoutNobody(all: SceneGraph): SceneGraph {
  const graph = withoutGrounds(all);
  if (!graph.place) return graph;
  const isPart = (n: SceneNode): boolean =>
    PARTS_ONLY.test(n.text) && !OF_WORLDS.test(n.text) && !/ with /.test(n.text);
  const nobody = graph.nodes.every((n) => n.brief.confidence < 0.3 || isPart(n));
  if (graph.nodes.length === 0 || !nobody) return graph;
  return { ...graph, nodes: [], edges: [], framing: graph.framing === 'group' ? 'scene' : graph.framing, unknown: [...new Set([...graph.unknown, ...graph.nodes.map((n) => n.text)])] }; // biome-ignore format: one line
}

/** A part of a building, or a limb of a body, that is told of with it stands nowhere beside it: it is theirs, and what it was to look like is told. */
export function withoutParts(graph: SceneGraph): SceneGraph {
  const [first] = graph.nodes;
  const built = first && categoryOf(first.brief.concept) === 'building';
  if (!first || graph.nodes.length < 2 || !(built || isAlive(first.brief) || first.brief.kind === 'humanoid')) return graph; // biome-ignore format: one line
  const said = built ? PARTS_BESIDE : LIMBS_BESIDE;
  const isPart = (n: SceneNode): boolean => n !== first && said.test(n.text) && !n.act && graph.edges.every((e) => (e.a !== n.id && e.b !== n.id) || e.is === 'beside' || (!built && /^(?:over|under|on)$/.test(e.is) && e.b === n.id)); // biome-ignore format: one line
  const parts = graph.nodes.filter(isPart);
  if (parts.length === 0) return graph;
  const kept = graph.nodes.filter((n) => !parts.includes(n));
  const at = new Map(kept.map((n, i) => [n.id, i]));
  return {
    ...graph,
    nodes: kept.map((n, i) => ({ ...n, id: i })),
    edges: graph.edges.flatMap((e) => (at.has(e.a) && at.has(e.b) ? [{ ...e, a: at.get(e.a)!, b: at.get(e.b)! }] : [])),
    unknown: [...new Set([...graph.unknown, ...parts.map(({ text }) => text)])],
  };
}
/** "One wing over its face", "and angry yellow eyes": of the body that is told of, and nobody beside it. */
const LIMBS_BESIDE =
  /^(?!.*\b(?:floating|giant|huge|severed|skeletal|skeleton|robot|plush|monster|mask|cut|bloody|picture|tattoo|of)\b|.+ with )(?:with |and )?(?:[a-z-]+,? ){0,4}(?:face|eyes?|wings?|ears?|tails?|horns?|nose|mouth|tongue|beak|muzzle|snout|teeth|fangs|fur|mane|feathers?|claws?|paws?|legs?|feet|belly|neck|antlers?|tusks?|whiskers|eyebrows?|hooves)(?: (?:squinting|squinted|closed|open|shut|winking|twitching|missing|glowing|raised|folded))?$/;
const PARTS_BESIDE = /^(?!.*\b(?:stained|shop|rose)\b).*\b(?:windows?|doors?|doorways?|roofs?|chimneys?|walls?|awnings?|balcon(?:y|ies)|shutters|porch|steeple|gables?|floors?|ceilings?|bricks|planks|tiles|shingles|entrance)$/; // biome-ignore format: one line

/** Domes in which one lives. */
const OF_WORLDS = /\b(?:colony|base|station|habitat|glass|space|moon|lunar|mars|bio|geodesic|garden|greenhouse) ?dome$/;

/** A landscape that is named beside the place is no one who stands there: "a river through a forest", "a lake in the mountains". */
function withoutGrounds(graph: SceneGraph): SceneGraph {
  const isGround = (n: SceneNode): boolean => n.brief.scenery === true && n.changes.length === 0 && !n.act;
  const dropped = graph.place ? graph.nodes.filter(isGround) : [];
  if (dropped.length === 0) return graph;
  const kept = graph.nodes.filter((n) => !isGround(n));
  const at = new Map(kept.map((n, i) => [n.id, i]));
  const of = (text: string): readonly { readonly feature: string; readonly told: string }[] => {
    const said = saidFeature(text)?.feature ?? saidFeature(`${text} in the background`)?.feature;
    return said ? [{ feature: said, told: text }] : [];
  };
  return {
    ...graph,
    nodes: kept.map((n, i) => ({ ...n, id: i })),
    edges: graph.edges.flatMap((e) => {
      const [a, b, c] = [at.get(e.a), at.get(e.b), e.c === undefined ? undefined : at.get(e.c)];
      if (a === undefined || b === undefined || (e.c !== undefined && c === undefined)) return [];
      return [{ ...e, a, b, ...(c === undefined ? {} : { c }) }];
    }),
    painted: [...(graph.painted ?? []), ...dropped.flatMap((n) => of(n.text))],
    framing: kept.length === 0 && graph.framing === 'group' ? 'scene' : graph.framing,
  };
}

/** The building alone where its name was read as a place. */
export function builtOnly(graph: SceneGraph, text: string, read: Read): SceneGraph {
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

/** One thing and nothing else, in all of these words. */
export function onlyOf(text: string, read: Read): SceneGraph {
  const brief = read(text);
  const burns = burnsAsSaid(brief, text);
  const changes: readonly Change[] = burns ? [{ is: 'burns', with: 'fire' }] : [];
  return {
    nodes: [{ id: 0, text, brief: burns ? notGlowing(brief) : brief, count: 1, changes }],
    edges: [],
    extras: [],
    weather: [],
    mood: [],
    framing: 'group',
    unknown: brief.unknown,
  };
}

/** "Kids roasting marshmallows": several who do something are there, whatever else it is called; one too, where that would leave them out. */
export function doneBySeveral({ nodes: [first], edges }: SceneGraph, whole: Brief): boolean {
  if (!first || whole.kind !== 'thing' || isAlive(whole)) return false;
  // machines fight, chase and cross as well: "a spaceship fighting a ufo"
  if (edges.some(({ a, b, is }) => a === first.id && b !== a && (is === 'onward' || /^(?:fight|chase)$/.test(RELATIONS[is].layout))) && isMachine(first.brief.concept)) return true; // biome-ignore format: one line
  if (!isAlive(first.brief) || first.brief.confidence < 0.9) return false;
  if (first.count < 2) return first.act !== undefined && first.brief.kind === 'humanoid' && whole.unknown.length > 0;
  return first.act !== undefined || edges.some(({ a, is }) => a === first.id && 'verb' in RELATIONS[is]);
}

const MACHINES: ReadonlySet<string> = new Set(['vehicle', 'machine', 'robot']);
/** Of the models, or drawn from a silhouette. */
const isMachine = (concept: string): boolean => MACHINES.has(categoryOf(concept) ?? '') || DRIVEN.has(concept);

/** A word that names a part of things. */
const NAMES_PART = new RegExp(`(?:^| )(?:${PART}|eyes?)$`, 'i');

/**
 * A text whose first words name a thing is of that thing: a reading that begins with somebody else went astray, and what is called like
 * a part of things is no second thing beside it ("a leather wrapped handle").
 */
export function ofNamed(
  graph: SceneGraph,
  adorned: { readonly text: string; readonly named?: true },
  whole: Brief,
  read: Read,
): SceneGraph {
  if (!adorned.named || graph.place || graph.time || whole.kind !== 'thing') return graph;
  const [first, ...others] = graph.nodes;
  if (!first) return graph;
  if (doneBySeveral(graph, whole)) return graph;
  // "apples and oranges in a basket": all of it was read, and the basket bears what was named first
  const known = graph.unknown.length === 0 && graph.nodes.every(({ brief }) => brief.confidence >= 0.9);
  if (known && others.length > 1 && graph.edges.length === others.length && graph.edges.every(({ a, b, is }) => is === 'in' && a !== b && b === graph.edges[0]!.b)) return graph; // biome-ignore format: one line
  // a dead thing that holds it is none
  const held = graph.edges.some(({ a, b, is }) => a === first.id && is === 'hold' && graph.nodes[b]?.brief.concept === whole.concept); // biome-ignore format: one line
  const shown = graph.nodes.some(({ brief }) => brief.concept === whole.concept);
  if (!shown || (held && !isAlive(first.brief)) || (first.brief.concept === whole.concept && first.count > 1)) return onlyOf(adorned.text, read); // biome-ignore format: one line
  if (first.brief.concept !== whole.concept) return graph;
  const parts = others.filter(
    (n) =>
      NAMES_PART.test(n.text) &&
      n.brief.kind === 'thing' &&
      !graph.edges.some((e) => e.b === first.id && e.a === n.id && e.is !== 'beside'),
  );
  if (parts.length === 0 || others.length !== parts.length) return graph;
  const { edges: _, nodes: __, ...rest } = graph;
  const own = whole.parts.filter(({ piece }) => !first.brief.parts.some((p) => p.piece === piece));
  return {
    ...rest,
    edges: [],
    nodes: [{ ...first, brief: { ...first.brief, parts: [...first.brief.parts, ...own] } }],
    unknown: [...new Set([...graph.unknown, ...whole.unknown])],
  };
}

/** What is said to be on a thing belongs to the first that is named. */
export function withChanges(graph: SceneGraph, changes: readonly Change[]): SceneGraph {
  const [first, ...others] = graph.nodes;
  if (!first || changes.length === 0) return graph;
  // of animals: what hangs on them and what their limbs end in
  if (first.brief.kind === 'quadruped') {
    const own = changes.filter((c) =>
      /^(?:emblem|hung|tipped|swapped|geared|blotched|gashed|worn|glows|drips|face|grows|limbs|moss|cheeks|cogs|rust|snowed|eyes|of things|made of|lost eye|eye beams|ghostly|rainbow|on thread|alight|part|wake)$/.test(
        c.is,
      ),
    );
    return { ...graph, nodes: [{ ...first, changes: [...first.changes, ...own] }, ...others] };
  }
  if (first.brief.kind !== 'thing') {
    const own = changes.filter(
      (c) =>
        c.is === 'eye beams' ||
        c.is === 'wake' ||
        c.is === 'blotched' ||
        c.is === 'of things' ||
        c.is === 'grows' ||
        c.is === 'moss' ||
        c.is === 'alight' ||
        c.is === 'part' ||
        c.is === 'swapped',
    );
    return { ...graph, nodes: [{ ...first, changes: [...first.changes, ...own] }, ...others] };
  }
  const paint = changes.flatMap((c) => (c.is === 'painted' ? [c.colour] : []));
  const brief = paint.length > 0 && first.brief.colours.length === 0 ? { ...first.brief, colours: paint } : first.brief;
  return { ...graph, nodes: [{ ...first, brief, changes: [...first.changes, ...changes] }, ...others] };
}

/** Places for settings of the plain backdrops. */
export const SETTINGS: Readonly<Record<string, string>> = { forest: 'forest', cave: 'cave', dungeon: 'corridor', desert: 'desert', snow: 'snowfield', water: 'sea', underwater: 'underwater', beach: 'beach', sky: 'sky', mountain: 'mountain', castle: 'throne room', room: 'living room', city: 'city', lava: 'volcano', space: 'space', graveyard: 'graveyard', meadow: 'meadow' }; // biome-ignore format: a table

/** A subject is what would be a place elsewhere: "wolves howling at the moon". */
export const names = (graph: SceneGraph, setting: string): boolean =>
  graph.place === undefined &&
  graph.nodes.some(({ text }) => LEXICON.read(text.slice(text.lastIndexOf(' ') + 1)).some((r) => r.is === 'setting' && r.id === setting)); // biome-ignore format: one line

/** Leaves that grow on water. */
const WATER_LEAVES = /^(?:lily-pad|lotus)$/;
/** Boats lie on water, and so do the leaves that somebody sits on, wherever nothing else is said. */
export const afloat = (graph: SceneGraph): boolean =>
  !graph.place &&
  graph.nodes.some(
    (n) =>
      (FLOATING.test(n.brief.concept) && !graph.edges.some((e) => e.a === n.id && e.is !== 'beside')) ||
      (WATER_LEAVES.test(n.brief.concept) && graph.edges.some((e) => e.b === n.id && /^(?:sit )?on$/.test(e.is))) ||
      (n.act?.verb === 'swim' && n.brief.kind !== 'thing'),
  );

/** Places that several show by being together, where none is said: boxers are in a ring, a class is before its board. */
const TOGETHER: readonly (readonly [one: RegExp, other: RegExp, place: string])[] = [
  [/^(?:shark|hammerhead-shark|whale|orca|sperm-whale|dolphin|kraken|sea-serpent|giant-squid-icon|octopus)$/, /^(?:surfer|surfboard|boat|rowboat|ship|canoe|raft|kayak|sailboat|fisher|fisherman|old-fisherman|sailor|swimmer|lifeguard|jet-ski)/, 'sea'],
  [/^(?:surfer|surfboard)/, /^(?:surfer|surfboard)/, 'beach'],
  [/^(?:chalkboard|blackboard)$/, /^(?:teacher|student|pupil|child|kid|professor|girl|boy|little-girl|little-boy|person|woman)/, 'classroom'],
  [/^(?:boxer|prizefighter)$/, /^(?:boxer|prizefighter)$/, 'boxing ring'],
  [/^goalkeeper$/, /^(?:football-player|soccer-player|ball|soccer-ball|goalkeeper)$/, 'stadium'],
  [/^(?:trash-can|dumpster|garbage-can)$/, /^(?:raccoon|cat|black-cat|rat|opossum|dog|beggar|hobo)/, 'alley'],
  [/^(?:gunslinger|cowboy|sheriff|outlaw|bandit)$/, /^(?:gunslinger|cowboy|sheriff|outlaw|bandit)$/, 'western street'],
  [/^(?:tank|war-tank)$/, /soldier|marine/, 'battlefield'],
]; // biome-ignore format: a table

/** Places whose many things would hide small subjects of a small picture. */
const ROOMY: ReadonlySet<string> = new Set(['sea', 'beach', 'boxing ring']);
/** The place that those who are there make of it, where there is room for it. */
export function placeOf({ place, nodes }: SceneGraph, side: number): string | undefined {
  if (place) return undefined;
  const are = nodes.filter(({ unseen }) => !unseen);
  const found = TOGETHER.find(([one, other]) => are.some((n, i) => one.test(n.brief.concept) && (n.count > 1 && other.test(n.brief.concept) || are.some((m, k) => k !== i && other.test(m.brief.concept))))); // biome-ignore format: one line
  return found && (side >= 90 || ROOMY.has(found[2])) ? found[2] : undefined;
}

/** Several creatures that no row gives a home are outdoors. */
export const homeless = ({ place, nodes: [first, ...others] }: SceneGraph): boolean =>
  (others.length > 0 || (first?.count ?? 1) > 1) &&
  !place &&
  first?.brief.kind === 'thing' &&
  first.brief.confidence >= 0.9 &&
  isAlive(first.brief) &&
  (rowOf(first.brief)?.home === undefined || (rowOf(first.brief)?.home?.[0] === 'underwater' && landed(others)));

const INDOORS: ReadonlySet<string> = new Set(['room', 'dungeon', 'castle', 'cave', 'studio', 'city']);
/** What is out in the open, or stands there. */
const OUT_THERE = /^(?:.*-)?(?:tree|bridge|fence|bush|tent|campfire|well|pond|house|hut|cottage|barn|haystack|scarecrow|boulder|carriage|cart|wagon|umbrella|flower|sunflower|mushroom|bench|windmill|gravestone|tombstone)$/; // biome-ignore format: one line
const PETS = /^(?:cat|dog|puppy|kitten|mouse|rat|hamster|rabbit|.*-cat|guinea-pig)$/;
/** Who is at home in a room is out in the open with what stands there, and on or beside the beasts of the land: where that is. */
export function outdoors(graph: SceneGraph): SceneId | undefined {
  const { place, nodes: [first, ...others], edges } = graph; // biome-ignore format: one line
  if (place || !first) return undefined;
  const usual = others.length > 0 || first.count > 1 || first.act ? usualGround(graph) : undefined;
  if (usual) return usual;
  // what beasts pull is on its way over land
  if (edges.some(({ is }) => is === 'pulled' || is === 'pull') && !rowOf(first.brief)?.home) return /^(?:sled|sleigh|dog-sled)$/.test(first.brief.concept) ? 'snow' : 'meadow'; // biome-ignore format: one line
  const home = rowOf(first.brief)?.home ?? SPECIES[first.brief.species ?? '']?.home ?? [];
  if (!home.some((id) => INDOORS.has(id))) return undefined;
  // nobody fights in his study
  if (home[0] === 'room' && others.length > 0 && edges.some(({ is }) => /^(?:fight|attack|chase)$/.test(RELATIONS[is].layout))) return home.find((id) => !INDOORS.has(id)) ?? 'meadow'; // biome-ignore format: one line
  const out = others.some(({ brief }) => OUT_THERE.test(brief.concept) || (brief.kind === 'quadruped' && !PETS.test(brief.concept) && brief.confidence >= 0.9)); // biome-ignore format: one line
  return out ? (home.find((id) => !INDOORS.has(id)) ?? 'meadow') : undefined;
}

/** Where a thing stands or lies of which no place is said: boats on the sea, a bus stop in its street. */
export function homeOf(graph: SceneGraph): string | undefined {
  if (afloat(graph)) return 'sea';
  const [first] = graph.nodes;
  if (first?.brief.kind !== 'thing' || isAlive(first.brief)) return undefined;
  if (/^(?:covered-)?bus-stop$/.test(first.brief.concept)) return 'bus stop';
  const home = rowOf(first.brief)?.home?.[0];
  // a house does not stand in the road between others
  const street = categoryOf(first.brief.concept) === 'building' ? 'town lot' : 'city street';
  return home === 'city' ? street : home === 'night' || home === undefined ? undefined : SETTINGS[home];
}

/** One of them is at home on land: a turtle that races a rabbit is ashore. */
const landed = (others: readonly SceneNode[]): boolean =>
  others.some(({ brief }) => brief.kind !== 'thing' && brief.confidence >= 0.9 && !/diver|mermaid|merman|swimm|snorkel|aquanaut/.test(`${brief.concept} ${brief.drawnAs}`) && !SWIMMERS.test(brief.concept) && !/otter|seal|walrus|beaver|hippo/.test(brief.concept)); // biome-ignore format: one line

/** The brief of the whole picture: of its first subject, with a sentence that tells everything that was drawn. */
export function briefOf(graph: SceneGraph, whole: Brief): Brief {
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
