import type { Direction } from '../../../src/domain/words.ts';
import type { AnimateCharacterPayload } from '../../../src/jobs/contract.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import { animateCharacter, before } from '../../engine/character/index.ts';
import { enhanceAction, type RigName } from '../../engine/subject/motion/index.ts';
import type { Keypoint } from '../../engine/types.ts';
import type { Enhanced } from '../../engine/understand/enhance.ts';
import { enhanced } from './enhance-action.ts';
import { characterRequest } from './shared/character-request.ts';
import { encoded, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface DrawnFrame extends Picture {
  readonly durationMs: number;
  readonly keypoints?: readonly Keypoint[];
}

export interface DrawnFrames {
  readonly frames: readonly DrawnFrame[];
  /** Plays round and round. */
  readonly loop: boolean;
  /** Id of the motion that was played. */
  readonly motion: string;
  /** What was taken for what. */
  readonly notes: readonly string[];
  readonly engine: string;
  /** The fuller description of the action, where one was asked for: it is what was drawn. */
  readonly enhanced?: Enhanced;
}

/** One direction of an animation of a character. */
export const animateCharacterTask: Task<AnimateCharacterPayload, DrawnFrames> = async (payload, tools, hooks) => {
  const { character, template, frameCount, mode, freedom, textGuidance, keepFirstFrame, seed } = payload;
  const fuller = fullerAction(payload);
  const action = fuller?.prompt ?? payload.action;
  const drawn = await animateCharacter(
    await characterRequest(character),
    {
      direction: payload.direction as Direction,
      ...(template === null ? { action: action ?? '', frameCount } : { template }),
      best: mode === 'pro',
      freedom,
      textGuidance,
      keepFirstFrame: mode === 'v3' && keepFirstFrame,
      startFrame: await imageOrNone(payload.startFrame),
      endFrame: await imageOrNone(payload.endFrame),
      seed,
    },
    tools,
    hooks,
  );
  return {
    frames: drawn.frames.map(({ image, durationMs, keypoints }) => {
      const shown = character.noBackground === false ? before(image, drawn.backdrop) : image;
      return { ...encoded(shown, paletteOf(shown)), durationMs, ...(keypoints ? { keypoints } : {}) };
    }),
    loop: drawn.loop,
    motion: drawn.motion,
    notes: drawn.notes,
    engine: drawn.engine,
    ...(fuller ? { enhanced: fuller } : {}),
  };
};

function fullerAction({ action, enhance, character, endFrame, seed }: AnimateCharacterPayload): Enhanced | undefined {
  if (!enhance || action === null) return undefined;
  const rig = character.template as RigName;
  return enhanced(action, enhanceAction(action, { rig, seed, ends: endFrame !== null }));
}
