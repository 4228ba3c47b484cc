import { createHash, randomUUID } from 'node:crypto';
import { FREE, hold, type Price } from '../billing.ts';
import type { Config } from '../config.ts';
import { type Db, type Job, type JobPriority, JobStatus, type Prisma, type Tx } from '../db.ts';
import { AppError } from '../errors.ts';
import { contractOf, type JobKind, type JobPayloads } from './contract.ts';
import type { Dispatcher } from './dispatch.ts';

/** One job of a request. */
interface Part<K extends JobKind> {
  readonly payload: JobPayloads[K];
  readonly price: Price;
  /** Writes what belongs to the job, in its transaction. */
  readonly attach?: (tx: Tx, job: Job) => Promise<void>;
}

interface Request<K extends JobKind> {
  readonly accountId: string;
  readonly kind: K;
  /** Name of the schema field that asks: a key means one request of one operation. */
  readonly operation: string;
  readonly priority?: JobPriority;
  /** The same key and operation give the same jobs and one charge. */
  readonly idempotencyKey?: string | undefined;
  /** What the key stands for; leaves out what the service itself chose (a random seed). */
  readonly fingerprint: unknown;
}
export interface EnqueueRequest<K extends JobKind> extends Request<K>, Part<K> {}
/** Several jobs of one request: all are taken or none. */
export interface EnqueueAllRequest<K extends JobKind> extends Request<K> {
  /** At least one. */
  readonly parts: readonly Part<K>[];
  /** Runs in the transaction before the jobs are written: may write what they refer to, or throw. */
  readonly prepare?: (tx: Tx) => Promise<void>;
}
export interface Enqueue {
  <K extends JobKind>(request: EnqueueRequest<K>): Promise<Job>;
  /** The jobs in the order of the parts. */
  readonly all: <K extends JobKind>(request: EnqueueAllRequest<K>) => Promise<readonly Job[]>;
}

const UNFINISHED = { in: [JobStatus.QUEUED, JobStatus.RUNNING] };
/** The backlog is counted at most this often; it may be over its limit by what comes in meanwhile. */
const BACKLOG_CACHE_MS = 250;

/** The unique key of a row is (account, operation, key): the further jobs of one request are told apart by a number. */
const numbered = (operation: string, index: number): string => (index ? `${operation}#${index}` : operation);

/**
 * Writes jobs, their credit holds and their outbox entries in one transaction, then tells the queue.
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

  const all: Enqueue['all'] = async (request) => {
    const { accountId, operation, idempotencyKey, parts } = request;
    const requestHash = idempotencyKey
      ? createHash('sha256').update(JSON.stringify(request.fingerprint)).digest('hex')
      : null;
    await checkBacklog();
    const { jobs, fresh } = await db.$transaction(async (tx) => {
      // The account's row is the lock under which the count, the key and the balance are looked at together.
      await tx.$queryRaw`select 1 from account where id = ${accountId}::uuid for update`;
      if (idempotencyKey) {
        const known = await knownJobs(tx, request, idempotencyKey);
        if (known[0] && known[0].requestHash !== requestHash)
          throw new AppError('CONFLICT', `The idempotency key "${idempotencyKey}" was used for a different request.`, {
            details: { jobId: known[0].id },
          });
        if (known.length) return { jobs: known, fresh: false };
      }
      const active = await tx.job.count({ where: { accountId, status: UNFINISHED } });
      if (active + parts.length > config.maxActiveJobs)
        throw new AppError(
          'TOO_MANY_REQUESTS',
          parts.length === 1
            ? `You have reached the maximum number of concurrent jobs (${config.maxActiveJobs}).`
            : `This request starts ${parts.length} jobs; with your ${active} unfinished ones that is more than the maximum number of concurrent jobs (${config.maxActiveJobs}).`,
          { retryAfter: 2 },
        );
      await request.prepare?.(tx);
      const contract = contractOf(request.kind);
      const created: Job[] = [];
      for (const [index, { payload, price, attach }] of parts.entries()) {
        const id = randomUUID();
        const charge = await hold(tx, accountId, id, price ?? FREE);
        const job = await tx.job.create({
          data: {
            id,
            accountId,
            kind: request.kind,
            operation: numbered(operation, index),
            priority: request.priority ?? contract.priority,
            payload: payload as unknown as Prisma.InputJsonObject,
            estimateMs: Math.round(contract.estimate(payload)),
            maxAttempts: contract.attempts,
            unit: charge.unit,
            cost: charge.amount,
            idempotencyKey: idempotencyKey ?? null,
            requestHash,
            outbox: { create: {} },
          },
        });
        await attach?.(tx, job);
        created.push(job);
      }
      return { jobs: created, fresh: true };
    });
    if (fresh) for (const job of jobs) dispatcher.soon(job);
    return jobs;
  };

  const one = async <K extends JobKind>({ payload, price, attach, ...request }: EnqueueRequest<K>): Promise<Job> =>
    (await all({ ...request, parts: [{ payload, price, ...(attach ? { attach } : {}) }] }))[0]!;
  return Object.assign(one, { all });
}

/** The jobs that an earlier request with this key started, in order. */
async function knownJobs(
  tx: Tx,
  { accountId, operation }: Pick<EnqueueRequest<JobKind>, 'accountId' | 'operation'>,
  idempotencyKey: string,
): Promise<Job[]> {
  const mine = { accountId, idempotencyKey, operation: { startsWith: operation } };
  const jobs = await tx.job.findMany({ where: mine });
  const number = (job: Job) => Number(job.operation.split('#')[1] ?? 0);
  return jobs.filter((job) => job.operation.split('#')[0] === operation).sort((a, b) => number(a) - number(b));
}
