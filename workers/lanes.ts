/** Runs a piece of work when a lane is free; settles as the work does. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `count` pieces of work at once, begun in the order in which they came. One that fails frees its lane. */
export function createLanes(count: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The lane is handed on: nobody can come between.
      if (next) next();
      else free++;
    }
  };
}
