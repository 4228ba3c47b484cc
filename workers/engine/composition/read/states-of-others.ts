/** "A cat on a rusty barrel": what became of a thing that somebody else is at is the thing's, not his. */
import { isPainted } from '../../catalogue/things/index.ts';
import type { Change, SceneGraph, SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { adornmentsOf } from './adornments.ts';
import type { Read } from './known.ts';

/** The states that are said of a thing, and the words that say so. */
const SAID: Readonly<Partial<Record<Change['is'], RegExp>>> = {
  rust: /\b(?:rust|corroded)/i,
  moss: /\b(?:moss|overgrown)/i,
  worn: /\b(?:rott|decay|spoil|mou?ldy|burnt|burned|charred|scorched|dirty|muddy|filthy|frost|frozen|dust|torn|tattered)/i,
  broken: /\b(?:broken|snapped|shattered)/i,
  cracked: /\bcracked/i,
  bitten: /\b(?:eaten|bitten|bite)/i,
  drips: /\b(?:blood|slim|drip|gooey)/i,
};
const MATTER = /^(?:(?:dripping|fresh|red|green) )*(?:blood|slime|goo|ooze|acid|poison|venom)$/i;
const isState = ({ is }: Change): boolean => SAID[is] !== undefined;
const same = (a: Change, b: Change): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface StatesOfOthers {
  readonly ofNode: ReadonlyMap<number, readonly Change[]>;
  /** What was read of the whole text, without what is the others'. */
  readonly left: (changes: readonly Change[]) => readonly Change[];
}

/** The states of all things in a picture of several but the one that its whole is read as. */
export function statesOfOthers({ nodes, edges }: SceneGraph, first: string, read: Read): StatesOfOthers | undefined {
  if (nodes.length < 2 || edges.length === 0) return undefined;
  const own = (node: SceneNode): readonly Change[] => adornmentsOf(node.text, node.brief, read).changes.filter(isState);
  const mine = nodes.find(({ brief }) => brief.concept === first) ?? nodes[0]!;
  const ofNode = new Map<number, readonly Change[]>();
  for (const node of nodes) {
    if (node === mine || node.brief.kind !== 'thing' || isAlive(node.brief) || node.changes.some(isState)) continue;
    const changes = own(node);
    if (changes.length > 0) ofNode.set(node.id, changes);
  }
  // what drips from a blade is no thing that was bloodied
  const others = nodes.filter((node) => node !== mine && !isPainted(node.brief) && !MATTER.test(node.text)).map(({ text }) => text); // biome-ignore format: one line
  const kept = own(mine);
  return {
    ofNode,
    left: (changes) =>
      changes.filter((c) => !others.some((text) => SAID[c.is]?.test(text)) || kept.some((k) => same(c, k))),
  };
}

/** The graph with those states on the nodes that they were said of. */
export function withStates(graph: SceneGraph, asTyped: SceneGraph, states: StatesOfOthers | undefined): SceneGraph {
  if (!states) return graph;
  const nodes = graph.nodes.map((node) => {
    const was = asTyped.nodes.find(({ id }) => id === node.id);
    const changes = was?.brief.concept === node.brief.concept ? states.ofNode.get(node.id) : undefined;
    return changes ? { ...node, changes: [...node.changes, ...changes] } : node;
  });
  return { ...graph, nodes };
}
