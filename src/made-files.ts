import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { AppError, invalidInput } from './errors.ts';
import { createFileQueue, type FileQueueOptions, FilesBusy } from './exports/file-queue.ts';
import type { FileTask } from './exports/file-task.ts';

/** Files made of pictures: archives, sheets, previews. */
export interface MadeFiles {
  /**
   * The file that `task` describes, made once for as long as it is remembered. `facts`: everything that its bytes depend
   * on, rows of the database for example; the task is asked for only where the file is not known. Throws OVERLOADED where
   * too much waits to be made, BAD_USER_INPUT where the format cannot hold it, and what `task` throws.
   */
  get(ctx: Pick<Context, 'caller' | 'client'>, facts: unknown, task: () => Promise<FileTask>): Promise<Buffer>;
  close(): Promise<void>;
}

/** Memory for files that were made, in bytes. */
const REMEMBERED_BYTES = 48 * 2 ** 20;
const RETRY_AFTER_S = 5;

export function createMadeFiles(options: FileQueueOptions & { readonly rememberedBytes?: number } = {}): MadeFiles {
  const queue = createFileQueue(options);
  const maxSize = options.rememberedBytes ?? REMEMBERED_BYTES;
  const made = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: (bytes) => bytes.length + 1 });
  /** Being made: whoever asks for the same meanwhile waits for the same. */
  const pending = new Map<string, Promise<Buffer>>();

  const make = async (client: string, key: string, task: () => Promise<FileTask>): Promise<Buffer> => {
    try {
      const bytes = await queue.make(client, task);
      made.set(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof FilesBusy)
        throw new AppError('OVERLOADED', 'Too many files are being made now.', { retryAfter: RETRY_AFTER_S });
      if (error instanceof RangeError)
        throw invalidInput([{ path: ['input', 'format'], message: error.message, type: 'value_error' }]);
      throw error;
    }
  };

  return {
    get: ({ caller, client }, facts, task) => {
      const key = keyOf(facts);
      const known = made.get(key);
      if (known) return Promise.resolve(known);
      const running = pending.get(key);
      if (running) return running;
      const started = make(caller?.accountId ?? client, key, task).finally(() => pending.delete(key));
      pending.set(key, started);
      return started;
    },
    close: queue.close,
  };
}

const keyOf = (facts: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(facts, (_name, value) => (typeof value === 'bigint' ? String(value) : value)))
    .digest('base64');
