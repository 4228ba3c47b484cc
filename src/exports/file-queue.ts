import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FileTask } from './file-task.ts';
import type { FileAnswer } from './file-thread.ts';

/** Makes files in a thread of its own, one at a time, so that who asks for something else does not wait. */
export interface FileQueue {
  /**
   * `client`: whose turn it is; clients take turns, however much one of them asks for. Rejects with FilesBusy where too
   * much waits, with a RangeError for what the format cannot hold, and with an Error where the thread fails.
   */
  make(client: string, task: () => Promise<FileTask>): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too much waits to be made already, for this client or for all. */
export class FilesBusy extends Error {}

export interface FileQueueOptions {
  /** Files of one client that may wait. */
  readonly mostOfClient?: number;
  /** Files that may wait in all. */
  readonly most?: number;
  /** A file that takes longer, in milliseconds, is given up. */
  readonly timeoutMs?: number;
  /** The thread ends after so many milliseconds without work: it holds some 60 MB. */
  readonly idleMs?: number;
}

interface Waiting {
  readonly task: () => Promise<FileTask>;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** The largest exports have some thousand pictures of a few KB; V8 ends a thread that needs more. */
const HEAP_MB = 512;

export function createFileQueue({
  mostOfClient = 20,
  most = 100,
  timeoutMs = 60_000,
  idleMs = 60_000,
}: FileQueueOptions = {}): FileQueue {
  /** In the order in which clients have their turns. */
  const waiting = new Map<string, Waiting[]>();
  let count = 0;
  let working = false;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const start = (): Worker => {
    const program = new URL('./start-file-thread.mjs', import.meta.url);
    const worker = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.unref();
    // without a listener an error would end this process; who waits for the thread hears of it below
    worker.on('error', () => {});
    return worker;
  };

  /** Runs a task in the thread, which is started for it where there is none. */
  const run = async (task: FileTask): Promise<Buffer> => {
    thread ??= start();
    const over = new AbortController();
    const { signal } = over;
    try {
      thread.postMessage(task);
      const answer = await Promise.race([
        once(thread, 'message', { signal }).then(([message]) => message as FileAnswer),
        once(thread, 'exit', { signal }).then(() => {
          throw new Error('The thread that makes files ended');
        }),
        sleep(timeoutMs, undefined, { signal }).then(() => {
          throw new Error(`A file took longer than ${timeoutMs} ms to make`);
        }),
      ]);
      if ('bytes' in answer) return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength);
      throw answer.input ? new RangeError(answer.error) : new TaskError(answer.error);
    } catch (error) {
      // whatever else went wrong: nobody knows what the thread does now
      if (!(error instanceof RangeError || error instanceof TaskError)) await end();
      throw error;
    } finally {
      over.abort();
    }
  };

  const next = (): Waiting | undefined => {
    const turn = waiting.entries().next().value;
    if (!turn) return undefined;
    const [client, [first, ...rest]] = turn;
    waiting.delete(client);
    if (rest.length) waiting.set(client, rest);
    count -= 1;
    return first;
  };

  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    clearTimeout(idle);
    for (let one = next(); one; one = next()) {
      try {
        one.resolve(await run(await one.task()));
      } catch (error) {
        one.reject(error);
      }
    }
    working = false;
    idle = setTimeout(end, idleMs).unref();
  };

  return {
    make: (client, task) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(client) ?? [];
        if (own.length >= mostOfClient || count >= most) return reject(new FilesBusy());
        waiting.set(client, [...own, { task, resolve, reject }]);
        count += 1;
        void work();
      }),
    close: async () => {
      clearTimeout(idle);
      await end();
    },
  };
}

/** The thread said that this task failed; it is ready for the next one. */
class TaskError extends Error {}
