/** Out of a grave: the stone behind, the earth thrown up, who rises out of it to the waist. */
import { mound } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, type LayoutContext } from './actor.ts';
import { subject } from './common.ts';
import { doing } from './doing.ts';
import type { Placed } from './placed.ts';

export function outOfGrave(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const stone = actor(b, c, { size: Math.max(0.95, sizeOf(b.brief)) });
  const out: Placed[] = [subject(stone, b, -stone.foot.x - c.S * 0.34, -3, { y: -stone.foot.y - c.S * 0.12 })];
  for (let i = 0; i < Math.min(a.count, 3); i++) {
    const human = a.brief.kind === 'humanoid';
    const list = doing(a, c, { copy: i, freeHands: true, ...(a.act ? {} : { pose: human ? 'arms up' : 'stand' }), direction: 'south' }); // biome-ignore format: one line
    const p = list[0]!;
    const { sprite } = p;
    const waist = Math.round(human ? (sprite.at.hips?.y ?? sprite.image.height * 0.6) : sprite.image.height * 0.6);
    const earth = mound(Math.max(c.S * 0.8, sprite.image.width * 0.9));
    const x = c.S * 0.12 + i * c.S * 0.8;
    const middle = human ? (sprite.at.hips?.x ?? sprite.image.width / 2) : sprite.image.width / 2;
    out.push({ ...p, x: x - middle, y: -waist - earth.image.height * 0.5, cut: waist + 2, z: i * 0.1, shadow: false });
    out.push({ sprite: earth, x: x - earth.image.width / 2, y: -earth.image.height, z: 1 + i * 0.1, of: a.id, copy: i, what: 'earth', shadow: true }); // biome-ignore format: one line
  }
  return out;
}
