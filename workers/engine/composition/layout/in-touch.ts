/** Who comes to those who stand in a relation already and touches one of them: holds or pushes it, is on it, in it, leans on it. */
import { string } from '../effects/marks.ts';
import type { Edge, SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { ANY_CONTAINER, CONTAINERS } from './containers.ts';
import { crowd } from './crowd.ts';
import { FLIES } from './doing.ts';
import { heap } from './inside.ts';
import { leaning } from './leaning.ts';
import { onBridge } from './on-bridge.ts';
import { type Box, boxOf, type Placed } from './placed.ts';
import { relate } from './relate.ts';
import { behindAll, behindHeads, moonOf } from './wreath.ts';

/** Who comes, to whom. */
export interface Coming {
  readonly edge: Edge;
  /** Who is placed already, with all who stand there. */
  readonly known: number;
  readonly block: Placed[];
  readonly nodes: readonly SceneNode[];
  readonly c: LayoutContext;
  readonly row: RelationRow;
  readonly other: SceneNode;
  /** The one who is known is named first. */
  readonly isA: boolean;
  readonly box: Box;
  readonly mine: readonly Placed[];
  readonly own: Box;
  /** Of the block, in persons. */
  readonly width: number;
  readonly push: (list: Placed[], x: number, y: number, z: number) => void;
  readonly turned: boolean;
}

/** Puts them there; false: they come to stand beside the block or about it. */
export function inTouch({
  edge,
  known,
  block,
  nodes,
  c,
  row,
  other,
  isA,
  box,
  mine,
  own,
  width,
  push,
  turned,
}: Coming): boolean {
  // who sits on something holds it as well
  if (
    (row.layout === 'hold' || row.layout === 'carry') &&
    isA &&
    !isAlive(other.brief) &&
    sizeOf(other.brief) < 0.8 &&
    mine.length > 0
  ) {
    // a beast has it in its mouth, no larger than its head
    const beast = nodes[known]!.brief.kind === 'quadruped';
    const most = beast ? Math.min(0.34, sizeOf(nodes[known]!.brief) * 0.6) : 0.34;
    const item = actor(other, c, { size: Math.min(most, Math.max(0.22, sizeOf(other.brief) * 0.7)) });
    const at = mine[0]!.sprite.at;
    const hand = (beast ? (at['mouth right'] ?? at.NOSE) : undefined) ?? at.hands ?? at['RIGHT ARM'] ?? at['LEFT ARM'];
    // a snake without hands has it in its mouth
    const [facesRight, jaws] = [nodes[known]!.brief.kind === 'thing' && !hand, 0.2];
    const x = hand ? mine[0]!.x + hand.x : facesRight ? own.left + (own.right - own.left) * 0.78 : (own.left + own.right) / 2; // biome-ignore format: one line
    const y = hand ? mine[0]!.y + hand.y : own.top + (own.bottom - own.top) * (facesRight ? jaws : 0.5);
    block.push({ sprite: item, x: x - item.image.width / 2, y: y - item.image.height * (beast ? 0.3 : 0.6), z: 5, of: other.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
    return true;
  }
  if (row.at === 'fore' || row.at === 'rear') {
    atEnd(row.at, mine[0], { edge, known, block, nodes, c, row, other, isA, box, mine, own, width, push, turned });
    return true;
  }
  // a cage hangs there with who is in it
  if (edge.is === 'hanging' && isA && !isAlive(other.brief)) {
    const bough = actor(other, c, { size: Math.max(width * 1.3, other.brief.concept === 'bough' ? 0.7 : 1.2) });
    const high = bough.image.height * (other.brief.concept === 'bough' ? 0.82 : 0.5);
    for (const p of block) p.shadow = false;
    block.push({ sprite: bough, x: (box.left + box.right) / 2 - bough.image.width / 2, y: box.top - high, z: -3, of: other.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
    return true;
  }
  if (edge.is === 'silhouetted' && isA) {
    // who rides through the air is before all of it
    const airborne = block.some((p) => p.of >= 0 && /broom|carpet|dragon|pegasus|griffin|cloud/.test(nodes[p.of]!.brief.concept)); // biome-ignore format: one line
    const disc = moonOf(other, Math.max(c.S * (airborne ? 1.05 : 0.85), (box.right - box.left) * 0.7), c);
    block.push({ sprite: disc, ...(airborne ? behindAll(disc, box) : behindHeads(disc, box, c)), z: -8, of: other.id, copy: 0, what: 'subject', glow: true }); // biome-ignore format: one line
    return true;
  }
  if (row.layout === 'move' && row.a === 'push' && !turned) {
    // who pushes is behind it, whatever else it does
    const mover = crowd(other, c, { pose: isA ? 'stand' : 'push', direction: 'east', right: true });
    const m = boxOf(mover);
    if (isA) push(mover, box.right - c.S * 0.06, 0, 0);
    else push(mover, box.left + c.S * 0.06 - (m.right - m.left), 0, 0.2);
    return true;
  }
  if (row.layout === 'move' && row.a !== 'push' && turned !== isA && isAlive(other.brief)) {
    // before what it pulls, on a rope
    const puller = crowd(other, c, {
      pose: other.brief.kind === 'humanoid' ? 'pull' : 'walk',
      direction: 'east',
      right: true,
    });
    push(puller, box.right + c.S * 0.16, 0, 0);
    const y = box.bottom - c.S * 0.3;
    block.push({
      sprite: string(c.S * 0.46, -c.S * 0.08, '#7c5c3c'),
      x: box.right - c.S * 0.12,
      y: y - c.S * 0.08,
      z: 1,
      of: other.id,
      copy: 0,
      what: 'rope',
    });
    return true;
  }
  // another on the same web
  if (row.at === 'wall' && !isA && /web/.test(nodes[known]!.brief.concept)) {
    const s = actor(other, c, { size: sizeOf(other.brief) * 0.9 });
    block.push({ sprite: s, x: own.left + (own.right - own.left) * 0.3 - s.image.width / 2, y: own.top + (own.bottom - own.top) * 0.7 - s.image.height / 2, z: 2, of: other.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
    return true;
  }
  // those that fly are all round it, none before its face
  if (row.layout === 'around' && FLIES.test(other.brief.concept) && other.count > 1) {
    const probe = actor(other, c);
    const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [rx, ry] = [(box.right - box.left) / 2 + probe.image.width * 0.4, (box.bottom - box.top) / 2 + probe.image.height * 0.5]; // biome-ignore format: one line
    for (let copy = 0; copy < other.count; copy++) {
      const turn = ((-200 + (220 * copy) / (other.count - 1)) * Math.PI) / 180;
      const s = actor(other, c, { copy: copy % 3, direction: Math.cos(turn) > 0 ? 'south-west' : 'south-east' });
      block.push({ sprite: s, x: cx + Math.cos(turn) * rx - s.image.width / 2, y: cy + Math.sin(turn) * ry - s.image.height / 2, z: 3, of: other.id, copy, what: 'subject' }); // biome-ignore format: one line
    }
    return true;
  }
  // who holds something mounts: what is held comes along
  if (row.layout === 'ride' && isA && mine.length > 0 && other.brief.kind !== 'humanoid') {
    const rides = relate(edge, nodes, c);
    const up = rides.find((p) => p.of === known && p.what === 'subject');
    if (up) {
      const [dx, dy] = [mine[0]!.x - up.x, mine[0]!.y - up.y];
      const held = block.filter((p) => p.of !== known);
      const low = held.map((p) => ({ ...p, x: p.x - dx, y: p.y - dy, z: p.z + 2, shadow: false }));
      block.splice(0, block.length, ...rides, ...low);
      return true;
    }
  }
  const vessel = isA && row.layout === 'in' && row.many && turned ? mine[0] : undefined;
  if (vessel) {
    // a cart that somebody pulls is full of hay
    const rim = (CONTAINERS[nodes[known]!.brief.concept] ?? ANY_CONTAINER).rim;
    block.push(...heap(other, nodes[known]!, vessel.sprite, vessel, rim, c).map((p) => ({ ...p, z: p.z + vessel.z })));
    return true;
  }
  if (isA && !turned && (row.layout === 'on' || row.layout === 'in')) {
    // the whole block comes to stand on it
    const bridge = row.layout === 'on' && /bridge$/.test(other.brief.concept);
    const s = actor(other, c, {
      size: Math.max(
        sizeOf(other.brief),
        Math.min(bridge ? 6 : 3, width * (bridge ? 1.3 : row.layout === 'in' ? 1.1 : 0.86)),
      ),
    });
    if (bridge) {
      onBridge(block, s, other, c);
      return true;
    }
    const top = row.layout === 'on' ? s.top.y + Math.min(s.image.height * 0.12, c.S * 0.09) : s.image.height * 0.62;
    for (const p of block) {
      p.y -= s.foot.y - top;
      p.shadow = false;
    }
    block.push({
      sprite: s,
      x: (box.left + box.right) / 2 - s.image.width / 2,
      y: -s.foot.y,
      z: -3,
      of: other.id,
      copy: 0,
      what: 'subject',
      shadow: true,
    });
    return true;
  }
  // who comes along sits behind the rider, or in the boat with the others
  if (!isA && (row.layout === 'ride' || row.layout === 'in') && isAlive(other.brief)) {
    const seat = own;
    const inside = row.layout === 'in';
    // on a sled there is room for one as large as who pulls it
    const sled = /^(?:sled|sleigh|toboggan)$/.test(nodes[known]!.brief.concept);
    const small = actor(other, c, {
      pose: 'sit',
      direction: 'south-east',
      size: Math.min(sled ? 0.85 : 0.5, sizeOf(other.brief)),
    });
    const at = CONTAINERS[nodes[known]!.brief.concept] ?? ANY_CONTAINER;
    const x = inside ? seat.left + (seat.right - seat.left) * 0.74 : seat.left + (seat.right - seat.left) * (sled ? 0.5 : 0.22); // biome-ignore format: one line
    const y = inside
      ? seat.top + (seat.bottom - seat.top) * at.rim + small.image.height * 0.3
      : seat.top + (seat.bottom - seat.top) * (sled ? 0.4 : 0.66);
    const cut = inside ? { cut: Math.round(small.image.height * 0.72) } : {};
    block.push({
      sprite: small,
      x: x - small.image.width / 2,
      y: y - small.image.height,
      z: inside ? 1.5 : 0.8,
      of: other.id,
      copy: 0,
      what: 'subject',
      ...cut,
    });
    return true;
  }
  if (row.layout === 'lean' && !isA && mine.length > 0) {
    // what leans there already is at its left, this before it
    const list = leaning(other, nodes[known]!, row, c);
    const wall = list.find((p) => p.of === known)!;
    const own = list.filter((p) => p.of === other.id);
    const { image } = wall.sprite;
    for (const p of own)
      block.push({ ...p, x: mine[0]!.x + image.width * 0.62 - p.sprite.image.width * 0.2, z: p.z + 1 });
    return true;
  }
  return false;
}

/** Of a craft's length: where what is at an end of it stands. */
const END = 0.07;
/** Towards the end that goes ahead, or behind whoever is aboard: crafts go to the right. */
function atEnd(end: 'fore' | 'rear', craft: Placed | undefined, { other, own, block, c }: Coming): void {
  const s = actor(other, c, { size: other.brief.concept === 'flag' ? 0.8 : Math.min(0.55, Math.max(0.34, sizeOf(other.brief) * 0.8)) }); // biome-ignore format: one line
  const share = end === 'fore' ? 1 - END : END;
  const x = own.left + (own.right - own.left) * share;
  const y = craft ? craft.y + surfaceAt(craft.sprite, x - craft.x) : own.top;
  block.push({ sprite: s, x: x - s.image.width / 2, y: y + Math.max(1, c.S * 0.04) - s.foot.y, z: (craft?.z ?? 0) - 0.2, of: other.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
}

/** The upper side of what is there: the lowest of the tops of the columns about one, so that a mast is no deck. */
function surfaceAt({ image: { width, height, data } }: Sprite, at: number): number {
  let low = 0;
  for (let x = Math.max(0, Math.round(at) - 2); x <= Math.min(width - 1, Math.round(at) + 2); x++)
    for (let y = 0; y < height; y++)
      if (data[(y * width + x) * 4 + 3]) {
        low = Math.max(low, y);
        break;
      }
  return low;
}
