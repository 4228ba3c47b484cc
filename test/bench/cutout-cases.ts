/** Grounds that a sprite is put on, for measuring what cuts it out again. */
import { createImage, overlay } from '../../src/pixels/image.ts';
import { resizeNearest } from '../../src/pixels/resize.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { createRandom } from '../../workers/engine/random.ts';

const SIDE = 64;
type Paint = (x: number, y: number) => readonly number[];

function ground(paint: Paint): Rgba {
  const out = createImage(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) out.data.set([...paint(i % SIDE, Math.floor(i / SIDE)), 255], i * 4);
  return out;
}

/** A ground of a kind; the same for the same `k`. `tiles`: for 'texture'. */
export function groundOf(kind: string, k: number, tiles: readonly Rgba[]): Rgba {
  const random = createRandom(`${kind} ${k}`);
  const a = [0, 1, 2].map(() => 20 + random.float() * 200);
  const b = a.map((v) => v + (random.float() - 0.5) * 160);
  if (kind === 'flat') return ground(() => a);
  if (kind === 'gradient')
    return ground((_x, y) => a.map((v, q) => v + (b[q]! - v) * (Math.floor((y / SIDE) * 12) / 12)));
  if (kind === 'noise') {
    return ground(() => {
      const d = (random.float() - 0.5) * 36;
      return a.map((v) => v + d);
    });
  }
  const tile = tiles[(k * 5) % tiles.length]!;
  return ground((x, y) => [
    ...tile.data.subarray(((y % tile.height) * tile.width + (x % tile.width)) * 4).subarray(0, 3),
  ]);
}

/** The sprite enlarged by a whole factor in the middle of the ground's canvas. */
export function centred(sprite: Rgba): Rgba {
  const f = Math.max(1, Math.floor((SIDE * 0.8) / Math.max(sprite.width, sprite.height)));
  const large = resizeNearest(sprite, sprite.width * f, sprite.height * f);
  const out = createImage(SIDE, SIDE);
  overlay(out, large, (SIDE - large.width) >> 1, (SIDE - large.height) >> 1);
  return out;
}
