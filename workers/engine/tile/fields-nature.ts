/** Patterns of grown, flowing and broken ground. `x` and `y` are plan texels; see `field.ts`. */

import { darker, type Field, type FieldContext, lighter } from './field.ts';
import { type Cell, fbm, hash, mod, noise, orbit, worley } from './noise.ts';

/** Worley noise of a tile: `aspect` rows for each column; the second number is px for one cell. */
function cellsAt(
  x: number,
  y: number,
  at: FieldContext,
  cells: number,
  jitter: number,
  aspect = 1,
): Cell & { readonly px: number } {
  const rows = Math.max(1, Math.round(cells * aspect));
  const found = worley((x / at.size) * cells, (y / at.size) * rows, cells, rows, jitter, at.seed + 3, at.phase);
  return { ...found, px: at.size / cells };
}

/** Large soft patches. */
export const patch: Field = (x, y, at, o) => {
  const more = at.scale > 2 ? 3 : at.scale > 1 ? 2 : 1;
  const v = fbm(x / at.size, y / at.size, (o.cells ?? 2) + more, at.seed + (o.salt ?? 0));
  if (v > 1 - (o.much ?? 0.4)) return o.tone ?? 4;
  return o.low !== undefined && v < o.low ? (o.lowTone ?? 2) : -1;
};

/** Rounded stones with joints, lit from the upper left. */
export const cobble: Field = (x, y, at, o) => {
  const w = cellsAt(x, y, at, o.cells ?? 4, o.jitter ?? 0.75, o.aspect);
  const gap = (w.next - w.near) * w.px;
  if (gap < (o.gap ?? 1.05)) return o.joint ?? 1;
  const lit = -w.dx * 1.2 - w.dy * 1.8;
  const tones = o.tones ?? [3, 3, 7, at.scale > 1 ? 6 : 2];
  const t = tones[Math.floor(hash(w.id, 5, at.seed) * tones.length)]!;
  if (gap > 2.3 * Math.min(1.3, at.scale * 0.8 + 0.2)) return t;
  return lit > 0.35 ? lighter(t) : lit < -0.45 ? darker(t) : t;
};

/** Molten veins between dark crusts of the second colour. */
export const lava: Field = (x, y, at, o) => {
  const w = cellsAt(x, y, at, at.scale > 1 ? (o.cells ?? 3) : 2, 0.9);
  const n = noise(x / at.size, y / at.size, 4, at.seed) - 0.5;
  const q = (w.next - w.near) * w.px + n * 2;
  const s = 0.42 + 0.36 * at.scale;
  if (q < 0.9 * s) return 5;
  if (q < 1.7 * s) return 4;
  if (q < 2.5 * s) return 3;
  if (q < 3.2 * s) return 2;
  return (-w.dx - w.dy) * w.px > 1.4 * s ? 12 : (w.dx + w.dy) * w.px > 1.8 * s ? 10 : 11;
};

/** Cut faces with bright and dark edges. */
export const facets: Field = (x, y, at, o) => {
  const w = cellsAt(x, y, at, at.scale > 1 ? (o.cells ?? 4) : 3, 0.9);
  const t = 1 + Math.floor(hash(w.id, 2, at.seed) * 4);
  const side = w.dx * 0.7 + w.dy;
  if ((w.next - w.near) * w.px < 0.75) return side < 0 ? 5 : 1;
  return t + (side < -0.12 ? 1 : 0);
};

/** The net of light on shallow water, broken into pieces. */
export const caustic: Field = (x, y, at, o) => {
  const u = x / at.size;
  const v = y / at.size;
  if (noise(u, v, at.scale > 1 ? 4 : 3, at.seed + 31) < (o.broken ?? 0.42)) return -1;
  const wob = (noise(u, v, 4, at.seed + 9) - 0.5) * 1.4;
  const w = cellsAt(
    x + wob,
    y + wob,
    at,
    at.scale > 1 ? (o.cells ?? 3) + (at.scale > 2 ? 1 : 0) : 2,
    0.85,
    o.aspect ?? 1.35,
  );
  const g = (w.next - w.near) * w.px;
  const wide = 0.62 + 0.22 * Math.min(2.4, at.scale);
  if (g < wide)
    return at.scale > 2 && g < wide * 0.4 && noise(u, v, 8, at.seed + 3) > 0.6 ? (o.tone ?? 4) + 1 : (o.tone ?? 4);
  if (at.scale > 2 && g < wide * 2) return 7;
  return g < 1.5 + 0.4 * at.scale && w.dy > 0.08 ? (o.up ?? -1) : -1;
};

/** Lying waves: short crests in rows with a shadow under them; they wander with the phase. */
export const ripples: Field = (x, y, at, o) => {
  const rows = (o.rows ?? 4) * (at.scale > 2 ? 1.5 : 1);
  const h = at.size / rows;
  const sway = at.phase ? orbit(at.phase, Math.floor(y / h) * 0.3) * at.scale : 0;
  const wave =
    Math.sin((2 * Math.PI * (x + sway)) / at.size + noise(x / at.size, y / at.size, 3, at.seed) * 5) * h * 0.28;
  const v = mod(y + wave, h);
  const on = noise((x + sway * 2) / at.size, Math.floor((y + wave) / h) / rows, 4, at.seed + 4);
  if (on < (o.broken ?? 0.5)) return -1;
  const thick = at.scale > 2 ? 2 : 1;
  if (v < thick) return on > 0.72 ? (o.hi ?? 5) : (o.tone ?? 4);
  return v < thick * 2 ? (o.lowTone ?? 6) : -1;
};

/** Round clumps packed like leaves or clouds: the lowest is nearest to the viewer. */
export const clumps: Field = (x, y, at, o) => {
  const n = o.cells ?? 4;
  const q = at.size / n;
  const radius = q * (o.size ?? 0.78);
  let best = Number.NEGATIVE_INFINITY;
  let tone = o.gap ?? 1;
  const i = Math.floor(x / q);
  const j = Math.floor(y / q);
  const grain = hash(Math.floor(mod(x, at.size)), Math.floor(mod(y, at.size)), at.seed + 4) - 0.5;
  const fray = grain * (o.fray ?? 0.2);
  for (let b = -2; b <= 2; b++) {
    for (let a = -2; a <= 2; a++) {
      const X = mod(i + a, n);
      const Y = mod(j + b, n);
      const cx = (i + a + 0.5 + (Y % 2 ? 0.25 : -0.25) + (hash(X, Y, at.seed) - 0.5) * 0.5) * q;
      const cy = (j + b + 0.5 + (hash(X, Y, at.seed + 1) - 0.5) * 0.5) * q;
      if (cy <= best) continue;
      const r = radius * (0.85 + 0.3 * hash(X, Y, at.seed + 2));
      const dx = x + 0.5 - cx;
      const dy = y + 0.5 - cy;
      const d = Math.hypot(dx, dy * 1.1) / r + fray * 0.5;
      if (d >= 1) continue;
      best = cy;
      const l = (-dx * 0.55 - dy * 0.8) / r + fray;
      if (d > 0.86 && l < 0.1) tone = o.rim ?? 1;
      else tone = l > 0.52 ? (o.hi ?? 4) : l > -0.12 ? 3 : l > -0.5 ? 2 : (o.low ?? 2);
    }
  }
  return tone;
};

/** Wind ridges: a dark line under a bright one, broken. */
export const dunes: Field = (x, y, at, o) => {
  const n = o.rows ?? 4;
  const h = at.size / n;
  const v = mod(y + (noise(x / at.size, y / at.size, 2, at.seed) - 0.5) * (o.wob ?? 5) * at.scale, h);
  if (noise(x / at.size, y / at.size, 4, at.seed + 4) < 0.56 + (at.scale > 1 ? 0 : 0.06)) return -1;
  return v < 1 ? (o.tone ?? 2) : v > h - 1 ? (o.up ?? 4) : -1;
};

/** Slanting glints, as on ice and glass. */
export const streaks: Field = (x, y, at, o) => {
  const d = mod(Math.floor(x) + Math.floor(y), at.size);
  const half = d % (at.size / 2);
  if (noise(x / at.size, y / at.size, 3, at.seed + 2) <= 0.58) return -1;
  const z = at.scale;
  return half < z || (half > 2 * z && half < 3 * z - 0.1) ? (o.tone ?? 4) : -1;
};

/** A net of cracks in dry ground. */
export const cracknet: Field = (x, y, at, o) => {
  const w = cellsAt(x, y, at, at.scale > 1 ? (o.cells ?? 3) : 2, 0.9);
  const g = (w.next - w.near) * w.px;
  if (g < 0.8 + 0.15 * at.scale) return o.tone ?? 1;
  return g < 1.7 + 0.3 * at.scale && w.dy < 0 ? (o.up ?? 4) : -1;
};

/** Thin wandering lines, as in marble. */
export const veins: Field = (x, y, at, o) => {
  const u = x / at.size;
  const v = y / at.size;
  // a slanting line whose ends meet on the torus, bent by noise
  const slant = Math.abs(
    mod(u + v * ((o.salt ?? 0) % 2 ? -1 : 1) + (fbm(u, v, 3, at.seed + 5 + (o.salt ?? 0)) - 0.5) * 0.7, 1) - 0.5,
  );
  const line = slant * 0.5;
  return line < (o.size ?? 0.011) && noise(u, v, 3, at.seed + 77) > (o.broken ?? 0.45) ? (o.tone ?? 2) : -1;
};

/** Beds of rock one over the other: for faces that are cut. */
export const strata: Field = (x, y, at, o) => {
  const rows = o.rows ?? 4;
  const h = at.size / rows;
  const bend = Math.round((noise(x / at.size, 0.5, 3, at.seed) - 0.5) * h * 0.9);
  const yy = mod(y + bend, at.size);
  const r = Math.floor(yy / h);
  const v = yy - r * h;
  const t = [3, 6, 3, 7][Math.floor(hash(r, 3, at.seed) * 4)]!;
  if (v < 1) return lighter(t);
  if (v >= h - 1) return o.joint ?? 1;
  const crack = hash(Math.floor(mod(x, at.size) / Math.max(2, h * 0.8)), r, at.seed + 9);
  return crack < 0.22 && mod(x, Math.max(2, h * 0.8)) < 1 ? darker(t) : t;
};

/** Upright columns, as of basalt: from above six-sided tops, each at a height of its own. */
export const columns: Field = (x, y, at, o) => {
  const w = cellsAt(x, y, at, at.scale > 1 ? (o.cells ?? 4) : 3, 0.35, 1);
  const gap = (w.next - w.near) * w.px;
  if (gap < 0.9) return w.dy > 0.1 ? 0 : 1;
  const t = [2, 3, 7, 4][Math.floor(hash(w.id, 5, at.seed) * 4)]!;
  const lit = -w.dx - w.dy;
  return gap < 2 * Math.min(1.5, at.scale) ? (lit > 0.1 ? lighter(t) : darker(t)) : t;
};

/** Drops that run down: for slime, honey and icing at a border or on a side. */
export const drips: Field = (x, y, at, o) => {
  const q = Math.max(2, Math.round(at.size / (o.cols ?? 6)));
  const k = Math.floor(mod(x, at.size) / q);
  const len = at.size * (0.25 + 0.5 * hash(k, 1, at.seed));
  const u = mod(x, q);
  const v = mod(y + hash(k, 2, at.seed) * at.size, at.size);
  if (v > len) return -1;
  return u < 1 ? 4 : u >= q - 1 ? 2 : v > len - 2 ? 2 : v < 2 * at.scale ? 7 : -1;
};

/** A turning spiral: portals, whirls. One arm count a tile, so that it closes on itself. */
export const swirl: Field = (x, y, at, o) => {
  const dx = mod(x, at.size) + 0.5 - at.size / 2;
  const dy = mod(y, at.size) + 0.5 - at.size / 2;
  const r = Math.hypot(dx, dy) / (at.size / 2);
  const edge = Math.max(Math.abs(dx), Math.abs(dy)) / (at.size / 2);
  const arm =
    mod(
      Math.atan2(dy, dx) / (2 * Math.PI) - at.phase + r * 0.9 + noise(x / at.size, y / at.size, 4, at.seed) * 0.16,
      1 / 3,
    ) * 3;
  if (edge > 0.86) return noise(x / at.size, y / at.size, 6, at.seed + 2) > 0.55 ? 2 : -1;
  if (r < 0.2) return 13;
  return arm < 0.2 ? (r < 0.6 ? 12 : 11) : arm < 0.4 ? (o.tone ?? 4) : arm > 0.8 ? 2 : -1;
};

/** Long hairs or stalks, lying in one direction: fur, hay, seaweed. */
export const strands: Field = (x, y, at, o) => {
  const bend = (noise(x / at.size, y / at.size, 3, at.seed + 1) - 0.5) * 6 * at.scale;
  const u = Math.floor(mod(x + bend, at.size));
  const v = noise(u / at.size, (y + bend) / at.size, o.cells ?? 3, at.seed + u * 7) + (hash(u, 2, at.seed) - 0.5) * 0.3;
  return v > 0.82 ? (o.hi ?? 5) : v > 0.62 ? 4 : v < 0.2 ? 1 : v < 0.36 ? 2 : 3;
};

/** Bark: long cracks with a lit edge. */
export const bark: Field = (x, y, at, o) => {
  const n = o.cells ?? 6;
  const bend = (noise(x / at.size, y / at.size, 3, at.seed + 1) - 0.5) * 3 * at.scale;
  const w = worley(
    ((x + bend) / at.size) * n,
    ((y / at.size) * n) / 3,
    n,
    Math.max(1, Math.round(n / 3)),
    0.8,
    at.seed,
  );
  const gap = ((w.next - w.near) * at.size) / n;
  return gap < 0.8 * at.scale ? 1 : w.dx < -0.15 ? 4 : w.dx > 0.2 ? 2 : 3;
};
