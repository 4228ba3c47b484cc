/**
 * Mapping an image to a palette: nearest colour, ordered dither or error diffusion. None draws a random number, so the
 * same image gives the same bytes. Alpha is kept; transparent pixels are not touched.
 */

import { writeOklab } from './color.ts';
import { packRgb } from './histogram.ts';
import { cloneImage } from './image.ts';
import { indexPalette, type PaletteIndex } from './nearest.ts';
import type { Rgba } from './types.ts';

export const DITHERS = ['none', 'ordered', 'floyd-steinberg'] as const;
export type Dither = (typeof DITHERS)[number];

/** Bayer's 4×4 threshold matrix (1973), as (n + ½) / 16. */
const BAYER4 = Float64Array.from([0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5], (n) => (n + 0.5) / 16);

/** Threshold 0..1 of the 4×4 Bayer matrix at a pixel. */
export const bayer4 = (x: number, y: number): number => BAYER4[(y & 3) * 4 + (x & 3)]!;

/**
 * The two palette colours whose mix comes nearest to a colour, and the second one's share (0..½).
 * Far pairs are charged for their distance: a coarse pattern of unlike colours reads as noise.
 */
function bestMix(index: PaletteIndex, L: number, a: number, b: number): readonly [number, number, number] {
  const { lab, size } = index;
  const first = index.nearestLab(L, a, b);
  const x = lab[first * 3]!;
  const y = lab[first * 3 + 1]!;
  const z = lab[first * 3 + 2]!;
  let best: readonly [number, number, number] = [first, first, 0];
  let least = (L - x) ** 2 + (a - y) ** 2 + (b - z) ** 2;
  for (let i = 0; i < size; i++) {
    if (i === first) continue;
    const dx = lab[i * 3]! - x;
    const dy = lab[i * 3 + 1]! - y;
    const dz = lab[i * 3 + 2]! - z;
    const length = dx * dx + dy * dy + dz * dz;
    const t = Math.min(0.5, ((L - x) * dx + (a - y) * dy + (b - z) * dz) / length);
    if (t < 0.04) continue;
    const miss = (L - x - t * dx) ** 2 + (a - y - t * dy) ** 2 + (b - z - t * dz) ** 2 + 0.08 * length * t;
    if (miss < least) {
      least = miss;
      best = [first, i, t];
    }
  }
  return best;
}

function orderedDither(image: Rgba, index: PaletteIndex, out: Rgba): void {
  const { width, height, data } = image;
  const memo = new Map<number, readonly [number, number, number]>();
  const point = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (data[i + 3] === 0) continue;
      const c = packRgb(data[i]!, data[i + 1]!, data[i + 2]!);
      let mix = memo.get(c);
      if (mix === undefined) {
        writeOklab(point, 0, data[i]!, data[i + 1]!, data[i + 2]!);
        mix = bestMix(index, point[0]!, point[1]!, point[2]!);
        memo.set(c, mix);
      }
      writePacked(out.data, i, index.packed[mix[2] > bayer4(x, y) ? mix[1] : mix[0]]!);
    }
  }
}

/** R. W. Floyd and L. Steinberg (1976), in OKLab, boustrophedon; errors are clamped so that they cannot run away. */
function diffuseError(image: Rgba, index: PaletteIndex, out: Rgba): void {
  const { width, height, data } = image;
  let row = new Float64Array((width + 2) * 3);
  let below = new Float64Array((width + 2) * 3);
  const point = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    const step = y % 2 === 0 ? 1 : -1;
    for (let n = 0; n < width; n++) {
      const x = step === 1 ? n : width - 1 - n;
      const i = (y * width + x) * 4;
      if (data[i + 3] === 0) continue;
      writeOklab(point, 0, data[i]!, data[i + 1]!, data[i + 2]!);
      const at = (x + 1) * 3;
      const L = point[0]! + row[at]!;
      const a = point[1]! + row[at + 1]!;
      const b = point[2]! + row[at + 2]!;
      const chosen = index.nearestLab(L, a, b);
      writePacked(out.data, i, index.packed[chosen]!);
      for (let k = 0; k < 3; k++) {
        const wanted = k === 0 ? L : k === 1 ? a : b;
        const error = Math.max(-0.5, Math.min(0.5, wanted - index.lab[chosen * 3 + k]!));
        row[at + step * 3 + k] = row[at + step * 3 + k]! + (error * 7) / 16;
        below[at - step * 3 + k] = below[at - step * 3 + k]! + (error * 3) / 16;
        below[at + k] = below[at + k]! + (error * 5) / 16;
        below[at + step * 3 + k] = below[at + step * 3 + k]! + error / 16;
      }
    }
    [row, below] = [below, row];
    below.fill(0);
  }
}

function writePacked(data: Uint8ClampedArray, i: number, c: number): void {
  data[i] = c >> 16;
  data[i + 1] = (c >> 8) & 255;
  data[i + 2] = c & 255;
}

/**
 * The image with every pixel that is not wholly transparent set to a colour of `palette` ('#rrggbb', any number).
 * Throws a RangeError for an empty palette.
 */
export function mapToPalette(image: Rgba, palette: readonly string[], dither: Dither = 'none'): Rgba {
  const index = indexPalette(palette);
  const out = cloneImage(image);
  if (dither === 'ordered') orderedDither(image, index, out);
  else if (dither === 'floyd-steinberg') diffuseError(image, index, out);
  else {
    const { data } = out;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue;
      writePacked(data, i, index.packed[index.nearest(packRgb(data[i]!, data[i + 1]!, data[i + 2]!))]!);
    }
  }
  return out;
}
