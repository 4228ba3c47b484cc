/** What one does to another with its whole weight or over an obstacle: crushing, climbing over, milking, a load borne by many. */
import { laid, stool } from '../effects/laid.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { lying, pressed } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { armLine } from './arm-line.ts';
import { EAST, moved, subject } from './common.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { withFreeHands } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

/** Half flat under who drives or stamps over it. */
export function crush(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const size = Math.min(sizeOf(b.brief), Math.max(0.6, sizeOf(a.brief) * 0.95));
  const flat = pressed(actor(b, c, { size, ...(isAlive(b.brief) ? { pose: 'dead', direction: EAST } : { direction: EAST }) }), 0.52); // biome-ignore format: one line
  const under = subject(flat, b, 0, 0);
  const A = crowd(a, c, { direction: EAST, right: true });
  const box = boxOf(A.filter((p) => p.what === 'subject'));
  const wide = box.right - box.left;
  // vehicles have come from behind, feet stand in the middle of it
  const x = isAlive(a.brief) ? flat.image.width / 2 - (box.left + box.right) / 2 : flat.image.width * 0.62 - wide - box.left; // biome-ignore format: one line
  moved(A, x, -flat.image.height * (isAlive(a.brief) ? 0.6 : 0.4));
  const unit = Math.max(0.7, c.S / 70);
  const bits = [
    sign('spark', unit, flat.image.width * 0.8, -flat.image.height * 0.9, b, 0),
    sign('dust', Math.max(1, Math.round(c.S / 60)), flat.image.width, -c.S * 0.1, b, 0),
  ];
  return [under, ...A.map((p) => ({ ...p, z: p.z + 1, shadow: false })), ...bits.map((p) => ({ ...p, z: 2 }))];
}

/** To the hips above it, hands raised; who is over already would be somebody else. */
export function climbOver(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = crowd(a, c, { pose: a.brief.kind === 'humanoid' ? 'looming' : 'stand', direction: a.brief.kind === 'humanoid' ? 'south' : EAST }); // biome-ignore format: one line
  const box = boxOf(A.filter((p) => p.what === 'subject'));
  const wide = (box.right - box.left) / c.S;
  const s = actor(b, c, { size: Math.max(sizeOf(b.brief), wide * 1.15) });
  // a fence that is long is no higher than they can climb
  const high = Math.min(s.image.height, c.S * 0.95);
  const fence = high < s.image.height ? pressed(s, high / s.image.height) : s;
  const q = subject(fence, b, 0, 0);
  moved(A, fence.image.width / 2 - (box.left + box.right) / 2);
  return [q, ...A.map((p, i) => ({ ...p, z: p.z - 2, y: p.y - high * (i % 2 ? 0.58 : 0.48), shadow: false }))];
}

/** On a stool at the udder, the pail under it. */
export function milk(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  // large enough that who sits at its hind leg hides no more of it
  const B = crowd(b, c, { pose: 'stand', direction: EAST, right: true, size: Math.max(sizeOf(b.brief), 1.25 * sizeOf(a.brief)) }); // biome-ignore format: one line
  const cow = boxOf(B.filter((p) => p.what === 'subject'));
  const s = actor({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'sit at', direction: EAST });
  const hips = s.at.hips ?? { x: s.image.width / 2, y: s.image.height * 0.7 };
  const own = c.seats?.get(a.id);
  const plain = stool(c.S);
  // no higher than that the hands reach the udder
  const seat = own ? actor(own.node, c, { size: (plain.image.height * 1.4) / c.S }) : plain;
  // before the hind leg, so that the hands are under the belly
  const x = cow.left - (cow.right - cow.left) * 0.04;
  const y = -seat.image.height - hips.y + c.S * 0.04;
  const pail = laid('pail', Math.max(1, Math.round(c.S / 46)));
  const udder = { x: cow.left + (cow.right - cow.left) * 0.34, y: -pail.image.height - c.S * 0.02 };
  const hand = s.at.hands ?? { x: s.image.width * 0.7, y: s.image.height * 0.5 };
  const from = { x: x - hips.x + Math.min(hand.x, s.image.width * 0.62), y: y + c.S * 0.1 + hand.y };
  return [
    armLine(a, from, udder, 2.5, c),
    ...B,
    { sprite: seat, x: x - seat.image.width / 2, y: -seat.image.height + c.S * 0.1, z: 1, ...(own ? { of: own.node.id, copy: 0, what: 'seat' } : { of: a.id, copy: 1, what: 'stool' }), shadow: true }, // biome-ignore format: one line
    { sprite: s, x: x - hips.x, y: y + c.S * 0.1, z: 2, of: a.id, copy: 0, what: 'subject' },
    { sprite: pail, x: cow.left + (cow.right - cow.left) * 0.34 - pail.image.width / 2, y: -pail.image.height + c.S * 0.08, z: 1.5, of: a.id, copy: 2, what: 'pail' }, // biome-ignore format: one line
  ];
}

/** On wheels of its own: two under it, a third of them hidden by what they bear. */
export function onWheels(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const s = actor(a, c, a.brief.kind === 'quadruped' ? { direction: EAST } : {});
  const { width, height } = s.image;
  const size = Math.min(0.5, Math.max(0.14, Math.max(width * 0.32, height * 0.24) / c.S));
  const wheel = actor(b, c, { size });
  const lift = wheel.image.height * 0.62;
  const out: Placed[] = [{ ...subject(s, a, 0, 1), y: -s.foot.y - lift, shadow: false }];
  for (const [copy, share] of [0.22, 0.78].entries())
    out.push({ ...subject(wheel, b, width * share - wheel.image.width / 2, 2), copy, y: -wheel.image.height });
  return out;
}

/** Both arms of who bears something, up beside the head. */
function raised(node: SceneNode, p: Placed, top: number, c: LayoutContext): Placed[] {
  const { width, height } = p.sprite.image;
  const nose = p.sprite.at.NOSE ?? { x: width / 2, y: height * 0.4 };
  return [-1, 1].map((side) => {
    const x = p.x + nose.x + side * Math.min(c.S * 0.26, width * 0.46);
    return armLine(node, { x, y: p.y + height * 0.6 }, { x: x + side, y: top }, p.z + 0.005, c, p.copy % 3);
  });
}

/** Three and more under one load: beasts bear it on their backs, people on their hands. */
export function bornByMany(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const bearer = { ...a, act: undefined, line: 'row', brief: human ? withFreeHands(a.brief) : a.brief } as unknown as SceneNode; // biome-ignore format: one line
  const out: Placed[] = [];
  for (let copy = 0; copy < Math.min(a.count, 6); copy++) {
    const list = doing({ ...bearer, count: 1 }, c, human ? { pose: 'stand', direction: 'south', copy: copy % 3 } : { pose: 'walk', direction: EAST, right: true, copy: 0 }); // biome-ignore format: one line
    const width = list[0]!.sprite.image.width;
    out.push(...list.map((p) => ({ ...p, copy, x: p.x + copy * width * (human ? 0.78 : 0.92) })));
  }
  const bodies = out.filter((p) => p.what === 'subject');
  const box = boxOf(bodies);
  const wide = (box.right - box.left) / c.S;
  const upright = actor(b, c, { size: Math.max(Math.min(sizeOf(b.brief), wide), wide * 0.72), direction: 'south' });
  // a coffin or a ladder lies on the hands
  const load = upright.image.height > upright.image.width * 1.3 && !isAlive(b.brief) ? lying(upright) : upright;
  // over all heads, on arms that are seen beside them
  const top = human ? box.top - Math.max(1, Math.round(c.S * 0.06)) : box.top;
  const arms = human ? bodies.flatMap((p) => raised(a, p, top, c)) : [];
  return [
    ...out,
    ...arms,
    {
      sprite: load,
      x: (box.left + box.right) / 2 - load.image.width / 2,
      y: top - load.image.height + Math.max(1, c.S * 0.05),
      z: human ? -1 : 1,
      of: b.id,
      copy: 0,
      what: 'subject',
    },
  ];
}
