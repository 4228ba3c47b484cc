import { describe, expect, it } from 'vitest';
import { halfWidth } from '../../../workers/engine/tile/isometric-lattice.ts';
import { fillerPixel, type ProView, shapeGeometry, type TileShape } from '../../../workers/engine/tile/shapes.ts';

type Inside = (x: number, y: number) => boolean;

/** Pixels of a window that copies of a mask on a lattice do not cover exactly once. */
function wronglyCovered(
  inside: readonly Inside[],
  a: readonly [number, number],
  b: readonly [number, number],
  w: number,
  h: number,
) {
  const window = 2 * w;
  const count = new Uint8Array(window * window);
  for (let i = -6; i <= 6; i++) {
    for (let j = -6; j <= 6; j++) {
      for (const mask of inside) {
        for (let y = 0; y < h; y++) {
          for (let x = 0; x < w; x++) {
            if (!mask(x, y)) continue;
            const X = x + i * a[0] + j * b[0];
            const Y = y + i * a[1] + j * b[1];
            if (X >= 0 && Y >= 0 && X < window && Y < window) count[Y * window + X]!++;
          }
        }
      }
    }
  }
  return count.filter((n) => n !== 1).length;
}

describe('copies of a tile cover the plane exactly once', () => {
  it.each([16, 20, 32])('isometric, %i px, flat tops of 2 and 4 px', (n) => {
    for (const flat of [2, 4] as const) {
      const inside: Inside = (x, y) => Math.abs(x + 0.5 - n / 2) < halfWidth(n, y, flat);
      expect(wronglyCovered([inside], [n / 2, n / 4], [n / 2, -n / 4], n, n / 2)).toBe(0);
    }
  });

  const shapes: readonly TileShape[] = ['hex', 'hex_pointy', 'square_topdown', 'octagon'];
  const views: readonly ProView[] = ['top-down', 'high top-down', 'low top-down', 'side'];
  it.each(shapes.flatMap((shape) => views.map((view) => [shape, view] as const)))('%s, %s', (shape, view) => {
    for (const size of [16, 32]) {
      const g = shapeGeometry({ shape, size, view });
      const top: Inside = (x, y) => {
        const half = g.halfWidth(y);
        return x >= size / 2 - half && x < size / 2 + half;
      };
      // octagons leave diamonds between them: the filler stands half a step aside
      const filler: Inside = (x, y) => fillerPixel(g, (x + size / 2) % size, (y + g.rows / 2) % g.rows);
      const inside = shape === 'octagon' ? [top, filler] : [top];
      expect(wronglyCovered(inside, g.lattice[0]!, g.lattice[1]!, size, g.rows)).toBe(0);
    }
  });
});
