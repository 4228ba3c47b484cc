/** A photograph or an illustration as pixel art. */

import { hexToOklab, type OkLab, oklabToRgb } from './color.ts';
import { bayer4 } from './dither.ts';
import { createImage } from './image.ts';
import { choosePalette, grade } from './photo-palette.ts';
import { samplesOf, simplify } from './photo-samples.ts';
import { type ArtPixels, superpixels } from './superpixels.ts';
import type { Px, Rgba } from './types.ts';

export interface PhotoOptions {
  /** At most this many colours (2..256, default 24). */
  readonly colors?: number;
  /** Use these colours and no others ('#rrggbb'): values are not graded then. Beats `colors`. */
  readonly palette?: readonly string[];
  /** How far values, colours and hues are taken to those of pixel art, 0..1 (default 0: as they are). */
  readonly grading?: number;
  /** Mix near colours in an ordered pattern where the picture is smooth (default false). */
  readonly dither?: boolean;
  /** 0..1: which of several equally good choices of colours is taken (default 0). */
  readonly start?: number;
}

/** Samples along a side of a pixel of art, and of the whole picture, at most. */
const PER_PIXEL = 6;
const MOST_SAMPLES = 330_000;
/** Texture weaker than this (OKLab) is taken off. */
const TEXTURE = 0.055;

/** Dithering: colours nearer than this, where neighbours differ by less than that, in the middle between both. */
const DITHER_COLORS = 0.13;
const DITHER_SMOOTH = 0.035;
const DITHER_FROM = 0.36;
/** A lone pixel nearer than this to the colour around it joins it; others are eyes and glints. */
const LONE = 0.25;

/** For each pixel the index of its colour, -1 where nothing is there. */
function pickColors(
  { width, height, there }: ArtPixels,
  labs: Float32Array,
  palette: readonly OkLab[],
  dither: boolean,
) {
  const picks = new Int32Array(width * height).fill(-1);
  const color = Float64Array.from(palette.flat());
  for (let i = 0; i < picks.length; i++) {
    if (!there[i]) continue;
    const L = labs[i * 3]!;
    const a = labs[i * 3 + 1]!;
    const b = labs[i * 3 + 2]!;
    let first = 0;
    let second = -1;
    let least = Number.POSITIVE_INFINITY;
    let next = Number.POSITIVE_INFINITY;
    for (let q = 0; q < palette.length; q++) {
      const dL = color[q * 3]! - L;
      const da = color[q * 3 + 1]! - a;
      const db = color[q * 3 + 2]! - b;
      const d = dL * dL + 2 * (da * da + db * db);
      if (d < least) {
        second = first;
        next = least;
        first = q;
        least = d;
      } else if (d < next) {
        second = q;
        next = d;
      }
    }
    picks[i] = first;
    if (!dither || second < 0 || next === Number.POSITIVE_INFINITY) continue;
    let rough = 0;
    for (const step of [1, -1, width, -width]) {
      const j = i + step;
      if (j < 0 || j >= picks.length || !there[j]) continue;
      rough = Math.max(rough, Math.hypot(...[0, 1, 2].map((q) => labs[i * 3 + q]! - labs[j * 3 + q]!)));
    }
    const [p, q] = [palette[first]!, palette[second]!];
    const gap = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    const t = Math.sqrt(least) / (Math.sqrt(least) + Math.sqrt(next) || 1);
    const mixed = t > DITHER_FROM && t * 2 > 1 - bayer4(i % width, Math.floor(i / width));
    if (rough < DITHER_SMOOTH && gap < DITHER_COLORS && mixed) picks[i] = second;
  }
  return picks;
}

/** Pixels unlike all eight around them take the commonest colour there, unless they stand out. */
function joinLonePixels(picks: Int32Array, width: Px, height: Px, palette: readonly OkLab[]): Int32Array {
  const out = Int32Array.from(picks);
  const votes = new Float32Array(palette.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = picks[y * width + x]!;
      if (own < 0) continue;
      votes.fill(0);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [X, Y] = [x + dx, y + dy];
          if ((!dx && !dy) || X < 0 || Y < 0 || X >= width || Y >= height) continue;
          const other = picks[Y * width + X]!;
          if (other >= 0) votes[other]! += dx && dy ? 0.7 : 1;
        }
      }
      if (votes[own]! > 0) continue;
      const best = votes.reduce((b, v, q) => (v > votes[b]! ? q : b), 0);
      if (votes[best]! < 2.4) continue;
      const [p, q] = [palette[own]!, palette[best]!];
      if (Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < LONE) out[y * width + x] = best;
    }
  }
  return out;
}

/**
 * A photograph or an illustration as pixel art of exactly `width` × `height`, stretched to it: texture taken off, one
 * superpixel a pixel, few colours with the values and shifted hues of pixel art, lone pixels joined. Alpha comes out
 * binary. Throws a RangeError where either side is larger than the picture's.
 */
export function photoToPixelArt(image: Rgba, width: Px, height: Px, options: PhotoOptions = {}): Rgba {
  if (width > image.width || height > image.height) throw new RangeError('A photograph can only become smaller');
  const { colors = 24, grading = 0, dither = false, start = 0 } = options;
  const perPixel = Math.max(1, Math.min(PER_PIXEL, Math.floor(Math.sqrt(MOST_SAMPLES / (width * height)))));
  const samples = simplify(samplesOf(image, width, height, perPixel), 2, TEXTURE);
  const pixels = superpixels(samples, width, height);
  const labs = options.palette || grading === 0 ? pixels.labs : grade(pixels, grading);
  const palette = options.palette?.map(hexToOklab) ?? choosePalette(pixels, labs, { count: colors, start, grading });
  let picks: Int32Array = pickColors(pixels, labs, palette, dither);
  if (!dither) for (let round = 0; round < 2; round++) picks = joinLonePixels(picks, width, height, palette);
  const out = createImage(width, height);
  const bytes = palette.map(oklabToRgb);
  picks.forEach((pick, i) => {
    if (pick >= 0) out.data.set([...bytes[pick]!, 255], i * 4);
  });
  return out;
}
