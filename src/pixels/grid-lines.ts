/** Where the borders of cells lie along one axis: evenly, or as the picture has them. */
import type { Px } from './types.ts';

/** Evenly spaced borders over a side of `n` pixels; a cell that shows less than half of itself is left out. */
export function evenLines(period: number, offset: number, n: Px): number[] {
  const lines = [];
  for (let x = offset > period * 0.5 ? offset - period : offset; x < n + period * 0.5; x += period) lines.push(x);
  if (lines[0]! > 0.5 * period) lines.unshift(lines[0]! - period);
  return lines;
}

/**
 * Borders that follow the colour steps of an axis, `period` apart give or take a fifth: pictures of image models breathe.
 * Dynamic programming over whole positions; the stiffer, the shorter the period.
 */
export function elasticLines(steps: Float64Array, period: number): number[] {
  const n = steps.length - 1;
  const peak = steps.reduce((most, v) => Math.max(most, v), 0) || 1;
  const low = Math.max(2, Math.floor(period * 0.78));
  const high = Math.ceil(period * 1.22);
  const stiff = (0.9 * peak) / (period * period);
  const score = new Float64Array(n + 1).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(n + 1).fill(-1);
  for (let x = 0; x <= n; x++) {
    const gain = x > 0 && x < n ? steps[x]! : 0;
    if (x < period) score[x] = gain;
    for (let s = low; s <= Math.min(high, x); s++) {
      const v = score[x - s]! + gain - stiff * (s - period) ** 2;
      if (v > score[x]!) {
        score[x] = v;
        from[x] = x - s;
      }
    }
  }
  let end = n;
  for (let x = Math.max(0, Math.floor(n - period)); x <= n; x++) if (score[x]! > score[end]!) end = x;
  const lines: number[] = [];
  for (let x = end; x >= 0; x = from[x]!) lines.unshift(x);
  if (lines[0]! > period * 0.45) lines.unshift(lines[0]! - period);
  if (n - lines.at(-1)! > period * 0.45) lines.push(lines.at(-1)! + period);
  return lines;
}
