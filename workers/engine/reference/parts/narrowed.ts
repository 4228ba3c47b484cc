/** Figures foreshortened. */
import { createImage, crop, opaqueBounds, overlay } from '../../../../src/pixels/image.ts';
import { resizePixels } from '../../../../src/pixels/resize.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** A figure with a share of its width, in its place: whole columns are joined. */
export function narrowed(image: Rgba, share: number): Rgba {
  const box = opaqueBounds(image);
  if (!box) return image;
  const width = Math.max(1, Math.round(box.width * share));
  const out = createImage(image.width, image.height);
  overlay(out, resizePixels(crop(image, box), width, box.height), box.x + ((box.width - width) >> 1), box.y);
  return out;
}
