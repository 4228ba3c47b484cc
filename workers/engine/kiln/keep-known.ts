import { cloneImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import type { PaintRequest } from './types.ts';

/** What was drawn inside the hole, and outside it the bytes of the known picture, whatever they are. */
export function keepKnown({ known }: Pick<PaintRequest, 'known'>, drawn: Rgba): Rgba {
  if (!known) return drawn;
  const out = cloneImage(known.image);
  known.hole.forEach((open, i) => {
    if (open) out.data.set(drawn.data.subarray(i * 4, i * 4 + 4), i * 4);
  });
  return out;
}
