import type { JobProgress } from './contract.ts';
import type { JobEvents } from './events.ts';

/** A slow reader may be this many events behind; then the oldest are dropped: each tells all of its job's state. */
const MAX_BEHIND = 1_000;

/** Progress of all jobs of an account, as it is told, until `signal` aborts or the reader stops. */
export async function* watchAccount(
  events: JobEvents,
  accountId: string,
  signal?: AbortSignal,
): AsyncGenerator<JobProgress> {
  const queue: JobProgress[] = [];
  let wake = () => {};
  const stop = await events.onAccount(accountId, (progress) => {
    queue.push(progress);
    if (queue.length > MAX_BEHIND) queue.shift();
    wake();
  });
  const aborted = () => wake();
  signal?.addEventListener('abort', aborted);
  try {
    while (!signal?.aborted) {
      const next = queue.shift();
      if (next) {
        yield next;
        continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    signal?.removeEventListener('abort', aborted);
    stop();
  }
}
