/** Straight runs of pixels through a hand: how far they go, and whether they stick out of the figure. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, type Color, eachPixel, type Flat } from '../parts/flat.ts';
import type { Hand, Point, Trunk } from './types.ts';

/** Shares of the figure's height. */
const WIDEST = 0.13;
const GUARD = 0.36;
export const LEAST_REACH = 0.2;
/** Shares of a run beside which there is nothing, on one side and on both; of one that leads back along the arm, more. */
const ONE_SIDE = 0.75;
const BOTH_SIDES = 0.4;
const ARM_BOTH_SIDES = 0.6;
/** Share of a run in colours that the other half of the figure does not have; such a thing may hang close to the body. */
const OWN_COLORS = 0.6;
const USUAL = 0.015;
const ARMWARD = (40 * Math.PI) / 180;

export interface Ray {
  readonly length: Px;
  /** Columns, rows and steps along of the middle of each cross-section. */
  readonly steps: readonly { readonly s: Px; readonly cells: readonly number[] }[];
  readonly start: Point;
  readonly end: Point;
}

/** Colours of a half of the figure (1: right of its axis) and what is near to them. */
export function usualIn(figure: Flat, { axis }: Trunk, side: 1 | -1): ReadonlySet<Color> {
  const counts = new Map<Color, number>();
  const all = new Set<Color>();
  let n = 0;
  eachPixel(figure, (x, _y, color) => {
    all.add(color);
    if (side * (x + 0.5 - axis) <= 0) return;
    n++;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  });
  const common = [...counts].filter(([, count]) => count >= Math.max(2, USUAL * n)).map(([color]) => color);
  return new Set([...all].filter((color) => common.some((other) => apart(other, color) < 24)));
}

/** Whether a run sticks out of the figure: long enough, with nothing beside it, and not the way the arm came from. */
export function isFree(
  figure: Flat,
  ray: Ray,
  grip: Point,
  { shoulder }: Hand,
  height: Px,
  isUsual: (x: Px) => ReadonlySet<Color>,
): boolean {
  if (ray.length < LEAST_REACH * height) return false;
  const open = ray.steps.map(({ cells }) => openSides(figure, cells, ray));
  const one = open.filter((sides) => sides > 0).length / open.length;
  const both = open.filter((sides) => sides > 1).length / open.length;
  const towards = Math.atan2(shoulder.y - grip.y, shoulder.x - grip.x);
  const along = Math.atan2(ray.end.y - grip.y, ray.end.x - grip.x);
  const isArmward = Math.cos(along - towards) > Math.cos(ARMWARD);
  if (one < ONE_SIDE) return false;
  const usual = isUsual(grip.x);
  const cells = ray.steps.flatMap((step) => step.cells);
  const own = cells.filter((i) => !usual.has(figure.colors[i]!)).length / cells.length;
  if (own >= OWN_COLORS && both >= 0.1) return true;
  return own >= 0.25 && both >= (isArmward ? ARM_BOTH_SIDES : BOTH_SIDES);
}

/** On how many of its two sides a cross-section has nothing beside it, but for a line. */
export function openSides(figure: Flat, cells: readonly number[], { end, start }: Ray): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.max(0.01, Math.hypot(dx, dy));
  const [vx, vy] = [-dy / long, dx / long];
  const across = cells.map((i) => (i % figure.width) * vx + Math.floor(i / figure.width) * vy);
  const [least, most] = [cells[across.indexOf(Math.min(...across))]!, cells[across.indexOf(Math.max(...across))]!];
  return [
    [least, -1],
    [most, 1],
  ].filter(([i, sign]) => {
    const [x, y] = [i! % figure.width, Math.floor(i! / figure.width)];
    return [1.5, 2.5].every((p) => at(figure, Math.round(x + sign! * vx * p), Math.round(y + sign! * vy * p)) < 0);
  }).length;
}

/** Walks from a grip as long as the cross-sections are narrow. */
export function rayFrom(
  figure: Flat,
  isBorder: (x: Px, y: Px) => boolean,
  grip: Point,
  angle: number,
  height: Px,
): Ray {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const widest = Math.max(2, Math.round(WIDEST * height));
  const steps: { s: Px; cells: number[] }[] = [];
  let gap = 0;
  let wide = 0;
  let length = 0;
  let end: Point = grip;
  for (let s = 1; s < height * 1.3; s++) {
    const middle = middleAt(isBorder, grip.x + ux * s, grip.y + uy * s, ux, uy);
    if (!middle) {
      if (++gap > 1) break;
      continue;
    }
    const cells = crossing(figure, isBorder, middle, -uy, ux, GUARD * height);
    if (cells.length > widest) {
      // A guard or a head is wider, but not for long.
      if (cells.length > GUARD * height || ++wide > Math.max(2, 0.08 * height)) break;
      continue;
    }
    gap = 0;
    length = s;
    end = { x: middle[0], y: middle[1] };
    steps.push({ s, cells });
  }
  return { length, steps: steps.filter((step) => step.s <= length), start: grip, end };
}

/** The pixel at a place of a run, or one beside it where a border is. */
function middleAt(
  isBorder: (x: Px, y: Px) => boolean,
  x: Px,
  y: Px,
  ux: number,
  uy: number,
): readonly [Px, Px] | undefined {
  for (const p of [0, 1, -1]) {
    const [X, Y] = [Math.round(x - uy * p), Math.round(y + ux * p)];
    if (!isBorder(X, Y)) return [X, Y];
  }
  return undefined;
}

/** Pixels across a run, of the colours of its middle. */
function crossing(
  figure: Flat,
  isBorder: (x: Px, y: Px) => boolean,
  [x, y]: readonly [Px, Px],
  vx: number,
  vy: number,
  most: number,
): number[] {
  const cells = [y * figure.width + x];
  const middle = at(figure, x, y);
  for (const sign of [1, -1]) {
    let before = middle;
    for (let p = 1; p <= most; p++) {
      const X = Math.round(x + sign * vx * p);
      const Y = Math.round(y + sign * vy * p);
      const color = at(figure, X, Y);
      if (isBorder(X, Y) || !(areKin(color, middle) || areKin(color, before))) break;
      before = color;
      const cell = Y * figure.width + X;
      if (!cells.includes(cell)) cells.push(cell);
    }
  }
  return cells;
}
