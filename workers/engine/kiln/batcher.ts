/** Runs the steps of several pictures as one batch where the device gains from it. */

/** Samples that must have the same key to share a run, and go into it as one group. */
interface Waiting<S, R> {
  readonly samples: readonly S[];
  readonly resolve: (results: readonly R[]) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatcherOptions<S, R> {
  /** One run of the network over samples of one key. */
  readonly run: (samples: readonly S[]) => Promise<readonly R[]>;
  /** What samples must have in common: their shape. */
  readonly keyOf: (sample: S) => string;
  /**
   * The most samples of different pictures in one run. 1 never mixes pictures, so that what one of them gets does not
   * depend on the others to the last bit: sums may be grouped by the size of a batch.
   */
  readonly most: number;
}

/** Gives the results of one picture's samples of a step; they always share a run. */
export type Evaluate<S, R> = (samples: readonly S[]) => Promise<readonly R[]>;

/**
 * A function that runs samples, first come first served. What arrives while a run is under way waits for the next, which
 * takes the longest waiting samples and all others of their key that fit in: pictures join and leave between steps. A run
 * that fails fails all pictures in it.
 */
export function createBatcher<S, R>({ run, keyOf, most }: BatcherOptions<S, R>): Evaluate<S, R> {
  const waiting: Waiting<S, R>[] = [];
  let busy = false;

  function takeGroup(): Waiting<S, R>[] {
    const group = [waiting.shift()!];
    const key = keyOf(group[0]!.samples[0]!);
    let count = group[0]!.samples.length;
    for (let i = 0; i < waiting.length; ) {
      const { samples } = waiting[i]!;
      if (keyOf(samples[0]!) === key && count + samples.length <= most) {
        count += samples.length;
        group.push(...waiting.splice(i, 1));
      } else i++;
    }
    return group;
  }

  async function work(): Promise<void> {
    busy = true;
    // Pictures that were answered by the last run ask for their next step in this turn: they are to share the next run.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = takeGroup();
      try {
        const results = await run(group.flatMap(({ samples }) => samples));
        let at = 0;
        for (const { samples, resolve } of group) {
          resolve(results.slice(at, at + samples.length));
          at += samples.length;
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      await new Promise(setImmediate);
    }
    busy = false;
  }

  return (samples) => {
    if (samples.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      waiting.push({ samples, resolve, reject });
      if (!busy) void work();
    });
  };
}
