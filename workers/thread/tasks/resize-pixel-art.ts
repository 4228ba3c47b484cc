import type { ResizePixelArtPayload } from '../../../src/jobs/contract.ts';
import { createImage, forcePalette, hardenAlpha, paletteOf, paste, resizePixels } from '../../../src/pixels/index.ts';
import { morphImages } from '../../../src/pixels/morph.ts';
import { recoverArt } from '../../../src/pixels/recover.ts';
import { fitBox } from '../../../src/pixels/resize.ts';
import { cutOut } from '../../engine/reference/vision/cut-out.ts';
import { encoded, fitInto, imageOf, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** Pixel art at another size. */
export const resizePixelArtTask: Task<ResizePixelArtPayload, Picture> = async (payload, { models }, { onStep }) => {
  onStep?.({ stage: 'reading', fraction: 0.05 });
  const image = await imageOf(payload.image);
  const [swatch, initial] = [await imageOrNone(payload.colorImage), await imageOrNone(payload.initImage)];
  const canvas = { width: payload.width, height: payload.height };
  const source = { width: payload.imageWidth, height: payload.imageHeight };
  // Art that was sent enlarged has lines many pixels wide: its own pixels are what must keep their shape.
  const isAsSaid = image.width === source.width && image.height === source.height;
  const art = hardenAlpha((isAsSaid ? undefined : recoverArt(image)?.image) ?? image);
  const cut = payload.noBackground
    ? await cutOut(models, { image: art, complex: false, text: payload.description })
    : art;
  const box = fitBox(source, canvas.width, canvas.height, 'contain');
  // Seen from the front or from behind, left and right are alike; from any other side they are not.
  const { direction } = payload;
  const symmetric = direction === null ? {} : { symmetric: direction === 'south' || direction === 'north' };
  let out = createImage(canvas.width, canvas.height);
  paste(out, resizePixels(cut, box.width, box.height, symmetric), box.x, box.y);
  if (initial) out = morphImages(out, fitInto(initial, canvas, 'picture'), payload.initStrength / 999);
  if (swatch) out = forcePalette(out, paletteOf(swatch));
  return encoded(out, paletteOf(out));
};
