/** Where the levels of a person seen from the front lie: axis, chin, half the torso's width. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, type Flat, isRim, median } from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import { runAt, widthOf } from './runs.ts';

/**
 * The axis: where the head's mirror image fits best, at most two pixels from where the joints say; no farther than `reach`
 * beside it, where shields begin.
 */
export function axisOf(
  picture: Flat,
  near: number,
  top: Px,
  shoulders: number,
  reach: number,
): { readonly axis: number; readonly fit: number } {
  let best = { axis: near, fit: -1 };
  const middle = Math.round(near * 2);
  for (let twice = middle - 4; twice <= middle + 4; twice++) {
    let same = 0;
    let counted = 0;
    for (let y = top; y < shoulders - 1; y++) {
      const run = runAt(picture, y, near);
      if (!run) continue;
      for (let x = run.from - 1; x <= run.to; x++) {
        if (Math.abs(x + 0.5 - twice / 2) > reach) continue;
        const [a, b] = [at(picture, x, y), at(picture, twice - 1 - x, y)];
        counted++;
        if (a === b) same++;
        else if (a >= 0 && b >= 0) same += 0.5 * Math.max(0, 1 - apart(a, b) / 120);
      }
    }
    const fit = same / Math.max(1, counted) - Math.abs(twice / 2 - near) * 0.01;
    if (fit > best.fit) best = { axis: twice / 2, fit };
  }
  return best;
}

/** How much it counts that bare shoulders are wider than the neck, beside a change of colours, which counts 1. */
const WIDENS = 0.8;

/** The first row below the chin: where colours change or the line runs across, and the figure is narrow, near the shoulders. */
export function neckOf(
  picture: Flat,
  line: LineHabit,
  axis: number,
  top: Px,
  shoulders: number,
  height: Px,
  least: Px,
): Px {
  const headHalf = Math.max(
    0,
    ...Array.from({ length: Math.max(0, Math.ceil(shoulders - 1) - top) }, (_, i) => {
      const run = runAt(line.figure, top + i, axis);
      return run ? widthOf(run) / 2 : 0;
    }),
  );
  const narrowness = (y: Px): number => {
    const run = runAt(picture, y, axis);
    return run ? widthOf(run) / 2 / Math.max(1, headHalf) : 1;
  };
  let best = Math.round(shoulders);
  let most = Number.NEGATIVE_INFINITY;
  const first = Math.max(top + 3, Math.min(least, Math.round(shoulders)), Math.round(shoulders - 0.07 * height - 1));
  for (let y = first; y <= Math.round(shoulders + 0.07 * height + 1); y++) {
    let changes = 0;
    let dark = 0;
    let n = 0;
    for (let x = Math.ceil(axis - headHalf * 0.55); x < axis + headHalf * 0.55; x++) {
      const [above, here] = [at(picture, x, y - 1), at(picture, x, y)];
      n++;
      if (!areKin(above, here)) changes++;
      if (line.colors.has(above)) dark++;
    }
    const width = (row: Px): number => narrowness(row) * headHalf * 2;
    const wider = Math.min(1, Math.max(0, (width(y + 1) - width(y - 1)) / Math.max(1, 2 * headHalf)));
    const score =
      WIDENS * wider +
      (changes + 0.5 * dark) / Math.max(1, n) +
      0.7 * Math.max(0, 1 - Math.min(narrowness(y), narrowness(y - 1))) -
      Math.abs(y - shoulders) * 0.12 * (32 / height);
    if (score > most) {
      most = score;
      best = y;
    }
  }
  return best;
}

/** Half the torso's width: to the lines between it and the arms where there are such, else a share of the row. */
export function torsoHalfOf(
  picture: Flat,
  line: LineHabit,
  axis: number,
  neck: Px,
  hip: Px,
  headHalf: number,
): readonly [number, number] {
  const halves: number[] = [];
  const inner: number[] = [];
  for (let y = neck + 1; y <= hip; y++) {
    const run = runAt(line.figure, y, axis);
    if (!run) continue;
    halves.push(widthOf(run) / 2);
    for (const sign of [-1, 1]) {
      for (let d = 1; d < (sign < 0 ? axis - run.from : run.to - axis); d++) {
        const x = Math.floor(axis + sign * d);
        if (at(picture, x, y) < 0) break;
        if (d > headHalf * 0.42 && line.colors.has(at(picture, x, y)) && !isRim(picture, x, y)) {
          inner.push(d);
          break;
        }
      }
    }
  }
  const full = Math.max(1, median(halves) || 2);
  let half = inner.length >= 2 ? median(inner) : Math.min(full, 0.66 * full + 0.3);
  const narrowest = Math.min(...halves);
  if (narrowest < full * 0.8 && inner.length < 2) half = narrowest;
  const hips = runAt(line.figure, hip, axis);
  const most = Math.max(headHalf * 0.95, hips ? widthOf(hips) / 2 : 0);
  const least = Math.max(headHalf * 0.7, Math.min(full, 14) * 0.58);
  return [Math.max(1.5, Math.min(full, Math.max(Math.min(half, most), least))), full];
}
