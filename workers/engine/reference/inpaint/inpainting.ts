import { deltaE, hexToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { findGrid } from '../../../../src/pixels/grid.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage, createImage, hardenAlpha, paste } from '../../../../src/pixels/image.ts';
import { maskOf } from '../../../../src/pixels/mask.ts';
import { paletteOf, recolor, reduceColors } from '../../../../src/pixels/palette.ts';
import { pixelate } from '../../../../src/pixels/pixelate.ts';
import { fitBox, resizeNearest } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { DrawRequest } from '../../types.ts';

/** A picture with a hole that is to be painted. */
export interface Inpainting {
  /** The known picture at the size of the result, its bytes as they came where it had that size already. */
  readonly known: Rgba;
  /** 1 where the picture is to be painted. */
  readonly hole: Uint8Array;
  /** `drawn` inside the hole and the known bytes outside, whatever their alpha. */
  readonly keep: (drawn: Rgba) => Rgba;
  /** `drawn` with at most `most` colours, preferring those of the known picture. */
  readonly limitColors: (drawn: Rgba, most: number) => Rgba;
}

type Request = Pick<DrawRequest, 'width' | 'height' | 'knownImage' | 'mask'>;

/**
 * The inpainting that a request asks for; undefined when it has neither a known image nor a mask. A mask alone has an
 * empty known picture; a known image alone is painted where it is transparent. Images of another size are fitted in whole.
 */
export function openInpainting({ width, height, knownImage, mask }: Request): Inpainting | undefined {
  if (!knownImage && !mask) return undefined;
  const known = knownImage ? fittedPicture(knownImage, width, height) : createImage(width, height);
  const hole = mask
    ? maskOf(fittedMask(mask, width, height))
    : Uint8Array.from({ length: width * height }, (_, i) => (known.data[i * 4 + 3]! < 128 ? 1 : 0));
  const keep = (drawn: Rgba): Rgba => {
    const out = cloneImage(known);
    hole.forEach((open, i) => {
      if (open) out.data.set(drawn.data.subarray(i * 4, i * 4 + 4), i * 4);
    });
    return out;
  };
  return { known, hole, keep, limitColors: (drawn, most) => limitColors(known, hole, drawn, most) };
}

/** Pixels of a photograph that vote on one of the picture, along a side: more would cost time and change little. */
const SAMPLES = 3;

/** A picture of another size becomes pixel art of this one; one that has it keeps every byte. */
function fittedPicture(image: Rgba, width: Px, height: Px): Rgba {
  if (image.width === width && image.height === height) return cloneImage(image);
  const box = fitBox(image, width * SAMPLES, height * SAMPLES, 'contain');
  const photo = image.width > box.width && !findGrid(image);
  const sampled = photo ? resizeNearest(image, box.width, box.height) : image;
  return pixelate(sampled, width, height, { colors: 256, clean: false });
}

function fittedMask(mask: Rgba, width: Px, height: Px): Rgba {
  const box = fitBox(mask, width, height, 'contain');
  const out = createImage(width, height);
  paste(out, resizeNearest(mask, box.width, box.height), box.x, box.y);
  return out;
}

/** Colours nearer than this to one of the known picture become it: an edit keeps to the palette it edits. */
const SNAP = 0.045;
/** Known colours that are looked at; a photograph has too many to matter. */
const MOST_KNOWN = 256;

function limitColors(known: Rgba, hole: Uint8Array, drawn: Rgba, most: number): Rgba {
  const inside = hardenAlpha(drawn);
  hole.forEach((open, i) => {
    if (!open) inside.data.fill(0, i * 4, i * 4 + 4);
  });
  const palette = paletteOf(known, MOST_KNOWN).map(hexToRgb);
  const labs = palette.map(rgbToOklab);
  return recolor(reduceColors(inside, most), (color) => {
    const rgb = unpackRgb(color);
    const lab = rgbToOklab(rgb);
    let near = rgb;
    let least = SNAP;
    labs.forEach((other, i) => {
      const d = deltaE(lab, other);
      if (d < least) {
        least = d;
        near = palette[i]!;
      }
    });
    return near;
  });
}
