/** The sprite that a model is fitted to, made ready for being compared thousands of times. */

import type { Outline } from '../../../../src/domain/words.ts';
import { deltaE, type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Box, crop, opaqueBounds, outlineOf, reduceColors } from '../../../../src/pixels/index.ts';
import { indexColors, resizeByVote } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

export interface Target {
  /** Of the working picture: the sprite, reduced where it is large, with `PAD` empty pixels around it. */
  readonly width: Px;
  readonly height: Px;
  /** Of each pixel its place in `palette`; −1 outside the figure. The outer line counts as outside: models are compared without. */
  readonly index: Int16Array;
  /** Pixels that `index` has a colour for. */
  readonly area: number;
  /** Of those pixels; in the target's own coordinates. */
  readonly box: Box;
  readonly palette: readonly OkLab[];
  /** Cost 0..1 of showing one colour for another: `distance[a * palette.length + b]`. */
  readonly distance: Float32Array;
  readonly outline: Outline;
  /** Working pixels a pixel of the sprite, at most 1. */
  readonly reduction: number;
}

/** Room around the sprite, so that a model that is too large for it is seen to be. */
export const PAD = 4;
/** Sprites are compared at no more than this many pixels of height. */
const MOST_HEIGHT = 72;

/** Colours further apart than this in OKLab are wholly unlike. */
export const UNLIKE = 0.3;
/** More colours than these make the comparison slow and no better. */
const MOST_COLORS = 24;

/** 1 for what a figure shows within its outer line, row by row. */
export function insideOf(image: Rgba, outline: Outline): Uint8Array {
  const { width, height, data } = image;
  const inside = new Uint8Array(width * height);
  const opaque = (x: Px, y: Px): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! >= 128;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!opaque(x, y)) continue;
      const rim = !(opaque(x - 1, y) && opaque(x + 1, y) && opaque(x, y - 1) && opaque(x, y + 1));
      if (outline === 'lineless' || !rim) inside[y * width + x] = 1;
    }
  }
  return inside;
}

/** A sprite (binary alpha) as a target; undefined where nothing lies within its outline. */
export function targetOf(sprite: Rgba): Target | undefined {
  const bounds = opaqueBounds(sprite);
  if (!bounds) return undefined;
  const outline = outlineOf(sprite) ?? 'lineless';
  const reduction = Math.min(1, MOST_HEIGHT / bounds.height);
  const few = reduceColors(sprite, MOST_COLORS);
  const small =
    reduction === 1
      ? few
      : resizeByVote(few, Math.round(sprite.width * reduction), Math.round(sprite.height * reduction));
  const work = crop(small, { x: -PAD, y: -PAD, width: small.width + 2 * PAD, height: small.height + 2 * PAD });
  const inside = insideOf(work, outline);
  const { palette: packed, indices } = indexColors(work);
  const index = Int16Array.from(indices, (c, i) => (inside[i] ? c : -1));
  const box = boxOf(index, work.width);
  if (!box) return undefined;
  const palette = packed.map((c) => rgbToOklab(unpackRgb(c)));
  const distance = new Float32Array(palette.length ** 2);
  palette.forEach((a, i) => {
    palette.forEach((b, j) => {
      distance[i * palette.length + j] = Math.min(1, deltaE(a, b) / UNLIKE);
    });
  });
  const area = index.reduce((n, c) => n + (c < 0 ? 0 : 1), 0);
  return { width: work.width, height: work.height, index, area, box, palette, distance, outline, reduction };
}

/** Bounds of the entries that are not negative. */
export function boxOf(index: Int16Array, width: Px): Box | undefined {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, -1, -1];
  index.forEach((c, i) => {
    if (c < 0) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  return right < 0 ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}
