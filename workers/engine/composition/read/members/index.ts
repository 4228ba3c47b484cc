/**
 * A place read by the phrases of its description, each for itself: the one that names the place, those of sky, light and surfaces, and those of
 * things, wherever in it they are said to be. A graph read otherwise is completed with the phrases of which it shows nothing.
 */
import { singulars, tokenise } from '../../../understand/tokens.ts';
import type { SceneGraph, SceneNode } from '../../graph.ts';
import { isAlive } from '../../layout/actor.ts';
import { PLACES } from '../../places/index.ts';
import { MANNER_OF, suits } from '../../places/manners.ts';
import { withoutAbsent } from '../absent.ts';
import { extraNodes, inPlace, isPicture } from '../extras.ts';
import type { Read } from '../known.ts';
import { lostWords, stemOf } from '../lost-words.ts';
import { type NounPhrase, readNoun } from '../noun-phrase.ts';
import { saidFeature } from '../said-features.ts';
import { saidOfPicture } from '../said-of-picture.ts';
import { isPart } from '../syntax/kinds.ts';
import { textOf } from '../words.ts';
import { paletteSaid } from './palette-said.ts';
import { befell, placeOfPhrase } from './place-of-phrase.ts';
import { qualityOf } from './qualities.ts';
import { type Facets, skyAndLight } from './sky-and-light.ts';
import { type Phrase, phrasesOf } from './split.ts';
import { located } from './spot.ts';
import { surfaceSaid } from './surfaces.ts';

const SURE = 0.9;

/** Names a place by its first phrases, with nothing in it yet; absent where none of them names one. */
export function placeByPhrases(description: string, read: Read): SceneGraph | undefined {
  const phrases = phrasesOf(description);
  const [lead] = phrases;
  const head = phrases.filter(({ segment, joined }) => segment === lead?.segment && !/^(?:and|plus)$/.test(joined));
  for (const phrase of head.slice(0, 1)) {
    const found = placeOfPhrase(phrase.text, read, phrases.length > 1 && isInside(phrases.slice(1), read));
    if (!found) continue;
    const bare: SceneGraph = {
      nodes: [],
      edges: [],
      extras: [],
      weather: [],
      mood: found.moods,
      framing: 'scene',
      unknown: [],
      place: found.id,
      ...(found.manners.length > 0 ? { manners: found.manners } : {}),
      ...(found.owner ? { shown: [found.owner] } : {}),
    };
    return found.things.reduce((graph, thing) => withThing(graph, { text: thing, joined: '', segment: 0 }, read), bare);
  }
  return undefined;
}

/** All that is listed lies within a house. */
function isInside(phrases: readonly Phrase[], read: Read): boolean {
  if (phrases.some(({ text }) => surfaceSaid(text)?.features?.some((f) => /^(?:litter:(?:papers|cables|trash)|peeling|walls|ground:checks)/.test(f)))) return true; // biome-ignore format: one line
  const things = phrases.map(({ text }) => readNoun(located(text, read).text, read)).filter(({ brief }) => brief.confidence >= SURE && brief.kind === 'thing'); // biome-ignore format: one line
  return things.length > 0 && things.every(({ brief }) => /^(?:bed|sofa|table|desk|chair|bookshelf|fireplace|counter(?:top)?|oven|stove|rug|chandelier|bar-stool|shelf|wardrobe|bathtub|toilet|stool)$/.test(brief.concept.replace(/^.*-(?=(?:table|chair|bed|lamp)$)/, ''))); // biome-ignore format: one line
}

/** A place with the phrases of a description of which it shows nothing so far; `owned`: the words are of somebody or something that stands there. */
export function completed(graph: SceneGraph, text: string, read: Read, owned = false): SceneGraph {
  const description = graph.absent ? withoutAbsent(text).text : text;
  if (!graph.place || graph.framing === 'portrait' || graph.framing === 'close-up' || graph.framing === 'bust')
    return graph;
  let full = owned ? graph : withSurfaces(inMood(graph));
  for (const phrase of phrasesOf(description)) {
    const lost = new Set([...lostWords(description, full), ...full.unknown.flatMap((word) => word.split(' '))]);
    const gone = `${phrase.joined} ${phrase.text}`.split(' ').filter((word) => lost.has(word));
    if (!owned) full = withSpot(full, phrase, read);
    if (gone.length > 0) full = owned ? aroundOwner(full, phrase, read) : withPhrase(full, phrase, gone, read);
  }
  return full;
}

/** What is there already stands where it was said to. */
function withSpot(graph: SceneGraph, phrase: Phrase, read: Read): SceneGraph {
  const { text, at } = graph.extras.length === 0 ? { text: '' } : located(phrase.text, read);
  if (!at || !/^(?:left|right|middle|corner|sides|front|sill|wall)$/.test(at.is)) return graph;
  const { concept } = nounOf(text, read).brief;
  const which = graph.extras.findIndex((extra) => extra.brief.concept === concept && !extra.at && !extra.aloft && !isAlive(extra.brief)); // biome-ignore format: one line
  return which < 0
    ? graph
    : { ...graph, extras: graph.extras.map((extra, i) => (i === which ? { ...extra, at } : extra)) };
}

/** Walls, floors and waters that stand there as things are the place's own. */
function withSurfaces(graph: SceneGraph): SceneGraph {
  let full = graph;
  for (const extra of graph.extras) {
    if (!/(?:^|-)(?:wall|floor|ground|water|mud|brick|puddle|moss|grass|sand)s?$/.test(extra.brief.concept) && !/(?:^| )(?:cobble|paving |flag)stones?$/.test(extra.text)) continue; // biome-ignore format: one line
    const said = surfaceSaid(extra.text.toLowerCase());
    if (said?.features?.length && fits(said, full)) full = withFacets({ ...full, extras: full.extras.filter((one) => one !== extra) }, extra.text.toLowerCase(), said); // biome-ignore format: one line
  }
  return full;
}

/** A mood that is a world of its own: what is overgrown or abandoned looks so. */
function inMood(graph: SceneGraph): SceneGraph {
  const [word] = graph.mood.filter((one) => /^(?:overgrown|abandoned|ruined|haunted)$/.test(one));
  const manner = word === undefined ? undefined : MANNER_OF.get(word);
  const own = PLACES[graph.place!]!;
  if (!word || !manner || !suits(manner, own) || graph.manners?.some(({ id }) => id === manner) || own.words.some((name) => name.includes(word))) return graph; // biome-ignore format: one line
  return { ...graph, manners: [...(graph.manners ?? []), { id: manner, told: word }] };
}

function withPhrase(graph: SceneGraph, phrase: Phrase, gone: readonly string[], read: Read): SceneGraph {
  const { text } = phrase;
  const facets = skyAndLight(text) ?? paletteSaid(text) ?? surfaceSaid(text);
  if (facets && fits(facets, graph)) return withFacets(graph, text, facets);
  const spread = /^(?:covered|overgrown|surrounded|filled|littered|lined|full)/.test(phrase.joined);
  const feature = (spread ? saidFeature(`${text} everywhere`) : undefined) ?? saidFeature(text);
  if (feature && feature.feature !== '' && !graph.painted?.some((p) => p.feature === feature.feature))
    return withFacets(graph, text, { features: feature.feature ? [feature.feature] : [], ...(feature.weather ? { weather: [feature.weather] } : {}) }); // biome-ignore format: one line
  const told = befell(`${phrase.joined} ${text}`, graph.place!);
  if (told && gone.some((word) => told.told.includes(word)) && !graph.manners?.some(({ id }) => id === told.id))
    return shown({ ...graph, manners: [...(graph.manners ?? []), told] }, text);
  if (phrase.joined !== '' || phrase.segment > 0) {
    // hours and weather within it are the picture's
    const bare = textOf(saidOfPicture(tokenise(text)).rest);
    const whole = bare === '' ? graph : withThing(graph, { ...phrase, text: bare }, read);
    if (whole !== graph) return whole;
  }
  // words about the place itself
  let full = graph;
  for (const word of gone) full = withWord(full, word, phrase.segment === 0);
  return full;
}

/** Of what is listed after a subject: the sky and the light over it, what lies on the ground, and what stands about there or where it is said to be. */
function aroundOwner(graph: SceneGraph, phrase: Phrase, read: Read): SceneGraph {
  if (phrase.segment === 0 && phrase.joined === '') return graph;
  const facets = skyAndLight(phrase.text) ?? surfaceSaid(phrase.text);
  const dark = facets?.mood?.includes('dark') || facets?.features?.some((f) => /^(?:ground|walls|peeling|cracks|stains|scale)/.test(f)); // biome-ignore format: one line
  if (facets) return !dark && fits(facets, graph) ? withFacets(graph, phrase.text, facets) : graph;
  const placed = located(phrase.text, read).at !== undefined;
  // what comes "with" it is a part of it, whoever else has that name
  if (!placed && phrase.joined !== '' && phrase.joined !== 'and') return graph;
  if (isPart(phrase.text)) return graph;
  // "a vampire lord, goth": one word alone in a list says what somebody is like
  const [owner] = graph.nodes;
  if (!placed && phrase.joined === '' && !phrase.text.includes(' ') && owner && isAlive(owner.brief) && isAlive(nounOf(phrase.text, read).brief) && singulars(phrase.text).length === 0) return graph; // biome-ignore format: one line
  return withThing(graph, phrase, read);
}

/** A word about the place: of which world it is, how it is kept, what of the land is there. */
function withWord(graph: SceneGraph, word: string, named: boolean): SceneGraph {
  const row = PLACES[graph.place!]!;
  const manner = MANNER_OF.get(word);
  if (named && manner && suits(manner, row) && !graph.manners?.some(({ id }) => id === manner))
    return shown({ ...graph, manners: [...(graph.manners ?? []), { id: manner, told: word }] }, word);
  const quality = qualityOf(word);
  return quality && fits(quality, graph) ? withFacets(graph, word, quality) : graph;
}

/** Rooms have no sky, and nothing but a place under it has its colour; what is painted whole has its own floor and walls. */
function fits({ features = [] }: Facets, { place }: SceneGraph): boolean {
  const row = PLACES[place!]!;
  if (row.flat) return features.every((feature) => /^(?:palette|coloured light|light motes|dust motes|lights off)/.test(feature)); // biome-ignore format: one line
  const painted =
    row.features?.some((f) => f === 'corridor' || f.startsWith('hall:') || f.startsWith('street:')) === true;
  return features.every((feature) =>
    row.indoor
      ? !/^(?:sky|heaven|cumulus|far |path|river|lake|pool|big sun|big moon|stars above|mirror)/.test(feature) &&
        !(painted && /^(?:ground|walls):/.test(feature))
      : (row.scene.wall !== undefined || !/(?:^walls:|^peeling|on walls)/.test(feature)) &&
        !(painted && feature.startsWith('ground:')),
  );
}

function withFacets(graph: SceneGraph, told: string, { time, weather = [], season, mood = [], features = [] }: Facets): SceneGraph {
  return shown(
    {
      ...graph,
      ...(time && !graph.time ? { time } : {}),
      ...(season && !graph.season ? { season } : {}),
      weather: [...new Set([...graph.weather, ...weather])],
      mood: [...new Set([...graph.mood, ...mood])],
      ...(features.length > 0
        ? { painted: [...(graph.painted ?? []), ...features.map((feature) => ({ feature, told }))] }
        : { shown: [...(graph.shown ?? []), told] }),
    },
    told,
  );
} // biome-ignore format: a signature

/** What was made of those words elsewhere is taken back, and none of them is unknown any more. */
function shown(graph: SceneGraph, told: string): SceneGraph {
  const words = new Set(told.split(' ').flatMap((word) => [word, stemOf(word)]));
  const isOf = (node: SceneNode): boolean => node.text.split(' ').every((word) => words.has(word)) && graph.edges.length === 0 && !node.act; // biome-ignore format: one line
  const nodes = graph.nodes.some(isOf) ? graph.nodes.filter((node) => !isOf(node)).map((node, id) => ({ ...node, id })) : graph.nodes; // biome-ignore format: one line
  return {
    ...graph,
    nodes,
    extras: graph.extras.filter((extra) => extra.at?.told === told || !isOf(extra)),
    unknown: graph.unknown.filter((word) => !word.split(' ').every((one) => words.has(one))),
  };
}

/** The noun of a phrase; of many things one is read where the plural is somebody else's ("flags" are no person with flags). */
function nounOf(text: string, read: Read): NounPhrase {
  const noun = readNoun(text, read);
  if (noun.brief.confidence >= SURE && !noun.brief.scenery) return noun;
  const words = text.split(' ');
  for (const last of singulars(words.at(-1)!)) {
    const single = readNoun([...words.slice(0, -1), last].join(' '), read);
    if (single.brief.confidence >= SURE && !single.brief.scenery) return { ...single, plural: true };
  }
  // an adjective that is a thing's name elsewhere: the last word says what it is
  for (let from = 1; from < words.length; from++) {
    const less = readNoun(words.slice(from).join(' '), read);
    if (less.brief.confidence >= SURE && !less.brief.scenery) return { ...less, unknown: [...less.unknown, ...words.slice(0, from)] }; // biome-ignore format: one line
  }
  return noun;
}

/** Something that a phrase names, where it says it is; the same graph where it names nothing that is known. */
function withThing(graph: SceneGraph, phrase: Phrase, read: Read): SceneGraph {
  const [said, ...more] = inPlace(phrase.text, graph.place);
  // the place shows it anyway, or shows it by other things
  if (said === undefined) return withFacets(graph, phrase.text, {});
  if (more.length > 0 || said !== phrase.text || isPicture(said)) {
    const draft = { read, unknown: [] as string[] };
    const nodes = [said, ...more].flatMap((one) => extraNodes(draft, one));
    if (nodes.length === 0 || draft.unknown.length > 0) return graph;
    const cleared = withFacets(graph, phrase.text, {});
    if (nodes.every(({ brief }) => [...graph.nodes, ...graph.extras].some((n) => n.brief.concept === brief.concept))) return { ...cleared, extras: graph.extras }; // biome-ignore format: one line
    return { ...cleared, extras: [...cleared.extras, ...nodes] };
  }
  const plain = nounOf(phrase.text, read);
  const { text, at } = located(phrase.text, read);
  const there = at ? nounOf(text, read) : plain;
  const noun = at && there.brief.confidence >= SURE ? there : plain;
  if (noun.brief.confidence < SURE || noun.brief.scenery) return graph;
  // "a stone path" is no stone: the word that names it is not known
  if (noun.unknown.includes(text.split(' ').at(-1)!)) return graph;
  const indoor = PLACES[graph.place!]!.indoor === true;
  const aloft = at?.is === 'air' && isAlive(noun.brief) && !indoor;
  const node: SceneNode = {
    id: -1,
    text,
    brief: noun.brief,
    count: noun.plural ? (at?.strewn ? 6 : 3) : noun.count,
    changes: noun.changes,
    ...(aloft ? { aloft: true as const } : at && noun === there ? { at } : {}),
  };
  // it is there already, and stands where it was said to
  const same = [...graph.nodes, ...graph.extras].find(({ brief }) => brief.concept === noun.brief.concept && brief.species === noun.brief.species); // biome-ignore format: one line
  const rest = same ? graph.extras.filter((extra) => extra !== same) : graph.extras;
  if (same && (!graph.extras.includes(same) || (!node.at && !aloft && noun.unknown.length > 0))) return graph;
  const cleared = shown({ ...graph, extras: rest }, phrase.text);
  return {
    ...cleared,
    extras: [...cleared.extras, node],
    // what lies outside is seen through the window
    unknown: [...new Set([...cleared.unknown, ...noun.unknown.filter((word) => !(graph.view && word === 'outside'))])], // biome-ignore format: one line
  };
}
