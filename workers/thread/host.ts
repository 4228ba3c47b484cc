import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CLOSE, type FromThread, type TaskStep, type ThreadOptions, type ToThread } from './messages.ts';
import type { TaskName, TaskRequest, TaskResult } from './tasks/index.ts';

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

/**
 * Most of the thread's heap that lasts, MiB: what a picture leaves behind is collected before it piles up. A third of it
 * is ever in use at once; pixels and weights lie outside of it.
 */
const HEAP_MIB = 384;
/**
 * Most of what is new, MiB. Drawing makes many things that are gone a moment later; with the 48 that Node gives, a tenth of
 * the time goes to moving about what is not.
 */
const NEW_MIB = 96;

/** How long a thread that is closed has to end by itself, in milliseconds. */
const CLOSE_MS = 5_000;

/** A thread that has work and says nothing for so long is taken to hang, in milliseconds. */
const SILENCE_MS = 300_000;

export interface HostOptions extends ThreadOptions {
  /** Hears the thread's lines. */
  readonly log: (line: string) => void;
  /** Milliseconds without a word after which a thread that has work is replaced; 300,000 where it is not said. */
  readonly silenceMs?: number;
  /** The thread's program; the engine where it is not said. */
  readonly program?: URL;
}

/** Starts the engine thread, and a new one should it die or hang: a picture that never ends must not hold up all others. */
export async function openEngine({
  log,
  silenceMs = SILENCE_MS,
  program = new URL('./start-engine.mjs', import.meta.url),
  ...options
}: HostOptions): Promise<EngineHost> {
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let closing = false;
  let heardAt = 0;

  const failAll = () => {
    for (const [id, job] of pending) {
      pending.delete(id);
      job.reject(new DrawFailed('The engine stopped.', false));
    }
  };

  const start = async (): Promise<Worker> => {
    const thread = new Worker(program, {
      workerData: options satisfies ThreadOptions,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB, maxYoungGenerationSizeMb: NEW_MIB },
    });
    thread.on('message', (message: FromThread) => {
      heardAt = Date.now();
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
      failAll();
      if (!closing) current = start();
    });
    return thread;
  };
  let current = start();
  await current;
  const watch = setInterval(
    () => {
      if (pending.size === 0 || Date.now() - heardAt < silenceMs) return;
      log(`engine thread said nothing for ${silenceMs / 1000} seconds and is replaced`);
      const hung = current;
      current = hung.then((thread) => thread.terminate()).then(start);
      failAll();
    },
    Math.min(1_000, silenceMs / 4),
  );
  watch.unref();

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
          if (pending.size === 0) heardAt = Date.now();
          pending.set(id, { resolve: resolve as Pending['resolve'], reject, onStep });
          thread.postMessage({ id, task, request, abort } satisfies ToThread);
        });
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    close: async () => {
      closing = true;
      clearInterval(watch);
      const thread = await current;
      const exited = once(thread, 'exit');
      // The thread ends itself: onnxruntime ends the whole process where its thread is terminated within a run.
      thread.postMessage(CLOSE);
      const late = setTimeout(() => void thread.terminate(), CLOSE_MS);
      await exited.catch(() => {});
      clearTimeout(late);
    },
  };
}
