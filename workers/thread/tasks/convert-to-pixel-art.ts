import type { Outline } from '../../../src/domain/words.ts';
import type { ConvertToPixelArtPayload } from '../../../src/jobs/contract.ts';
import { applyOutline, createImage, paletteOf, paste, pixelate } from '../../../src/pixels/index.ts';
import { fitBox } from '../../../src/pixels/resize.ts';
import { createRandom } from '../../engine/random.ts';
import { encoded, imageOf, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

const MOST_GUIDANCE = 20;
/** What guidance 1 and 20 mean: how far a photograph is graded, and how many colours it keeps. */
const GRADING = [0.2, 0.9] as const;
const COLORS = [32, 12] as const;

const between = ([low, high]: readonly [number, number], t: number): number => low + (high - low) * t;

/** A photograph made pixel art, or enlarged pixel art brought back to its own pixels. */
export const convertToPixelArtTask: Task<ConvertToPixelArtPayload, Picture> = async (payload, _tools, { onStep }) => {
  onStep?.({ stage: 'reading', fraction: 0.05 });
  const image = await imageOf(payload.image);
  const swatch = await imageOrNone(payload.colorImage);
  const canvas = { width: payload.width, height: payload.height };
  const box = fitBox(
    { width: payload.imageWidth, height: payload.imageHeight },
    canvas.width,
    canvas.height,
    'contain',
  );
  const t = (payload.guidance - 1) / (MOST_GUIDANCE - 1);
  onStep?.({ stage: 'drawing', fraction: 0.2 });
  const art = pixelate(image, box.width, box.height, {
    fit: 'stretch',
    keepPixels: true,
    clean: false,
    ...(payload.colors === null ? { photoColors: Math.round(between(COLORS, t)) } : { colors: payload.colors }),
    grading: between(GRADING, t),
    dither: payload.dither ? 'ordered' : 'none',
    start: createRandom(payload.seed).float(),
    ...(swatch ? { palette: paletteOf(swatch) } : {}),
  });
  const placed = createImage(canvas.width, canvas.height);
  paste(placed, art, box.x, box.y);
  const out = payload.outline ? applyOutline(placed, payload.outline as Outline) : placed;
  return encoded(out, paletteOf(out));
};
