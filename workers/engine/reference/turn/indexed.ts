/** A sprite as numbers of its own palette: turning moves numbers, so no colour can be invented. */
import { type Box, createImage } from '../../../../src/pixels/image.ts';
import { indexColors, resizeByVote } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

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

/** The part of a picture inside a box; what lies outside the picture is transparent. */
export function cutIndexed({ width, height, palette, indices }: Indexed, box: Box): Indexed {
  const out = new Int32Array(box.width * box.height).fill(-1);
  for (let y = Math.max(0, -box.y); y < Math.min(box.height, height - box.y); y++) {
    for (let x = Math.max(0, -box.x); x < Math.min(box.width, width - box.x); x++) {
      out[y * box.width + x] = indices[(y + box.y) * width + x + box.x]!;
    }
  }
  return { width: box.width, height: box.height, palette, indices: out };
}

/** Every `factor` × `factor` square as one pixel, by vote; sides are multiples of the factor. */
export function reduceIndexed(image: Indexed, factor: number): Indexed {
  if (factor === 1) return image;
  const small = toIndexed(resizeByVote(fromIndexed(image), image.width / factor, image.height / factor));
  const number = new Map(image.palette.map((c, i) => [c, i]));
  return {
    ...small,
    palette: image.palette,
    indices: small.indices.map((i) => (i < 0 ? -1 : number.get(small.palette[i]!)!)),
  };
}

/** Rows of `width` values, each the other way round. */
export function mirrorRows<T extends Int32Array | Float32Array>(values: T, width: number): T {
  return values.map((_, i) => values[i - (i % width) + width - 1 - (i % width)]!) as T;
}

/** The mirror image. */
export function mirrorIndexed(image: Indexed): Indexed {
  return { ...image, indices: mirrorRows(image.indices, image.width) };
}

/** Sum of the absolute differences of two colours' channels (0xrrggbb), 0..765. */
export const apart = (a: number, b: number): number =>
  Math.abs((a >> 16) - (b >> 16)) + Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) + Math.abs((a & 255) - (b & 255));
