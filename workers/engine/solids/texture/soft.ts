/** What hangs, grows or is sewn: cloth, leather, hair, fur, feathers, straw. */
import { clamp } from '../vec.ts';
import { around, brickAt, noise, wrap } from './cells.ts';
import type { Spot } from './spot.ts';

/** Noise in cells of `w` × `h` units on the surface, closed round the axis. */
export function grained(c: Spot, w: number, h: number, salt: number, shift = 0): number {
  const { u, v, ring } = c.at;
  const n = around(ring, w * c.unit);
  const x = n > 0 ? (u / ring) * n : u / (w * c.unit);
  return noise(x, v / (h * c.unit) + shift, n, salt);
}

/** Long folds that begin thin and grow to the hem, a little bent; and the seam of the hem. */
export function cloth(c: Spot): void {
  if (c.span < 5) return;
  const { at, unit, px, primitive } = c;
  const sheet = primitive.kind === 'triangle' ? 1.6 : 1;
  const w = 3.4 * sheet;
  const h = 12 * sheet * sheet;
  const bend = noise(at.v / (h * unit), 3, 0, 5) * 0.7;
  const n = around(at.ring, w * unit);
  const x = n > 0 ? (at.u / at.ring) * n : at.u / (w * unit);
  const fold = noise(x + bend, at.v / (h * unit) + (sheet > 1 ? 0 : c.salt * 3.7), n, 11);
  const grown = clamp(0.4 + at.high / (16 * unit), 0.4, 1);
  const strength = primitive.kind === 'ellipsoid' ? 0.5 : 1;
  c.light += fold * (c.level === 1 ? 0.84 : 0.74) * grown * strength - 0.05;
  // narrow folds between the wide ones
  c.light += grained(c, 1.7 * sheet, 6.5 * sheet, 13, c.salt * 2.3) * 0.34 * strength;
  if (primitive.kind === 'ellipsoid' || primitive.kind === 'capsule' || c.span <= 10) return;
  const hem = Math.max(2, Math.round(2.2 * c.grain));
  const stitched = c.level < 3 || (Math.floor(at.u / px / 2) & 1) === 1;
  if (Math.floor(at.low / px) === hem && stitched) c.mark = -1;
}

/** Soft dents, and on wide pieces a seam here and there. */
export function leather(c: Spot): void {
  c.light += grained(c, 4, 4, 23) * 0.34;
  if (c.span <= 9 || c.level < 2) return;
  const seam = grained(c, 7, 3.8, 31);
  const { v } = c.at;
  if (Math.abs(seam) < 0.06 && wrap(Math.floor(v / c.unit / 8) + c.salt, 2) === 0) c.mark = -1;
}

/** Strands in locks, dark between them. */
export function hair(c: Spot): void {
  const strand = grained(c, 1.8, 8, 41, c.salt * 1.3);
  c.light += strand * 0.55 + grained(c, 4.6, 14, 43, c.salt) * 0.3;
  if (c.level >= 2 && strand < -0.6) c.mark = -1;
}

/** Where light and shade meet, in n·L, and how far about it a coat's locks fray that border. */
const BORDERS = [0.22, 0.76] as const;
const FRAYED = 0.46;

/** Locks that fray the border of light and shade; between those borders a coat is smooth: speckled all over it would look mottled. */
export function fur(c: Spot): void {
  const wide = c.level === 1 ? 1.5 : 1;
  let near = 0;
  for (const border of BORDERS) near = Math.max(near, 1 - Math.abs(c.light - border) / FRAYED);
  const lock = grained(c, 2.2 * wide, 5 * wide, 51, c.salt * 1.7);
  if (c.level >= 2 && c.span > 6 && lock < -0.5 && c.light < 0.62) c.mark = -1;
  c.light += lock * (0.17 + 0.64 * near) * (c.level === 1 ? 1.35 : 1);
}

/** Rows of straw that end over one another. */
export function thatch(c: Spot): void {
  const { u, v } = c.at;
  c.light += grained(c, 1.5, 6, 71) * 0.6;
  const row = v / (5.5 * c.unit) + noise(u / (5 * c.px), 2, 0, 3) * 0.25;
  if (row - Math.floor(row) < 0.16) c.mark = -1;
}

/** Round or long leaves of a hide that lie over the row below; their lower edge is a line. */
function lapped(c: Spot, width: number, long: number, round: number): void {
  const { u, v, ring } = c.at;
  const w = width * c.unit;
  const b = brickAt(u, v, w, w * long, ring);
  const x = (b.across - 0.5) * 2;
  const below = b.up < 0.5 * x * x * round;
  const row = below ? b.row - 1 : b.row;
  const count = b.columns;
  const across = count > 0 ? (u / ring) * count : u / w;
  const column = below ? wrap(Math.floor(across + (row & 1) * 0.5), count) : b.column;
  c.cell = row * 4096 + column;
  const tint = ((Math.imul(row, 73) ^ Math.imul(column, 151)) & 255) / 255;
  // in a small picture scales differ where light and shade meet; all over they would be bricks
  const k = c.level > 1 ? 1 : Math.abs(c.light - 0.5) < 0.2 ? 0.35 : 0.75;
  c.light += ((tint - 0.5) * 0.34 + (below ? -0.16 : b.up > 0.55 && x < 0.1 ? 0.24 : 0)) * k;
}

export const scales = (c: Spot): void => lapped(c, 4.3, 0.85, 1);
export const feathers = (c: Spot): void => lapped(c, 4.2, 1.45, 1.5);

/** Rings: a light top, a dark gap beneath. */
export function mail(c: Spot): void {
  const { u, v, ring } = c.at;
  const b = brickAt(u, v, 3 * c.unit, 2.2 * c.unit, ring);
  c.light += b.up > 0.5 && b.across > 0.3 ? 0.3 : -0.12;
  if (b.up < 0.5 && b.across < 0.55) c.mark = -1;
}

/** Bare skin has almost nothing on it: a few soft muscles, and on monsters warts. */
export function skin(c: Spot): void {
  if (c.span > 8) c.light += grained(c, 5, 6, 91, c.salt) * 0.22;
}
export function flesh(c: Spot): void {
  if (c.span < 6) return;
  c.light += grained(c, 4, 5, 93, c.salt) * 0.42;
  if (c.level >= 2 && grained(c, 2.4, 2.2, 95) > 0.8) c.mark = -1;
}
