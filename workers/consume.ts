import type { Logger } from 'pino';
import { contractOf, type Handlers, HEARTBEAT_MS, LANES, type Lane } from '../src/jobs/contract.ts';
import type { Claim, JobStore } from '../src/jobs/store.ts';
import { openLane } from './lane.ts';
import { runJob } from './run-job.ts';

export interface Consumer {
  /** Takes no more jobs, waits for the running ones, gives back those that are not done by then, closes the store. */
  stop(drainMs: number): Promise<void>;
}

/** Jobs of each lane that are worked on at a time. */
export type Widths = { readonly [L in Lane]: number };

/**
 * One where nothing is gained by more: the engine thread draws one, and a job that kills the process takes no other down
 * with it. What waits for others may wait for several.
 */
const WIDTHS: Widths = { engine: 1, waiting: 8, agent: 8 };
const CLOSE_MS = 1_000;

interface Running {
  readonly claim: Claim;
  /** Aborts when the job is no longer ours. */
  readonly lost: AbortController;
}

/**
 * Takes due jobs, by lane and by what is most urgent, whenever a lane has room. Storing a result overlaps with the next
 * job's work.
 */
export async function consumeJobs(
  store: JobStore,
  handlers: Handlers,
  log: Logger,
  widths: Partial<Widths> = {},
): Promise<Consumer> {
  /** From the claim until the end is written. */
  const held = new Map<string, Running>();
  const stopListening = await store.onCancel((jobId) => held.get(jobId)?.lost.abort());

  const heartbeat = setInterval(async () => {
    if (!held.size) return;
    const ours = [...held.values()];
    try {
      const renewed = await store.renew(ours.map(({ claim }) => claim));
      for (const { claim, lost } of ours) if (!renewed.has(claim.id)) lost.abort();
    } catch (error) {
      // Not a lost job: the lease says how long we may go on without reaching the database.
      log.warn({ err: (error as Error).message }, 'leases not renewed');
    }
  }, HEARTBEAT_MS);

  /** Works on a job; returns how its end is handed in. */
  const work = async (claim: Claim): Promise<() => Promise<void>> => {
    const lost = new AbortController();
    const running = { claim, lost };
    held.set(claim.id, running);
    const handIn = await runJob(store, handlers, claim, lost, log);
    return async () => {
      await handIn();
      if (held.get(claim.id) === running) held.delete(claim.id);
    };
  };

  const lanes = LANES.map((lane) =>
    openLane({
      lane,
      width: widths[lane] ?? WIDTHS[lane],
      store,
      work,
      known: () => [...held.keys()],
      log,
    }),
  );
  const stopPinned = await store.onPinned(() => {
    for (const lane of lanes) lane.look();
  });
  return {
    stop: async (drainMs) => {
      const drained = Promise.all(lanes.map((lane) => lane.stop()));
      await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
      // What may be begun anew is, by another worker, and at once.
      const left = [...held.values()].filter(({ claim }) => contractOf(claim.kind).interruptible);
      for (const { lost } of left) lost.abort();
      if (left.length)
        await store
          .giveBack(left.map(({ claim }) => claim))
          .catch((error: Error) => log.warn({ err: error.message }, 'jobs not given back; their leases will run out'));
      clearInterval(heartbeat);
      await store.close(CLOSE_MS);
      stopListening();
      stopPinned();
    },
  };
}
