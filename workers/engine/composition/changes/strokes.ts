/** Limbs, horns and tails as strokes: a curve through points that runs out thin, round and lit from the upper left. */
import { matter } from '../../painted/ramps.ts';
import { deeper, dot, lined, sheet } from '../effects/paint.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';

type Place = readonly [x: number, y: number];

export interface Stroke {
  readonly points: readonly Place[];
  /** Radius at its root and at its end. */
  readonly from: number;
  readonly to: number;
  readonly hex: string;
  /** Rings of another colour so many pixels apart. */
  readonly rings?: { readonly hex: string; readonly every: number };
}

/** A point of the curve through all points, t from 0 to 1. */
function along(points: readonly Place[], t: number): Place {
  const last = points.length - 1;
  const k = Math.min(last - 1, Math.floor(t * last));
  const u = t * last - k;
  const at = (i: number): Place => points[Math.max(0, Math.min(last, i))]!;
  const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
  const mixed = (i: 0 | 1): number =>
    0.5 * (2 * b[i] + (c[i] - a[i]) * u + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * u * u + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * u ** 3); // biome-ignore format: one line
  return [mixed(0), mixed(1)];
}

/** Strokes as a sprite with a line around them all, and where its upper left corner lies. */
export function strokes(
  list: readonly Stroke[],
  name: string,
): { readonly sprite: Sprite; readonly x: number; readonly y: number } {
  // biome-ignore format: one line
  const reach = Math.max(...list.map((s) => Math.max(s.from, s.to))) + 2;
  const all = list.flatMap((s) => Array.from({ length: 25 }, (_, i) => along(s.points, i / 24)));
  const left = Math.floor(Math.min(...all.map(([x]) => x)) - reach);
  const top = Math.floor(Math.min(...all.map(([, y]) => y)) - reach);
  const right = Math.ceil(Math.max(...all.map(([x]) => x)) + reach);
  const bottom = Math.ceil(Math.max(...all.map(([, y]) => y)) + reach);
  const image = sheet(right - left, bottom - top);
  for (const s of list) {
    const tones = matter(s.hex);
    const long = s.points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - s.points[i]![0], p[1] - s.points[i]![1]), 0); // biome-ignore format: one line
    const steps = Math.max(8, Math.ceil(long * 3));
    const near = new Float32Array(image.width * image.height).fill(9);
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const [cx, cy] = along(s.points, t);
      const r = Math.max(0.5, s.from + (s.to - s.from) * t);
      const ringed = s.rings && Math.floor((t * long) / s.rings.every) % 2 === 1;
      const ramp = ringed ? matter(s.rings!.hex) : tones;
      for (let y = Math.floor(cy - r); y <= Math.ceil(cy + r); y++)
        for (let x = Math.floor(cx - r); x <= Math.ceil(cx + r); x++) {
          const d = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / r;
          const [px, py] = [x - left, y - top];
          if (d > 1 || px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
          const k = py * image.width + px;
          if (d >= near[k]!) continue;
          near[k] = d;
          const light = -((x + 0.5 - cx) * 0.6 + (y + 0.5 - cy) * 0.8) / r;
          const tone = light > 0.45 ? 3 : light < -0.4 ? 1 : 2;
          dot(image, px, py, ramp[Math.min(ramp.length - 1, tone)]!);
        }
    }
  }
  return { sprite: painted(lined(image, deeper(list[0]!.hex, 0.36)), name), x: left - 1, y: top - 1 };
}
