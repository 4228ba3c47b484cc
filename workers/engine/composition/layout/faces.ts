/** Room between two faces. */
import type { Point } from '../sprites/sprite.ts';
import type { Placed } from './placed.ts';

/** By how much two faces of one height come too near to each other. */
export function tooNear(left: Placed, right: Placed, S: number): number {
  const [a, b] = [left, right].map((p, i) => {
    const nose = p.sprite.at.NOSE ?? p.sprite.at.mouth ?? { x: p.sprite.image.width * (i ? 0.1 : 0.9), y: p.sprite.image.height * 0.3 }; // biome-ignore format: one line
    return { x: p.x + nose.x, y: p.y + nose.y };
  }) as [Point, Point];
  return Math.abs(a.y - b.y) < S * 0.36 ? a.x - b.x + S * 0.26 : 0;
}
