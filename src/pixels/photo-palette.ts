/** The colours of a photograph made those of pixel art: a wide range of values, and few tones with shifted hues. */

import type { OkLab } from './color.ts';
import type { ArtPixels } from './superpixels.ts';

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

/** Lightness that pixel art uses. */
const DARKEST = 0.16;
const LIGHTEST = 0.95;
/** A flat photograph's values are stretched no further. */
const MOST_GAIN = 1.35;

/** Values stretched to the range of pixel art, weak colours a little stronger; `strength` 0 (as it is) to 1 (wholly). */
export function grade({ labs, there }: ArtPixels, strength: number): Float32Array {
  const out = Float32Array.from(labs);
  const values = Array.from(there.keys())
    .filter((i) => there[i])
    .map((i) => labs[i * 3]!)
    .sort((a, b) => a - b);
  if (values.length === 0) return out;
  const low = values[Math.floor(values.length * 0.02)]!;
  const high = values[Math.floor(values.length * 0.98)]!;
  const range = LIGHTEST - DARKEST;
  const gain = clamp(range / Math.max(0.2, high - low), 1, MOST_GAIN);
  const rest = gain < MOST_GAIN ? 0 : (range - (high - low) * gain) / 2;
  for (let i = 0; i < there.length; i++) {
    const L = labs[i * 3]!;
    const wanted = clamp(DARKEST + (L - low) * gain + rest, 0.1, 0.98);
    const C = Math.hypot(labs[i * 3 + 1]!, labs[i * 3 + 2]!);
    const lift = 1 + 0.3 * strength * clamp(1 - C / 0.16, 0, 1) * clamp((C - 0.015) / 0.03, 0, 1);
    out[i * 3] = L + (wanted - L) * strength;
    out[i * 3 + 1]! *= lift;
    out[i * 3 + 2]! *= lift;
  }
  return out;
}

/** Hue counts for more than lightness: a lost hue costs more than a lost tone. */
const HUE_COST = 4;
const ROUNDS = 10;
/** Hues that shadows and lights turn to, in degrees, and by how much at most. */
const SHADOW_HUE = 285;
const LIGHT_HUE = 95;
const MOST_TURN = 12;
/** Grading from which on hues are turned in full. */
const FULL_SHIFT = 0.55;

/** Dark tones towards blue-violet, light ones towards yellow, as artists shade; skin keeps its hue: yellowed faces look ill. */
function shiftHue([L, a, b]: OkLab, strength: number): OkLab {
  const C = Math.hypot(a, b);
  if (C < 0.012) return [L, a, b];
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const isSkin = L > 0.45 && hue > 20 && hue < 80 && C < 0.14;
  const gap = (((L < 0.45 ? SHADOW_HUE : LIGHT_HUE) - hue + 540) % 360) - 180;
  const turn =
    clamp(gap, -MOST_TURN, MOST_TURN) * clamp(Math.abs(L - 0.5) / 0.5, 0, 1) * (isSkin ? 0.15 : 1) * strength;
  const radians = ((hue + turn) * Math.PI) / 180;
  const chroma = C * (L < 0.3 ? 1 + 0.1 * strength : 1);
  return [L, chroma * Math.cos(radians), chroma * Math.sin(radians)];
}

/**
 * At most `count` colours for graded pixels: k-means, each pixel weighed by the contrast around it, so that an eye counts
 * for more than a stretch of sky. `start` (0..1) says with which pixel the choice begins; `grading` as in `grade`.
 */
export function choosePalette(
  { width, there }: ArtPixels,
  labs: Float32Array,
  { count, start, grading }: { readonly count: number; readonly start: number; readonly grading: number },
): OkLab[] {
  const pixels = Int32Array.from(Array.from(there.keys()).filter((i) => there[i]));
  const n = pixels.length;
  if (n === 0) return [];
  const weight = new Float32Array(n);
  const point = new Float32Array(n * 3);
  pixels.forEach((i, k) => {
    let contrast = 0;
    for (const step of [1, -1, width, -width]) {
      const j = i + step;
      if (j < 0 || j >= there.length || !there[j]) continue;
      contrast += Math.hypot(
        labs[i * 3]! - labs[j * 3]!,
        labs[i * 3 + 1]! - labs[j * 3 + 1]!,
        labs[i * 3 + 2]! - labs[j * 3 + 2]!,
      );
    }
    weight[k] = 0.35 + Math.min(1, contrast * 1.5);
    point.set(labs.subarray(i * 3, i * 3 + 3), k * 3);
  });
  const centres = new Float64Array(count * 3);
  const cost = (k: number, c: number): number =>
    (point[k * 3]! - centres[c * 3]!) ** 2 +
    HUE_COST * ((point[k * 3 + 1]! - centres[c * 3 + 1]!) ** 2 + (point[k * 3 + 2]! - centres[c * 3 + 2]!) ** 2);
  // Farthest first, of what has neighbours as far: a lone odd pixel is no colour of the picture.
  const far = new Float32Array(n).fill(Number.POSITIVE_INFINITY);
  let next = Math.min(n - 1, Math.floor(start * n));
  for (let c = 0; c < count; c++) {
    centres.set(point.subarray(next * 3, next * 3 + 3), c * 3);
    for (let k = 0; k < n; k++) far[k] = Math.min(far[k]!, cost(k, c));
    let most = -1;
    for (let k = 0; k < n; k++) {
      const dense = Math.min(far[k]!, far[k + 1] ?? far[k]!, far[k - 1] ?? far[k]!);
      const score = dense * weight[k]! + far[k]! * 0.2;
      if (score > most) {
        most = score;
        next = k;
      }
    }
  }
  const sums = new Float64Array(count * 4);
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0);
    for (let k = 0; k < n; k++) {
      let own = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let c = 0; c < count; c++) {
        const d = cost(k, c);
        if (d < least) {
          least = d;
          own = c;
        }
      }
      const w = weight[k]!;
      for (let q = 0; q < 3; q++) sums[own * 4 + q]! += point[k * 3 + q]! * w;
      sums[own * 4 + 3]! += w;
    }
    for (let c = 0; c < count; c++) {
      const w = sums[c * 4 + 3]!;
      if (w > 0) for (let q = 0; q < 3; q++) centres[c * 3 + q] = sums[c * 4 + q]! / w;
    }
  }
  return Array.from({ length: count }, (_, c) => c)
    .filter((c) => sums[c * 4 + 3]! > 0)
    .map((c) =>
      shiftHue([centres[c * 3]!, centres[c * 3 + 1]!, centres[c * 3 + 2]!], Math.min(1, grading / FULL_SHIFT)),
    );
}
