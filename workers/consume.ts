import type { Logger } from 'pino';
import type { Handlers } from '../src/jobs/contract.ts';
import type { JobStore } from '../src/jobs/store.ts';
import { runJob } from './run-job.ts';

export interface Consumer {
  /** Takes no more jobs, waits for the running one, closes the store. */
  stop(drainMs: number): Promise<void>;
}

/**
 * Takes jobs from the queues, one at a time: the engine thread draws one, and a job that kills the process takes no
 * other down with it.
 */
export async function consumeJobs(store: JobStore, handlers: Handlers, log: Logger): Promise<Consumer> {
  const running = new Map<string, AbortController>();
  const stopListening = await store.onCancel((jobId) => running.get(jobId)?.abort());
  let stopping = false;

  const work = async (jobId: string) => {
    if (stopping) return;
    const claim = await store.claim(jobId);
    if (!claim) return;
    const abort = new AbortController();
    running.set(claim.id, abort);
    try {
      await runJob(
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

  let last: Promise<void> = Promise.resolve();
  store.consume(({ jobId }) => {
    last = last
      .then(() => work(jobId))
      .catch((error: Error) =>
        log.error({ err: error.message, jobId }, 'message not handled; the sweeper sends it again'),
      );
    return last;
  });
  return {
    stop: async (drainMs) => {
      stopping = true;
      stopListening();
      await store.close(drainMs);
    },
  };
}
