import {
  deltaE,
  hexToRgb,
  type OkLab,
  oklabToHex,
  oklabToOklch,
  oklchToOklab,
  rgbToOklab,
} from '../../../../src/pixels/color.ts';
import { histogramOf, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { recolor } from '../../../../src/pixels/palette.ts';
import type { Rgb, Rgba } from '../../../../src/pixels/types.ts';

/** Colours of a picture, most frequent first; a photograph has too many for all to matter. */
const MOST = 96;
/** A colour of the picture this near is taken. */
const NEAR = 0.1;
/** Two colours of one thing must not become one unless they were this near. */
const ONE = 0.02;
/** A picture of fewer colours is a ground to stand on and no scheme to keep to. */
export const SCHEME = 6;
/** Chroma below which a colour has no hue. */
const GREY = 0.03;

interface Range {
  readonly low: number;
  readonly high: number;
}
interface Scheme {
  readonly colors: readonly Rgb[];
  readonly labs: readonly OkLab[];
  readonly lightness: Range;
  /** What nine tenths of its pixels stay below. */
  readonly chroma: number;
}

/** The colours of a picture, as something drawn into it sees them. */
export function schemeOf(picture: Rgba): Scheme {
  const { colors, counts } = histogramOf(picture);
  const rgbs = Array.from(colors.subarray(0, MOST), (c) => unpackRgb(c));
  const labs = rgbs.map(rgbToOklab);
  const weighed = labs.map((lab, i) => ({ l: lab[0], c: oklabToOklch(lab)[1], n: counts[i]! }));
  return {
    colors: rgbs,
    labs,
    lightness: { low: quantile(weighed, 'l', 0.02), high: quantile(weighed, 'l', 0.98) },
    chroma: quantile(weighed, 'c', 0.92),
  };
}

function quantile(list: readonly { l: number; c: number; n: number }[], key: 'l' | 'c', at: number): number {
  const sorted = [...list].sort((a, b) => a[key] - b[key]);
  const total = sorted.reduce((sum, { n }) => sum + n, 0);
  let seen = 0;
  for (const one of sorted) {
    seen += one.n;
    if (seen >= at * total) return one[key];
  }
  return sorted.at(-1)?.[key] ?? 0;
}

/**
 * A thing in the colours of a picture: its tones go to those of the picture that are near in lightness and of the same hue;
 * where the picture has none, they keep their hue, no more vivid, lighter or darker than what is there. Tones that differ
 * stay different.
 */
export function matchColours(thing: Rgba, { colors, labs, lightness, chroma }: Scheme): Rgba {
  if (colors.length < SCHEME) return thing;
  const { colors: own } = histogramOf(thing);
  const taken = new Map<number, number>();
  const to = new Map<number, Rgb>();
  const lights = Array.from(own, (color) => rgbToOklab(unpackRgb(color))[0]);
  const press = pressed(lightness, { low: Math.min(...lights), high: Math.max(...lights) });
  for (const color of own) {
    const lab = toned(rgbToOklab(unpackRgb(color)), press, chroma);
    const options = labs
      .map((other, i) => ({ i, d: distance(lab, other) }))
      .filter(({ d }) => d < NEAR)
      .sort((a, b) => a.d - b.d);
    const free = options.find(({ i }) => {
      const by = taken.get(i);
      return by === undefined || deltaE(rgbToOklab(unpackRgb(by)), rgbToOklab(unpackRgb(color))) < ONE;
    });
    if (free) taken.set(free.i, color);
    to.set(color, free ? colors[free.i]! : hexToRgb(oklabToHex(lab)));
  }
  return recolor(thing, (color) => to.get(color) ?? unpackRgb(color));
}

/** Hue counts more than lightness: a red roof is not to become brown earth. */
function distance(a: OkLab, b: OkLab): number {
  const hue = Math.hypot(a[1] - b[1], a[2] - b[2]);
  return Math.hypot((a[0] - b[0]) * 0.8, hue * 1.5);
}

/** Share of a picture's range of lightness into which what lies beyond it is pressed, so that its tones stay apart. */
const KNEE = 0.35;

/** Takes the lightnesses of a thing into a picture's range: those in it stay, except near an end beyond which some lie. */
function pressed({ low, high }: Range, own: Range): (l: number) => number {
  const most = low + Math.max(0.35, high - low) + 0.04;
  const least = Math.max(0, low - 0.04);
  const knee = KNEE * (most - least);
  const [top, bottom] = [most - knee, least + knee];
  return (l) =>
    l > top && own.high > most
      ? top + ((l - top) * knee) / (own.high - top)
      : l < bottom && own.low < least
        ? bottom - ((bottom - l) * knee) / (bottom - own.low)
        : l;
}

/** A colour within a picture's range of lightness, as vivid as its vivid ones at most. */
function toned(lab: OkLab, light: (l: number) => number, chroma: number): OkLab {
  const [l, c, h] = oklabToOklch(lab);
  const most = Math.max(GREY, chroma * 1.15);
  return oklchToOklab([light(l), c <= most ? c : most + (c - most) * 0.4, h]);
}
