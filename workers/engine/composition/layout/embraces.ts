/** Two who hug, kiss, dance or hold hands. */
import type { SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { apartBy } from './clear.ts';
import { EAST, facing, from, moved, WEST } from './common.ts';
import { type Doing, doing } from './doing.ts';
import { withFreeHands } from './hands-free.ts';
import { beside } from './pairs.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

/** Two without arms touch with their heads: swans, cats, the sun and the moon. */
function touching(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const small = Math.min(sizeOf(a.brief), sizeOf(b.brief));
  const view = (node: SceneNode, right: boolean): Doing => ({
    direction: facing(node, right, true),
    right,
    // a mouse that kisses a cow is seen all the same
    ...(sizeOf(node.brief) > small * 2 ? { size: small * 2 } : {}),
    ...(node.act ? {} : { pose: 'stand' }),
  });
  const A = doing(a, c, view(a, true));
  const B = doing(b, c, view(b, false));
  const [p, q] = [boxOf(A.filter((one) => one.what === 'subject')), boxOf(B.filter((one) => one.what === 'subject'))];
  moved(B, p.right - q.left - Math.min(p.right - p.left, q.right - q.left) * 0.06);
  const x = p.right;
  const y = Math.min(p.top, q.top);
  const heart = row.effect ? [sign('heart', Math.max(1, Math.round(c.S / 50)), x, y - c.S * 0.06, a, 0)] : [];
  return [...A, ...B, ...heart];
}

/** Two who are set by hand: turned to each other, one arm before the other one, so near that both faces are free. */
function embraced(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  // who has arms lays them round the other
  if (a.brief.kind !== 'humanoid' && b.brief.kind === 'humanoid') return embraced(b, a, row, c);
  const pose = row === RELATIONS.kiss ? 'kiss' : 'hug';
  const poseOf = (node: SceneNode): string => (node.brief.kind === 'humanoid' ? pose : 'stand');
  const one = (node: SceneNode, right: boolean, seed: number): Placed[] => doing({ ...node, act: undefined, brief: withFreeHands(node.brief) } as unknown as SceneNode, { ...c, seed }, { pose: poseOf(node), right, direction: right ? EAST : WEST }).map((p) => ({ ...p, y: p.y + (p.lift ?? 0), lift: 0 })); // biome-ignore format: one line
  const A = one(a, true, c.seed);
  const B = one(b, false, c.seed + (a.brief.concept === b.brief.concept ? 3 : 0));
  const [p, q] = [boxOf(A), boxOf(B)];
  const narrow = Math.min(p.right - p.left, q.right - q.left);
  const folk = a.brief.kind === 'humanoid' && b.brief.kind === 'humanoid';
  moved(B, p.right - q.left - narrow * (!folk ? 0.8 : pose === 'kiss' ? 0.46 : 0.42));
  // a beast is no less to be seen than who hugs it
  if (!folk) moved(B, apartBy(A, B, pose === 'kiss' ? 0.06 : 0.12));
  const heart = row.effect ? [sign('heart', Math.max(1, Math.round(c.S / 34)), p.right - narrow * 0.22, Math.min(p.top, q.top) - c.S * 0.02, a, 0)] : []; // biome-ignore format: one line
  return [...A.map((each) => ({ ...each, z: each.z + 1 })), ...B, ...heart];
}

export function hug(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (c.stamps?.has(a.id) && c.stamps.has(b.id)) return embraced(a, b, row, c);
  const things = !isAlive(a.brief) && !isAlive(b.brief);
  if ((row === RELATIONS.kiss || things) && a.brief.kind !== 'humanoid' && b.brief.kind !== 'humanoid') return touching(a, b, row, c); // biome-ignore format: one line
  if (a.brief.kind === 'quadruped' && b.brief.kind === 'humanoid') return hug(b, a, row, c);
  const toy = b.brief.kind !== 'humanoid' || a.brief.kind !== 'humanoid';
  const A = doing({ ...a, brief: withFreeHands(a.brief) }, c, {
    pose: 'hug',
    direction: toy ? facing(a, true) : EAST,
    right: true,
  });
  const p = A[0]!;
  const big = (b.brief.kind === 'quadruped' && sizeOf(b.brief) > 0.42) || sizeOf(b.brief) > 0.55;
  const B = doing({ ...b, brief: withFreeHands(b.brief) }, c, {
    pose: 'hug',
    direction: b.brief.kind === 'quadruped' || (b.brief.kind === 'thing' && isAlive(b.brief) && row === RELATIONS.kiss) ? 'south-west' : b.brief.kind === 'humanoid' ? WEST : 'south', // biome-ignore format: one line
    right: false,
    ...(b.brief.kind === 'thing' ? { size: Math.max(sizeOf(b.brief), 0.6) } : {}),
  });
  const q = B[0]!;
  const reach = p.x + (p.sprite.at.hands?.x ?? p.sprite.image.width * 0.7);
  if (toy) {
    q.x = reach - q.sprite.image.width * (big ? 0.36 : 0.5);
    const thing = b.brief.kind === 'thing';
    q.z = big || thing ? -0.5 : 2;
    // a toy is lifted until the arms lie round its belly and its face is free
    if (thing || !big)
      q.y = p.y + (p.sprite.at.hands?.y ?? p.sprite.image.height * 0.5) - q.sprite.image.height * (thing ? 0.68 : 0.55);
    // who has no arms to lay round it holds it before the breast
    if (a.brief.kind !== 'humanoid' && thing && sizeOf(b.brief) < 0.9) {
      q.x = p.x + p.sprite.image.width * 0.5 - q.sprite.image.width * 0.32;
      q.y = p.y + p.sprite.image.height * 0.74 - q.sprite.image.height;
      q.z = 2;
    }
  } else q.x = p.x + (p.sprite.at.chest?.x ?? 0) + c.S * 0.3 - (q.sprite.at.chest?.x ?? 0);
  const top = Math.min(p.y, q.y);
  const heart = row.effect
    ? [sign('heart', Math.max(1, Math.round(c.S / 50)), (p.x + q.x + q.sprite.image.width) / 2, top - c.S * 0.1, a, 0)]
    : [];
  return [...A, ...B, ...heart];
}

/** A hand on the side of one that has no hands of its own. */
function handOn(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = doing({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'hold hands', direction: 'south' });
  const B = doing(b, c, b.act ? {} : { pose: 'stand', direction: facing(b, false), right: false });
  const [p, q] = [A[0]!, B[0]!];
  const hand = p.sprite.at['LEFT ARM'] ?? { x: p.sprite.image.width, y: p.sprite.image.height * 0.6 };
  const { width, height, data } = q.sprite.image;
  const row = Math.min(height - 1, Math.max(0, Math.round(p.y + hand.y - q.y)));
  // the nearest of its side about the height of the hand
  let edge = width;
  for (let y = Math.max(0, row - 2); y < Math.min(height, row + 3); y++)
    for (let x = 0; x < edge; x++) if (data[(y * width + x) * 4 + 3]) edge = x;
  moved(B, p.x + hand.x - (edge === width ? 0 : edge) - q.x);
  return [...A.map((each) => ({ ...each, z: each.z + 0.2 })), ...B];
}

export function hands(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  if (a.brief.kind === 'humanoid' && b.brief.kind !== 'humanoid' && a.count * b.count === 1) return handOn(a, b, c);
  if (a.brief.kind !== 'humanoid' || b.brief.kind !== 'humanoid') return beside(a, b, RELATIONS.beside, c);
  const A = doing({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'hold hands', direction: 'south' });
  const B = doing(
    { ...b, brief: withFreeHands(b.brief) },
    { ...c, seed: c.seed + (a.brief.concept === b.brief.concept ? 3 : 0) },
    { pose: 'hold hands R', direction: 'south' },
  );
  // one between two of them, a hand for each
  if (a.count === 1 && b.count === 2) {
    const both = doing({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'hold both hands', direction: 'south' });
    const left = doing({ ...b, brief: withFreeHands(b.brief) }, { ...c, seed: c.seed + 5 }, { pose: 'hold hands', direction: 'south', copy: 1 }); // biome-ignore format: one line
    const [m, l, r] = [both[0]!, left[0]!, B[0]!];
    moved(B, m.x + m.sprite.at['LEFT ARM']!.x - r.sprite.at['RIGHT ARM']!.x + 1 - r.x);
    moved(left, m.x + m.sprite.at['RIGHT ARM']!.x - l.sprite.at['LEFT ARM']!.x - 1 - l.x);
    return [...left, ...both, ...B];
  }
  const [p, q] = [A[0]!, B[0]!];
  moved(B, p.x + p.sprite.at['LEFT ARM']!.x - q.sprite.at['RIGHT ARM']!.x + 1 - q.x);
  const more = Math.max(0, a.count - 1) + Math.max(0, b.count - 1);
  for (let i = 0; i < more; i++) {
    const node = i < a.count - 1 ? a : b;
    const next = doing({ ...node, brief: withFreeHands(node.brief) }, c, {
      pose: 'hold hands R',
      direction: 'south',
      copy: i + 1,
    });
    const end = B.at(-1)!;
    moved(next, end.x + end.sprite.image.width - c.S * 0.06 - next[0]!.x);
    B.push(...next);
  }
  return [...A, ...B];
}

export function dance(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = doing({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'dance', direction: facing(a, true) });
  const B = doing(
    { ...b, brief: withFreeHands(b.brief) },
    { ...c, seed: c.seed + 3 },
    { pose: 'dance 2', direction: facing(b, false) },
  );
  const unit = Math.max(1, Math.round(c.S / 56));
  from(B, boxOf(A).right - c.S * 0.1);
  return [
    ...A,
    ...B,
    sign('note', unit, boxOf(A).right, -c.S * 1.15, a, 0),
    sign('red note', unit, boxOf(A).left, -c.S * 1.05, a, 0),
  ];
}
