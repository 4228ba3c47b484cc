import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromThread, TaskName, TaskRequest, TaskResult, TaskStep, ThreadOptions, ToThread } from './messages.ts';

export interface EngineHost {
  /** Does one task. Rejects with DrawAborted once `signal` aborts, with DrawFailed when it cannot be done. */
  run<K extends TaskName>(
    task: K,
    request: TaskRequest<K>,
    signal: AbortSignal,
    onStep: (step: TaskStep) => void,
  ): Promise<TaskResult<K>>;
  close(): Promise<void>;
}

export class DrawAborted extends Error {}
/** `input` says that the request itself cannot be drawn; else something broke. */
export class DrawFailed extends Error {
  readonly input: boolean;
  constructor(message: string, input: boolean) {
    super(message);
    this.input = input;
  }
}

interface Pending {
  readonly resolve: (result: TaskResult<TaskName>) => void;
  readonly reject: (error: Error) => void;
  readonly onStep: (step: TaskStep) => void;
}

/** Starts the engine thread and starts a new one should it die. `log` hears its lines. */
export async function openEngine({
  log,
  ...options
}: ThreadOptions & { log: (line: string) => void }): Promise<EngineHost> {
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let closing = false;

  const start = async (): Promise<Worker> => {
    const thread = new Worker(new URL('./start-engine.mjs', import.meta.url), {
      workerData: options satisfies ThreadOptions,
    });
    thread.on('message', (message: FromThread) => {
      if (message.type === 'log') return log(message.line);
      if (message.type === 'ready') return;
      const job = pending.get(message.id);
      if (!job) return;
      if (message.type === 'step') return job.onStep(message);
      pending.delete(message.id);
      if (message.type === 'done') job.resolve(message.result);
      else
        job.reject(message.aborted ? new DrawAborted(message.message) : new DrawFailed(message.message, message.input));
    });
    await new Promise<void>((resolve, reject) => {
      const listen = (message: FromThread) => {
        if (message.type !== 'ready') return;
        thread.off('message', listen);
        resolve();
      };
      thread.on('message', listen);
      thread.once('error', reject);
    });
    thread.on('error', (error) => {
      log(`engine thread died: ${error.stack ?? error.message}`);
      for (const [id, job] of pending) {
        pending.delete(id);
        job.reject(new DrawFailed('The engine stopped.', false));
      }
      if (!closing) current = start();
    });
    return thread;
  };
  let current = start();
  await current;

  return {
    run: async <K extends TaskName>(
      task: K,
      request: TaskRequest<K>,
      signal: AbortSignal,
      onStep: (step: TaskStep) => void,
    ) => {
      const thread = await current;
      if (signal.aborted) throw new DrawAborted();
      const abort = new SharedArrayBuffer(4);
      const stop = () => Atomics.store(new Int32Array(abort), 0, 1);
      signal.addEventListener('abort', stop);
      const id = nextId++;
      try {
        return await new Promise<TaskResult<K>>((resolve, reject) => {
          pending.set(id, { resolve: resolve as Pending['resolve'], reject, onStep });
          thread.postMessage({ id, task, request, abort } satisfies ToThread);
        });
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    close: async () => {
      closing = true;
      const thread = await current;
      const exited = once(thread, 'exit');
      await thread.terminate();
      await exited.catch(() => {});
    },
  };
}
