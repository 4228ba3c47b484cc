/** The head of what no face tells: at the end of a beast in profile that it looks to, or the rounded top of a lump. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { facedSide } from '../parts/faces.ts';
import type { Eye } from '../parts/find-eyes.ts';
import { apart, at, commonest, type Flat, median, NONE, toImage } from '../parts/flat.ts';
import type { FoundJoints } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { findLegs } from '../stride/index.ts';
import { runOf } from './head-top.ts';
import { middleOf } from './pair-of-eyes.ts';
import { depthsOf } from './side-head.ts';
import type { Stance } from './stance.ts';

/** What is so wide for its height, and no more alike on both sides, is a beast in profile. */
const WIDE = 0.85;
const UNLIKE = 0.72;
/** So sure of the side that it looks to is who has a head there. */
const SURE = 0.22;
/** Heads reach no farther in than this share of the width, and are no larger than that share of the lesser side. */
const REACH = 0.42;
const MOST_RADIUS = 0.27;

export interface EndHead {
  readonly stance: Stance;
  readonly isSure: boolean;
}

/** The head at the end that a beast in profile looks to; undefined for what faces the viewer or has no ends. */
export function headAtEnd(flat: Flat, joints: FoundJoints, stance: Stance): EndHead | undefined {
  const box = opaqueBounds(toImage(flat));
  if (!box || box.width < WIDE * box.height || evenness(flat).fit > UNLIKE) return undefined;
  const depths = depthsOf(flat);
  // Without what is thin: a lance that is held out makes nobody a beast.
  const thick = boundsOf(flat, (i) => depths[i]! >= Math.max(1.5, THICK * Math.min(box.width, box.height)));
  if (box.height >= LARGE && (!thick || thick.wide < WIDE * thick.high)) return undefined;
  const line = lineHabitOf(flat);
  const isLying = box.width >= LIES * box.height;
  // What is about as high as wide, and has no legs, may be a head alone.
  if (!isLying && !findLegs(flat, line, () => false)) return undefined;
  const told = facedSide(flat, line.colors, joints, stance.facing < 0 ? -1 : 1, box);
  const facing = told < 0 ? -1 : 1;
  const most = Math.max(2, MOST_RADIUS * Math.min(box.width, box.height));
  const end = facing < 0 ? box.x : box.x + box.width;
  let best: { readonly x: number; readonly y: number; readonly r: number; readonly worth: number } | undefined;
  depths.forEach((depth, i) => {
    if (depth <= 0) return;
    const [x, y] = [(i % flat.width) + 0.5, Math.floor(i / flat.width) + 0.5];
    const off = Math.abs(end - x);
    if (off > REACH * box.width) return;
    const r = Math.min(depth, most);
    // As round as may be, at the very end, and high: necks and forelegs are farther in and below.
    const worth = r - 0.3 * Math.max(0, off - r) - 0.22 * Math.max(0, y - r - box.y);
    if (worth > (best?.worth ?? -Infinity)) best = { x, y, r, worth };
  });
  if (!best || best.r < 1.4) return undefined;
  const { x, y, r } = best;
  const wideAt = (row: Px): number => {
    let n = 0;
    for (let u = Math.floor(x - r); u < x + r; u++) if (at(flat, u, row) >= 0) n++;
    return n;
  };
  let top = Math.floor(y);
  // Ears and horns are thinner than a head.
  while (y - top < 1.6 * r && wideAt(top - 1) >= Math.max(2, 1.1 * r)) top--;
  const place = { axis: x, top, chin: Math.round(y + r), headHalf: Math.max(1.5, r), facing } as const;
  const isSure = isLying && Math.abs(told) >= SURE;
  return { stance: { ...stance, ...place, ...(isLying ? { isLong: true, isUpright: false } : {}) }, isSure };
}

/** Of smaller figures all is thin. */
const LARGE: Px = 24;
/** Share of the lesser side that what is no limb, tail or weapon has about it. */
const THICK = 0.07;

function boundsOf(flat: Flat, is: (i: number) => boolean): { readonly wide: Px; readonly high: Px } | undefined {
  const cells = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0 && is(i));
  if (cells.length === 0) return undefined;
  const span = (values: readonly number[]): Px => Math.max(...values) - Math.min(...values) + 1;
  return { wide: span(cells.map((i) => i % flat.width)), high: span(cells.map((i) => Math.floor(i / flat.width))) };
}

/** Whether a pair of spots lies so far from the end that a beast in profile surely looks to that it is none of eyes. */
export function isOnBack(flat: Flat, joints: FoundJoints, axis: number): boolean {
  const box = opaqueBounds(toImage(flat));
  if (!box || box.width < LONG * box.height) return false;
  const told = facedSide(flat, lineHabitOf(flat).colors, joints, 1, box);
  const off = (axis - box.x - box.width / 2) / (box.width / 2);
  return Math.abs(told) >= SURELY && off * Math.sign(told) < AHEAD;
}
const LIES = 1.05;
const LONG = 1.2;
const SURELY = 0.4;
const AHEAD = 0.15;

/** The first row of a lump's top is so wide for all of it; and higher than this share of its height. */
const SHOULDER = 0.42;
const HIGHEST = 0.5;

/** Where a hat sits on what is a lump, a head alone or a figure whose face nothing tells: on the highest broad run. */
export function topOfLump(flat: Flat, stance: Stance): Stance | undefined {
  const box = opaqueBounds(toImage(flat));
  if (!box) return undefined;
  const columns: number[] = [];
  flat.colors.forEach((c, i) => {
    if (c >= 0 && Math.floor(i / flat.width) < box.y + HIGHEST * box.height) columns.push((i % flat.width) + 0.5);
  });
  const middle = median(columns);
  const widths: Px[] = [];
  for (let y = box.y; y < box.y + HIGHEST * box.height; y++) {
    const run = runOf(flat, middle, y);
    widths.push(run ? run.to - run.from : 0);
  }
  const widest = Math.max(...widths);
  const first = widths.findIndex((wide) => wide >= SHOULDER * widest && wide >= 3);
  if (first < 0) return undefined;
  const run = runOf(flat, middle, box.y + first)!;
  const headHalf = Math.max(1.5, Math.min(0.4 * box.height, (run.to - run.from) / 2 + 1));
  const top = box.y + first;
  const axis = (run.from + run.to) / 2;
  return { ...stance, axis, top, headHalf, chin: Math.round(top + Math.max(3, 1.4 * headHalf)), facing: 0 };
}

/** Whether an eye is plainly of another colour than what is about it. */
export function isPlain(flat: Flat, eye: Eye): boolean {
  const beside = eye.flatMap((i) => [i - 1, i + 1, i - flat.width, i + flat.width]).filter((i) => !eye.includes(i));
  const about = commonest(beside.map((i) => flat.colors[i] ?? NONE));
  const own = eye.find((i) => apart(flat.colors[i]!, about) >= PLAIN);
  if (about < 0 || own === undefined) return false;
  // Where there is more of its colour it is a pattern's.
  const alike = flat.colors.filter((c) => c >= 0 && apart(c, flat.colors[own]!) < SAME).length;
  return alike <= MOST_ALIKE * eye.length + 4;
}
const SAME = 40;
const MOST_ALIKE = 3;
const PLAIN = 110;

/** Whether an eye in profile lies at the end that has more of the figure: the other is the tail's. */
export function isAtHead(flat: Flat, eye: Eye): boolean {
  const columns = Array.from({ length: flat.width }, () => 0);
  flat.colors.forEach((c, i) => {
    if (c >= 0) columns[i % flat.width]!++;
  });
  const first = columns.findIndex((n) => n > 0);
  const last = columns.findLastIndex((n) => n > 0);
  const third = Math.max(1, Math.round(0.3 * (last - first)));
  const mass = (from: Px, to: Px): number => columns.slice(from, to).reduce((a, b) => a + b, 0);
  const [left, right] = [mass(first, first + third), mass(last + 1 - third, last + 1)];
  const isLeft = middleOf(eye, flat.width).x < (first + last + 1) / 2;
  return isLeft ? left >= 0.85 * right : right >= 0.85 * left;
}

/** Eyes lie no farther from the middle of a head than this share of half of it. */
const OFF_EYES = 0.35;

/** A head at an end, moved to where its eyes are: flames and crests behind it are none of it. */
export function aboutEyes(flat: Flat, stance: Stance, eyes: readonly Eye[]): Stance {
  if (eyes.length === 0) return stance;
  const places = eyes.map((eye) => middleOf(eye, flat.width));
  const [x, y] = [median(places.map((eye) => eye.x)), median(places.map((eye) => eye.y))];
  const off = OFF_EYES * stance.headHalf;
  const axis = Math.max(x - off, Math.min(x + off, stance.axis));
  const run = runOf(flat, axis, Math.round(y));
  if (axis === stance.axis || !run) return stance;
  const headHalf = Math.max(1.5, Math.min(stance.headHalf, axis - run.from, run.to - axis));
  const top = Math.max(stance.top, Math.round(y - HIGH_ABOVE * headHalf));
  return { ...stance, axis, headHalf, top, chin: Math.max(stance.chin, Math.round(y + headHalf)) };
}
const HIGH_ABOVE = 1.3;
