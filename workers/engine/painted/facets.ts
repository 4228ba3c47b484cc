/** Crystals of two facets. */
import type { Canvas } from './canvas.ts';
import { stroke, union } from './fields.ts';
import type { Ramp } from './ramps.ts';

type Point = readonly [x: number, y: number];
/** Its direction from a middle, where it begins and ends there, and half its width. */
export type Kite = readonly [a: number, from: number, to: number, wide: number];
/** A crystal that points from the middle: a light and a dark facet. */
export function shard(c: Canvas, ramp: Ramp, [a, from, to, wide]: Kite, [cx, cy]: Point = [0, 0]): void {
  const [s, k] = [Math.cos(a), Math.sin(a)];
  const at = (far: number, off: number): Point => [cx + s * far - k * off, cy + k * far + s * off];
  const belly = from + (to - from) * 0.42;
  const [tail, tip, left, right] = [at(from, 0), at(to, 0), at(belly, -wide), at(belly, wide)];
  const litLeft = left[0] + left[1] < right[0] + right[1];
  c.polygon([tail, left, tip], litLeft ? ramp[4]! : ramp[2]!);
  c.polygon([tail, tip, right], litLeft ? ramp[2]! : ramp[4]!);
  const edge = litLeft ? left : right;
  c.layer([ramp[5] ?? '#ffffff'], stroke(edge[0], edge[1], tip[0], tip[1], c.px * 0.7, c.px * 0.5), [0.2]);
  const shade = litLeft ? right : left;
  c.layer([ramp[1]!], union(stroke(tail[0], tail[1], shade[0], shade[1], c.px * 0.6, c.px * 0.6), stroke(shade[0], shade[1], tip[0], tip[1], c.px * 0.6, c.px * 0.5)), [0.2]); // biome-ignore format: one line
}
