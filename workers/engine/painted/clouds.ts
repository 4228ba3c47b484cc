/** What hangs or drifts in the air: smoke, gas and dust. Soft bodies with ragged rims, their tones and borders passing into one another in a chequer. */
import type { Canvas } from './canvas.ts';
import { type Field, noise } from './fields.ts';
import type { Ramp } from './ramps.ts';

export type Puff = readonly [x: number, y: number, r: number];

/** The light comes from the upper left. */
const LIGHT = [-0.52, -0.66, 0.54] as const;

/** +1 and −1 in turn over the pixels: the chequer by which one tone passes into the next. */
export const chequer =
  (c: Canvas): Field =>
  (x, y) =>
    (Math.floor(x / c.px + 1000.5) + Math.floor(y / c.px + 1000.5)) % 2 ? 1 : -1;

/** How a cloud is: how far its rim is torn, how strong its light is, and whether it glows from within. */
export interface Air {
  readonly torn?: number;
  readonly lit?: number;
  readonly label?: string;
  /** Thin at its rim: the outer band is a chequer through which what lies behind is seen. */
  readonly thin?: boolean;
}

/**
 * Clouds that melt into one another. Their borders are bent by noise of two scales, so that none shows as a ball; folds of the same
 * noise lie darker on them. What is thin at the rim stands there on each second pixel only.
 */
export function cloud(c: Canvas, ramp: Ramp, list: readonly Puff[], air: Air = {}): void {
  const { torn = 0.12, lit: strong = 0.36, label = '', thin = !c.small } = air;
  const [bendX, bendY] = [noise(c.seed + label.length), noise(c.seed + 31 + label.length)];
  const frayed = noise(c.seed + 83 + label.length);
  const fold = noise(c.seed + 57 + label.length);
  const even = chequer(c);
  const cells = 3.1;
  c.layer(ramp, (x, y) => {
    const u = x + (bendX(x * cells, y * cells) - 0.5) * torn * 2;
    const v = y + (bendY(x * cells + 9, y * cells) - 0.5) * torn * 2;
    let deep = 0;
    let light = 0;
    let weight = 1e-6;
    for (const [cx, cy, r] of list) {
      const [dx, dy] = [(u - cx) / r, (v - cy) / r];
      const d = dx * dx + dy * dy;
      if (d > 1) continue;
      const near = 1 - d;
      deep = Math.max(deep, near);
      const w = near;
      light += w * (dx * LIGHT[0] + dy * LIGHT[1] + Math.sqrt(near) * LIGHT[2]);
      weight += w;
    }
    if (deep <= 0) return -1;
    // the rim: of the outermost pixels each second one
    const rim = deep - (frayed(x * 8.5, y * 8.5) - 0.4) * 0.24;
    if (rim <= 0 || (thin && rim < 0.2 && even(x, y) < 0)) return -1;
    const folds = Math.abs(fold(u * 3.4, v * 3.4) - 0.5) * 2;
    const tone = 0.46 + (light / weight) * strong - (y * 0.13 + x * 0.05) - (1 - folds) ** 3 * 0.08 - (deep < 0.3 ? 0.06 : 0);
    return Math.max(0.01, Math.min(0.99, tone + even(x, y) * 0.035));
  }); // biome-ignore format: one call
}

/** Rags of it that have come loose, each a small torn cloud. */
export function rags(c: Canvas, ramp: Ramp, list: readonly Puff[], label = 'rag'): void {
  for (const [i, puff] of list.entries()) cloud(c, ramp, [[puff[0], puff[1], Math.max(puff[2], c.px * 2.2)]], { torn: 0.1, label: `${label}${'.'.repeat(i)}` }); // biome-ignore format: one line
}
