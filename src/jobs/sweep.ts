import type { Logger } from 'pino';
import { type Db, JobStatus } from '../db.ts';
import type { Storage } from '../storage/storage.ts';
import type { Dispatcher } from './dispatch.ts';
import { endJob, publishEnd } from './end.ts';
import type { JobEvents } from './events.ts';
import { giveUpFiles, removeFiles, removeLeftFiles } from './files.ts';
import { gaveUp } from './store.ts';

interface Parts {
  readonly db: Db;
  readonly events: JobEvents;
  readonly dispatcher: Dispatcher;
  readonly storage: Storage;
  readonly log: Logger;
}

const EVERY_MS = 4_000;
/** An outbox entry that is older was left by a process that died between commit and send. */
const OUTBOX_AGE_MS = 3_000;
/** A job that waits longer is sent again, in case the queue has lost it; one that still waits there stays one. */
const RESEND_AGE_MS = 20_000;
const BATCH = 500;
/** Progress is for those who watch; later the job's row says enough. */
const EVENTS_KEPT_MS = 24 * 60 * 60 * 1000;
const EXPIRY_EVERY_MS = 60_000;

/**
 * Makes true again what the rows say: unsent jobs are sent, lost ones sent again, those of dead workers given back or
 * given up. Any number of processes may do it: every step is safe to repeat.
 */
export async function sweep({ db, events, dispatcher, log }: Parts, everything = false): Promise<void> {
  const now = Date.now();
  const dead = await db.job.findMany({
    where: { status: JobStatus.RUNNING, leaseUntil: { lt: new Date(now) } },
    select: { id: true, attempt: true, maxAttempts: true, priority: true },
    take: BATCH,
  });
  for (const job of dead) {
    const stale = { id: job.id, attempt: job.attempt, status: JobStatus.RUNNING, leaseUntil: { lt: new Date() } };
    if (job.attempt >= job.maxAttempts) {
      const ended = await db.$transaction((tx) =>
        endJob(tx, stale, { status: 'FAILED', errorCode: 'JOB_FAILED', errorMessage: gaveUp(job.attempt) }),
      );
      if (ended) await publishEnd(events, ended);
      continue;
    }
    const { count } = await db.job.updateMany({ where: stale, data: { status: JobStatus.QUEUED, leaseUntil: null } });
    if (count) await dispatcher.send(job);
    log.warn({ jobId: job.id, attempt: job.attempt }, 'lease ran out, sent again');
  }
  const unsent = await db.job.findMany({
    where: {
      status: JobStatus.QUEUED,
      ...(everything
        ? {}
        : {
            OR: [
              { outbox: { createdAt: { lt: new Date(now - OUTBOX_AGE_MS) } } },
              { outbox: null, queuedAt: { lt: new Date(now - RESEND_AGE_MS) } },
            ],
          }),
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true, attempt: true, priority: true },
    take: BATCH,
  });
  for (const job of unsent) await dispatcher.send(job);
}

/** Removes what has expired, rows first, then their files; and files that a process left which died in between. */
export async function expire({ db, storage, log }: Pick<Parts, 'db' | 'storage' | 'log'>): Promise<void> {
  const now = new Date();
  await db.jobEvent.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - EVENTS_KEPT_MS) } } });
  const objects = await db.mapObject.findMany({
    where: { expiresAt: { lt: now } },
    select: { id: true, job: { select: { images: { select: { id: true, blobKey: true } } } } },
    take: BATCH,
  });
  for (const object of objects) {
    const { images } = object.job;
    const keys = images.map((i) => i.blobKey);
    await db.$transaction(async (tx) => {
      // several processes may do this: none of it fails when another was first
      await tx.mapObject.deleteMany({ where: { id: object.id } });
      await tx.image.deleteMany({ where: { id: { in: images.map((i) => i.id) } } });
      await giveUpFiles(tx, keys);
    });
    await removeFiles({ db, storage, log }, keys);
  }
  await removeLeftFiles({ db, storage, log });
}

/** Sweeps at once, every few seconds, and whenever `kick` is called (Redis came back). Returns how to stop. */
export function startSweeping(parts: Parts): { kick: () => void; stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let unfinished = 0;
  let expired = 0;
  let stopped = false;
  const run = (everything: boolean) => {
    unfinished += 1;
    running = running.then(async () => {
      try {
        if (stopped) return;
        await sweep(parts, everything);
        if (Date.now() - expired > EXPIRY_EVERY_MS) {
          expired = Date.now();
          await expire(parts);
          await parts.storage.tidy();
        }
      } catch (error) {
        parts.log.warn({ err: (error as Error).message }, 'sweep');
      } finally {
        unfinished -= 1;
      }
    });
  };
  // While the database is slow, sweeps do not queue up behind each other.
  const timer = setInterval(() => unfinished || run(false), EVERY_MS);
  run(true);
  return {
    kick: () => run(true),
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
