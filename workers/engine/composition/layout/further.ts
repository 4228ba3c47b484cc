/** Whoever comes to those who stand in a relation already. */
import { string } from '../effects/marks.ts';
import type { Edge, SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { sunken } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { apartBy } from './clear.ts';
import { moved, posed } from './common.ts';
import { FLOATING } from './containers.ts';
import { crowd } from './crowd.ts';
import { FLIES } from './doing.ts';
import { ahead } from './exchange.ts';
import { flank, ring } from './flank.ts';
import { inTouch } from './in-touch.ts';
import { boxOf, type Placed } from './placed.ts';

/** How high what is before somebody is, beside who looks out over it. */
const LOW_COVER = 0.56;

/** A further relation of somebody who is placed already: the other comes to the whole block. */
export function further(
  edge: Edge,
  known: number,
  block: Placed[],
  nodes: readonly SceneNode[],
  c: LayoutContext,
): void {
  const row: RelationRow = RELATIONS[edge.is];
  const other = nodes[edge.a === known ? edge.b : edge.a]!;
  const isA = edge.a === known;
  const box = boxOf(block);
  const mine = block.filter((p) => p.of === known && p.what === 'subject');
  const own = mine.length > 0 ? boxOf(mine) : box;
  const width = (box.right - box.left) / c.S;
  const push = (list: Placed[], x: number, y: number, z: number): void => {
    const b = boxOf(list);
    for (const p of list) block.push({ ...p, x: p.x + x - b.left, y: p.y + y - b.bottom, z: p.z + z });
  };
  const turned = 'turned' in row && row.turned === true;
  if (inTouch({ edge, known, block, nodes, c, row, other, isA, box, mine, own, width, push, turned })) return;
  const meets = row.facing === 'each other' || ['fight', 'chase', 'attack'].includes(row.layout);
  const alive = isAlive(other.brief);
  const besides = ['beside', 'give'].includes(row.layout);
  // guards of a king, pupils of a teacher: to both sides
  if (besides && alive && other.count > 1 && isA && !meets) {
    flank(block, other, c);
    return;
  }
  // who comes along with one that does something to another comes behind
  const chaser = row.layout === 'chase' && alive && (edge.a === other.id) !== turned;
  const left = chaser || (besides && alive && (edge.is === 'shielding' || leads(block, known)));
  const chair = row.layout === 'on' && !row.at && other.brief.kind === 'humanoid' && /bench|sofa|couch|throne/.test(nodes[known]!.brief.concept); // biome-ignore format: one line
  const asks = edge.a === other.id ? (row.a ?? (chair ? 'sit' : undefined)) : row.b;
  const list = crowd(
    other,
    c,
    posed(
      other,
      FLIES.test(other.brief.concept) ? undefined : asks,
      other.brief.kind === 'quadruped'
        ? { direction: left ? 'east' : 'west', right: left }
        : left && alive
          ? { direction: 'south-east', right: true }
          : meets && alive
            ? { direction: 'south-west', right: false }
            : {},
    ),
  );
  const b = boxOf(list);
  // what stands on it already: not what stands beside it on the same table
  const onIt = (p: Placed): boolean => {
    const middle = p.x + p.sprite.image.width / 2;
    return middle > own.left && middle < own.right && p.y + p.sprite.image.height < (own.top + own.bottom) / 2;
  };
  const before = block.filter((p) => p.of !== known && p.what === 'subject' && p.z > 0 && onIt(p));
  if (!isA && row.layout === 'on' && !row.at && !turned && before.length > 0) {
    // beside what is on it already
    const on = boxOf(before);
    const width = b.right - b.left;
    for (const p of before) p.x -= width * 0.45;
    push(list, on.right - width * 0.4, on.bottom, 3);
    return;
  }
  if (!isA && (row.layout === 'on' || row.layout === 'over') && !turned) {
    push(
      list,
      (own.left + own.right) / 2 - (b.right - b.left) / 2,
      own.top + (row.layout === 'on' ? c.S * 0.05 : -c.S * 0.1),
      3,
    );
    return;
  }
  if (row.layout === 'under' && !isA && mine.length > 0 && sizeOf(other.brief) < 0.8) {
    // before the foot of what others sit on
    const b = boxOf(list);
    // beside whoever is there already
    const there = block.filter((p) => p.what === 'subject' && p.of !== known && p.z > -1);
    const x = there.length > 0 && row.a === 'sleep' ? boxOf(there).right - c.S * 0.06 : (own.left + own.right) / 2 - (b.right - b.left) / 2 + (own.right - own.left) * 0.16; // biome-ignore format: one line
    push(list, x, own.bottom + c.S * 0.05, 4);
    return;
  }
  if (row.layout === 'under' && isA) {
    // a leaf or a toadstool over a small animal is no tree
    const roof = sizeOf(nodes[known]!.brief) < 0.6 && /leaf|mushroom|toadstool|flower|fern/.test(other.brief.concept);
    const s = actor(other, c, { size: Math.max(roof ? 0 : sizeOf(other.brief), width * 1.1, (-box.top / c.S) * 1.6) });
    block.push({
      sprite: s,
      x: (box.left + box.right) / 2 - s.image.width * 0.56,
      y: -s.foot.y - c.S * 0.06,
      z: -4,
      of: other.id,
      copy: 0,
      what: 'subject',
      shadow: true,
    });
    return;
  }
  if (row.layout === 'under' && !isA && onBoat(block, nodes)) {
    // deep below the boat, seen through the water
    const high = b.bottom - b.top;
    push(list.map((p) => ({ ...p, sprite: p.what === 'subject' ? sunken(p.sprite) : p.sprite, shadow: false })), (box.left + box.right) / 2 - (b.right - b.left) / 2, 0, -6); // biome-ignore format: one line
    for (const p of block) if (p.of !== other.id) p.y -= high * 0.86;
    return;
  }
  const others = new Set(block.filter((p) => p.what === 'subject' && p.of !== known).map((p) => p.of)).size;
  if (row.layout === 'around' && !isA && others > 0) {
    // to both sides of it by turns
    const width = b.right - b.left;
    push(list, others % 2 ? own.left - width * 1.1 : own.right + width * 0.1, -c.S * 0.02, 0.5);
    return;
  }
  if (row.layout === 'behind') {
    // who is told first of "in front of" is before the other
    const back = turned === isA;
    // what one of them is behind is before that one alone
    if (isA && !back && mine.length > 0) {
      const high = (own.bottom - own.top) / c.S;
      // a rock is low enough for a face and a bow over it, beside a trunk half of who hides there is seen
      const low = sizeOf(other.brief) < high * 1.4;
      const cover = low ? crowd(other, c, { size: Math.min(sizeOf(other.brief), high * LOW_COVER) }) : list;
      const wide = boxOf(cover).right - boxOf(cover).left;
      push(
        cover,
        low ? (own.left + own.right - wide) / 2 : own.left + (own.right - own.left) * 0.4 - wide,
        c.S * 0.06,
        4,
      );
      return;
    }
    // another one behind the same is beside who stands there already
    const others = back && !isA ? block.filter((p) => p.what === 'subject' && p.of !== known && p.z < 0 && isAlive(nodes[p.of]!.brief)) : []; // biome-ignore format: one line
    if (others.length > 0 && alive) {
      const there = boxOf(others);
      const right = new Set(others.map((p) => p.of)).size % 2 === 1;
      const wide = b.right - b.left;
      push(list, right ? there.right - wide * 0.12 : there.left - wide * 0.88, there.bottom, -4.2);
      return;
    }
    // whoever stands before somebody who sits leaves most of him to be seen
    if (!back && alive && mine.length > 0 && isAlive(nodes[known]!.brief)) {
      const there = block.filter((p) => p.of === known);
      const at = moved(list, (own.left + own.right) / 2 - (b.left + b.right) / 2, c.S * 0.1 - b.bottom);
      const aside = apartBy(there, at, LEAST_SEEN);
      for (const p of at) block.push({ ...p, x: p.x + aside, z: p.z + 4 });
      return;
    }
    push(list, (box.left + box.right) / 2 - (b.right - b.left) / 2 + c.S * (back ? 0.1 : 0.2), back ? -c.S * 0.12 : c.S * 0.1, back ? -4 : 4); // biome-ignore format: one line
    return;
  }
  if (
    row.layout === 'around' &&
    alive &&
    other.count > 1 &&
    block.some((p) => p.of !== known && p.what === 'subject')
  ) {
    if (other.count > 2) ring(block, other, c);
    else flank(block, other, c);
    return;
  }
  if (row.layout === 'around') {
    push(list, (box.left + box.right) / 2 - (b.right - b.left) / 2 + c.S * 0.2, -c.S * 0.1, turned === isA ? 4 : -4);
    return;
  }
  if (row.layout === 'over' && isA) {
    push(list, (box.left + box.right) / 2 - (b.right - b.left) / 2, 0, -2);
    const high = -b.top + c.S * 0.1;
    for (const p of block) if (p.of !== other.id) p.y -= high;
    return;
  }
  const gift = edge.c === undefined || row.layout !== 'give' ? undefined : nodes[edge.c]!;
  if (gift && !isA) {
    // who serves comes to the table, the thing in the hands
    push(list, box.right - c.S * 0.06, 0, 0.5);
    const p = block.find((each) => each.of === other.id && each.what === 'subject')!;
    const hand = ahead(p, false);
    const s = actor(gift, c, { size: Math.min(0.36, Math.max(0.24, sizeOf(gift.brief) * 0.8)) });
    block.push({ sprite: s, x: hand.x - s.image.width * 0.7, y: hand.y - s.image.height * 0.7, z: 4, of: gift.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
    return;
  }
  // who is protected is close behind
  if (left && edge.is === 'shielding' && c.stamps?.has(other.id)) {
    push(list, box.left - (b.right - b.left) * 0.72, -c.S * 0.1, -3);
    return;
  }
  if (left) {
    push(list, box.left - (b.right - b.left) - c.S * 0.04, 0, -0.2);
    return;
  }
  if (row.layout === 'tie' && isA && mine.length > 0) {
    // the rope goes from the hand to its neck
    push(list, box.right + c.S * 0.36, 0, 0);
    const caught = block.find((p) => p.of === other.id && p.what === 'subject')!;
    const hand = mine[0]!.sprite.at['RIGHT ARM'] ?? mine[0]!.sprite.at.hands ?? { x: mine[0]!.sprite.image.width * 0.6, y: mine[0]!.sprite.image.height * 0.4 }; // biome-ignore format: one line
    const neck = caught.sprite.at.NECK ?? { x: caught.sprite.image.width * 0.4, y: caught.sprite.image.height * 0.3 };
    const [x0, y0, x1, y1] = [mine[0]!.x + hand.x, mine[0]!.y + hand.y, caught.x + neck.x, caught.y + neck.y];
    block.push({ sprite: string(x1 - x0, y1 - y0, '#7c4c24'), x: Math.min(x0, x1), y: Math.min(y0, y1), z: 4, of: known, copy: 0, what: 'rope' }); // biome-ignore format: one line
    return;
  }
  // who works at it is near enough to hit it
  if (!isA && /^(?:hammer|chop|mine|saw|slash|knead)$/.test(other.act?.verb ?? '') && mine.length > 0) {
    push(list, box.right - c.S * 0.4, 0, 0.5);
    return;
  }
  push(
    list,
    box.right + c.S * (['beside', 'fight'].includes(row.layout) && row.gap !== undefined && meets ? row.gap : 0.06),
    0,
    0,
  );
}

/** Share of the smaller of two that hides the other at most, where one stands before the other. */
const LEAST_SEEN = 0.18;

/** A boat is among what is there. */
const onBoat = (block: readonly Placed[], nodes: readonly SceneNode[]): boolean =>
  block.some((p) => FLOATING.test(nodes[p.of]?.brief.concept ?? ''));

/** Whether somebody of a block goes ahead, so that others of its side are behind: it has another to its right. */
function leads(block: readonly Placed[], known: number): boolean {
  const mine = block.find((p) => p.of === known && p.what === 'subject');
  const next = block.find(
    (p) => p.of !== known && p.what === 'subject' && mine !== undefined && p.x > mine.x + mine.sprite.image.width * 0.5,
  );
  return next !== undefined;
}
