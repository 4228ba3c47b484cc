/** A figure that the picture cuts off below its shoulders: little people of whom the most is a head. */
import type { Px } from '../../../../src/pixels/types.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { at, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { HeadFound } from './head-found.ts';
import { NOBODY } from './pair-of-eyes.ts';
import type { Stance } from './stance.ts';

/** Larger pictures have the room for all of somebody. */
const MOST_HIGH: Px = 26;
/** Shares of its greatest width that the last row is at least, and of that row what is no line. */
const CUT_WIDE = 0.55;
const CUT_OPEN = 0.45;
/** So much narrower than the head a neck is; where none is seen the chin lies at that share of the height. */
const NECK = 0.84;
const CHIN = 0.72;

interface Row {
  readonly from: Px;
  readonly to: Px;
}

function rowOf(flat: Flat, y: Px): Row | undefined {
  const xs = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(flat, x, y) >= 0);
  return xs.length > 0 ? { from: xs[0]!, to: xs.at(-1)! + 1 } : undefined;
}

/** Its head, with the eyes that are surely such; undefined for whoever stands on feet. */
export function bustOf(flat: Flat, line: LineHabit, stance: Stance): HeadFound | undefined {
  const { top, bottom } = opaqueRows(flat);
  const height = bottom - top;
  if (!line.isLined || height > MOST_HIGH || height < 9) return undefined;
  const rows = Array.from({ length: height }, (_, k) => rowOf(flat, top + k));
  const wide = (k: number): Px => (rows[k] ? rows[k].to - rows[k].from : 0);
  const last = rows.at(-1)!;
  const most = Math.max(...rows.map((_row, k) => wide(k)));
  const open = Array.from({ length: last.to - last.from }, (_, k) => at(flat, last.from + k, bottom - 1)).filter(
    (c) => c >= 0 && !line.colors.has(c),
  );
  const isCut = wide(height - 1) >= CUT_WIDE * most && open.length >= CUT_OPEN * (last.to - last.from);
  if (!isCut || height > 1.35 * most) return undefined;
  const upper = rows.slice(Math.round(0.2 * height), Math.round(0.6 * height)).filter((row) => row !== undefined);
  const half = median(upper.map(({ from, to }) => (to - from) / 2));
  const axis = median(upper.map(({ from, to }) => (from + to) / 2));
  let chin = top + Math.round(CHIN * height);
  for (let k = Math.round(0.5 * height); k < 0.85 * height; k++)
    if (wide(k) <= NECK * 2 * half) {
      chin = top + k;
      break;
    }
  const own: Stance = {
    ...stance,
    ...{ axis, top, chin, headHalf: Math.max(2, half - 1), trunk: axis, trunkHalf: Math.max(2, half - 2) },
    // Little people hold things beside them, where their sleeves end.
    hands: [-1, 1].map((side) => ({
      x: axis - 0.5 + side * (half - 0.5),
      y: Math.round(chin + 0.55 * (bottom - chin)),
    })) as unknown as Stance['hands'],
    ...{ hip: bottom, floor: bottom, facing: 0, isUpright: true, isLong: false },
  };
  const eyes = findEyes(flat, NOBODY, own);
  // A glint on the hair is none.
  const isLow = eyes.flat().every((i) => Math.floor(i / flat.width) >= top + 0.4 * (chin - top));
  const pair = eyes.length === 2 && isLow ? eyes : [];
  return { stance: own, isSure: true, isBust: true, isBare: false, eyes: pair, hasHands: true };
}
