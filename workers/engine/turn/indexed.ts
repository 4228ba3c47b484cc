/** A sprite as numbers of its own palette: turning moves numbers, so no colour can be invented. */
import { createImage } from '../pixels/image.ts';
import { indexColors } from '../pixels/resize.ts';
import type { Px, Rgba } from '../types.ts';

export interface Indexed {
  readonly width: Px;
  readonly height: Px;
  /** Colours as 0xrrggbb. */
  readonly palette: readonly number[];
  /** A pixel's place in `palette`, −1 where transparent, row by row. */
  readonly indices: Int32Array;
}

/** An image as indices; alpha counts as there from 128 on. */
export function toIndexed(image: Rgba): Indexed {
  return { width: image.width, height: image.height, ...indexColors(image) };
}

/** Indices as an image with binary alpha. */
export function fromIndexed({ width, height, palette, indices }: Indexed): Rgba {
  const out = createImage(width, height);
  indices.forEach((index, i) => {
    if (index < 0) return;
    const c = palette[index]!;
    out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], i * 4);
  });
  return out;
}
