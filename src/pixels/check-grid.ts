/** Whether a picture is on a grid of pixels, which one, and how clean it is. */

import { histogramOf } from './histogram.ts';
import { wordsOf } from './image.ts';
import { recoverArt } from './recover.ts';
import type { Px, Rgba } from './types.ts';

/** `art`: at its own size; `enlarged`: pixel art shown larger; `photo`: no grid. */
export type PictureKind = 'art' | 'enlarged' | 'photo';

export interface GridCheck {
  readonly kind: PictureKind;
  /** Size of an art pixel in the picture; 1 for art at its own size, 0 for a photograph. */
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Where the first whole cell begins. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** Size of the art; of a photograph its own. */
  readonly artWidth: Px;
  readonly artHeight: Px;
  /** Share of pixels that have exactly their cell's colour, 0..1: 1 for clean art, less after JPEG or smooth enlarging. */
  readonly cleanness: number;
  /** Opaque colours in the picture, and in the art that it shows. */
  readonly colors: number;
  readonly artColors: number;
  /** Pixels that are neither opaque nor transparent. */
  readonly softPixels: number;
}

/** Art has no more colours than this, and one for at least so many pixels. */
const MOST_ART_COLORS = 512;
const PIXELS_PER_COLOR = 4;

function softPixelsOf({ data }: Rgba): number {
  let n = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 0 && data[i]! < 255) n++;
  return n;
}

/** Index of the cell that each pixel of an axis lies in; -1 outside of all. */
function cellOfEach(lines: readonly number[], n: Px): Int32Array {
  const out = new Int32Array(n).fill(-1);
  for (let i = 0; i + 1 < lines.length; i++) {
    for (let x = Math.max(0, Math.round(lines[i]!)); x < Math.min(n, Math.round(lines[i + 1]!)); x++) out[x] = i;
  }
  return out;
}

/** Looks at a picture's pixels. */
export function checkGrid(image: Rgba): GridCheck {
  const { width, height } = image;
  const { colors, counts } = histogramOf(image);
  const softPixels = softPixelsOf(image);
  const art = recoverArt(image);
  if (!art) {
    const opaque = counts.reduce((sum, n) => sum + n, 0);
    const isArt = colors.length <= MOST_ART_COLORS && colors.length * PIXELS_PER_COLOR <= Math.max(16, opaque);
    const cell = isArt ? 1 : 0;
    return {
      kind: isArt ? 'art' : 'photo',
      cellWidth: cell,
      cellHeight: cell,
      offsetX: 0,
      offsetY: 0,
      artWidth: width,
      artHeight: height,
      cleanness: isArt ? 1 - softPixels / (width * height) : 0,
      colors: colors.length,
      artColors: colors.length,
      softPixels,
    };
  }
  const [columns, rows] = [cellOfEach(art.columns, width), cellOfEach(art.rows, height)];
  const [pixels, cells] = [wordsOf(image), wordsOf(art.image)];
  let same = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (columns[x]! < 0 || rows[y]! < 0) continue;
      const own = image.data[(y * width + x) * 4 + 3]! < 128 ? 0 : pixels[y * width + x]!;
      if (own === cells[rows[y]! * art.image.width + columns[x]!]) same++;
    }
  }
  const firstWhole = (lines: readonly number[]): number => lines.find((line) => line > -0.5) ?? 0;
  return {
    kind: 'enlarged',
    cellWidth: art.cellWidth,
    cellHeight: art.cellHeight,
    offsetX: Math.max(0, firstWhole(art.columns)),
    offsetY: Math.max(0, firstWhole(art.rows)),
    artWidth: art.image.width,
    artHeight: art.image.height,
    cleanness: same / (width * height),
    colors: colors.length,
    artColors: histogramOf(art.image).colors.length,
    softPixels,
  };
}
