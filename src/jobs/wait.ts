import type { Db, Job } from '../db.ts';
import { AppError, notFound } from '../errors.ts';
import { isFinal, type JobProgress } from './contract.ts';
import { endEvent } from './end.ts';
import type { JobEvents } from './events.ts';

/** How often rows are read although no hint came: hints are lost while Redis is away. */
const RECHECK_MS = 2_000;

interface Watched {
  readonly db: Db;
  readonly events: JobEvents;
}

/**
 * Progress of one job from its beginning to its end, in order, each step once, whether asked before, during or after
 * the work. It listens first and reads the rows then, so that nothing falls between. Throws NOT_FOUND.
 */
export async function* watchJob(
  { db, events }: Watched,
  accountId: string,
  jobId: string,
  signal?: AbortSignal,
): AsyncGenerator<JobProgress> {
  const hints: JobProgress[] = [];
  let wake = () => {};
  const stop = await events.onJob(jobId, (progress) => {
    hints.push(progress);
    wake();
  });
  const aborted = () => wake();
  signal?.addEventListener('abort', aborted);
  try {
    let seq = 0;
    let first = true;
    for (;;) {
      // The rows: at the start, and whenever no hint came for a while.
      const job = await db.job.findFirst({ where: { id: jobId, accountId } });
      if (!job) throw notFound(`Job ${jobId}`);
      for (const event of await pastEvents(db, job, seq)) {
        seq = event.seq;
        first = false;
        yield event;
      }
      if (isFinal(job.status)) {
        yield endEvent(job);
        return;
      }
      if (first) yield queuedEvent(job);
      first = false;
      // Then the hints, as long as they come.
      for (;;) {
        if (signal?.aborted) return;
        const hint = hints.shift();
        if (hint) {
          if (hint.seq <= seq) continue;
          // A row is written before its hint is sent; a gap is filled from the rows.
          if (hint.seq > seq + 1) break;
          seq = hint.seq;
          yield hint;
          continue;
        }
        const woken = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(false), RECHECK_MS);
          wake = () => {
            clearTimeout(timer);
            resolve(true);
          };
        });
        wake = () => {};
        if (!woken) break;
      }
      if (signal?.aborted) return;
    }
  } finally {
    signal?.removeEventListener('abort', aborted);
    stop();
  }
}

/**
 * Waits for a job's end. Throws JOB_FAILED, UNUSABLE_INPUT, JOB_CANCELED, NOT_FOUND, and TIMEOUT (with the job's id) when it takes
 * longer than `timeoutMs`; the job goes on then.
 */
export async function finishedJob(
  watched: Watched,
  accountId: string,
  jobId: string,
  options: {
    timeoutMs: number;
    signal?: AbortSignal | undefined;
    onProgress?: ((progress: JobProgress) => void) | undefined;
  },
): Promise<Job> {
  const job = await endedJob(watched, accountId, jobId, options);
  if (!job)
    throw new AppError('TIMEOUT', `Job ${jobId} is not finished yet; ask for it by its id.`, { details: { jobId } });
  if (job.status === 'FAILED') throw failureOf(job);
  if (job.status === 'CANCELED')
    throw new AppError('JOB_CANCELED', `Job ${jobId} was cancelled.`, { details: { jobId } });
  return job;
}

/** The error that a failed job is to whoever waits for it. */
function failureOf({ id, errorCode, errorMessage }: Job): AppError {
  const message = errorMessage ?? 'The job failed.';
  if (errorCode !== 'UNUSABLE_INPUT') return new AppError('JOB_FAILED', message, { details: { jobId: id } });
  return new AppError('UNUSABLE_INPUT', message, {
    details: { jobId: id },
    issues: [{ path: ['input'], message, type: 'unusable_input' }],
  });
}

/** Waits for a job's end, whatever it is; null when `timeoutMs` passed or the asker has gone. */
export async function endedJob(
  watched: Watched,
  accountId: string,
  jobId: string,
  {
    timeoutMs,
    signal,
    onProgress,
  }: {
    timeoutMs: number;
    signal?: AbortSignal | undefined;
    onProgress?: ((progress: JobProgress) => void) | undefined;
  },
): Promise<Job | null> {
  // A timer of its own: AbortSignal.any() does not keep AbortSignal.timeout() alive, which then may never fire, and the
  // asker waits for ever (nodejs/node#57736).
  const either = new AbortController();
  const abort = () => either.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    for await (const progress of watchJob(watched, accountId, jobId, either.signal)) {
      onProgress?.(progress);
      if (isFinal(progress.status)) return await watched.db.job.findFirst({ where: { id: jobId, accountId } });
    }
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function pastEvents(db: Db, job: Job, after: number): Promise<JobProgress[]> {
  const rows = await db.jobEvent.findMany({ where: { jobId: job.id, seq: { gt: after } }, orderBy: { seq: 'asc' } });
  return rows.map((row) => ({
    jobId: job.id,
    accountId: job.accountId,
    seq: row.seq,
    status: 'RUNNING',
    stage: row.stage,
    fraction: row.fraction,
    estimateMs: row.estimateMs,
    preview: row.preview ? Buffer.from(row.preview).toString('base64') : null,
    label: row.label,
  }));
}

/** Before any step is known. The row's own stage may be of a step whose event is just being written. */
/** What is told of a job that nobody has begun. */
export const queuedEvent = (job: Job): JobProgress => ({
  jobId: job.id,
  accountId: job.accountId,
  seq: 0,
  status: job.status,
  stage: job.status === 'QUEUED' ? 'queued' : 'starting',
  fraction: 0,
  estimateMs: job.estimateMs,
  preview: null,
  label: null,
});
