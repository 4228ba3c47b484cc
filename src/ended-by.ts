const OVER = { done: true, value: undefined } as const;

/**
 * The same events until `end` is called; then `last` alone still comes. `listen` is given `end` at once and returns how to
 * stop listening, which is done when the events are over, whoever ended them.
 */
export function endedBy<T>(
  events: AsyncIterable<T>,
  last: T,
  listen: (end: () => void) => () => void,
): AsyncGenerator<T> {
  const inner = events[Symbol.asyncIterator]();
  let ended = false;
  let over = false;
  let wake = () => {};
  const stop = listen(() => {
    ended = true;
    wake();
  });
  const close = async (): Promise<typeof OVER> => {
    over = true;
    stop();
    await inner.return?.();
    return OVER;
  };
  /** The next event, or nothing as soon as the end is called. */
  const eventOrEnd = () =>
    new Promise<IteratorResult<T> | undefined>((resolve, reject) => {
      wake = () => resolve(undefined);
      if (ended) wake();
      else inner.next().then(resolve, reject);
    });

  const generator: AsyncGenerator<T> = {
    next: async () => {
      if (over) return OVER;
      const next = await eventOrEnd().catch((error: unknown) => {
        over = true;
        stop();
        throw error;
      });
      if (next?.done) return close();
      if (next) return next;
      // not awaited: a source that waits for its next event may end only with that
      close().catch(() => {});
      return { done: false, value: last };
    },
    return: close,
    throw: async (error) => {
      await close();
      throw error;
    },
    [Symbol.asyncIterator]: () => generator,
    [Symbol.asyncDispose]: async () => void (await close()),
  };
  return generator;
}
