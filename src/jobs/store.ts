import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Db, type Job, JobStatus, openDb, type Prisma } from '../db.ts';
import type { Storage } from '../storage/storage.ts';
import { type JobKind, type JobOutput, type JobPayloads, LEASE_MS } from './contract.ts';
import { endJob, publishEnd } from './end.ts';
import { type JobEvents, openJobEvents } from './events.ts';
import { claimFiles, removeFiles, storeFiles } from './files.ts';
import { openQueues, type QueueMessage } from './queue.ts';

/** A job that this worker holds. `attempt` fences it: a write for an older attempt changes nothing. */
export type Claim = {
  readonly [K in JobKind]: {
    readonly id: string;
    readonly accountId: string;
    readonly attempt: number;
    readonly maxAttempts: number;
    readonly kind: K;
    readonly payload: JobPayloads[K];
    readonly estimateMs: number;
  };
}[JobKind];

/** All that a worker may do to jobs. */
export interface JobStore {
  /** Takes messages, at most one of each priority at a time. */
  consume(handler: (message: QueueMessage) => Promise<void>): void;
  /** Makes a due job ours; null when it is taken, ended or unknown. A job that used up its attempts fails here. */
  claim(jobId: string): Promise<Claim | null>;
  /** Renews the lease; false when the job is no longer ours. */
  heartbeat(claim: Claim): Promise<boolean>;
  /** Writes and tells progress; false when the job is no longer ours. `preview` is a PNG. */
  progress(
    claim: Claim,
    step: {
      stage: string;
      fraction: number;
      estimateMs: number;
      preview?: Uint8Array | undefined;
      label?: string | undefined;
    },
  ): Promise<boolean>;
  /** Stores the files, writes their rows, settles the hold. False when the job is no longer ours: then nothing stays. */
  complete(claim: Claim, output: JobOutput): Promise<boolean>;
  /** Fails the job for good and releases its hold. */
  fail(claim: Claim, message: string): Promise<boolean>;
  /** Gives a job back so that it is tried again soon, or fails it when its attempts are used up. */
  giveBack(claim: Claim, message: string): Promise<void>;
  onCancel(listener: (jobId: string) => void): Promise<() => void>;
  close(timeoutMs: number): Promise<void>;
}

const lease = () => new Date(Date.now() + LEASE_MS);

/** What a job is told that lost its worker each time it was begun. */
export const gaveUp = (times: number): string =>
  `The worker stopped ${times === 1 ? '' : `${times} times `}while working on this job; it was given up and not charged.`;

export async function openJobStore(options: {
  databaseUrl: string;
  redisUrl: string;
  storage: Storage;
  log: Logger;
}): Promise<JobStore> {
  const db = openDb(options.databaseUrl, 4);
  const [events, queues] = await Promise.all([
    openJobEvents(options.redisUrl, options.log),
    openQueues(options.redisUrl, options.log, true),
  ]);
  return {
    ...createJobStore(db, events, options.storage, options.log),
    consume: (handler) => queues.consume((message) => handler(message)),
    onCancel: (listener) => events.onCancel(listener),
    close: async (timeoutMs) => {
      await queues.close(timeoutMs);
      await events.close();
      await db.$disconnect();
    },
  };
}

/** The part of the store that needs no queue. */
export function createJobStore(
  db: Db,
  events: JobEvents,
  storage: Storage,
  log: Pick<Logger, 'warn'>,
): Omit<JobStore, 'consume' | 'onCancel' | 'close'> {
  const ours = (claim: Claim): Prisma.JobWhereInput & { id: string } => ({
    id: claim.id,
    attempt: claim.attempt,
    status: JobStatus.RUNNING,
  });
  const seqs = new WeakMap<Claim, number>();

  const end = async (where: Prisma.JobWhereInput & { id: string }, message: string) => {
    const job = await db.$transaction((tx) =>
      endJob(tx, where, { status: 'FAILED', errorCode: 'JOB_FAILED', errorMessage: message }),
    );
    if (job) await publishEnd(events, job);
    return job !== null;
  };

  const store: Omit<JobStore, 'consume' | 'onCancel' | 'close'> = {
    claim: async (id) => {
      const due: Prisma.JobWhereInput & { id: string } = {
        id,
        OR: [{ status: JobStatus.QUEUED }, { status: JobStatus.RUNNING, leaseUntil: { lt: new Date() } }],
      };
      const [job] = await db.job.updateManyAndReturn({
        where: { ...due, attempt: { lt: db.job.fields.maxAttempts } },
        data: {
          status: JobStatus.RUNNING,
          attempt: { increment: 1 },
          leaseUntil: lease(),
          startedAt: new Date(),
          stage: 'starting',
          fraction: 0,
        },
      });
      if (job) return claimOf(job);
      const spent = await db.job.findFirst({ where: { ...due, attempt: { gte: db.job.fields.maxAttempts } } });
      if (spent) await end({ ...due, attempt: spent.attempt }, gaveUp(spent.attempt));
      return null;
    },
    heartbeat: async (claim) =>
      (await db.job.updateMany({ where: ours(claim), data: { leaseUntil: lease() } })).count === 1,
    progress: async (claim, step) => {
      const seq = (seqs.get(claim) ?? claim.attempt * 1_000) + 1;
      seqs.set(claim, seq);
      const { count } = await db.job.updateMany({
        where: ours(claim),
        data: { stage: step.stage, fraction: step.fraction, leaseUntil: lease() },
      });
      if (!count) return false;
      const preview = step.preview ? Buffer.from(step.preview) : null;
      await db.jobEvent.create({
        data: {
          jobId: claim.id,
          seq,
          attempt: claim.attempt,
          stage: step.stage,
          fraction: step.fraction,
          estimateMs: step.estimateMs,
          preview,
          label: step.label ?? null,
        },
      });
      await events.publish({
        jobId: claim.id,
        accountId: claim.accountId,
        seq,
        status: 'RUNNING',
        stage: step.stage,
        fraction: step.fraction,
        estimateMs: step.estimateMs,
        preview: preview?.toString('base64') ?? null,
        label: step.label ?? null,
      });
      return true;
    },
    complete: async (claim, output) => {
      const images = (output.images ?? []).map((image, position) => {
        const id = randomUUID();
        return { id, position, image, key: `images/${id}.png` };
      });
      const files = (output.files ?? []).map((file, position) => {
        const id = randomUUID();
        return { id, position, file, key: `files/${id}` };
      });
      const stored = [
        ...images.map(({ key, image }) => ({ key, bytes: image.png, mime: 'image/png' })),
        ...files.map(({ key, file }) => ({ key, bytes: file.bytes, mime: file.mime })),
      ];
      const keys = stored.map(({ key }) => key);
      await storeFiles({ db, storage }, claim.accountId, stored);
      // Where this fails it is open whether the commit took place: the sweeper removes files that no row names then.
      const job = await db.$transaction(async (tx) => {
        const ended = await endJob(tx, ours(claim), {
          status: 'COMPLETED',
          result: {
            imageIds: images.map((i) => i.id),
            ...(output.data ? { data: output.data as Prisma.InputJsonObject } : {}),
          },
        });
        if (!ended) return null;
        await claimFiles(tx, keys);
        await tx.image.createMany({
          data: images.map(({ id, key, position, image }) => ({
            id,
            accountId: claim.accountId,
            jobId: claim.id,
            position,
            blobKey: key,
            width: image.width,
            height: image.height,
            seed: BigInt(image.seed),
            engine: image.engine,
            brief: image.brief as Prisma.InputJsonObject,
            palette: [...image.palette],
            label: image.label ?? null,
            ...(image.keypoints ? { keypoints: image.keypoints.map((k) => ({ ...k })) } : {}),
            durationMs: image.durationMs ?? null,
          })),
        });
        await tx.jobFile.createMany({
          data: files.map(({ id, key, position, file }) => ({
            id,
            jobId: claim.id,
            name: file.name,
            position,
            blobKey: key,
          })),
        });
        return ended;
      });
      if (job) await publishEnd(events, job);
      else await removeFiles({ db, storage, log }, keys);
      return job !== null;
    },
    fail: (claim, message) => end(ours(claim), message),
    giveBack: async (claim, message) => {
      if (claim.attempt >= claim.maxAttempts) {
        await end(ours(claim), message);
        return;
      }
      // The lease ends now; the sweeper sends the job again.
      await db.job.updateMany({ where: ours(claim), data: { leaseUntil: new Date(0) } });
    },
  };
  return store;
}

const claimOf = (job: Job): Claim =>
  ({
    id: job.id,
    accountId: job.accountId,
    attempt: job.attempt,
    maxAttempts: job.maxAttempts,
    kind: job.kind,
    payload: job.payload,
    estimateMs: job.estimateMs,
  }) as unknown as Claim;
