import type { Detail } from '../../../src/domain/words.ts';
import type { EnhancePromptPayload } from '../../../src/jobs/contract.ts';
import { type Enhanced, enhance } from '../../engine/understand/enhance.ts';
import type { Task } from './shared/task.ts';

type Request = Pick<EnhancePromptPayload, 'description' | 'width' | 'height' | 'detail' | 'style' | 'place' | 'seed'>;

/** A description with what it leaves open chosen. */
export const enhancePromptTask: Task<Request, Enhanced> = async (request, { words }) => {
  const { description, width, height, detail, style, place, seed } = request;
  return enhance(description, {
    seed,
    side: Math.max(width, height),
    ...(detail ? { detail: detail as Detail } : {}),
    told: [
      ...(style?.view ? [`${style.view} view`] : []),
      ...(style?.direction ? [`facing ${style.direction}`] : []),
      ...(style?.outline ? [style.outline] : []),
    ],
    place,
    ...(words ? { words } : {}),
  });
};
