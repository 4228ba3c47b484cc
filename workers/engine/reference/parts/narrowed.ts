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

/** A figure half turned to a side: the half that turns away is foreshortened to a share of its width, the other stays. */
export function halfAside(image: Rgba, far: 'left' | 'right', share: number): Rgba {
  const box = opaqueBounds(image);
  if (!box || box.width < 4) return image;
  const near = box.width >> 1;
  const wide = box.width - near;
  const width = Math.max(1, Math.round(wide * share));
  const isLeft = far === 'left';
  const split = isLeft ? box.x + wide : box.x + near;
  const out = createImage(image.width, image.height);
  const farHalf = crop(image, { ...box, x: isLeft ? box.x : split, width: wide });
  const nearHalf = crop(image, { ...box, x: isLeft ? split : box.x, width: near });
  const left = box.x + ((wide - width) >> 1);
  overlay(out, resizePixels(farHalf, width, box.height), isLeft ? left : left + near, box.y);
  overlay(out, nearHalf, isLeft ? left + width : left, box.y);
  return out;
}
