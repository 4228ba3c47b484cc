/**
 * One superpixel a pixel of art: boxes that give way to edges, so that a mast or an eye is a pixel of its own instead of
 * a tint of its surroundings. After SLIC (R. Achanta et al., 2012); T. Gerstner et al., "Pixelated image abstraction"
 * (2012), make pixel art this way.
 */
import type { Samples } from './photo-samples.ts';
import type { Px } from './types.ts';

/** Colours of the pixels of art. */
export interface ArtPixels {
  readonly width: Px;
  readonly height: Px;
  /** OKLab, three numbers a pixel. */
  readonly labs: Float32Array;
  /** 1 where more than half of a pixel is there. */
  readonly there: Uint8Array;
}

const ROUNDS = 5;
/** How much a cell of distance weighs against colour (OKLab): large holds superpixels to nearly boxes. */
const HOLD = 0.09;
/** A superpixel's centre stays this near its box's, in boxes, so that the picture is not bent. */
const REACH = 0.7;

export function superpixels(samples: Samples, width: Px, height: Px): ArtPixels {
  const { labs, cover, width: W, height: H } = samples;
  const n = width * height;
  const [sx, sy] = [W / width, H / height];
  const hold = HOLD * HOLD;
  /** L, a, b, x, y of each centre. */
  const centres = new Float32Array(n * 5);
  const columnOf = Int32Array.from({ length: W }, (_, x) => Math.min(width - 1, Math.floor((x + 0.5) / sx)));
  for (let s = 0; s < n; s++) {
    const x = ((s % width) + 0.5) * sx;
    const y = (Math.floor(s / width) + 0.5) * sy;
    const k = (Math.min(H - 1, Math.floor(y)) * W + Math.min(W - 1, Math.floor(x))) * 3;
    centres.set([labs[k]!, labs[k + 1]!, labs[k + 2]!, x, y], s * 5);
  }
  /** Sums of L, a, b, samples there, x, y, samples. */
  const sums = new Float32Array(n * 7);
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0);
    for (let y = 0; y < H; y++) {
      const row = Math.min(height - 1, Math.floor((y + 0.5) / sy));
      for (let x = 0; x < W; x++) {
        const column = columnOf[x]!;
        const k = (y * W + x) * 3;
        const L = labs[k]!;
        const a = labs[k + 1]!;
        const b = labs[k + 2]!;
        let best = row * width + column;
        let least = Number.POSITIVE_INFINITY;
        for (let j = Math.max(0, row - 1); j <= Math.min(height - 1, row + 1); j++) {
          for (let i = Math.max(0, column - 1); i <= Math.min(width - 1, column + 1); i++) {
            const s = (j * width + i) * 5;
            const dx = (centres[s + 3]! - x - 0.5) / sx;
            const dy = (centres[s + 4]! - y - 0.5) / sy;
            const dL = centres[s]! - L;
            const da = centres[s + 1]! - a;
            const db = centres[s + 2]! - b;
            const d = dL * dL + da * da + db * db + hold * (dx * dx + dy * dy);
            if (d < least) {
              least = d;
              best = j * width + i;
            }
          }
        }
        const s = best * 7;
        sums[s + 4]! += x + 0.5;
        sums[s + 5]! += y + 0.5;
        sums[s + 6]! += 1;
        if (cover[y * W + x]! < 0.5) continue;
        sums[s]! += L;
        sums[s + 1]! += a;
        sums[s + 2]! += b;
        sums[s + 3]! += 1;
      }
    }
    for (let s = 0; s < n; s++) {
      const [there, all] = [sums[s * 7 + 3]!, sums[s * 7 + 6]!];
      if (all === 0) continue;
      if (there > 0) for (let q = 0; q < 3; q++) centres[s * 5 + q] = sums[s * 7 + q]! / there;
      const near = (v: number, home: number, cell: number): number =>
        Math.max((home + 0.5 - REACH) * cell, Math.min((home + 0.5 + REACH) * cell, v));
      centres[s * 5 + 3] = near(sums[s * 7 + 4]! / all, s % width, sx);
      centres[s * 5 + 4] = near(sums[s * 7 + 5]! / all, Math.floor(s / width), sy);
    }
  }
  const out = new Float32Array(n * 3);
  for (let s = 0; s < n; s++) out.set(centres.subarray(s * 5, s * 5 + 3), s * 3);
  const there = Uint8Array.from({ length: n }, (_, s) => {
    const all = sums[s * 7 + 6]!;
    // A box that lost all its samples to its neighbours is what its middle is.
    return all === 0 ? 1 : sums[s * 7 + 3]! * 2 > all ? 1 : 0;
  });
  return { width, height, labs: out, there };
}
