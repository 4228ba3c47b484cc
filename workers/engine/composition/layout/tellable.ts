/** "A crow fighting a dragon": the small one of two is drawn larger beside the other than it is, so that it can be told. */
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { drawnAt, sizeOf } from '../sprites/sizes.ts';
import { isAlive } from './actor.ts';

type Group = Pick<SceneGraph, 'nodes' | 'edges'>;

/** How many times as large as the smaller the larger may be. */
const MOST_APART = 3;
/** Pixels below which no creature is told, and the share of the other's size that it has at most for it. */
const LEAST_TOLD = 13;
const MOST_NEAR = 0.62;

/** How many times as large as it is a creature is beside a great thing at most. */
const MOST_GROWN = 1.4;

/** Things up to so many persons, and the share of their size that a creature beside them has at least. */
const PROP = 1;
const BESIDE_PROP = 0.85;

/** Two who are about each other; who is held, borne or in the other is as large as that takes. */
const FREE: ReadonlySet<RelationRow['layout']> = new Set<RelationRow['layout']>(['beside', 'fight', 'chase', 'hug', 'over', 'behind', 'tie', 'tend', 'feed', 'around', 'hands', 'dance', 'attack', 'between', 'under']); // biome-ignore format: a list
const SIZED = /^(?:giant|huge|big|large|small|tiny|young|child|graded|colossal)$/;

const isFree = ({ is }: Edge): boolean => FREE.has(RELATIONS[is].layout) && !/(?:bigger|smaller) than/.test(is);

/** Layouts of two on one ground. */
const SIDE_BY_SIDE: ReadonlySet<RelationRow['layout']> = new Set<RelationRow['layout']>(['beside', 'fight', 'chase', 'hug', 'tie', 'tend', 'feed', 'hands', 'dance', 'attack', 'lean']); // biome-ignore format: a list
/** Whether two stand beside each other, whatever they do. */
export const isBesideEach = ({ is }: Edge): boolean => SIDE_BY_SIDE.has(RELATIONS[is].layout);

/** The group with its small creatures as large as to be told where a person is S pixels high. */
export function tellable<T extends Group>(group: T, S: number): T {
  const living = group.nodes.filter(({ brief, unseen }) => !unseen && isAlive(brief));
  if (living.length === 0 || group.nodes.length < 2 || !group.edges.every(isFree)) return group;
  const sizes = (nodes: readonly SceneNode[]): number => Math.max(...nodes.map(({ brief }) => sizeOf(brief)));
  const [largest, largestAlive] = [sizes(group.nodes), sizes(living)];
  const at = (node: SceneNode): SceneNode => {
    const { brief } = node;
    if (!living.includes(node) || brief.build.some((word) => SIZED.test(word))) return node;
    const own = sizeOf(brief);
    // who guards a chest is no smaller than it
    const things = group.nodes.filter((other) => !living.includes(other) && !other.unseen && sizeOf(other.brief) < PROP).map((other) => sizeOf(other.brief)); // biome-ignore format: one line
    const size = Math.max(
      own,
      Math.max(0, ...things) * BESIDE_PROP,
      largestAlive / MOST_APART,
      // beside a great tree a cat does not become as large as a person
      Math.min(largest / MOST_APART, own * MOST_GROWN),
      Math.min(largest * MOST_NEAR, LEAST_TOLD / S),
    );
    return size > own * 1.02 ? { ...node, brief: { ...brief, build: [...brief.build, drawnAt(size)] } } : node;
  };
  return { ...group, nodes: group.nodes.map(at) };
}
