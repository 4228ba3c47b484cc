/**
 * Which words of a sentence a scene graph shows nothing of. A reading may cut a sentence wrongly and still be sure of all that it kept;
 * so the words are counted against what the graph holds, whoever made it. Readings of one sentence are compared by this.
 */
import { pieceOf } from '../../catalogue/garments/index.ts';
import { markPiece } from '../../catalogue/marks.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Reading } from '../../understand/lexicon.ts';
import { type Token, tokenise } from '../../understand/tokens.ts';
import type { SceneGraph, SceneNode, SpotName, Wear } from '../graph.ts';
import { PLACES } from '../places/index.ts';
import type { PlaceRow } from '../places/types.ts';
import { RELATIONS } from '../relations.ts';
import { VERBS } from '../verbs.ts';
import { KNOWN } from './known.ts';
import { LINKS } from './links.ts';
import {
  FRAMING_WORDS,
  GROUPS,
  NUMBERS,
  type Phrases,
  PICTURE_WORDS,
  SEASON_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words.ts';

/** What says how things belong together, how many or how good they are, and is no thing itself. */
const FRAME: ReadonlySet<string> = new Set(
  `a an the his her hers its their my our your this that these those another other others one ones some any each every both and or but with
  without of in on at by for from to into onto over under above below behind between before after near next beside besides around along
  across through inside outside up down out off upon atop against toward towards as like than while when where who whom whose which that
  is are was were be been being am do does did has have had having there here it he she they them him me i you we us not no very really
  quite just also too so then still only even all many much more most lots lot few several bunch group pair couple side front back top
  bottom left right middle center centre background foreground picture scene image art pixel sprite icon asset game style view
  mood feel feeling vibe vibes atmosphere aesthetic aesthetics palette tone tones colors colours
  son daughter sons daughters grandson granddaughter nephew niece wife husband boyfriend girlfriend aunt uncle fiancee lover
  made make looking looks look holding wearing full standing please something someone somebody`.split(/\s+/),
);

/** The form that forms of one word share: "milks", "milking", "milked". */
export function stemOf(word: string): string {
  const bare = word.replace(/(?:'s|s')$/, '');
  const cut = bare
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=...)(?:ing|ed|er)$/, '')
    .replace(/(?<=..[^s])s$/, '')
    .replace(/(?<=...)(?:e|en)$/, '')
    .replace(/(?<=..)y$/, 'i');
  return cut.replace(/([bdgklmnprt])\1$/, '$1');
}

const stemsOf = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind }) => kind !== 'stop')
    .map(({ text: word }) => stemOf(word));

/** All texts that hang on a node's changes: names of what was put on it. */
function texts(value: unknown, out: string[]): void {
  if (typeof value === 'string') out.push(value);
  else if (Array.isArray(value)) for (const one of value) texts(one, out);
  else if (value && typeof value === 'object') for (const one of Object.values(value)) texts(one, out);
}

/** What says that a thing is worn so. */
const WORN: Readonly<Record<Wear, string>> = { rot: 'rotten rotting decayed spoiled putrid overripe bruised', mould: 'moldy mouldy', fire: 'burnt burned charred scorched singed overcooked', dirt: 'dirty muddy filthy grimy unwashed', frost: 'frosty frosted frozen', dust: 'dusty', tears: 'torn ripped tattered ragged frayed shredded', 'burnt edges': 'burnt burned charred scorched singed' }; // biome-ignore format: a table

function wordsOfNode(node: SceneNode, out: string[]): void {
  // nobody knows what it is: it shows nothing of its words
  if (node.brief.confidence >= KNOWN) {
    const { unknown: _, drawnAs, ...shown } = node.brief;
    texts(shown, out);
    out.push(
      node.text,
      drawnAs.replace(/\((?:the nearest known thing|a guess)[^)]*\)/g, ''),
      shown.concept.replaceAll('-', ' '),
    );
  }
  for (const change of node.changes) {
    texts(change, out);
    if (change.is === 'worn') out.push(WORN[change.by]);
  }
  if (node.oddly) out.push(node.oddly);
  if (node.at) out.push(node.at.told, SPOT_WORDS[node.at.is] ?? '');
  if (!node.act) return;
  out.push(...VERBS[node.act.verb].words);
  if (node.act.object) wordsOfNode(node.act.object, out);
}

/** Other words for where something is. */
const SPOT_WORDS: Partial<Record<SpotName, string>> = { far: 'far away off distant distance afar background horizon behind', air: 'sky air flying above overhead', sides: 'sides edges', sill: 'window windowsill', front: 'foreground near' }; // biome-ignore format: a table

/** What any place of its kind shows. */
const ofPlace = ({ indoor, features = [] }: PlaceRow): readonly string[] => [
  ...(indoor ? ['interior indoors room'] : ['exterior outdoors landscape']),
  ...(features.some((f) => /^(?:path|road|street)/.test(f)) ? ['path road street trail lane way'] : []),
  ...(features.some((f) => /^(?:corridor|hall:|street:)/.test(f)) ? ['one point perspective'] : []),
];

/** Stems of every word that the graph tells of. */
function shownBy(graph: SceneGraph): ReadonlySet<string> {
  const out: string[] = [...graph.mood, ...(graph.reworded ?? []), ...(graph.shown ?? [])];
  for (const node of [...graph.nodes, ...graph.extras]) wordsOfNode(node, out);
  // passers-by have their own words
  if ([...graph.nodes, ...graph.extras].some(({ brief }) => brief.kind === 'humanoid'))
    out.push('people persons pedestrians passengers commuters passersby crowd crowds folk folks visitors customers');
  // who sits over a game plays it, and several are the group that was asked for
  if (graph.nodes.some(({ act }) => act?.verb === 'game')) out.push('playing');
  const named = [...graph.nodes, ...graph.extras];
  if (named.length > 1 || named.some(({ count }) => count > 1)) out.push(...Object.keys(GROUPS), 'set', 'together');
  // who is walked is on a leash
  if (graph.edges.some(({ is }) => is === 'walking')) out.push('leash lead');
  for (const { is, words } of graph.edges) out.push(...RELATIONS[is].words, ...(words ? [words] : []));
  if (graph.place) out.push(...PLACES[graph.place]!.words, ...ofPlace(PLACES[graph.place]!));
  if (graph.manners?.some(({ id }) => id === 'overgrown'))
    out.push('overgrown covered plants vines ivy moss vegetation greenery');
  if (graph.extras.some(({ text, at }) => !at && /\b(?:on the horizon|in the distance)\b/.test(text)))
    out.push(SPOT_WORDS.far!);
  for (const { told } of [...(graph.manners ?? []), ...(graph.painted ?? [])]) out.push(told);
  if (graph.view) out.push(graph.view.told);
  return new Set(out.flatMap(stemsOf));
}

/** Marks the tokens of phrases with one of these meanings. */
function mark<T>(tokens: readonly Token[], phrases: Phrases<T>, has: (value: T) => boolean, seen: boolean[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const hit = phrases.at(tokens, i);
    if (hit && has(hit.value)) seen.fill(true, i, i + hit.length);
  }
}

/** Marks the names by which the catalogue knows what is shown: "guard tower" of a lookout tower, "plumed hat" of a hat. */
function markNames(tokens: readonly Token[], graph: SceneGraph, seen: boolean[]): void {
  const nodes = [...graph.nodes, ...graph.extras].flatMap((node) => [
    node,
    ...(node.act?.object ? [node.act.object] : []),
  ]);
  const known = new Set(
    nodes
      .filter(({ brief }) => brief.confidence >= KNOWN)
      .flatMap(({ brief }) => [
        brief.concept,
        brief.species ?? '',
        ...brief.parts.map(({ piece }) => piece.split('/').at(-1)!),
        ...[brief, ...brief.parts].flatMap(({ material }) => (material ? [`of ${material}`] : [])),
        ...[...brief.build, ...brief.mood].map((id) => `is ${id}`),
      ]),
  );
  // what has no name is no match for words that name nothing here
  known.delete('');
  // "skinny" of who is thin, "nicked" by a mark that is called otherwise, "oaken" by its wood
  const idOf = (r: Reading): string => {
    if (r.is === 'mark' || r.is === 'pattern') return markPiece(r.id);
    if (r.is === 'material') return `of ${r.id}`;
    if (r.is === 'mood' || r.is === 'build') return `is ${r.id}`;
    return r.is === 'concept' || r.is === 'species' || r.is === 'piece' || r.is === 'component' ? r.id.split('/').at(-1)! : ''; // biome-ignore format: one line
  };
  for (let i = 0; i < tokens.length; i++) {
    const { length, readings } = LEXICON.match(tokens, i);
    if (readings.some((r) => known.has(idOf(r)))) seen.fill(true, i, i + length);
  }
}

const MEANT: ReadonlySet<string> = new Set(['mood', 'build', 'action']);

/** Marks words that say in their own way what is shown: "smirking" of who is smug, "oversized" of a hat that is large. */
function markMeant(tokens: readonly Token[], graph: SceneGraph, seen: boolean[]): void {
  const briefs = [...graph.nodes, ...graph.extras].map(({ brief }) => brief).filter((b) => b.confidence >= KNOWN);
  const parts = briefs.flatMap((brief) => brief.parts);
  const means = new Set(briefs.flatMap(({ mood, build, action }) => [...mood, ...build, action ?? '']));
  for (const { states = [], size = 1 } of parts) {
    for (const state of states) means.add(state === 'torn' ? 'broken' : state);
    if (size !== 1) means.add(size > 1 ? 'giant' : 'small');
  }
  // a child's row is a child's
  if (briefs.some(({ concept }) => concept === 'child')) means.add('child').add('young').add('small');
  for (let i = 0; i < tokens.length; i++) {
    const { length, readings } = LEXICON.match(tokens, i);
    if (readings.some((r) => MEANT.has(r.is) && 'id' in r && means.has(String(r.id)))) seen.fill(true, i, i + length);
  }
  // "a wrench in hand": where hands have things
  if (parts.some(({ piece }) => IN_HAND.has(pieceOf(piece)?.slot ?? '')))
    for (let i = 1; i < tokens.length; i++)
      if (/^hands?$/.test(tokens[i]!.text) && /^(?:in|his|her|their|one|each|both|the)$/.test(tokens[i - 1]!.text)) seen[i] = true; // biome-ignore format: one line
}
const IN_HAND: ReadonlySet<string> = new Set(['right', 'left', 'wrap']);

/** The words of `text` that `graph` neither shows nor is a frame of, each once, as they were typed. */
export function lostWords(text: string, graph: SceneGraph): readonly string[] {
  const tokens = tokenise(text);
  const seen = tokens.map(({ kind, text: word }) => kind === 'stop' || FRAME.has(word));
  mark(tokens, TIME_WORDS, (time) => graph.time === time, seen);
  mark(tokens, WEATHER_WORDS, (weather) => graph.weather.includes(weather), seen);
  mark(tokens, SEASON_WORDS, (season) => graph.season === season, seen);
  mark(tokens, FRAMING_WORDS, (framing) => graph.framing === framing, seen);
  mark(tokens, PICTURE_WORDS, () => true, seen);
  const several = new Set(graph.nodes.map(({ brief }) => brief.concept)).size < graph.nodes.length;
  const counted = several || [...graph.nodes, ...graph.extras].some(({ count, changes, brief }) => count > 1 || brief.heads || changes.some(({ is }) => is === 'heads')); // biome-ignore format: one line
  if (counted) tokens.forEach(({ text: word, kind }, i) => { seen[i] ||= kind === 'number' || NUMBERS[word] !== undefined || /^head(?:s|ed)?$/.test(word); }); // biome-ignore format: one line
  markNames(tokens, graph, seen);
  markMeant(tokens, graph, seen);
  const shown = shownBy(graph);
  const unknown = new Set(graph.unknown.flatMap(stemsOf));
  // "chess" is in "chessboard"
  const within = (stem: string): boolean => stem.length > 3 && [...shown].some((one) => one.startsWith(stem));
  const lost = tokens.filter(({ text: word }, i) => {
    const stem = stemOf(word);
    return !seen[i] && (unknown.has(stem) || !(shown.has(stem) || within(stem)));
  });
  return [...new Set(lost.map(({ text: word }) => word))];
}

const isDeed = (word: string): boolean => /(?:ing|ed)$/.test(word) && LINKS.at(tokenise(word), 0) !== undefined;

/** How much the words weigh: who or what is lost more than what is said of it. */
export const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => {
    const readings = LEXICON.read(word);
    if (readings.some(({ is }) => is === 'concept' || is === 'species')) return sum + 3;
    // who does what to whom is as much as a part
    return sum + (readings.some(({ is }) => is === 'piece' || is === 'component') || isDeed(word) ? 2 : 1);
  }, 0);

/** A part or two adjectives: for less a reading is not changed. */
export const LEAST_GAIN = 2;
