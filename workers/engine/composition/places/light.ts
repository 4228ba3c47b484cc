/** Light as a change of colours: every colour has a few lit versions, so a picture stays a palette. */
import { hexToRgb, type OkLab, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { bayer4 } from '../../../../src/pixels/dither.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Lamp } from '../features/brush.ts';
import type { Time } from '../graph.ts';

/** Things that shine: the colour of their light and its reach in persons. */
export const LAMPS: Readonly<Record<string, readonly [colour: string, reach: number]>> = {
  torch: ['#ffb050', 1.3], 'wall-torch': ['#ffb050', 1.5], lantern: ['#ffc868', 1.2], candle: ['#ffc868', 0.8], candelabra: ['#ffc868', 1.2], campfire: ['#ff9c44', 1.9], 'street-lamp': ['#ffd880', 1.5], fireplace: ['#ff9c44', 1.9], furnace: ['#ff8c3c', 1.5], oven: ['#ff9c44', 0.9], volcano: ['#ff8c3c', 1.4],
  house: ['#ffc868', 1.1], hut: ['#ffc868', 0.9], tavern: ['#ffc868', 1.2], shop: ['#ffd880', 1.2], church: ['#ffc868', 1], castle: ['#ffc868', 1.4], lighthouse: ['#fff0b0', 1.8], tent: ['#ffc868', 0.8],
  crystal: ['#6cd0ff', 1.1], portal: ['#b878ff', 1.6], wisp: ['#8cf0ff', 1.2], cauldron: ['#8cff6c', 1.1], 'vending-machine': ['#8cd8ff', 1], computer: ['#5cf0d8', 0.8], tv: ['#8cd8ff', 1], 'arcade-machine': ['#c87cff', 1], fireball: ['#ff9c3c', 1.4], 'fire-elemental': ['#ff9c3c', 1.5], orb: ['#b878ff', 0.8], 'jack-o-lantern': ['#ff9c3c', 1], phoenix: ['#ff9c3c', 1.3],
}; // biome-ignore format: a table

/** Whether a pixel of a shining thing shines: bright and coloured. */
export function shines(r: number, g: number, b: number, concept: string): boolean {
  const [L, a, bb] = rgbToOklab([r, g, b]);
  const C = Math.hypot(a, bb);
  if (concept === 'crystal' || concept === 'portal' || concept === 'wisp') return L > 0.45 && C > 0.05;
  if (concept === 'cauldron') return a < -0.06 && L > 0.4;
  if (/computer|tv|vending|arcade/.test(concept)) return C > 0.06 && L > 0.5;
  return bb > 0.04 && L > 0.68 && C > 0.085;
}

const TINTS: Readonly<
  Record<Time, { readonly l: number; readonly c: number; readonly a: number; readonly b: number } | undefined>
> = {
  day: undefined,
  night: { l: 0.58, c: 0.68, a: -0.004, b: -0.05 },
  sunset: { l: 0.86, c: 0.92, a: 0.026, b: 0.024 },
  dawn: { l: 0.94, c: 0.86, a: 0.02, b: -0.004 },
};

export interface LightOptions {
  readonly time?: Time;
  /** 0..1: light where no lamp shines. */
  readonly ambient?: number;
  readonly lamps: readonly Lamp[];
  readonly glow: Uint8Array;
}

const STEPS = 3;

/** Darkens and tints all that doesn't glow; round each lamp, in three dithered steps, gives the colour back, warmed by the lamp's. */
export function lit(image: Rgba, o: LightOptions): Rgba {
  const tint = o.time ? TINTS[o.time] : undefined;
  const dim = o.ambient !== undefined && o.ambient < 1 ? 1 - o.ambient : 0;
  if (!tint && dim === 0) return image;
  const { width, height } = image;
  const data = image.data.slice();
  const level = new Float32Array(width * height);
  const who = new Uint8Array(width * height);
  const lamps = (o.time === 'night' || dim > 0 ? o.lamps : []).slice(0, 60);
  for (const [k, lamp] of lamps.entries()) reachOf(lamp, k, level, who, width, height);
  const colours = lamps.map((l) => rgbToOklab(hexToRgb(l.colour)));
  const memo = new Map<number, readonly [number, number, number]>();
  for (let i = 0; i < width * height; i++) {
    if (o.glow[i]) continue;
    const at = level[i]! * STEPS;
    const base = Math.floor(at);
    const step = Math.min(STEPS, base + ((at - base - 0.32) / 0.36 > bayer4(i % width, Math.floor(i / width)) ? 1 : 0));
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    const key = (((r << 16) | (g << 8) | b) * 4 + step) * 64 + (step ? who[i]! + 1 : 0);
    let v = memo.get(key);
    if (!v) {
      const lab = rgbToOklab([r, g, b]);
      let now: OkLab =
        dim > 0
          ? [lab[0] * (1 - 0.62 * dim), lab[1] * (1 - 0.3 * dim) - 0.002 * dim, lab[2] * (1 - 0.3 * dim) - 0.05 * dim]
          : lab;
      if (tint) now = [now[0] * tint.l, now[1] * tint.c + tint.a, now[2] * tint.c + tint.b];
      if (step) {
        const t = (step / STEPS) * 0.85;
        const lamp = colours[who[i]!]!;
        const full: OkLab = [lab[0] * 1.02, lab[1] * 0.8 + lamp[1] * 0.36, lab[2] * 0.8 + lamp[2] * 0.36];
        now = [now[0] + (full[0] - now[0]) * t, now[1] + (full[1] - now[1]) * t, now[2] + (full[2] - now[2]) * t];
      }
      v = oklabToRgb(now);
      memo.set(key, v);
    }
    data.set(v, i * 4);
  }
  return { width, height, data };
}

function reachOf(l: Lamp, k: number, level: Float32Array, who: Uint8Array, width: Px, height: Px): void {
  for (let y = Math.max(0, Math.floor(l.y - l.reach)); y < Math.min(height, l.y + l.reach); y++)
    for (let x = Math.max(0, Math.floor(l.x - l.reach)); x < Math.min(width, l.x + l.reach); x++) {
      const d = Math.hypot(x + 0.5 - l.x, (y + 0.5 - l.y) * 1.12) / l.reach;
      const v = Math.max(0, 1 - d) ** 0.8 * (l.strength ?? 0.9);
      if (v <= level[y * width + x]!) continue;
      level[y * width + x] = v;
      who[y * width + x] = k;
    }
}
