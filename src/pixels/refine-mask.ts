/**
 * A subject's mask made exact: what colours lie inside and outside of it, and where neighbours differ, decide about each
 * pixel. Colour models and mean-field rounds of a conditional random field (P. Krähenbühl and V. Koltun, 2011, with the
 * four nearest neighbours instead of all).
 */
import { labDistance, labsOf } from './labs.ts';
import type { Rgba } from './types.ts';

const L_CELLS = 24;
const HUE_CELLS = 20;
const CELLS = L_CELLS * HUE_CELLS * HUE_CELLS;
/** Weights of a colour cell's neighbours when a histogram is smoothed, by how many axes they differ on. */
const NEAR = [0.4, 0.12, 0.04, 0.015] as const;
/** Pixels of the picture's border that the mask leaves out are sure to be background. */
const BORDER_WEIGHT = 3;
const ROUNDS = 3;
const FIELD_ROUNDS = 8;
/** Weight of the colours against that of the mask that came in. */
const COLOR_WEIGHT = 0.55;
const SMOOTH = 1.1;
/** How sure the mask that came in is of a pixel, as a probability. */
const TRUST = 0.875;

const clampTo = (v: number, most: number): number => Math.max(0, Math.min(most, Math.floor(v)));

/** The colour cell of each pixel. */
function cellsOf(labs: Float32Array): Int32Array {
  return Int32Array.from({ length: labs.length / 3 }, (_, i) => {
    const l = clampTo(labs[i * 3]! * L_CELLS, L_CELLS - 1);
    const a = clampTo((labs[i * 3 + 1]! + 0.3) * 33, HUE_CELLS - 1);
    const b = clampTo((labs[i * 3 + 2]! + 0.35) * 30, HUE_CELLS - 1);
    return (l * HUE_CELLS + a) * HUE_CELLS + b;
  });
}

/** The share that each colour cell has of the weights, smoothed; undefined where nothing has weight. */
function colorModel(cells: Int32Array, weight: (i: number) => number): Float64Array | undefined {
  const counts = new Float64Array(CELLS);
  let total = 0;
  cells.forEach((cell, i) => {
    const w = weight(i);
    counts[cell]! += w;
    total += w;
  });
  if (total === 0) return undefined;
  const out = new Float64Array(CELLS);
  counts.forEach((count, cell) => {
    if (!count) return;
    const b = cell % HUE_CELLS;
    const a = Math.floor(cell / HUE_CELLS) % HUE_CELLS;
    const l = Math.floor(cell / (HUE_CELLS * HUE_CELLS));
    for (let dl = -1; dl <= 1; dl++) {
      for (let da = -1; da <= 1; da++) {
        for (let db = -1; db <= 1; db++) {
          const [x, y, z] = [l + dl, a + da, b + db];
          if (x < 0 || x >= L_CELLS || y < 0 || y >= HUE_CELLS || z < 0 || z >= HUE_CELLS) continue;
          const apart = Math.abs(dl) + Math.abs(da) + Math.abs(db);
          out[(x * HUE_CELLS + y) * HUE_CELLS + z]! += count * NEAR[apart]!;
        }
      }
    }
  });
  return out.map((v) => (v + 0.02) / (total + 0.02 * 200));
}

/** `mask`: 1 subject, 0 background, row by row. Returns the mask that the picture's colours and borders support. */
export function refineMask(image: Rgba, mask: Uint8Array): Uint8Array {
  const { width, height } = image;
  const n = width * height;
  const labs = labsOf(image);
  const cells = cellsOf(labs);
  const squared = (i: number, j: number): number => labDistance(labs, i, labs, j) ** 2;
  let mean = 0;
  for (let i = 0; i < n - width; i++) mean += squared(i, i + width) / Math.max(1, n - width);
  // How much a pixel holds to its right and lower neighbour: less where colours change.
  const beta = 1 / (2 * mean + 1e-6);
  const right = new Float32Array(n);
  const below = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    if (i % width < width - 1) right[i] = SMOOTH * Math.exp(-beta * squared(i, i + 1));
    if (i + width < n) below[i] = SMOOTH * Math.exp(-beta * squared(i, i + width));
  }
  const isBorder = (i: number): boolean => i < width || i >= n - width || i % width === 0 || i % width === width - 1;
  const prior = Float32Array.from(mask, (v) => Math.log(TRUST / (1 - TRUST)) * (v ? 1 : -1));
  let subject = Float32Array.from(mask, (v) => (v ? TRUST : 1 - TRUST));
  for (let round = 0; round < ROUNDS; round++) {
    const inside = colorModel(cells, (i) => (subject[i]! > 0.5 ? subject[i]! : 0));
    const outside = colorModel(cells, (i) =>
      subject[i]! < 0.5 ? (1 - subject[i]!) * (isBorder(i) && !mask[i] ? BORDER_WEIGHT : 1) : 0,
    );
    if (!inside || !outside) return mask;
    const own = Float32Array.from(cells, (cell, i) => {
      const odds = Math.max(-3, Math.min(3, Math.log(inside[cell]! / outside[cell]!)));
      return odds * COLOR_WEIGHT + prior[i]!;
    });
    for (let t = 0; t < FIELD_ROUNDS; t++) {
      const next = new Float32Array(n);
      for (let i = 0; i < n; i++) {
        let sum = own[i]!;
        const x = i % width;
        if (x > 0) sum += right[i - 1]! * (2 * subject[i - 1]! - 1);
        if (x < width - 1) sum += right[i]! * (2 * subject[i + 1]! - 1);
        if (i >= width) sum += below[i - width]! * (2 * subject[i - width]! - 1);
        if (i + width < n) sum += below[i]! * (2 * subject[i + width]! - 1);
        next[i] = 1 / (1 + Math.exp(-sum));
      }
      subject = next;
    }
  }
  return Uint8Array.from(subject, (v) => (v > 0.5 ? 1 : 0));
}
