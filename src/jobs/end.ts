import { type Charge, release, settle } from '../billing.ts';
import { type Job, JobStatus, type Prisma, type Tx } from '../db.ts';
import { FINAL_SEQ, type JobProgress } from './contract.ts';
import type { JobEvents } from './events.ts';

const chargeOf = (job: Pick<Job, 'unit' | 'cost'>): Charge => ({ unit: job.unit, amount: job.cost });

export interface End {
  readonly status: 'COMPLETED' | 'FAILED' | 'CANCELED';
  readonly errorCode?: string;
  readonly errorMessage?: string;
  readonly result?: Prisma.InputJsonObject;
}

/**
 * Ends a job once: only a row that `where` still matches is ended, and its hold is settled or released in the same
 * transaction. Returns the ended row, or null when somebody else was first.
 */
export async function endJob(tx: Tx, where: Prisma.JobWhereInput & { id: string }, end: End): Promise<Job | null> {
  const [job] = await tx.job.updateManyAndReturn({
    where: { status: { in: [JobStatus.QUEUED, JobStatus.RUNNING] }, ...where },
    data: {
      status: end.status,
      errorCode: end.errorCode ?? null,
      errorMessage: end.errorMessage ?? null,
      ...(end.result ? { result: end.result } : {}),
      ...(end.status === 'COMPLETED' ? { fraction: 1, stage: 'completed' } : {}),
      finishedAt: new Date(),
      leaseUntil: null,
    },
  });
  if (!job) return null;
  await tx.outbox.deleteMany({ where: { jobId: job.id } });
  await (end.status === 'COMPLETED' ? settle : release)(tx, job.accountId, job.id, chargeOf(job));
  return job;
}

/** The event that tells a job's end. */
export const endEvent = (job: Job): JobProgress => ({
  jobId: job.id,
  accountId: job.accountId,
  seq: FINAL_SEQ,
  status: job.status,
  stage: job.status.toLowerCase(),
  fraction: job.status === 'COMPLETED' ? 1 : job.fraction,
  estimateMs: 0,
  preview: null,
  label: null,
});

export const publishEnd = (events: JobEvents, job: Job): Promise<void> => events.publish(endEvent(job));
