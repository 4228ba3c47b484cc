/** Roads, rivers and paths: a strip between the middles of edges, by a mask of the edges that it leaves through. */

import { mod, noise } from './noise.ts';

/** Bits of `mask` for edges: north 1, east 2, south 4, west 8. */
export const EDGE = { north: 1, east: 2, south: 4, west: 8 } as const;

/**
 * Distance inside the strip (positive inside) at a place of a square of `s` texels. Arms run straight for the last
 * sixth of a tile, so that the same two edges always meet alike; a bend between two edges is rounded.
 */
export function pathDistance(mask: number, x: number, y: number, s: number, width: number, seed: number): number {
  const u = x - s / 2;
  const v = y - s / 2;
  const half = (width * s) / 2;
  const near = Math.min(x, y, s - x, s - y) / s;
  const calm = Math.min(1, Math.max(0, (near - 0.1) / 0.15));
  const sway = (noise(mod(x, s) / s, mod(y, s) / s, 4, seed) - 0.5) * s * 0.1 * calm;
  const bends: Record<number, readonly [number, number]> = { 3: [1, -1], 6: [1, 1], 12: [-1, 1], 9: [-1, -1] };
  const bend = bends[mask];
  let d = Number.POSITIVE_INFINITY;
  const arm = (along: number, aside: number): void => {
    d = Math.min(d, along < 0 ? Math.hypot(along, aside) : Math.abs(aside));
  };
  if (mask & EDGE.north) arm(-v, u);
  if (mask & EDGE.south) arm(v, u);
  if (mask & EDGE.west) arm(-u, v);
  if (mask & EDGE.east) arm(u, v);
  if (bend) {
    // a quarter ring round the corner between the two edges, straight where it leaves the tile
    const r = Math.hypot(u - (bend[0] * s) / 2, v - (bend[1] * s) / 2);
    return half - (d + (Math.abs(r - s / 2) - d) * calm) + sway;
  }
  const middle = mask === 0 || [1, 2, 4, 8].includes(mask) ? half * 1.35 - Math.hypot(u, v) : Number.NEGATIVE_INFINITY;
  return Math.max(half - d, middle) + sway;
}
