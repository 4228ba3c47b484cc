/** The picture that is turned, as a sprite on its canvas: its subject alone, with binary alpha and few enough colours. */

import { InputError } from '../../../../src/domain/input-error.ts';
import {
  createImage,
  crop,
  hardenAlpha,
  opaqueBounds,
  overlay,
  pixelate,
  reduceColors,
  removeBackground,
} from '../../../../src/pixels/index.ts';
import { fitBox } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** A picture with more colours than this was not drawn pixel by pixel. */
const MOST_COLORS = 256;

function cut(image: Rgba): Rgba {
  const subject = removeBackground(image);
  if (opaqueBounds(subject)) return subject;
  const whole = hardenAlpha(image);
  if (opaqueBounds(whole)) return whole;
  throw new InputError('image: shows nothing, none of its pixels is opaque');
}

function put(image: Rgba, width: Px, height: Px): Rgba {
  const out = createImage(width, height);
  overlay(out, image, Math.floor((width - image.width) / 2), Math.floor((height - image.height) / 2));
  return out;
}

function fitted(image: Rgba, width: Px, height: Px): Rgba {
  const box = fitBox(image, width, height, 'contain');
  const art = pixelate(image, box.width, box.height, { colors: 64, clean: false });
  return put(cut(art), width, height);
}

/**
 * The subject of a picture on a canvas of `width` × `height`. A picture of that size stays as it is; any other is fitted
 * into it. Throws an InputError when nothing is opaque.
 */
export function placeReference(image: Rgba, width: Px, height: Px): Rgba {
  if (image.width !== width || image.height !== height) return fitted(image, width, height);
  return reduceColors(cut(image), MOST_COLORS);
}

/**
 * Like {@link placeReference}, for a canvas that may be larger than the picture: a picture that fits is put into the
 * middle pixel for pixel; of a larger one the subject is, or, where that is too large as well, its reduction.
 */
export function placeOnCanvas(image: Rgba, width: Px, height: Px): Rgba {
  if (image.width <= width && image.height <= height) return put(reduceColors(cut(image), MOST_COLORS), width, height);
  const subject = cut(image);
  const box = opaqueBounds(subject)!;
  const alone = crop(subject, box);
  if (box.width <= width && box.height <= height) return put(reduceColors(alone, MOST_COLORS), width, height);
  return fitted(alone, width, height);
}
