/** A photograph as few samples with its fine texture taken off, from which pixels of art are put together. */

import { createImage } from './image.ts';
import { labsOf } from './labs.ts';
import type { Px, Rgba } from './types.ts';

/** Samples of a picture in OKLab. */
export interface Samples {
  readonly width: Px;
  readonly height: Px;
  /** Three numbers a sample. */
  readonly labs: Float32Array;
  /** Share of each sample that is there, 0..1. */
  readonly cover: Float32Array;
}

/** The mean of the four bytes over each box, alpha-weighted: a large photograph at a size where votes are cheap. */
export function shrinkByMean(image: Rgba, width: Px, height: Px): Rgba {
  const out = createImage(width, height);
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor((y * image.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * image.height) / height));
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor((x * image.width) / width);
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * image.width) / width));
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let sy = y0; sy < y1; sy++) {
        for (let i = (sy * image.width + x0) * 4; i < (sy * image.width + x1) * 4; i += 4) {
          const w = image.data[i + 3]!;
          r += image.data[i]! * w;
          g += image.data[i + 1]! * w;
          b += image.data[i + 2]! * w;
          a += w;
        }
      }
      if (a > 0) out.data.set([r / a, g / a, b / a, a / ((x1 - x0) * (y1 - y0))], (y * width + x) * 4);
    }
  }
  return out;
}

/** The picture as samples, at most `perPixel` along each side of a pixel of the result. */
export function samplesOf(image: Rgba, width: Px, height: Px, perPixel: number): Samples {
  const w = Math.min(image.width, width * perPixel);
  const h = Math.min(image.height, height * perPixel);
  const small = w < image.width || h < image.height ? shrinkByMean(image, w, h) : image;
  const cover = Float32Array.from({ length: w * h }, (_, i) => small.data[i * 4 + 3]! / 255);
  return { width: w, height: h, labs: labsOf(small), cover };
}

/** Falls of a Gaussian by squared distance in units of its width: looked up, not worked out, 25 times a sample. */
const FALL = Float32Array.from({ length: 1025 }, (_, i) => Math.exp(-i / 128));
const fall = (d: number): number => (d >= 8 ? 0 : FALL[(d * 128) | 0]!);

/**
 * Fine texture off, edges kept: a bilateral filter (C. Tomasi and R. Manduchi, 1998) over 5 × 5 samples.
 * `range`: distance in OKLab at which a neighbour's pull has fallen to e^-½.
 */
export function simplify({ width, height, labs, cover }: Samples, rounds: number, range: number): Samples {
  const scale = 1 / (2 * range * range);
  let from = labs;
  for (let round = 0; round < rounds; round++) {
    const out = new Float32Array(from.length);
    for (let y = 0; y < height; y++) {
      const [top, bottom] = [Math.max(0, y - 2), Math.min(height - 1, y + 2)];
      for (let x = 0; x < width; x++) {
        const [left, right] = [Math.max(0, x - 2), Math.min(width - 1, x + 2)];
        const i = (y * width + x) * 3;
        const L = from[i]!;
        const a = from[i + 1]!;
        const b = from[i + 2]!;
        let sumL = 0;
        let sumA = 0;
        let sumB = 0;
        let sum = 0;
        for (let sy = top; sy <= bottom; sy++) {
          for (let s = sy * width + left; s <= sy * width + right; s++) {
            if (cover[s] === 0) continue;
            const k = s * 3;
            const dL = from[k]! - L;
            const da = from[k + 1]! - a;
            const db = from[k + 2]! - b;
            const w = fall((dL * dL + da * da + db * db) * scale);
            sumL += from[k]! * w;
            sumA += from[k + 1]! * w;
            sumB += from[k + 2]! * w;
            sum += w;
          }
        }
        if (sum === 0) continue;
        out[i] = sumL / sum;
        out[i + 1] = sumA / sum;
        out[i + 2] = sumB / sum;
      }
    }
    from = out;
  }
  return { width, height, labs: from, cover };
}
