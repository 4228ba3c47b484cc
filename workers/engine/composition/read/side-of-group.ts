/** On which side of a place the one whom it is about was said to be: "guard on the right", "a cat sleeping in the left corner". */
import type { SceneGraph } from '../graph.ts';
import { singularOf } from './how-many.ts';

const SIDE =
  /\b(?:on|in|to|at|near) (?:the |its |one |a )?(?:(?:far|lower|bottom|very|dark|back|quiet|cosy|cozy) )*(left|right|corner)\b(?:[ -]hand)?(?: side| corner| edge| end)?(?! (?:hand|arm|leg|foot|eye|ear|wing|shoulder|knee|side of (?:his|her|its)|of (?:his|her|its))\b)/i;

/** The graph with the side at which its only subject stands; others stand as their relations say. */
export function sided(graph: SceneGraph, text: string): SceneGraph {
  const [node] = graph.nodes;
  if (graph.nodes.length !== 1 || !node || !graph.place || graph.edges.length > 0 || node.at) return graph;
  const names = new Set(
    `${node.text} ${node.brief.concept.replaceAll('-', ' ')}`.toLowerCase().split(/[^a-z']+/).filter((w) => w.length > 2).map(singularOf), // biome-ignore format: one line
  );
  for (const piece of text.split(/,| with | and /)) {
    const found = SIDE.exec(piece);
    if (!found) continue;
    const before = piece
      .slice(0, found.index)
      .toLowerCase()
      .split(/[^a-z'-]+/);
    if (!before.some((w) => w !== '' && names.has(singularOf(w)))) continue;
    const is = found[1]!.toLowerCase() as 'left' | 'right' | 'corner';
    const told = new Set(found[0].toLowerCase().split(/[ -]/));
    return {
      ...graph,
      unknown: graph.unknown.filter((w) => !told.has(w)),
      nodes: [{ ...node, at: { is, told: found[0] } }],
    };
  }
  return graph;
}
