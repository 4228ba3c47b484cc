import { deltaE, hexToRgb, type OkLab, rgbToOklab } from '../pixels/color.ts';
import { histogramOf, oklabOf, packRgb, unpackRgb } from '../pixels/histogram.ts';
import { buildPalette } from '../pixels/palette.ts';
import type { Rgba } from '../types.ts';
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
  const lab = (i: number): OkLab => [all[i * 3]!, all[i * 3 + 1]!, all[i * 3 + 2]!];
  const nearest = (of: OkLab, among: readonly OkLab[]): number =>
    among.reduce((best, c, i) => (deltaE(c, of) < deltaE(among[best]!, of) ? i : best), 0);
  const every = Array.from(colors, (_, i) => lab(i));
  const chosen =
    colors.length <= MOST
      ? [...colors]
      : [
          ...new Set(
            buildPalette(image, MOST).map((hex) => {
              const color = packRgb(...hexToRgb(hex));
              return colors.includes(color) ? color : colors[nearest(rgbToOklab(unpackRgb(color)), every)]!;
            }),
          ),
        ];
  const labs = chosen.map((c) => rgbToOklab(unpackRgb(c)));
  const shares = chosen.map(() => 0);
  const total = counts.reduce((sum, n) => sum + n, 0);
  every.forEach((c, i) => {
    shares[nearest(c, labs)]! += counts[i]! / total;
  });
  return { colors: chosen, labs, shares };
}

/** Distance in OKLab from a colour to the nearest of a palette. */
export function distanceToPalette(lab: OkLab, labs: readonly OkLab[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of labs) least = Math.min(least, deltaE(lab, other));
  return least;
}

/** Mean over the opaque pixels of the distance in OKLab to the nearest of `labs`; 0 for an empty picture. */
export function paletteDistance(image: Rgba, labs: readonly OkLab[]): number {
  const { colors, counts } = histogramOf(image);
  let sum = 0;
  let total = 0;
  colors.forEach((c, i) => {
    sum += counts[i]! * distanceToPalette(rgbToOklab(unpackRgb(c)), labs);
    total += counts[i]!;
  });
  return total === 0 ? 0 : sum / total;
}
