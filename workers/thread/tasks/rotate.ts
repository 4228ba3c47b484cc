import { InputError } from '../../../src/domain/input-error.ts';
import type { Direction, View } from '../../../src/domain/words.ts';
import type { RotatePayload } from '../../../src/jobs/contract.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import { rotateSprite } from '../../engine/reference/turn/index.ts';
import { encoded, fitInto, imageOf, imageOrNone, type Picture, type Size } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** Pixels of a side of a turned picture at most. */
const MOST_SIDE = 200;

export interface Turned extends Picture {
  /** How the turn was made: 'relief', 'network', 'mirror', 'copy'. */
  readonly method: string;
}

/** A sprite from another side or height. */
export const rotateTask: Task<RotatePayload, Turned> = async (payload, tools, hooks) => {
  const [image, initial, mask] = [
    await imageOf(payload.image),
    await imageOrNone(payload.initImage),
    await imageOrNone(payload.mask),
  ];
  const colorImage = await imageOrNone(payload.colorImage);
  const turnedOn = (canvas: Size) =>
    rotateSprite(
      tools,
      {
        ...canvas,
        image,
        fromView: payload.fromView as View,
        toView: payload.toView as View,
        fromDirection: payload.fromDirection as Direction,
        toDirection: payload.toDirection as Direction,
        viewChange: payload.viewChange ?? undefined,
        directionChange: payload.directionChange ?? undefined,
        isometric: payload.isometric,
        oblique: payload.oblique,
        imageGuidance: payload.imageGuidance,
        initImage: initial && fitInto(initial, canvas, 'picture'),
        initStrength: payload.initStrength,
        mask: mask && fitInto(mask, canvas, 'mask'),
        colorImage,
        seed: payload.seed,
      },
      hooks,
    );
  const canvas = { width: payload.width, height: payload.height };
  try {
    const { image: turned, palette, method } = await turnedOn(canvas);
    return { ...encoded(turned, palette), method };
  } catch (error) {
    // What has too few pixels to be turned once it is made smaller, is turned first.
    const isLarger = image.width > canvas.width || image.height > canvas.height;
    const fits = Math.max(image.width, image.height) <= MOST_SIDE && !mask;
    if (!(error instanceof InputError && isLarger && fits)) throw error;
    const { image: turned, method } = await turnedOn({ width: image.width, height: image.height });
    const smaller = fitInto(turned, canvas, 'picture');
    return { ...encoded(smaller, paletteOf(smaller)), method };
  }
};
