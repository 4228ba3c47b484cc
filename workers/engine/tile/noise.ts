/** Chance by position: what a tile shows must be a function of where a pixel lies, not of the order of drawing. */
import { hash } from '../../../src/domain/chance.ts';

export const clamp = (v: number, least: number, most: number): number => Math.min(most, Math.max(least, v));

/** Remainder that is never negative. */
export const mod = (a: number, n: number): number => ((a % n) + n) % n;

export { hash };

/** FNV-1a of a text, as a seed for `hash`. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0) % 100003;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Value noise on a torus, 0..1: `cells` lattice cells a period; `x` and `y` are in periods. */
export function noise(x: number, y: number, cells: number, seed: number): number {
  const gx = x * cells;
  const gy = y * cells;
  const i = Math.floor(gx);
  const j = Math.floor(gy);
  const u = ease(gx - i);
  const v = ease(gy - j);
  const i0 = mod(i, cells);
  const i1 = mod(i + 1, cells);
  const j0 = mod(j, cells);
  const j1 = mod(j + 1, cells);
  const a = hash(i0, j0, seed);
  const b = hash(i0, j1, seed);
  const top = a + (hash(i1, j0, seed) - a) * u;
  const low = b + (hash(i1, j1, seed) - b) * u;
  return top + (low - top) * v;
}

/** Two octaves of `noise`. */
export const fbm = (x: number, y: number, cells: number, seed: number): number =>
  0.62 * noise(x, y, cells, seed) + 0.38 * noise(x, y, cells * 2, seed + 7);

/** -2..2: once round a circle in a loop of `phase` 0..1, from 0 on. */
export const orbit = (phase: number, from: number): number =>
  Math.cos(2 * Math.PI * (phase + from)) - Math.cos(2 * Math.PI * from);

export interface Cell {
  /** Distance to the nearest and the second nearest point, in cells. */
  readonly near: number;
  readonly next: number;
  /** A number of the nearest point's cell. */
  readonly id: number;
  /** From the nearest point to the place asked, in cells. */
  readonly dx: number;
  readonly dy: number;
}

/**
 * Worley noise on a torus of `cells` x `rows` cells: one point a cell, moved by up to half of `jitter` (0..1); rows are
 * staggered where the jitter is small. `x` and `y` are in cells. `phase` (0..1) moves every point once round a circle.
 */
export function worley(
  x: number,
  y: number,
  cells: number,
  rows: number,
  jitter: number,
  seed: number,
  phase = 0,
): Cell {
  const i = Math.floor(x);
  const j = Math.floor(y);
  let near = 9;
  let next = 9;
  let id = 0;
  let dx = 0;
  let dy = 0;
  for (let q = -2; q <= 2; q++) {
    for (let p = -2; p <= 2; p++) {
      const X = mod(i + p, cells);
      const Y = mod(j + q, rows);
      const stagger = ((Y % 2) * 0.5 - 0.25) * (1 - jitter);
      const hx = hash(X, Y, seed);
      const hy = hash(X, Y, seed + 1);
      const ex = x - (i + p + 0.5 + stagger + (hx - 0.5) * jitter + (phase ? 0.14 * orbit(phase, hx) : 0));
      const ey = y - (j + q + 0.5 + (hy - 0.5) * jitter + (phase ? 0.14 * orbit(phase, hx + 0.25) : 0));
      const d = ex * ex + ey * ey;
      if (d < near) {
        next = near;
        near = d;
        id = X + Y * 97;
        dx = ex;
        dy = ey;
      } else if (d < next) next = d;
    }
  }
  return { near: Math.sqrt(near), next: Math.sqrt(next), id, dx, dy };
}
