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

/** Round blots of another material where a surface faces one of `places`; `size` is the cosine at their edge. */
export const blots =
  (material: number, places: readonly (readonly [x: number, y: number, z: number])[], size = 0.93): Pattern =>
  (x, y, z) => {
    const long = Math.hypot(x, y, z) || 1;
    return places.some(([a, b, c]) => (a * x + b * y + c * z) / (long * Math.hypot(a, b, c)) > size) ? { material } : 0;
  };

/** Plates round places on a ball, with cracks of some width between them; the front, where a face is, and the foot stay free. */
export const plates =
  (material: number, places: readonly (readonly [x: number, y: number, z: number])[], crack: number): Pattern =>
  (x, y, z) => {
    const long = Math.hypot(x, y, z) || 1;
    const [u, v, w] = [x / long, y / long, z / long];
    if (v < -0.02 || (w > 0.55 && v < 0.4 && Math.abs(u) < 0.62)) return 0;
    let [best, second] = [-1, -1];
    for (const [a, b, c] of places) {
      const near = a * u + b * v + c * w;
      if (near > best) [best, second] = [near, best];
      else if (near > second) second = near;
    }
    return best - second > crack ? { material } : 0;
  };
