/**
 * Diamonds in 2:1 projection. Their rows are 2, 6, 10 … n − 2, n − 2 … 6, 2 px wide (4, 8 … n … 8, 4 with a flat top of
 * 4 px): copies moved by (n/2, ±n/4) cover the plane without a gap and without an overlap.
 */

import type { Px } from '../../../src/pixels/types.ts';
import { mod } from './noise.ts';

export type IsometricShape = 'thin tile' | 'thick tile' | 'block';
export type FlatTop = 2 | 4;

const DEPTH: Record<IsometricShape, number> = { 'thin tile': 0.1, 'thick tile': 0.25, block: 0.5 };

/** Height of a tile's side in px: 10, 25 or 50 % of its width. */
export const sideDepth = (n: Px, shape: IsometricShape): Px => Math.max(2, Math.round(n * DEPTH[shape]));

/** Rows of the top. */
export const topRows = (n: Px, flat: FlatTop): Px => (flat === 4 ? n / 2 - 1 : n / 2);

/** Half the width of row `y` of the top, 0 outside of it. */
export function halfWidth(n: Px, y: Px, flat: FlatTop = 2): Px {
  const rows = n / 2;
  if (flat === 4) {
    if (y < 0 || y >= rows - 1) return 0;
    return y < rows / 2 ? 2 * (y + 1) : 2 * (rows - 1 - y);
  }
  if (y < 0 || y >= rows) return 0;
  return y < rows / 2 ? 2 * y + 1 : 2 * (rows - 1 - y) + 1;
}

/** The plan texel that a pixel of the top shows: n/2 texels a side, so that joints of one texel become clean 2:1 lines. */
export function planOf(n: Px, x: Px, y: Px): readonly [number, number] {
  const X = x + 0.5 - n / 2;
  const Y = y + 0.5;
  return [mod(Math.floor(X / 2 + Y), n / 2), mod(Math.floor(Y - X / 2), n / 2)];
}

/** Folds a pixel into the canvas n x n/4 that holds exactly one diamond: a row of canvases is moved by n/2. */
export function foldDiamond(n: Px, x: Px, y: Px): readonly [number, number] {
  const h = n / 4;
  const r = Math.floor(y / h);
  return [mod(x - r * (n / 2), n), mod(y, h)];
}
