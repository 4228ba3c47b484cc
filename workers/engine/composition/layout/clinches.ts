/** Two bodies in one: thrown over a shoulder, locked in a grip, in the hold of a dance, one on the other's back. */
import { crosscut, trestle } from '../effects/between.ts';
import { trunk } from '../effects/gear.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Point } from '../sprites/sprite.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { EAST, moved, WEST } from './common.ts';
import { type Doing, doing } from './doing.ts';
import { ahead } from './exchange.ts';
import { withFreeHands } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

const OTHER_SEED = 3;
/** One alone, without what it holds and does otherwise. */
export const bare = (node: SceneNode): SceneNode => ({ ...node, count: 1, act: undefined, brief: withFreeHands(node.brief) }) as unknown as SceneNode; // biome-ignore format: one line
/** Another look for a second of the same kind. */
export const other = (a: SceneNode, b: SceneNode, c: LayoutContext): LayoutContext => ({ ...c, seed: c.seed + (a.brief.concept === b.brief.concept ? OTHER_SEED : 0) }); // biome-ignore format: one line
export const posedAs = (node: SceneNode, c: LayoutContext, right: boolean, pose: string, more: Doing = {}): Placed[] =>
  doing(bare(node), c, { pose, right, direction: right ? EAST : WEST, freeHands: true, ...more });
const joint = (p: Placed, name: string, share: readonly [number, number]): Point => {
  const at = p.sprite.at[name] ?? { x: p.sprite.image.width * share[0], y: p.sprite.image.height * share[1] };
  return { x: p.x + at.x, y: p.y + at.y };
};

/** Over the hip and shoulder, heels in the air. */
export function hipThrow(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = b.brief.kind === 'humanoid';
  const A = posedAs(a, c, true, 'hip throw');
  const B = posedAs(b, other(a, b, c), true, human ? 'thrown' : 'on back', human ? {} : { size: Math.min(sizeOf(b.brief), 0.8) }); // biome-ignore format: one line
  const [p, q] = [A[0]!, B[0]!];
  const back = joint(p, 'chest', [0.5, 0.5]);
  const hips = joint(q, 'hips', [0.4, 0.5]);
  moved(B, back.x - hips.x, back.y - c.S * 0.46 - hips.y);
  return [...A, ...B.map((one) => ({ ...one, z: 1, shadow: false })), sign('dust', Math.max(1, c.S / 50), boxOf(A).right - c.S * 0.2, -c.S * 0.05, a, 0)]; // biome-ignore format: one line
}

/** Head to head, arms locked. */
export function grapple(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const pose = (node: SceneNode): string => (node.brief.kind === 'humanoid' ? 'grapple' : 'rear');
  const A = posedAs(a, c, true, pose(a));
  const B = posedAs(b, other(a, b, c), false, pose(b));
  const human = a.brief.kind === 'humanoid' && b.brief.kind === 'humanoid';
  const gap = human ? joint(A[0]!, 'NOSE', [0.8, 0.3]).x + c.S * 0.2 - joint(B[0]!, 'NOSE', [0.2, 0.3]).x : boxOf(A).right - c.S * 0.14 - boxOf(B).left; // biome-ignore format: one line
  moved(B, gap);
  const [l, r] = [boxOf(A), boxOf(B)];
  return [...A, ...B.map((p) => ({ ...p, z: p.z - 0.5 })), sign('dust', Math.max(1, c.S / 46), l.left + c.S * 0.1, -c.S * 0.05, a, 0), sign('dust', Math.max(1, c.S / 46), r.right - c.S * 0.1, -c.S * 0.05, b, 1)]; // biome-ignore format: one line
}

/** In hold: breast to breast, one arm round the other, the other arms stretched out together; she leans back. */
export function ballroom(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = posedAs(a, c, true, 'tango lead');
  const B = posedAs(b, other(a, b, c), false, b.brief.kind === 'humanoid' ? 'tango follow' : 'rear');
  moved(B, joint(A[0]!, 'NOSE', [0.8, 0.3]).x + c.S * 0.18 - joint(B[0]!, 'NOSE', [0.2, 0.3]).x);
  const unit = Math.max(1, Math.round(c.S / 56));
  const box = boxOf([...A, ...B]);
  return [
    ...A.map((p) => ({ ...p, z: 1 })),
    ...B,
    sign('note', unit, box.right + c.S * 0.02, box.top + c.S * 0.1, a, 0),
    sign('red note', unit, box.left, box.top + c.S * 0.02, a, 1),
  ];
}

/** One at each end of a long saw, the trunk between them on a trestle. */
export function sawTwo(a: SceneNode, b: SceneNode, c: LayoutContext, mate: SceneNode = a): Placed[] {
  const A = posedAs(a, c, true, 'saw');
  const B = posedAs(mate, { ...c, seed: c.seed + OTHER_SEED }, false, 'saw', { copy: 1 });
  const wide = c.S * 0.7;
  const [hand, end] = [ahead(A[0]!, true), ahead(B[0]!, false)];
  moved(B, hand.x + wide - end.x);
  const blade = crosscut(wide + c.S * 0.06, c.S * 0.16);
  const y = (hand.y + end.y) / 2;
  const log = trunk(c.S * 0.5, c.S * 0.24);
  const legs = trestle(c.S * 0.46, Math.max(4, -y - c.S * 0.02));
  const x = hand.x + wide / 2;
  const put = (sprite: Placed['sprite'], top: number, z: number, what: string): Placed => ({ sprite, x: x - sprite.image.width / 2, y: top, z, of: b.id, copy: 0, what }); // biome-ignore format: one line
  return [
    ...A,
    ...B.map((p) => ({ ...p, copy: mate === a ? 1 : 0 })),
    { ...put(legs, -legs.image.height, -1, 'trestle'), shadow: true },
    put(log, y - log.image.height * 0.2, 0.5, 'subject'),
    put(blade, y - blade.image.height * 0.5, 1.5, 'saw'),
    sign('chips', Math.max(1, Math.round(c.S / 46)), x, y + c.S * 0.24, a, 0),
  ];
}

/** On the back, arms round the neck. */
export function piggyback(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = b.brief.kind === 'humanoid';
  const A = posedAs(a, c, true, a.brief.kind === 'humanoid' ? 'bear back' : 'walk');
  const B = posedAs(b, other(a, b, c), true, human ? 'on back of' : 'sit', { size: Math.min(sizeOf(b.brief), sizeOf(a.brief) * 0.86) }); // biome-ignore format: one line
  const [p, q] = [A[0]!, B[0]!];
  const back = joint(p, 'chest', [0.35, 0.5]);
  const hips = joint(q, 'hips', [0.5, 0.7]);
  moved(B, back.x - c.S * 0.24 * sizeOf(a.brief) - hips.x, back.y - c.S * 0.16 - hips.y);
  return [...A.map((one) => ({ ...one, z: 1 })), ...B.map((one) => ({ ...one, z: 0.5, shadow: false }))];
}

/** Behind the head of who stands, a leg at each side of it. */
export function onShoulders(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = doing(bare(b), other(a, b, c), { pose: 'bear', direction: 'south' });
  const size = Math.min(sizeOf(a.brief), sizeOf(b.brief) * 0.8);
  const A = doing(bare(a), c, { pose: 'astride', direction: 'south', size });
  const [p, q] = [A[0]!, B[0]!];
  const nose = joint(q, 'NOSE', [0.5, 0.3]);
  const hips = joint(p, 'hips', [0.5, 0.7]);
  // above the head of who bears it: all but its legs is seen
  moved(A, nose.x - hips.x, q.y + c.S * 0.02 - hips.y);
  return [...B, ...A.map((one) => ({ ...one, z: -0.5, shadow: false }))];
}

/** What strikes at somebody who keeps it off or is not there any more. */
export function warded(a: SceneNode, b: SceneNode, c: LayoutContext, dodges: boolean): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const pose = dodges ? 'dodge' : 'guard';
  const A = doing({ ...a, count: 1, act: undefined } as unknown as SceneNode, c, { pose: human ? pose : 'stand', right: true, direction: human ? 'south-east' : EAST }); // biome-ignore format: one line
  const box = boxOf(A);
  const B = isAlive(b.brief)
    ? doing({ ...b, count: 1, act: undefined } as unknown as SceneNode, other(a, b, c), { pose: b.brief.kind === 'humanoid' ? 'clash' : b.brief.kind === 'quadruped' ? 'pounce' : 'fight', right: false, direction: WEST }) // biome-ignore format: one line
    : doing({ ...b, count: 1 }, c, { right: false, size: Math.min(0.7, sizeOf(b.brief)) });
  if (!isAlive(b.brief)) {
    const s = B[0]!.sprite.image;
    moved(B, box.right - c.S * (dodges ? 0.5 : 0.06) - boxOf(B).left, (dodges ? box.top - c.S * 0.16 : (box.top + box.bottom) * 0.62) - (B[0]!.y + s.height / 2)); // biome-ignore format: one line
    for (const p of B) p.shadow = false;
  } else moved(B, box.right + c.S * (dodges ? 0.12 : -0.04) - boxOf(B).left);
  const meet = dodges ? sign('dust', Math.max(1, c.S / 46), box.left, -c.S * 0.04, a, 0) : sign('spark', Math.max(0.8, c.S / 66), box.right, (box.top + box.bottom) / 2 - c.S * 0.06, a, 0); // biome-ignore format: one line
  return [...A, ...B, meet];
}
