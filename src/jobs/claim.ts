import type { Sql, Statement } from '../sql.ts';
import { HOST_GONE_MS, type JobKind, type JobPayloads, type Lane, LEASE_MS } from './contract.ts';

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

/** What a statement needs of a claim to find its row, if it is still ours. */
export type Held = Pick<Claim, 'id' | 'attempt'>;

const LEASE = `interval '${LEASE_MS} milliseconds'`;

const TAKE = `
  update job j set status = 'RUNNING', attempt = j.attempt + 1, worker_id = $1, lease_until = now() + ${LEASE},
    started_at = now(), stage = 'starting', fraction = 0
  from due where j.id = due.id
  returning j.id, j.account_id as "accountId", j.attempt, j.max_attempts as "maxAttempts", j.kind, j.payload,
    j.estimate_ms as "estimateMs"`;

/** A job that is one worker's own is that one's as long as it lives. */
const MAY_TAKE = `(host_id is null or host_id = $1 or not exists (
        select from sandbox_host h where h.id = job.host_id and h.seen_at > now() - interval '${HOST_GONE_MS} milliseconds'))`;

/** The most urgent first, of those the longest waiting; what another worker is just taking is passed over. */
const CLAIM_DUE: Statement = {
  name: 'claim_due_jobs',
  text: `
    with due as (
      select id from job where status = 'QUEUED' and lane = $2 and kind = any($3) and ${MAY_TAKE}
      order by priority, created_at limit $4 for no key update skip locked
    ) ${TAKE}`,
};

const CLAIM_ONE: Statement = {
  name: 'claim_job',
  text: `
    with due as (
      select id from job where id = $2 and attempt < max_attempts
        and (status = 'QUEUED' or (status = 'RUNNING' and lease_until < now()))
      for no key update skip locked
    ) ${TAKE}`,
};

const HEARTBEAT: Statement = {
  name: 'renew_leases',
  text: `
    update job j set lease_until = now() + ${LEASE} from unnest($1::uuid[], $2::int[]) as c (id, attempt)
    where j.id = c.id and j.attempt = c.attempt and j.status = 'RUNNING' returning j.id`,
};

const GIVE_BACK: Statement = {
  name: 'give_back_jobs',
  text: `
    update job j set status = 'QUEUED', lease_until = null, max_attempts = j.max_attempts + 1
    from unnest($1::uuid[], $2::int[]) as c (id, attempt)
    where j.id = c.id and j.attempt = c.attempt and j.status = 'RUNNING'`,
};

const RECOVER: Statement = {
  name: 'recover_jobs',
  text: `
    update job set status = 'QUEUED', lease_until = null, max_attempts = max_attempts + 1
    where worker_id = $1 and status = 'RUNNING' and id <> all($2::uuid[])`,
};

/** The lease ends now: the sweeper lets the job be taken again. */
const EXPIRE: Statement = {
  name: 'expire_lease',
  text: `update job set lease_until = 'epoch' where id = $1 and attempt = $2 and status = 'RUNNING'`,
};

const columns = (held: readonly Held[]) => [held.map(({ id }) => id), held.map(({ attempt }) => attempt)];

/** The claims of one worker process, `workerId`. */
export const createClaims = (sql: Sql, workerId: string) => ({
  /** Makes at most `most` due jobs of a lane ours. */
  due: (lane: Lane, kinds: readonly JobKind[], most: number) => sql<Claim>(CLAIM_DUE, [workerId, lane, kinds, most]),
  /** Makes one due job ours; null when it is taken, ended, used up or unknown. */
  one: async (id: string): Promise<Claim | null> => (await sql<Claim>(CLAIM_ONE, [workerId, id]))[0] ?? null,
  /** Renews leases; gives the ids of those that are still ours. */
  renew: async (held: readonly Held[]): Promise<ReadonlySet<string>> =>
    new Set((await sql<{ id: string }>(HEARTBEAT, columns(held))).map(({ id }) => id)),
  /** Lets others begin jobs anew that we hold and stop: that is no failed attempt. */
  giveBack: (held: readonly Held[]) => sql(GIVE_BACK, columns(held)),
  /** The same for jobs that are ours without our knowing: the answer to a claim was lost. */
  recover: (known: readonly string[]) => sql(RECOVER, [workerId, known]),
  expire: ({ id, attempt }: Held) => sql(EXPIRE, [id, attempt]),
});
