/** What somebody looks through: a telescope on its legs, a microscope on a table. */

import { legs } from '../effects/gear.ts';
import { table } from '../effects/laid.ts';
import type { SceneNode } from '../graph.ts';
import { actor, type LayoutContext } from './actor.ts';
import { doing } from './doing.ts';
import { withFreeHands } from './hands-free.ts';
import type { Placed } from './placed.ts';

export const LOOKED_THROUGH = /^(?:telescope|microscope|spyglass|binoculars)$/;

export function lookThrough(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const { S } = c;
  const free = { ...a, count: 1, act: undefined, brief: withFreeHands(a.brief) } as unknown as SceneNode;
  const small = b.brief.concept === 'microscope';
  const A = doing(free, c, { pose: small ? 'reach' : 'look through', direction: 'south-east', right: true });
  const p = A[0]!;
  const nose = {
    x: p.x + (p.sprite.at.NOSE?.x ?? p.sprite.image.width / 2),
    y: p.y + (p.sprite.at.NOSE?.y ?? p.sprite.image.height * 0.3),
  };
  const s = actor(b, c, { size: small ? 0.44 : 0.62 });
  if (small) {
    const desk = table(S * 0.7, S);
    const x = nose.x + S * 0.22;
    const y = -desk.image.height;
    return [
      ...A,
      { sprite: desk, x, y, z: 0.5, of: b.id, copy: 0, what: 'table', shadow: true },
      { sprite: s, x: x + S * 0.1, y: y - s.image.height + S * 0.12, z: 0.6, of: b.id, copy: 0, what: 'subject' },
    ];
  }
  // its narrow end is at the eye
  const x = nose.x + S * 0.06;
  const y = nose.y - s.image.height * 0.82;
  if (b.brief.concept !== 'telescope') return [...A, { sprite: s, x, y, z: 3, of: b.id, copy: 0, what: 'subject' }];
  const stand = legs(S * 0.4, -(y + s.image.height * 0.6));
  return [
    ...A,
    {
      sprite: stand,
      x: x + s.image.width * 0.5 - stand.image.width / 2,
      y: -stand.image.height,
      z: 2,
      of: b.id,
      copy: 0,
      what: 'stand',
      shadow: true,
    },
    { sprite: s, x, y, z: 3, of: b.id, copy: 0, what: 'subject' },
  ];
}
