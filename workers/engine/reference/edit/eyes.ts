/** Eyes of a figure of any artist in another colour, or alight. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Eye } from '../parts/find-eyes.ts';
import { apart, at, BESIDE, type Color, type Flat, luma, median } from '../parts/flat.ts';

export const GLOWING = /\b(?:glow\w*|shin(?:ing|y)|burning|blazing|fiery|flaming|luminous|radiant)\b/i;

/** Colours of a glow that is only said to be one: the first that stands out from the face. */
const GLOWS = ['#ffe04a', '#ff4030', '#58f0ff'] as const;
const STANDS_OUT = 150;
/** A head of fewer rows has no pixels to spare for light about its eyes. */
const LEAST_HEAD = 10;
/** How much of its light an eye sheds on what lies beside it. */
const SHED = 0.45;
/** Lighter is the white of an eye, where it has darker pixels too. */
const WHITE = 190;

function aboutEyes(figure: Flat, eyes: readonly Eye[]): number[] {
  const own = new Set(eyes.flat());
  const { width } = figure;
  const beside = [...own].flatMap((i) =>
    BESIDE.flatMap(([dx, dy]) =>
      at(figure, (i % width) + dx, Math.floor(i / width) + dy) >= 0 ? [i + dx + dy * width] : [],
    ),
  );
  return [...new Set(beside)].filter((i) => !own.has(i));
}

const usualOf = (figure: Flat, places: readonly number[]): Color => {
  const colors = places.map((i) => figure.colors[i]!);
  const middle = median(colors.map(luma));
  return colors.find((c) => luma(c) === middle) ?? 0;
};

/** The eyes alight in a colour (the words' own, else one that stands out), with a little of it beside them. */
export function eyesAlight(
  sprite: Rgba,
  figure: Flat,
  eyes: readonly Eye[],
  colour: Ramp | undefined,
  head: number,
): Rgba {
  const about = aboutEyes(figure, eyes);
  const face = usualOf(figure, about);
  const glow =
    colour ?? rampOf(hexToRgb(GLOWS.find((hex) => apart(packRgb(...hexToRgb(hex)), face) >= STANDS_OUT) ?? GLOWS[0]));
  const out = cloneImage(sprite);
  const lit = colour ? glow[TONE.light] : glow[TONE.base];
  if (head >= LEAST_HEAD) {
    for (const i of about) {
      const c = unpackRgb(figure.colors[i]!);
      out.data.set(
        c.map((v, k) => Math.round(v + (glow[TONE.base][k]! - v) * SHED)),
        i * 4,
      );
    }
  }
  for (const eye of eyes) {
    const rows = eye.map((i) => Math.floor(i / figure.width));
    const middle = (Math.min(...rows) + Math.max(...rows)) / 2;
    for (const i of eye) {
      const isCore = eye.length >= 4 && Math.abs(Math.floor(i / figure.width) - middle) < 0.6;
      out.data.set(isCore ? glow[TONE.spec] : lit, i * 4);
    }
  }
  return out;
}

/** The eyes in another colour: of an eye with its white the iris alone. */
export function eyesColoured(sprite: Rgba, figure: Flat, eyes: readonly Eye[], tones: Ramp): Rgba {
  const out = cloneImage(sprite);
  for (const eye of eyes) {
    const dark = eye.filter((i) => luma(figure.colors[i]!) < WHITE);
    const meant = dark.length > 0 ? dark : eye;
    const usual = median(meant.map((i) => luma(figure.colors[i]!)));
    for (const i of meant) {
      const isDarker = meant.length > 3 && luma(figure.colors[i]!) < usual - 40;
      out.data.set(isDarker ? tones[TONE.shadow] : tones[TONE.base], i * 4);
    }
  }
  return out;
}
