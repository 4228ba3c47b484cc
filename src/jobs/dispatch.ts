import type { Logger } from 'pino';
import type { Db, Job } from '../db.ts';
import type { Queues } from './queue.ts';

export type Dispatchable = Pick<Job, 'id' | 'attempt' | 'priority'>;

/** Carries outbox entries to the queue. */
export interface Dispatcher {
  /** Tells the queue, then removes the outbox entry. Safe to repeat. */
  send(job: Dispatchable): Promise<void>;
  /** `send` without waiting; a failure is left to the sweeper. */
  soon(job: Dispatchable): void;
}

export function createDispatcher(db: Db, queues: Queues, log: Logger): Dispatcher {
  const send = async (job: Dispatchable) => {
    await queues.send(job.id, job.attempt, job.priority);
    // One statement, hence one round trip and one commit.
    await db.$executeRaw`
      with told as (delete from outbox where job_id = ${job.id}::uuid)
      update job set queued_at = now() where id = ${job.id}::uuid`;
  };
  return {
    send,
    soon: (job) => {
      send(job).catch((error: Error) =>
        log.warn({ jobId: job.id, err: error.message }, 'job not sent yet; the sweeper will'),
      );
    },
  };
}
