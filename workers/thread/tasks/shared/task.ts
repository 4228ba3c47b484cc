import type { EngineTools } from '../../../engine/draw.ts';
import type { Models } from '../../../engine/inference/models.ts';
import type { Hooks } from '../../../engine/types.ts';

/** What the thread has: the learned models, and what understanding uses of them. */
export interface ThreadTools extends EngineTools {
  readonly models: Models;
}

/**
 * Does one task in the engine thread: decodes what came, calls the engine, encodes what goes. Both must survive a
 * structured clone.
 */
export type Task<Request, Result> = (request: Request, tools: ThreadTools, hooks: Hooks) => Promise<Result>;
