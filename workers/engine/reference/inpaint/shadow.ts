import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import { recolor } from '../../../../src/pixels/palette.ts';
import { ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Hole } from './hole.ts';

/** Height of a shadow over its width, for a ground seen at a slant. */
const SQUASH = 0.3;
/** The part of a figure, from below, whose width its shadow has. */
const FEET = 0.12;
/** Contrast of the step from a ground's colour to its shadow. */
const DEPTH = 0.8;

/** Darkens the ground under the lowest part of `layer`, inside the hole. Changes `picture`. */
export function castShadow({ open }: Hole, picture: Rgba, layer: Rgba): void {
  const box = opaqueBounds(layer);
  if (!box) return;
  const { width, height } = picture;
  const bottom = box.y + box.height;
  let [left, right] = [box.x + box.width, box.x];
  for (let y = bottom - Math.max(1, Math.round(box.height * FEET)); y < bottom; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      if (layer.data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  const rx = ((right - left) / 2) * 1.12 + 1;
  const ry = Math.max(1, rx * SQUASH);
  const [cx, cy] = [(left + right) / 2 + 0.5, bottom - ry * 0.4];
  const darker = recolor(picture, (color) => ramp(unpackRgb(color), DEPTH)[TONE.shadow]);
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, Math.ceil(cy + ry)); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, Math.ceil(cx + rx)); x++) {
      const i = y * width + x;
      if (!open[i] || ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 >= 1) continue;
      picture.data.set(darker.data.subarray(i * 4, i * 4 + 4), i * 4);
    }
  }
}
