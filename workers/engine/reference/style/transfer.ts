/** A picture in another picture's colours, by degrees. */
import { mixOklab, type OkLab, oklabToRgb } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Rgb, Rgba } from '../../../../src/pixels/types.ts';
import { mapRamps } from './map-ramps.ts';
import type { StyleProfile } from './read-style.ts';
import { distanceToPalette } from './style-palette.ts';
import { readTones, type Tone } from './tones.ts';

/** The distance to the style's colours that is left, at most, for each share of the strength. */
const MARGIN = 0.8;

/**
 * The picture (binary alpha) recoloured. `strength` 0..1: that share of its mean distance to the style's colours goes, so
 * 0 changes nothing and 1 leaves only colours of the style. `region`: see `readTones`.
 */
export function transferColors(image: Rgba, style: StyleProfile, strength: number, region?: Uint8Array): Rgba {
  const out = cloneImage(image);
  if (strength <= 0) return out;
  const picture = readTones(image, region);
  if (picture.tones.length === 0) return out;
  const { palette } = style;
  const mapped = mapRamps(picture, palette);
  const goal = (i: number, parity: 0 | 1): OkLab => palette.labs[mapped[i]![parity]]!;
  const still = (t: Tone, i: number, w: number, parity: 0 | 1): number =>
    distanceToPalette(mixOklab(t.lab, goal(i, parity), w), palette.labs);
  const left = (w: number): number =>
    picture.tones.reduce((sum, t, i) => sum + (t.count / 2) * (still(t, i, w, 0) + still(t, i, w, 1)), 0);
  // The nearest style colour may be another than the one a tone moves to, so the way is found by halving.
  let share = 1;
  if (strength < 1) {
    const wanted = left(0) * (1 - strength) * MARGIN;
    let low = strength;
    let high = 1;
    for (let i = 0; i < 12; i++) {
      share = (low + high) / 2;
      if (left(share) > wanted) low = share;
      else high = share;
    }
    share = high;
  }
  const byParity = ([0, 1] as const).map((parity) =>
    picture.tones.map(
      (t, i): Rgb =>
        share === 1
          ? unpackRgb(palette.colors[mapped[i]![parity]]!)
          : oklabToRgb(mixOklab(t.lab, goal(i, parity), share)),
    ),
  );
  for (let i = 0; i < picture.toneOf.length; i++) {
    const t = picture.toneOf[i]!;
    const parity = ((i % image.width) + Math.floor(i / image.width)) % 2;
    if (t >= 0) out.data.set(byParity[parity]![t]!, i * 4);
  }
  return out;
}
