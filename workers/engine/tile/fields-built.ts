/** Patterns of laid, woven and made ground. `x` and `y` are plan texels; see `field.ts`. */

import { darker, type Field, joint, lighter } from './field.ts';
import { hash, mod, noise } from './noise.ts';

/** Courses of bricks. */
export const bricks: Field = (x, y, at, o) => {
  const rows = (o.rows ?? 4) * (at.scale >= 4 ? (o.rows === 2 ? 2 : 1.5) : 1);
  const cols = o.cols ?? 2;
  const h = at.size / rows;
  const w = at.size / cols;
  const r = Math.floor(y / h);
  const yy = y - r * h;
  const shift = mod(r, rows) % 2 ? w * 0.5 : 0;
  const off = shift + (o.random ? Math.floor(hash(mod(r, rows), 3, at.seed) * w) : 0);
  const along = mod(x + off, at.size);
  const b = Math.floor(along / w);
  const xx = along - b * w;
  const j = joint(at);
  const k = hash(b, mod(r, rows), at.seed);
  const many = rows * cols > 5;
  const t = o.even ? 3 : k < 0.24 ? (many ? 2 : 6) : k > 0.8 ? 7 : 3;
  if (yy >= h - j || xx >= w - j) return o.joint ?? 1;
  if ((yy < 1 && h > 3) || (h >= 6 && xx < 1)) return lighter(t);
  if (h >= 6 && (yy >= h - j - 1 || xx >= w - j - 1)) return darker(t);
  return h >= 6 && hash(Math.floor(mod(x, at.size)), Math.floor(mod(y, at.size)), at.seed) < 0.05 ? darker(t) : t;
};

/** Square flagstones, each whole or cut once. */
export const slabs: Field = (x, y, at, o) => {
  const across = (o.cells ?? 2) * (at.scale >= 4 ? 1.5 : 1);
  const q = at.size / across;
  const X = Math.floor(x / q);
  const Y = Math.floor(y / q);
  const k = hash(mod(X, across), mod(Y, across), at.seed + 2);
  let a = x - X * q;
  let b = y - Y * q;
  let w = q;
  let h = q;
  const cut = o.even ? 0 : at.scale > 1 ? 1 : 0.4;
  let part = 0;
  if (k < 0.36 * cut) {
    h = Math.round(q / 2);
    if (b >= h) {
      b -= h;
      h = q - h;
      part = 3;
    }
  } else if (k < 0.7 * cut) {
    w = Math.round(q / 2);
    if (a >= w) {
      a -= w;
      w = q - w;
      part = 5;
    }
  }
  const t = [6, 3, 3, 3, 7][Math.floor(hash(mod(X, across) * 3 + part, mod(Y, across) * 5, at.seed) * 5)]!;
  const j = joint(at);
  if (a >= w - j || b >= h - j) return o.joint ?? 1;
  if (a < 1 || b < 1) return lighter(t);
  return at.scale > 1 && (a >= w - j - 1 || b >= h - j - 1) ? darker(t) : t;
};

/** Squares of two colours. */
export const checker: Field = (x, y, at, o) => {
  const q = at.size / (o.cells ?? 2);
  const t = (Math.floor(x / q) + Math.floor(y / q)) % 2 ? (o.odd ?? 11) : 3;
  const a = mod(x, q);
  const b = mod(y, q);
  if (a >= q - 1 || b >= q - 1) return o.joint ?? darker(t);
  return (a < 1 || b < 1) && q > 4 ? lighter(t) : t;
};

/** Boards side by side, with ends, nails and grain. */
export const planks: Field = (x, y, at, o) => {
  const rows = o.rows ?? 4;
  const h = at.size / rows;
  const r = Math.floor(y / h);
  const row = mod(r, rows);
  const v = y - r * h;
  const cut = Math.floor(hash(row, 1, at.seed) * at.size);
  const u = mod(x - cut, at.size);
  const t = [3, 3, 6, 7][Math.floor(hash(row, 7, at.seed) * 4)]!;
  if (v >= h - 1) return 1;
  if (u < 1) return 1;
  if (v < 1) return lighter(t);
  if (h >= 6 && v >= h - 2) return darker(t);
  if (at.scale >= 2 && (u === 2 || u === at.size - 2) && (v === 2 || v === Math.round(h) - 3)) return 1;
  const line = Math.floor(v);
  const g = noise(x / at.size, (row * 3 + line) / 64, 4, at.seed + row * 13 + line * 5);
  if (at.scale > 2) {
    // a knot with its rings
    const kx = mod(x - hash(row, 4, at.seed) * at.size + at.size / 2, at.size) - at.size / 2;
    const ky = v - h / 2;
    const ring = Math.hypot(kx * 0.55, ky);
    if (hash(row, 5, at.seed) < 0.5 && ring < 3.2) return ring < 1.2 ? 1 : ring < 2.2 ? t : 2;
  }
  return g > 0.74 ? darker(t) : g < 0.1 ? lighter(t) : t;
};

/** Short boards laid in a zigzag. */
export const herringbone: Field = (x, y, at, o) => {
  const q = at.size / (o.cells ?? 4);
  const X = Math.floor(mod(x, at.size) / q);
  const Y = Math.floor(mod(y, at.size) / q);
  // pairs of cells: the diagonal says whether a board lies or stands
  const k = mod(X - Y, 4);
  const lying = k < 2;
  const first = k === 0 || k === 3;
  const u = mod(x, q) + (lying ? (first ? 0 : q) : 0);
  const v = mod(y, q) + (lying ? 0 : first ? q : 0);
  const length = lying ? u : v;
  const side = lying ? v : u;
  const t = lying
    ? hash(X + (first ? 0 : -1) + 9, Y, at.seed) < 0.4
      ? 7
      : 3
    : hash(X + 5, Y + (first ? -1 : 0) + 9, at.seed) < 0.4
      ? 2
      : 6;
  if (side >= q - 1 || length >= 2 * q - 1) return 1;
  return side < 1 && q > 3 ? lighter(t) : t;
};

/** Mats with a border of the second colour, turned against each other. */
export const mats: Field = (x, y, at, o) => {
  const q = at.size / 2;
  const X = Math.floor(mod(x, at.size) / q);
  const Y = Math.floor(mod(y, at.size) / q);
  const lying = (X + Y) % 2 === 0;
  const u = Math.floor(mod(lying ? x : y, q));
  const v = Math.floor(mod(lying ? y : x, q));
  const e = at.scale >= 2 ? 2 : 1;
  if (v < e) return 11;
  if (v >= q - 1) return 9;
  if (u === 0) return o.joint ?? 1;
  return v % 2 ? (hash(u >> 1, v, at.seed) < 0.25 ? 7 : 3) : hash(u >> 1, v, at.seed) < 0.5 ? 6 : 2;
};

/** Ridges and furrows of a field. */
export const furrows: Field = (x, y, at, o) => {
  const rows = (o.rows ?? 4) * (at.scale >= 4 ? 2 : 1);
  const h = at.size / rows;
  const row = Math.floor(y / h);
  const w = Math.round((noise(x / at.size, mod(row, rows) / 8, 4, at.seed) - 0.5) * 1.6 * Math.min(2, at.scale));
  const v = mod(y + w, h) / h;
  const clod = hash(Math.floor(mod(x, at.size) / 2), Math.floor(mod(y, at.size) / 2), at.seed + 3);
  if (v < 0.2) return clod < 0.2 ? 3 : 4;
  if (v < 0.55) return clod < 0.14 ? 6 : 3;
  return v < 0.78 ? 2 : 1;
};

/** Plates with rivets. */
export const panels: Field = (x, y, at, o) => {
  const across = (o.cells ?? 1) * (at.scale >= 4 ? 2 : 1);
  const q = at.size / across;
  const a = Math.floor(mod(x, q));
  const b = Math.floor(mod(y, q));
  const m = q - 1;
  const e = 1;
  if (a >= m || b >= m) return 0;
  if (a < e || b < e) return 5;
  if (a >= m - e || b >= m - e) return 1;
  const r = e + 1 + (at.scale > 1 ? 1 : 0);
  const s = m - r - 1;
  if ((a === r || a === s) && (b === r || b === s)) return 5;
  if ((a === r || a === s) && (b === r + 1 || b === s + 1)) return 1;
  const line = Math.floor(mod(y, at.size));
  return o.brushed && noise(x / at.size, line / 32, 4, at.seed + line * 3) > 0.68 ? 7 : 3;
};

/** Raised bars against slipping. */
export const tread: Field = (x, y, at) => {
  const q = at.scale > 1 ? 8 : 4;
  const a = Math.floor(mod(x, q));
  const b = Math.floor(mod(y, q));
  const odd = (Math.floor(x / q) + Math.floor(y / q)) % 2;
  const d = odd ? a - b : a + b - (q - 1);
  const inside = a > 0 && b > 0 && a < q - 1 && b < q - 1;
  return inside && Math.abs(d) < 1 ? 4 : inside && d === 1 ? 2 : -1;
};

/** Bars over dark: grating. */
export const grate: Field = (x, y, at, o) => {
  const q = at.size / (o.cells ?? 4);
  const a = Math.floor(mod(x, q));
  const b = Math.floor(mod(y, q));
  const bar = Math.max(1, Math.round(q * 0.32));
  if (a < bar || b < bar) return a === 0 || b === 0 ? 4 : a < bar && b < bar ? 3 : 2;
  return a === bar || b === bar ? 0 : 1;
};

/** A lit line of the second colour in the middle of a plate. */
export const glowline: Field = (x, y, at) => {
  const q = at.size;
  const m = Math.floor(q / 2);
  const dx = Math.floor(mod(x, q)) - m;
  const dy = Math.floor(mod(y, q)) - m;
  const d = Math.min(Math.abs(dx), Math.abs(dy));
  const e = Math.max(Math.abs(dx), Math.abs(dy));
  const z = Math.min(2, at.scale);
  const pulse = at.phase ? Math.cos(2 * Math.PI * (at.phase - e / q)) : 0;
  if (e < 2 * z && e >= 2 * z - 1) return 12;
  if (e <= 2 * z || e >= q / 2 - z) return -1;
  if (d === 0) return pulse > 0.3 ? 13 : pulse < -0.3 ? 10 : 11;
  return d === 1 && (dx > 0 || dy > 0) ? 9 : -1;
};

/** Lit lines along the tile's edges: a grid that goes on for ever. */
export const neon: Field = (x, y, at, o) => {
  const q = at.size / (at.scale > 1 ? (o.cells ?? 2) : 1);
  const a = Math.floor(mod(x, q));
  const b = Math.floor(mod(y, q));
  const d = Math.min(a, b, q - a, q - b);
  const pulse = at.phase ? Math.cos(2 * Math.PI * (at.phase - (x + y) / at.size)) : 0;
  if (d === 0) return a === 0 && b === 0 ? 13 : pulse > 0.4 ? 13 : pulse < -0.4 ? 11 : 12;
  return d === 1 ? 9 : d === 2 && at.scale > 1 ? 8 : -1;
};

/** Conductors with solder points, in the second and third colour. */
export const circuit: Field = (x, y, at) => {
  const q = at.size / (at.scale > 1 ? 4 : 2);
  const X = Math.floor(mod(x, at.size) / q);
  const Y = Math.floor(mod(y, at.size) / q);
  const a = Math.floor(mod(x, q));
  const b = Math.floor(mod(y, q));
  const m = Math.floor(q / 2);
  const k = hash(X, Y, at.seed);
  const run = k < 0.4 ? b === m : k < 0.75 ? a === m : a === b;
  const dot = Math.max(Math.abs(a - m), Math.abs(b - m));
  const chip = hash(X, Y, at.seed + 4) < 0.2;
  if (chip && a > 0 && b > 0 && a < q - 1 && b < q - 1) return a === 1 || b === 1 ? 18 : dot === 0 ? 19 : 17;
  if (dot === 1 && hash(X, Y, at.seed + 2) < 0.45) return 12;
  if (dot === 0 && hash(X, Y, at.seed + 2) < 0.45) return 1;
  return run ? 11 : -1;
};

/** Woven lozenges of three colours: carpets. */
export const weave: Field = (x, y, at) => {
  const q = at.size / (at.scale >= 4 ? 4 : 2);
  const d = Math.abs(mod(x, q) - q / 2 + 0.5) + Math.abs(mod(y, q) - q / 2 + 0.5);
  const h = q / 2;
  if (Math.abs(d - h) < 1) return 11;
  if (d < h * 0.45) return d < h * 0.25 ? 12 : 10;
  return (Math.floor(x) + Math.floor(y)) % 2 && d > h ? 2 : 3;
};

/** Round tiles in rows, each hanging over the row below. */
export const scales: Field = (x, y, at, o) => {
  const rows = o.rows ?? 4;
  const cols = o.cols ?? 4;
  const h = at.size / rows;
  const w = at.size / cols;
  const r = Math.floor(y / h);
  const v = y - r * h;
  for (const k of [1, 0]) {
    const row = mod(r - k, rows);
    const s = mod(x + (row % 2 ? w / 2 : 0), at.size);
    const u = mod(s, w);
    const e = ((u + 0.5 - w / 2) / (w / 2)) ** 2;
    const left = h * (1.42 - 0.72 * e) - v - k * h;
    const t = hash(Math.floor(s / w), row, at.seed) < 0.2 ? 6 : 3;
    if (k && left <= 0) continue;
    if (k) return left < 1.05 ? 1 : u < 2 ? lighter(t) : left < 2.05 && at.scale > 1 ? darker(t) : t;
    return v < 1.2 || u < 1 ? darker(t) : u < 2 ? lighter(t) : t;
  }
  return 3;
};

/** Six-sided cells with walls of the first colour, filled with the second. */
export const honeycomb: Field = (x, y, at, o) => {
  const cols = o.cols ?? (at.scale > 1 ? 4 : 2);
  const rows = cols;
  const w = at.size / cols;
  const h = at.size / rows;
  let best = 99;
  let next = 99;
  let bx = 0;
  let by = 0;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const row = Math.floor(y / h) + j;
      const cx = (Math.floor(x / w) + i + (mod(row, 2) ? 1 : 0.5)) * w;
      const cy = (row + 0.5) * h;
      const d = Math.hypot(x + 0.5 - cx, (y + 0.5 - cy) * 1.1);
      if (d < best) {
        next = best;
        best = d;
        bx = x + 0.5 - cx;
        by = y + 0.5 - cy;
      } else if (d < next) next = d;
    }
  }
  const gap = next - best;
  if (gap < 1.1 * Math.min(2, at.scale)) return by < 0 ? 2 : 4;
  if (gap < 2.4 * at.scale && by < 0 && bx < w) return 10;
  return by > 0 && bx > 0 && best < w * 0.25 ? 12 : 11;
};

/** A spider's web from the tile's middle. */
export const web: Field = (x, y, at, o) => {
  const dx = mod(x, at.size) + 0.5 - at.size / 2;
  const dy = mod(y, at.size) + 0.5 - at.size / 2;
  const r = Math.hypot(dx, dy);
  const a = mod(Math.atan2(dy, dx) / (2 * Math.PI), 1 / 8) * 8;
  const thin = at.scale > 1 ? 0.5 : 0.3;
  const spoke = r > 1.5 && Math.min(a, 1 - a) * r * 0.8 < thin;
  const ring = mod(r + Math.sin(a * Math.PI) * 1.4 * at.scale, at.size / (at.scale > 1 ? 6 : 3.2)) < 0.9;
  if (r > at.size * 0.46) return -1;
  return spoke || ring ? (o.tone ?? 12) : -1;
};

/** One tone over all. */
export const flat: Field = (_x, _y, _at, o) => o.tone ?? 3;
