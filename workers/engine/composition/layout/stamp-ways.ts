/** Ways in which a few who are set by hand are laid out, and what of them is lost there. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Edge, SceneNode } from '../graph.ts';
import type { RelationId } from '../relations.ts';
import { isChild, sizeOf } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { DISH } from './bearing.ts';
import { boxOf, type Placed } from './placed.ts';

/** Who is so many persons large is drawn in a size of its own. */
export const BIG = 1.3;

/** How high a child is at most, and at least, beside who is grown up: its own drawing is nearly as high in a picture of the same side. */
const CHILD_HIGH = { most: 0.77, least: 0.55 } as const;

export interface Chosen {
  readonly canvas: Px;
  readonly sprite: Pick<Sprite, 'image'>;
}

/** People beside each other are drawn in one size, great ones in a greater one, children beside the grown in a smaller one. */
export function isOneSize(chosen: readonly Chosen[], nodes: readonly SceneNode[]): boolean {
  const folk = chosen.map((one, i) => ({ ...one, brief: nodes[i]!.brief })).filter(({ brief }) => brief.kind === 'humanoid'); // biome-ignore format: one line
  const sizes = (list: readonly Chosen[]): number => new Set(list.map(({ canvas }) => canvas)).size;
  const [big, others] = [folk.filter(({ brief }) => sizeOf(brief) >= BIG), folk.filter(({ brief }) => sizeOf(brief) < BIG)]; // biome-ignore format: one line
  const [young, grown] = [others.filter(({ brief }) => isChild(brief)), others.filter(({ brief }) => !isChild(brief))];
  if (sizes(big) > 1) return false;
  if (young.length === 0 || grown.length === 0) return sizes(others) < 2;
  if (sizes(young) > 1 || sizes(grown) > 1) return false;
  const high = (list: readonly Chosen[]): number => Math.max(...list.map(({ sprite }) => sprite.image.height));
  const share = high(young) / high(grown);
  return share <= CHILD_HIGH.most && share >= CHILD_HIGH.least;
}

/** One, and the others in a row before her feet. */
export function beforeMother(
  [mother, child]: readonly SceneNode[],
  c: Omit<LayoutContext, 'S'>,
  S: number,
  stamps: ReadonlyMap<number, Px>,
): Placed[] {
  const at = { ...c, S, stamps };
  const back = actor(mother!, at, { direction: 'east' });
  const front = Array.from({ length: child!.count }, (_, copy) =>
    actor(child!, at, { direction: 'east', copy: copy % 3 }),
  );
  const wide = front.reduce((sum, { image }) => sum + image.width + 1, -1);
  const high = Math.max(...front.map(({ image }) => image.height));
  let x = -wide / 2;
  const low: Placed[] = front.map((sprite, copy) => {
    const p = { sprite, x, y: -sprite.image.height, z: 1, of: child!.id, copy, what: 'subject', shadow: true };
    x += sprite.image.width + 1;
    return p;
  });
  return [
    { sprite: back, x: -back.image.width / 2, y: -back.image.height - Math.round(high * 0.42), z: 0, of: mother!.id, copy: 0, what: 'subject' },
    ...low,
  ]; // biome-ignore format: one line
}

/** Every copy of every node side by side, or in two rows, the upper one the shorter. */
export function inRows(
  nodes: readonly SceneNode[],
  c: Omit<LayoutContext, 'S'>,
  S: number,
  stamps: ReadonlyMap<number, Px>,
  rows: number,
): Placed[] {
  const all = nodes.flatMap((node) =>
    Array.from({ length: node.count }, (_, copy) => ({
      node,
      copy,
      sprite: actor(node, { ...c, S, stamps }, { copy }),
    })),
  );
  const upper = rows === 1 ? 0 : all.length >> 1;
  const out: Placed[] = [];
  let y = 0;
  for (const row of [all.slice(upper), all.slice(0, upper)]) {
    let x = -row.reduce((sum, { sprite }) => sum + sprite.image.width + 1, -1) / 2;
    for (const { node, copy, sprite } of row) {
      out.push({ sprite, x, y: y - sprite.image.height, z: y === 0 ? 1 : 0, of: node.id, copy, what: 'subject', ...(y === 0 ? { shadow: true } : {}) }); // biome-ignore format: one line
      x += sprite.image.width + 1;
    }
    y -= Math.max(0, ...row.map(({ sprite }) => sprite.image.height)) + 1;
  }
  return out;
}

/** The largest share of somebody's box that others lie on who are not said to be before it or on it. */
export function hiddenOf(placed: readonly Placed[], edges: readonly Edge[]): number {
  let most = 0;
  for (const p of placed) {
    const { width, height } = p.sprite.image;
    let sum = 0;
    for (const q of placed) {
      if (q === p || q.z <= p.z || q.what !== 'subject') continue;
      const meant = edges.some((e) => !APART.has(e.is) && ((e.a === p.of && e.b === q.of) || (e.b === p.of && e.a === q.of))); // biome-ignore format: one line
      const over = (from: number, to: number, a: number, b: number): number =>
        Math.max(0, Math.min(to, b) - Math.max(from, a));
      sum += over(p.x, p.x + width, q.x, q.x + q.sprite.image.width) * over(p.y, p.y + height, q.y, q.y + q.sprite.image.height) * (meant ? 0.75 : 1); // biome-ignore format: one line
    }
    most = Math.max(most, sum / (width * height));
  }
  return most;
}

export const APART: ReadonlySet<RelationId> = new Set<RelationId>(['beside', 'left of', 'right of', 'with', 'facing', 'fight', 'guarding', 'shielding', 'chase', 'follow', 'flee', 'race']); // biome-ignore format: a list

/** Whether what bears something is as wide as to bear it: a dish wider than what is on it. */
export function borne(placed: readonly Placed[], edges: readonly Edge[], nodes: readonly SceneNode[]): boolean {
  return edges.every(({ a, is, b }) => {
    if (is !== 'on' && is !== 'sit on') return true;
    const [above, below] = [a, b].map((id) => placed.filter((p) => p.of === id));
    if (!above?.length || !below?.length) return true;
    const wide = (list: Placed[]): number => boxOf(list).right - boxOf(list).left;
    return wide(below) >= wide(above) * (DISH.test(nodes[b]!.brief.concept) ? 1.15 : 0.66);
  });
}

/** Every choice of one from each list. */
export function choices<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((one) => list.map((next) => [...one, next])),
    [[]],
  );
}

/** Who is together in the air or in the water: each is whole, with room round it. */
const SWARMS =
  /^(?:bat|bird|bee|wasp|butterfly|dragonfly|moth|wisp|firefly|hummingbird|mosquito|fly|locust|crow|raven|seagull|pigeon|dove|swallow|sparrow|parrot|goose|duck|eagle|hawk|fish|.*-fish|piranha|jellyfish|squid)$/;
const FEWEST = 5;

/** Whether it is one swarm, flock or school. */
export const isSwarm = (nodes: readonly SceneNode[]): boolean => nodes.length === 1 && nodes[0]!.count >= FEWEST && !nodes[0]!.line && SWARMS.test(nodes[0]!.brief.concept); // biome-ignore format: one line

/** All of a swarm in staggered rows, none before another; a row has at most as many as have room in it. Each is a little off its row. */
export function apart(
  [node]: readonly SceneNode[],
  c: Omit<LayoutContext, 'S'>,
  S: number,
  stamps: ReadonlyMap<number, Px>,
  width: Px,
  height: Px,
): Placed[] {
  const all = Array.from({ length: node!.count }, (_, copy) => actor(node!, { ...c, S, stamps }, { copy: copy % 3 }));
  const [w, h] = [Math.max(...all.map((s) => s.image.width)), Math.max(...all.map((s) => s.image.height))];
  const most = Math.max(1, Math.floor((width + 1) / (w + 1)));
  const rows = Math.max(2, Math.ceil(node!.count / most));
  const long = Math.ceil(node!.count / rows);
  const step = Math.max(w + 1, Math.min(w * 1.5, (width - w) / Math.max(1, long - 0.5)));
  const down = Math.max(h + 1, Math.min(h * 1.7, (height - h) / (rows - 0.6)));
  // what is left over between the rows is how far each may be off its own
  const off = Math.max(0, Math.min((down - h - 1) / 2, (height - h - (rows - 1) * down) / 2));
  return all.map((sprite, copy) => {
    const [row, i] = [Math.floor(copy / long), copy % long];
    const short = row === rows - 1 ? (long - (node!.count - row * long)) / 2 : 0;
    const aside = short > 0 ? short * step : row % 2 ? Math.min(step / 2, Math.max(0, width - w - (long - 1) * step)) : 0;
    return { sprite, x: aside + i * step, y: row * down + [0.6, -0.7, 0.2, -0.2, 0.9][(copy * 3) % 5]! * off - h, z: row, of: node!.id, copy, what: 'subject' };
  });
} // biome-ignore format: places
