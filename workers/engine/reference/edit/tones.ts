/** A picture or a region of it in other tones: of a material, darker or lighter, at night, under snow. */
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Region } from './regions.ts';

/** A region (all of the picture where none is told) in other tones: each colour by how far it is from the commonest. */
export function recoloured(sprite: Rgba, tones: Ramp, region: Region | undefined): Rgba {
  const counts = new Map<number, number>();
  const at = (i: number): number => packRgb(sprite.data[i * 4]!, sprite.data[i * 4 + 1]!, sprite.data[i * 4 + 2]!);
  const meant = (i: number): boolean => sprite.data[i * 4 + 3]! >= 128 && (region ? region[i] === 1 : true);
  const n = sprite.width * sprite.height;
  for (let i = 0; i < n; i++) if (meant(i)) counts.set(at(i), (counts.get(at(i)) ?? 0) + 1);
  const light = (c: number): number => rgbToOklab(unpackRgb(c))[0];
  const pool = [...counts].filter(([c]) => region || light(c) > 0.25);
  const base = usualLight((pool.length ? pool : [...counts]).map(([c, count]) => [light(c), count]));
  const out = cloneImage(sprite);
  for (let i = 0; i < n; i++) {
    if (!meant(i)) continue;
    const L = light(at(i));
    if (!region && L <= 0.25) continue;
    const d = L - base;
    const tone =
      d > 0.2 ? TONE.spec : d > 0.07 ? TONE.light : d < -0.2 ? TONE.deep : d < -0.07 ? TONE.shadow : TONE.base;
    out.data.set(tones[tone as 0], i * 4);
  }
  return out;
}

/** The lightness that half of the pixels do not reach: the commonest colour alone may be a shadow's. */
function usualLight(tones: readonly (readonly [light: number, count: number])[]): number {
  const half = tones.reduce((all, [, count]) => all + count, 0) / 2;
  let seen = 0;
  const sorted = [...tones].sort((a, b) => a[0] - b[0]);
  for (const [light, count] of sorted) {
    seen += count;
    if (seen >= half) return light;
  }
  return sorted.at(-1)![0];
}

const STEP = 0.1;

export function shaded(sprite: Rgba, tone: string, region: Region | undefined): Rgba {
  const by = /dark/.test(tone) ? -STEP : STEP;
  return mapped(sprite, region, ([L, a, b]) => [L + by, a, b]);
}

function mapped(
  sprite: Rgba,
  region: Region | undefined,
  to: (lab: readonly [number, number, number]) => readonly [number, number, number],
): Rgba {
  const out = cloneImage(sprite);
  for (let i = 0; i < sprite.width * sprite.height; i++) {
    if (sprite.data[i * 4 + 3]! < 128 || (region && !region[i])) continue;
    const rgb = [sprite.data[i * 4]!, sprite.data[i * 4 + 1]!, sprite.data[i * 4 + 2]!] as const;
    out.data.set(oklabToRgb(to(rgbToOklab(rgb))), i * 4);
  }
  return out;
}

/** Darker, bluer, with less colour. */
export const atNight = (sprite: Rgba): Rgba =>
  mapped(sprite, undefined, ([L, a, b]) => [L * 0.62, a * 0.6 - 0.005, b * 0.55 - 0.05]);

const SNOW = [
  [246, 250, 255],
  [206, 222, 240],
] as const;

/** Cooler, with snow where something faces the sky: two pixels deep where there is room, the lower in shadow. */
export function snowedOn(sprite: Rgba): Rgba {
  const out = mapped(sprite, undefined, ([L, a, b]) => [Math.min(1, L + 0.03), a * 0.85, b * 0.8 - 0.015]);
  const { width, height } = sprite;
  const there = (x: number, y: number): boolean => y >= 0 && y < height && sprite.data[(y * width + x) * 4 + 3]! >= 128;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height - 2; y++) {
      if (!there(x, y) || there(x, y - 1) || !there(x, y + 1) || !there(x, y + 2)) continue;
      out.data.set([...SNOW[0], 255], (y * width + x) * 4);
      if (height > 24) out.data.set([...SNOW[1], 255], ((y + 1) * width + x) * 4);
    }
  }
  return out;
}
