/** What is laid over a body by its own outline: saddles, collars, packs, hoods. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { at, commonest, type Flat, luma } from '../parts/flat.ts';
import { neckBand } from './neck-band.ts';
import type { Paint } from './paint.ts';
import { regionOf } from './regions.ts';
import type { Subject } from './subject.ts';

/** The highest pixel of a column that is of the body: below thin things that stick up, such as a tail over the back. */
export function backAt(flat: Flat, x: Px, from: Px): Px | undefined {
  for (let y = from; y < flat.height; y++) if (at(flat, x, y) >= 0 && at(flat, x, y + 2) >= 0) return y;
  return undefined;
}

/** The middle of the lowest and most level stretch of a back, between head and rump. */
function seatOf({ flat, stance }: Paint, half: Px): Px {
  const xs: number[] = [];
  flat.colors.forEach((c, i) => {
    if (c >= 0) xs.push(i % flat.width);
  });
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const middle = (left + right) / 2;
  let best = { x: Math.round(middle), worth: -Infinity };
  for (let x = Math.round(left + 0.25 * (right - left)); x <= left + 0.75 * (right - left); x++) {
    const levels = [-half, 0, half].map((dx) => backAt(flat, x + dx, stance.top) ?? stance.top);
    const steep = Math.max(...levels) - Math.min(...levels);
    const isAtHead = stance.facing !== 0 && (x - stance.axis) * stance.facing > -half;
    const worth = -steep - 0.25 * Math.abs(x - middle) - (isAtHead ? 6 : 0);
    if (worth > best.worth) best = { x, worth };
  }
  return best.x;
}

/** A saddle with its girth, on the middle of a back. */
export function saddle(paint: Paint, tones: Ramp | undefined, isOnTwo: boolean): void {
  const { flat, stance, line, height } = paint;
  if (isOnTwo || (stance.isUpright && !stance.isLong))
    throw new InputError('A saddle is put on what goes on all fours, and this stands upright.');
  const main = tones ?? rampOf(hexToRgb('#94582c'), 1.1);
  const trim = rampOf(hexToRgb('#e0b850'));
  const half = Math.max(2, Math.round(0.17 * height));
  const middle = seatOf(paint, half);
  const deep = Math.max(2, Math.round(0.17 * height));
  const levels = Array.from({ length: 2 * half + 1 }, (_, k) => backAt(flat, middle - half + k, stance.top));
  const usual = levels.filter((y) => y !== undefined).sort((a, b) => a - b)[half] ?? stance.top;
  for (let dx = -half; dx <= half; dx++) {
    const own = levels[dx + half];
    const first = own !== undefined && Math.abs(own - usual) <= 2 ? own : usual;
    const isEnd = Math.abs(dx) === half;
    const rise = isEnd ? 1 : 0;
    const long = deep - Math.round((Math.abs(dx) / half) * deep * 0.4);
    const start = line.isLined ? first : first - rise;
    for (let k = 0; k < long; k++) {
      const tone = k === 0 ? TONE.light : k === long - 1 ? TONE.deep : dx > half * 0.4 ? TONE.shadow : TONE.base;
      paint.set(
        middle + dx,
        start + (line.isLined ? 1 : 0) + k - (isEnd && line.isLined ? 1 : 0),
        k === long - 1 && Math.abs(dx) < half ? trim[TONE.base] : main[tone as 0],
      );
    }
    if (line.isLined) paint.set(middle + dx, start - rise, paint.dark);
  }
  // The girth runs down to the belly.
  for (let y = usual + deep; y < stance.floor && at(flat, middle, y + 1) >= 0 && at(flat, middle, y) >= 0; y++) {
    if (line.isLined && line.colors.has(at(flat, middle, y))) break;
    paint.set(middle, y, main[TONE.shadow]);
    if (height > 36) paint.set(middle + 1, y, main[TONE.deep]);
  }
}

/** A cape over the back of what goes on all fours: from behind its head to its rump, down its flank, round at its corners. */
export function capeOver(paint: Paint, tones: Ramp | undefined): void {
  const { flat, stance, line, height } = paint;
  const main = tones ?? rampOf(hexToRgb('#a82c34'));
  const { facing, axis, headHalf } = stance;
  const ahead = facing === 0 ? 1 : facing;
  const xs: number[] = [];
  flat.colors.forEach((c, i) => {
    if (c >= 0) xs.push(i % flat.width);
  });
  const rump = ahead < 0 ? Math.max(...xs) : Math.min(...xs);
  const neck = Math.round(axis - ahead * (headHalf + 0.5));
  const long = Math.abs(neck - rump);
  const columns = Array.from({ length: long }, (_, k) => neck - ahead * k).filter((_x, k) => k < long * CAPE_LONG);
  const backs = columns.map((x) => backAt(flat, x, stance.top) ?? -1);
  const level = backs.filter((y) => y >= 0).sort((a, b) => a - b)[backs.length >> 1];
  if (columns.length < 3 || level === undefined)
    throw new InputError('A cape is laid over a back, and none was surely found in the picture.');
  const deep = Math.max(2, Math.round(CAPE_DEEP * (stance.floor - level)));
  const placed: [Px, Px][] = [];
  columns.forEach((x, k) => {
    // A tail or a mane that stands up is before it.
    const back = backs[k]!;
    const first = back < 0 || Math.abs(back - level) > Math.max(2, 0.15 * height) ? level : back;
    const isEnd = k === 0 || k === columns.length - 1;
    const own = Math.round(deep * (0.7 + (0.3 * k) / columns.length)) - (isEnd ? 1 : 0);
    for (let n = line.isLined ? 1 : 0; n < own; n++) {
      if (at(flat, x, first + n) < 0) continue;
      const isFold = n > 1 && k % 3 === 1;
      const tone = n <= 1 ? TONE.light : n === own - 1 ? TONE.deep : isFold || n > 0.7 * own ? TONE.shadow : TONE.base;
      paint.set(x, first + n, main[tone as 0]);
      placed.push([x, first + n]);
    }
  });
  // Its hem against the hide below it, where the picture has lines.
  if (line.isLined && height >= 20)
    for (const [x, y] of placed)
      if (!placed.some(([u, v]) => u === x && v === y + 1) && at(flat, x, y + 1) >= 0) paint.set(x, y + 1, paint.dark);
  // A clasp under the throat.
  const gold = rampOf(hexToRgb('#e8b830'), 1.1);
  const [x, y] = [columns[0]!, (backs[0]! < 0 ? level : backs[0]!) + Math.max(1, deep >> 1)];
  if (at(flat, x, y) >= 0) paint.set(x, y, gold[TONE.light]);
}
/** Share of a back that it covers, and of the height below that. */
const CAPE_LONG = 0.86;
const CAPE_DEEP = 0.52;

/** Beasts of fewer rows have necks of a few pixels. */
const SMALL: Px = 20;

/** A collar across the neck: under the chin of who looks at the viewer, behind the head of who looks aside. */
export function collar(paint: Paint, tones: Ramp | undefined, hasBell: boolean): void {
  const { flat, stance, height, set, line } = paint;
  const main = tones ?? rampOf(hexToRgb('#c02c34'));
  const gold = rampOf(hexToRgb('#e8b830'), 1.1);
  const inside = (x: Px, y: Px): boolean =>
    at(flat, x, y) >= 0 &&
    !(line.isLined && line.colors.has(at(flat, x, y)) && line.figure.colors[y * flat.width + x]! < 0);
  const rows = height > 34 ? 2 : 1;
  const places: [Px, Px][] = [];
  const isAside = stance.facing !== 0 && (stance.isLong || !stance.isUpright);
  if (isAside) {
    const band = neckBand(line.figure, stance, height < SMALL ? 1 : rows)?.filter(([x, y]) => inside(x, y));
    if (band && band.length > 1) places.push(...band.map(([x, y]): [Px, Px] => [x, y]));
  }
  if (isAside && places.length === 0) {
    // From the nape, slanting down towards the breast, where the neck is.
    const { facing, axis, headHalf, top, chin } = stance;
    const x0 = axis - facing * (headHalf + 0.5);
    const nape = Math.max(backAt(flat, Math.round(x0), top) ?? top, Math.round(top + 0.45 * (chin - top)));
    const end = Math.round(chin + 0.1 * height);
    for (let y = nape; y <= end; y++) {
      const x = Math.round(x0 + facing * ((y - nape) / Math.max(1, end - nape)) * headHalf * 0.8);
      // On a small beast a second pixel would make a saddle cloth of it.
      for (let k = 0; k < (height < SMALL ? 1 : rows + 1); k++)
        if (inside(x - facing * k, y)) places.push([x - facing * k, y]);
    }
  } else if (!isAside) {
    const { axis, chin, headHalf } = stance;
    for (let k = 0; k < rows; k++)
      for (let x = Math.ceil(axis - headHalf); x < axis + headHalf; x++)
        if (inside(x, chin + k)) places.push([x, chin + k]);
  }
  if (places.length === 0) throw new InputError('No neck was found in the picture.');
  const lowest = places.reduce((best, p) =>
    p[1] > best[1] || (p[1] === best[1] && Math.abs(p[0] - stance.axis) < Math.abs(best[0] - stance.axis)) ? p : best,
  );
  for (const [x, y] of places)
    set(x, y, main[(y === lowest[1] && rows > 1 ? TONE.shadow : x < stance.axis ? TONE.light : TONE.base) as 0]);
  if (!hasBell) return;
  const [x, y] = isAside ? lowest : [Math.floor(stance.axis), lowest[1]];
  set(x, y + 1, gold[TONE.spec]);
  if (height < 24) return;
  set(x + 1, y + 1, gold[TONE.base]);
  set(x, y + 2, gold[TONE.base]);
  set(x + 1, y + 2, gold[TONE.deep]);
}

/** The hood up: what was hair takes the colour of the clothes, the face lies in shadow, the eyes shine out of it. */
export function hood(
  paint: Paint,
  subject: Subject,
  eyes: readonly (readonly number[])[],
  tones: Ramp | undefined,
): void {
  const { person } = subject;
  if (!person)
    throw new InputError(`A hood is drawn on people seen from the front, and here ${subject.why || 'none was found'}.`);
  const { flat, set } = paint;
  const torso = regionOf(person, 'torso');
  const cloth = commonest([...flat.colors].filter((_c, i) => torso?.[i]));
  const main = tones ?? rampOf(cloth >= 0 ? unpackRgb(cloth) : hexToRgb('#4c4458'));
  const own = new Set(eyes.flat());
  const { width } = flat;
  const { axis, top, neck, head } = person;
  flat.colors.forEach((c, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (
      c < 0 ||
      y >= neck ||
      y < top ||
      Math.abs(x + 0.5 - axis) > head.half + 1 ||
      (person.line.isLined && person.line.colors.has(c) && person.line.figure.colors[i]! < 0)
    )
      return;
    if (at(head.face, x, y) >= 0) {
      if (own.has(i)) set(x, y, luma(c) > 120 ? c : 0xf0e0a0);
      else set(x, y, y < neck - 1 ? 0x1c1824 : 0x2c2634);
      return;
    }
    const u = (x + 0.5 - axis) / Math.max(1, head.half);
    set(x, y, main[(y < top + 2 || u < -0.6 ? TONE.light : u > 0.45 ? TONE.shadow : TONE.base) as 0]);
  });
}
