/** How many colours pictures have, and how they are brought to them: their own, or those of the machine that words name. */
import type { Detail } from '../../src/domain/words.ts';
import { inHardwareColors } from '../../src/pixels/hardware-colors.ts';
import { paletteSizeFor, reduceColors } from '../../src/pixels/palette.ts';
import type { Px, Rgba } from '../../src/pixels/types.ts';
import type { Brief } from './types.ts';
import { consoleOf } from './understand/manner.ts';

type Manner = Pick<Brief, 'console'>;

/** Larger figures are two sprites of a console, beside or over each other. */
const TWO_SPRITES: Px = 49;

/** Most colours of a subject alone; `size`: the picture's longer side. */
export function figureColors(brief: Manner, detail: Detail | undefined, size: Px = 0): number {
  const [small, large] = consoleOf(brief)?.most ?? [];
  return (size < TWO_SPRITES ? small : large) ?? paletteSizeFor(detail, size);
}

/** Most colours of a picture with its background. */
export const pictureColors = (brief: Manner, detail: Detail | undefined, size: Px = 0): number =>
  consoleOf(brief)?.most[2] ?? paletteSizeFor(detail, size);

/** The image in at most `count` colours, all of them the machine's where the brief names one. */
export function inColors(image: Rgba, brief: Manner, count: number): Rgba {
  const machine = consoleOf(brief);
  return machine ? inHardwareColors(image, machine.colors, count) : reduceColors(image, count);
}
