/** Groups of which each has a stamp: solids would be scaled to what is left of a picture, stamps are taken in the sizes that fill it best. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import type { RelationId } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { canvasesOf, extentOf, stampSprite } from '../sprites/stamped.ts';
import type { LayoutContext } from './actor.ts';
import { type Box, boxOf, type Placed } from './placed.ts';

/** Relations of those who stand, sit and hover as a stamp shows them. */
const CALM: ReadonlySet<RelationId> = new Set<RelationId>(['beside', 'left of', 'right of', 'with', 'on', 'sit on', 'before', 'behind', 'under', 'over', 'around', 'facing']); // biome-ignore format: a list
/** How many times larger beside another something may be than it is. */
const DISTORTED = Math.log(2.2);
/** Share of the room that a group has to take, in one direction. */
const LEAST_FILL = 0.75;
/** What a distortion costs, in shares of the room. */
const COST = 0.3;
/** Sizes of this many are tried together. */
const MOST_NODES = 4;

export interface StampedGroup {
  readonly placed: readonly Placed[];
  readonly S: number;
  readonly box: Box;
}

type Arrange = (c: LayoutContext) => Placed[];

const isCalm = ({ brief, act, changes, unlike, line }: SceneNode): boolean =>
  changes.length === 0 &&
  !unlike &&
  (line === undefined || line === 'row') &&
  (act === undefined || act.verb === 'stand' || (act.verb === 'sit' && brief.kind !== 'quadruped'));

const isPlain = ({ is, a }: Edge, nodes: readonly SceneNode[]): boolean =>
  CALM.has(is) && !(is === 'sit on' && nodes[a]!.brief.kind === 'quadruped');

/** The group in the stamps that fill a box of so many pixels best; undefined where one of it has none, or none fit. */
export function fitStamps(
  { nodes, edges }: Pick<SceneGraph, 'nodes' | 'edges'>,
  width: Px,
  height: Px,
  most: number,
  c: Omit<LayoutContext, 'S'>,
  arrange: Arrange,
): StampedGroup | undefined {
  const seen = nodes.filter(({ unseen }) => !unseen);
  if (seen.length === 0 || seen.length > MOST_NODES || !seen.every(isCalm)) return undefined;
  if (!edges.every((edge) => isPlain(edge, nodes))) return undefined;
  const wish = { style: c.style, seed: c.seed };
  const sizes = seen.map(({ brief }) =>
    canvasesOf(brief, wish).map((canvas) => {
      const sprite = stampSprite(brief, canvas, wish)!;
      return { canvas, sprite, person: extentOf(brief, sprite) / sizeOf(brief) };
    }),
  );
  let best: (StampedGroup & { readonly worth: number }) | undefined;
  for (const choice of choices(sizes)) {
    const persons = choice.map(({ person }) => Math.log(person));
    const mean = persons.reduce((a, b) => a + b, 0) / persons.length;
    const off = Math.max(...persons.map((p) => Math.abs(p - mean)));
    const S = Math.exp(mean);
    if (2 * off > DISTORTED || S > most * 1.15) continue;
    if (choice.some(({ sprite: { image } }) => image.width > width || image.height > height)) continue;
    const stamps = new Map(choice.map(({ canvas }, i) => [seen[i]!.id, canvas]));
    for (const deep of [false, true]) {
      const placed = arrange({ ...c, S, stamps, deep });
      for (const p of placed) {
        p.x = Math.round(p.x);
        p.y = Math.round(p.y);
      }
      const box = boxOf(placed);
      const [across, up] = [(box.right - box.left) / width, (box.bottom - box.top) / height];
      const fill = Math.max(across, up);
      if (fill > 1 || fill < LEAST_FILL) continue;
      const worth = Math.sqrt(across * up) + fill * 0.5 - off * 2 * COST - (deep ? 0.04 : 0);
      if (!best || worth > best.worth) best = { placed, S, box, worth };
    }
  }
  return best;
}

/** Every choice of one from each list. */
function choices<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((one) => list.map((next) => [...one, next])),
    [[]],
  );
}
