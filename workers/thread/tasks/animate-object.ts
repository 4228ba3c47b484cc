import type { AnimateObjectPayload } from '../../../src/jobs/contract.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import { animateObject, enhanceMovement, type Side } from '../../engine/object/index.ts';
import type { DrawnFrames } from './animate-character.ts';
import { enhanced } from './enhance-action.ts';
import { encoded, imageOrNone } from './shared/images.ts';
import { objectRequest } from './shared/object-request.ts';
import type { Task } from './shared/task.ts';

/** One side of an animation of an object. */
export const animateObjectTask: Task<AnimateObjectPayload, DrawnFrames> = async (payload, tools, hooks) => {
  const { object, direction, frameCount, mode, keepFirstFrame } = payload;
  const request = await objectRequest(object);
  const asked = {
    side: direction as Side,
    action: payload.action,
    startFrame: await imageOrNone(payload.startFrame),
    endFrame: await imageOrNone(payload.endFrame),
  };
  const fuller = payload.enhance ? enhanced(asked.action, await enhanceMovement(request, asked, tools)) : undefined;
  const drawn = await animateObject(
    request,
    {
      ...asked,
      action: fuller?.prompt ?? asked.action,
      frameCount,
      best: mode === 'pro',
      keepFirstFrame: mode === 'v3' && keepFirstFrame,
    },
    tools,
    hooks,
  );
  const { loop, motion, notes, engine } = drawn;
  const frames = drawn.frames.map(({ image, durationMs }) => ({ ...encoded(image, paletteOf(image)), durationMs }));
  return { frames, loop, motion, notes, engine, ...(fuller ? { enhanced: fuller } : {}) };
};
