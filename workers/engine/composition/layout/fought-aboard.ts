/** "A sailor in a rowboat fighting a shark": who is in something stays in it, and strikes out from there. */
import type { SceneGraph, SceneNode } from '../graph.ts';
import type { Read } from '../read/known.ts';
import { RELATIONS } from '../relations.ts';
import { armed } from './common.ts';
import { FLOATING } from './containers.ts';

type Group = Pick<SceneGraph, 'nodes' | 'edges'>;

export function foughtAboard({ nodes, edges }: Group, read: Read): Group {
  const struck = (node: SceneNode): SceneNode => {
    if (node.act || node.brief.kind !== 'humanoid') return node;
    const seat = edges.find(({ a, is }) => a === node.id && RELATIONS[is].layout === 'in');
    const fights = edges.some(({ a, b, is }) => RELATIONS[is].layout === 'fight' && (a === node.id || b === node.id));
    if (!seat || !fights) return node;
    if (armed(node) || !FLOATING.test(nodes[seat.b]!.brief.concept)) return { ...node, act: { verb: 'fight' } };
    // who has no weapon takes the oar
    const object: SceneNode = { id: -1, text: 'oar', brief: read('oar'), count: 1, changes: [] };
    return { ...node, act: { verb: 'swing', object } };
  };
  return { nodes: nodes.map(struck), edges };
}
