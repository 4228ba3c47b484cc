/** How well a model explains a sprite, whatever colours it is given. */
import { deltaE } from '../../../../src/pixels/color.ts';
import type { Sketch } from './sketch.ts';
import { type Target, UNLIKE } from './target.ts';

/** A patch costs as much as this many wrong pixels: of two models that explain a sprite the plainer is meant. */
const PATCH_COST = 0.5;
/** Of the difference between a patch's colour in the sprite and its usual one. */
const UNUSUAL = 0.12;

/** Pixels that a model and a target do not share; `dx`, `dy` move the sketch from its place in the picture. */
export function mismatch(s: Sketch, t: Target, dx: number, dy: number): number {
  let shared = 0;
  let own = 0;
  for (let y = 0; y < s.height; y++) {
    const Y = y + s.y + dy;
    for (let x = 0; x < s.width; x++) {
      if (s.patch[y * s.width + x]! < 0) continue;
      own++;
      const X = x + s.x + dx;
      if (X < 0 || Y < 0 || X >= t.width || Y >= t.height) continue;
      if (t.index[Y * t.width + X]! >= 0) shared++;
    }
  }
  return own + t.area - 2 * shared;
}

/**
 * Cost of explaining a target by a sketch that is moved by (dx, dy): pixels that only one of them has, and in the others
 * how far each patch's pixels are from the patch's one best colour, in pixels of the target; divided by its area.
 */
export function disagreement(s: Sketch, t: Target, dx = 0, dy = 0): number {
  const K = t.palette.length;
  const counts = new Uint16Array(s.patches.length * K);
  let shared = 0;
  let own = 0;
  for (let y = 0; y < s.height; y++) {
    const Y = y + s.y + dy;
    for (let x = 0; x < s.width; x++) {
      const patch = s.patch[y * s.width + x]!;
      if (patch < 0) continue;
      own++;
      const X = x + s.x + dx;
      if (X < 0 || Y < 0 || X >= t.width || Y >= t.height) continue;
      const color = t.index[Y * t.width + X]!;
      if (color < 0) continue;
      shared++;
      counts[patch * K + color]!++;
    }
  }
  let cost = own + t.area - 2 * shared;
  for (let p = 0; p < s.patches.length; p++) {
    const { best, cost: off, total } = bestColor(counts, p * K, t);
    if (total === 0) continue;
    const unusual = Math.min(1, deltaE(t.palette[best]!, s.patches[p]!) / UNLIKE);
    cost += off + PATCH_COST + UNUSUAL * unusual * total;
  }
  return cost / t.area;
}

/** Cost of the plainest explanation of a target: its own silhouette in one colour. */
export function flatCost(t: Target): number {
  const counts = new Uint32Array(t.palette.length);
  for (const color of t.index) if (color >= 0) counts[color]!++;
  return bestColor(counts, 0, t).cost / t.area;
}

/** The palette colour that stands best for all counted ones (their medoid), and what that costs. */
export function bestColor(
  counts: ArrayLike<number>,
  from: number,
  t: Pick<Target, 'palette' | 'distance'>,
): { readonly best: number; readonly cost: number; readonly total: number } {
  const K = t.palette.length;
  const there: number[] = [];
  let total = 0;
  for (let k = 0; k < K; k++) {
    if (counts[from + k]! === 0) continue;
    there.push(k);
    total += counts[from + k]!;
  }
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const k of there) {
    let sum = 0;
    for (const j of there) sum += counts[from + j]! * t.distance[k * K + j]!;
    if (sum < least) {
      least = sum;
      best = k;
    }
  }
  return { best, cost: best < 0 ? 0 : least, total };
}
