import { setImmediate as nextTurn } from 'node:timers/promises';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** What follows on a result is done before anything else: after so many, what came in meanwhile has its turn. */
const TOLD_A_TURN = 4;

export interface BatchOptions<Item> {
  /** Most items of one batch. */
  readonly most: number;
  /** Batches under way at a time; 1 where it is not said: while one is written the next one gathers. */
  readonly atOnce?: number;
  /** Two items with the same key are never in one batch, and keep their order. */
  readonly keyOf?: (item: Item) => string | undefined;
}

/**
 * Does together what is asked for at the same time: the items of one turn of the event loop, and all that come while a
 * batch is under way. A lone item waits for nothing. `run` gives a result for each item, in order; where it throws,
 * each item of the batch is run again alone, so that one that cannot be done fails by itself.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, atOnce = 1, keyOf }: BatchOptions<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let planned = false;

  const take = (): Waiting<Item, Result>[] => {
    if (!keyOf) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      return batch;
    }
    const keys = new Set<string>();
    const [batch, rest]: Waiting<Item, Result>[][] = [[], []];
    for (const entry of waiting) {
      const key = keyOf(entry.item);
      if (batch!.length >= most || (key !== undefined && keys.has(key))) rest!.push(entry);
      else batch!.push(entry);
      if (key !== undefined) keys.add(key);
    }
    waiting = rest!;
    return batch!;
  };

  const alone = async ({ item, resolve, reject }: Waiting<Item, Result>) => {
    try {
      resolve((await run([item]))[0]!);
    } catch (error) {
      reject(error);
    }
  };

  const runBatch = async (batch: readonly Waiting<Item, Result>[]) => {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) {
        if (i > 0 && i % TOLD_A_TURN === 0) await nextTurn();
        resolve(results[i]!);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const entry of batch) await alone(entry);
    }
  };

  const go = () => {
    planned = false;
    while (waiting.length && underWay < atOnce) {
      underWay += 1;
      void runBatch(take()).then(() => {
        underWay -= 1;
        go();
      });
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (planned || underWay >= atOnce) return;
      planned = true;
      setImmediate(go);
    });
}
