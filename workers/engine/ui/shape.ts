/** Masks of interface elements, and the relief that their depth gives them. */
import type { Px, Rgb } from '../../../src/pixels/types.ts';

/** 1 where the shape is (2 where an ornament holds a stone), row by row. */
export interface Mask {
  readonly width: Px;
  readonly height: Px;
  readonly cells: Uint8Array;
}

export const CORNERS = ['square', 'round', 'cut', 'notch', 'scoop', 'torn', 'step'] as const;
export type Corner = (typeof CORNERS)[number];

/** A band of a border in its own colours, by the light: towards it, level, away from it. */
export type RawBand = readonly [lit: Rgb, level: Rgb, away: Rgb];

/** Everything that repeats on a panel repeats after so many pixels. */
export const PERIOD = 24;

export const wrap = (a: number, n: number): number => ((a % n) + n) % n;

/** Stable noise in [0, 1) of whole numbers. */
export function noise(...numbers: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const n of numbers) {
    h = Math.imul(h ^ (n & 0xffff), 0x01000193);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

/** Columns that row `i` of a corner of radius `r` leaves out. */
function inset(corner: Corner, r: number, i: number): number {
  if (i >= r) return 0;
  if (corner === 'round') return Math.round(r - Math.sqrt(Math.max(0, r * r - (r - i - 0.5) ** 2)));
  if (corner === 'cut') return r - i;
  if (corner === 'notch') return r;
  if (corner === 'scoop') return Math.round(Math.sqrt(Math.max(0, r * r - (i + 0.5) ** 2)));
  if (corner === 'step') return i < r / 2 ? r : Math.round(r / 2);
  return 0;
}

/**
 * A rectangle with shaped corners. Torn sides are frayed by 0 to 2 pixels; between the `slice` at both ends of a side the
 * fraying repeats, so that a torn sheet can be tiled.
 */
export function boxMask(width: Px, height: Px, corner: Corner = 'square', radius = 0, slice = 16): Mask {
  const cells = new Uint8Array(width * height);
  const r = Math.min(radius, Math.floor(Math.min(width, height) / 2));
  const torn = corner === 'torn';
  const fray = (n: number, side: number): Uint8Array =>
    Uint8Array.from({ length: n }, (_, i) => {
      const phase = wrap(i - slice, PERIOD);
      const end = Math.min(i, n - 1 - i);
      // whole next to the seams, so that what is repeated meets what it met before
      if (end < slice ? end > slice - 4 : phase < 3 || phase > PERIOD - 4) return 0;
      const j = end < slice ? (i < slice ? i : 200 + end) : 100 + phase;
      return (noise(side, j >> 1) < 0.28 ? 1 : 0) + (noise(side, (j >> 2) + 999) < 0.3 ? 1 : 0);
    });
  const [top, bottom, left, right] = torn ? [fray(width, 1), fray(width, 2), fray(height, 3), fray(height, 4)] : [];
  for (let y = 0; y < height; y++) {
    const out = torn ? 0 : inset(corner, r, Math.min(y, height - 1 - y));
    for (let x = out; x < width - out; x++) {
      if (top && (y < top[x]! || height - 1 - y < bottom![x]! || x < left![y]! || width - 1 - x < right![y]!)) continue;
      cells[y * width + x] = 1;
    }
  }
  return { width, height, cells };
}

/** The circle that touches all sides of a square. */
export function circleMask(size: Px): Mask {
  const cells = new Uint8Array(size * size);
  const r = size / 2;
  for (let i = 0; i < cells.length; i++) {
    const [u, v] = [(i % size) + 0.5 - r, Math.floor(i / size) + 0.5 - r];
    cells[i] = u * u + v * v <= r * r ? 1 : 0;
  }
  return { width: size, height: size, cells };
}

/** A regular polygon inside the circle of a square; at phase 0 (radians, clockwise) a corner points up. */
export function polygonMask(size: Px, sides: number, phase = 0): Mask {
  const cells = new Uint8Array(size * size);
  const r = size / 2;
  const part = Math.PI / sides;
  for (let i = 0; i < cells.length; i++) {
    const [u, v] = [(i % size) + 0.5 - r, Math.floor(i / size) + 0.5 - r];
    const off = wrap(Math.atan2(u, -v) - phase, 2 * part) - part;
    cells[i] = Math.hypot(u, v) * Math.cos(off) <= r * Math.cos(part) + 0.01 ? 1 : 0;
  }
  return { width: size, height: size, cells };
}

/** A mask out of rows: '#' is 1, 'o' is 2. Flipped masks are shaded afresh, so that light never flips. */
export function artMask(text: string, flip: { readonly x?: boolean; readonly y?: boolean } = {}): Mask {
  const rows = text.split('/');
  const width = Math.max(...rows.map((row) => row.length));
  const cells = new Uint8Array(width * rows.length);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const value = row[x] === '#' ? 1 : row[x] === 'o' ? 2 : 0;
      const [tx, ty] = [flip.x ? width - 1 - x : x, flip.y ? rows.length - 1 - y : y];
      cells[ty * width + tx] = value;
    }
  });
  return { width, height: rows.length, cells };
}

export interface Relief {
  /** Pixels to the outside: 1 on the border (steps of 1 straight and 1.42 slantwise). */
  readonly depth: Float32Array;
  /** How far a place faces the light above left: 1 towards it, −1 away. */
  readonly lit: (x: Px, y: Px) => number;
}

/** Distance to the outside of a mask by the two-pass chamfer transform (Borgefors 1986), and the light on its slopes. */
export function reliefOf({ width: w, height: h, cells }: Mask): Relief {
  const depth = new Float32Array(w * h);
  for (let i = 0; i < depth.length; i++) depth[i] = cells[i] ? 1e6 : 0;
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= w || y >= h ? 0 : depth[y * w + x]!);
  const pass = (x: number, y: number, s: 1 | -1): void => {
    const i = y * w + x;
    if (!cells[i]) return;
    depth[i] = Math.min(
      depth[i]!,
      at(x - s, y) + 1,
      at(x, y - s) + 1,
      at(x - s, y - s) + 1.42,
      at(x + s, y - s) + 1.42,
    );
  };
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) pass(x, y, 1);
  for (let y = h - 1; y >= 0; y--) for (let x = w - 1; x >= 0; x--) pass(x, y, -1);
  const lit = (x: number, y: number): number => {
    const [gx, gy] = [at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)];
    return (gx * 0.55 + gy * 0.83) / (Math.hypot(gx, gy) || 1);
  };
  return { depth, lit };
}
