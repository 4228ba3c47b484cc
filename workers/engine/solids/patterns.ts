import type { Pattern } from './primitives.ts';

/** 0..1 from integer cell coordinates; the same everywhere. */
export function hashCell(x: number, y: number, z: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Cell noise that frays tone edges: leaves ±.35, fur ±.08, stone ±.1. `cells` per local unit, `spread` peak to peak. */
export const grain =
  (cells: number, spread: number): Pattern =>
  (x, y, z) =>
    (hashCell(Math.floor(x * cells), Math.floor(y * cells), Math.floor(z * cells)) - 0.5) * spread;
