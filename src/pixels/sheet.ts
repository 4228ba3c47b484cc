/** Spritesheets, where frames lie in a grid, and contact sheets for looking at. */

import { hexToRgb } from './color.ts';
import { type Box, createImage, overlay, paste } from './image.ts';
import { enlarge } from './resize.ts';
import type { Px, Rgba } from './types.ts';

export interface Sheet {
  readonly image: Rgba;
  /** Where each frame lies, in the order given. */
  readonly boxes: readonly Box[];
}

export interface SheetOptions {
  /** Frames in a row; by default all up to eight, above that as square a grid as possible. */
  readonly columns?: number;
  /** Empty pixels between frames (default 0). */
  readonly gap?: Px;
  /** Empty pixels around the sheet (default 0). */
  readonly margin?: Px;
}

/**
 * Frames in a grid of equal cells, row by row; a smaller frame stands at its cell's middle and bottom.
 * Throws a RangeError for no frames.
 */
export function packSheet(frames: readonly Rgba[], options: SheetOptions = {}): Sheet {
  if (frames.length === 0) throw new RangeError('A sheet needs at least one frame');
  const { gap = 0, margin = 0 } = options;
  const columns = Math.min(
    frames.length,
    options.columns ?? (frames.length <= 8 ? frames.length : Math.ceil(Math.sqrt(frames.length))),
  );
  const cellWidth = Math.max(...frames.map((f) => f.width));
  const cellHeight = Math.max(...frames.map((f) => f.height));
  const rows = Math.ceil(frames.length / columns);
  const image = createImage(
    columns * cellWidth + (columns - 1) * gap + margin * 2,
    rows * cellHeight + (rows - 1) * gap + margin * 2,
  );
  const boxes = frames.map((frame, i) => {
    const x = margin + (i % columns) * (cellWidth + gap) + Math.floor((cellWidth - frame.width) / 2);
    const y = margin + Math.floor(i / columns) * (cellHeight + gap) + cellHeight - frame.height;
    paste(image, frame, x, y);
    return { x, y, width: frame.width, height: frame.height };
  });
  return { image, boxes };
}

/** Images enlarged by a whole factor on an opaque ground: for people who compare, not for games. */
export function contactSheet(
  images: readonly Rgba[],
  {
    scale = 4,
    columns = 8,
    gap = 4,
    ground = '#6c7484',
  }: { scale?: number; columns?: number; gap?: Px; ground?: string } = {},
): Rgba {
  const { image } = packSheet(
    images.map((i) => enlarge(i, scale)),
    { columns, gap, margin: gap },
  );
  const out = createImage(image.width, image.height);
  const [r, g, b] = hexToRgb(ground);
  for (let i = 0; i < out.data.length; i += 4) out.data.set([r, g, b, 255], i);
  overlay(out, image, 0, 0);
  return out;
}
