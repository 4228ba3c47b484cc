import type { Logger } from 'pino';
import { expireAssets } from '../assets/expire.ts';
import type { Db, Job } from '../db.ts';
import { isOutage, type Statement } from '../sql.ts';
import type { Storage } from '../storage/storage.ts';
import { HEARTBEAT_MS, LANES, type Lane, LEASE_MS } from './contract.ts';
import { endJob, publishEnd } from './end.ts';
import type { Wake } from './enqueue.ts';
import type { JobEvents } from './events.ts';
import { removeLeftFiles } from './files.ts';
import { gaveUp } from './store.ts';

interface Parts {
  readonly db: Db;
  readonly events: JobEvents;
  readonly wake: Wake;
  readonly storage: Storage;
  readonly log: Logger;
}

const EVERY_MS = 4_000;
const BATCH = 500;
/** Progress is for those who watch; later the job's row says enough. */
const EVENTS_KEPT_MS = 24 * 60 * 60 * 1000;
/** A call of a sandbox has been answered long before; its words and output are the user's. */
const CALLS_KEPT_MS = 24 * 60 * 60 * 1000;
const EXPIRY_EVERY_MS = 60_000;

/**
 * Jobs whose lease has passed. Not while the database has just started: whoever holds one could not renew it before,
 * and does so now. A lease that its holder ended itself is of the epoch.
 */
const OVERDUE = `status = 'RUNNING' and lease_until < now() and (lease_until = 'epoch'
  or pg_postmaster_start_time() < now() - interval '${LEASE_MS + HEARTBEAT_MS} milliseconds')`;

const LET_GO: Statement = {
  name: 'let_go_overdue',
  text: `
    update job set status = 'QUEUED', lease_until = null where id in (
      select id from job where ${OVERDUE} and attempt < max_attempts limit ${BATCH} for no key update skip locked
    ) returning id, attempt, lane`,
};
const SPENT: Statement = {
  name: 'overdue_and_spent',
  text: `select id, attempt from job where ${OVERDUE} and attempt >= max_attempts limit ${BATCH}`,
};

type Overdue = Pick<Job, 'id' | 'attempt'>;

/**
 * Makes true again what the rows say: the jobs of dead workers are given back, or given up when their attempts are used
 * up. Any number of processes may do it: every step is safe to repeat.
 */
export async function sweep({ db, events, wake, log }: Parts): Promise<void> {
  for (const { id, attempt, lane } of await db.sql<Overdue & { lane: Lane }>(LET_GO, [])) {
    wake(lane, 1);
    log.warn({ jobId: id, attempt }, 'lease ran out, given back');
  }
  for (const { id, attempt } of await db.sql<Overdue>(SPENT, [])) {
    const errors = { errorCode: 'JOB_FAILED', errorMessage: gaveUp(attempt) };
    const ended = await endJob(db.sql, { id, attempt, overdue: true, status: 'FAILED', ...errors });
    if (ended) await publishEnd(events, ended);
  }
}

/** Removes what has expired, rows first, then their files; and files that a process left which died in between. */
export async function expire({
  db,
  storage,
  log,
  events,
}: Pick<Parts, 'db' | 'storage' | 'log'> & Partial<Pick<Parts, 'events'>>): Promise<void> {
  const now = new Date();
  await db.jobEvent.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - EVENTS_KEPT_MS) } } });
  await db.job.deleteMany({
    where: { kind: 'sandboxCall', finishedAt: { lt: new Date(now.getTime() - CALLS_KEPT_MS) } },
  });
  await expireAssets({ db, storage, log, ...(events ? { events } : {}) });
  await removeLeftFiles({ db, storage, log });
}

/** Sweeps at once, every few seconds, and whenever `kick` is called (Redis came back). Returns how to stop. */
export function startSweeping(parts: Parts): { kick: () => void; stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let unfinished = 0;
  let expired = 0;
  let stopped = false;
  /** After a time in which the database was not reached, workers get time to renew their leases. */
  let notBefore = 0;
  const run = () => {
    unfinished += 1;
    running = running.then(async () => {
      try {
        if (stopped || Date.now() < notBefore) return;
        await sweep(parts);
        if (Date.now() - expired > EXPIRY_EVERY_MS) {
          await expire(parts);
          await parts.storage.tidy();
          // what failed is tried again in seconds
          expired = Date.now();
        }
      } catch (error) {
        if (isOutage(error)) notBefore = Date.now() + LEASE_MS;
        parts.log.warn({ err: (error as Error).message }, 'sweep');
      } finally {
        unfinished -= 1;
      }
    });
  };
  // While the database is slow, sweeps do not queue up behind each other.
  const timer = setInterval(() => unfinished || run(), EVERY_MS);
  run();
  return {
    kick: () => {
      // Messages may be lost: one for each lane, and the workers look.
      for (const lane of LANES) parts.wake(lane, 1);
      run();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
