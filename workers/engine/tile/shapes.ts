/** Outlines of the pro shapes: rows of the top, and how copies lie side by side. */

import type { Px } from '../../../src/pixels/types.ts';

export type TileShape = 'hex' | 'hex_pointy' | 'isometric' | 'oblique' | 'octagon' | 'square_topdown';
export type ProView = 'top-down' | 'high top-down' | 'low top-down' | 'side';

/** How flat a top lies: its height as a share of its depth in plan. */
const RATIO: Record<ProView, number> = { 'top-down': 1, 'high top-down': 0.85, 'low top-down': 0.7, side: 0.5 };
/** Height of the side as a share of the width. */
const DEPTH: Record<ProView, number> = { 'top-down': 0, 'high top-down': 0.15, 'low top-down': 0.3, side: 0.5 };

export interface ShapeOptions {
  readonly shape: TileShape;
  /** Width, px. */
  readonly size: Px;
  readonly view?: ProView;
  /** Degrees above the horizon, 0 from the side, 90 from above; wins over `view`. */
  readonly angle?: number;
  readonly depthRatio?: number;
  /** Height of the picture, px. */
  readonly height?: Px;
}

/** A top: its rows' widths and how far its side drops. Lengths in px. */
export interface ShapeGeometry {
  readonly size: Px;
  /** Rows of the top. */
  readonly rows: Px;
  /** Plan depth to rows. */
  readonly ratio: number;
  readonly depth: Px;
  /** Height of the whole picture. */
  readonly height: Px;
  /** Half the width of row `y`; 0 outside. */
  halfWidth(y: Px): Px;
  /** Two steps that move a copy to its neighbours. */
  readonly lattice: readonly (readonly [Px, Px])[];
}

/**
 * Half width from `low` to `high` over `rows` rows. The second half complements the first, so that two slopes that face
 * each other close without a gap or an overlap, whatever the rounding.
 */
function slope(t: Px, rows: Px, low: Px, high: Px): Px {
  if (t >= rows) return high;
  const step = (k: Px): Px => Math.round(low + ((k + 0.5) / rows) * (high - low));
  return 2 * t < rows ? step(t) : low + high - step(rows - 1 - t);
}

/** The geometry of a shape. A hexagon's plan is regular; an octagon leaves diamonds that `fillerRow` fills. */
export function shapeGeometry(o: ShapeOptions): ShapeGeometry {
  const n = o.size & ~3;
  const view = o.view ?? 'low top-down';
  const raw = o.angle === undefined ? RATIO[view] : Math.sin((o.angle * Math.PI) / 180);
  const ratio = Math.min(1, Math.max(0.25, raw));
  const tall = o.shape === 'hex' ? 0.875 : 1;
  const whole = o.shape === 'hex_pointy' ? 4 : 2;
  const rows = Math.max(4, whole * Math.round((n * ratio * tall) / whole));
  const share = o.depthRatio ?? (o.angle === undefined ? DEPTH[view] : 0.5 * Math.cos((o.angle * Math.PI) / 180));
  const depth =
    o.height !== undefined && o.depthRatio === undefined ? Math.max(0, o.height - rows) : Math.round(n * share);
  const halfWidth = (y: Px): Px => {
    if (y < 0 || y >= rows) return 0;
    const t = Math.min(y, rows - 1 - y);
    if (o.shape === 'hex') return slope(t, rows / 2, n / 4, n / 2);
    if (o.shape === 'hex_pointy') return slope(t, rows / 4, 0, n / 2);
    if (o.shape === 'octagon') return Math.min(n / 2, Math.round(n * 0.2071 + (t + 0.5) / ratio));
    return n / 2;
  };
  const lattice: ShapeGeometry['lattice'] =
    o.shape === 'hex'
      ? [
          [(3 * n) / 4, rows / 2],
          [0, rows],
        ]
      : o.shape === 'hex_pointy'
        ? [
            [n, 0],
            [n / 2, (3 * rows) / 4],
          ]
        : [
            [n, 0],
            [0, rows],
          ];
  return { size: n, rows, ratio, depth, height: o.height ?? rows + depth, halfWidth, lattice };
}

/** Whether a pixel of the tile that lies between four octagons is one of theirs (false) or the filler's (true). */
export function fillerPixel(g: ShapeGeometry, x: Px, y: Px): boolean {
  const { size: n, rows } = g;
  const cx = (x + n / 2) % n;
  const cy = (y + rows / 2) % rows;
  const half = g.halfWidth(cy);
  return !(cx >= n / 2 - half && cx < n / 2 + half);
}
