/** The last step of every picture that leaves the service. */

import type { Detail, Outline } from '../domain/words.ts';
import type { Dither } from './dither.ts';
import { hardenAlpha } from './image.ts';
import { applyOutline } from './outline.ts';
import { forcePalette, paletteSizeFor, reduceColors } from './palette.ts';
import type { Rgba } from './types.ts';

export interface FinishOptions {
  /** Bounds the number of colours: 8, 16 or 32 (32 where absent). */
  readonly detail?: Detail;
  /** Another bound, instead of the one by detail (1..256). */
  readonly colors?: number;
  /** The only colours allowed; beats `detail` and `colors`. */
  readonly palette?: readonly string[];
  /** Draws or repaints outlines; absent leaves them as they are. */
  readonly outline?: Outline;
  /** Default 'none'. */
  readonly dither?: Dither;
}

/** Binary alpha, outlines as asked, and a palette that is obeyed to the last pixel. Never changes the size. */
export function finish(image: Rgba, options: FinishOptions = {}): Rgba {
  const { detail, colors, palette, outline, dither = 'none' } = options;
  const hard = hardenAlpha(image);
  const lined = outline ? applyOutline(hard, outline) : hard;
  return palette && palette.length > 0
    ? forcePalette(lined, palette, dither)
    : reduceColors(lined, colors ?? paletteSizeFor(detail), dither);
}
