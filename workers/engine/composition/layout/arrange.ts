/** All subjects of a graph, placed together on the ground y = 0, at the scale where a person is S pixels high. */
import { string } from '../effects/marks.ts';
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { posed } from './common.ts';
import { ANY_CONTAINER, CONTAINERS } from './containers.ts';
import { crowd } from './crowd.ts';
import { flank } from './flank.ts';
import { atTable, CLOTH, FIRE, onGround, stillLife } from './gather.ts';
import { filledWith, heap } from './inside.ts';
import { boxOf, type Placed } from './placed.ts';
import { relate } from './relate.ts';
import { underAll } from './space.ts';

export function arrange(graph: Pick<SceneGraph, 'nodes' | 'edges'>, c: LayoutContext): Placed[] {
  const { nodes } = graph;
  const blocks: Placed[][] = [];
  const blockOf = new Map<number, Placed[]>();
  const add = (block: Placed[], ids: readonly number[]): void => {
    if (!blocks.includes(block)) blocks.push(block);
    for (const id of ids) blockOf.set(id, block);
  };
  // several who come together at one table or round one fire are one picture
  const gathered = new Set<Edge>();
  for (const edge of graph.edges) {
    const { layout } = RELATIONS[edge.is];
    if (gathered.has(edge) || blockOf.has(edge.b)) continue;
    const mates = graph.edges.filter((e) => e.is === edge.is && e.b === edge.b);
    const middle = nodes[edge.b]!;
    const people = mates.map(({ a }) => nodes[a]!);
    const goods =
      mates.length > 1 &&
      middle.brief.kind === 'thing' &&
      people.every((node) => !isAlive(node.brief) && sizeOf(node.brief) < 0.7);
    const filled = goods && layout === 'in' && edge.is === 'in';
    const laidOut = goods && layout === 'on' && edge.is === 'on' && /table$/.test(middle.brief.concept);
    if (filled || laidOut) {
      for (const mate of mates) gathered.add(mate);
      const block = filled ? filledWith(people, middle, c) : stillLife(people, middle, c);
      add(block, [middle.id, ...people.map(({ id }) => id)]);
      continue;
    }
    // all who are under it stand together there
    if (
      mates.length > 1 &&
      layout === 'under' &&
      edge.is === 'under' &&
      !graph.edges.some((e) => people.some((p) => p.id === e.a) && people.some((p) => p.id === e.b)) &&
      people.every((node) => isAlive(node.brief))
    ) {
      for (const mate of mates) gathered.add(mate);
      add(underAll(people, middle, c), [middle.id, ...people.map(({ id }) => id)]);
      continue;
    }
    const sits =
      layout === 'around' &&
      edge.is === 'around' &&
      (FIRE.test(middle.brief.concept) || CLOTH.test(middle.brief.concept));
    if (layout !== 'table' && !sits) continue;
    if (!people.every((node) => isAlive(node.brief))) continue;
    for (const mate of mates) gathered.add(mate);
    // what lies on their table
    const lie = layout === 'table' ? graph.edges.filter((e) => e.b === middle.id && e.is === 'on' && !isAlive(nodes[e.a]!.brief)) : []; // biome-ignore format: one line
    for (const mate of lie) gathered.add(mate);
    const things = lie.map(({ a }) => nodes[a]!);
    const block =
      layout === 'table' ? atTable(people, middle, c, edge.is === 'doze at', things) : onGround(people, middle, c);
    add(block, [middle.id, ...[...people, ...things].map(({ id }) => id)]);
  }
  // who sits on, in or under something does so before others come to stand beside them
  const loose = ({ is }: Edge): number => {
    const row: RelationRow = RELATIONS[is];
    return row.layout === 'beside' ? 1 : row.at && row.layout === 'on' ? -1 : 0;
  };
  for (const edge of graph.edges.filter((e) => !gathered.has(e)).sort((a, b) => loose(a) - loose(b))) {
    const ids = [edge.a, edge.b, ...(edge.c === undefined ? [] : [edge.c])];
    const known = ids.filter((id) => blockOf.has(id));
    if (known.length === 0) add(relate(edge, nodes, c), ids);
    else if (known.length < ids.length) {
      const block = blockOf.get(known[0]!)!;
      further(edge, known[0]!, block, nodes, c);
      add(block, ids);
    }
  }
  for (const node of nodes)
    if (!blockOf.has(node.id) && !node.unseen) {
      // who is named last looks at the others
      const back = node.id > 0 && node.id === nodes.length - 1 && (node.brief.kind === 'quadruped' || isAlive(node.brief)) && node.brief.kind !== 'humanoid' && !node.act; // biome-ignore format: one line
      add(
        crowd(
          node,
          c,
          back ? { right: false, ...(node.brief.kind === 'thing' ? { direction: 'south-west' as const } : {}) } : {},
        ),
        [node.id],
      );
    }
  let cursor = 0;
  const out: Placed[] = [];
  const standing = blocks.filter((block) => block.length > 0);
  const staggered = c.deep === true && standing.length > 2;
  for (const [i, block] of standing.entries()) {
    const { left, right } = boxOf(block);
    // every second one stands behind, between the others
    const behind = staggered && i % 2 === 1;
    for (const p of block) {
      p.x += cursor - left;
      if (behind) {
        p.y -= c.S * 0.2;
        p.z -= 6;
      }
      out.push(p);
    }
    cursor += staggered ? (right - left) * 0.72 : right - left + c.S * 0.08;
  }
  return out;
}

/** A further relation of somebody who is placed already: the other comes to the whole block. */
function further(edge: Edge, known: number, block: Placed[], nodes: readonly SceneNode[], c: LayoutContext): void {
  const row = RELATIONS[edge.is];
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
  if (row.layout === 'move' && row.a === 'push' && !turned) {
    // who pushes is behind it, whatever else it does
    const mover = crowd(other, c, { pose: isA ? 'stand' : 'push', direction: 'east', right: true });
    const m = boxOf(mover);
    if (isA) push(mover, box.right - c.S * 0.06, 0, 0);
    else push(mover, box.left + c.S * 0.06 - (m.right - m.left), 0, 0.2);
    return;
  }
  if (row.layout === 'move' && turned && !isA && isAlive(other.brief)) {
    // before what it pulls, on a rope
    const puller = crowd(other, c, {
      pose: other.brief.kind === 'humanoid' ? 'pull' : 'walk',
      direction: 'east',
      right: true,
    });
    push(puller, box.right + c.S * 0.16, 0, 0);
    const y = box.bottom - c.S * 0.3;
    block.push({
      sprite: string(c.S * 0.3, -c.S * 0.08, '#7c5c3c'),
      x: box.right - c.S * 0.08,
      y: y - c.S * 0.08,
      z: 1,
      of: other.id,
      copy: 0,
      what: 'rope',
    });
    return;
  }
  const vessel = isA && row.layout === 'in' && row.many && turned ? mine[0] : undefined;
  if (vessel) {
    // a cart that somebody pulls is full of hay
    const rim = (CONTAINERS[nodes[known]!.brief.concept] ?? ANY_CONTAINER).rim;
    block.push(...heap(other, nodes[known]!, vessel.sprite, vessel, rim, c));
    return;
  }
  if (isA && !turned && (row.layout === 'on' || row.layout === 'in')) {
    // the whole block comes to stand on it
    const s = actor(other, c, {
      size: Math.max(sizeOf(other.brief), Math.min(3, width * (row.layout === 'in' ? 1.1 : 0.86))),
    });
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
    return;
  }
  // who comes along sits behind the rider, or in the boat with the others
  if (!isA && (row.layout === 'ride' || row.layout === 'in') && isAlive(other.brief)) {
    const seat = own;
    const small = actor(other, c, { pose: 'sit', direction: 'south-east', size: Math.min(0.5, sizeOf(other.brief)) });
    const inside = row.layout === 'in';
    const at = CONTAINERS[nodes[known]!.brief.concept] ?? ANY_CONTAINER;
    const x = inside ? seat.left + (seat.right - seat.left) * 0.74 : seat.left + (seat.right - seat.left) * 0.22;
    const y = inside
      ? seat.top + (seat.bottom - seat.top) * at.rim + small.image.height * 0.3
      : seat.top + (seat.bottom - seat.top) * 0.66;
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
    return;
  }
  const meets = row.facing === 'each other' || ['fight', 'chase', 'attack'].includes(row.layout);
  const alive = isAlive(other.brief);
  const besides = ['beside', 'give'].includes(row.layout);
  // guards of a king, pupils of a teacher: to both sides
  if (besides && alive && other.count > 1 && isA && !meets) {
    flank(block, other, c);
    return;
  }
  // who comes along with one that does something to another comes behind
  const left = besides && alive && (edge.is === 'shielding' || leads(block, known));
  const asks = edge.a === other.id ? row.a : row.b;
  const list = crowd(
    other,
    c,
    posed(
      other,
      asks,
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
  const before = block.filter((p) => p.of !== known && p.what === 'subject' && p.z > 0);
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
  if (row.layout === 'under' && isA) {
    const s = actor(other, c, { size: Math.max(sizeOf(other.brief), width * 1.1, (-box.top / c.S) * 1.6) });
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
  const others = new Set(block.filter((p) => p.what === 'subject' && p.of !== known).map((p) => p.of)).size;
  if (row.layout === 'around' && !isA && others > 0) {
    // to both sides of it by turns
    const width = b.right - b.left;
    push(list, others % 2 ? own.left - width * 1.1 : own.right + width * 0.1, -c.S * 0.02, 0.5);
    return;
  }
  if (row.layout === 'behind' || row.layout === 'around') {
    push(list, (box.left + box.right) / 2 - (b.right - b.left) / 2 + c.S * 0.2, -c.S * 0.1, turned === isA ? 4 : -4);
    return;
  }
  if (row.layout === 'over' && isA) {
    push(list, (box.left + box.right) / 2 - (b.right - b.left) / 2, 0, -2);
    const high = -b.top + c.S * 0.1;
    for (const p of block) if (p.of !== other.id) p.y -= high;
    return;
  }
  if (left) {
    push(list, box.left - (b.right - b.left) - c.S * 0.04, 0, -0.2);
    return;
  }
  push(list, box.right + c.S * (row.layout === 'beside' && row.gap !== undefined && meets ? row.gap : 0.06), 0, 0);
}

/** Whether somebody of a block goes ahead, so that others of its side are behind: it has another to its right. */
function leads(block: readonly Placed[], known: number): boolean {
  const mine = block.find((p) => p.of === known && p.what === 'subject');
  const next = block.find(
    (p) => p.of !== known && p.what === 'subject' && mine !== undefined && p.x > mine.x + mine.sprite.image.width * 0.5,
  );
  return next !== undefined;
}
