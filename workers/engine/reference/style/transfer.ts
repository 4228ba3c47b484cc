/** A picture in another picture's colours, by degrees. */
import { mixOklab, type OkLab, oklabToOklch, oklabToRgb, oklchToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Rgb, Rgba } from '../../../../src/pixels/types.ts';
import { type Mapped, mapRamps, type StylePalette } from './map-ramps.ts';
import type { StyleProfile } from './read-style.ts';
import { distanceToPalette } from './style-palette.ts';
import { readTones, type Tone, type TonedImage } from './tones.ts';

/** The distance to the style's colours that is left, at most, for each share of the strength. */
const MARGIN = 0.8;

/**
 * The picture (binary alpha) recoloured. `strength` 0..1: that share of its mean distance to the style's colours goes, so
 * 0 changes nothing and 1 leaves only colours of the style. `layer`: the regions of `readTones`. `keepsHues`: see `inItsHues`.
 */
export function transferColors(
  image: Rgba,
  style: StyleProfile,
  strength: number,
  {
    layer,
    keepsHues = false,
  }: { readonly layer?: Uint8Array | undefined; readonly keepsHues?: boolean | undefined } = {},
): Rgba {
  const out = cloneImage(image);
  if (strength <= 0) return out;
  const picture = readTones(image, layer);
  if (picture.tones.length === 0) return out;
  const { palette } = style;
  const mapped = mapRamps(picture, palette);
  const foreign = keepsHues ? inItsHues(picture, mapped, palette) : new Map<number, OkLab>();
  const goal = (i: number, parity: 0 | 1): OkLab => foreign.get(i) ?? palette.labs[mapped[i]![parity]]!;
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
        share === 1 && !foreign.has(i)
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

/** A palette of fewer colours is the style: a drawing for four greens has four greens. */
const OWN_PALETTE = 6;
/** Greys have no hue. */
const LEAST_CHROMA = 0.035;
/** A grey may be tinted so much. */
const LOUD_GREY = 0.06;
/** A hue that the style has only this much paler it does not have: robes of fire are not beige. */
const PALER = 0.55;
/** Radians between hues that are one material's; skin is looked at more closely than cloth. */
const SAME_HUE = 0.6;
/** A hue must not come out so pale or so loud, next to the drawing's own. */
const CHROMA_BOUNDS = [0.6, 1.3] as const;

/**
 * Goals of the tones whose hue a style does not have: their own hue with the lightness that the style gives them, and as
 * much chroma as the style has beside the drawing. Others are left to the style's colours.
 */
function inItsHues(picture: TonedImage, mapped: readonly Mapped[], palette: StylePalette): Map<number, OkLab> {
  const goals = new Map<number, OkLab>();
  if (palette.colors.length < OWN_PALETTE) return goals;
  const chromaOf = (lab: OkLab): number => Math.hypot(lab[1], lab[2]);
  const mean = (labs: readonly OkLab[], weights: readonly number[]): number => {
    const total = weights.reduce((sum, w) => sum + w, 0) || 1;
    return labs.reduce((sum, lab, i) => sum + chromaOf(lab) * weights[i]!, 0) / total;
  };
  const own = mean(
    picture.tones.map(({ lab }) => lab),
    picture.tones.map(({ count }) => count),
  );
  const [least, most] = CHROMA_BOUNDS;
  const louder = Math.min(most, Math.max(least, mean(palette.labs, palette.shares) / (own || 1)));
  for (const ramp of picture.ramps) {
    const base = picture.tones[ramp.base]!.lab;
    const given = palette.labs[mapped[ramp.base]![0]]!;
    if (ramp.line) continue;
    const isGrey = chromaOf(base) < LEAST_CHROMA;
    const turn = Math.abs(oklabToOklch(base)[2] - oklabToOklch(given)[2]) % 360;
    const apart = (Math.min(turn, 360 - turn) * Math.PI) / 180;
    const isPaler = chromaOf(given) < Math.max(LEAST_CHROMA / 2, PALER * louder * chromaOf(base));
    if (isGrey ? chromaOf(given) <= LOUD_GREY : !isPaler && apart <= SAME_HUE) continue;
    for (const t of ramp.tones) {
      const [l, c, h] = oklabToOklch(picture.tones[t]!.lab);
      goals.set(t, oklchToOklab([(l + palette.labs[mapped[t]![0]]![0]) / 2, isGrey ? c : c * louder, h]));
    }
  }
  return goals;
}
