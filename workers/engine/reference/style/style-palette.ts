import { deltaE, hexToRgb, type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { histogramOf, oklabOf, packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { buildPalette } from '../../../../src/pixels/palette.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { StylePalette } from './map-ramps.ts';

/** More colours than this are a photograph's; the ones that stand for them are chosen. */
const MOST = 48;

/**
 * The colours of a style image, each one that really occurs in it, with the share of the picture that is nearest to it.
 * Undefined where nothing is opaque.
 */
export function stylePalette(image: Rgba): StylePalette | undefined {
  const { colors, counts } = histogramOf(image);
  if (colors.length === 0) return undefined;
  const all = oklabOf(colors);
  const chosen =
    colors.length <= MOST
      ? [...colors]
      : [...new Set(buildPalette(image, MOST).map((hex) => occurring(hex, colors, all)))];
  const labs = chosen.map((c) => rgbToOklab(unpackRgb(c)));
  const flat = oklabOf(chosen);
  const shares = chosen.map(() => 0);
  const total = counts.reduce((sum, n) => sum + n, 0);
  colors.forEach((_, i) => {
    shares[nearest(flat, all[i * 3]!, all[i * 3 + 1]!, all[i * 3 + 2]!)]! += counts[i]! / total;
  });
  return { colors: chosen, labs, shares };
}

/** A chosen colour, or the nearest to it that occurs. */
function occurring(hex: string, colors: Uint32Array, labs: Float64Array): number {
  const color = packRgb(...hexToRgb(hex));
  return colors.includes(color) ? color : colors[nearest(labs, ...rgbToOklab(unpackRgb(color)))]!;
}

/** Index of the point (three numbers each) nearest to an OKLab colour. */
function nearest(points: Float64Array, L: number, a: number, b: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 3) {
    const d = (points[i]! - L) ** 2 + (points[i + 1]! - a) ** 2 + (points[i + 2]! - b) ** 2;
    if (d < least) {
      least = d;
      best = i / 3;
    }
  }
  return best;
}

/** Distance in OKLab from a colour to the nearest of a palette. */
export function distanceToPalette(lab: OkLab, labs: readonly OkLab[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of labs) least = Math.min(least, deltaE(lab, other));
  return least;
}
