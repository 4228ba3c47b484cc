/**
 * What is held up beside a head, found by the silhouette alone: rows that stand free of the head with air between, narrower
 * than the fist that they end in. Axes, swords and staffs whose colours the figure has as well are found by nothing else.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { areaOf, areKin, at, BESIDE, type Color, eachPixel, type Flat, luma, median } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Trunk, Weapon } from './types.ts';
import { weaponOf } from './weapon.ts';

/** Shares of the height: how long it is at the least, how wide its handle is at the most, and how wide its head. */
const LEAST_LONG = 0.2;
const WIDEST = 0.22;
/** It is so many times as long as its handle is wide. */
const SLENDER = 1.8;
const HEAD_WIDE = 0.36;
/** A fist is so much wider than what it holds. */
const FIST = 1.35;
/** Share of the figure that it has at the most. */
const MOST = 0.16;
/** It ends no lower than this share of the height. */
const LOWEST = 0.62;

interface Row {
  readonly y: Px;
  readonly from: Px;
  readonly to: Px;
  readonly cells: readonly number[];
}

/** What is raised at either side, the longer first. */
export function findRaised(picture: Flat, line: LineHabit, trunk: Trunk): readonly Weapon[] {
  return ([-1, 1] as const)
    .flatMap((side) => raisedAt(picture, line, trunk, side) ?? [])
    .sort((a, b) => b.ahead - a.ahead);
}

function raisedAt(picture: Flat, line: LineHabit, trunk: Trunk, side: -1 | 1): Weapon | undefined {
  const height = trunk.floor - trunk.top;
  const rows = freeRows(picture, trunk, side);
  const handle = handleOf(rows, height);
  if (!handle) return undefined;
  const core = new Uint8Array(picture.colors.length);
  for (const { cells } of handle) for (const i of cells) if (line.figure.colors[i]! >= 0) core[i] = 1;
  const area = core.reduce((n, is) => n + is, 0);
  if (area === 0 || area > MOST * areaOf(picture)) return undefined;
  const [first, last] = [handle[0]!, handle.at(-1)!];
  const grip = { x: Math.round((last.from + last.to - 1) / 2), y: last.y };
  const tip = { x: (first.from + first.to - 1) / 2, y: first.y };
  if (Math.hypot(tip.x - grip.x, tip.y - grip.y) < LEAST_LONG * height) return undefined;
  return weaponOf(line, core, grip, Math.atan2(tip.y - grip.y, tip.x - grip.x), height);
}

/** Rows of what stands free of the head at a side, as far down as it does. */
function freeRows(picture: Flat, trunk: Trunk, side: -1 | 1): readonly Row[] {
  const height = trunk.floor - trunk.top;
  const lowest = Math.round(trunk.top + LOWEST * height);
  for (let end = lowest; end > LEAST_LONG * height; end--) {
    const piece = pieceAbove(picture, trunk, side, end);
    if (!piece) continue;
    const rows = rowsOf(piece, picture.width);
    if (rows.length >= LEAST_LONG * height) return rows;
  }
  return [];
}

/** What reaches down to a row at a side, of all that is above it, and hangs together with nothing about the axis. */
function pieceAbove(picture: Flat, { axis, half }: Trunk, side: -1 | 1, end: Px): readonly number[] | undefined {
  const { width } = picture;
  const isMiddle = (x: Px): boolean => (x + 0.5 - axis) * side < OFF_AXIS * half;
  const seen = new Set<number>();
  for (let n = 0; n < width; n++) {
    const start = (end - 1) * width + (side < 0 ? n : width - 1 - n);
    if (picture.colors[start]! < 0 || seen.has(start)) continue;
    if (isMiddle(start % width)) return undefined;
    const piece = [start];
    seen.add(start);
    let isFree = true;
    for (let k = 0; k < piece.length && isFree; k++) {
      const [x, y] = [piece[k]! % width, Math.floor(piece[k]! / width)];
      isFree = !isMiddle(x);
      for (const [dx, dy] of BESIDE) {
        const j = (y + dy) * width + x + dx;
        if (y + dy >= end || at(picture, x + dx, y + dy) < 0 || seen.has(j)) continue;
        seen.add(j);
        piece.push(j);
      }
    }
    if (isFree) return piece;
  }
  return undefined;
}
const OFF_AXIS = 0.5;

function rowsOf(piece: readonly number[], width: Px): readonly Row[] {
  const byRow = new Map<Px, number[]>();
  for (const i of piece) byRow.set(Math.floor(i / width), [...(byRow.get(Math.floor(i / width)) ?? []), i]);
  return [...byRow]
    .sort(([a], [b]) => a - b)
    .map(([y, cells]) => {
      const xs = cells.map((i) => i % width);
      return { y, from: Math.min(...xs), to: Math.max(...xs) + 1, cells };
    });
}

/** From its tip to where it ends in a fist, or comes to a body; undefined where nothing narrow does. */
function handleOf(rows: readonly Row[], height: Px): readonly Row[] | undefined {
  const wide = rows.map(({ from, to }) => to - from);
  const least = Math.max(3, Math.round(LEAST_LONG * height));
  const nearby = Math.max(3, Math.round(0.08 * height));
  for (let k = least; k <= rows.length; k++) {
    // Of the last rows above a fist all are as narrow as a handle.
    const near = wide.slice(Math.max(0, k - nearby), k);
    const usual = median(near);
    const isFist = (row: number): boolean => row >= rows.length || wide[row]! >= FIST * usual + 1;
    if (!isFist(k) || !isFist(k + 1) || usual > Math.max(3, WIDEST * height)) continue;
    if (k < SLENDER * usual || Math.max(...near) > FIST * usual + 1) continue;
    const head = wide.slice(0, k).findLastIndex((px) => px > FIST * usual + 1);
    if (!isStraight(rows.slice(head + 1, k), height)) return undefined;
    return Math.max(...wide.slice(0, k)) <= HEAD_WIDE * height ? rows.slice(0, k) : undefined;
  }
  return undefined;
}

/** Whether the middles of rows lie on a line: tails and feelers wind. */
function isStraight(rows: readonly Row[], height: Px): boolean {
  const middle = ({ from, to }: Row): number => (from + to) / 2;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const slope = (middle(last) - middle(first)) / Math.max(1, last.y - first.y);
  const near = Math.max(1, NEAR_LINE * height);
  const off = rows.filter((row) => Math.abs(middle(row) - middle(first) - slope * (row.y - first.y)) > near);
  return off.length <= OFF_LINE * rows.length;
}
const NEAR_LINE = 0.03;
const OFF_LINE = 0.15;

/** Whether most of what something else has beyond what is raised lies along that: the lower half of a staff. */
export function goesOn(raised: Weapon, other: Weapon, height: Px): boolean {
  const own = new Set(raised.cells.map(([dx, dy]) => `${raised.grip.x + dx},${raised.grip.y + dy}`));
  const more = other.cells
    .map(([dx, dy]) => [other.grip.x + dx, other.grip.y + dy] as const)
    .filter(([x, y]) => !own.has(`${x},${y}`));
  const [ux, uy] = [Math.cos(raised.angle), Math.sin(raised.angle)];
  const near = Math.max(2, 2 * NEAR_LINE * height);
  const along = more.filter(([x, y]) => Math.abs((x - raised.grip.x) * uy - (y - raised.grip.y) * ux) <= near);
  return along.length >= ALONG * more.length;
}
const ALONG = 0.75;

/** Whether it is of other colours than what it comes out of: a blade is, a tail or a horn is not. */
export function isOfItsOwn({ figure }: LineHabit, { mask, grip, cells }: Weapon, height: Px): boolean {
  const about: Color[] = [];
  const near = Math.max(3, ABOUT * height);
  eachPixel(figure, (x, y, color) => {
    if (!mask[y * figure.width + x] && luma(color) >= DARK && Math.hypot(x - grip.x, y - grip.y) <= near)
      about.push(color);
  });
  const lit = cells.filter(([, , color]) => luma(color) >= DARK);
  const alike = lit.filter(([, , color]) => about.some((other) => areKin(other, color)));
  return lit.length > 0 && alike.length <= ALIKE * lit.length;
}
const DARK = 48;
/** Share of the height within which that is seen; and of a thing that may be like it. */
const ABOUT = 0.14;
const ALIKE = 0.3;
