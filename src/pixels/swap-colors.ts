/** Other colours for the same pixels. */

import { hexToRgb, rgbToHex, rgbToOklab } from './color.ts';
import { histogramOf, packRgb, unpackRgb } from './histogram.ts';
import { recolor } from './palette.ts';
import type { Rgba } from './types.ts';

/** A colour and what is to be in its place, '#rrggbb'. */
export interface ColorSwap {
  readonly from: string;
  readonly to: string;
}

/**
 * The image with each `from` replaced, all at once (two colours can change places); other colours stay. Alpha is made
 * binary. Throws a TypeError for a colour that is not '#rrggbb', and a RangeError for one that is replaced twice.
 */
export function swapColors(image: Rgba, swaps: readonly ColorSwap[]): Rgba {
  const map = new Map<number, number>();
  for (const { from, to } of swaps) {
    const key = packRgb(...hexToRgb(from));
    if (map.has(key)) throw new RangeError(`${from} is replaced twice`);
    map.set(key, packRgb(...hexToRgb(to)));
  }
  return recolor(image, (color) => unpackRgb(map.get(color) ?? color));
}

/** A colour of a picture with how many pixels have it. */
export interface CountedColor {
  readonly hex: string;
  readonly count: number;
}

/** Hue of a colour in OKLab, radians; colours of less chroma than this are greys. */
const GREY = 0.03;
/** Hues nearer than this belong to one ramp. */
const ONE_RAMP = 0.45;

/**
 * The colours of a picture by ramps: those of one hue together, dark to light, ramps by how much of the picture they
 * fill, greys last.
 */
export function palettesByRamp(image: Rgba): CountedColor[][] {
  const { colors, counts } = histogramOf(image);
  interface Ramp {
    hue: number | undefined;
    weight: number;
    readonly of: { readonly hex: string; readonly count: number; readonly L: number }[];
  }
  const ramps: Ramp[] = [];
  colors.forEach((color, i) => {
    const rgb = unpackRgb(color);
    const [L, a, b] = rgbToOklab(rgb);
    const hue = Math.hypot(a, b) < GREY ? undefined : Math.atan2(b, a);
    const turn = (r: Ramp): number => {
      if (r.hue === undefined || hue === undefined) return r.hue === hue ? 0 : Number.POSITIVE_INFINITY;
      const d = Math.abs(r.hue - hue) % (2 * Math.PI);
      return Math.min(d, 2 * Math.PI - d);
    };
    let home = ramps.reduce<Ramp | undefined>((best, r) => (!best || turn(r) < turn(best) ? r : best), undefined);
    if (!home || turn(home) > ONE_RAMP) {
      home = { hue, weight: 0, of: [] };
      ramps.push(home);
    }
    home.weight += counts[i]!;
    home.of.push({ hex: rgbToHex(rgb), count: counts[i]!, L });
  });
  return ramps
    .sort((a, b) => Number(a.hue === undefined) - Number(b.hue === undefined) || b.weight - a.weight)
    .map(({ of }) => of.sort((a, b) => a.L - b.L).map(({ hex, count }) => ({ hex, count })));
}
