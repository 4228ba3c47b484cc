/**
 * Who does something to another from a seat: "milking a cow, sitting on a stool", "feeding a horse, standing on a crate". The seat bears
 * the one who is on it, not the other as well: it is drawn wherever that one is.
 */
import type { Edge, SceneGraph, SceneNode } from '../graph.ts';
import { type LayoutId, RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { type Point, pressed, type Sprite } from '../sprites/sprite.ts';
import { isAlive, type LayoutContext, type OwnSeat } from './actor.ts';
import { CHAIRS, on } from './bearing.ts';
import type { Placed } from './placed.ts';

/** What hands do to another who is within reach, or a shot: both need not be on the same. */
const FROM_SEAT: ReadonlySet<LayoutId> = new Set<LayoutId>(['milk', 'tend', 'feed', 'read to', 'give', 'attack', 'portray', 'beside']); // biome-ignore format: a list
/** Ground and decks, on which the other is as well. */
const WIDE =
  /bridge|boat|ship|raft|rug|carpet|blanket|cloud|grass|sand|snow|ice|stage|roof|deck|platform|street|road|hill|island|balcony/;
/** A support in persons for one alone. */
const LARGEST = 2;
/** Seats without a back, which are as low as the work is. */
const SQUAT = /stool|crate|box|log|rock|barrel|stump|bucket/;
/** In persons: what is no higher than who sits beside it. */
const LOW = 0.7;
const PRESSED = 0.58;

export interface WithSeats {
  /** The relations without those of seats. */
  readonly edges: readonly Edge[];
  /** Of who has a seat of his own. */
  readonly seats: ReadonlyMap<number, OwnSeat>;
}

/** The seats of those who do something to others there. */
export function ownSeats({ nodes, edges }: Pick<SceneGraph, 'nodes' | 'edges'>): WithSeats {
  const seats = new Map<number, OwnSeat>();
  const left = edges.filter((edge) => {
    const seat = seatIn(edge, nodes, edges);
    if (seat) seats.set(edge.a, seat);
    return !seat;
  });
  return { edges: left, seats };
}

function seatIn(edge: Edge, nodes: readonly SceneNode[], edges: readonly Edge[]): OwnSeat | undefined {
  if (edge.is !== 'on' && edge.is !== 'sit on') return undefined;
  const [who, seat] = [nodes[edge.a]!, nodes[edge.b]!];
  const alone = who.brief.kind === 'humanoid' && who.count === 1 && seat.count === 1 && seat.brief.kind === 'thing' && !isAlive(seat.brief); // biome-ignore format: one line
  const shared = edges.some((e) => e !== edge && [e.a, e.b, e.c].includes(seat.id));
  if (!alone || shared || WIDE.test(seat.brief.concept) || sizeOf(seat.brief) > LARGEST) return undefined;
  const does = edges.some((e) => {
    const row: RelationRow = RELATIONS[e.is];
    return e.a === who.id && e.b !== seat.id && FROM_SEAT.has(row.layout) && (row.layout !== 'beside' || row.a !== undefined); // biome-ignore format: one line
  });
  if (!does) return undefined;
  // who works at one that is lower than himself sits low
  const low = SQUAT.test(seat.brief.concept) && edges.some((e) => e.a === who.id && RELATIONS[e.is].layout === 'tend' && sizeOf(nodes[e.b]!.brief) < LOW); // biome-ignore format: one line
  const row: RelationRow = RELATIONS[edge.is];
  const sits = row.a === 'sit' || CHAIRS.test(seat.brief.concept);
  const share = sits && low ? PRESSED : 1;
  return { node: seat, sits, under: (c, list) => raised(list, { who, seat, row: sits ? { ...row, a: 'sit' } : row, share }, c) }; // biome-ignore format: one line
}

interface Below {
  readonly who: SceneNode;
  readonly seat: SceneNode;
  readonly row: RelationRow;
  /** Of its height that is left of it. */
  readonly share: number;
}

/** Who was drawn, raised to the seat that comes below. */
function raised(list: Placed[], { who, seat, row, share }: Below, c: LayoutContext): Placed[] {
  const placed = on({ ...who, act: undefined } as unknown as SceneNode, seat, row, c);
  const was = placed.find((p) => p.of === who.id && p.what === 'subject');
  const me = list[0];
  if (!was || !me) return list;
  const meets = (s: Sprite): Point => (row.a === 'sit' ? (s.at.hips ?? s.foot) : { x: s.image.width / 2, y: s.foot.y });
  const [old, now] = [meets(was.sprite), meets(me.sprite)];
  const dx = me.x + now.x - was.x - old.x;
  const dy = (was.y + old.y) * share - me.y - now.y;
  return [
    ...list.map((p) => ({ ...p, y: p.y + dy, shadow: false })),
    ...placed
      .filter((p) => p.of === seat.id)
      .map((p) => {
        const sprite = share < 1 ? pressed(p.sprite, share) : p.sprite;
        return { ...p, sprite, x: p.x + dx, y: share < 1 ? -sprite.foot.y : p.y, z: me.z - 0.5, what: 'seat' };
      }),
  ];
}
