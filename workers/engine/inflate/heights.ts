import { blur, distance, inflate, largest } from './field.ts';
import { GRID } from './grid.ts';

/** A part while its relief is made; see Part of relief.ts. `mask`: its cells. */
export interface DraftPart {
  z: number;
  height: Float32Array;
  radius: number;
  area: number;
  parent: number;
  round: number;
  readonly mask: Uint8Array;
}

/** Edge of a plate: at most this share of the grid, and of the part's radius. */
const BEVEL = { grid: 0.06, radius: 0.4 } as const;
/** How much of its own height a part adds to what it lies on. */
const STACKED = 0.55;

const smooth = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/**
 * Gives every part its height: a plate with bevelled edges where it fills its smallest rectangle (a book, a box), a ball
 * where it does not (a fruit, an animal), arches for long thin ones. Parts on parts add to the height below them.
 */
export function giveHeights(parts: readonly DraftPart[], width: number, height: number): void {
  for (const part of parts) {
    const far = distance(part.mask, width, height);
    const most = largest(far);
    part.radius = most / GRID;
    const { fullness, aspect } = smallestRectangle(part.mask, width);
    const arch = aspect > 2.4 ? 0.85 * smooth(0.16, 0.1, part.radius) : 0;
    part.round = Math.max(1 - smooth(0.83, 0.93, fullness), arch);
    const ball = inflate(part.mask, far, width, height);
    const bevel = Math.max(0.5, Math.min(BEVEL.radius * most, BEVEL.grid * GRID));
    const z = new Float32Array(part.mask.length);
    for (let i = 0; i < z.length; i++) {
      if (!part.mask[i]) continue;
      const t = 1 - Math.min(1, far[i]! / bevel);
      const plate = bevel * Math.sqrt(1 - t * t) + 0.14 * ball[i]!;
      z[i] = part.round * ball[i]! + (1 - part.round) * plate;
    }
    part.height = blur(z, width, height, 1);
  }
  parts.forEach((part, at) => {
    if (part.parent < 0 || part.parent >= at) return;
    const below = parts[part.parent]!.height;
    const amount = part.radius < 0.03 ? 0 : STACKED;
    part.height = part.height.map((v, i) => amount * v + below[i]!);
  });
}

/** How full the smallest turned rectangle round a mask is (0..1), and how long for its width. */
function smallestRectangle(mask: Uint8Array, width: number): { readonly fullness: number; readonly aspect: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  let area = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    area++;
    if (mask[i - 1] && mask[i + 1] && mask[i - width] && mask[i + width]) continue;
    xs.push(i % width);
    ys.push(Math.floor(i / width));
  }
  let least = Number.POSITIVE_INFINITY;
  let aspect = 1;
  for (let degrees = 0; degrees < 90; degrees += 5) {
    const c = Math.cos((degrees * Math.PI) / 180);
    const s = Math.sin((degrees * Math.PI) / 180);
    let u0 = Number.POSITIVE_INFINITY;
    let u1 = Number.NEGATIVE_INFINITY;
    let v0 = Number.POSITIVE_INFINITY;
    let v1 = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < xs.length; i++) {
      const u = c * xs[i]! + s * ys[i]!;
      const v = c * ys[i]! - s * xs[i]!;
      if (u < u0) u0 = u;
      if (u > u1) u1 = u;
      if (v < v0) v0 = v;
      if (v > v1) v1 = v;
    }
    const w = u1 - u0 + 1;
    const h = v1 - v0 + 1;
    if (w * h >= least) continue;
    least = w * h;
    aspect = Math.max(w, h) / Math.min(w, h);
  }
  return { fullness: area / least, aspect };
}
