/** What is seen of a blow besides who strikes: the arc behind a blade, claws, dust. */
import type { Px } from '../../../../src/pixels/types.ts';
import { type Color, eachPixel, type Flat, luma } from '../parts/flat.ts';
import type { Point } from './types.ts';

export type Dot = (x: Px, y: Px, color: Color) => void;

/** The lightest colour of a picture, and the lightest that is at least a step darker. */
export function lightsOf(flat: Flat): readonly [Color, Color] {
  const all = new Set<Color>();
  eachPixel(flat, (_x, _y, color) => all.add(color));
  const sorted = [...all].sort((a, b) => luma(b) - luma(a));
  const first = sorted[0] ?? 0xffffff;
  return [first, sorted.find((color) => luma(first) - luma(color) > 25 && luma(color) > 90) ?? first];
}

/** The stretch between an inner and an outer point, now and a while ago. */
export interface Edge {
  readonly inner: Point;
  readonly outer: Point;
}

/** The arc that edges have swept, the oldest first: it tapers to nothing. */
export function drawArc(edges: readonly Edge[], [light, dim]: readonly [Color, Color], dot: Dot): void {
  for (let k = 0; k + 1 < edges.length; k++) {
    const age = (k + 0.5) / (edges.length - 1);
    const [a, b] = [edges[k]!, edges[k + 1]!];
    const long = Math.max(
      1,
      Math.hypot(b.outer.x - a.outer.x, b.outer.y - a.outer.y),
      Math.hypot(b.inner.x - a.inner.x, b.inner.y - a.inner.y),
    );
    for (let i = 0; i <= long * 2; i++) {
      const t = i / (long * 2);
      const mix = (p: Point, q: Point): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
      const [inner, outer] = [mix(a.inner, b.inner), mix(a.outer, b.outer)];
      const deep = Math.hypot(outer.x - inner.x, outer.y - inner.y);
      const from = 1 - 0.95 * age ** 1.3;
      for (let d = from * deep; d <= deep; d += 0.5) {
        const s = deep ? d / deep : 0;
        const share = (s - from) / Math.max(0.01, 1 - from);
        dot(
          Math.round(inner.x + (outer.x - inner.x) * s),
          Math.round(inner.y + (outer.y - inner.y) * s),
          share > 0.55 ? light : dim,
        );
      }
    }
  }
}

/** A crescent round a middle, open to where it comes from: what a bite or a claw leaves in the air. */
export function drawCrescent(
  middle: Point,
  radius: number,
  from: number,
  to: number,
  thick: number,
  lights: readonly [Color, Color],
  dot: Dot,
): void {
  const steps = Math.ceil(Math.abs(to - from) * radius * 2) + 1;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = from + (to - from) * t;
    const deep = thick * Math.sin(Math.PI * t) ** 0.8;
    for (let d = 0; d <= deep; d += 0.5) {
      const r = radius - d;
      dot(
        Math.round(middle.x + Math.cos(angle) * r),
        Math.round(middle.y + Math.sin(angle) * r),
        d <= deep * 0.5 ? lights[0] : lights[1],
      );
    }
  }
}

/** Puffs on the ground at both sides of a middle. */
export function drawDust(middle: Point, reach: number, [light, dim]: readonly [Color, Color], dot: Dot): void {
  for (const sign of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      const x = Math.round(middle.x + sign * (reach + k * 2));
      const y = Math.round(middle.y - (k === 1 ? 2 : 0));
      dot(x, y, k === 2 ? dim : light);
      if (k === 0) dot(x, y - 1, dim);
    }
  }
}
