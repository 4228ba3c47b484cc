import type { AnimateWithTextPayload } from '../../../src/jobs/contract.ts';
import { animateWithText } from '../../engine/reference/lift/index.ts';
import { type Animated, animated, animationRequest } from './shared/animated.ts';
import type { Task } from './shared/task.ts';

/** The frames that one text animation draws. */
const TEXT_FRAMES = 4;

/** A reference that does what words say. */
export const animateWithTextTask: Task<AnimateWithTextPayload, Animated> = async (payload, tools, hooks) =>
  animated(
    await animateWithText(
      tools,
      {
        ...(await animationRequest(payload)),
        description: payload.description,
        action: payload.action,
        negativeDescription: payload.negativeDescription,
        textGuidance: payload.textGuidance,
        imageGuidance: payload.imageGuidance,
        nFrames: payload.nFrames,
        startFrame: payload.startFrame,
        count: TEXT_FRAMES,
      },
      hooks,
    ),
  );
