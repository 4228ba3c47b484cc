/** Keys are collected for so long. */
const BATCH_MS = 250;
/** A query by so many keys takes milliseconds. */
const MOST_OF_A_BATCH = 1_000;
/** Of one client that is limited, 2,000 a second: a flood from one address leaves room for the others. */
const MOST_OF_A_CLIENT = 500;

interface Batch<T> {
  readonly keys: Set<string>;
  readonly ofClient: Map<string, number>;
  readonly found: Promise<ReadonlyMap<string, T>>;
  /** Ends the collecting. */
  readonly go: () => void;
}

/**
 * Collects keys and looks them up in one query. `limited` names a client of which a batch takes some keys alone, and
 * none when it is full: what finds no room is null without a look. Keys that nobody limits always find room.
 */
export function createLookUpTogether<T>(lookUp: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
  let open: Batch<T> | undefined;

  const begin = (): Batch<T> => {
    const keys = new Set<string>();
    const { promise, resolve } = withResolvers();
    const timer = setTimeout(resolve, BATCH_MS);
    const batch: Batch<T> = {
      keys,
      ofClient: new Map(),
      go: resolve,
      found: promise.then(() => {
        clearTimeout(timer);
        if (open === batch) open = undefined;
        return lookUp([...keys]);
      }),
    };
    return batch;
  };

  return async (key: string, limited?: string): Promise<T | null> => {
    if (open && open.keys.size >= MOST_OF_A_BATCH) {
      if (limited !== undefined) return null;
      open.go();
      open = undefined;
    }
    open ??= begin();
    const { keys, ofClient, found } = open;
    if (limited !== undefined) {
      const share = ofClient.get(limited) ?? 0;
      if (share >= MOST_OF_A_CLIENT) return null;
      ofClient.set(limited, share + 1);
    }
    keys.add(key);
    return (await found).get(key) ?? null;
  };
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
