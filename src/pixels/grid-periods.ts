/**
 * Which pixel sizes an enlarged picture may have had: peaks in the spectrum of its colour steps along both axes. Steps
 * alone miss smooth enlargements, whose colour changes everywhere alike; there the change of the step tells (a linear
 * ramp bends at the centre of each pixel).
 */
import type { Px } from './types.ts';

/** How much colour changes at each column (or row) of a picture, summed along it. */
export interface StepProfile {
  /** First differences: index x is the border between x − 1 and x. Peaks at the borders of repeated pixels. */
  readonly steps: Float64Array;
  /** Second differences at x. Peaks at the centres of pixels that were enlarged linearly. */
  readonly bends: Float64Array;
}

export interface Period {
  readonly period: Px;
  /** Strength of its peak in the spectrum, 0..2 (both axes). */
  readonly strength: number;
}

/** A change of more than this counts no further: one strong border must not drown many weak ones. */
const STRONGEST = 0.35;

/** Profiles of a picture in OKLab along x (`alongX`) or y. */
export function stepProfile(labs: Float32Array, width: Px, height: Px, alongX: boolean): StepProfile {
  const n = alongX ? width : height;
  const m = alongX ? height : width;
  const step = alongX ? 3 : width * 3;
  const next = alongX ? width * 3 : 3;
  const change = (i: number): number =>
    Math.sqrt(
      (labs[i]! - labs[i - step]!) ** 2 +
        (labs[i + 1]! - labs[i + 1 - step]!) ** 2 +
        (labs[i + 2]! - labs[i + 2 - step]!) ** 2,
    );
  // Twice the median change is noise; primes spread the samples.
  const samples: number[] = [];
  for (let k = 0; k < 4000; k++) samples.push(change((1 + ((k * 7919) % (n - 1))) * step + ((k * 104729) % m) * next));
  samples.sort((a, b) => a - b);
  const floor = Math.min(0.05, samples[samples.length >> 1]! * 2 + 0.004);
  const steps = new Float64Array(n + 1);
  const bends = new Float64Array(n + 1);
  // Beyond some 400 lines more of them tell nothing new.
  const every = Math.max(1, Math.floor(m / 400));
  for (let y = 0; y < m; y += every) {
    for (let x = 1; x < n; x++) {
      const i = x * step + y * next;
      const d = change(i);
      if (d > floor) steps[x]! += Math.min(d - floor, STRONGEST);
      if (x + 1 >= n) continue;
      const bend = Math.sqrt(
        (labs[i - step]! - 2 * labs[i]! + labs[i + step]!) ** 2 +
          (labs[i + 1 - step]! - 2 * labs[i + 1]! + labs[i + 1 + step]!) ** 2 +
          (labs[i + 2 - step]! - 2 * labs[i + 2]! + labs[i + 2 + step]!) ** 2,
      );
      if (bend > floor) bends[x]! += Math.min(bend - floor, STRONGEST);
    }
  }
  return { steps, bends };
}

/** Magnitude of a profile's Fourier coefficient at a period, as a share of the profile's sum. */
function answer(profile: Float64Array, period: number): number {
  const cos = Math.cos((2 * Math.PI) / period);
  const sin = Math.sin((2 * Math.PI) / period);
  let re = 0;
  let im = 0;
  let u = 1;
  let v = 0;
  let total = 0;
  for (let x = 1; x < profile.length - 1; x++) {
    const turned = u * cos - v * sin;
    v = u * sin + v * cos;
    u = turned;
    re += profile[x]! * u;
    im += profile[x]! * v;
    total += profile[x]!;
  }
  return total ? Math.hypot(re, im) / total : 0;
}

/** Least period looked for, in pixels. */
const LEAST = 1.9;
const MOST_PERIODS = 12;
/**
 * Cells along the longer side, at most, of art in a picture that is not clean. Larger art is rare and as good as whole
 * when it is taken for a picture, while an enlarged photograph has about as many grains.
 */
export const MOST_CELLS = 400;

/** Periods worth a trial, strongest first: five peaks of each joint spectrum, with their doubles and triples. */
export function likelyPeriods(x: StepProfile, y: StepProfile): Period[] {
  const n = Math.min(x.steps.length, y.steps.length) - 1;
  const longest = Math.max(x.steps.length, y.steps.length) - 1;
  const found: Period[] = [];
  for (const key of ['steps', 'bends'] as const) {
    const frequencies: number[] = [];
    const strengths: number[] = [];
    for (let f = 6 / n; f <= 0.5; f += 0.2 / longest) {
      frequencies.push(f);
      strengths.push(answer(x[key], 1 / f) + answer(y[key], 1 / f));
    }
    const peaks = strengths
      .map((strength, i) => ({ strength, i }))
      .filter(({ strength, i }) => strength > (strengths[i - 1] ?? 0) && strength >= (strengths[i + 1] ?? 0))
      .sort((a, b) => b.strength - a.strength)
      .slice(0, 5);
    // Half and third frequencies: a strong overtone of a longer period looks like a period of its own.
    for (const { strength, i } of peaks) {
      for (const k of [1, 2, 3]) found.push({ period: k / frequencies[i]!, strength: strength / k });
    }
  }
  const out: Period[] = [];
  for (const c of found.sort((a, b) => b.strength - a.strength)) {
    if (c.period < Math.max(LEAST, longest / MOST_CELLS) || c.period > n / 5) continue;
    if (!out.some((o) => Math.abs(o.period - c.period) < 0.012 * c.period)) out.push(c);
  }
  return out.slice(0, MOST_PERIODS);
}
