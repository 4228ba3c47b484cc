/** A slow reader may be this many events behind; then the oldest are dropped: each tells all of its thing's state. */
const MAX_BEHIND = 1_000;

/**
 * What `start` pushes, in order, until `signal` aborts or the reader stops; then what `start` gave back is called.
 */
export async function* queued<T>(
  start: (push: (item: T) => void) => Promise<() => void>,
  signal?: AbortSignal,
): AsyncGenerator<T> {
  const queue: T[] = [];
  let wake = () => {};
  const stop = await start((item) => {
    queue.push(item);
    if (queue.length > MAX_BEHIND) queue.shift();
    wake();
  });
  const aborted = () => wake();
  signal?.addEventListener('abort', aborted);
  try {
    while (!signal?.aborted) {
      const next = queue.shift();
      if (next !== undefined) {
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
