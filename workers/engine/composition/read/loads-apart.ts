/** What stands before, beside or on a thing, as a subject of its own: in small pictures both are drawn whole. */
import type { Change, Edge, SceneGraph, SceneNode } from '../graph.ts';
import type { RelationId } from '../relations.ts';

const relationOf = (change: Change, host: SceneNode): RelationId | undefined => {
  switch (change.is) {
    case 'goods':
      // what a stall sells lies on its counter
      return change.large || change.more || host.brief.concept === 'shop' ? undefined : 'before';
    case 'before':
      return 'before';
    case 'at side':
      return change.front ? 'before' : 'beside';
    case 'on thing':
      return change.how === 'atop' && !change.at && !change.small && change.count < 4 ? 'on' : undefined;
    case 'on top':
      return change.at || change.sign ? undefined : 'on';
    default:
      return undefined;
  }
};

/** The graph with that as a node and an edge; undefined where the picture has more in it than the two. */
export function loadsApart({ nodes, edges }: Pick<SceneGraph, 'nodes' | 'edges'>): { readonly nodes: readonly SceneNode[]; readonly edges: readonly Edge[] } | undefined {
  const [host, other] = nodes;
  const [change, more] = host?.changes ?? [];
  const is = host && change && relationOf(change, host);
  if (!host || other || edges.length > 0 || more || host.count > 1 || !is || !('item' in change) || !change.item) return undefined;
  const { count = 1 } = change as { readonly count?: number };
  const load: SceneNode = { id: nodes.length, text: change.item.concept, brief: { ...change.item, count: 1 }, count, changes: [] };
  return { nodes: [{ ...host, changes: [] }, load], edges: [{ a: load.id, is, b: host.id }] };
} // biome-ignore format: a signature
