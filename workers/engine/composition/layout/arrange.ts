/** All subjects of a graph, placed together on the ground y = 0, at the scale where a person is S pixels high. */
import type { Edge, SceneGraph } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored } from '../sprites/sprite.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { atTable, stillLife } from './at-table.ts';
import { compared } from './compared.ts';
import { crowd } from './crowd.ts';
import { foughtAboard } from './fought-aboard.ts';
import { further } from './further.ts';
import { CLOTH, FIRE, onGround } from './gather.ts';
import { emptied, filledWith } from './inside.ts';
import { allOnBridge } from './on-bridge.ts';
import { inRows, onSheet } from './on-sheet.ts';
import { ownSeats } from './own-seat.ts';
import { boxOf, type Placed } from './placed.ts';
import { relate } from './relate.ts';
import { tellable } from './tellable.ts';
import { operate } from './together.ts';
import { onOneSeat } from './together-calmly.ts';
import { underAll } from './under.ts';

/** What two sit at where there is no table. */
const LEANED_ON = /^(?:barrel|oil-drum|crate|tree-stump|log|rock|anvil|chest|treasure-chest)$/;

const BENCH = /bench$|^sofa$|couch|^log$|^bed$|^rug$|swing$|^wall$|^roof$|^cloud$|^blanket$/;

/** Of two who are one group for others. */
const PAIRED: ReadonlySet<RelationRow['layout']> = new Set<RelationRow['layout']>(['beside', 'fight', 'hug', 'hands', 'dance', 'ride']); // biome-ignore format: a list

const bears = ({ is }: Pick<Edge, 'is'>): boolean => ['carry', 'hold'].includes(RELATIONS[is].layout);

export function arrange(asked: Pick<SceneGraph, 'nodes' | 'edges'>, context: LayoutContext): Placed[] {
  const graph = foughtAboard(tellable(compared(asked), context.S), context.read);
  // "a potion next to a scroll and a key": a list of things, however it is said
  const lists = graph.edges.length > 1 && graph.edges.every(({ is }) => is === 'beside') && graph.nodes.length > 2 && graph.nodes.every(({ brief, count, line, unseen }) => brief.kind === 'thing' && !isAlive(brief) && sizeOf(brief) < 1.2 && count === 1 && (!line || line === 'row') && !unseen && brief.count === 1); // biome-ignore format: one line
  const { edges, seats } = ownSeats({ nodes: graph.nodes, edges: lists ? [] : graph.edges });
  const c: LayoutContext = seats.size > 0 ? { ...context, seats } : context;
  // what is carried about with something in it
  const laden = new Set(edges.filter(({ is, a }) => is === 'full' && edges.some((e) => bears(e) && e.b === a)).map(({ a }) => a)); // biome-ignore format: one line
  const nodes = graph.nodes.map((node) => (laden.has(node.id) ? { ...node, brief: emptied(node.brief) } : node));
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
    const shared = layout === 'on' && (edge.is === 'on' || edge.is === 'sit on') && mates.length > 1 && mates.length < 4 && middle.count === 1 && people[0]!.brief.kind === 'humanoid' && people.every((node) => isAlive(node.brief) && sizeOf(node.brief) < 1.3 && node.count === 1 && !blockOf.has(node.id)); // biome-ignore format: one line
    if (shared && BENCH.test(middle.brief.concept)) {
      for (const mate of mates) gathered.add(mate);
      add(onOneSeat(people, middle, RELATIONS[edge.is], c), [middle.id, ...people.map(({ id }) => id)]);
      continue;
    }
    if (mates.length > 1 && edge.is === 'on' && /bridge$/.test(middle.brief.concept) && middle.count === 1 && people.every(({ id }) => !blockOf.has(id) && !edges.some((e) => e.b !== middle.id && e.a === id))) {
      for (const mate of mates) gathered.add(mate);
      add(allOnBridge(people, middle, c), [middle.id, ...people.map(({ id }) => id)]);
      continue;
    } // biome-ignore format: a condition
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
    if (bears({ is }) && laden.has(b)) return -1;
    // two who stand together are surrounded together
    const middle = row.turned ? a : b;
    const paired = row.layout === 'around' && edges.some((e) => e.b !== e.a && PAIRED.has(RELATIONS[e.is].layout) && [e.a, e.b].includes(middle) && ![e.a, e.b].includes(row.turned ? b : a)); // biome-ignore format: one line
    if (paired) return 2;
    // what is at an end of a craft is there when somebody is aboard
    if (row.at === 'fore' || row.at === 'rear') return 1;
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
  // a seat is wherever who sits on it is
  for (const [id, { node }] of seats) {
    const block = blockOf.get(id);
    if (!block) continue;
    for (const [i, p] of block.entries()) if (p.of === node.id && p.what === 'seat') block[i] = { ...p, what: 'subject' }; // biome-ignore format: one line
    blockOf.set(node.id, block);
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
