/** "A wizard summoning a demon from a circle": the demon stands in the circle, and the wizard before it. */
import type { SceneGraph } from '../graph.ts';

/** What is drawn on the ground for somebody to appear in. */
const SIGNS = /^(?:magic-circle|summoning-circle|pentagram|rune-circle|healing-circle)$/;

export function summonedIn(graph: SceneGraph): SceneGraph {
  const { nodes, edges } = graph;
  const moved = edges.map((edge) => {
    const by = nodes[edge.a]!.act?.verb === 'summon' && SIGNS.test(nodes[edge.b]!.brief.concept);
    const whom = by ? edges.find(({ a, b, is }) => a === edge.a && is === 'opening' && b !== edge.b) : undefined;
    return whom ? { ...edge, a: whom.b, is: 'wreathed' as const } : edge;
  });
  return moved.some((edge, i) => edge !== edges[i]) ? { ...graph, edges: moved } : graph;
}
