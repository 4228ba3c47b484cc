/** Tied to a tree, a post, a chair: a person stands before it with ropes round both. */
import { woodenPost } from '../effects/gear.ts';
import { dot, lined, sheet } from '../effects/paint.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { subject } from './common.ts';
import { doing } from './doing.ts';
import { withFreeHands } from './hands-free.ts';
import type { Placed } from './placed.ts';

/** Said of what stands upright, though it is drawn as a log elsewhere. */
export const POST = /(?:^|\b)(?:post|pole|stake|mast)$/;

/** Turns of a rope or a chain seen from before, a little lower in their middle. */
export function turns(width: number, height: number, chain: boolean): Sprite {
  const [w, h] = [Math.max(6, Math.round(width)), Math.max(5, Math.round(height))];
  const image = sheet(w, h + 2);
  const many = h > 9 ? 3 : 2;
  for (let i = 0; i < many; i++)
    for (let x = 0; x < w; x++) {
      const y = Math.round((i * (h - 2)) / (many - 1) + Math.sin((x / (w - 1)) * Math.PI) * 1.4);
      const shade = chain ? (x % 3 === 2 ? '#5c6474' : '#b8c0cc') : (x + y) % 4 === 0 ? '#8c6c40' : '#dcbc80';
      dot(image, x, y, shade);
      if (h > 9) dot(image, x, y + 1, chain ? '#5c6474' : '#8c6c40');
    }
  return painted(lined(image, '#3c2c24'), 'rope');
}

export function bound(a: SceneNode, b: SceneNode, c: LayoutContext, chain: boolean): Placed[] {
  const tall = sizeOf(a.brief);
  const B = POST.test(b.text) ? woodenPost(c.S * tall * 1.2, c.S * 0.16) : actor(b, c, { size: Math.max(sizeOf(b.brief), tall * 1.25) }); // biome-ignore format: one line
  const q = subject(B, b, 0, 0);
  const list = doing({ ...a, count: 1, brief: withFreeHands(a.brief) }, c, { direction: 'south', ...(a.act ? {} : { pose: 'stand' }) }); // biome-ignore format: one line
  const p = list[0]!;
  // before its stem, on the same ground
  const dx = q.x + B.foot.x - p.sprite.image.width / 2 - p.x;
  for (const each of list) {
    each.x += dx;
    each.y += c.S * 0.05;
    each.z += 1;
  }
  const { width, height } = p.sprite.image;
  const chest = p.sprite.at.chest?.y ?? height * 0.52;
  const hips = p.sprite.at.hips?.y ?? height * 0.72;
  const rope = turns(Math.min(width * 0.92, c.S * 0.5), Math.max(4, (hips - chest) * 0.9), chain);
  return [
    q,
    ...list,
    {
      sprite: rope,
      x: p.x + width / 2 - rope.image.width / 2,
      y: p.y + chest - 1,
      z: 2,
      of: a.id,
      copy: 0,
      what: 'rope',
    },
  ];
}
