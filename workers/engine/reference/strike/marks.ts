/** What is seen where a blow without a weapon lands: the marks of claws, the star of a fist. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Color } from '../parts/flat.ts';
import type { Dot } from './trail.ts';
import type { Point } from './types.ts';

type Lights = readonly [light: Color, dim: Color];

/** Three marks side by side across a place; `done` 0..1 is how far they are drawn. */
export function drawClaws(middle: Point, size: Px, sign: number, done: number, [light, dim]: Lights, dot: Dot): void {
  const long = Math.max(4, size);
  const apart = Math.max(2, Math.round(size * 0.34));
  for (const k of [-1, 0, 1]) {
    const steps = Math.round(long * Math.min(1, done) * (k === 0 ? 1 : 0.8));
    for (let i = 0; i < steps; i++) {
      const x = Math.round(middle.x + k * apart + sign * (i - long / 2) * 0.55);
      const y = Math.round(middle.y + i - long / 2 + k * sign);
      const isEnd = i === 0 || i === steps - 1;
      dot(x, y, isEnd ? dim : light);
      if (!isEnd && size >= 8) dot(x - sign, y, dim);
    }
  }
}

/** A star of four rays, with shorter ones between where it is large. */
export function drawStar(middle: Point, reach: Px, [light, dim]: Lights, dot: Dot): void {
  const [x, y] = [Math.round(middle.x), Math.round(middle.y)];
  dot(x, y, light);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    for (let d = 1; d <= reach; d++) dot(x + dx * d, y + dy * d, d === reach ? dim : light);
  }
  for (const [dx, dy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    for (let d = 1; d <= reach - 2; d++) dot(x + dx * d, y + dy * d, dim);
  }
}
