/** Ropes, nets, blades from behind and long drops: what one does to another that cannot help itself. */
import { ledge } from '../effects/between.ts';
import { loop, net, plankBoard } from '../effects/bonds.ts';
import { string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { turns } from './bound.ts';
import { bare, other, posedAs } from './clinches.ts';
import { EAST, facing, moved } from './common.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { ahead } from './exchange.ts';
import { withTool } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

const rope = (from: { x: number; y: number }, to: { x: number; y: number }, of: number): Placed => ({ sprite: string(to.x - from.x, to.y - from.y, '#c8a060'), x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), z: 2, of, copy: 0, what: 'rope' }); // biome-ignore format: one line

/** Ropes round the arms of one, their end in the hand of the other. */
export function bind(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = b.brief.kind === 'humanoid';
  const A = crowd({ ...bare(a), count: a.count }, c, { pose: a.brief.kind === 'humanoid' ? 'pull back' : 'stand', right: true, direction: facing(a, true) }); // biome-ignore format: one line
  const B = doing(bare(b), other(a, b, c), human ? { pose: 'stand', direction: 'south' } : { right: false, direction: facing(b, false) }); // biome-ignore format: one line
  const hand = A.filter((p) => p.what === 'subject').map((p) => ahead(p, true)).reduce((best, p) => (p.x > best.x ? p : best)); // biome-ignore format: one line
  moved(B, Math.max(hand.x + c.S * 0.2, boxOf(A).right + c.S * 0.02) - boxOf(B).left);
  const q = B[0]!;
  const { width, height } = q.sprite.image;
  const top = human ? (q.sprite.at.chest?.y ?? height * 0.5) : height * 0.34;
  const wide = human ? Math.min(width * 0.94, c.S * 0.5 * sizeOf(b.brief)) : width * 0.6;
  const bonds = turns(wide, Math.max(5, height * 0.24), false);
  const middle = q.x + (human ? (q.sprite.at.chest?.x ?? width / 2) : width / 2);
  const y = q.y + top;
  return [...A, ...B, { sprite: bonds, x: middle - bonds.image.width / 2, y, z: 2, of: b.id, copy: 0, what: 'rope' }, rope(hand, { x: middle - wide / 2, y: y + 2 }, a.id)]; // biome-ignore format: one line
}

/** A net over all of it, thrown by the other. */
export function netted(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = crowd({ ...bare(a), count: a.count }, c, { pose: a.brief.kind === 'humanoid' ? 'throw' : 'stand', right: true, direction: EAST }); // biome-ignore format: one line
  const B = crowd({ ...b, act: undefined } as unknown as SceneNode, other(a, b, c), isAlive(b.brief) ? { pose: b.brief.kind === 'humanoid' ? 'crouch' : 'stand', right: false, direction: facing(b, false) } : {}); // biome-ignore format: one line
  moved(B, boxOf(A).right + c.S * 0.16 - boxOf(B).left);
  const box = boxOf(B);
  const s = net(box.right - box.left + c.S * 0.16, box.bottom - box.top + c.S * 0.1);
  return [...A, ...B, { sprite: s, x: (box.left + box.right) / 2 - s.image.width / 2, y: -s.image.height + 1, z: 3, of: a.id, copy: 0, what: 'net' }]; // biome-ignore format: one line
}

/** A loop round the neck and the rope to the hand; who is in it pulls away. */
export function lassoed(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = b.brief.kind === 'humanoid';
  const A = a.brief.mount
    ? doing({ ...a, act: undefined } as unknown as SceneNode, c, { right: true })
    : posedAs(a, c, true, a.brief.kind === 'humanoid' ? 'tug' : 'stand');
  const B = doing({ ...b, count: 1, act: undefined } as unknown as SceneNode, other(a, b, c), { pose: 'run', right: true, direction: EAST }); // biome-ignore format: one line
  moved(B, boxOf(A).right + c.S * 0.34 - boxOf(B).left);
  const q = B[0]!;
  const neck = human ? q.sprite.at.chest : q.sprite.at.NECK;
  const at = { x: q.x + (neck?.x ?? q.sprite.image.width * 0.6), y: q.y + (neck?.y ?? q.sprite.image.height * 0.4) };
  const ring = loop(c.S * (human ? 0.42 : 0.3) * Math.max(0.6, sizeOf(b.brief)), c.S * 0.16);
  const hand = ahead(A[0]!, true);
  return [...A, ...B, { sprite: ring, x: at.x - ring.image.width / 2, y: at.y - ring.image.height / 2, z: 2, of: a.id, copy: 0, what: 'lasso' }, rope(hand, { x: at.x - ring.image.width / 2 + 1, y: at.y }, a.id)]; // biome-ignore format: one line
}

/** At an edge: the one falls, the other's hands are still out. */
export function pushedOff(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const high = c.S * 0.8;
  const A = posedAs(a, c, true, a.brief.kind === 'humanoid' ? 'push' : 'stand');
  const B = posedAs(b, other(a, b, c), true, b.brief.kind === 'humanoid' ? 'fall back' : 'fall');
  const box = boxOf(A);
  const rock = ledge(box.right - box.left + c.S * 0.1, high);
  moved(A, -c.S * 0.1 - box.right, -high + 1);
  moved(B, c.S * 0.1 - boxOf(B).left, -high * 0.52 - boxOf(B).bottom);
  return [
    {
      sprite: rock,
      x: -rock.image.width - c.S * 0.06,
      y: -high,
      z: -1,
      of: a.id,
      copy: 0,
      what: 'ledge',
      shadow: true,
    },
    ...A.map((p) => ({ ...p, shadow: false })),
    ...B.map((p) => ({ ...p, z: 1, shadow: false })),
    sign('shout', Math.max(1, Math.round(c.S / 50)), boxOf(B).right + c.S * 0.06, boxOf(B).top + c.S * 0.1, b, 0),
  ];
}

/** From behind, both looking the same way. */
export function fromBehind(a: SceneNode, b: SceneNode, c: LayoutContext, steals: boolean): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const armed = steals || !human ? bare(a) : { ...bare(a), brief: withTool(a, 'dagger', c.read) };
  const A = doing(armed, c, {
    pose: steals ? 'sneak+take' : human ? 'thrust' : 'pounce',
    right: true,
    direction: EAST,
  });
  const person = b.brief.kind === 'humanoid';
  const B = doing({ ...b, count: 1 }, other(a, b, c), steals ? { right: true, direction: person ? 'south-east' : EAST, ...(b.act ? {} : { pose: 'stand' }) } : { pose: person ? 'struck' : 'stand', right: true, direction: EAST }); // biome-ignore format: one line
  const hand = ahead(A[0]!, true);
  const q = B[0]!;
  const edge = q.x + q.sprite.image.width * (steals ? 0.2 : 0.1);
  moved(B, hand.x + (steals ? 0 : c.S * 0.2) - edge);
  if (!steals) return [...A.map((p) => ({ ...p, z: 1 })), ...B, sign('shout', Math.max(1, Math.round(c.S / 50)), boxOf(B).right + c.S * 0.04, boxOf(B).top + c.S * 0.1, b, 0)]; // biome-ignore format: one line
  const purse = actor({ ...a, changes: [], brief: { ...c.read('coin pouch'), count: 1 } }, c, { size: 0.26 });
  return [...A.map((p) => ({ ...p, z: 1 })), ...B, { sprite: purse, x: hand.x - purse.image.width * 0.4, y: hand.y - purse.image.height * 0.3, z: 3, of: a.id, copy: 0, what: 'purse' }]; // biome-ignore format: one line
}

/** The axe is up, the head on the block. */
export function behead(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = posedAs(a, c, true, a.brief.kind === 'humanoid' ? 'carry' : 'rear', { direction: 'south-east' });
  const hands = A[0]!.sprite.at.hands ?? A[0]!.sprite.top;
  const axe = actor({ ...a, changes: [], brief: { ...c.read('battle axe'), count: 1 } }, c, { size: 0.56 });
  const held: Placed = { sprite: axe, x: A[0]!.x + ('x' in hands ? hands.x : 0) - axe.image.width * 0.4, y: A[0]!.y + hands.y - axe.image.height * 0.96, z: 1, of: a.id, copy: 0, what: 'axe' }; // biome-ignore format: one line
  const B = posedAs(b, other(a, b, c), false, b.brief.kind === 'humanoid' ? 'kneel bent' : 'dead');
  const block = actor({ ...a, changes: [], brief: { ...c.read('tree stump'), count: 1 } }, c, { size: 0.34 });
  const box = boxOf(A);
  const x = box.right - c.S * 0.04;
  moved(B, x + block.image.width * 0.2 - boxOf(B).left);
  return [...A, held, { sprite: block, x, y: -block.image.height, z: 1, of: b.id, copy: 0, what: 'block', shadow: true }, ...B.map((p) => ({ ...p, z: 0.5 }))]; // biome-ignore format: one line
}

/** Out on a plank over the edge, with a blade behind. */
export function onPlank(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const armed = a.brief.kind === 'humanoid' ? { ...a, count: 1, act: undefined, brief: withTool(a, 'sword', c.read) } as unknown as SceneNode : { ...a, count: 1 }; // biome-ignore format: one line
  const A = doing(armed, c, { pose: 'blade ahead', right: true, direction: EAST });
  const B = doing(bare(b), other(a, b, c), { pose: 'walk', right: true, direction: EAST });
  moved(B, boxOf(A).right + c.S * 0.1 - boxOf(B).left);
  const box = boxOf([...A, ...B]);
  const board = plankBoard(box.right - box.left + c.S * 0.3, c.S * 0.5);
  moved([...A, ...B], 0, -board.image.height + 3);
  return [{ sprite: board, x: box.left - c.S * 0.2, y: -board.image.height, z: -1, of: b.id, copy: 0, what: 'plank' }, ...[...A, ...B].map((p) => ({ ...p, shadow: false }))]; // biome-ignore format: one line
}
