import { createHash, randomUUID } from 'node:crypto';
import { FREE, insufficient, type Price } from '../billing.ts';
import type { Config } from '../config.ts';
import { type Db, type Job, type JobPriority, JobStatus, type Tx, type Unit } from '../db.ts';
import { AppError, notFound } from '../errors.ts';
import type { Statement } from '../sql.ts';
import { contractOf, type JobKind, type JobPayloads, type Lane } from './contract.ts';
import { inBatches } from './in-batches.ts';

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
  /** The kind's own where it is not said. */
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

/** Tells workers that there is work; see hints.ts. */
export type Wake = (lane: Lane, jobs: number) => void;
/** Tells those who follow the account that a job is there. */
export type Tell = (job: Job) => void;

/** See the function `enqueue_jobs` in the migrations. */
const ENQUEUE: Statement = { name: 'enqueue_jobs', text: 'select * from enqueue_jobs($1::jsonb, $2::jsonb, $3::int)' };
/** Requests written together: a burst of them costs one transaction. */
const MOST_TOGETHER = 64;
/** The payload of a request with pictures may have megabytes: it goes alone. */
const LONG_PAYLOAD = 100_000;
/** The backlog is counted at most this often; it may be over its limit by what comes in meanwhile. */
const BACKLOG_CACHE_MS = 250;

/** A request as the database's function reads it. */
interface Asked {
  readonly request: Omit<EnqueueAllRequest<JobKind>, 'prepare'>;
  readonly lane: Lane;
  readonly priority: JobPriority;
  readonly hash: string | null;
  readonly attempts: number;
  readonly parts: readonly { readonly id: string; readonly estimate: number; readonly price: Price }[];
  /** JSON. */
  readonly payloads: readonly string[];
}

interface Verdict {
  readonly n: number;
  readonly verdict: 'taken' | 'known' | 'many' | 'unpaid' | 'gone';
  readonly job: string | null;
  readonly unit: Unit | null;
  readonly cost: string | bigint | null;
  readonly active: number | null;
  readonly at: Date | null;
}

type Run = (values: readonly unknown[]) => Promise<Verdict[]>;

/**
 * Writes jobs and their credit holds in one transaction, then tells the workers. Requests that come at the same time
 * share a transaction, but those that write more with their jobs.
 * Throws PAYMENT_REQUIRED, TOO_MANY_REQUESTS (too many unfinished jobs), OVERLOADED, CONFLICT (key used otherwise);
 * then nothing was written.
 */
export function createEnqueue(
  db: Db,
  config: Pick<Config, 'maxActiveJobs' | 'maxBacklog'>,
  wake: Wake,
  tell: Tell,
): Enqueue {
  const checkBacklog = createBacklogCheck(db, config.maxBacklog);
  const ask = async (run: Run, asked: readonly Asked[]): Promise<readonly (readonly Verdict[])[]> => {
    const verdicts = asked.map((): Verdict[] => []);
    const payloads = asked.flatMap((a) => a.payloads).join(',');
    for (const row of await run([JSON.stringify(asked.map(wireOf)), `[${payloads}]`, config.maxActiveJobs]))
      verdicts[row.n]!.push(row);
    return verdicts;
  };
  const together = inBatches<Asked, readonly Verdict[]>((asked) => ask((values) => db.sql(ENQUEUE, values), asked), {
    most: MOST_TOGETHER,
    keyOf: ({ request: r }) => r.idempotencyKey && `${r.accountId} ${r.operation} ${r.idempotencyKey}`,
  });
  /** What came of a request: its new jobs, or those that its key started before. */
  const judge = async (
    asked: Asked,
    verdicts: readonly Verdict[],
    tx: Tx,
  ): Promise<{ jobs: readonly Job[]; fresh: boolean }> => {
    const [first] = verdicts;
    if (first?.verdict === 'taken') return { jobs: jobsOf(asked, verdicts), fresh: true };
    if (first?.verdict === 'known') return { jobs: await knownJobs(tx, asked), fresh: false };
    throw refusal(asked, first, config.maxActiveJobs);
  };

  const all: Enqueue['all'] = async ({ prepare, ...request }) => {
    const asked = askedOf(request as unknown as Asked['request']);
    await checkBacklog();
    const alone = prepare || request.parts.some(({ attach }) => attach);
    const { jobs, fresh } = await (alone
      ? db.$transaction(async (tx) => {
          const run: Run = (values) => tx.$queryRawUnsafe<Verdict[]>(ENQUEUE.text, ...values);
          if (prepare) {
            // A repeated request prepares nothing. The lock is the one that the function takes.
            await tx.$queryRaw`select from account where id = ${request.accountId}::uuid for no key update`;
            const known = request.idempotencyKey ? await knownJobs(tx, asked) : [];
            if (known.length) return { jobs: known, fresh: false };
            await prepare(tx);
          }
          const made = await judge(asked, (await ask(run, [asked]))[0]!, tx);
          if (made.fresh) for (const [i, job] of made.jobs.entries()) await request.parts[i]!.attach?.(tx, job);
          return made;
        })
      : judge(
          asked,
          asked.payloads.some(({ length }) => length > LONG_PAYLOAD)
            ? (await ask((values) => db.sql(ENQUEUE, values), [asked]))[0]!
            : await together(asked),
          db,
        ));
    if (fresh) {
      // before a worker tells that it has begun
      for (const job of jobs) tell(job);
      wake(asked.lane, jobs.length);
    }
    return jobs;
  };

  const one = async <K extends JobKind>({ payload, price, attach, ...request }: EnqueueRequest<K>): Promise<Job> =>
    (await all({ ...request, parts: [{ payload, price, ...(attach ? { attach } : {}) }] }))[0]!;
  return Object.assign(one, { all });
}

/** Throws OVERLOADED while all accounts together have too many unfinished jobs. */
function createBacklogCheck(db: Db, most: number): () => Promise<void> {
  let backlog = { count: 0, at: 0 };
  let counting: Promise<void> | undefined;
  const count = async () => {
    const unfinished = { in: [JobStatus.QUEUED, JobStatus.RUNNING] };
    backlog = { count: await db.job.count({ where: { status: unfinished } }), at: Date.now() };
  };
  return async () => {
    if (Date.now() - backlog.at > BACKLOG_CACHE_MS) {
      counting ??= count().finally(() => {
        counting = undefined;
      });
      await counting;
    }
    if (backlog.count >= most)
      throw new AppError(
        'OVERLOADED',
        `The server has ${backlog.count} unfinished jobs and takes no more than ${most}.`,
        { retryAfter: 30 },
      );
  };
}

function askedOf(request: Asked['request']): Asked {
  const contract = contractOf(request.kind);
  return {
    request,
    lane: contract.lane,
    priority: request.priority ?? contract.priority,
    attempts: contract.attempts,
    hash: request.idempotencyKey
      ? createHash('sha256').update(JSON.stringify(request.fingerprint)).digest('hex')
      : null,
    parts: request.parts.map(({ payload, price }) => ({
      id: randomUUID(),
      estimate: Math.round(contract.estimate(payload)),
      price: price ?? FREE,
    })),
    payloads: request.parts.map(({ payload }) => JSON.stringify(payload)),
  };
}

const wireOf = ({ request, lane, priority, attempts, hash, parts }: Asked, n: number) => ({
  n,
  account: request.accountId,
  operation: request.operation,
  key: request.idempotencyKey ?? null,
  hash,
  kind: request.kind,
  lane,
  priority,
  attempts,
  parts: parts.map(({ id, estimate, price }) => ({
    id,
    estimate,
    usd: Number(price.usdMicros),
    generations: price.generations,
  })),
});

/** The rows as the function wrote them. */
const jobsOf = ({ request, lane, priority, attempts, hash, parts }: Asked, verdicts: readonly Verdict[]): Job[] =>
  verdicts.map(({ unit, cost, at }, index) => ({
    id: parts[index]!.id,
    accountId: request.accountId,
    kind: request.kind,
    lane,
    priority,
    status: JobStatus.QUEUED,
    payload: request.parts[index]!.payload as unknown as Job['payload'],
    result: null,
    errorCode: null,
    errorMessage: null,
    attempt: 0,
    maxAttempts: attempts,
    workerId: null,
    hostId: null,
    leaseUntil: null,
    stage: null,
    fraction: 0,
    estimateMs: parts[index]!.estimate,
    unit: unit!,
    cost: BigInt(cost!),
    operation: numbered(request.operation, index),
    idempotencyKey: request.idempotencyKey ?? null,
    requestHash: hash,
    createdAt: at!,
    startedAt: null,
    finishedAt: null,
  }));

/** The unique key of a row is (account, operation, key): the further jobs of one request are told apart by a number. */
const numbered = (operation: string, index: number): string => (index ? `${operation}#${index}` : operation);

/** The jobs that an earlier request with this key started, in order. Throws CONFLICT where it asked for something else. */
async function knownJobs(tx: Tx, { request, hash }: Asked): Promise<Job[]> {
  const { accountId, operation } = request;
  const idempotencyKey = request.idempotencyKey!;
  const number = (job: Job) => Number(job.operation.split('#')[1] ?? 0);
  const jobs = (await tx.job.findMany({ where: { accountId, idempotencyKey, operation: { startsWith: operation } } }))
    .filter((job) => job.operation.split('#')[0] === operation)
    .sort((a, b) => number(a) - number(b));
  if (jobs[0] && jobs[0].requestHash !== hash)
    throw new AppError('CONFLICT', `The idempotency key "${idempotencyKey}" was used for a different request.`, {
      details: { jobId: jobs[0].id },
    });
  return jobs;
}

function refusal({ request, parts }: Asked, verdict: Verdict | undefined, most: number): Error {
  switch (verdict?.verdict) {
    case 'many':
      return new AppError(
        'TOO_MANY_REQUESTS',
        parts.length === 1
          ? `You have reached the maximum number of concurrent jobs (${most}).`
          : `This request starts ${parts.length} jobs; with your ${verdict.active} unfinished ones that is more than the maximum number of concurrent jobs (${most}).`,
        { retryAfter: 2 },
      );
    case 'unpaid':
      return insufficient(parts.map(({ price }) => price));
    case 'gone':
      return notFound(`Account ${request.accountId}`);
    default:
      return new Error('The database gave no verdict on a request for a job.');
  }
}
