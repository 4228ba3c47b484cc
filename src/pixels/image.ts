/** Making, copying and reading raster images: the small verbs that every other file of the engine uses. */
import type { Px, Rgba } from './types.ts';

/** A rectangle of pixels; `x` and `y` are its upper left pixel. */
export interface Box {
  readonly x: Px;
  readonly y: Px;
  readonly width: Px;
  readonly height: Px;
}

/** A transparent image. Throws a RangeError unless both sides are whole numbers from 1 to 65535. */
export function createImage(width: Px, height: Px): Rgba {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > 65535) {
      throw new RangeError(`An image side must be a whole number from 1 to 65535, got ${width}x${height}`);
    }
  }
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** A copy that shares no bytes. */
export function cloneImage(image: Rgba): Rgba {
  return { width: image.width, height: image.height, data: new Uint8ClampedArray(image.data) };
}

/** Same size and the same bytes. */
export function sameImage(a: Rgba, b: Rgba): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  for (let i = 0; i < a.data.length; i++) if (a.data[i] !== b.data[i]) return false;
  return true;
}

/**
 * Binary alpha: 255 where alpha was at least `threshold` (1..255, default 128), else 0 with RGB 0.
 * Every picture that leaves the engine has passed this.
 */
export function hardenAlpha(image: Rgba, threshold = 128): Rgba {
  const out = cloneImage(image);
  const { data } = out;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! >= threshold) data[i + 3] = 255;
    else data[i] = data[i + 1] = data[i + 2] = data[i + 3] = 0;
  }
  return out;
}

/** 1 where a pixel counts as there (alpha 128 or more), row by row. */
export function coverageOf(image: Rgba): Uint8Array {
  const out = new Uint8Array(image.width * image.height);
  for (let i = 0; i < out.length; i++) out[i] = image.data[i * 4 + 3]! >= 128 ? 1 : 0;
  return out;
}

/** The smallest box around all pixels with at least this alpha (1..255, default 128: what is there), or undefined. */
export function opaqueBounds(image: Rgba, alpha = 128): Box | undefined {
  const { width, height, data } = image;
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < alpha) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The part of `image` inside `box`; what lies outside the image is transparent. */
export function crop(image: Rgba, box: Box): Rgba {
  const out = createImage(box.width, box.height);
  paste(out, image, -box.x, -box.y);
  return out;
}

/** Writes `source` into `target` with its upper left pixel at (x, y), replacing bytes; what falls outside is cut. */
export function paste(target: Rgba, source: Rgba, x: Px, y: Px): void {
  const left = Math.max(0, x);
  const right = Math.min(target.width, x + source.width);
  if (right <= left) return;
  for (let ty = Math.max(0, y); ty < Math.min(target.height, y + source.height); ty++) {
    const from = ((ty - y) * source.width + left - x) * 4;
    target.data.set(source.data.subarray(from, from + (right - left) * 4), (ty * target.width + left) * 4);
  }
}

/** Like `paste`, but only pixels with alpha 128 or more are written. */
export function overlay(target: Rgba, source: Rgba, x: Px, y: Px): void {
  for (let sy = Math.max(0, -y); sy < Math.min(source.height, target.height - y); sy++) {
    for (let sx = Math.max(0, -x); sx < Math.min(source.width, target.width - x); sx++) {
      const s = (sy * source.width + sx) * 4;
      if (source.data[s + 3]! < 128) continue;
      const t = ((sy + y) * target.width + sx + x) * 4;
      target.data[t] = source.data[s]!;
      target.data[t + 1] = source.data[s + 1]!;
      target.data[t + 2] = source.data[s + 2]!;
      target.data[t + 3] = 255;
    }
  }
}

/** Mirrored left to right. */
export function flipHorizontal(image: Rgba): Rgba {
  const { width, height } = image;
  const source = wordsOf(image);
  const out = createImage(width, height);
  const target = wordsOf(out);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) target[y * width + x] = source[y * width + width - 1 - x]!;
  }
  return out;
}

/** The pixels as 32-bit words in the machine's byte order, for comparing and copying (a view where alignment allows). */
export function wordsOf(image: Rgba): Uint32Array {
  const { data } = image;
  if (data.byteOffset % 4 === 0) return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  throw new RangeError('The image bytes must start at a multiple of 4 in their buffer');
}

/** Pixels that differ between two pictures of one size, as a share of those that the second shows. */
export function shareChanged(a: Rgba, b: Rgba): number {
  const [p, q] = [wordsOf(a), wordsOf(b)];
  let [changed, shown] = [0, 0];
  for (let i = 0; i < q.length; i++) {
    if (p[i] !== q[i]) changed++;
    if (b.data[i * 4 + 3]! > 0) shown++;
  }
  return changed / shown;
}
