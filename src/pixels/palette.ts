/** Palettes of images: reading, choosing and obeying them. A palette is a list of '#rrggbb'. */

import type { Detail } from '../domain/words.ts';
import { hexToOklab, oklabToHex, rgbToHex } from './color.ts';
import { type Dither, mapToPalette } from './dither.ts';
import { hasMoreColors, histogramOf, packRgb, unpackRgb } from './histogram.ts';
import { cloneImage, hardenAlpha } from './image.ts';
import { chooseColors } from './quantize.ts';
import type { Px, Rgb, Rgba } from './types.ts';

/** How many colours a finished picture may have, by the interface's word for detail. */
export const PALETTE_SIZE: Record<Detail, number> = { 'low detail': 8, 'medium detail': 16, 'highly detailed': 32 };

/** Where nothing is said of detail; and of large pictures, whose surfaces need more tones. */
const USUAL = 32;
const LARGE = { from: 128, colors: 48 } as const;

/** `size`: the picture's longer side in pixels, where large pictures may have more (48 from 128 px on). */
export function paletteSizeFor(detail: Detail | undefined, size: Px = 0): number {
  if (size >= LARGE.from && (detail ?? 'highly detailed') === 'highly detailed') return LARGE.colors;
  return detail ? PALETTE_SIZE[detail] : USUAL;
}

/** The opaque colours of an image (alpha 128 or more), most frequent first, at most `limit` of them. */
export function paletteOf(image: Rgba, limit = Number.POSITIVE_INFINITY): string[] {
  const { colors } = histogramOf(image);
  return Array.from(colors.subarray(0, Math.min(limit, colors.length)), (c) => rgbToHex(unpackRgb(c)));
}

/** At most `count` (1..256) colours that stand for the image's; its own colours where they are few enough. */
export function buildPalette(image: Rgba, count: number): string[] {
  return chooseColors(histogramOf(image), count).colors.map((c) => rgbToHex(unpackRgb(c)));
}

/**
 * The image with at most `count` (1..256) opaque colours. An image that has no more is returned unchanged (a copy);
 * of one that has, alpha comes out binary.
 */
export function reduceColors(image: Rgba, count: number, dither: Dither = 'none'): Rgba {
  const histogram = histogramOf(image);
  if (histogram.colors.length <= count) return cloneImage(image);
  const { colors, assigned } = chooseColors(histogram, count);
  if (assigned && dither === 'none') return recolor(image, (c) => unpackRgb(assigned.get(c)!));
  return mapToPalette(
    image,
    colors.map((c) => rgbToHex(unpackRgb(c))),
    dither,
  );
}

/** Above this many colours a picture has noise that hides its own colours. */
export const CLEAN_COLORS = 256;
const FEW_COLORS = 96;

/** Noise of compression splits a flat area into many colours, none of which wins a vote: so few that one does. */
export function gatherColors(image: Rgba): Rgba {
  const hard = hardenAlpha(image);
  return hasMoreColors(hard, CLEAN_COLORS) ? reduceColors(hard, FEW_COLORS) : hard;
}

/** What each colour (packed) of an image became. */
export type Tones = ReadonlyMap<number, number>;

/** What the opaque colours of an image became in another of its size, whose colours each go by one of the first. */
export function tonesOf(before: Rgba, after: Rgba): Tones {
  const tones = new Map<number, number>();
  const [p, q] = [before.data, after.data];
  for (let i = 0; i < p.length; i += 4)
    if (p[i + 3]! > 127) tones.set(packRgb(p[i]!, p[i + 1]!, p[i + 2]!), packRgb(q[i]!, q[i + 1]!, q[i + 2]!));
  return tones;
}

/** The image as one that is known became: its colours by `tones`, others to the nearest of `palette`. Alpha made binary. */
export function followTones(image: Rgba, tones: Tones, palette: readonly string[]): Rgba {
  return mapToPalette(
    recolor(image, (c) => unpackRgb(tones.get(c) ?? c)),
    palette,
    'none',
  );
}

/** Replaces the colour (packed) of every pixel with alpha 128 or more; others become empty. `of` is asked once a colour. */
export function recolor(image: Rgba, of: (color: number) => Rgb): Rgba {
  const out = hardenAlpha(image);
  const { data } = out;
  const memo = new Map<number, Rgb>();
  const to = (color: number): Rgb => {
    const known = memo.get(color);
    if (known) return known;
    const rgb = of(color);
    memo.set(color, rgb);
    return rgb;
  };
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    const rgb = to(packRgb(data[i]!, data[i + 1]!, data[i + 2]!));
    data[i] = rgb[0];
    data[i + 1] = rgb[1];
    data[i + 2] = rgb[2];
  }
  return out;
}

/**
 * The image in the colours of `palette` and no other, alpha made binary. A palette of one hue can only tell things apart
 * by lightness: unless every colour is in it already, the image's lightness range is first drawn towards the palette's,
 * so that shapes stay apart (a four-green palette keeps light, middle and dark).
 */
export function forcePalette(image: Rgba, palette: readonly string[], dither: Dither = 'none'): Rgba {
  const hard = hardenAlpha(image);
  return mapToPalette(isOneHue(palette) ? matchLightness(hard, palette) : hard, palette, dither);
}

/** Whether all colours lie near one line of lightness: chroma and hue vary by less than about one tone step. */
export function isOneHue(palette: readonly string[]): boolean {
  const labs = palette.map(hexToOklab);
  const a = labs.reduce((sum, lab) => sum + lab[1], 0) / labs.length;
  const b = labs.reduce((sum, lab) => sum + lab[2], 0) / labs.length;
  return labs.every((lab) => Math.hypot(lab[1] - a, lab[2] - b) < 0.09);
}

function matchLightness(image: Rgba, palette: readonly string[]): Rgba {
  const { colors, counts } = histogramOf(image);
  const allowed = new Set(palette.map((hex) => hex.toLowerCase()));
  const hexes = Array.from(colors, (c) => rgbToHex(unpackRgb(c)));
  if (hexes.every((hex) => allowed.has(hex)) || colors.length < 2) return image;
  const labs = hexes.map(hexToOklab);
  const order = labs.map((_, i) => i).sort((i, j) => labs[i]![0] - labs[j]![0]);
  const total = counts.reduce((sum, n) => sum + n, 0);
  const quantile = (q: number): number => {
    let seen = 0;
    for (const i of order) {
      seen += counts[i]!;
      if (seen >= q * total) return labs[i]![0];
    }
    return labs[order.at(-1)!]![0];
  };
  const low = quantile(0.02);
  const high = quantile(0.98);
  const lights = palette.map((hex) => hexToOklab(hex)[0]);
  const least = Math.min(...lights);
  const most = Math.max(...lights);
  if (high - low < 0.05 || most - least < 0.05) return image;
  // Half-way only: a palette may hold one far colour that the picture has no use for.
  const pull = 0.5;
  const recoloured = new Map<number, Rgb>();
  labs.forEach(([L, a, b], i) => {
    const stretched = least + ((L - low) / (high - low)) * (most - least);
    const c = Number.parseInt(oklabToHex([L + (stretched - L) * pull, a, b]).slice(1), 16);
    recoloured.set(colors[i]!, unpackRgb(c));
  });
  return recolor(image, (c) => recoloured.get(c)!);
}
