/** Finding the pixels of enlarged pixel art: period and phase of the colour steps along both axes. */
import type { Rgba } from './types.ts';

export interface PixelGrid {
  /** Width and height of an art pixel in image pixels (not always whole). */
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Where the first grid lines lie, 0 ≤ offset < cell. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** 0..1: how much of all colour change lies on grid lines, of the weaker axis. */
  readonly confidence: number;
}

/** Sums of absolute colour change between column x-1 and x (index x), and likewise for rows. */
function stepProfiles(image: Rgba): { columns: Float64Array; rows: Float64Array } {
  const { width, height, data } = image;
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  // A faint change is noise or a gradient; counting it would drown the steps of large flat cells.
  const floor = 18;
  const change = (i: number, j: number): number => {
    const alpha = data[i + 3]! < 128 || data[j + 3]! < 128;
    if (alpha) return data[i + 3]! >= 128 === data[j + 3]! >= 128 ? 0 : 255;
    const d =
      Math.abs(data[i]! - data[j]!) + Math.abs(data[i + 1]! - data[j + 1]!) + Math.abs(data[i + 2]! - data[j + 2]!);
    return d > floor ? Math.min(d, 255) : 0;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (x > 0) columns[x]! += change(i, i - 4);
      if (y > 0) rows[y]! += change(i, i - width * 4);
    }
  }
  return { columns, rows };
}

interface Comb {
  readonly period: number;
  readonly offset: number;
  readonly strength: number;
}

/**
 * The largest period whose Fourier coefficient is near the strongest: a comb of period P answers at P, P/2, P/3, …,
 * and at no longer period.
 */
function findComb(profile: Float64Array): Comb | undefined {
  const n = profile.length;
  const total = profile.reduce((sum, v) => sum + v, 0);
  if (total === 0) return undefined;
  const answer = (period: number): readonly [strength: number, phase: number] => {
    let re = 0;
    let im = 0;
    // The unit vector turns by one step a column: no sine or cosine inside the loop.
    const cos = Math.cos((2 * Math.PI) / period);
    const sin = Math.sin((2 * Math.PI) / period);
    let u = 1;
    let v = 0;
    for (let x = 1; x < n; x++) {
      const turned = u * cos - v * sin;
      v = u * sin + v * cos;
      u = turned;
      re += profile[x]! * u;
      im += profile[x]! * v;
    }
    return [Math.hypot(re, im) / total, Math.atan2(im, re)];
  };
  const longest = n / 6;
  const candidates: (readonly [period: number, strength: number])[] = [];
  // Steps in frequency of a quarter of the resolution.
  for (let f = 1 / longest; f <= 0.5 + 1e-9; f += 0.25 / n) candidates.push([1 / f, answer(1 / f)[0]]);
  const most = candidates.reduce((m, [, s]) => Math.max(m, s), 0);
  if (most < 0.35) return undefined;
  const at = candidates.findIndex(([, s], i) => s >= 0.85 * most && s >= (candidates[i + 1]?.[1] ?? 0));
  const start = candidates[at]![0];
  // Refine around the peak; a period that divides the side into whole cells, or is whole itself, wins where it is as good.
  let best: readonly [number, number] = [start, answer(start)[0]];
  for (let i = -20; i <= 20; i++) {
    const period = 1 / (1 / start + (i * 0.0125) / n);
    const [strength] = answer(period);
    if (strength > best[1]) best = [period, strength];
  }
  for (const whole of [n / Math.round(n / best[0]), Math.round(best[0])]) {
    if (Math.abs(whole - best[0]) > best[0] / n) continue;
    const strength = answer(whole)[0];
    if (strength > best[1] * 0.97) best = [whole, strength];
  }
  const [strength, phase] = answer(best[0]);
  const offset = ((((phase / (2 * Math.PI)) * best[0]) % best[0]) + best[0]) % best[0];
  return { period: best[0], offset, strength };
}

/**
 * The grid of enlarged pixel art, from 2 image pixels a cell on; undefined for photographs, for pixel art at its own
 * size, and for pictures with fewer than six cells a side.
 */
export function findGrid(image: Rgba): PixelGrid | undefined {
  const { columns, rows } = stepProfiles(image);
  const x = findComb(columns);
  const y = findComb(rows);
  if (!x || !y || x.period < 1.9 || y.period < 1.9) return undefined;
  const ratio = x.period / y.period;
  if (ratio < 0.66 || ratio > 1.5) return undefined;
  const wrap = (c: Comb): number => (c.period - c.offset < 0.5 ? 0 : c.offset);
  return {
    cellWidth: x.period,
    cellHeight: y.period,
    offsetX: wrap(x),
    offsetY: wrap(y),
    confidence: Math.min(x.strength, y.strength),
  };
}
