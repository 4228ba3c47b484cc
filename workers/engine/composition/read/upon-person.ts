/**
 * What belongs to the one person of a picture and was read as something beside him: clothes and gear of a list ("a mechanic with a tire,
 * white overalls and cap"), what he is said to be accompanied by and has in his hands ("a chef with a giant ladle"). Parts of his body
 * ("hat hiding the eyes") are no things that lie there.
 */
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { BriefPart } from '../../types.ts';
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { KNOWN, type Read } from './known.ts';

const HANDS: ReadonlySet<string | undefined> = new Set(['right', 'left']);
/** Who has something is said to be with it or beside it; other relations say where it stands. */
const OWNING: ReadonlySet<Edge['is']> = new Set(['with', 'beside']);
const BODY =
  /^(?:(?:an?|the|his|her|their|one|both|two) )*(?:[a-z]+ )?(?:eyes?|faces?|hands?|arms?|legs?|foot|feet|heads?|mouth|nose|ears?|hair|fingers?|chest|back|shoulders?|hips?|lips|teeth|forehead|brow|cheeks?|neck|skin)$/;
/** What nobody carries about, whatever hands can hold of it. */
const STANDING =
  /\b(?:table|chair|desk|throne|horse|bike|bicycle|car|cart|tree|house|tent|boat|fire|campfire|chest|cauldron|altar|statue|computer|wall|door|bed|bench)s?$/;

/** The graph with all that is one person's upon that person. */
export function uponPerson(graph: SceneGraph, read: Read): SceneGraph {
  const people = graph.nodes.filter(({ brief }) => brief.kind === 'humanoid' && brief.confidence >= KNOWN);
  const [who] = people;
  if (!who || people.length > 1 || who.count !== 1 || graph.nodes.length < 2) return graph;
  const taken = new Set(who.brief.parts.map(({ piece }) => pieceOf(piece)?.slot));
  const parts: BriefPart[] = [];
  const told: string[] = [];
  const unknown: string[] = [];
  const gone = new Set<number>();
  const found = new Set<string>();
  for (const node of graph.nodes) {
    if (node === who || !belongs(node, who, graph.edges)) continue;
    if (BODY.test(node.text.toLowerCase())) {
      gone.add(node.id);
      unknown.push(node.text);
      continue;
    }
    const worn = read(`person with ${node.text}`);
    const own = worn.parts.filter(({ piece }) => pieceOf(piece) !== undefined);
    const slots = own.map(({ piece }) => pieceOf(piece)!.slot);
    const fits =
      worn.kind === 'humanoid' &&
      worn.unknown.length === 0 &&
      own.length > 0 &&
      own.length === worn.parts.length &&
      slots.every((slot) => !taken.has(slot) && !(HANDS.has(slot) && (who.act?.object || STANDING.test(node.text))));
    if (!fits) continue;
    for (const slot of slots) taken.add(slot);
    parts.push(...own);
    for (const word of node.text.split(' ')) found.add(word);
    told.push(worn.drawnAs.replace(/^.*? with /, ''));
    gone.add(node.id);
  }
  if (gone.size === 0) return graph;
  const drawnAs = told.length > 0 ? `${who.brief.drawnAs} with ${told.join(' and ')}` : who.brief.drawnAs;
  const dressed: SceneNode = { ...who, brief: { ...who.brief, parts: [...who.brief.parts, ...parts], drawnAs } };
  return { ...without({ ...graph, nodes: graph.nodes.map((node) => (node === who ? dressed : node)) }, gone), unknown: [...new Set([...graph.unknown.filter((word) => !found.has(word)), ...unknown])], parsed: true }; // biome-ignore format: one line
}

/** A single thing that nothing more is said of, and that stands in no place of its own. */
function belongs(node: SceneNode, who: SceneNode, edges: readonly Edge[]): boolean {
  if (node.count !== 1 || node.act || node.changes.length > 0 || node.aloft || node.brief.kind !== 'thing')
    return false;
  const said = edges.filter(({ a, b, c }) => a === node.id || b === node.id || c === node.id);
  return said.every(({ a, b, c, is }) => c === undefined && OWNING.has(is) && (a === who.id || b === who.id));
}

function without(graph: SceneGraph, gone: ReadonlySet<number>): SceneGraph {
  const kept = graph.nodes.filter(({ id }) => !gone.has(id));
  const at = new Map(kept.map(({ id }, i) => [id, i]));
  return {
    ...graph,
    nodes: kept.map((node, i) => ({ ...node, id: i })),
    edges: graph.edges
      .filter(({ a, b }) => at.has(a) && at.has(b))
      .map((edge) => ({
        ...edge,
        a: at.get(edge.a)!,
        b: at.get(edge.b)!,
        ...(edge.c === undefined ? {} : { c: at.get(edge.c)! }),
      })),
  };
}
