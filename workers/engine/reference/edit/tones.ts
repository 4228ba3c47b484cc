/** A picture or a region of it in other tones: of a material, darker or lighter, at night, under snow. */
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgb, Rgba } from '../../../../src/pixels/types.ts';
import { opaqueRows, toFlat } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Region } from './regions.ts';

/**
 * A region (all of the picture where none is told) in other tones: each colour as far from the usual one as it was, on the
 * ramp's own way from dark to light, so that every step of the shading stays one.
 */
export function recoloured(sprite: Rgba, tones: Ramp, region: Region | undefined): Rgba {
  const counts = new Map<number, number>();
  const at = (i: number): number => packRgb(sprite.data[i * 4]!, sprite.data[i * 4 + 1]!, sprite.data[i * 4 + 2]!);
  const meant = (i: number): boolean => sprite.data[i * 4 + 3]! >= 128 && (region ? region[i] === 1 : true);
  const n = sprite.width * sprite.height;
  for (let i = 0; i < n; i++) if (meant(i)) counts.set(at(i), (counts.get(at(i)) ?? 0) + 1);
  const light = (c: number): number => rgbToOklab(unpackRgb(c))[0];
  const pool = [...counts].filter(([c]) => region || light(c) > LINE_LIGHT);
  const used = pool.length ? pool : [...counts];
  const to = onRamp(
    tones,
    used.map(([c, count]) => [light(c), count]),
  );
  const map = new Map(used.map(([c]) => [c, to(light(c))]));
  const out = cloneImage(sprite);
  for (let i = 0; i < n; i++) {
    const color = meant(i) ? map.get(at(i)) : undefined;
    if (color) out.data.set(color, i * 4);
  }
  return out;
}

/** Darker colours of a whole picture are its line. */
const LINE_LIGHT = 0.25;

/** Colours by lightness as a ramp has them: the usual lightness becomes the base, steps stay steps, the ends fit in. */
export function onRamp(
  tones: Ramp,
  lights: readonly (readonly [light: number, count: number])[],
): (light: number) => Rgb {
  const stops = [TONE.line, TONE.deep, TONE.shadow, TONE.base, TONE.light, TONE.spec]
    .map((tone) => rgbToOklab(tones[tone]))
    .sort((a, b) => a[0] - b[0]);
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const [low, base] = [rgbToOklab(tones[TONE.shadow])[0], rgbToOklab(tones[TONE.base])[0]];
  const usual = usualLight(lights);
  // Lone extremes, a glint or a line, may be cut; what is common must find room.
  const all = lights.reduce((sum, [, count]) => sum + count, 0);
  const common = lights.filter(([, count]) => count >= 0.03 * all).map(([light]) => light);
  const [least, most] = [Math.min(usual, ...common), Math.max(usual, ...common)];
  // Of what is mostly dark with much that is lighter the dark stays dark: else its lights would run together.
  // Yellow and white are lost where they are dark.
  const lowest = base > PALE ? base - LITTLE : Math.min(low, base);
  const fitting = Math.max(lowest, Math.min(base, last[0] - (most - usual)));
  // What is darker than black already is not made lighter by it.
  const darkest = base < BLACK ? first[0] + 0.04 : base - DARKER;
  const isLifted = base < DARK && usual < fitting;
  const middle = isLifted ? Math.max(darkest, Math.min(fitting, usual - (base < BLACK ? 0.05 : 0))) : fitting;
  const up = Math.min(1, (last[0] - middle) / Math.max(0.001, most - usual));
  const down = Math.min(1, (middle - first[0]) / Math.max(0.001, usual - least));
  return (light) => {
    const d = light - usual;
    const L = Math.max(first[0], Math.min(last[0], middle + d * (d > 0 ? up : down)));
    const k = Math.max(
      1,
      stops.findIndex((stop) => stop[0] >= L),
    );
    const [a, b] = [stops[k - 1]!, stops[k]!];
    const t = Math.max(0, Math.min(1, (L - a[0]) / Math.max(0.001, b[0] - a[0])));
    return oklabToRgb([L, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  };
}

/** Colours whose base is lighter are pale, and darken so much at the most. */
const PALE = 0.72;
const LITTLE = 0.06;
/** Colours whose base is darker are black. */
const BLACK = 0.36;
/** Nor is what is darker than a dark colour made lighter by it, down to so much below its base. */
const DARK = 0.5;
const DARKER = 0.13;

/** The lightness that half of the pixels do not reach: the commonest colour alone may be a shadow's. */
function usualLight(tones: readonly (readonly [light: number, count: number])[]): number {
  const half = tones.reduce((all, [, count]) => all + count, 0) / 2;
  let seen = 0;
  const sorted = [...tones].sort((a, b) => a[0] - b[0]);
  for (const [light, count] of sorted) {
    seen += count;
    if (seen >= half) return light;
  }
  return sorted.at(-1)?.[0] ?? 0.5;
}

/** A region nearer to a colour by half of the way: greener, redder, its shading as it is. */
export function tinged(sprite: Rgba, tones: Ramp, region: Region | undefined): Rgba {
  const [light, a, b] = rgbToOklab(tones[TONE.base]);
  const lights = [...toFlat(sprite).colors.keys()]
    .filter((i) => sprite.data[i * 4 + 3]! >= 128 && (!region || region[i]))
    .map((i) => rgbToOklab([sprite.data[i * 4]!, sprite.data[i * 4 + 1]!, sprite.data[i * 4 + 2]!])[0]);
  const by = 0.35 * (light - lights.reduce((sum, own) => sum + own, 0) / Math.max(1, lights.length));
  return mapped(sprite, region, ([L, p, q]) => [L + by, p + 0.5 * (a - p), q + 0.5 * (b - q)]);
}

const STEP = 0.1;

export function shaded(sprite: Rgba, tone: string, region: Region | undefined): Rgba {
  const by = /dark/.test(tone) ? -STEP : STEP;
  return mapped(sprite, region, ([L, a, b]) => [L + by, a, b]);
}

export function mapped(
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

/** Cooler, with snow where something faces the sky. */
export const inWinter = (sprite: Rgba, line: LineHabit, eyes: readonly number[] = []): Rgba => {
  const out = snowedOn(
    mapped(sprite, undefined, ([L, a, b]) => [Math.min(1, L + 0.02), a * 0.9, b * 0.85 - 0.012]),
    line,
    mainOf(sprite),
  );
  for (const i of eyes) out.data.set(sprite.data.subarray(i * 4, i * 4 + 4), i * 4);
  return out;
};

/** What hangs together with most of a picture: flames and sparks beside it stay as they are. */
function mainOf(sprite: Rgba): Region | undefined {
  const flat = toFlat(sprite);
  const { width, colors } = flat;
  const of = new Int32Array(colors.length).fill(-1);
  const sizes: number[] = [];
  colors.forEach((color, start) => {
    if (color < 0 || of[start]! >= 0) return;
    const queue = [start];
    of[start] = sizes.length;
    for (let k = 0; k < queue.length; k++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [(queue[k]! % width) + dx, Math.floor(queue[k]! / width) + dy];
          if (x < 0 || x >= width || y < 0 || y >= flat.height) continue;
          const j = y * width + x;
          if (colors[j]! < 0 || of[j]! >= 0) continue;
          of[j] = sizes.length;
          queue.push(j);
        }
    sizes.push(queue.length);
  });
  const most = Math.max(...sizes);
  return Uint8Array.from(of, (k) => (k >= 0 && sizes[k]! >= 0.15 * most ? 1 : 0));
}

/** A fist is no longer than this share of the height. */
const FIST = 0.15;
const MOST_FIST = 6;
/** So much higher than wide is who stands upright. */
const UPRIGHT = 1.15;

/** Snow on what faces the sky, under the line where there is one: two pixels deep where there is room, the lower in shadow. */
export function snowedOn(sprite: Rgba, line: LineHabit, region: Region | undefined): Rgba {
  const out = cloneImage(sprite);
  const { width, height } = sprite;
  const there = (x: number, y: number): boolean =>
    x >= 0 && x < width && y >= 0 && y < height && sprite.data[(y * width + x) * 4 + 3]! >= 128;
  const isMeant = (x: number, y: number): boolean => there(x, y) && (!region || region[y * width + x] === 1);
  const high = toFlat(sprite);
  const { top, bottom } = opaqueRows(high);
  const deep = bottom - top > 56 ? 3 : bottom - top > 32 ? 2 : 1;
  const isTop = (x: number, y: number): boolean => there(x, y) && !there(x, y - 1);
  // A ledge is level, thick and longer than a fist: neither the side of a hood nor a bow, a hand or the tip of a hair.
  const least = Math.max(deep + 2, Math.min(MOST_FIST, Math.round(FIST * (bottom - top))));
  const levelBeside = (x: number, y: number, step: -1 | 1): number => {
    let n = 0;
    while (n < least && [-1, 0, 1].some((e) => isTop(x + step * (n + 1), y + e))) n++;
    return n;
  };
  const isLedge = (x: number, y: number): boolean =>
    levelBeside(x, y, -1) + levelBeside(x, y, 1) + 1 >= least && [1, 2, 3].every((k) => there(x, y + k));
  let [left, right] = [width, 0];
  for (let i = 0; i < high.colors.length; i++) {
    if (high.colors[i]! < 0) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, (i % width) + 1);
  }
  // Of who stands upright hands and shoes have none: on one of two it would be a stain.
  const lowest = bottom - top > UPRIGHT * (right - left) ? 0.45 : 0.85;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height - 2; y++) {
      if (!isTop(x, y) || !isLedge(x, y) || y > top + lowest * (bottom - top)) continue;
      const first = line.isLined && line.colors.has(high.colors[y * width + x]!) ? y + 1 : y;
      const more = deep + ((x * 7 + 3) % 5 < 2 ? 1 : 0);
      for (let k = 0; k < more; k++) {
        if (!isMeant(x, first + k) || !there(x, first + k + 1)) break;
        if (k > 0 && line.colors.has(high.colors[(first + k) * width + x]!)) break;
        out.data.set([...SNOW[k > 0 && k === more - 1 ? 1 : 0], 255], ((first + k) * width + x) * 4);
      }
    }
  }
  return out;
}
