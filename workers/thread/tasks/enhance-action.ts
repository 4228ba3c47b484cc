import type { EnhanceActionPayload, SizedImage } from '../../../src/jobs/contract.ts';
import { rigSeen } from '../../engine/reference/lift/index.ts';
import { enhanceAction } from '../../engine/subject/motion/index.ts';
import { contradictions } from '../../engine/understand/contradictions.ts';
import type { Enhanced } from '../../engine/understand/enhance.ts';
import { understand } from '../../engine/understand/index.ts';
import { fitInto, imageOf } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** An action told more fully, for the body that a picture shows. */
export const enhanceActionTask: Task<EnhanceActionPayload, Enhanced> = async (payload, tools) => {
  const { action, last, seed } = payload;
  const taken = async (given: SizedImage) => fitInto(await imageOf(given.image), given, 'picture');
  const rig = await rigSeen(tools.models, await taken(payload.first));
  return enhanced(action, enhanceAction(action, { rig, seed, ends: last !== null }));
};

/** An action's fuller description, with what of the action cannot be so all at once. */
export const enhanced = (action: string, prompt: string): Enhanced => ({
  prompt,
  contradictions: contradictions(action, understand(action)),
});
