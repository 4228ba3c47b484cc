/**
 * Parts of the one who or which the picture is of, taken for things that lie there: "a chain on its leg", "flames in the eye sockets", "a
 * crow on the handle". They are its own, and the nodes of the graph go.
 */
import { PLACES_OF_THINGS } from '../../catalogue/places-of-things.ts';
import type { Edge, SceneGraph } from '../graph.ts';
import { isAlive } from '../sprites/alive.ts';

/** What of somebody's own something is said to be on: his helmet, not one beside him. */
export const UPON: ReadonlySet<Edge['is']> = new Set<Edge['is']>(['on', 'bound', 'hanging', 'around', 'over', 'on hand', 'on head', 'on shoulder', 'on lap']); // biome-ignore format: one line

/** Parts of the body of the only one who lives there: "a chain on its leg", "a jet engine on each shoulder", "flames in the eye sockets". */
const PART_NODE =
  /^(?:(?:an?|the|its|his|her|each|both|one|two|left|right|front|hind|back) )*(?:eyes?|eye sockets?|sockets?|legs?|shoulders?|neck|ears?|paws?|mouth|elbows?|knees?|tail|cheeks?|forehead|wrists?|ankles?|hips?|nose|chin|throat)(?: and .*)?$/; // biome-ignore format: one line

const OWN_PARTS: ReadonlySet<string> = new Set(Object.values(PLACES_OF_THINGS).flatMap(({ words }) => words).filter((word) => !/^(?:belts?|cushions?|feet|keys|leaf|leaves|studs?|bolts|gems?|jewels?|gemstone|tags?|monitor|speakers?|seat|hood|wheels?|tires?|tyres?|windows|caps?)$/.test(word))); // biome-ignore format: one line
/** "A crow on the handle" of a scythe: the handle is its own, and none of a door. */
function withoutOwnParts(graph: SceneGraph): SceneGraph {
  const [first] = graph.nodes;
  if (first?.brief.kind !== 'thing' || isAlive(first.brief)) return graph;
  const gone = new Set(graph.nodes.filter(({ id, text, count, changes }) => id > 0 && count === 1 && changes.length === 0 && OWN_PARTS.has(text.toLowerCase().replace(/^(?:the|its|an?) /, '')) && graph.edges.some(({ a, b, is }) => a !== id && b === id && UPON.has(is))).map(({ id }) => id)); // biome-ignore format: one line
  return gone.size > 0 ? without(graph, gone) : graph;
}

/** The graph without parts of bodies that were taken for things; nobody but one lives there. */
export function withoutBodyParts(asRead: SceneGraph): SceneGraph {
  const graph = withoutOwnParts(asRead);
  const living = graph.nodes.filter(({ brief, text }) => (brief.kind !== 'thing' || isAlive(brief)) && !PART_NODE.test(text)); // biome-ignore format: one line
  const [who] = living;
  if (living.length !== 1 || who!.count > 1) return graph;
  const parts = graph.nodes.filter(({ text, brief, id }) => id !== who!.id && PART_NODE.test(text.toLowerCase()) && brief.kind === 'thing'); // biome-ignore format: one line
  if (parts.length === 0) return graph;
  const gone = new Set(parts.map(({ id }) => id));
  const kept = without(graph, gone);
  return { ...kept, shown: [...(graph.shown ?? []), ...parts.flatMap(({ text }) => text.split(' '))] };
}

/** The graph without some of its nodes and what was said of them. */
export function without(graph: SceneGraph, gone: ReadonlySet<number>): SceneGraph {
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
