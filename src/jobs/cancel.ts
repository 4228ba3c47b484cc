import type { Db, Job } from '../db.ts';
import { notFound } from '../errors.ts';
import { endJob, publishEnd } from './end.ts';
import type { JobEvents } from './events.ts';

/**
 * Ends an unfinished job and releases its hold; the worker is told and stops within a step. A finished job stays as it
 * is. Returns the job as it is then. Throws NOT_FOUND.
 */
export async function cancelJob(db: Db, events: JobEvents, accountId: string, jobId: string): Promise<Job> {
  const canceled = await endJob(db.sql, {
    id: jobId,
    account: accountId,
    status: 'CANCELED',
    errorCode: 'JOB_CANCELED',
    errorMessage: 'Cancelled by the account.',
  });
  if (canceled) {
    await events.publishCancel(jobId);
    await publishEnd(events, canceled);
  }
  const job = await db.job.findFirst({ where: { id: jobId, accountId } });
  if (!job) throw notFound(`Job ${jobId}`);
  return job;
}
