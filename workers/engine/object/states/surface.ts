import type { PixelSurface, Retouch } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { apply, dot, invert, normalize, type Vec3 } from '../../solids/vec.ts';
import { hash } from '../acts/act.ts';

/** A covered pixel of a surface, as passes over it see it. */
export interface Spot {
  readonly i: number;
  readonly x: number;
  readonly y: number;
  /** Its point of the model: what is there stays there when the thing turns. */
  readonly at: Vec3;
  /** −1..1: how far it faces up. */
  readonly up: number;
  /** Pixels below an upper edge. */
  readonly below: number;
}

/** Smooth noise in model units, 0..1. */
export function noise(p: Vec3, frequency: number): number {
  const [x, y, z] = [p[0] * frequency, p[1] * frequency, p[2] * frequency];
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  let sum = 0;
  for (let a = 0; a < 8; a++) {
    const [dx, dy, dz] = [a & 1, (a >> 1) & 1, a >> 2];
    sum += hash(i + dx, j + dy, k + dz) * (dx ? u : 1 - u) * (dy ? v : 1 - v) * (dz ? w : 1 - w);
  }
  return sum;
}

/** A pass over all covered pixels, from top to bottom; `after` sees the whole surface. */
export const pass =
  (each: (spot: Spot, s: PixelSurface) => void, after?: (s: PixelSurface) => void): Retouch =>
  (s, view, originX, originY) => {
    const back = invert(view);
    const upwards = normalize([view[1], view[4], view[7]]);
    const below = new Int16Array(s.width);
    const spots: Spot[] = [];
    for (let y = 1; y < s.height - 1; y++)
      for (let x = 1; x < s.width - 1; x++) {
        const i = y * s.width + x;
        if (s.part[i]! < 0) {
          below[x] = 0;
          continue;
        }
        const above = i - s.width;
        const edge = s.part[above]! < 0 || s.depth[above]! < s.depth[i]! - 0.1 * s.scale;
        below[x] = edge ? 0 : below[x]! + 1;
        const at = apply(back, [x + 0.5 - originX, y + 0.5 - originY, s.depth[i]!]);
        spots.push({ i, x, y, at, up: dot(upwards, normalOf(s, i)), below: below[x]! });
      }
    for (const spot of spots) each(spot, s);
    after?.(s);
  };

/** Which way a pixel faces on the screen, by the depths beside it. */
function normalOf({ part, depth, width }: PixelSurface, i: number): Vec3 {
  const step = (a: number, b: number): number =>
    part[a]! >= 0 && part[b]! >= 0 && Math.abs(depth[a]! - depth[b]!) < 4 ? depth[a]! - depth[b]! : 0;
  return normalize([-(step(i + 1, i) || step(i, i - 1)), -(step(i + width, i) || step(i, i - width)), 1]);
}

/** A pixel becomes another material, lit by so much more. */
export function cover(s: PixelSurface, i: number, material: number, light = 0): void {
  s.material[i] = material;
  s.light[i] = s.light[i]! + light;
  s.span[i] = Math.max(s.span[i]!, 6);
}

/** Name of the part of a pixel. */
export const partAt = (scene: Scene, s: PixelSurface, i: number): string => scene.parts[s.part[i]!]?.name ?? '';
