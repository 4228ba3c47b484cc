/** Small marks drawn on a face by where its eyes are: tears, freckles, blushes, bruises, paint, lips, a gap in the teeth. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb, Rgba } from '../../../../src/pixels/types.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { apart, at, type Color, type Flat, luma } from '../parts/flat.ts';
import { eyesMeant } from './eyes-meant.ts';
import { besideEyes } from './face-colour.ts';
import { type Box, boxesOf } from './faces.ts';
import { bareOf, partIn } from './look-words.ts';
import { type Paint, paintOn } from './paint.ts';
import { NOBODY } from './pair-of-eyes.ts';
import type { Subject } from './subject.ts';
import { eyesOf } from './whole-of.ts';
import { isColour, toneOf } from './wishes/words.ts';

/** What a mark is drawn by. */
interface Face {
  readonly paint: Paint;
  readonly eyes: readonly Box[];
  readonly skin: Rgb;
  /** Rows of the head. */
  readonly head: Px;
  readonly middle: number;
  readonly mouth: Px;
  readonly tones: Ramp | undefined;
  readonly dot: (x: number, y: number, color: Rgb) => void;
}

type Draw = (face: Face) => void;

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [0, 1, 2].map((k) => Math.round(a[k]! + (b[k]! - a[k]!) * t)) as unknown as Rgb; // biome-ignore format: one line
const TEAR = hexToRgb('#78c8f0');
const GLINT = hexToRgb('#d8f2ff');

/** Down from each eye, a drop at the end where there is room. */
const tears: Draw = ({ eyes, head, dot }) => {
  for (const box of eyes) {
    const x = Math.round(box.x);
    const long = Math.max(2, Math.round(0.26 * head));
    for (let k = 1; k <= long; k++) dot(x, box.bottom + k, k === long ? GLINT : TEAR);
    if (head >= 16) dot(x + (box.x < x ? -1 : 1), box.bottom + long, TEAR);
  }
};

/** On the cheeks, where there is room for three. */
const freckles: Draw = ({ eyes, head, skin, dot, middle }) => {
  const own = mix(skin, luma(packed(skin)) < 90 ? [236, 180, 140] : [112, 52, 24], 0.5);
  const y0 = (box: Box): number => box.bottom + Math.max(1, Math.round(0.08 * head));
  for (const box of eyes) {
    const out = eyes.length > 1 && box.x < middle ? -1 : 1;
    const x = Math.round(box.x);
    dot(x - out, y0(box), own);
    if (head >= 9) dot(x + out, y0(box), own);
    if (head >= 12) dot(x, y0(box) + 1, own);
    if (head >= 20) dot(x - 2 * out, y0(box) + 1, own);
  }
};

const blush: Draw = ({ eyes, head, skin, dot, middle, tones }) => {
  const own = tones?.[TONE.base] ?? mix(skin, [228, 64, 88], 0.5);
  for (const box of eyes) {
    const out = eyes.length > 1 && box.x < middle ? -1 : 1;
    const from = (out > 0 ? box.right : box.left) + (head < 10 ? out : 0);
    const wide = head >= 18 ? 3 : head >= 10 ? 2 : 1;
    for (let k = 0; k < wide; k++) for (let d = 0; d < (head >= 18 ? 2 : 1); d++) dot(from + out * k, box.bottom + Math.max(1, Math.round(0.1 * head)) + d, own); // biome-ignore format: one line
  }
};

/** About one eye, below and beside it. */
const bruise: Draw = ({ paint, eyes, skin, dot, tones }) => {
  const box = eyes.at(-1)!;
  const own = mix(skin, tones?.[TONE.base] ?? [76, 32, 104], 0.6);
  for (let y = box.top; y <= box.bottom + 1; y++)
    for (let x = box.left - 1; x <= box.right + 1; x++)
      if ((x < box.left || x > box.right || y > box.bottom) && luma(at(paint.flat, x, y)) > 30) dot(x, y, own);
};

const warPaint: Draw = ({ eyes, head, dot, tones, middle }) => {
  const main = tones ?? rampOf(hexToRgb('#c03028'));
  for (const box of eyes) {
    const out = eyes.length > 1 && box.x < middle ? -1 : 1;
    const from = box.bottom + 1 + (head >= 12 ? 1 : 0);
    for (const y of head >= 12 ? [from, from + 2] : [from])
      for (let k = 0; k < Math.max(2, Math.round(0.2 * head)); k++) dot(Math.round(box.x) + out * (k - 1), y, main[TONE.base]); // biome-ignore format: one line
  }
};

const wart: Draw = ({ skin, eyes, head, middle, dot, tones, mouth }) => {
  const own = tones?.[TONE.base] ?? mix(skin, [72, 32, 28], 0.65);
  const x = Math.round(eyes.length > 1 ? middle + 0.3 * head : middle + 1);
  const y = Math.max(eyes[0]!.bottom + 1, mouth - Math.max(1, Math.round(0.1 * head)));
  dot(x, y, own);
  if (head >= 18) {
    dot(x + 1, y, mix(own, [30, 16, 20], 0.3));
    dot(x, y - 1, mix(own, [255, 255, 255], 0.3));
  }
};

const lips: Draw = ({ head, middle, mouth, dot, tones }) => {
  const main = tones ?? rampOf(hexToRgb('#c42840'));
  const half = head >= 16 ? 2 : 1;
  for (let x = Math.round(middle - half); x <= Math.round(middle + half); x++) dot(x, mouth, main[TONE.shadow]);
  if (head >= 12) for (let x = Math.round(middle - half + 1); x <= Math.round(middle + half - 1); x++) dot(x, mouth + 1, main[TONE.light]); // biome-ignore format: one line
};

/** A grin with one of its teeth gone. */
const gap: Draw = ({ paint, head, middle, mouth, dot, eyes }) => {
  const half = Math.max(1.5, Math.min(0.22 * head, eyes.length > 1 ? (eyes.at(-1)!.x - eyes[0]!.x) / 2 : 2));
  const [from, to] = [Math.round(middle - half), Math.round(middle + half)];
  const dark = unpackRgb(luma(paint.dark) < 70 ? paint.dark : 0x301418);
  for (let x = from; x <= to; x++) {
    const isGap = x === Math.round(middle + 0.5);
    dot(x, mouth, isGap ? dark : [244, 238, 220]);
    if (head >= 12) dot(x, mouth + 1, isGap || x === from || x === to ? dark : [206, 196, 178]);
  }
};

/** Through one eye, of beasts as of people. */
const scar: Draw = ({ eyes, head, skin, dot, tones }) => {
  const box = eyes.at(-1)!;
  const own = tones?.[TONE.base] ?? (luma(packed(skin)) < 90 ? hexToRgb('#e08c80') : hexToRgb('#a83c34'));
  const x = Math.round(box.x);
  for (let y = box.top - Math.max(1, Math.round(0.1 * head)); y <= box.bottom + Math.max(1, Math.round(0.14 * head)); y++) dot(x + (y < box.top ? -1 : y > box.bottom ? 1 : 0), y, own); // biome-ignore format: one line
};

const packed = ([r, g, b]: Rgb): Color => (r << 16) | (g << 8) | b;

const MARKS: readonly (readonly [RegExp, Draw])[] = [
  [/\b(?:tears|tear ?drops?|a tear(?= (?:on|running|rolling|down|from))|crying tears)\b/, tears],
  [/\bfreckle(?:s|d)?\b/, freckles],
  [/\b(?:blush(?:ing|ed)?|(?:rosy|red|pink|flushed) cheeks)\b/, blush],
  [/\b(?:black eye|bruis(?:e|ed|es)|shiner)\b/, bruise],
  [/\b(?:war ?paint|face ?paint|tribal (?:paint|marks|markings))\b/, warPaint],
  [/\b(?:warts?|pimples?|zits?|beauty (?:mark|spot)|moles?)\b/, wart],
  [/\bscars?\b/, scar],
  [/\b(?:lipstick|(?:red|pink|purple|black|blue|full) lips)\b/, lips],
  [/\b(?:missing (?:a )?(?:front )?(?:tooth|teeth)|(?:tooth|teeth) missing|gap ?tooth(?:ed)?|tooth gap|gap in (?:the|his|her|its) teeth|toothless)\b/, gap],
]; // biome-ignore format: a table

const CARRIES =
  /\b(?:face|cheeks?|eyes?|nose|chin|one|two|with|running|rolling|streaming|flowing|down|from|stripes?|lines|dirt|around|round|under|below|left|right|cute|big|small|front|smile|grin|both|mouth|lips|over|across|through)\b/g;

/** Two large eyes on who is all of one piece. */
function plainPair(flat: Flat): readonly (readonly number[])[] {
  const pair = findEyes(flat, NOBODY, undefined, LARGE);
  return pair.length === 2 ? pair : [];
}
const LARGE = 0.025;

export const isMark = (clause: string): boolean => MARKS.some(([words]) => words.test(clause));

/** A mark on a face, in a colour where one is said; undefined for words that name none, or one on something else. */
export function withMark(subject: Subject, clause: string): Rgba | undefined {
  const [words, draw] = MARKS.find(([words]) => words.test(clause)) ?? [];
  const named = partIn(clause)?.slot;
  // On people a scar is set by their own measures.
  if (draw === scar && subject.person) return undefined;
  if (!words || !draw || (named && !/^(?:skin|beast|hide)$/.test(named))) return undefined;
  const rest = bareOf(clause.replace(words, ' ').replace(CARRIES, ' '));
  if (rest.split(' ').some((word) => word && !isColour(word))) return undefined;
  const paint = paintOn(subject);
  const told = eyesMeant(subject, eyesOf(subject));
  const pixels = told.length > 0 ? told : plainPair(paintOn(subject).flat);
  const eyes = boxesOf(paint, pixels);
  const skin = besideEyes(paint.flat, paint.line, pixels);
  if (eyes.length === 0 || skin < 0 || subject.head?.isHidden)
    throw new InputError('No face was surely found in the picture: no eyes stand out from it.');
  const { chin, top } = paint.stance;
  const [a, b] = [eyes[0]!, eyes.at(-1)!];
  const low = Math.max(a.bottom, b.bottom);
  const own = new Set(pixels.flat());
  let seen = 0;
  draw({
    paint,
    eyes,
    skin: unpackRgb(skin),
    head: chin - top,
    middle: (a.x + b.x) / 2,
    mouth: low + Math.max(2, Math.round(eyes.length > 1 ? Math.min(0.45 * (b.x - a.x), 0.7 * (chin - low)) : 0.28 * (chin - top))), // biome-ignore format: one line
    tones: toneOf(clause.replace(/\b(?:black eye|rosy|flushed)\b/, ' ')),
    dot: (x, y, color) => {
      const now = at(paint.flat, x, y);
      if (now < 0 || own.has(y * paint.flat.width + x)) return;
      if (apart(now, packed(color)) > 24) seen++;
      paint.set(x, y, color);
    },
  });
  if (seen === 0) throw new InputError('The face has no room for that: nothing of it would be seen.');
  return paint.image();
}
