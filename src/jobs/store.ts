import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Db, openDb } from '../db.ts';
import { isOutage, type Statement } from '../sql.ts';
import type { Storage } from '../storage/storage.ts';
import { type Claim, createClaims, type Held } from './claim.ts';
import { hostChannel, type JobFailureCode, type JobKind, type JobOutput, type Lane, LEASE_MS } from './contract.ts';
import { type End, type Ended, endJobs, publishEnd, type StoredOutput } from './end.ts';
import { type JobEvents, openJobEvents } from './events.ts';
import { nameFiles, removeFiles, storeFiles } from './files.ts';
import { type Hints, openHints } from './hints.ts';
import { inBatches } from './in-batches.ts';

export type { Claim, Held } from './claim.ts';

/** A step of a job that is told. `preview` is a PNG. */
export interface Progress {
  readonly stage: string;
  readonly fraction: number;
  readonly estimateMs: number;
  readonly preview?: Uint8Array | undefined;
  readonly label?: string | undefined;
}

/** What a worker does to the rows of jobs. */
export interface JobRows {
  /** Makes due jobs of a lane ours, the most urgent first: at most `most`, and only of these kinds. */
  claimDue(lane: Lane, kinds: readonly JobKind[], most: number): Promise<readonly Claim[]>;
  /** Makes one due job ours; null when it is taken, ended or unknown. */
  claim(jobId: string): Promise<Claim | null>;
  /** Renews leases; gives the ids of those jobs that are still ours. */
  renew(held: readonly Held[]): Promise<ReadonlySet<string>>;
  /** Writes and tells progress; false when the job is no longer ours. */
  progress(claim: Claim, step: Progress): Promise<boolean>;
  /** Stores the files, writes their rows, settles the hold. False when the job is no longer ours: then nothing stays. */
  complete(claim: Claim, output: JobOutput): Promise<boolean>;
  /** Fails the job for good and releases its hold. */
  fail(claim: Claim, message: string, code?: JobFailureCode): Promise<boolean>;
  /** Has a job that broke tried again soon, or fails it when its attempts are used up. */
  retry(claim: Claim, message: string): Promise<void>;
  /** Lets others begin jobs anew that we stop: that is no failed attempt. */
  giveBack(held: readonly Held[]): Promise<void>;
  /** Gives back what is ours by a claim whose answer was lost; `known` are those that we know of. */
  recover(known: readonly string[]): Promise<void>;
}

/** All that a worker may do to jobs. */
export interface JobStore extends JobRows, Pick<Hints, 'wake' | 'listen'> {
  /** The worker's own name: jobs that are meant for it alone carry it as `hostId`. */
  readonly hostId: string;
  /** Calls back when there is a job for this worker alone. */
  onPinned(listener: () => void): Promise<() => void>;
  onCancel(listener: (jobId: string) => void): Promise<() => void>;
  close(timeoutMs: number): Promise<void>;
}

/** What a job is told that lost its worker each time it was begun. */
export const gaveUp = (times: number): string =>
  `The worker stopped ${times === 1 ? '' : `${times} times `}while working on this job; it was given up and not charged.`;

export async function openJobStore(options: {
  databaseUrl: string;
  redisUrl: string;
  storage: Storage;
  log: Logger;
}): Promise<JobStore> {
  const hostId = randomUUID();
  const db = openDb(options.databaseUrl, 4);
  const [events, hints] = await Promise.all([
    openJobEvents(options.redisUrl, options.log),
    openHints(options.redisUrl, options.log, true),
  ]);
  return {
    ...createJobStore(db, events, options.storage, options.log, hostId),
    hostId,
    onPinned: (listener) => events.listen(hostChannel(hostId), listener),
    wake: hints.wake,
    listen: hints.listen,
    onCancel: (listener) => events.onCancel(listener),
    close: async (timeoutMs) => {
      await hints.close(timeoutMs);
      await events.close();
      await db.$disconnect();
    },
  };
}

/** Ends that come while others are written go together. */
const MOST_ENDS = 64;
const ENDS_AT_ONCE = 2;
/** While the database is away, what is finished is handed in again and again: drawn is drawn. Milliseconds. */
const AWAY_WAITS = [50, 100, 200, 500, 1_000];

const PROGRESS: Statement = {
  name: 'tell_progress',
  text: `
    with ours as (
      update job set stage = $3, fraction = $4, lease_until = now() + interval '${LEASE_MS} milliseconds'
      where id = $1 and attempt = $2 and status = 'RUNNING' returning id
    )
    insert into job_event (job_id, attempt, stage, fraction, seq, estimate_ms, preview, label)
    select id, $2, $3, $4, $5, $6, $7, $8 from ours returning seq`,
};

/** The part of the store that needs no queue. */
export function createJobStore(
  db: Db,
  events: JobEvents,
  storage: Storage,
  log: Pick<Logger, 'warn'>,
  workerId: string = randomUUID(),
): JobRows {
  const claims = createClaims(db.sql, workerId);
  const seqs = new WeakMap<Claim, number>();
  const ended = inBatches<End, Ended | null | Error>((ends) => endJobs(db.sql, ends), {
    most: MOST_ENDS,
    atOnce: ENDS_AT_ONCE,
    keyOf: ({ id }) => id,
  });
  const end = async (claim: Claim, how: Omit<End, 'id' | 'attempt'>): Promise<boolean> => {
    const ours = { id: claim.id, attempt: claim.attempt };
    let again = false;
    const job = await patiently(async () => {
      // The answer was lost, not the write: nobody but the holder of this attempt ends it so.
      const done = again && (await db.job.findFirst({ where: { ...ours, status: how.status } }));
      again = true;
      return done || ended({ ...ours, ...how });
    }, log);
    if (job instanceof Error) throw job;
    if (job) await publishEnd(events, job);
    return job !== null;
  };
  const fail = (claim: Claim, message: string, code: JobFailureCode = 'JOB_FAILED') =>
    end(claim, { status: 'FAILED', errorCode: code, errorMessage: message });

  return {
    claimDue: claims.due,
    claim: claims.one,
    renew: claims.renew,
    progress: async (claim, step) => {
      const seq = (seqs.get(claim) ?? claim.attempt * 1_000) + 1;
      seqs.set(claim, seq);
      const { stage, fraction, estimateMs } = step;
      const preview = step.preview ? Buffer.from(step.preview) : null;
      const label = step.label ?? null;
      const written = await db.sql(PROGRESS, [
        ...[claim.id, claim.attempt, stage, fraction],
        ...[seq, estimateMs, preview, label],
      ]);
      if (!written.length) return false;
      await events.publish({
        ...{ jobId: claim.id, accountId: claim.accountId, seq, status: 'RUNNING', stage, fraction, estimateMs, label },
        preview: preview?.toString('base64') ?? null,
      });
      return true;
    },
    complete: async (claim, output) => {
      const { stored, contents } = storedOutput(output);
      if (contents.length) {
        await patiently(() => nameFiles(db.sql, claim.accountId, contents), log);
        await storeFiles(storage, contents);
      }
      // Where this fails it is open whether the commit took place: the sweeper removes files that no row names then.
      const kept = await end(claim, { status: 'COMPLETED', output: stored });
      if (!kept) await removeFiles({ db, storage, log }, stored.keys);
      return kept;
    },
    fail,
    retry: async (claim, message) => {
      if (claim.attempt >= claim.maxAttempts) await fail(claim, message);
      else await patiently(() => claims.expire(claim), log);
    },
    giveBack: async (held) => void (await claims.giveBack(held)),
    recover: async (known) => void (await claims.recover(known)),
  };
}

/** Names what a handler made: keys to store it under, rows that name those. */
function storedOutput({ images = [], files = [], data }: JobOutput) {
  const pictures = images.map((image, position) => {
    const id = randomUUID();
    return { id, position, image, key: `images/${id}.png` };
  });
  const others = files.map((file, position) => {
    const id = randomUUID();
    return { id, position, file, key: `files/${id}` };
  });
  const contents = [
    ...pictures.map(({ key, image }) => ({ key, bytes: image.png, mime: 'image/png' })),
    ...others.map(({ key, file }) => ({ key, bytes: file.bytes, mime: file.mime })),
  ];
  const stored: StoredOutput = {
    keys: contents.map(({ key }) => key),
    images: pictures.map(({ id, position, key, image }) => ({
      ...{ id, position, blob_key: key, width: image.width, height: image.height, seed: image.seed },
      ...{ engine: image.engine, brief: image.brief, palette: image.palette, label: image.label },
      ...{ keypoints: image.keypoints, duration_ms: image.durationMs },
    })),
    files: others.map(({ id, position, key, file }) => ({ id, position, name: file.name, blob_key: key })),
    result: { imageIds: pictures.map(({ id }) => id), ...(data === undefined ? {} : { data }) },
  };
  return { stored, contents };
}

/** Tries again for as long as the database is away. What was written although its answer was lost changes nothing twice. */
async function patiently<T>(write: () => Promise<T>, log: Pick<Logger, 'warn'>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (tries === 0) log.warn({ err: (error as Error).message }, 'the database is away; a finished job waits for it');
      await new Promise((resolve) => setTimeout(resolve, AWAY_WAITS[Math.min(tries, AWAY_WAITS.length - 1)]));
    }
  }
}
