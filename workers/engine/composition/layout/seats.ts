/** Seats and supports with a way of their own: seesaws, swings, anvils. */
import { bar, swing } from '../effects/gear.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, type LayoutContext } from './actor.ts';
import { EAST, subject } from './common.ts';
import { withFreeHands } from './hands-free.ts';
import type { Placed } from './placed.ts';

/** One at each end of a seesaw. */
export function balanced(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = actor(b, c, {});
  const q = subject(B, b, 0, 0);
  const { width, height, data } = B.image;
  const out: Placed[] = [q];
  for (let i = 0; i < 2; i++) {
    const x = Math.round(width * (i ? 0.86 : 0.14));
    let y = 0;
    while (y < height && !data[(y * width + x) * 4 + 3]) y++;
    const human = a.brief.kind === 'humanoid';
    const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, {
      pose: 'sit',
      direction: i ? 'south-west' : 'south-east',
      copy: i,
    });
    const hips = human ? (A.at.hips ?? A.foot) : A.foot;
    out.push({ sprite: A, x: x - hips.x, y: q.y + y + 1 - hips.y, z: 1, of: a.id, copy: i, what: 'subject' });
  }
  return out;
}

export const FORGED_ON = /^anvil$/;

export function forged(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = actor(b, c, {});
  const q = subject(B, b, 0, 0);
  const blade = bar(c.S * 0.62, c.S * 0.08);
  return [q, { sprite: blade, x: B.image.width / 2 - blade.image.width * 0.44, y: q.y + B.top.y - blade.image.height * 0.5, z: 1, of: a.id, copy: 0, what: 'subject' }]; // biome-ignore format: one line
}

/** On a swing, seen from the side. */
export function swinging(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const frame = swing(c.S);
  const q: Placed = {
    sprite: frame,
    x: 0,
    y: -frame.image.height,
    z: 0,
    of: b.id,
    copy: 0,
    what: 'subject',
    shadow: true,
  };
  const human = a.brief.kind === 'humanoid';
  const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'sit', direction: human ? 'south-east' : EAST, size: Math.min(1, sizeOf(a.brief)) }); // biome-ignore format: one line
  const hips = human ? (A.at.hips ?? A.foot) : { x: A.image.width / 2, y: A.image.height };
  const x = (frame.top.left + frame.top.right) / 2 - hips.x;
  return [
    q,
    {
      sprite: A,
      x,
      y: q.y + frame.top.y - hips.y - (human ? c.S * 0.03 : 0),
      z: 1,
      of: a.id,
      copy: 0,
      what: 'subject',
    },
  ];
}
