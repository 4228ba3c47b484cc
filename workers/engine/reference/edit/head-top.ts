/** A head that a figure's outline tells: the one thing at its top over its trunk, or what stands on a neck. */
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, type Flat, median, opaqueRows } from '../parts/flat.ts';
import { feetAxis } from '../parts/soles.ts';
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

/** A head lies no farther from over the feet, and begins no farther below the highest pixel, in shares of the height. */
const BESIDE_FEET = 0.06;
const BELOW_TOP = 0.06;
/** So high a head is that runs into what stands beside it, and so broad at the most. */
const OVER = 0.26;
const BROADEST = 0.42;

/** Columns over the feet of who stands, with the first row of each, where something beside it is as broad as a body. */
function overFeet(interior: Flat, stance: Stance): readonly { readonly x: number; readonly first: Px }[] {
  const { top, bottom } = opaqueRows(interior);
  const height = bottom - top;
  const axis = feetAxis(interior);
  if (!stance.isUpright || stance.isLong) return [];
  const reach = Math.max(1, Math.round(BESIDE_FEET * height));
  return Array.from({ length: 2 * reach + 1 }, (_, k) => axis + (k % 2 ? 1 : -1) * Math.ceil(k / 2)).flatMap((x) => {
    for (let y = top; y <= top + BELOW_TOP * height; y++)
      if (at(interior, Math.floor(x), y) >= 0) return [{ x, first: y }];
    return [];
  });
}

/** The head of who stands with something beside it that is as broad (a shield, wings): on a neck over its feet. */
export function headOverFeet(interior: Flat, stance: Stance): Stance | undefined {
  for (const { x, first } of overFeet(interior, stance)) {
    if (Math.abs(x - stance.axis) <= 1) continue;
    const head = headOnNeck(interior, { ...stance, axis: x, top: first });
    if (head) return { ...head, top: first, facing: 0 };
  }
  return undefined;
}

/** Where a hat sits on such a head, where it runs into what stands beside it: on the highest run over its feet. */
export function topOverFeet(interior: Flat, stance: Stance): Stance | undefined {
  const [place] = overFeet(interior, stance);
  if (!place) return undefined;
  const { top, bottom } = opaqueRows(interior);
  const height = bottom - top;
  const chin = Math.round(place.first + OVER * height);
  const runs: Run[] = [];
  for (let y = place.first; y < chin; y++) {
    const run = runOf(interior, place.x, y);
    if (!run || run.to - run.from > BROADEST * height) break;
    runs.push(run);
  }
  if (runs.length < Math.max(2, 0.34 * (chin - place.first))) return undefined;
  const headHalf = Math.max(...runs.map(({ from, to }) => to - from)) / 2;
  const axis = median(runs.map(({ from, to }) => (from + to) / 2));
  return { ...stance, axis, top: place.first, chin, headHalf: Math.max(1.5, headHalf), facing: 0 };
}
