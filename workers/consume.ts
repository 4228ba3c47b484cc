import type { Logger } from 'pino';
import type { Handlers } from '../src/jobs/contract.ts';
import type { JobStore } from '../src/jobs/store.ts';
import { createLanes } from './lanes.ts';
import { runJob } from './run-job.ts';

export interface Consumer {
  /** Takes no more jobs, waits for the running ones, closes the store. */
  stop(drainMs: number): Promise<void>;
}

/**
 * Takes jobs from the queues. `atOnce` of them are claimed and worked on at a time; one where nothing is gained by more: the
 * engine thread draws one, and a job that kills the process takes no other down with it. Storing a result overlaps with the
 * next job's work.
 */
export async function consumeJobs(store: JobStore, handlers: Handlers, log: Logger, atOnce = 1): Promise<Consumer> {
  const running = new Map<string, AbortController>();
  const stopListening = await store.onCancel((jobId) => running.get(jobId)?.abort());
  let stopping = false;

  /** Claims and works; returns how the result is handed in. */
  const work = async (jobId: string): Promise<(() => Promise<void>) | undefined> => {
    if (stopping) return undefined;
    const claim = await store.claim(jobId);
    if (!claim) return undefined;
    const abort = new AbortController();
    running.set(claim.id, abort);
    try {
      return await runJob(
        store,
        handlers,
        claim,
        abort.signal,
        log.child({ jobId: claim.id, kind: claim.kind, attempt: claim.attempt }),
      );
    } finally {
      running.delete(claim.id);
    }
  };

  const lanes = createLanes(atOnce);
  store.consume(async ({ jobId }) => {
    try {
      await (await lanes(() => work(jobId)))?.();
    } catch (error) {
      log.error({ err: (error as Error).message, jobId }, 'message not handled; the sweeper sends it again');
    }
  });
  return {
    stop: async (drainMs) => {
      stopping = true;
      await store.close(drainMs);
      stopListening();
    },
  };
}
