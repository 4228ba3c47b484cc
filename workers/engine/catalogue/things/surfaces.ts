import type { Laid, Pattern } from '../../solids/primitives.ts';

/**
 * Surface patterns. A line is at least one pixel wide and a row at least three, so patterns thin out by themselves at
 * small sizes. `extent` is the face's real height or width in model units; offsets below −1 always reach the next tone.
 */
const rows = (wanted: number, extent: number, px: number): readonly [count: number, line: number] => {
  const n = Math.max(1, Math.min(wanted, Math.floor(extent / px / 3)));
  return [n, Math.min(0.45, (px * 1.02) / (extent / n))];
};
const fraction = (t: number): number => t - Math.floor(t);

/** A pattern whose rows a large picture lays finer. */
export const laid = (rows: Laid, pattern: Pattern): Pattern => Object.assign(pattern, { laid: rows });

/** Boards with dark gaps along an axis (0 x, 1 y, 2 z). */
export function planks(axis: 0 | 1 | 2, wanted: number, extent: number, px: number, tone = -1.15): Pattern {
  const [n, line] = rows(wanted, extent, px);
  return (x, y, z) => {
    const t = (((axis === 0 ? x : axis === 1 ? y : z) + 1) / 2) * n;
    return fraction(t) < line && t > 0.4 ? tone : (((Math.floor(t) * 7) % 3) - 1) * 0.1;
  };
}

/** Courses of bricks on a box's sides; every few stones lighter. */
export function bricks(
  wantedRows: number,
  wantedColumns: number,
  height: number,
  width: number,
  px: number,
  tone = -1.1,
): Pattern {
  const [n, line] = rows(wantedRows, height, px);
  const m = Math.max(1, Math.min(wantedColumns, Math.floor(width / px / 4)));
  const joint = Math.min(0.4, px / (width / m));
  return laid({ kind: 'bricks', rows: wantedRows, columns: wantedColumns, height, width, up: 'y' }, (x, y, z, nx) => {
    const r = Math.floor(((y + 1) / 2) * n);
    const t = (((Math.abs(nx) > 0.5 ? z : x) + 1) / 2) * m + (r & 1) * 0.5;
    if ((n > 1 && fraction(((y + 1) / 2) * n) < line && r > 0) || fraction(t) < joint) return tone;
    return (Math.floor(t) * 5 + r * 3) % 4 === 0 ? 0.35 : 0;
  });
}

/** Courses of stones round a cone of about `radius`. */
export function courses(wantedRows: number, around: number, height: number, radius: number, px: number): Pattern {
  const [n, line] = rows(wantedRows, height, px);
  const m = Math.max(5, Math.min(around, Math.floor((2 * Math.PI * radius) / px / 4)));
  const joint = Math.min(0.4, (px * m) / (2 * Math.PI * radius));
  const width = 2 * Math.PI * radius;
  return laid({ kind: 'bricks', rows: wantedRows, columns: around, height, width, up: 'y' }, (x, y, z) => {
    const t = ((y + 1) / 2) * n;
    const r = Math.floor(t);
    const a = (Math.atan2(x, z) / (2 * Math.PI)) * m + (r & 1) * 0.5;
    if ((fraction(t) < line && r > 0) || fraction(a) < joint) return -1.1;
    return (Math.floor(a + 99) * 5 + r * 3) % 5 === 0 ? 0.35 : 0;
  });
}

/** Roof tiles in rows along local y, staggered along x. */
export function tiles(wantedRows: number, wantedColumns: number, height: number, width: number, px: number): Pattern {
  const [n, line] = rows(wantedRows, height, px);
  const m = Math.max(2, Math.min(wantedColumns, Math.floor(width / px / 4)));
  const joint = Math.min(0.4, px / (width / m));
  return (x, y) => {
    const t = ((y + 1) / 2) * n;
    const r = Math.floor(t);
    const q = ((x + 1) / 2) * m + (r & 1) * 0.5;
    if (fraction(t) < line * 1.45) return -1.15;
    if (fraction(q) < joint && fraction(t) < 0.75) return -1.1;
    return (Math.floor(q) * 3 + r * 5) % 7 === 0 ? 0.4 : 0;
  };
}

/** Rings of tiles round a conical roof. */
export const roofRings = (n: number, height: number, px: number): Pattern => {
  const [count, line] = rows(n, height, px);
  return laid({ kind: 'tiles', rows: n, columns: 12, height, width: 1, up: 'y' }, (_x, y) =>
    fraction(((y + 1) / 2) * count) < line ? -1.1 : 0,
  );
};

/** Staves of a barrel or bucket, bark grooves of a trunk. */
export const staves = (n: number, tone = -0.7, share = 0.86): Pattern => {
  return (x, _y, z, _nx, ny) => (Math.abs(ny) > 0.9 ? 0 : Math.cos(Math.atan2(x, z) * n) > share ? tone : 0);
};

/** Edges of pages. */
export const pages: Pattern = (_x, y) => (Math.cos(y * 9) > 0.4 ? -0.5 : 0);

/** Dots of another material on a unit sphere, at [azimuth, elevation, radius]. */
export function dots(
  material: number,
  spots: readonly (readonly [azimuth: number, elevation: number, radius: number])[],
  tone = 0.1,
): Pattern {
  const centers = spots.map(([a, e, r]) => {
    const [az, el] = [(a * Math.PI) / 180, (e * Math.PI) / 180];
    return [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el), r * r] as const;
  });
  return (x, y, z) =>
    centers.some((c) => (x - c[0]) ** 2 + (y - c[1]) ** 2 + (z - c[2]) ** 2 < c[3]) ? { material, tone } : 0;
}

/** Stripes of another material along an axis. */
export const stripes =
  (material: number, axis: 0 | 1 | 2, n: number): Pattern =>
  (x, y, z) =>
    Math.floor((((axis === 0 ? x : axis === 1 ? y : z) + 1) / 2) * n) & 1 ? { material } : 0;
