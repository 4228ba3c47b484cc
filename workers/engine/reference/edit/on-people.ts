/** Small things on somebody who stands, set by the body's own measures: belts, scars, pointed ears, tails, longer hair. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, commonest, luma } from '../parts/flat.ts';
import { besideEyes } from './face-colour.ts';
import { hairByPlace } from './head-by-place.ts';
import { linedRound, type Paint } from './paint.ts';
import { partRegion } from './part-region.ts';
import { skinOf } from './regions.ts';
import type { Subject } from './subject.ts';
import { eyesOf } from './whole-of.ts';

export type OnPerson = 'apron' | 'belt' | 'scar' | 'pointed ears' | 'tail' | 'long hair' | 'mohawk' | 'bandage';

export const ON_PERSON_WORDS: readonly (readonly [RegExp, OnPerson])[] = [
  [/\bapron\b/, 'apron'],
  [/\b(?:belt|sash)\b/, 'belt'],
  [/\bscars?\b/, 'scar'],
  [/\b(?:pointy|pointier|pointed|elf|elven|elvish) ears?\b/, 'pointed ears'],
  [/\b(?:(?:cat|fox|devil|demon|monkey|lizard|dragon|wolf|rat|lion) )?tail\b/, 'tail'],
  [/\b(?:long(?:er)?|shoulder[- ]length|flowing) (?:[a-z]+ )?hair\b|\bhair (?:long|longer)\b/, 'long hair'],
  [/\b(?:mohawk|mohican|iroquois)\b/, 'mohawk'],
  [/\bbandages?d?\b/, 'bandage'],
];

/** Tails of whom words name have their colour; others that of the skin. */
const TAILS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:devil|demon)\b/, '#b02c34'],
  [/\b(?:fox)\b/, '#d0702c'],
  [/\b(?:cat|wolf)\b/, '#484250'],
  [/\b(?:lizard|dragon)\b/, '#4c8c48'],
  [/\b(?:monkey|lion|rat)\b/, '#9c6c40'],
];
export const tailColour = (clause: string): Ramp | undefined => {
  const hex = TAILS.find(([words]) => words.test(clause))?.[1];
  return hex === undefined ? undefined : rampOf(hexToRgb(hex));
};

export function setOn(paint: Paint, subject: Subject, what: Exclude<OnPerson, 'apron'>, tones: Ramp | undefined): void {
  const { stance } = paint;
  if (!stance.isUpright || (!subject.person && !subject.head?.isSure))
    throw new InputError(
      `A ${what} is drawn on figures that stand upright, and here ${subject.why || 'no head was surely found'}.`,
    );
  if (what === 'belt') belt(paint, tones ?? rampOf(hexToRgb('#5c3c24')));
  else if (what === 'tail') tail(paint, tones ?? rampOf(unpackRgb(mainOf(paint, subject))));
  else if (what === 'long hair') longHair(paint, subject, tones);
  else if (what === 'mohawk') mohawk(paint, tones ?? rampOf(hexToRgb('#d03c48')));
  else onFace(paint, subject, what, tones);
}

const isBody = ({ flat, line }: Paint, x: Px, y: Px): boolean => {
  const c = at(flat, x, y);
  return c >= 0 && !(line.isLined && line.colors.has(c) && line.figure.colors[y * flat.width + x]! < 0);
};

const mainOf = ({ flat, line }: Paint, subject: Subject): Color => {
  if (subject.person) return skinOf(subject.person);
  return Math.max(0, commonest([...flat.colors].filter((c) => c >= 0 && !line.colors.has(c))));
};

/** A band across the hips, arms left out, with a buckle of gold. */
function belt(paint: Paint, main: Ramp): void {
  const { stance, height, flat } = paint;
  const { trunk, trunkHalf, hip, chin } = stance;
  const rows = height > 40 ? 2 : 1;
  const y0 = Math.max(chin + 2, hip - rows);
  const middle = Math.floor(trunk);
  const half = Math.ceil(Math.max(trunkHalf, 2));
  let n = 0;
  for (let k = 0; k < rows; k++)
    for (const step of [-1, 1] as const)
      for (let d = step < 0 ? 0 : 1; d <= half; d++) {
        const x = middle + step * d;
        // Beyond a line is an arm.
        if (!isBody(paint, x, y0 + k) || paint.line.colors.has(at(flat, x, y0 + k))) break;
        paint.set(x, y0 + k, main[k > 0 || d > 0.7 * half ? TONE.shadow : TONE.base]);
        n++;
      }
  if (n < 3) throw new InputError('No waist was found in the picture that a belt would go round.');
  const gold = rampOf(hexToRgb('#e8b830'), 1.1);
  const wide = height > 28 ? 2 : 1;
  for (let k = 0; k < rows; k++)
    for (let d = 0; d < wide; d++)
      if (isBody(paint, middle - (wide - 1) + d, y0 + k))
        paint.set(middle - (wide - 1) + d, y0 + k, gold[d === 0 && k === 0 ? TONE.light : TONE.base]);
}

/** From behind the hip out and up in a bow, where nothing is. */
function tail(paint: Paint, main: Ramp): void {
  const { stance, height, flat } = paint;
  const { hip, trunk, facing } = stance;
  const side = facing !== 0 ? -facing : 1;
  let x = Math.floor(trunk);
  const y0 = Math.round(hip + 0.05 * height);
  while (at(flat, x + side, y0) >= 0) x += side;
  const long = Math.max(4, Math.round(0.34 * height));
  const placed: [Px, Px][] = [];
  const thick = height > 36 ? 2 : 1;
  for (let n = 1; n <= long; n++) {
    const t = n / long;
    const u = x + side * Math.round(0.24 * height * Math.sin(Math.min(1, 1.25 * t) * 1.57));
    const v = y0 + Math.round(0.06 * height * Math.sin(t * 3.1) - 0.26 * height * t ** 1.8);
    for (let k = 0; k < thick; k++) {
      if (at(flat, u, v + k) >= 0) continue;
      paint.set(u, v + k, main[t > 0.8 ? TONE.shadow : TONE.base]);
      placed.push([u, v + k]);
    }
  }
  if (placed.length < 4) throw new InputError('The canvas has no room beside the figure for a tail.');
  linedRound(paint, placed);
}

/** Down both sides of the face and behind the shoulders, in the hair's own tones. */
function longHair(paint: Paint, subject: Subject, tones: Ramp | undefined): void {
  const { stance, flat } = paint;
  const own = partRegion(subject, 'hair', 'hair') ?? hairByPlace(subject);
  const color = own && commonest([...flat.colors].filter((c, i) => own[i] && !paint.line.colors.has(c)));
  if (!tones && (!own || color === undefined || color < 0))
    throw new InputError('No hair was found in the picture that could be made longer.');
  const main = tones ?? rampOf(unpackRgb(color!), 1.05);
  const { axis, headHalf, chin, top, hip, facing } = stance;
  const eyes = eyesOf(subject).flat();
  const from =
    eyes.length > 0 ? Math.min(...eyes.map((i) => Math.floor(i / flat.width))) : Math.round((top + chin) / 2);
  const last = Math.round(chin + 0.55 * (hip - chin));
  const thick = Math.max(1, Math.round(0.36 * headHalf));
  const placed: [Px, Px][] = [];
  for (const side of facing === 0 ? [-1, 1] : [-facing]) {
    for (let y = from; y <= last; y++) {
      const t = (y - from) / Math.max(1, last - from);
      const outer = axis - 0.5 + side * (headHalf - 0.5 + (t > 0.25 ? 1 : 0));
      const wide = t > 0.85 ? Math.max(1, thick - 1) : thick;
      for (let k = 0; k < wide; k++) {
        const x = Math.round(outer - side * k);
        if (eyes.includes(y * flat.width + x)) continue;
        paint.set(x, y, main[k === 0 ? (side < 0 ? TONE.light : TONE.shadow) : t > 0.8 ? TONE.shadow : TONE.base]);
        placed.push([x, y]);
      }
    }
  }
  linedRound(paint, placed);
}

/** A comb from brow to nape; in profile along the crown. */
function mohawk(paint: Paint, main: Ramp): void {
  const { stance, flat } = paint;
  const { axis, headHalf, top, chin, facing } = stance;
  const high = Math.max(2, Math.round(0.3 * (chin - top)));
  const half = facing === 0 ? Math.max(0.6, 0.22 * headHalf) : 0.8 * headHalf;
  const placed: [Px, Px][] = [];
  for (let x = Math.round(axis - 0.5 - half); x <= Math.round(axis - 0.5 + half); x++) {
    let y = top;
    while (y < chin && !isBody(paint, x, y)) y++;
    const own = high - (Math.abs(x + 0.5 - axis) > 0.6 * half && half > 1 ? 1 : 0);
    for (let k = -2; k < own; k++) {
      if (y - k < 0) break;
      paint.set(x, y - k, main[k >= own - 1 ? TONE.light : x + 0.5 > axis ? TONE.shadow : TONE.base]);
      placed.push([x, y - k]);
    }
  }
  if (placed.every(([, y]) => y >= top) || top === 0)
    throw new InputError('The canvas has no room above the head for that.');
  linedRound(
    paint,
    placed.filter(([x, y]) => at(flat, x, y) < 0),
  );
}

function onFace(
  paint: Paint,
  subject: Subject,
  what: 'scar' | 'pointed ears' | 'bandage',
  tones: Ramp | undefined,
): void {
  const { stance, flat } = paint;
  const { axis, headHalf, chin, top } = stance;
  const eyes = eyesOf(subject);
  if (eyes.length === 0 || subject.head?.isHidden)
    throw new InputError('No face was surely found in the picture: no eyes stand out from it.');
  const rows = eyes.flat().map((i) => Math.floor(i / flat.width));
  const [high, low] = [Math.min(...rows), Math.max(...rows)];
  const skin = subject.person ? skinOf(subject.person) : besideEyes(flat, paint.line, eyes);
  const face = rampOf(unpackRgb(Math.max(0, skin)));
  if (what === 'scar') {
    const eye = eyes.reduce((a, b) => (b[0]! % flat.width > a[0]! % flat.width ? b : a));
    const x = Math.round(eye.reduce((n, i) => n + (i % flat.width), 0) / eye.length);
    const main = tones ?? rampOf(hexToRgb(luma(skin) < 90 ? '#e08c80' : '#a83c34'));
    const own = new Set(eye);
    let n = 0;
    for (let y = high - 1; y <= Math.min(chin - 1, low + Math.max(1, Math.round(0.2 * (chin - top)))); y++) {
      const u = x + (y < high ? 0 : y > low ? 1 : 0);
      if (own.has(y * flat.width + u) || !isBody(paint, u, y)) continue;
      paint.set(u, y, main[TONE.base]);
      n++;
    }
    if (n < 2) throw new InputError('The face has no room for a scar: nothing of it would be seen.');
    return;
  }
  if (what === 'bandage') {
    const main = tones ?? rampOf(hexToRgb('#ece4d4'));
    for (const y of [high - 2, ...(chin - top > 10 ? [high - 3] : [])])
      for (let x = Math.floor(axis - headHalf); x < axis + headHalf; x++)
        if (isBody(paint, x, y)) paint.set(x, y, main[x + 0.5 > axis + 0.4 * headHalf ? TONE.shadow : TONE.light]);
    return;
  }
  const long = Math.max(1, Math.round(0.4 * headHalf));
  const bare = unpackRgb(Math.max(0, skin));
  const placed: [Px, Px][] = [];
  for (const side of [-1, 1]) {
    let x = Math.floor(axis);
    while (at(flat, x + side, low) >= 0 && Math.abs(x - axis) <= headHalf + 1) x += side;
    if (!isBody(paint, x, low)) x -= side;
    for (let k = 0; k <= long; k++) {
      const y = low - Math.round(0.5 * k);
      paint.set(x + side * k, y, k === 0 ? face[TONE.shadow] : bare);
      placed.push([x + side * k, y]);
      if (k < 0.5 * long) {
        paint.set(x + side * k, y + 1, face[TONE.shadow]);
        placed.push([x + side * k, y + 1]);
      }
    }
  }
  linedRound(paint, placed);
}
