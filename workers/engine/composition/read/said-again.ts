/**
 * Clauses about somebody who was named before: "the robot is much taller than the kid", "he looks scared", "the candle is stuck on top of
 * the skull", "the cat has a bell". They name nobody new: they are cut out before the sentence is read, and what they say is given to who
 * is in the picture already.
 */
import { feelingIn } from '../../catalogue/feelings.ts';
import { tokenise } from '../../understand/tokens.ts';
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { RELATIONS, type RelationId } from '../relations.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { LINKS } from './links.ts';
import { readNoun } from './noun-phrase.ts';
import { ARTICLES } from './words.ts';

/** Who is meant, as it was said, and what is said of it. */
export interface SaidAgain {
  readonly who: string;
  readonly says: string;
  readonly told: string;
}

const WHO = '(?:he|she|it|they|both(?: of them)?|all(?: of them)?|(?:the|his|her|its|their|that|this) (?:[a-z]+ ){0,2}?[a-z]+)'; // biome-ignore format: one line
const IS = "(?:is|are|was|were|'s|looks?|seems?|appears?|has|have|wears?|holds?|carr(?:y|ies))";
const CLAUSE = new RegExp(`^(?:and |but |while |where |so |with )*(${WHO}) (${IS}) (.+)$`, 'i');
const COMPARED = /^(?:(?:much|way|far|a bit|a lot|slightly|so much|clearly|twice|[a-z]+ times) )*(bigger|larger|taller|higher|wider|huger|smaller|shorter|tinier|lower|as (?:big|large|tall|small|tiny)) (?:than|as) (.+)$/i; // biome-ignore format: one line
const HAS = /^(?:has|have|wears?|holds?|carr(?:y|ies))$/i;

/** Between clauses; "and" only where somebody that is known begins one behind it. */
const SEAMS = new RegExp(`\\s*[,;.]\\s+|\\s+(?=(?:but|while) )|\\s+(?=and ${WHO} ${IS} )`, 'i');

/**
 * A text without its clauses about those who are named before them, and those clauses. A clause about somebody whom the text before it
 * does not name is left where it is.
 */
export function saidAgainIn(text: string): { readonly text: string; readonly again: readonly SaidAgain[] } {
  const clauses = text.split(SEAMS);
  if (clauses.length < 2) return { text, again: [] };
  const kept: string[] = [clauses[0]!];
  const again: SaidAgain[] = [];
  for (const clause of clauses.slice(1)) {
    const [, who = '', verb = '', rest = ''] = CLAUSE.exec(clause) ?? [];
    if (who && names(kept.join(' '), who))
      again.push({ who: who.toLowerCase(), says: HAS.test(verb) ? `${verb} ${rest}` : rest, told: clause }); // biome-ignore format: one line
    else kept.push(clause);
  }
  return { text: again.length > 0 ? kept.join(', ') : text, again };
}

const isPerson = ({ brief }: SceneNode): boolean => brief.kind === 'humanoid';
const PRONOUN = /^(?:he|she|it|they|both|all)\b/i;
const headOf = (who: string): string => who.split(' ').at(-1)!.toLowerCase();

function names(before: string, who: string): boolean {
  if (PRONOUN.test(who)) return true;
  const head = headOf(who);
  // one of several is another matter
  if (/^(?:ones?|others?|two|three)$/.test(head)) return false;
  return before.toLowerCase().split(/[^a-z'-]+/).some((word) => word === head || singularOf(word) === head || word === singularOf(head)); // biome-ignore format: one line
}

/** The graph with what was said again of its members; words of which nothing can be made are told as unknown. */
export function withSaidAgain(graph: SceneGraph, again: readonly SaidAgain[], read: Read): SceneGraph {
  return again.reduce((now, one) => applied(now, one, read) ?? untold(now, one), graph);
}

const LITTLE = /^(?:and|but|while|is|are|looks?|very|so|really|quite|about|has|have|of|them|it|he|she|they|both|all)$/;
const untold = (graph: SceneGraph, { told }: SaidAgain): SceneGraph => ({ ...graph, unknown: [...new Set([...graph.unknown, ...told.toLowerCase().split(/[^a-z'-]+/).filter((w) => w && !LITTLE.test(w) && !ARTICLES.has(w))])] }); // biome-ignore format: one line

function applied(graph: SceneGraph, { who, says }: SaidAgain, read: Read): SceneGraph | undefined {
  const meant = whom(graph.nodes, who, read);
  if (meant.length === 0) return undefined;
  const compared = COMPARED.exec(says);
  if (compared) return sized(graph, meant[0]!, compared[1]!.toLowerCase(), compared[2]!, read);
  return related(graph, meant[0]!, says, read) ?? likened(graph, meant, says, read);
}

/** Who is meant by a word for somebody in the picture: by name, or by a pronoun that fits. */
function whom(nodes: readonly SceneNode[], who: string, read: Read): readonly SceneNode[] {
  if (/^(?:both|all|they)\b/.test(who)) {
    const several = nodes.filter(({ count }) => count > 1);
    return /^they/.test(who) && several.length > 0 ? several : nodes.filter(({ brief }) => isAlive(brief));
  }
  if (/^(?:he|she)$/.test(who)) return nodes.filter((n) => isPerson(n) && n.count === 1).slice(-1);
  if (who === 'it') return nodes.filter((n) => !isPerson(n) && n.count === 1).slice(0, 1);
  const head = headOf(who);
  const named = nodes.filter(({ text }) => nameOf(text) === head || singularOf(nameOf(text)) === singularOf(head));
  if (named.length > 0) return named.slice(0, 1);
  const { concept, confidence } = read(head);
  return confidence < 0.9 ? [] : nodes.filter(({ brief }) => brief.concept === concept).slice(0, 1);
}

const nameOf = (text: string): string => text.split(/,| (?:with|in|of|on|wearing|holding) /)[0]!.split(' ').at(-1)!.toLowerCase(); // biome-ignore format: one line

/** "Much taller than the kid": who is larger, and the other where it is in the picture. */
function sized(graph: SceneGraph, node: SceneNode, how: string, other: string, read: Read): SceneGraph | undefined {
  const [b] = whom(graph.nodes, other.toLowerCase().replace(/^(?:him|her)$/, 'he').replace(/^them$/, 'they'), read); // biome-ignore format: one line
  if (!b || b === node || /^as/.test(how)) return undefined;
  const is: RelationId = /^(?:smaller|shorter|tinier|lower)/.test(how) ? 'smaller than' : 'bigger than';
  return { ...graph, edges: [...graph.edges, { a: node.id, is, b: b.id }] };
}

/** Where somebody is on the other of two: "on his head". */
const BODY_SPOTS: ReadonlySet<RelationId> = new Set<RelationId>(['on head', 'on shoulder', 'on hand', 'on back', 'on lap']); // biome-ignore format: one line

const REST_OF_SUPPORT = new Set(['on', 'in', 'under', 'behind', 'beside', 'ride', 'over']);

const withoutStand = ({ edges }: SceneGraph, { id }: SceneNode): Edge[] => edges.filter((e) => e.a !== id || !REST_OF_SUPPORT.has(RELATIONS[e.is].layout)); // biome-ignore format: one line

/** "Stuck on top of the skull": both are there, and this is how they stand. */
function related(graph: SceneGraph, node: SceneNode, says: string, read: Read): SceneGraph | undefined {
  const tokens = tokenise(says);
  for (let at = 0; at < Math.min(3, tokens.length); at++) {
    const link = LINKS.at(tokens, at);
    if (link?.value.kind !== 'relation') continue;
    const rest = tokens.slice(at + link.length).map(({ text }) => text).join(' '); // biome-ignore format: one line
    const body = rest === '' && BODY_SPOTS.has(link.value.id);
    const [host, ...more] = body ? graph.nodes.filter((one) => one !== node && isAlive(one.brief)) : [];
    if (host && more.length === 0) return { ...graph, edges: [...withoutStand(graph, node), { a: node.id, is: link.value.id, b: host.id }] }; // biome-ignore format: one line
    const [b] = /^(?:the|his|her|its|their|him|her|it|them)\b/.test(rest) ? whom(graph.nodes, rest, read) : [];
    if (!b || b === node) continue;
    const { id } = link.value;
    const stands = REST_OF_SUPPORT.has(RELATIONS[id].layout);
    const edge: Edge = link.value.passive ? { a: b.id, is: id, b: node.id } : { a: node.id, is: id, b: b.id };
    // where it stands now is said: it does not stand where it was listed
    const edges = stands ? withoutStand(graph, node) : graph.edges;
    return { ...graph, edges: [...edges, edge] };
  }
  return undefined;
}

/** What they are like, wear or do: read as if it had been said with the name. */
function likened(graph: SceneGraph, meant: readonly SceneNode[], says: string, read: Read): SceneGraph | undefined {
  const plain = says.replace(/^(?:(?:very|so|really|quite|all|a bit|a little|super|also|still|already|just) )+| (?:about|with|by|at|of) (?:it|that|this|each other|himself|herself|itself|themselves)$/gi, '').toLowerCase(); // biome-ignore format: one line
  const nodes = meant.map((node) => likeIt(node, plain, read));
  if (nodes.some((node) => !node)) return held(graph, meant, plain, read);
  return { ...graph, nodes: graph.nodes.map((one) => nodes[meant.indexOf(one)] ?? one) };
}

const BEHIND =
  /^(?:(?:has|have) |wears? |wearing |holds? |holding |carr(?:y|ies) |carrying |with |in (?:an? |his |her |its )?)/;

function likeIt(node: SceneNode, says: string, read: Read): SceneNode | undefined {
  const verb = LINKS.at(tokenise(says), 0);
  if (verb?.value.kind === 'verb' && verb.length === tokenise(says).length && !node.act)
    return { ...node, act: { verb: verb.value.id } };
  const felt = feelingIn(says)?.word;
  const name = node.count > 1 ? singularOf(node.text) : node.text;
  const gear = BEHIND.exec(says);
  const said = gear
    ? [`${name} ${/^wear/.test(gear[0]) ? 'wearing' : /^in /.test(gear[0]) ? 'in' : 'with'} ${says.slice(gear[0].length)}`]
    : [...(felt ? [`${felt} ${name}`] : []), `${says} ${name}`, `${name} ${says}`]; // biome-ignore format: one line
  const [noun] = said
    .map((text) => readNoun(text, read))
    .filter(({ brief, unknown }) => brief.concept === node.brief.concept && unknown.length === 0);
  if (!noun) return undefined;
  const same = JSON.stringify([{ ...noun.brief, count: 0, drawnAs: '' }, noun.changes]) === JSON.stringify([{ ...node.brief, count: 0, drawnAs: '' }, node.changes]); // biome-ignore format: one line
  if (same) return undefined;
  return { ...node, brief: { ...noun.brief, count: node.brief.count }, changes: [...node.changes, ...noun.changes.filter((change) => !node.changes.some((c) => c.is === change.is))] }; // biome-ignore format: one line
}

/** "Has a piece of cheese": a thing that its holder's own picture does not show is one beside it. */
function held(
  graph: SceneGraph,
  [node, ...more]: readonly SceneNode[],
  says: string,
  read: Read,
): SceneGraph | undefined {
  const [, what] = /^(?:(?:has|have|holds?|holding|carr(?:y|ies)|carrying) )(.+)$/.exec(says) ?? [];
  if (!what || !node || more.length > 0 || !isAlive(node.brief)) return undefined;
  const { text, brief, count, changes, unknown } = readNoun(what, read);
  if (brief.kind !== 'thing' || brief.confidence < 0.9 || unknown.length > 0) return undefined;
  const id = graph.nodes.length;
  return { ...graph, nodes: [...graph.nodes, { id, text, brief, count, changes }], edges: [...graph.edges, { a: node.id, is: 'hold', b: id }] }; // biome-ignore format: one line
}
