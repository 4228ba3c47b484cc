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
import { WARES } from '../layout/kinds.ts';
import { PLACES } from '../places/index.ts';
import { viewIn } from '../places/views.ts';
import type { RelationId } from '../relations.ts';
import { withoutAbsent } from './absent.ts';
import { articled } from './bare-clauses.ts';
import { hasFace } from './changeable.ts';
import { Draft } from './draft.ts';
import { extraNodes, inPlace, inRoom, passersBy } from './extras.ts';
import { KNOWN, type Read } from './known.ts';
import { LEAST_GAIN, lostWords, weightOf } from './lost-words.ts';
import { completed, placeByPhrases } from './members/index.ts';
import { inOneForm, ofMood } from './one-form.ts';
import { piecesOf } from './pieces-of.ts';
import { type FoundPlace, placeIn } from './place.ts';
import { prepared } from './prepared.ts';
import { readClauses } from './read-clauses.ts';
import { saidFeature } from './said-features.ts';
import { type SaidOfPicture, saidOfPicture } from './said-of-picture.ts';
import { gathered } from './segments.ts';
import { readBySyntax } from './syntax/index.ts';
import { NOBODY } from './syntax/kinds.ts';
import { uponPerson } from './upon-person.ts';
import { textOf } from './words.ts';

/**
 * Reads a sentence. `read` is the engine's own reading of one subject. Never throws. By its words first; where some of them are lost
 * that way, by its syntax as well, and the reading that loses less is taken.
 */
export function readScene(asTyped: string, read: Read): SceneGraph {
  const { text, absent } = withoutAbsent(asTyped);
  if (absent.length > 0) {
    const graph = readPresent(text, read);
    if (graph.place) return { ...graph, absent };
  }
  const graph = readPresent(asTyped, read);
  if (absent.length === 0 || !graph.place) return graph;
  // who or what is said not to be there was taken for somebody that is
  const isAbsent = ({ text: said, brief }: SceneNode): boolean => absent.some((noun) => noun === brief.concept || said.split(' ').some((word) => word === noun || singulars(word).includes(noun))); // biome-ignore format: one line
  return {
    ...graph,
    absent,
    extras: graph.extras.filter((extra) => !isAbsent(extra)),
    unknown: graph.unknown.filter((word) => !/^(?:no|without|nothing)$/.test(word)),
  };
}

/** Reads what is there. */
function readPresent(asTyped: string, read: Read): SceneGraph {
  const remembered = remembering(read);
  const description = ofMood(asTyped);
  const whole = readWhole(description, remembered);
  if (CLOSE.has(whole.framing)) return whole;
  const wordings = [description, prepared(plainly(description)).text];
  const full = completed(whole, asTyped, remembered);
  const lost = lossOf(wordings, full);
  const misread = readsTheme(full, description);
  if ((lost < LEAST_GAIN && !misread) || full.view) return full;
  const bare = placeByPhrases(asTyped, remembered);
  if (!bare) return full;
  const byPhrases = completed(
    { ...bare, ...hoursOf(whole), mood: [...new Set([...bare.mood, ...whole.mood])] },
    asTyped,
    remembered,
  );
  // who does what to whom is not measured by words
  const told = full.edges.length + full.nodes.filter(({ act }) => act).length;
  const gain = lost - lossOf(wordings, byPhrases);
  return gain >= (misread ? 0 : LEAST_GAIN * (1 + told)) ? honest(wordings, byPhrases) : full;
}

/** Somebody was made of a word about a room: "a giant server room" has no giant in it, and grandma's is seen without her. */
function readsTheme({ place, nodes, edges }: SceneGraph, description: string): boolean {
  const [first] = nodes;
  if (!place || !PLACES[place]!.indoor || !first || edges.length > 0 || first.act || first.brief.kind === 'thing')
    return false;
  const words = description.toLowerCase().split(',')[0]!.split(' ');
  const at = words.findIndex((word) => first.text.split(/[ ,]+/).includes(word));
  const name = PLACES[place]!.words.some((w) =>
    words
      .slice(at + 1)
      .join(' ')
      .startsWith(w),
  );
  return at >= 0 && at <= 1 && name;
}

const CLOSE: ReadonlySet<SceneGraph['framing']> = new Set(['portrait', 'bust', 'close-up']);

/** What is said of the whole picture, however the rest of it is read. */
const hoursOf = ({ time, season, weather, mood, framing }: SceneGraph): Partial<SceneGraph> => ({
  ...(time ? { time } : {}),
  ...(season ? { season } : {}),
  weather,
  mood,
  framing: framing === 'group' ? 'scene' : framing,
});

/** The reading by words or by syntax of all that a sentence says. */
function readWhole(typed: string, read: Read): SceneGraph {
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
    .flatMap(overWhat)
    .map((extra) =>
      indoors
        ? extra
        : extra.replace(
            /^((?:an? |the |two |three |some )?(?:(?:old|wooden|stone|empty|broken|lonely|single|small|long) )*)(?=bench(?:es)?\b)/i,
            '$1park ',
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
  facesOf(draft);
  // of several that are named one by one, all stand in the row
  const rowed = draft.line === 'row' && draft.nodes.length > 1 && draft.edges.length === 0;
  // what a seller sells lies on the table between those who bargain
  const sold = draft.edges.flatMap(({ is, a, b }) => (is === 'haggling' ? [a, b] : [])).flatMap((id) => WARES.exec(draft.nodes[id]!.text)?.[1] ?? []); // biome-ignore format: one line
  const wares = new Set(sold.filter((what) => draft.read(what).kind === 'thing' && draft.read(what).confidence >= KNOWN).flatMap((what) => what.split(' '))); // biome-ignore format: one line
  const graph: SceneGraph = {
    nodes: rowed ? draft.nodes.map((node) => ({ ...node, line: 'row' as const })) : draft.nodes,
    edges: draft.edges,
    extras,
    ...(painted.length > 0 ? { painted } : {}),
    weather: [...new Set([...weather, ...said.flatMap(({ painted }) => painted?.weather ?? [])])],
    mood,
    unknown: [...new Set(draft.unknown)].filter(
      (word) => !wares.has(word) && !(draft.line !== undefined && LINED.test(word)),
    ),
    framing: framing ?? (draft.nodes.length > 0 ? 'group' : 'scene'),
    ...(place ? { place: place.id, ...(place.manners.length > 0 ? { manners: place.manners } : {}) } : {}),
    ...(time ? { time } : draft.atNight ? { time: 'night' as const } : {}),
    ...(season ? { season } : {}),
  };
  return uponPerson(graph, draft.read);
}

/** How several stand, which is heard before they are read. */
const LINED = /^(?:queue|line|file|row|waiting)$/;

const OVER = /^(.*\bbridge) (?:over|across|spanning|crossing|above) ((?:an? |the )?(?:[a-z-]+ ){0,2}?(?:pond|river|stream|creek|brook|pool|lake|water|lava|magma|lava flow|gorge|canyon|ravine|chasm|abyss|valley))$/i; // biome-ignore format: one line
/** A bridge over something: it stands over what is painted there, and water is there anyway where one is. */
function overWhat(extra: string): string[] {
  const [, bridge, under] = OVER.exec(extra) ?? [];
  if (!bridge || !under) return [extra];
  return /\b(?:lava|magma|river)\b/.test(under) ? [bridge, under] : [bridge];
}

/** What is felt for each other is seen in faces: the sun and the moon that kiss have them. */
const TENDER: ReadonlySet<RelationId> = new Set<RelationId>(['kiss', 'hug', 'hands', 'dance', 'high five', 'shake', 'arguing', 'talk']); // biome-ignore format: a list
function facesOf(draft: Draft): void {
  for (const { a, b, is } of draft.edges) {
    if (!TENDER.has(is)) continue;
    for (const id of [a, b]) {
      const node = draft.nodes[id]!;
      const bare = node.brief.kind === 'thing' && !isAlive(node.brief) && !hasFace(node.brief) && node.brief.confidence >= KNOWN; // biome-ignore format: one line
      const both = [a, b].every((one) => draft.nodes[one]!.brief.kind === 'thing' && !isAlive(draft.nodes[one]!.brief));
      if (bare && both && !node.changes.some((change) => change.is === 'face'))
        draft.nodes[id] = { ...node, changes: [...node.changes, { is: 'face', mood: is === 'arguing' ? 'angry' : 'happy' }] }; // biome-ignore format: one line
    }
  }
}

const SEATED =
  /^(?:an? |the |two |three |some )?[a-z ]+? (?:(?:sitting|sleeping|lying|laying|standing|resting) )?(?:on|in|under) (?:the|an?|his|her) (?:[a-z]+ )?(?:bed|table|chair|armchair|sofa|couch|throne|bench|desk|rock|stool|log|boat)$/i;

/** The same reading, which reads each text once. */
function remembering(read: Read): Read {
  const memo = new Map<string, ReturnType<Read>>();
  return (text) => {
    const brief = memo.get(text) ?? read(text);
    memo.set(text, brief);
    return brief;
  };
}
