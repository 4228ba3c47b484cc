/** Two face each other with something between their hands, or a ball between them. */
import { laid } from '../effects/laid.ts';
import { mark } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored, type Point, type Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { EAST, moved, rest, WEST } from './common.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { tooNear } from './faces.ts';
import { withFreeHands } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

/** The hand that is further ahead, else the mouth or the front edge. */
export function ahead(p: Placed, right: boolean): Point {
  const { at, image } = p.sprite;
  const hands = [at['RIGHT ARM'], at['LEFT ARM']].filter((h): h is Point => h !== undefined);
  const [first, ...others] = hands;
  const hand = first && others.reduce((best, h) => ((right ? h.x > best.x : h.x < best.x) ? h : best), first);
  const spot = hand ??
    at[right ? 'mouth right' : 'mouth left'] ?? { x: right ? image.width : 0, y: image.height * 0.5 };
  return { x: p.x + spot.x, y: p.y + spot.y };
}

const looks = (right: boolean) => ({ right, direction: right ? EAST : WEST }) as const;

/** Who takes something: holds out both hands, or looks up at it. */
function takes(node: SceneNode, c: LayoutContext): Placed[] {
  const human = node.brief.kind === 'humanoid';
  const free = {
    ...node,
    act: undefined,
    brief: human ? withFreeHands(node.brief) : node.brief,
  } as unknown as SceneNode;
  return isAlive(node.brief)
    ? doing({ ...free, count: 1 }, c, { ...looks(false), pose: human ? 'take' : 'stand' })
    : crowd(node, c);
}

/** One holds it out to the other. `first` gives. */
export function give(
  a: SceneNode,
  b: SceneNode,
  item: SceneNode | undefined,
  row: RelationRow,
  c: LayoutContext,
): Placed[] {
  const same = a.brief.concept === b.brief.concept ? 3 : 0;
  const A = doing({ ...a, count: 1, act: undefined, brief: withFreeHands(a.brief) } as unknown as SceneNode, c, { ...looks(true), pose: row.a ?? 'give' }); // biome-ignore format: one line
  const B = takes(b, { ...c, seed: c.seed + same });
  // what beasts share lies on the ground between them, no larger than that both are seen
  if (item && row.mutual && a.brief.kind !== 'humanoid' && b.brief.kind !== 'humanoid') {
    const most = Math.max(sizeOf(a.brief), sizeOf(b.brief)) * 0.6;
    const thing = actor(item, c, { size: Math.min(most, Math.max(0.24, sizeOf(item.brief))) });
    const x = boxOf(A).right - c.S * 0.02;
    moved(B, x + thing.image.width - c.S * 0.02 - boxOf(B).left);
    return [...A, ...B, { sprite: thing, x, y: -thing.image.height + c.S * 0.03, z: 2, of: item.id, copy: 0, what: 'subject', shadow: true }]; // biome-ignore format: one line
  }
  const [p, q] = [A[0]!, B[0]!];
  const s = item ? actor(item, c, { size: Math.min(0.42, Math.max(0.24, sizeOf(item.brief) * 0.8)) }) : undefined;
  const hand = ahead(p, true);
  const human = b.brief.kind === 'humanoid';
  const other = human ? ahead(q, false) : { x: boxOf(B).left, y: hand.y };
  // the thing has room between their hands
  const gap = s ? Math.min(s.image.width * 0.8, c.S * 0.3) : c.S * 0.02;
  moved(B, hand.x + gap - other.x);
  const low = human ? Math.max(hand.y, ahead(B[0]!, false).y) : hand.y;
  const out = [...A, ...B];
  if (s && item)
    out.push({ sprite: s, x: hand.x + gap / 2 - s.image.width / 2, y: low - s.image.height * 0.78, z: 2, of: item.id, copy: 0, what: 'subject' }); // biome-ignore format: one line
  for (const node of [a, b]) if (node.count > 1) out.push(...(node === a ? behindOf(rest(a, c, 0), boxOf(out).left) : rest(b, c, boxOf(out).right))); // biome-ignore format: one line
  return out;
}

/** Behind the back of who has it; an animal makes off with it in its mouth. */
export function steal(a: SceneNode, b: SceneNode, item: SceneNode, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const thief = { ...a, count: 1, act: undefined, brief: withFreeHands(a.brief) } as unknown as SceneNode;
  const A = doing(thief, c, { ...looks(true), pose: human ? 'take' : 'run' });
  const sleeps = b.act?.verb === 'sleep';
  const B = doing(
    { ...b, count: 1 },
    c,
    sleeps ? { right: true } : isAlive(b.brief) ? { ...looks(true), pose: human ? 'stand' : 'fight' } : {},
  );
  const [p] = A;
  const s = actor(item, c, { size: Math.min(human ? 0.34 : 0.26, sizeOf(item.brief)) });
  const hand = ahead(p!, true);
  const thing: Placed = { sprite: s, x: hand.x - s.image.width * (human ? 0.4 : 0.2), y: hand.y - s.image.height / 2, z: 2, of: item.id, copy: 0, what: 'subject' }; // biome-ignore format: one line
  if (human) moved(B, hand.x + s.image.width * 0.4 - boxOf(B).left);
  else moved(B, boxOf(A).left - c.S * 0.04 - boxOf(B).right);
  return [...A, ...B, thing];
}

const behindOf = (list: Placed[], x: number): Placed[] => moved(list, x - boxOf(list).right);

/** Right hand in right hand, eye in eye. */
export function shake(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const one = (node: SceneNode, right: boolean, seed: number): Placed[] =>
    doing({ ...node, count: 1, act: undefined, brief: withFreeHands(node.brief) } as unknown as SceneNode, { ...c, seed }, { ...looks(right), pose: node.brief.kind === 'humanoid' ? (row.a ?? 'shake') : (row.a ?? 'give') }); // biome-ignore format: one line
  const A = one(a, true, c.seed);
  const B = one(b, false, c.seed + (a.brief.concept === b.brief.concept ? 3 : 0));
  const [hand, other] = [ahead(A[0]!, true), ahead(B[0]!, false)];
  moved(B, hand.x - other.x + 1);
  if (row.effect) moved(B, Math.max(0, tooNear(A[0]!, B[0]!, c.S) - c.S * 0.16));
  // palms that meet over their heads meet with a clap
  const clap = row.effect ? [sign(row.effect, Math.max(1, Math.round(c.S / 46)), hand.x, Math.min(hand.y, other.y) - c.S * 0.08, a, 0)] : []; // biome-ignore format: one line
  return [...A, ...B, ...clap];
}

/** Mug against mug, between two who look at each other. */
export function toast(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const one = (node: SceneNode, right: boolean, seed: number): Placed[] =>
    doing({ ...node, count: 1, act: undefined, brief: withFreeHands(node.brief) } as unknown as SceneNode, { ...c, seed }, { right, direction: right ? 'south-east' : 'south-west', pose: node.brief.kind === 'humanoid' ? (right ? 'toast' : 'toast left') : 'stand' }); // biome-ignore format: one line
  const A = one(a, true, c.seed);
  const B = one(b, false, c.seed + (a.brief.concept === b.brief.concept ? 3 : 0));
  const unit = Math.max(1, Math.round(c.S / 36));
  const mugs = [laid('beer', unit), mirrored(laid('beer', unit))] as const;
  const [hand, other] = [ahead(A[0]!, true), ahead(B[0]!, false)];
  moved(B, hand.x - other.x + mugs[0].image.width * 1.9);
  const held = (sprite: Sprite, at: Point, x: number, of: number): Placed => ({ sprite, x: at.x + x, y: at.y - sprite.image.height * 0.72, z: 2, of, copy: 0, what: 'mug' }); // biome-ignore format: one line
  const w = mugs[0].image.width;
  const y = Math.min(hand.y, other.y);
  const right = ahead(B[0]!, false);
  // handles are in the hands, the rims meet
  return [...A, ...B, held(mugs[1], { x: hand.x, y: hand.y }, -w * 0.25, a.id), held(mugs[0], { x: right.x, y: right.y }, -w * 0.75, b.id), sign('sparks', Math.max(1, Math.round(c.S / 50)), (hand.x + right.x) / 2, y - c.S * 0.3, a, 0)]; // biome-ignore format: one line
}

const BALLS: readonly (readonly [RegExp, string, string])[] = [
  [/snow/, 'snowball', 'throw'],
  [/basket/, 'basketball', 'throw'],
  [/tennis/, 'tennis ball', 'throw'],
  [/catch|baseball/, 'ball', 'throw'],
];

/** A ball flies or rolls from one to the other; snowballs fly both ways. */
export function ball(a: SceneNode, b: SceneNode, words: string, c: LayoutContext): Placed[] {
  const [, what, pose] = BALLS.find(([of]) => of.test(words)) ?? [/./, 'soccer ball', 'kick'];
  const kicked = pose === 'kick';
  const free = (node: SceneNode): SceneNode =>
    ({ ...node, act: undefined, brief: withFreeHands(node.brief) }) as unknown as SceneNode;
  const A = crowd(free(a), c, { ...looks(true), pose });
  const snow = what === 'snowball';
  const B = crowd(
    free(b),
    { ...c, seed: c.seed + 3 },
    { ...looks(false), pose: kicked ? 'ready' : snow ? 'throw' : 'take' },
  );
  const right = boxOf(A).right;
  moved(B, right + c.S * (kicked ? 0.42 : 0.6) - boxOf(B).left);
  const put = (share: number, y: number, copy: number): Placed => {
    const sprite = snow ? mark('snowball', Math.max(1, Math.round(c.S / 40))) : actor({ ...a, brief: { ...c.read(what), count: 1 }, changes: [] }, c, { size: 0.26 }); // biome-ignore format: one line
    return { sprite, x: right + (boxOf(B).left - right) * share - sprite.image.width / 2, y: y - sprite.image.height, z: 2, of: a.id, copy, what: 'ball', shadow: kicked }; // biome-ignore format: one line
  };
  const hand = ahead(A[0]!, true);
  return [...A, ...B, ...(kicked ? [put(0.3, 0, 0)] : snow ? [put(0.25, hand.y - c.S * 0.06, 0), put(0.72, hand.y + c.S * 0.08, 1)] : [put(0.5, hand.y - c.S * 0.1, 0)])]; // biome-ignore format: one line
}
