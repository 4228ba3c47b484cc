import type { Px } from '../../../src/pixels/types.ts';

/** Signed distance to a quarter plane's corner that is rounded by `r`; inside is positive. */
function quarter(a: Px, b: Px, r: Px): Px {
  const p = a + r;
  const q = b + r;
  return r - (Math.hypot(Math.max(p, 0), Math.max(q, 0)) + Math.min(Math.max(p, q), 0));
}

/**
 * Signed distance in px from a place in a tile to the border of the region whose corners `mask` sets (NW 8, NE 4, SW 2,
 * SE 1); inside is positive. `u` and `v` are from the tile's middle, east and south. Closed forms, straight within
 * `s / 2 - r` of every edge and there a function of that edge's two corners alone: what makes tiles meet without a seam.
 * The region never joins across a point.
 */
export function cornerDistance(mask: number, u: Px, v: Px, r: Px): Px {
  switch (mask) {
    case 0:
      return -1e3;
    case 15:
      return 1e3;
    case 10:
      return -u;
    case 5:
      return u;
    case 12:
      return -v;
    case 3:
      return v;
    case 8:
      return quarter(u, v, r);
    case 4:
      return quarter(-u, v, r);
    case 2:
      return quarter(u, -v, r);
    case 1:
      return quarter(-u, -v, r);
    case 7:
      return -quarter(u, v, r);
    case 11:
      return -quarter(-u, v, r);
    case 13:
      return -quarter(u, -v, r);
    case 14:
      return -quarter(-u, -v, r);
    case 9:
      return Math.max(quarter(u, v, r), quarter(-u, -v, r));
    default:
      return Math.max(quarter(-u, v, r), quarter(u, -v, r));
  }
}
