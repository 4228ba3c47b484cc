import type { CharacterSpec } from '../../../src/jobs/contract.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import { drawCharacter } from '../../engine/character/index.ts';
import type { Keypoint } from '../../engine/types.ts';
import { characterRequest } from './shared/character-request.ts';
import { encoded, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** A character from one side. */
export interface DrawnRotation extends Picture {
  readonly direction: string;
  readonly keypoints?: readonly Keypoint[];
}

export interface DrawnRotations {
  /** In the order of the spec's directions. */
  readonly rotations: readonly DrawnRotation[];
  readonly engine: string;
  readonly brief: Readonly<Record<string, unknown>>;
  /** What the seed came to: of several candidates, that of the one that was kept. */
  readonly seed: number;
}

/** A character from all its sides. */
export const drawCharacterTask: Task<CharacterSpec, DrawnRotations> = async (spec, tools, hooks) => {
  const { rotations, plan, engine } = await drawCharacter(await characterRequest(spec), tools, hooks);
  return {
    rotations: [...rotations].map(([direction, { image, keypoints }]) => ({
      ...encoded(image, paletteOf(image)),
      direction,
      ...(keypoints ? { keypoints } : {}),
    })),
    engine,
    brief: { ...plan.brief },
    seed: plan.seed,
  };
};
