/** All subjects of a graph, placed together on the ground y = 0, at the scale where a person is S pixels high. */

import type { Brief } from '../../types.ts';
import { string } from '../effects/marks.ts';
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { GRADED, sizeOf } from '../sprites/sizes.ts';
import { mirrored, type Sprite, sunken } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { atTable, stillLife } from './at-table.ts';
import { posed } from './common.ts';
import { compared } from './compared.ts';
import { ANY_CONTAINER, CONTAINERS, FLOATING } from './containers.ts';
import { crowd } from './crowd.ts';
import { FLIES } from './doing.ts';
import { ahead } from './exchange.ts';
import { flank } from './flank.ts';
import { foughtAboard } from './fought-aboard.ts';
import { CLOTH, FIRE, onGround } from './gather.ts';
import { filledWith, heap } from './inside.ts';
import { leaning } from './leaning.ts';
import { boxOf, type Placed } from './placed.ts';
import { relate } from './relate.ts';
import { underAll } from './space.ts';
import { operate } from './together.ts';
import { onOneSeat } from './together-calmly.ts';
import { behindAll, behindHeads, moonOf } from './wreath.ts';

/** What two sit at where there is no table. */
const LEANED_ON = /^(?:barrel|oil-drum|crate|tree-stump|log|rock|anvil|chest|treasure-chest)$/;

const BENCH = /bench$|^sofa$|couch|^log$|^bed$|^rug$|swing$|^wall$|^roof$|^cloud$|^blanket$/;

export function arrange(asked: Pick<SceneGraph, 'nodes' | 'edges'>, c: LayoutContext): Placed[] {
  const graph = foughtAboard(compared(asked), c.read);
  // "a potion next to a scroll and a key": a list of things, however it is said
  const lists = graph.edges.length > 1 && graph.edges.every(({ is }) => is === 'beside') && graph.nodes.length > 2 && graph.nodes.every(({ brief, count, line, unseen }) => brief.kind === 'thing' && !isAlive(brief) && sizeOf(brief) < 1.2 && count === 1 && (!line || line === 'row') && !unseen && brief.count === 1); // biome-ignore format: one line
  const edges = lists ? [] : graph.edges;
  const { nodes } = graph;
  const blocks: Placed[][] = [];
  const blockOf = new Map<number, Placed[]>();
  const add = (block: Placed[], ids: readonly number[]): void => {
    if (!blocks.includes(block)) blocks.push(block);
    for (const id of ids) blockOf.set(id, block);
  };
  // several who come together at one table or round one fire are one picture
  const gathered = new Set<Edge>();
  for (const edge of edges) {
    const { layout } = RELATIONS[edge.is];
    if (gathered.has(edge) || blockOf.has(edge.b)) continue;
    // "a basket full of apples, carrots and a cabbage": the vessel is named first
    const full = edge.is === 'full';
    const mates = edges.filter((e) => e.is === edge.is && (full ? e.a === edge.a : e.b === edge.b));
    const middle = nodes[full ? edge.a : edge.b]!;
    const people = mates.map(({ a, b }) => nodes[full ? b : a]!);
    const goods =
      mates.length > 1 &&
      middle.brief.kind === 'thing' &&
      people.every((node) => !isAlive(node.brief) && sizeOf(full ? { ...node.brief, build: [] } : node.brief) < (layout === 'on' ? 0.9 : 0.7)); // biome-ignore format: one line
    const filled = goods && layout === 'in' && (edge.is === 'in' || edge.is === 'full');
    const laidOut =
      goods &&
      layout === 'on' &&
      edge.is === 'on' &&
      (/table$/.test(middle.brief.concept) ||
        /^(?:[a-z]+ )?(?:shelf|tray|plate|board|cutting board)$/.test(middle.text));
    if (filled || laidOut) {
      for (const mate of mates) gathered.add(mate);
      const block = filled ? filledWith(people, middle, c) : stillLife(people, middle, c);
      add(block, [middle.id, ...people.map(({ id }) => id)]);
      continue;
    }
    if (layout === 'operate') {
      for (const mate of mates) gathered.add(mate);
      add(operate(people, middle, c), [middle.id, ...people.map(({ id }) => id)]);
      continue;
    }
    // who sits on one bench sits side by side
    const shared = layout === 'on' && (edge.is === 'on' || edge.is === 'sit on') && mates.length > 1 && mates.length < 4 && middle.count === 1 && people.every((node) => node.brief.kind === 'humanoid' && node.count === 1 && !blockOf.has(node.id)); // biome-ignore format: one line
    if (shared && BENCH.test(middle.brief.concept)) {
      for (const mate of mates) gathered.add(mate);
      add(onOneSeat(people, middle, RELATIONS[edge.is], c), [middle.id, ...people.map(({ id }) => id)]);
      continue;
    }
    // all who are under it stand together there
    if (
      mates.length > 1 &&
      layout === 'under' &&
      edge.is === 'under' &&
      !edges.some((e) => people.some((p) => p.id === e.a) && people.some((p) => p.id === e.b)) &&
      !people.some(({ id }) => blockOf.has(id)) &&
      people.every((node) => isAlive(node.brief))
    ) {
      for (const mate of mates) gathered.add(mate);
      add(underAll(people, middle, c), [middle.id, ...people.map(({ id }) => id)]);
      continue;
    }
    const sits =
      layout === 'around' &&
      (edge.is === 'around' || edge.is === 'sit around') &&
      (FIRE.test(middle.brief.concept) || CLOTH.test(middle.brief.concept));
    if (layout !== 'table' && !sits) continue;
    if (!people.every((node) => isAlive(node.brief))) continue;
    for (const mate of mates) gathered.add(mate);
    // what lies on their table
    const lie = layout === 'table' ? edges.filter((e) => e.b === middle.id && e.is === 'on' && !isAlive(nodes[e.a]!.brief)) : []; // biome-ignore format: one line
    for (const mate of lie) gathered.add(mate);
    const things = lie.map(({ a }) => nodes[a]!);
    const leant = layout === 'table' && LEANED_ON.test(middle.brief.concept);
    const block =
      layout === 'table'
        ? atTable(people, middle, c, edge.is === 'doze at', things, leant ? middle : undefined)
        : onGround(people, middle, c);
    add(block, [middle.id, ...[...people, ...things].map(({ id }) => id)]);
  }
  // who sits on, in or under something does so before others come to stand beside them
  const loose = ({ is, a, b }: Edge): number => {
    const row: RelationRow = RELATIONS[is];
    // who is attacked while riding rides first
    if (row.layout === 'ride' && edges.some((e) => e.b === a)) return -1;
    if (row.layout === 'on' && nodes[b]!.brief.concept === 'wheel') return -2;
    return row.layout === 'beside' ? 1 : row.at && row.layout === 'on' ? -1 : 0;
  };
  for (const edge of edges.filter((e) => !gathered.has(e)).sort((a, b) => loose(a) - loose(b))) {
    const ids = [edge.a, edge.b, ...(edge.c === undefined ? [] : [edge.c])];
    const known = ids.filter((id) => blockOf.has(id));
    if (known.length === 0) add(relate(edge, nodes, c), ids);
    else if (known.length < ids.length) {
      const block = blockOf.get(known[0]!)!;
      further(edge, known[0]!, block, nodes, c);
      add(block, ids);
    }
  }
  const sheet =
    (lists || (edges.length === 0 && nodes.filter(({ unseen }) => !unseen).length > 2)) &&
    nodes.every(({ brief }) => brief.kind === 'thing' && !isAlive(brief) && sizeOf(brief) < 1.2);
  for (const node of nodes)
    if (!blockOf.has(node.id) && !node.unseen) {
      // who is named last looks at the others
      const back = node.id > 0 && node.id === nodes.length - 1 && (node.brief.kind === 'quadruped' || isAlive(node.brief)) && node.brief.kind !== 'humanoid' && (!node.act || node.act.verb === 'stand' || node.act.verb === 'roar'); // biome-ignore format: one line
      // on a sheet small goods are large enough to be told
      const size = sheet ? { size: onSheet(node.brief) } : {};
      add(
        crowd(
          node,
          c,
          sheet
            ? size
            : back
              ? { right: false, ...(node.brief.kind === 'thing' ? { direction: 'south-west' as const } : {}) }
              : {},
        ),
        [node.id],
      );
    }
  // riders that fight turn to each other with all that is theirs
  for (const { a, b, is } of edges) {
    const [one, other] = [blockOf.get(a), blockOf.get(b)];
    const meets = RELATIONS[is].layout === 'fight' || (RELATIONS[is] as RelationRow).facing === 'each other';
    if (!meets || !one || !other || one === other) continue;
    const second = blocks.indexOf(one) > blocks.indexOf(other) ? one : other;
    const { left, right } = boxOf(second);
    for (const [i, p] of second.entries()) second[i] = { ...p, sprite: mirrored(p.sprite), x: left + right - p.x - p.sprite.image.width }; // biome-ignore format: one line
  }
  let cursor = 0;
  const out: Placed[] = [];
  const standing = blocks.filter((block) => block.length > 0);
  const rowed = standing.length > 1 && nodes.every(({ line }) => line === 'row');
  if (sheet && !rowed) return inRows(standing, c.S * 0.08);
  const staggered = c.deep === true && standing.length > 2 && !rowed;
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
    // what dolls hold beside them may touch the next one
    const dolls = block.every(({ of }) => c.stamps?.has(of) && nodes[of]?.brief.kind === 'humanoid');
    cursor += staggered ? (right - left) * 0.72 : right - left + c.S * (dolls ? -0.06 : 0.08);
  }
  // the yarn that a cat plays with is that of who knits
  return nodes.some(({ brief }) => /yarn/.test(brief.concept)) ? out.filter(({ what }) => what !== 'yarn') : out;
}

/** Large enough to be told; among its own kind still larger or smaller than the others. */
function onSheet(brief: Brief): number {
  if (!brief.build.includes(GRADED)) return Math.max(0.5, sizeOf(brief));
  const plain = sizeOf({ ...brief, build: [] });
  return (Math.max(0.5, plain) * sizeOf(brief)) / plain;
}

/** Small goods of a list lie in rows and columns, as on a sheet, so that each is as large as the picture allows. */
function inRows(blocks: readonly Placed[][], gap: number): Placed[] {
  const columns = Math.ceil(Math.sqrt(blocks.length));
  const boxes = blocks.map(boxOf);
  const wide = Math.max(...boxes.map((b) => b.right - b.left)) + gap;
  const high = Math.max(...boxes.map((b) => b.bottom - b.top)) + gap;
  const rows = Math.ceil(blocks.length / columns);
  return blocks.flatMap((block, i) => {
    const row = Math.floor(i / columns);
    const own = Math.min(columns, blocks.length - row * columns);
    const { left, right, top, bottom } = boxes[i]!;
    const x = ((i % columns) - (own - 1) / 2) * wide - (left + right) / 2;
    const y = -(rows - row - 0.5) * high - (top + bottom) / 2;
    return block.map((p) => ({
      ...p,
      x: p.x + x,
      y: p.y + y,
      z: p.z + row,
      shadow: row === rows - 1 && p.shadow === true,
    }));
  });
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
    return;
  }
  if (edge.is === 'silhouetted' && isA) {
    // who rides through the air is before all of it
    const airborne = block.some((p) => p.of >= 0 && /broom|carpet|dragon|pegasus|griffin|cloud/.test(nodes[p.of]!.brief.concept)); // biome-ignore format: one line
    const disc = moonOf(other, Math.max(c.S * (airborne ? 1.05 : 0.85), (box.right - box.left) * 0.7), c);
    block.push({ sprite: disc, ...(airborne ? behindAll(disc, box) : behindHeads(disc, box, c)), z: -8, of: other.id, copy: 0, what: 'subject', glow: true }); // biome-ignore format: one line
    return;
  }
  if (row.layout === 'move' && row.a === 'push' && !turned) {
    // who pushes is behind it, whatever else it does
    const mover = crowd(other, c, { pose: isA ? 'stand' : 'push', direction: 'east', right: true });
    const m = boxOf(mover);
    if (isA) push(mover, box.right - c.S * 0.06, 0, 0);
    else push(mover, box.left + c.S * 0.06 - (m.right - m.left), 0, 0.2);
    return;
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
    return;
  }
  // another on the same web
  if (row.at === 'wall' && !isA && /web/.test(nodes[known]!.brief.concept)) {
    const s = actor(other, c, { size: sizeOf(other.brief) * 0.9 });
    block.push({ sprite: s, x: own.left + (own.right - own.left) * 0.3 - s.image.width / 2, y: own.top + (own.bottom - own.top) * 0.7 - s.image.height / 2, z: 2, of: other.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
    return;
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
    return;
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
      return;
    }
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
    const bridge = row.layout === 'on' && /bridge$/.test(other.brief.concept);
    const s = actor(other, c, {
      size: Math.max(
        sizeOf(other.brief),
        Math.min(bridge ? 6 : 3, width * (bridge ? 1.3 : row.layout === 'in' ? 1.1 : 0.86)),
      ),
    });
    if (bridge) {
      onBridge(block, s, other, c);
      return;
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
    return;
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
    return;
  }
  if (row.layout === 'lean' && !isA && mine.length > 0) {
    // what leans there already is at its left, this before it
    const list = leaning(other, nodes[known]!, row, c);
    const wall = list.find((p) => p.of === known)!;
    const own = list.filter((p) => p.of === other.id);
    const { image } = wall.sprite;
    for (const p of own)
      block.push({ ...p, x: mine[0]!.x + image.width * 0.62 - p.sprite.image.width * 0.2, z: p.z + 1 });
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
    push(list, (box.left + box.right) / 2 - (b.right - b.left) / 2 + c.S * (back ? 0.1 : 0.2), back ? -c.S * 0.12 : c.S * 0.1, back ? -4 : 4); // biome-ignore format: one line
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

/** All of a block on the deck of a bridge, each as high as it is there; what is nearer than they are of it is before their feet. */
function onBridge(block: Placed[], s: Sprite, node: SceneNode, c: LayoutContext): void {
  const box = boxOf(block);
  const { width, height, data } = s.image;
  const left = (box.left + box.right) / 2 - width / 2;
  const top = (x: number): number => {
    const column = Math.min(width - 1, Math.max(0, Math.round(x - left)));
    for (let y = 0; y < height; y++) if (data[(y * width + column) * 4 + 3]) return y;
    return height - 1;
  };
  // as high as the middle of each, so that who stands at an end of an arch is not in the air
  const rail = c.S * 0.16;
  const heights = new Map<string, number>();
  for (const p of block)
    if (p.what === 'subject') {
      const middle = p.x + p.sprite.image.width / 2;
      const wide = Math.min(width * 0.1, p.sprite.image.width * 0.3);
      const deck = Math.max(top(middle), Math.min(top(middle - wide), top(middle + wide)));
      heights.set(`${p.of}/${p.copy}`, deck + rail - s.foot.y);
    }
  const mean = [...heights.values()].reduce((sum, y) => sum + y, 0) / Math.max(1, heights.size);
  for (const p of block) {
    p.y += heights.get(`${p.of}/${p.copy}`) ?? mean;
    p.shadow = false;
  }
  block.push({ sprite: s, x: left, y: -s.foot.y, z: -3, of: node.id, copy: 0, what: 'subject', shadow: true });
}

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
