/** Groups of which each has a stamp: solids would be scaled to what is left of a picture, stamps are taken in the sizes that fill it best. */
import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { RELATIONS, type RelationId } from '../relations.ts';
import { DRIVEN } from '../sprites/draw-sprite.ts';
import { isChild, sizeOf } from '../sprites/sizes.ts';
import { canvasesOf, extentOf, type StampWish, stampSprite } from '../sprites/stamped.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { eatsThing, hasAtMouth } from './eating.ts';
import { actingPosture, isShownInPostures, SAT_ON } from './in-posture.ts';
import { sitsInVessel } from './in-vessel.ts';
import { type Box, boxOf, type Placed } from './placed.ts';
import { inStampPose, keepsShape } from './stamp-pose.ts';
import { APART, apart, BIG, beforeMother, borne, choices, hiddenOf, inRows, isOneSize, isSwarm } from './stamp-ways.ts';

/** Relations of those who stand, sit and hover as a stamp shows them. */
const CALM: ReadonlySet<RelationId> = new Set<RelationId>(['beside', 'left of', 'right of', 'with', 'on', 'sit on', 'before', 'behind', 'under', 'over', 'around', 'facing']); // biome-ignore format: a list

/** What people do sitting there. */
const SEATED: ReadonlySet<RelationId> = new Set<RelationId>(['sit on', 'around', 'under']);

/** How many times larger beside another something may be than it is. */
const DISTORTED = Math.log(1.95);

const DISTORTED_MONSTER = Math.log(2.4);

/** What is lost of people of the smallest size where larger ones have room. */
const TINY_FOLK = 0.4;

/** Share of the room that a group has to take, in one direction. */
const LEAST_FILL = 0.76;

/** The same where a place is round them. */
const LEAST_PLACED = 0.6;

/** Of a group with people in it or all round something, on both sides together: a row of small ones is lost in a large picture. */
const LEAST_OF_FOLK = 0.55;

/** The same of one alone. */
const LEAST_ALONE = 0.84;

/** The same of a creature on which something is set. */
const LEAST_CHANGED = 0.68;

/** Or the mean share of both: what is as high as it is wide leaves room on all sides. */
const LEAST_MEAN = 0.62;

/** What a distortion costs, in shares of the room. */
const COST = 0.55;

/** In a list nothing is smaller beside the others than this, in persons. */
const ON_SHEET = 0.5;

/** The largest picture in which one who acts alone is set by hand, pixel for pixel. */
const LARGEST_ACTING: Px = 44;

/** How many times as high as wide people are at most. */
const LEAST_SLENDER = 2.2;

/** How many times as high as her young a mother is at least. */
const LEAST_GROWN = 1.3;
/** Sizes of this many are tried together. */
const MOST_NODES = 4;

export interface StampedGroup {
  readonly placed: readonly Placed[];
  readonly S: number;
  readonly box: Box;
}

type Arrange = (c: LayoutContext) => Placed[];

const isCalm = (node: SceneNode): boolean => {
  const { act, unlike, line, brief } = node;
  const still =
    act === undefined || act.verb === 'stand' || (act.verb === 'sit' && brief.kind !== 'humanoid') || eatsThing(node) || actingPosture(node) !== undefined || (act.verb === 'roar' && brief.kind !== 'humanoid'); // biome-ignore format: one line
  return keepsShape(node) && !unlike && (line === undefined || line === 'row') && still;
};

/** What it does by itself or on another. */
const poseOf = ({ id, act }: SceneNode, edges: readonly Edge[]): string | undefined =>
  edges.some(({ is, a }) => is === 'sit on' && a === id) ? 'sit' : act?.verb;

/** Whether any of them could be drawn by a stamp. */
export const mayHaveStamps = ({ nodes }: Pick<SceneGraph, 'nodes'>, wish: StampWish): boolean =>
  nodes.some((node) => !node.unseen && keepsShape(node) && canvasesOf(node.brief, wish).length > 0);

/** The group in the stamps that fill a box of so many pixels best, or (`inPlace`) stand in a place; undefined where one of it has none, or none fit. */
export function fitStamps(
  { nodes, edges }: Pick<SceneGraph, 'nodes' | 'edges'>,
  width: Px,
  height: Px,
  most: number,
  c: Omit<LayoutContext, 'S'>,
  arrange: Arrange,
  inPlace = false,
): StampedGroup | undefined {
  // a basket is as wide as who is in it
  const vessels = new Set(edges.filter(({ is, a, b }) => is === 'in' && sitsInVessel(nodes[a]!, nodes[b]!, RELATIONS[is])).map(({ b }) => b)); // biome-ignore format: one line
  // what a beast has in its mouth is as large as its head
  const had = new Set(edges.filter(({ is, a, b }) => hasAtMouth(nodes[a]!, nodes[b]!, is)).map(({ b }) => b));
  // and so is what lies in that
  for (const { is, a, b } of edges) if (is === 'full' && had.has(a)) had.add(b);
  const seen = nodes.filter(({ id, unseen }) => !unseen && !vessels.has(id) && !had.has(id));
  // somebody alone who does something is of solids in the great pictures: those set by hand would be enlarged, and look at the viewer
  const [only] = seen;
  if (seen.length === 1 && only!.brief.kind === 'humanoid' && only!.act && (c.style.oneSide || Math.max(width, height) > LARGEST_ACTING)) return undefined; // biome-ignore format: one line
  if (seen.length === 0 || seen.length > MOST_NODES || !seen.every(isCalm)) return undefined;
  // two people who are said to face each other are seen from their sides
  if (Math.min(width, height) > FRONTAL && edges.some(({ is, a, b }) => is === 'facing' && nodes[a]!.brief.kind === 'humanoid' && nodes[b]!.brief.kind === 'humanoid')) return undefined; // biome-ignore format: one line
  if (!edges.every((e) => CALM.has(e.is) || isShownInPostures(e, nodes) || (e.is === 'in' && vessels.has(e.b)) || ((e.is === 'hold' || e.is === 'carry' || e.is === 'in beak' || e.is === 'full') && had.has(e.b)))) return undefined; // biome-ignore format: one line
  const folk = seen.some(({ brief }) => brief.kind === 'humanoid');
  const wish = { style: c.style, seed: c.seed };
  // animals that run and fight do so in their poses, as large as the people are
  const moves = new Set(edges.flatMap((e) => (!CALM.has(e.is) && isShownInPostures(e, nodes) ? [e.a, e.b] : [])).filter((id) => nodes[id]!.brief.kind === 'quadruped')); // biome-ignore format: one line
  // and things that no stamp shows as they are said to be are of solids, beside people who are set by hand
  const poor = (node: SceneNode): boolean => folk && node.brief.kind === 'thing' && canvasesOf(node.brief, wish).length === 0; // biome-ignore format: one line
  const still = seen.filter((node) => !moves.has(node.id) && !poor(node));
  if (still.length < seen.length && !still.some(({ brief }) => brief.kind === 'humanoid')) return undefined;
  // people have no stamps of sitting but on what has no back
  const ring = edges.some(({ is }) => is === 'around');
  if (edges.some(({ is, a, b }) => SEATED.has(is) && nodes[a]!.brief.kind === 'humanoid' && !(is === 'sit on' && SAT_ON.test(nodes[b]!.brief.concept)) && !(is === 'under' && edges.some((e) => RELATIONS[e.is].layout === 'hug')))) return undefined; // biome-ignore format: one line
  const one = vessels.size + had.size === 0 && !seen.some(eatsThing) && seen.length === 1 && seen[0]!.count === 1;
  // a list of things is laid out where it has no room side by side
  const listed = edges.every(({ is }) => is === 'beside' || is === 'with') && seen.every(({ brief }) => brief.kind === 'thing' && !isAlive(brief)); // biome-ignore format: one line
  const swarm = !listed && !inPlace && isSwarm(seen);
  // cars and houses stand on the ground, none over another; and those that are said to be in a row
  const wheeled = seen.some(({ brief }) => /^(?:vehicle|building)$/.test(categoryOf(brief.concept) ?? '') || DRIVEN.has(brief.concept)) || seen.some(({ line }) => line === 'row'); // biome-ignore format: one line
  const people = seen.reduce((sum, { brief, count }) => sum + (brief.kind === 'humanoid' ? count : 0), 0);
  const sizes = still.map((node) => {
    const brief = inStampPose(node.brief, poseOf(node, edges));
    // none is cut out of a picture much larger than this one
    // nor so large that they have no room beside each other
    const most = node.brief.kind === 'humanoid' ? Math.max(24, (width / people) * LEAST_SLENDER) : Number.POSITIVE_INFINITY; // biome-ignore format: one line
    const canvases = canvasesOf(brief, wish, Math.min(most, Math.max(width, height) + 6));
    // of a swarm each is seen whole, be it of five pixels
    const tiny = swarm && stampSprite(brief, TINY, wish) ? [TINY] : [];
    return [...tiny, ...canvases].map((canvas) => {
      const sprite = stampSprite(brief, canvas, wish)!;
      return {
        canvas,
        sprite,
        person: extentOf(brief, sprite) / (listed ? Math.max(ON_SHEET, sizeOf(brief)) : sizeOf(brief)),
      };
    });
  });
  // the young are before their mother where there is no room beside her
  const [mother, child] = seen;
  const kin =
    seen.length === 2 &&
    (mother!.brief.concept === child!.brief.concept ||
      child!.count > 1 ||
      sizeOf(child!.brief) < sizeOf(mother!.brief) * BY_FAR);
  const young = kin && mother!.count === 1 && child!.count < 5 && edges.every(({ is }) => APART.has(is)) && seen.every(({ brief }) => isAlive(brief) && brief.kind !== 'humanoid') && sizeOf(child!.brief) < sizeOf(mother!.brief) * YOUNG; // biome-ignore format: one line
  // one of each in a row; of people alone those of one size are tried, the largest that there is room for
  const alone = folk && seen.length < 3 && seen.every(({ count }) => count === 1);
  const mixed = still.some(({ brief }) => isChild(brief)) && !still.every(({ brief }) => isChild(brief));
  const byFolk = !mixed && still.every(({ brief }) => brief.kind === 'humanoid' && sizeOf(brief) < BIG);
  let mostCanvas = Number.POSITIVE_INFINITY;
  let best: (StampedGroup & { readonly worth: number }) | undefined;
  for (const choice of choices(byFolk ? sizes.map((list) => list.toReversed()) : sizes)) {
    if (choice[0]!.canvas > mostCanvas || !isOneSize(choice, still)) continue;
    const persons = choice.map(({ person }) => Math.log(person));
    const mean = persons.reduce((a, b) => a + b, 0) / persons.length;
    const off = Math.max(...persons.map((p) => Math.abs(p - mean)));
    const S = Math.exp(mean);
    // monsters may be nearer to the size of people than others are: each has to be told
    const monster = still.some(({ brief }) => brief.kind !== 'humanoid' && isAlive(brief) && sizeOf(brief) > BIG);
    if (2 * off > (folk && monster ? DISTORTED_MONSTER : DISTORTED) || S > most * 1.15) continue;
    if (choice.some(({ sprite: { image } }) => image.width > width || image.height > height)) continue;
    // a cub is smaller than its mother, whatever stamps there are
    if (young && seen[0]!.brief.concept === seen[1]!.brief.concept && still.length === 2 && choice[0]!.sprite.image.height < choice[1]!.sprite.image.height * LEAST_GROWN) continue; // biome-ignore format: one line
    const stamps = new Map(choice.map(({ canvas }, i) => [still[i]!.id, canvas]));
    let over = 0;
    for (const way of listed
      ? wheeled
        ? ON_WHEELS
        : WAYS
      : swarm
        ? IN_AIR
        : young
          ? OF_YOUNG
          : alone
            ? IN_ROW
            : IN_DEPTH) {
      const placed =
        way === 'rows' || way === 'line'
          ? inRows(seen, c, S, stamps, way === 'line' ? 1 : 2)
          : way === 'young'
            ? beforeMother(seen, c, S, stamps)
            : way === 'apart'
              ? apart(seen, c, S, stamps, width, height)
              : arrange({ ...c, S, stamps, deep: way === 'deep' });
      for (const p of placed) {
        p.x = Math.round(p.x);
        p.y = Math.round(p.y);
      }
      const box = boxOf(placed);
      const [across, up] = [(box.right - box.left) / width, (box.bottom - box.top) / height];
      const fill = Math.max(across, up);
      over = Math.max(over, fill);
      if (
        fill > 1 ||
        (one
          ? fill < (seen[0]!.changes.length > 0 && isAlive(seen[0]!.brief) ? LEAST_CHANGED : LEAST_ALONE)
          : fill < (inPlace ? LEAST_PLACED : LEAST_FILL) && Math.sqrt(across * up) < LEAST_MEAN)
      )
        continue;
      if ((folk || ring) && Math.sqrt(across * up) < LEAST_OF_FOLK) continue;
      const lost = hiddenOf(placed, edges);
      if (lost > MOST_HIDDEN || !borne(placed, edges, nodes)) continue;
      const worth =
        Math.sqrt(across * up) +
        fill * 0.5 -
        off * 2 * COST -
        lost -
        (choice.some(({ canvas }, i) => canvas < 22 && still[i]!.brief.kind === 'humanoid') ? TINY_FOLK : 0) -
        (way === 'row' ? 0 : way === 'line' ? 0.02 : 0.04 + (seen.length === 2 ? 0.3 : 0));
      if (!best || worth > best.worth) best = { placed, S, box, worth };
    }
    if (byFolk) mostCanvas = best ? 0 : over > 1 ? (choice[0]!.canvas / over) * 1.12 : mostCanvas;
  }
  return best;
}

/** Sides of room up to which people have a front alone. */
const FRONTAL: Px = 30;

const IN_ROW = ['row'] as const;

const IN_DEPTH = ['row', 'deep'] as const;

/** The side of picture of the smallest that are set by hand. */
const TINY: Px = 9;

const IN_AIR = ['apart'] as const;

const OF_YOUNG = ['row', 'deep', 'young'] as const;

/** How large beside the other one is taken for its young. */
const YOUNG = 0.8;
/** The same where nothing says that it is. */
const BY_FAR = 0.5;

const WAYS = ['row', 'line', 'rows'] as const;

const ON_WHEELS = ['row', 'line'] as const;

/** More is not to be told any more. */
const MOST_HIDDEN = 0.42;
