import type { Direction, View } from '../../../src/domain/words.ts';
import type { RotatePayload } from '../../../src/jobs/contract.ts';
import { rotateSprite } from '../../engine/reference/turn/index.ts';
import { encoded, fitInto, imageOf, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface Turned extends Picture {
  /** How the turn was made: 'relief', 'network', 'mirror', 'copy'. */
  readonly method: string;
}

/** A sprite from another side or height. */
export const rotateTask: Task<RotatePayload, Turned> = async (payload, tools, hooks) => {
  const canvas = { width: payload.width, height: payload.height };
  const [initial, mask] = [await imageOrNone(payload.initImage), await imageOrNone(payload.mask)];
  const { image, palette, method } = await rotateSprite(
    tools,
    {
      ...canvas,
      image: await imageOf(payload.image),
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
      colorImage: await imageOrNone(payload.colorImage),
      seed: payload.seed,
    },
    hooks,
  );
  return { ...encoded(image, palette), method };
};
