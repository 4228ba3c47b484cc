/** A root pulled out of the earth: its leaves in the hands, its tip still in the hole that it leaves. */
import { hole, mound } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { doing } from './doing.ts';
import { ahead } from './exchange.ts';
import type { Placed } from './placed.ts';

export function uprooted(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const { act: _, ...idle } = a;
  const A = doing(idle, c, { pose: 'pull', direction: 'south-east', right: true, freeHands: true }); // biome-ignore format: one line
  const hand = ahead(A[0]!, true);
  // an icon of a root lies with its leaves at the upper right
  const s = mirrored(actor(b, c, { size: Math.max(0.5, sizeOf(b.brief)) }));
  const { width, height } = s.image;
  const x = hand.x - width * 0.16;
  const y = hand.y - height * 0.16;
  const earth = mound(Math.max(c.S * 0.5, width * 0.9));
  const pit = hole(Math.max(c.S * 0.4, width * 0.8));
  const cx = x + width * 0.8;
  const low = Math.max(0, y + height);
  const of = b.id;
  return [
    ...A,
    { sprite: pit, x: cx - pit.image.width / 2, y: low - pit.image.height * 0.6, z: -0.5, of, copy: 0, what: 'hole' },
    { sprite: s, x, y, z: 1, of, copy: 0, what: 'subject' },
    {
      sprite: earth,
      x: cx - earth.image.width / 2,
      y: low - earth.image.height * 0.5,
      z: 2,
      of,
      copy: 0,
      what: 'earth',
    },
  ];
}
