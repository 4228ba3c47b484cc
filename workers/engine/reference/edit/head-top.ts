/** A head that a figure's outline tells: the one thing at its top over its trunk, or what stands on a neck. */
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { Stance } from './stance.ts';

interface Run {
  readonly from: Px;
  readonly to: Px;
}

export function runOf(flat: Flat, x: Px, y: Px): Run | undefined {
  let [from, to] = [Math.floor(x), Math.floor(x) + 1];
  if (at(flat, from, y) < 0) return undefined;
  while (at(flat, from - 1, y) >= 0) from--;
  while (at(flat, to, y) >= 0) to++;
  return { from, to };
}

/** What is so alike on both sides carries its head in its middle. */
const VERY_EVEN = 0.8;
/** Shares of the height and of what is there: the highest part, and how much of it is of one piece over the trunk. */
const HIGHEST = 0.22;
const OF_ONE = 0.9;
const OVER_TRUNK = 0.14;

/** The stance of what stands upright with one thing at its top, over its trunk: a head, whatever its face is. */
export function topOf(flat: Flat, stance: Stance): Stance | undefined {
  const { top, bottom } = opaqueRows(flat);
  const height = bottom - top;
  const { axis, fit } = evenness(flat);
  const isEven = fit >= VERY_EVEN && !stance.isLong;
  if (!isEven && (!stance.isUpright || stance.isLong)) return undefined;
  const end = top + Math.max(3, Math.round(HIGHEST * height));
  const level = Math.round((top + end) / 2);
  const run = runOf(flat, isEven ? axis : stance.axis, level);
  if (!run) return undefined;
  let [own, all] = [0, 0];
  for (let y = top; y < end; y++)
    for (let x = 0; x < flat.width; x++) {
      if (at(flat, x, y) < 0) continue;
      all++;
      if (x >= run.from - 1 && x < run.to + 1) own++;
    }
  const middle = (run.from + run.to) / 2;
  const headHalf = Math.max(1.5, Math.min((run.to - run.from) / 2, 0.4 * height));
  if (own < OF_ONE * all || Math.abs(middle - stance.trunk) > OVER_TRUNK * height + 0.5) return undefined;
  // A body that is as broad at its top has no head of its own.
  if (!isEven && headHalf > MOST_HEAD * height) return undefined;
  return { ...stance, top, axis: isEven ? axis : middle, headHalf, chin: Math.max(stance.chin, end), facing: 0 };
}
const MOST_HEAD = 0.32;

/** A figure with both sides alike whose head is so wide for its height stands below it on short legs. */
const ALL_EVEN = 0.9;
const LARGE_HEAD = 0.24;
const CHIN = 0.56;

export function smallBody(flat: Flat, stance: Stance): Stance | undefined {
  const { top, bottom } = opaqueRows(flat);
  const height = bottom - top;
  const isOne = stance.isUpright && stance.headHalf >= LARGE_HEAD * height && evenness(flat).fit >= ALL_EVEN;
  return isOne ? { ...stance, chin: Math.round(top + CHIN * height) } : undefined;
}

/** A head that its outline tells: a run about the axis that keeps its width, then a neck or shoulders. */
export function headOnNeck(interior: Flat, stance: Stance): Stance | undefined {
  const { top: first, bottom } = opaqueRows(interior);
  const height = bottom - first;
  const { axis, top } = stance;
  const runs: Run[] = [];
  for (let y = top; y < top + 0.5 * height; y++) {
    const run = runOf(interior, axis, y) ?? runOf(interior, axis - 1, y);
    if (!run) {
      if (runs.length > 2) break;
      continue;
    }
    runs.push(run);
  }
  const wide = (k: number): number => runs[k]!.to - runs[k]!.from;
  for (let k = 3; k < runs.length - 1; k++) {
    const usual = median(runs.slice(1, k).map((run) => run.to - run.from));
    const isStep = wide(k) >= 1.55 * usual && wide(k) >= usual + 2;
    const isNeck = wide(k) <= 0.75 * usual && k + 1 < runs.length && wide(k + 1) > wide(k);
    if (!isStep && !isNeck) continue;
    const head = runs.slice(1, k);
    const middles = head.map((run) => (run.from + run.to) / 2);
    const isStraight = Math.max(...middles) - Math.min(...middles) <= 1 + 0.15 * usual;
    const isEven = Math.max(...head.map((run) => run.to - run.from)) <= 1.4 * Math.max(2, wide(1));
    const isHead = k >= 0.11 * height && k <= 0.45 * height && usual >= 0.45 * k && usual <= 2 * k;
    return isStraight && isEven && isHead
      ? { ...stance, axis: median(middles), chin: top + k, headHalf: Math.max(1.5, usual / 2) }
      : undefined;
  }
  return undefined;
}
