import type { Direction, View } from '../../../src/domain/words.ts';
import type { AnimatePicturePayload, SizedImage } from '../../../src/jobs/contract.ts';
import { paletteOf, type Rgba } from '../../../src/pixels/index.ts';
import { animatePicture } from '../../engine/reference/lift/index.ts';
import { type Animated, animated } from './shared/animated.ts';
import { backOnGround, groundOf } from './shared/ground.ts';
import { fitInto, imageOf } from './shared/images.ts';
import type { Task } from './shared/task.ts';

const taken = async ({ image, width, height }: SizedImage): Promise<Rgba> =>
  fitInto(await imageOf(image), { width, height }, 'picture');

/** Frames of a picture that does what words say, or that becomes another. */
export const animatePictureTask: Task<AnimatePicturePayload, Animated> = async (payload, tools, hooks) => {
  const { action, width, height, frames, between, seed } = payload;
  const first = await taken(payload.first);
  const acted = await animatePicture(
    tools,
    {
      first,
      ...(payload.last ? { last: await taken(payload.last) } : {}),
      action,
      width,
      height,
      frames,
      between,
      seed,
      ...(payload.view ? { view: payload.view as View } : {}),
      ...(payload.direction ? { direction: payload.direction as Direction } : {}),
      ...(payload.drift === null ? {} : { drift: payload.drift }),
    },
    hooks,
  );
  const ground = payload.noBackground ? undefined : groundOf(first);
  if (!ground) return animated(acted);
  const shown = acted.frames.map((frame) => backOnGround(frame, ground));
  return animated({ ...acted, frames: shown, palette: paletteOf(shown[0]!) });
};
