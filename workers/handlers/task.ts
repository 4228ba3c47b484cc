import { type HandlerTools, JobError } from '../../src/jobs/contract.ts';
import { DrawFailed, type EngineHost } from '../thread/host.ts';
import type { TaskName, TaskRequest, TaskResult } from '../thread/messages.ts';

/** The bytes of an image of a payload. */
export const bytes = (base64: string | null): Buffer | undefined =>
  base64 === null ? undefined : Buffer.from(base64, 'base64');

/** Has the engine do a task for a job: its steps are the job's progress; what is wrong with the input is told to the user. */
export async function runTask<K extends TaskName>(
  engine: EngineHost,
  { signal, progress }: HandlerTools,
  task: K,
  request: TaskRequest<K>,
): Promise<TaskResult<K>> {
  try {
    return await engine.run(task, request, signal, ({ stage, fraction, preview, label }) =>
      progress(stage, fraction, preview, label),
    );
  } catch (error) {
    if (error instanceof DrawFailed && error.input) throw new JobError(error.message, { cause: error });
    throw error;
  }
}
