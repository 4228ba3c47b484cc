/**
 * An async generator whose `return()` takes effect at once: a plain one that waits for its next event would only end
 * with that event, and a client that has gone would keep its subscription until then.
 */
export function closable<T>(make: (signal: AbortSignal) => AsyncGenerator<T>, outer?: AbortSignal): AsyncGenerator<T> {
  const closing = new AbortController();
  const inner = make(outer ? AbortSignal.any([outer, closing.signal]) : closing.signal);
  const generator: AsyncGenerator<T> = {
    next: () => inner.next(),
    return: (value) => {
      closing.abort();
      return inner.return(value);
    },
    throw: (error) => {
      closing.abort();
      return inner.throw(error);
    },
    [Symbol.asyncIterator]: () => generator,
    [Symbol.asyncDispose]: async () => {
      await generator.return(undefined);
    },
  };
  return generator;
}
