/** "A crow twice as big as him": who is compared is drawn that large or small beside the other, whatever else the two do. */

import { categoryOf } from '../../catalogue/things/index.ts';
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { RELATIONS } from '../relations.ts';
import { COLOSSAL, GRADED, sizeOf } from '../sprites/sizes.ts';
import { isAlive } from './actor.ts';

type Group = Pick<SceneGraph, 'nodes' | 'edges'>;

const COMPARES = { 'bigger than': 'giant', 'smaller than': 'small' } as const;
const comparison = ({ is }: Edge): 'giant' | 'small' | undefined => (COMPARES as Readonly<Record<string, 'giant' | 'small'>>)[is]; // biome-ignore format: one line
/** Shares of the other's size from which on nothing needs to be changed. */
const ENOUGH = { giant: 1.4, small: 0.7 } as const;

const SIZES = /^(?:giant|huge|big|large|small|tiny)$/;
const sizeSaid = ({ brief }: SceneNode): string | undefined => brief.build.find((word) => SIZES.test(word));

/** "Small, medium and large potion": sizes among those of one kind. */
function graded({ nodes, edges }: Group): Group {
  const differs = (node: SceneNode): boolean => nodes.some((other) => other.brief.concept === node.brief.concept && other !== node && sizeSaid(other) !== sizeSaid(node)); // biome-ignore format: one line
  if (!nodes.some(differs)) return { nodes, edges };
  return { nodes: nodes.map((node) => (differs(node) ? { ...node, brief: { ...node.brief, build: [...node.brief.build, GRADED] } } : node)), edges }; // biome-ignore format: one line
}

/** "A giant crab attacking a ship", or who is in it: a beast that is called giant is as large as the ship or the house that it has to do with. */
function colossal({ nodes, edges }: Group): Group {
  const large = (node: SceneNode | undefined, than: SceneNode): boolean => node !== undefined && !isAlive(node.brief) && /^(?:vehicle|building)$/.test(categoryOf(node.brief.concept) ?? '') && sizeOf(node.brief) > sizeOf(than.brief) * 0.8; // biome-ignore format: one line
  const is = (node: SceneNode): boolean => {
    if (!node.brief.build.includes('giant') || node.brief.kind === 'humanoid' || !isAlive(node.brief)) return false;
    return edges.some(({ a, b }) => {
      const other = a === node.id ? nodes[b] : b === node.id ? nodes[a] : undefined;
      return large(other, node) || edges.some((e) => e.a === other?.id && RELATIONS[e.is].layout === 'in' && e.b !== node.id && large(nodes[e.b], node)); // biome-ignore format: one line
    });
  };
  return { nodes: nodes.map((node) => (is(node) ? { ...node, brief: { ...node.brief, build: [...node.brief.build, COLOSSAL] } } : node)), edges }; // biome-ignore format: one line
}

export function compared(asked: Group): Group {
  const group = colossal(graded(asked));
  if (!group.edges.some((e) => comparison(e))) return group;
  const nodes = [...group.nodes];
  const edges: Edge[] = [];
  for (const edge of group.edges) {
    const size = comparison(edge);
    const [a, b] = [nodes[edge.a]!, nodes[edge.b]!];
    if (!size) {
      edges.push(edge);
      continue;
    }
    const share = sizeOf(a.brief) / sizeOf(b.brief);
    const differs = size === 'giant' ? share >= ENOUGH.giant : share <= ENOUGH.small;
    if (!differs) nodes[edge.a] = sized(a, size);
    const other = group.edges.some((e) => e !== edge && [e.a, e.b, e.c].includes(edge.a) && [e.a, e.b, e.c].includes(edge.b)); // biome-ignore format: one line
    if (!other) edges.push({ ...edge, is: 'beside' });
  }
  return { nodes, edges };
}

const sized = (node: SceneNode, size: 'giant' | 'small'): SceneNode => ({ ...node, brief: { ...node.brief, build: [...node.brief.build.filter((w) => !/^(?:giant|huge|big|large|small|tiny)$/.test(w)), size] } }); // biome-ignore format: one line
