import { type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { histogramOf, unpackRgb } from '../../../../src/pixels/histogram.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { distanceToPalette } from '../../../../workers/engine/reference/style/style-palette.ts';

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
