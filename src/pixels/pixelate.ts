/** Any image to pixel art: find the grid it may have, let each cell vote, reduce the colours, clean up. */

import { cleanPixels } from './cleanup.ts';
import type { Dither } from './dither.ts';
import { packRgb } from './histogram.ts';
import { createImage, hardenAlpha, paste } from './image.ts';
import { fillTransparent } from './morph.ts';
import { forcePalette, gatherColors, reduceColors } from './palette.ts';
import { photoToPixelArt } from './photo.ts';
import { shrinkByMean } from './photo-samples.ts';
import { recoverArt } from './recover.ts';
import { opaqueShare } from './remove-background.ts';
import { enlarge, type Fit, fitBox, resizeByVote, resizePixels } from './resize.ts';
import type { Px, Rgba } from './types.ts';

export interface PixelateOptions {
  /** At most this many colours (1..256, default 32; 256 for art that keeps its own pixels). */
  readonly colors?: number;
  /** Use these colours and no others ('#rrggbb'); beats `colors`. */
  readonly palette?: readonly string[];
  /** The same for a photograph, where it is another number. */
  readonly photoColors?: number;
  /** What happens to another aspect ratio (default 'contain': all of it, transparent beside it). */
  readonly fit?: Fit;
  /** Default 'none'. */
  readonly dither?: Dither;
  /** Repair stray pixels and jaggies (default true). */
  readonly clean?: boolean;
  /** How far a photograph's values, colours and hues are taken to those of pixel art, 0..1 (default 0: as they are). */
  readonly grading?: number;
  /**
   * Pixel art that is found keeps its own pixels where a whole factor of it nearly fills the size, with what is beyond
   * transparent or, round opaque art, the border going on (default false: it fills the size).
   */
  readonly keepPixels?: boolean;
  /** 0..1: which of several equally good choices of a photograph's colours is taken (default 0). */
  readonly start?: number;
}

/** Samples a cell has along one side, at most: more would not change a vote. */
const SAMPLES = 6;
/** A picture with more colours than this, at least so many times as large as its art is to be, is a photograph. */
const PHOTO_COLORS = 512;
const PHOTO_SCALE = 1.5;

function isPhoto(image: Rgba, width: Px, height: Px): boolean {
  if (image.width < width * PHOTO_SCALE || image.height < height * PHOTO_SCALE) return false;
  const seen = new Set<number>();
  // Every third pixel tells enough.
  for (let i = 0; i < image.data.length && seen.size <= PHOTO_COLORS; i += 12) {
    if (image.data[i + 3]! < 128) continue;
    seen.add(packRgb(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!));
  }
  return seen.size > PHOTO_COLORS;
}

/** Recovered art that fills at least this share of a canvas' longer side stands there in its own pixels. */
const KEPT = 0.75;

/** Recovered art on a box: repeated by the largest whole factor where that nearly fills it, else at another size. */
function fitArt(art: Rgba, width: Px, height: Px, keepPixels: boolean): Rgba {
  const factor = Math.floor(Math.min(width / art.width, height / art.height));
  const share = Math.max((art.width * factor) / width, (art.height * factor) / height);
  if (!keepPixels || factor < 1 || share < KEPT) return resizePixels(art, width, height);
  const out = createImage(width, height);
  const large = enlarge(art, factor);
  paste(out, large, (width - large.width) >> 1, (height - large.height) >> 1);
  return opaqueShare(art) > 0.97 ? fillTransparent(out) : out;
}

/**
 * `image` as pixel art of exactly `width` × `height`, with binary alpha and a bounded palette. Enlarged pixel art is
 * first read back at its own size; a photograph is put together from superpixels; anything else is reduced by vote.
 */
export function pixelate(image: Rgba, width: Px, height: Px, options: PixelateOptions = {}): Rgba {
  const { palette, fit = 'contain', dither = 'none', clean = true } = options;
  const box = fitBox(image, width, height, fit);
  const mayBeEnlarged = image.width > box.width || image.height > box.height || image.width >= 96;
  const art = mayBeEnlarged ? recoverArt(image)?.image : undefined;
  const placed = createImage(width, height);
  const colors = options.colors ?? (art && options.keepPixels ? 256 : 32);
  if (!art && dither !== 'floyd-steinberg' && isPhoto(image, box.width, box.height)) {
    const few = { ...options, colors: options.photoColors ?? colors, dither: dither !== 'none' };
    paste(placed, photoToPixelArt(image, box.width, box.height, few), box.x, box.y);
    return clean && dither === 'none' ? cleanPixels(placed) : placed;
  }
  let small: Rgba;
  if (art) {
    small = fitArt(art, box.width, box.height, options.keepPixels ?? false);
  } else if (image.width < box.width || image.height < box.height) {
    small = resizePixels(hardenAlpha(image), box.width, box.height);
  } else {
    const w = Math.min(image.width, box.width * SAMPLES);
    const h = Math.min(image.height, box.height * SAMPLES);
    const samples = w < image.width || h < image.height ? shrinkByMean(image, w, h) : image;
    small = resizeByVote(gatherColors(samples), box.width, box.height);
  }
  paste(placed, small, box.x, box.y);
  const reduced = palette ? forcePalette(placed, palette, dither) : reduceColors(placed, colors, dither);
  return clean && dither === 'none' ? cleanPixels(reduced) : reduced;
}
