/** Eyes of a figure of any artist in another colour, or alight. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Eye } from '../parts/find-eyes.ts';
import { apart, at, BESIDE, type Color, type Flat, luma, median, opaqueRows } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Stance } from './stance.ts';

export const GLOWING = /\b(?:glow\w*|shin(?:ing|y)|burning|blazing|fiery|flaming|luminous|radiant)\b/i;

/** Colours of a glow that is only said to be one: the first that stands out from the face. */
const GLOWS = ['#ffe04a', '#58f0ff', '#ff4030'] as const;
const STANDS_OUT = 150;
/** A head of fewer rows has no pixels to spare for light about its eyes. */
const LEAST_HEAD = 10;
/** One of fewer would seem to blush. */
const SHEDS = 24;
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

/** An eye with its white, its pupil and its lashes: what is beside it and unlike the face, within what an eye has of a figure. */
function withWhites(figure: Flat, eye: Eye, face: Color): Eye {
  const { width } = figure;
  const { top, bottom } = opaqueRows(figure);
  const [wide, high] = [EYE_WIDE, EYE_HIGH].map((share) => Math.max(1, Math.floor(share * (bottom - top)))) as [Px, Px];
  const out = [...eye];
  const own = new Set(out);
  const spans = (values: readonly number[]): Px => Math.max(...values) - Math.min(...values) + 1;
  for (const i of out)
    for (const [dx, dy] of BESIDE) {
      const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
      const j = y * width + x;
      const color = at(figure, x, y);
      const isRim = BESIDE.some(([u, v]) => at(figure, x + u, y + v) < 0);
      if (color < 0 || isRim || own.has(j) || apart(color, face) < OF_FACE) continue;
      const all = [...out, j];
      if (spans(all.map((k) => k % width)) > wide || spans(all.map((k) => Math.floor(k / width))) > high) continue;
      own.add(j);
      out.push(j);
    }
  return out;
}
/** An eye with its white and its pupil, of which a part was found. */
export function wholeEye(figure: Flat, eye: Eye, head: Px): Eye {
  const spark = sparkOf(figure, eye);
  if (spark.length > 0) return spark;
  const face = usualOf(figure, aboutEyes(figure, [eye]));
  return withWhites(figure, coreOf(figure, eye, face, head), face);
}
/** What glows in a dark socket: pixels in it, or framed by it, of a vivid colour that is nearly nowhere else. */
function sparkOf(figure: Flat, eye: Eye): Eye {
  const own = new Set(eye);
  const vivid = (c: Color): number =>
    Math.max(c >> 16, (c >> 8) & 255, c & 255) - Math.min(c >> 16, (c >> 8) & 255, c & 255);
  const isLit = (i: number): boolean => {
    const color = figure.colors[i] ?? -1;
    return color >= 0 && vivid(color) >= SPARK && figure.colors.reduce((n, c) => n + (c === color ? 1 : 0), 0) <= FEW;
  };
  const framed = aboutEyes(figure, [eye]).filter(
    (i) => BESIDE.filter(([dx, dy]) => own.has(i + dx + dy * figure.width)).length >= 2,
  );
  if (eye.every(isLit)) return [];
  return [...eye, ...framed].filter(isLit);
}
const SPARK = 120;
const FEW = 6;

/** Shares of the height that an eye has at the most, and how near to the face's colour is still face. */
const EYE_WIDE = 0.085;
const EYE_HIGH = 0.05;
const OF_FACE = 60;

/** Of what is too large for an eye the pixels that are least like the face: a socket is dark round a spark. */
function coreOf(figure: Flat, eye: Eye, face: Color, head: Px): Eye {
  const most = Math.max(2, Math.round(MOST_EYE * head * head));
  if (eye.length <= most) return eye;
  const unlike = (i: number): number => apart(figure.colors[i]!, face);
  return [...eye].sort((a, b) => unlike(b) - unlike(a)).slice(0, Math.max(1, most >> 1));
}
/** Share of the square of a head's height that an eye is at the most. */
const MOST_EYE = 0.03;

/** The eyes alight in a colour (the words' own, else one that stands out), with a little of it beside them. */
export function eyesAlight(
  sprite: Rgba,
  figure: Flat,
  eyes: readonly Eye[],
  colour: Ramp | undefined,
  head: number,
): Rgba {
  const whole = eyes.map((eye) => wholeEye(figure, eye, head));
  const about = aboutEyes(figure, whole);
  const face = usualOf(figure, about);
  const glow =
    colour ?? rampOf(hexToRgb(GLOWS.find((hex) => apart(packRgb(...hexToRgb(hex)), face) >= STANDS_OUT) ?? GLOWS[0]));
  const out = cloneImage(sprite);
  const lit = colour ? glow[TONE.light] : glow[TONE.base];
  if (head >= SHEDS) {
    for (const i of about) {
      const c = unpackRgb(figure.colors[i]!);
      out.data.set(
        c.map((v, k) => Math.round(v + (glow[TONE.base][k]! - v) * SHED)),
        i * 4,
      );
    }
  }
  for (const eye of whole) {
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
  for (const whole of eyes) {
    const spark = sparkOf(figure, whole);
    const eye = spark.length > 0 ? spark : whole;
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

/** Where eyes shine out of a hood, in shares of the head: so far down, and so far beside its middle. */
const HOOD_DOWN = 0.56;
const HOOD_BESIDE = 0.36;
/** Lighter is no shadow under a hood. */
const SHADOW = 84;

/** Two places within the shadow of a hood or a helm that shows no eyes; none where it is not dark there. */
export function eyesInHood(
  figure: Flat,
  { colors }: LineHabit,
  { axis, headHalf, top, chin, facing }: Stance,
): readonly Eye[] {
  if (facing !== 0) return [];
  const side = chin - top >= 2 * LEAST_HEAD ? 2 : 1;
  const y = Math.round(top + HOOD_DOWN * (chin - top));
  const [left, right] = [-1, 1].map((way) => Math.floor(axis + way * HOOD_BESIDE * headHalf)) as [Px, Px];
  const pair = [left, right].map((x) =>
    Array.from({ length: side * side }, (_, k) => (y + Math.floor(k / side)) * figure.width + x + (k % side)),
  );
  const isDark = (i: number): boolean => {
    const color = figure.colors[i] ?? -1;
    return color >= 0 && (luma(color) < SHADOW || colors.has(color));
  };
  return right - left >= side + 1 && pair.flat().every(isDark) ? pair : [];
}
