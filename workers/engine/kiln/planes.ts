/**
 * Pictures as the networks see them: four planes R, G, B, A, row by row, colours premultiplied by alpha, each value in
 * [−1, 1]. A transparent pixel is −1 in all four.
 */
import { createImage } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';

/** Values of a plane set of `width` × `height` pixels. */
export const CHANNELS = 4;

/** The image as planes of (4, height, width). */
export function planesOf({ width, height, data }: Rgba): Float32Array {
  const area = width * height;
  const out = new Float32Array(CHANNELS * area);
  for (let i = 0; i < area; i++) {
    const alpha = data[i * 4 + 3]! / 255;
    for (let c = 0; c < 3; c++) out[c * area + i] = (data[i * 4 + c]! / 255) * alpha * 2 - 1;
    out[3 * area + i] = alpha * 2 - 1;
  }
  return out;
}

/** Planes as an image: opaque where the alpha plane is at least 0, else transparent; values outside [−1, 1] are cut. */
export function imageOf(planes: Float32Array, width: Px, height: Px): Rgba {
  const out = createImage(width, height);
  const area = width * height;
  for (let i = 0; i < area; i++) {
    const alpha = planes[3 * area + i]!;
    if (!(alpha >= 0)) continue;
    const share = (Math.min(1, alpha) + 1) / 2;
    for (let c = 0; c < 3; c++) {
      // Uint8ClampedArray rounds and cuts.
      out.data[i * 4 + c] = (((planes[c * area + i]! + 1) / 2) * 255) / share;
    }
    out.data[i * 4 + 3] = 255;
  }
  return out;
}

/** A rectangle of plane sets; what lies outside the source is `fill`. */
export function cropPlanes(
  planes: Float32Array,
  size: { readonly width: Px; readonly height: Px },
  box: { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px },
  fill: number,
): Float32Array {
  const from = size.width * size.height;
  const channels = planes.length / from;
  const area = box.width * box.height;
  const out = new Float32Array(channels * area).fill(fill);
  const left = Math.max(0, box.x);
  const right = Math.min(size.width, box.x + box.width);
  if (right <= left) return out;
  for (let c = 0; c < channels; c++) {
    for (let y = Math.max(0, box.y); y < Math.min(size.height, box.y + box.height); y++) {
      const row = c * from + y * size.width;
      out.set(planes.subarray(row + left, row + right), c * area + (y - box.y) * box.width + left - box.x);
    }
  }
  return out;
}
