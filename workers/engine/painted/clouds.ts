/** What hangs or drifts in the air: smoke, gas and dust, as round billows. */
import { hexToOklab, mixOklab, oklabToHex } from '../../../src/pixels/color.ts';
import type { Canvas } from './canvas.ts';
import { type Field, noise } from './fields.ts';
import type { Ramp } from './ramps.ts';

export type Puff = readonly [x: number, y: number, r: number];

/** The light comes from above, a little from the left. */
const LIGHT = [-0.3, -0.82, 0.5] as const;

/** +1 and −1 in turn over the pixels: the chequer by which one tone passes into the next. */
export const chequer =
  (c: Canvas): Field =>
  (x, y) =>
    (Math.floor(x / c.px + 1000.5) + Math.floor(y / c.px + 1000.5)) % 2 ? 1 : -1;

/** A cloud's deepest shade is still light that passes through it: with a hard one it is a heap of rocks. */
const airy = (ramp: Ramp): Ramp =>
  ramp.length > 3 ? [oklabToHex(mixOklab(hexToOklab(ramp[0]!), hexToOklab(ramp[1]!), 0.55)), ...ramp.slice(1)] : ramp;

/** How a cloud is: how far its rim is bent, how strong its light is. */
export interface Air {
  readonly torn?: number;
  readonly lit?: number;
  readonly label?: string;
}

/**
 * Billows that melt into one another: round lobes, each lit from above, in flat tones. A little noise bends them, so that none is a ball.
 * The lobes said last lie before the others.
 */
export function cloud(c: Canvas, ramp: Ramp, list: readonly Puff[], air: Air = {}): void {
  const { torn = 0.1, lit: strong = 0.36, label = '' } = air;
  const [bendX, bendY] = [noise(c.seed + label.length), noise(c.seed + 31 + label.length)];
  const crisp = Math.min(c.width, c.height) < 36;
  const bent = crisp ? 0 : torn * 0.3;
  const low = Math.max(...list.map(([, y, r]) => y + r));
  const high = Math.min(...list.map(([, y, r]) => y - r));
  c.layer(airy(ramp), (x, y) => {
    const u = x + (bendX(x * 3.1, y * 3.1) - 0.5) * bent;
    const v = y + (bendY(x * 3.1 + 9, y * 3.1) - 0.5) * bent;
    // of few pixels each lobe keeps its own light and shade, so that it is told from the next
    if (crisp) {
      for (let i = list.length - 1; i >= 0; i--) {
        const [cx, cy, r] = list[i]!;
        const [dx, dy] = [(u - cx) / r, (v - cy) / r];
        if (dx * dx + dy * dy <= 1) return Math.max(0.01, Math.min(0.99, 0.6 + (dx * LIGHT[0] + dy * LIGHT[1]) * 0.5 - ((y - high) / (low - high) - 0.5) * 0.24)); // biome-ignore format: one line
      }
      return -1;
    }
    let [light, weight, top] = [0, 0, 0];
    for (const [i, [cx, cy, r]] of list.entries()) {
      const [dx, dy] = [(u - cx) / r, (v - cy) / r];
      const near = 1 - dx * dx - dy * dy;
      if (near <= 0) continue;
      // how far it stands out towards us
      const out = Math.sqrt(near) * r + i * 0.012;
      const w = out ** 14;
      light += w * (dx * LIGHT[0] + dy * LIGHT[1] + Math.sqrt(near) * LIGHT[2] * 0.5);
      weight += w;
      top = Math.max(top, out);
    }
    if (top <= 0) return -1;
    return Math.max(0.01, Math.min(0.99, 0.53 + (light / weight) * strong * 0.92 - ((y - high) / (low - high) - 0.5) * 0.26));
  }); // biome-ignore format: one call
}

/** Rags of it that have come loose, each a small torn cloud. */
export function rags(c: Canvas, ramp: Ramp, list: readonly Puff[], label = 'rag'): void {
  for (const [i, puff] of list.entries()) cloud(c, ramp, [[puff[0], puff[1], Math.max(puff[2], c.px * 2.2)]], { torn: 0.1, label: `${label}${'.'.repeat(i)}` }); // biome-ignore format: one line
}
