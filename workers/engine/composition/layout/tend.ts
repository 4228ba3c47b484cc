/** One lays a hand, or what is in it, on another: heals, knights, shears, arrests. The hand meets the spot, the other holds still for it. */
import { lash } from '../effects/between.ts';
import { stool } from '../effects/laid.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { RELATIONS } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored, type Point } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { armLine } from './arm-line.ts';
import { apartBy } from './clear.ts';
import { EAST, facing, moved, WEST } from './common.ts';
import { crowd } from './crowd.ts';
import type { Doing } from './doing.ts';
import { ahead } from './exchange.ts';
import { tooNear } from './faces.ts';
import { withFreeHands } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

const OTHER_SEED = 3;
/** Tools whose length goes on from the arm. */
const LONG = /sword|whip|palm|wand|brush|flute|dagger|knife|syringe/;

const bare = (node: SceneNode): SceneNode => ({ ...node, act: undefined, brief: withFreeHands(node.brief) }) as unknown as SceneNode; // biome-ignore format: one line

/** Where on whoever looks to the left the hand goes. */
function spotOf(p: Placed, at: RelationRow['at'], tall: number): Point {
  const { at: joints, image } = p.sprite;
  const { width, height } = image;
  const human = joints['RIGHT SHOULDER'] !== undefined;
  const head = joints['head left'] ?? joints.NOSE ?? joints.mouth;
  const spots: Readonly<Record<string, Point>> = human
    ? {
        head: { x: (joints.NOSE?.x ?? width * 0.3) - 1, y: joints.NOSE?.y ?? height * 0.3 },
        above: { x: width * 0.5, y: 0 },
        shoulder: joints['LEFT SHOULDER'] ?? { x: width * 0.35, y: height * 0.5 },
        chest: joints.chest ?? { x: width * 0.4, y: height * 0.56 },
        hand: joints['LEFT ARM'] ?? { x: width * 0.2, y: height * 0.6 },
        back: { x: width * 0.5, y: height * 0.45 },
      }
    : {
        head: head ? { x: head.x + width * 0.04, y: Math.max(0, head.y - height * 0.08) } : { x: width * 0.12, y: height * 0.2 },
        above: { x: width * 0.3, y: 0 },
        back: { x: width * 0.34, y: (joints.back?.y ?? height * 0.3) + 1 },
      }; // biome-ignore format: one line each
  const spot = spots[at ?? 'chest'] ?? { x: width * 0.08, y: height * 0.45 };
  // of a giant what is within reach
  const y = Math.max(p.y + spot.y, -tall * 0.9);
  return { x: p.x + (y > p.y + spot.y + tall * 0.2 ? width * 0.1 : spot.x), y };
}

/** `a` at the left reaches for `b`. */
export function tend(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const [human, person] = [a.brief.kind === 'humanoid', b.brief.kind === 'humanoid'];
  const alive = isAlive(b.brief);
  const seed = c.seed + (a.brief.concept === b.brief.concept ? OTHER_SEED : 0);
  const lies = row.b === 'sleep' || b.act?.verb === 'sleep';
  const seated = row.seat === true && person && !b.act;
  const still: Doing = lies
    ? { pose: 'sleep', direction: person ? WEST : EAST }
    : person
      ? { pose: seated ? 'sit' : (row.b ?? 'stand'), direction: 'south-west', right: false, freeHands: row.b !== undefined || seated } // biome-ignore format: one line
      : alive
        ? {
            direction: facing(b, false, b.brief.kind !== 'quadruped' && row.at !== 'back'),
            right: false,
            pose: 'stand',
          }
        : {};
  // a house is worked at, a sand castle is no larger than who builds it
  const low = alive ? {} : { size: Math.min(sizeOf(b.brief), Math.max(0.9, sizeOf(a.brief) * (human ? 1.15 : 2))) };
  const B = crowd(row.b || seated ? { ...b, act: undefined, brief: b.brief } as unknown as SceneNode : b, { ...c, seed }, { ...(b.act && !row.b && !seated ? { right: false } : still), ...low }); // biome-ignore format: one line
  const extra: Placed[] = [];
  if (seated) {
    const seat = stool(c.S * 1.1 * Math.max(0.7, sizeOf(b.brief)));
    const q = B[0]!;
    extra.push({ sprite: seat, x: q.x + q.sprite.image.width * 0.56 - seat.image.width / 2, y: -seat.image.height, z: -0.5, of: b.id, copy: 0, what: 'seat', shadow: true }); // biome-ignore format: one line
    moved(B, 0, -Math.max(0, seat.image.height - q.sprite.image.height * 0.2));
  }
  // the nearest of several is the one
  const first = B.filter((p) => p.what === 'subject').reduce((best, p) => (p.x < best.x ? p : best));
  const tall = c.S * sizeOf(a.brief);
  const spot = spotOf(first, row.at, row.at === 'above' ? Number.POSITIVE_INFINITY : tall);
  const level = -spot.y / tall;
  const gesture = row.a ?? (row.at === 'above' || level > 0.86 ? 'reach high' : level > 0.6 && row.at === 'head' ? 'reach up' : level < 0.26 ? 'kneel+reach' : level < 0.42 ? 'reach low' : 'reach'); // biome-ignore format: one line
  const A = crowd(bare(a), c, human ? { pose: gesture, direction: /high|ahead|throw|up$/.test(gesture) ? EAST : 'south-east', right: true, freeHands: true } : { direction: facing(a, true), right: true, ...(a.brief.kind === 'quadruped' && level > 0.6 ? { pose: 'rear' } : {}) }); // biome-ignore format: one line
  const hand = A.filter((p) => p.what === 'subject')
    .map((p) => ahead(p, true))
    .reduce((best, p) => (p.x > best.x ? p : best));
  const tool = row.tool && human ? actor({ ...a, changes: [], brief: { ...c.read(row.tool), count: 1 } }, c, { size: LONG.test(row.tool) ? 0.42 : 0.26 }) : undefined; // biome-ignore format: one line
  const reach = (row.gap ?? 0) * c.S + (tool ? tool.image.width * (LONG.test(row.tool!) ? 0.6 : 0.4) : 0);
  moved([...B, ...extra], hand.x + reach - spot.x);
  // two faces never touch: however short the arms are, there is room between the heads
  const doer = A.filter((p) => p.what === 'subject').reduce((best, p) => (p.x > best.x ? p : best));
  if (alive && !lies && human)
    moved([...B, ...extra], Math.max(0, tooNear(doer, first, row.at === 'back' ? c.S * 0.5 : c.S)));
  // nor do those who are set by hand, whose heads are broader than their arms are long
  const set = c.stamps?.has(a.id) && alive && !lies;
  if (set) moved([...B, ...extra], apartBy(A, [first], 0.03) + (tool ? tool.image.width * 0.3 : 0));
  const now = spotOf(first, row.at, row.at === 'above' ? Number.POSITIVE_INFINITY : tall);
  const out = [...A.map((p) => (human ? p : { ...p, z: p.z + 1 })), ...B, ...extra];
  if (row.tool === 'whip' && human) {
    const s = lash(now.x - hand.x, Math.max(6, c.S * 0.3));
    out.push({ sprite: s, x: hand.x, y: hand.y - s.image.height * 0.6, z: 2, of: a.id, copy: 0, what: 'whip' });
  } else if (tool) {
    const s = row.tool === 'sword' ? mirrored(tool) : tool;
    const y =
      row.at === 'above' ? Math.min(hand.y, boxOf(B).top) - s.image.height * 0.4 : hand.y - s.image.height * 0.56;
    const x = row.at === 'above' ? now.x - s.image.width / 2 : set ? (hand.x + now.x - s.image.width) / 2 : hand.x - s.image.width * 0.2; // biome-ignore format: one line
    out.push({ sprite: s, x, y, z: 2, of: a.id, copy: 0, what: row.tool! });
  }
  // a hand that ends before it is stretched to it
  const touches = human && !tool && a.count === 1 && alive && row.at !== 'above';
  if (touches && Math.abs(now.x - hand.x) + Math.abs(now.y - hand.y) > Math.max(2, c.S * 0.06)) out.push(armLine(a, hand, now, 3, c)); // biome-ignore format: one line
  if (row.effect && !(row === RELATIONS.petting && person)) {
    const unit = Math.max(1, Math.round(c.S / 46));
    const over = row.effect === 'heart' || row.effect === 'haha' || row.effect === 'red note';
    const y = over ? Math.min(boxOf(A).top, boxOf(B).top) - c.S * 0.06 : now.y - (row.at === 'above' ? c.S * 0.12 : 0);
    out.push(sign(row.effect, unit, over ? (hand.x + now.x) / 2 : now.x + c.S * 0.08, y, a, 0));
  }
  return out;
}
