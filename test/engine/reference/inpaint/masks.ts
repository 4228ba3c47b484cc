import { createImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** A black mask with a white rectangle. */
export function rectangle(width: Px, height: Px, x: Px, y: Px, w: Px, h: Px): Rgba {
  const mask = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    const [px, py] = [i % width, Math.floor(i / width)];
    const white = px >= x && px < x + w && py >= y && py < y + h ? 255 : 0;
    mask.data.set([white, white, white, 255], i * 4);
  }
  return mask;
}

/** A mask of one grey everywhere. */
export function evenMask(width: Px, height: Px, grey: number, alpha = 255): Rgba {
  const mask = createImage(width, height);
  for (let i = 0; i < mask.data.length; i += 4) mask.data.set([grey, grey, grey, alpha], i);
  return mask;
}
