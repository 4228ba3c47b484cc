import { type Handler, type Handlers, JOB_KINDS, JobError, type JobKind, type JobTools } from '../src/jobs/contract.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { Agent } from './agent/index.ts';
import type { SandboxHost } from './sandbox/host.ts';
import { DrawFailed, type EngineHost } from './thread/host.ts';
import type { TaskName, TaskRequest, TaskResult } from './thread/tasks/index.ts';

/** What a worker opens once, for all its jobs. */
export interface Services {
  readonly engine: EngineHost;
  readonly storage: Storage;
  readonly sandboxes: Pick<SandboxHost, 'call'>;
  readonly agent: Pick<Agent, 'answer' | 'ask'>;
}

/** The engine for one job: its steps are the job's progress, and it stops when the job does. */
export interface JobEngine {
  /** Has the engine thread do a task of thread/tasks. What is wrong with the input is told to the user. */
  run<K extends TaskName>(task: K, request: TaskRequest<K>): Promise<TaskResult<K>>;
}

/** What a handler may ask for, by name. */
export interface HandlerTools extends JobTools {
  readonly engine: JobEngine;
  readonly storage: Storage;
  /** The sessions that this worker holds. */
  readonly sandboxes: Pick<SandboxHost, 'call'>;
  /** Who answers in conversations, and questions of other tools. */
  readonly agent: Pick<Agent, 'answer' | 'ask'>;
}

/** The handler of a kind: `async (payload, { engine }) => …`. */
export type KindHandler<K extends JobKind> = Handler<K, HandlerTools>;

/** What the handler of one job is given. */
export const toolsFor = ({ engine, storage, sandboxes, agent }: Services, job: JobTools): HandlerTools => ({
  ...job,
  storage,
  sandboxes,
  agent,
  engine: {
    run: async (task, request) => {
      try {
        return await engine.run(task, request, job.signal, ({ stage, fraction, preview, label }) =>
          job.progress(stage, fraction, preview, label),
        );
      } catch (error) {
        if (error instanceof DrawFailed && error.input)
          throw new JobError(error.message, { cause: error, code: 'UNUSABLE_INPUT' });
        throw error;
      }
    },
  },
});

/**
 * Handlers that are given what they ask for. Throws when a kind of job has no handler, or a handler no kind, naming it.
 */
export function bindHandlers(handlers: Handlers<HandlerTools>, tools: (job: JobTools) => HandlerTools): Handlers {
  const missing = JOB_KINDS.filter((kind) => !handlers[kind]);
  if (missing.length) throw new Error(`No handler for ${missing.join(', ')}`);
  const bound =
    <K extends JobKind>(kind: K): Handler<K> =>
    (payload, job) =>
      handlers[kind](payload, tools(job));
  return Object.fromEntries(JOB_KINDS.map((kind) => [kind, bound(kind)])) as unknown as Handlers;
}
