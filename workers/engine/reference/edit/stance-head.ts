/** Where a head is of whom no parts are known: by its joints, by a pair of eyes, at an end of a beast, by the outline. */
import type { Px } from '../../../../src/pixels/types.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { at, eachPixel, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { FoundJoints } from '../parts/index.ts';
import type { Point, Stance } from './stance-types.ts';

export const SURE_HEAD = 0.45;
/** Share of the figure's height. */
const HEAD = 0.34;

/** The run of a row that holds a column, as its two ends; undefined where there is nothing. */
export function runOf(flat: Flat, x: Px, y: Px): readonly [Px, Px] | undefined {
  if (at(flat, x, y) < 0) return undefined;
  let [from, to] = [x, x + 1];
  while (at(flat, from - 1, y) >= 0) from--;
  while (at(flat, to, y) >= 0) to++;
  return [from, to];
}

export function columnsOf(flat: Flat): readonly [from: Px, to: Px] {
  let [from, to] = [flat.width, 0];
  eachPixel(flat, (x) => {
    from = Math.min(from, x);
    to = Math.max(to, x + 1);
  });
  return [from, to];
}

/** The head at an end of a long figure: as far in as it is high, from its highest pixel there. */
export function headAtEnd(flat: Flat, end: -1 | 1, height: Px): Head {
  const [from, to] = columnsOf(flat);
  const deep = Math.max(3, Math.min(0.42 * height, 0.36 * (to - from)));
  const isIn = (x: Px): boolean => (end < 0 ? x < from + deep : x >= to - deep);
  let top = flat.height;
  eachPixel(flat, (x, y) => {
    if (isIn(x)) top = Math.min(top, y);
  });
  const chin = Math.round(top + Math.max(3, 0.9 * deep));
  const xs: number[] = [];
  eachPixel(flat, (x, y) => {
    if (isIn(x) && y < top + 0.6 * (chin - top)) xs.push(x + 0.5);
  });
  return {
    axis: median(xs),
    top,
    chin,
    headHalf: Math.max(1.5, Math.min(deep / 2, (Math.max(...xs) - Math.min(...xs) + 1) / 2)),
  };
}

/** Where a beast's mouth is: the end of its head on the side it looks to, between eyes and chin. */
export function mouthOf(flat: Flat, { top, chin, axis, headHalf }: Head, facing: -1 | 1): Point {
  const y = Math.round(top + 0.75 * (chin - top));
  let x = Math.floor(axis);
  while (at(flat, x + facing, y) >= 0 && Math.abs(x - axis) < 2 * headHalf) x += facing;
  return { x, y };
}

export type Head = Pick<Stance, 'axis' | 'top' | 'chin' | 'headHalf'>;

export function headByJoints(flat: Flat, joints: FoundJoints, height: Px): Head | undefined {
  const about = (['NOSE', 'LEFT EYE', 'RIGHT EYE', 'LEFT EAR', 'RIGHT EAR'] as const).map((label) => joints[label]);
  const x = Math.floor(about.reduce((sum, joint) => sum + joint.x, 0) / about.length);
  const eyes = Math.floor((joints['LEFT EYE'].y + joints['RIGHT EYE'].y) / 2);
  if (at(flat, x, eyes) < 0) return undefined;
  let top = eyes;
  while (at(flat, x, top - 1) >= 0 || at(flat, x - 1, top - 1) >= 0 || at(flat, x + 1, top - 1) >= 0) top--;
  const { NOSE, NECK } = joints;
  const below = NECK.sure >= SURE_HEAD && NECK.y > NOSE.y ? NOSE.y + NECK_SHARE * (NECK.y - NOSE.y) : flat.height;
  // Below so large a head there are legs at the least.
  const lowest = Math.round(top + MOST_HEAD * height);
  const chin = Math.max(eyes + 2, Math.min(lowest, Math.round(Math.min(below, eyes + (eyes - top) * 0.9))));
  // The run of the eyes goes on into the body of an animal: no head is much wider than it is high.
  const most = Math.max(2, 0.62 * (chin - top));
  const [from, to] = runOf(flat, x, eyes)!;
  const [left, right] = [Math.max(from, x + 0.5 - most), Math.min(to, x + 0.5 + most)];
  const headHalf = Math.max(1.5, Math.min(0.3 * height, (right - left) / 2));
  return { axis: (left + right) / 2, top, chin: narrowsAt(flat, x, eyes, headHalf, chin), headHalf };
}

/** The chin of a head that is wider than its body: where the outline narrows below the face, if that is lower than was told. */
function narrowsAt(flat: Flat, x: Px, eyes: Px, headHalf: number, chin: Px): Px {
  const wideAt = (y: Px): number => {
    const run = runOf(flat, x, y);
    return run ? run[1] - run[0] : 0;
  };
  const wide = wideAt(eyes);
  // What narrows near the ground are legs.
  const { top, bottom } = opaqueRows(flat);
  const last = Math.min(eyes + BELOW_EYES * headHalf, bottom - LEGS * (bottom - top));
  for (let y = chin; y <= last; y++) if (wideAt(y) <= NARROWER * wide) return y;
  return chin;
}
/** Share of the height that a head has at the most. */
const MOST_HEAD = 0.68;
const BELOW_EYES = 1.3;
const LEGS = 0.25;
const NARROWER = 0.78;

/** The chin lies at this share of the way from nose to neck. */
const NECK_SHARE = 0.7;

/** A head about a pair of eyes that is seen, whatever else the figure is. */
export function headByEyes(flat: Flat, joints: FoundJoints, height: Px): Head | undefined {
  const eyes = findEyes(flat, joints);
  if (eyes.length === 0) return undefined;
  const middle = (eye: readonly number[], of: (i: number) => number): number =>
    eye.reduce((sum, i) => sum + of(i) + 0.5, 0) / eye.length;
  const [a, b = a] = eyes.map((eye) => ({
    x: middle(eye, (i) => i % flat.width),
    y: middle(eye, (i) => Math.floor(i / flat.width)),
  })) as [Point, Point?];
  const [x, y] = [(a.x + b.x) / 2, Math.floor((a.y + b.y) / 2)];
  const [from, to] = runOf(flat, Math.floor(x), y) ?? [x - 2, x + 2];
  const most = Math.max(2, 1.1 * Math.abs(a.x - b.x), 0.15 * height);
  const headHalf = Math.max(1.5, Math.min(most, (to - from) / 2));
  let top = y;
  // A plume or a stalk on it is no more of the head.
  const wideAt = (row: Px): number =>
    Math.max(...[-1, 0, 1].map((d) => runOf(flat, Math.floor(x) + d, row)).map((run) => (run ? run[1] - run[0] : 0)));
  while (wideAt(top - 1) > Math.min(3, 0.6 * headHalf)) top--;
  // Eyes of blobs lie low; of heads, in their middle.
  const chin = Math.round(Math.min(y + Math.max(2, 1.1 * headHalf), y + Math.max(2, y - top) * 1.2));
  return { axis: x, top, chin, headHalf };
}

export function headByOutline(flat: Flat, top: Px, height: Px): Head {
  const chin = Math.round(top + HEAD * height);
  const xs: number[] = [];
  const widths: number[] = [];
  // A beak or an ear is thin: what is as thick as a head is.
  const isThick = (x: Px, y: Px): boolean =>
    at(flat, x, y) >= 0 && (height < 20 || at(flat, x, y + Math.round(0.14 * height)) >= 0);
  for (let y = top; y < chin; y++) {
    const columns = Array.from({ length: flat.width }, (_, x) => x).filter((x) => isThick(x, y));
    if (y < top + (chin - top) * 0.6) xs.push(...columns.map((x) => x + 0.5));
    if (columns.length) widths.push(columns.at(-1)! + 1 - columns[0]!);
  }
  const headHalf = Math.max(1.5, Math.min(0.4 * height, (median(widths) || 4) / 2));
  return { axis: xs.length ? median(xs) : flat.width / 2, top, chin, headHalf };
}
