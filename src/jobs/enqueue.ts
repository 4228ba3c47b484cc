import { createHash, randomUUID } from 'node:crypto';
import { FREE, hold, type Price } from '../billing.ts';
import type { Config } from '../config.ts';
import { type Db, type Job, JobPriority, JobStatus, type Prisma, type Tx } from '../db.ts';
import { AppError } from '../errors.ts';
import { ESTIMATES, type JobKind, type JobPayloads } from './contract.ts';
import type { Dispatcher } from './dispatch.ts';

export interface EnqueueRequest<K extends JobKind> {
  readonly accountId: string;
  readonly kind: K;
  readonly payload: JobPayloads[K];
  /** Name of the schema field that asks: a key means one request of one operation. */
  readonly operation: string;
  readonly price: Price;
  readonly priority?: JobPriority;
  /** The same key and operation give the same job and one charge. */
  readonly idempotencyKey?: string | undefined;
  /** What the key stands for; leaves out what the service itself chose (a random seed). */
  readonly fingerprint: unknown;
  /** Writes what belongs to the job, in its transaction. */
  readonly attach?: (tx: Tx, job: Job) => Promise<void>;
}
export type Enqueue = <K extends JobKind>(request: EnqueueRequest<K>) => Promise<Job>;

const UNFINISHED = { in: [JobStatus.QUEUED, JobStatus.RUNNING] };
/** The backlog is counted at most this often; it may be over its limit by what comes in meanwhile. */
const BACKLOG_CACHE_MS = 250;

/**
 * Writes a job, its credit hold and its outbox entry in one transaction, then tells the queue.
 * Throws PAYMENT_REQUIRED, TOO_MANY_REQUESTS (too many unfinished jobs), OVERLOADED, CONFLICT (key used otherwise);
 * then nothing was written.
 */
export function createEnqueue(
  db: Db,
  config: Pick<Config, 'maxActiveJobs' | 'maxBacklog'>,
  dispatcher: Dispatcher,
): Enqueue {
  let backlog = { count: 0, at: 0 };
  const checkBacklog = async () => {
    if (Date.now() - backlog.at > BACKLOG_CACHE_MS)
      backlog = { count: await db.job.count({ where: { status: UNFINISHED } }), at: Date.now() };
    if (backlog.count >= config.maxBacklog)
      throw new AppError(
        'OVERLOADED',
        `The server has ${backlog.count} unfinished jobs and takes no more than ${config.maxBacklog}.`,
        { retryAfter: 30 },
      );
  };

  return async (request) => {
    const { accountId, kind, payload, operation, idempotencyKey } = request;
    const requestHash = idempotencyKey
      ? createHash('sha256').update(JSON.stringify(request.fingerprint)).digest('hex')
      : null;
    await checkBacklog();
    const { job, fresh } = await db.$transaction(async (tx) => {
      // The account's row is the lock under which the count, the key and the balance are looked at together.
      await tx.$queryRaw`select 1 from account where id = ${accountId}::uuid for update`;
      if (idempotencyKey) {
        const known = await tx.job.findUnique({
          where: { accountId_operation_idempotencyKey: { accountId, operation, idempotencyKey } },
        });
        if (known && known.requestHash !== requestHash)
          throw new AppError('CONFLICT', `The idempotency key "${idempotencyKey}" was used for a different request.`, {
            details: { jobId: known.id },
          });
        if (known) return { job: known, fresh: false };
      }
      const active = await tx.job.count({ where: { accountId, status: UNFINISHED } });
      if (active >= config.maxActiveJobs)
        throw new AppError(
          'TOO_MANY_REQUESTS',
          `You have reached the maximum number of concurrent jobs (${config.maxActiveJobs}).`,
          { retryAfter: 2 },
        );
      const id = randomUUID();
      const charge = await hold(tx, accountId, id, request.price ?? FREE);
      const created = await tx.job.create({
        data: {
          id,
          accountId,
          kind,
          operation,
          priority: request.priority ?? JobPriority.STANDARD,
          payload: payload as unknown as Prisma.InputJsonObject,
          estimateMs: ESTIMATES[kind](payload),
          unit: charge.unit,
          cost: charge.amount,
          idempotencyKey: idempotencyKey ?? null,
          requestHash,
          outbox: { create: {} },
        },
      });
      await request.attach?.(tx, created);
      return { job: created, fresh: true };
    });
    if (fresh) dispatcher.soon(job);
    return job;
  };
}
