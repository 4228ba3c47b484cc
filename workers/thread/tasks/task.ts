import type { EngineTools } from '../../engine/draw.ts';
import type { Hooks } from '../../engine/types.ts';
import type { TaskName, TaskRequest, TaskResult } from '../messages.ts';

/** Does one task in the engine thread: decodes what came, calls the engine, encodes what goes. */
export type Task<K extends TaskName> = (
  request: TaskRequest<K>,
  tools: EngineTools,
  hooks: Hooks,
) => Promise<TaskResult<K>>;
