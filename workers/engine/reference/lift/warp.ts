/** Moves a sprite's scraps to a pose, in the sprite's own colours. */
import { createImage, wordsOf } from '../../../../src/pixels/image.ts';
import { resizeByVote, scale2x } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Scraps } from './scraps.ts';
import type { Affine } from './transforms.ts';

/** Pixels are moved as squares of this many finer ones and take the vote of what lands in them (after RotSprite, Xenowhirl 2007). */
const FINE = 4;
/** Gaps of up to so many fine pixels between stretched neighbours are closed. */
const GAP = 3;

/**
 * The picture of `width` × `height` with every scrap moved by its part's transform; `z`: which part lies in front, the
 * greater the nearer. Colours are the reference's, alpha is 0 or 255.
 */
export function warp(
  reference: Rgba,
  scraps: Scraps,
  transforms: readonly Affine[],
  z: readonly number[],
  width: Px,
  height: Px,
): Rgba {
  const smooth = wordsOf(scale2x(scale2x(reference)));
  const row = reference.width * FINE;
  const own = wordsOf(reference);
  const fine = createImage(width * FINE, height * FINE);
  const out = wordsOf(fine);
  const depth = new Float32Array(out.length).fill(Number.NEGATIVE_INFINITY);
  const wide = width * FINE;
  const high = height * FINE;
  for (let k = 0; k < scraps.count; k++) {
    const m = transforms[scraps.part[k]!]!;
    const n = transforms[scraps.second[k]!]!;
    const s = scraps.share[k]!;
    const mix = (i: 0 | 1 | 2 | 3 | 4 | 5): number => m[i] + (n[i] - m[i]) * s;
    const [a, b, c, d, e, f] = [mix(0), mix(1), mix(2), mix(3), mix(4), mix(5)];
    const px = scraps.at[k]! % reference.width;
    const py = (scraps.at[k]! - px) / reference.width;
    const near = z[scraps.part[k]!]! - (scraps.hidden[k] ? 1e-3 : 0);
    for (let j = 0; j < FINE; j++) {
      for (let i = 0; i < FINE; i++) {
        const x = px + (i + 0.5) / FINE;
        const y = py + (j + 0.5) / FINE;
        const tx = Math.floor((a * x + b * y + c) * FINE);
        const ty = Math.floor((d * x + e * y + f) * FINE);
        if (tx < 0 || ty < 0 || tx >= wide || ty >= high) continue;
        const t = ty * wide + tx;
        if (depth[t]! >= near) continue;
        const color = scraps.hidden[k] ? own[scraps.color[k]!]! : smooth[(py * FINE + j) * row + px * FINE + i]!;
        // what Scale2x rounded off is not there
        if (color === 0) continue;
        depth[t] = near;
        out[t] = color;
      }
    }
  }
  closeGaps(out, depth, wide, high);
  return resizeByVote(fine, width, height);
}

/** Fills empty fine pixels between two filled ones of a row or column that are at most `GAP` apart, with the front one. */
function closeGaps(out: Uint32Array, depth: Float32Array, wide: Px, high: Px): void {
  const fill = (count: number, length: number, step: number, next: number): void => {
    for (let line = 0; line < count; line++) {
      let last = -GAP - 2;
      for (let i = 0; i < length; i++) {
        const t = line * next + i * step;
        if (out[t] === 0) continue;
        const gap = i - last - 1;
        if (gap > 0 && gap <= GAP) {
          const from = line * next + last * step;
          for (let g = 1; g <= gap; g++) {
            const source = g * 2 <= gap ? from : t;
            out[from + g * step] = out[source]!;
            depth[from + g * step] = depth[source]!;
          }
        }
        last = i;
      }
    }
  };
  fill(high, wide, 1, wide);
  fill(wide, high, wide, 1);
}
