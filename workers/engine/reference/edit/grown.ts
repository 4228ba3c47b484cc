/** What grows on bodies of beasts: spikes, fins and manes along a back, tusks and fangs at a mouth, antlers. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import { at, commonest, luma, median } from '../parts/flat.ts';
import { antennae, antlers } from './grown-head.ts';
import { isThing } from './matters.ts';
import { linedRound, type Paint } from './paint.ts';
import type { Subject } from './subject.ts';
import { backAt } from './wear-on.ts';
import { eyesOf } from './whole-of.ts';

export type Growth = 'spikes' | 'fin' | 'mane' | 'tusks' | 'fangs' | 'antlers' | 'antennae';

export const GROWTH_WORDS: readonly (readonly [RegExp, Growth])[] = [
  [/\b(?:spikes?|spines|quills|thorns|ridges?|back ?plates)\b/, 'spikes'],
  [/\b(?:(?:dorsal|back|shark) fin|fin)s?\b/, 'fin'],
  [/\bmane\b/, 'mane'],
  [/\btusks?\b/, 'tusks'],
  [/\b(?:fangs?|sharp teeth|vampire teeth)\b/, 'fangs'],
  [/\bantlers?\b/, 'antlers'],
  [/\b(?:antennas?|antennae|feelers)\b/, 'antennae'],
];

/** Draws it in a colour, else in that of bone or of the hide. `isBig`: half as large again. */
export function grow(paint: Paint, subject: Subject, what: Growth, tones: Ramp | undefined, isBig: boolean): void {
  const bone = tones ?? rampOf(hexToRgb('#e4dcc4'), 1.1);
  if (what === 'tusks' || what === 'fangs') teeth(paint, subject, what, bone, isBig);
  else if (what === 'antlers') antlers(paint, subject, bone, isBig);
  else if (what === 'antennae') antennae(paint, subject, tones ?? ofHide(paint));
  else alongBack(paint, subject, what, tones ?? ofHide(paint), isBig);
}

/** A darker shade of what a figure is mostly of; lighter, where that is dark. */
function ofHide({ flat, line }: Paint): Ramp {
  const hide = commonest([...flat.colors].filter((c) => c >= 0 && !line.colors.has(c)));
  const [r, g, b] = unpackRgb(Math.max(0, hide));
  const k = luma(hide) < 110 ? 1.6 : 0.62;
  const shade = (v: number): number => Math.max(0, Math.min(255, Math.round(v * k + (k > 1 ? 24 : 0))));
  return rampOf([shade(r), shade(g), shade(b)], 1.1);
}

interface Step {
  readonly x: Px;
  readonly y: Px;
}

/** The line of a back: of a beast from behind its head to its rump, of others all that faces the sky beside the head. */
function backOf({ flat, stance }: Paint, subject: Subject): Step[] {
  const { facing, axis, headHalf, isUpright, chin, top, floor } = stance;
  const isAside = facing !== 0 && !isUpright;
  const xs = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % flat.width);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const neck = axis - facing * (headHalf + 0.5);
  const out: Step[] = [];
  for (let x = left; x <= right; x++) {
    const isOfHead = isAside ? (x - neck) * facing > 0 : Math.abs(x + 0.5 - axis) <= headHalf + 0.5;
    if (isOfHead && !isThing(subject)) continue;
    const y = backAt(flat, x, isAside || isThing(subject) ? 0 : Math.max(0, chin - 2));
    // Legs and a tail that hangs down are no back.
    if (y !== undefined && y < top + 0.62 * (floor - top)) out.push({ x, y });
  }
  if (!isAside) return out;
  // Nor are ears, or a tail that is raised.
  const usual = median(out.map(({ y }) => y));
  return out.filter(({ y }) => Math.abs(y - usual) <= Math.max(2, 0.17 * (floor - top)));
}

function alongBack(paint: Paint, subject: Subject, what: 'spikes' | 'fin' | 'mane', tones: Ramp, isBig: boolean): void {
  const back = backOf(paint, subject);
  if (back.length < 4) throw new InputError('No back was surely found in the picture that this could grow on.');
  const size = (isBig ? 1.5 : 1) * paint.height;
  const placed: [Px, Px][] = [];
  const put = (x: Px, y: Px, color: Rgb): void => {
    if (at(paint.flat, x, y) >= 0 && !paint.line.colors.has(at(paint.flat, x, y))) return;
    paint.set(x, y, color);
    placed.push([x, y]);
  };
  const { facing } = paint.stance;
  if (what === 'mane' && facing !== 0) maneOn(paint, tones, Math.max(2, Math.round(0.1 * size)), back);
  else if (what === 'fin') {
    const half = Math.max(2, Math.round(0.16 * size));
    const high = Math.max(3, Math.round(0.24 * size));
    const foot = back[back.length >> 1]!;
    for (let k = 0; k < high; k++)
      for (let dx = Math.round(-half * (1 - k / high)); dx <= Math.round(half * (1 - k / high)); dx++)
        put(
          foot.x + dx - facing * Math.round(0.5 * k),
          foot.y - k,
          tones[dx < 0 ? TONE.light : k < 2 ? TONE.shadow : TONE.base],
        );
  } else {
    const high = Math.max(2, Math.round((what === 'mane' ? 0.1 : 0.16) * size));
    const step = what === 'mane' ? 1 : Math.max(paint.height < 20 ? 3 : 4, Math.round(0.13 * size));
    const long = what === 'mane' ? Math.max(3, Math.round(0.3 * back.length)) : back.length;
    // A mane begins at the head.
    const ordered = facing > 0 ? [...back].reverse() : back;
    ordered.slice(0, long).forEach(({ x, y }, k) => {
      if (what === 'mane') {
        const own = high - (k % 3 === 2 ? 1 : 0) - (k > 0.7 * long ? 1 : 0);
        for (let n = -1; n < own; n++)
          put(x, y - n, tones[n >= own - 1 ? TONE.light : k % 2 ? TONE.base : TONE.shadow]);
        return;
      }
      if (k % step !== step >> 1) return;
      const own = Math.max(2, Math.round(high * (1 - 0.35 * Math.abs((2 * k) / ordered.length - 1))));
      for (let n = 0; n <= own; n++) {
        const half = ((1 - n / (own + 0.5)) * Math.max(1, step - 1)) / 2;
        for (let dx = Math.ceil(-half); dx <= Math.floor(half); dx++)
          put(x + dx, y - n, tones[n >= own - 1 ? TONE.light : dx <= 0 ? TONE.base : TONE.shadow]);
      }
    });
  }
  if (placed.length < 3 && !(what === 'mane' && facing !== 0))
    throw new InputError('The canvas has no room above the back for that.');
  linedRound(paint, placed);
}

/** Hair along the neck of who looks to a side, from between the ears to the withers, over its own edge. */
function maneOn(paint: Paint, tones: Ramp, deep: Px, back: readonly Step[]): void {
  const { flat, stance, line } = paint;
  const { facing, axis, headHalf } = stance;
  const placed: [Px, Px][] = [];
  const withers =
    back.length > 0 ? (facing > 0 ? Math.max : Math.min)(...back.map(({ x }) => x)) : axis - facing * 2 * headHalf;
  const last = withers - facing * Math.round(0.12 * paint.height);
  for (let x = Math.round(axis - 0.5); (x - last) * facing >= 0; x -= facing) {
    const y = backAt(flat, x, stance.top);
    if (y === undefined) continue;
    const isEnd = Math.abs(x - last) < 2;
    for (let n = -(isEnd ? 0 : 1); n < deep + (x % 3 === 0 ? 1 : 0) - (isEnd ? 1 : 0); n++) {
      paint.set(x, y + n, tones[n < 0 ? TONE.light : x % 3 === 1 ? TONE.shadow : TONE.base]);
      if (n < 0) placed.push([x, y + n]);
    }
  }
  if (line.isLined) linedRound(paint, placed);
}

/** Where a mouth is: of a beast in profile at the end of its muzzle, of others below the eyes. */
function mouthOf(
  { flat, stance }: Paint,
  subject: Subject,
): { readonly places: readonly Step[]; readonly eye: number } {
  const eyes = eyesOf(subject);
  const { facing, axis, headHalf, chin, isUpright } = stance;
  if (eyes.length === 0) throw new InputError('No face was surely found in the picture: no eyes stand out from it.');
  const rows = eyes.flat().map((i) => Math.floor(i / flat.width));
  const low = Math.max(...rows);
  if (facing !== 0 && !isUpright) {
    const reach = (y: Px): Px => {
      let far = Math.floor(axis);
      for (let x = far; x >= 0 && x < flat.width; x += facing) if (at(flat, x, y) >= 0) far = x;
      return far;
    };
    const from = low + 1;
    const last = Math.max(from + 1, Math.min(chin, from + Math.round(1.4 * headHalf)));
    let tip = { x: reach(from), y: from };
    for (let y = from; y <= last; y++) if ((reach(y) - tip.x) * facing >= 0) tip = { x: reach(y), y };
    const inward = Math.max(1, Math.round(0.35 * headHalf));
    return { places: [{ x: tip.x - facing * inward, y: tip.y }], eye: low };
  }
  const xs = eyes.map((eye) => eye.reduce((sum, i) => sum + (i % flat.width), 0) / eye.length);
  const middle = eyes.length > 1 ? (Math.min(...xs) + Math.max(...xs)) / 2 : axis - 0.5;
  const half = Math.max(1, Math.min(0.5 * headHalf, eyes.length > 1 ? 0.42 * (Math.max(...xs) - Math.min(...xs)) : 9));
  const y = Math.min(chin - 1, low + Math.max(1, Math.round(0.5 * (chin - low) - 0.5)));
  return { places: [-1, 1].map((side) => ({ x: Math.round(middle + side * half), y })), eye: low };
}

function teeth(paint: Paint, subject: Subject, what: 'tusks' | 'fangs', bone: Ramp, isBig: boolean): void {
  const { places } = mouthOf(paint, subject);
  const { facing, headHalf, chin, top, isUpright } = paint.stance;
  const isAside = facing !== 0 && !isUpright;
  const long = Math.max(chin - top < 10 ? 1 : 2, Math.round((isBig ? 0.42 : 0.24) * (chin - top)));
  const thick = headHalf > 6 ? 2 : 1;
  const placed: [Px, Px][] = [];
  places.forEach(({ x, y }, side) => {
    const out = isAside ? facing : side === 0 ? -1 : 1;
    for (let n = 0; n < long; n++) {
      const lean = what === 'fangs' ? 0 : Math.round(0.45 * n) * out;
      const wide = n < long - 1 ? thick : 1;
      for (let k = 0; k < wide; k++) {
        const [u, v] = [x + lean + k * out, y + (what === 'fangs' ? n : -n)];
        paint.set(u, v, bone[n === 0 ? TONE.shadow : n >= long - 1 ? TONE.spec : TONE.light]);
        placed.push([u, v]);
      }
    }
  });
  if (isAside && paint.height >= 24) linedRound(paint, placed);
}
