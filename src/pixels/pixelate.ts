/** Any image to pixel art: find the grid it may have, let each cell vote, reduce the colours, clean up. */

import { cleanPixels } from './cleanup.ts';
import type { Dither } from './dither.ts';
import { findGrid, type PixelGrid } from './grid.ts';
import { histogramOf } from './histogram.ts';
import { createImage, hardenAlpha, paste } from './image.ts';
import { forcePalette, reduceColors } from './palette.ts';
import { type Fit, fitBox, indexColors, resizeByVote, resizePixels } from './resize.ts';
import type { Px, Rgba } from './types.ts';

export interface PixelateOptions {
  /** At most this many colours (1..256, default 32). */
  readonly colors?: number;
  /** Use these colours and no others ('#rrggbb'); beats `colors`. */
  readonly palette?: readonly string[];
  /** What happens to another aspect ratio (default 'contain': all of it, transparent beside it). */
  readonly fit?: Fit;
  /** Default 'none'. */
  readonly dither?: Dither;
  /** Repair stray pixels and jaggies (default true). */
  readonly clean?: boolean;
}

/** Samples a cell has along one side, at most: more would not change a vote. */
const SAMPLES = 6;

/** The mean of the four bytes over each box, alpha-weighted: a large photograph at a size where votes are cheap. */
function shrinkByMean(image: Rgba, width: Px, height: Px): Rgba {
  const out = createImage(width, height);
  for (let y = 0; y < height; y++) {
    const y0 = Math.floor((y * image.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * image.height) / height));
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor((x * image.width) / width);
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * image.width) / width));
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let sy = y0; sy < y1; sy++) {
        for (let i = (sy * image.width + x0) * 4; i < (sy * image.width + x1) * 4; i += 4) {
          const w = image.data[i + 3]!;
          r += image.data[i]! * w;
          g += image.data[i + 1]! * w;
          b += image.data[i + 2]! * w;
          a += w;
        }
      }
      if (a > 0) out.data.set([r / a, g / a, b / a, a / ((x1 - x0) * (y1 - y0))], (y * width + x) * 4);
    }
  }
  return out;
}

/**
 * Pixel art that was enlarged, at its own size: the commonest colour of the middle of each grid cell. Colours are voted
 * on as they are, so a clean enlargement comes back exactly.
 */
export function readGrid(image: Rgba, grid: PixelGrid): Rgba {
  const first = (offset: number, cell: number): number => (offset > cell * 0.35 ? offset - cell : offset);
  const startX = first(grid.offsetX, grid.cellWidth);
  const startY = first(grid.offsetY, grid.cellHeight);
  const columns = Math.max(1, Math.round((image.width - startX) / grid.cellWidth));
  const rows = Math.max(1, Math.round((image.height - startY) / grid.cellHeight));
  const out = createImage(columns, rows);
  const { palette, indices } = indexColors(image);
  const range = (start: number, cell: number, n: number, limit: number): readonly [number, number] => {
    // A fifth is left out on both sides: that is where an enlargement blurs.
    const from = Math.max(0, Math.min(limit - 1, Math.round(start + (n + 0.2) * cell)));
    const to = Math.min(limit, Math.max(from + 1, Math.round(start + (n + 0.8) * cell)));
    return [from, to];
  };
  for (let y = 0; y < rows; y++) {
    const [y0, y1] = range(startY, grid.cellHeight, y, image.height);
    for (let x = 0; x < columns; x++) {
      const [x0, x1] = range(startX, grid.cellWidth, x, image.width);
      const votes = new Map<number, number>();
      for (let sy = y0; sy < y1; sy++) {
        for (let sx = x0; sx < x1; sx++) {
          const index = indices[sy * image.width + sx]!;
          votes.set(index, (votes.get(index) ?? 0) + 1);
        }
      }
      let best = -1;
      let most = 0;
      for (const [index, n] of votes) {
        if (n > most || (n === most && index < best)) {
          best = index;
          most = n;
        }
      }
      if (best < 0) continue;
      const c = palette[best]!;
      out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], (y * columns + x) * 4);
    }
  }
  return out;
}

/** Noise of compression splits a flat area into many colours, none of which wins a vote: make them so few that one does. */
function gatherColors(image: Rgba): Rgba {
  const hard = hardenAlpha(image);
  return histogramOf(hard).colors.length <= 256 ? hard : reduceColors(hard, 96);
}

/**
 * `image` as pixel art of exactly `width` × `height`, with binary alpha and a bounded palette.
 * Enlarged pixel art is first read back at its own size; anything else is reduced by vote.
 */
export function pixelate(image: Rgba, width: Px, height: Px, options: PixelateOptions = {}): Rgba {
  const { colors = 32, palette, fit = 'contain', dither = 'none', clean = true } = options;
  const box = fitBox(image, width, height, fit);
  const grid = image.width > box.width || image.height > box.height || image.width >= 96 ? findGrid(image) : undefined;
  let small: Rgba;
  if (grid) {
    const native = readGrid(gatherColors(image), grid);
    small = resizePixels(native, box.width, box.height);
  } else if (image.width < box.width || image.height < box.height) {
    small = resizePixels(hardenAlpha(image), box.width, box.height);
  } else {
    const w = Math.min(image.width, box.width * SAMPLES);
    const h = Math.min(image.height, box.height * SAMPLES);
    const samples = w < image.width || h < image.height ? shrinkByMean(image, w, h) : image;
    const few = gatherColors(samples);
    small = resizeByVote(few, box.width, box.height);
  }
  const placed = createImage(width, height);
  paste(placed, small, box.x, box.y);
  const reduced = palette ? forcePalette(placed, palette, dither) : reduceColors(placed, colors, dither);
  return clean && dither === 'none' ? cleanPixels(reduced) : reduced;
}
