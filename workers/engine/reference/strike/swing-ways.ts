/** Where what is held may be swung: to which side, from where and how far, without coming before a face. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { type Figure, radians } from './figure.ts';
import type { Weapon } from './types.ts';

/** The side that is struck at (−1 left, 1 right), and where a swing begins and ends: degrees from straight up to that side. */
export interface Swing {
  readonly side: -1 | 1;
  readonly up: number;
  readonly end: number;
  /** It is not wound up. */
  readonly stays?: boolean;
  /** Wound up it is behind who swings it. */
  readonly isBehind?: boolean;
  /** It comes down before the body. */
  readonly isAcross?: boolean;
  /** Degrees that it goes on. */
  readonly through?: number;
}

/** A thrust goes straight ahead. */
export const THRUST = 90;
/** A weapon is wound up where it points up, from so far behind the head: degrees from straight up to the side. */
const UP = -45;
export const QUARTER = 90;
/** Share of a weapon that may come before the body where it lands, and before the head where it is wound up. */
const MOST_BEFORE = 0.3;
export const MOST_OVER_HEAD = 0.15;

const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
/**
 * The swings that a figure may try, the best to be seen first: to the side that it hangs on or that is faced, through one
 * quarter of a turn or, where there is no room, through two. By quarters every pixel of a thing stays one.
 */
export function swingsFor(weapon: Weapon, figure: Figure): readonly Swing[] {
  const side = sideOf(weapon, figure);
  const rest = restOf(weapon, side);
  const raised = rest - QUARTER * Math.floor((rest - UP) / QUARTER);
  const isClear = (degrees: number): boolean =>
    shareOver(weapon, side * (degrees - rest), figure, isOverHead) < MOST_OVER_HEAD &&
    shareOver(weapon, side * (degrees - rest), figure, isOverBody) < MOST_BEFORE;
  const up = isClear(raised) ? raised : rest;
  const isPole = Math.min(weapon.ahead, weapon.behind) > 0.3 * Math.max(weapon.ahead, weapon.behind);
  // What is held out comes down all the same: an arc is left where it came from.
  const ends = [raised + QUARTER, ...(isPole ? [] : [raised + 2 * QUARTER])];
  const ways = ends
    .filter((end) => shareOver(weapon, side * (end - rest), figure, isOverBody) < MOST_BEFORE)
    .map((end): Swing => ({ side, up: up === end ? end - QUARTER : up, end, stays: up === end }));
  // What is held up already is wound up farther behind, as far as the head lets it.
  const backs = BACK.map((degrees) => up - degrees).filter((degrees) => degrees > -HALF);
  const isSeen = (degrees: number): boolean => shareOver(weapon, side * (degrees - rest), figure, isOver) < MOST_HIDDEN;
  const back = backs.find(isClear) ?? (isPole ? undefined : backs.find(isSeen));
  if (up !== rest || back === undefined) return ways;
  const isBehind = !isClear(back);
  const through = (end: number): number =>
    shareOver(weapon, side * (end + THROUGH - rest), figure, isOverBody) < MOST_BEFORE ? THROUGH : 0;
  return [
    ...ways.filter(({ stays }) => !stays).map((way) => ({ ...way, up: back, isBehind, through: through(way.end) })),
    ...ways,
  ];
}

/** Degrees that it is wound up by, and that it goes on after it has struck. */
const BACK = [45, 60, 32];
const HALF = 120;
const THROUGH = 28;

/**
 * Before the body, to the side that a weapon is not held on: for who faces the viewer and has no room beside itself. It is
 * raised, leant outwards, and comes down across the body and past it.
 */
export function acrossFor(weapon: Weapon, figure: Figure): readonly Swing[] {
  if (Math.abs(figure.ahead.x) > 0.5) return [];
  const side = sideOf(weapon, figure) < 0 ? 1 : -1;
  const rest = restOf(weapon, side);
  const raised = rest - QUARTER * Math.round((rest - LEANT) / QUARTER);
  const isClear = (degrees: number): boolean =>
    shareOver(weapon, side * (degrees - rest), figure, isOverHead) < MOST_OVER_HEAD;
  // Past the head and down before the chest.
  return [ACROSS, ACROSS + 20].flatMap((end): Swing[] =>
    isClear(end) ? [{ side, up: isClear(raised) ? raised : rest, end, through: ON, isAcross: true }] : [],
  );
}
/** Degrees from straight up to which what is held is raised, at which it lands before the body, and goes on. */
const LEANT = -20;
const ACROSS = 90;
const ON = 24;

/** A thrust to that side. */
export const thrustsFor = (weapon: Weapon, figure: Figure): readonly Swing[] => {
  const side = sideOf(weapon, figure);
  return [{ side, up: restOf(weapon, side), end: THRUST }];
};

/** The side that is faced, or else that a weapon is held on. */
export const sideOf = ({ grip }: Weapon, { ahead, trunk }: Figure): -1 | 1 =>
  (Math.abs(ahead.x) > 0.5 ? ahead.x : grip.x + 0.5 - trunk.axis) < 0 ? -1 : 1;

type Over = (figure: Figure, x: Px, y: Px) => boolean;
export const isOverHead: Over = ({ trunk, line, height }, x, y) =>
  y < trunk.neck && Math.abs(x + 0.5 - trunk.axis) < HEAD * height && at(line.figure, x, y) >= 0;
const isOverBody: Over = ({ trunk, line }, x, y) =>
  Math.abs(x + 0.5 - trunk.axis) < trunk.half * 1.2 && at(line.figure, x, y) >= 0;

const isOver: Over = ({ line }, x, y) => at(line.figure, x, y) >= 0;
/** Share of a weapon that may be hidden by who winds it up behind the head. */
const MOST_HIDDEN = 0.55;

/** Share of a piece that comes before some of the figure where it is turned by so many degrees. */
export function shareOver({ cells, grip }: Weapon, degrees: number, figure: Figure, isOver: Over): number {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const over = cells.filter(([dx, dy]) =>
    isOver(figure, Math.round(grip.x + dx * cos - dy * sin), Math.round(grip.y + dx * sin + dy * cos)),
  );
  return over.length / cells.length;
}

/** A head is no farther from the axis, as a share of the height. */
const HEAD = 0.2;
/** Where a weapon is held at rest: degrees from straight up to the side; what hangs down has come by that side. */
export function restOf({ angle }: Weapon, side: -1 | 1): number {
  const degrees = (wrapped(side > 0 ? angle + Math.PI / 2 : -Math.PI / 2 - angle) * 180) / Math.PI;
  return degrees < -100 ? degrees + 360 : degrees;
}
