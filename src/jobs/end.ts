import type { Job } from '../db.ts';
import type { Sql, Statement } from '../sql.ts';
import { FINAL_SEQ, type JobProgress } from './contract.ts';
import type { JobEvents } from './events.ts';

/** What a job came to; its pictures and files are stored already, under keys of `blob`. */
export interface StoredOutput {
  /** Every key that belongs to it. */
  readonly keys: readonly string[];
  /** Rows of `image`, in the database's names. */
  readonly images: readonly Readonly<Record<string, unknown>>[];
  /** Rows of `job_file`. */
  readonly files: readonly Readonly<Record<string, unknown>>[];
  readonly result: Readonly<Record<string, unknown>>;
}

/** Which job is to be ended, and how. */
export interface End {
  readonly id: string;
  readonly status: 'COMPLETED' | 'FAILED' | 'CANCELED';
  /** Only where it is this account's. */
  readonly account?: string;
  /** Only while this attempt runs. */
  readonly attempt?: number;
  /** Only when its lease has passed. */
  readonly overdue?: true;
  readonly errorCode?: string;
  readonly errorMessage?: string;
  readonly output?: StoredOutput;
}

/** What is told of a job that was ended. */
export type Ended = Pick<Job, 'id' | 'accountId' | 'status' | 'fraction'>;

/**
 * Ends jobs, each once and all that belongs to it with it: the row, the charge (SETTLE) or the refund (RELEASE), the
 * rows of its pictures and files, which keep those for good. A row that was changed meanwhile is looked at again, so
 * that of two who end a job one is too late.
 */
const END: Statement = {
  name: 'end_jobs',
  text: `
    with asked as (
      select * from jsonb_to_recordset($1::jsonb) as a (n int, id uuid, account uuid, attempt int, overdue boolean,
        status job_status, error_code text, error_message text, result jsonb, keys text[], images jsonb, files jsonb)
    ), stored as (
      select a.n, (select count(*) from blob b where b.key = any(a.keys) and b.expires_at > now())::int as fresh
      from asked a where cardinality(a.keys) > 0
    ), ended as (
      update job j set status = a.status, error_code = a.error_code, error_message = a.error_message,
        result = coalesce(a.result, j.result), finished_at = now(), lease_until = null,
        fraction = case a.status when 'COMPLETED' then 1 else j.fraction end,
        stage = case a.status when 'COMPLETED' then 'completed' else j.stage end
      from asked a left join stored s on s.n = a.n
      where j.id = a.id and j.status in ('QUEUED', 'RUNNING')
        and (a.account is null or j.account_id = a.account)
        and (a.attempt is null or (j.attempt = a.attempt and j.status = 'RUNNING'))
        and (a.overdue is null or j.lease_until < now())
        and (s.n is null or s.fresh = cardinality(a.keys))
      returning a.n, j.id, j.account_id, j.status, j.fraction, j.unit, j.cost
    ), charged as (
      insert into ledger_entry (account_id, job_id, kind, unit, amount)
      select account_id, id, case status when 'COMPLETED' then 'SETTLE'::ledger_kind else 'RELEASE' end, unit,
        case status when 'COMPLETED' then 0 else cost end
      from ended
    ), refunded as (
      update account c set usd_micros = c.usd_micros + r.usd, generations = c.generations + r.generations
      from (
        select account_id, coalesce(sum(cost) filter (where unit = 'USD'), 0) as usd,
          coalesce(sum(cost) filter (where unit = 'GENERATIONS'), 0) as generations
        from ended where status <> 'COMPLETED' group by account_id order by account_id
      ) r where c.id = r.account_id
    ), kept as (
      update blob b set expires_at = null from ended e join asked a on a.n = e.n where b.key = any(a.keys)
    ), pictures as (
      insert into image (id, account_id, job_id, position, blob_key, width, height, seed, engine, brief, palette, label,
        keypoints, duration_ms)
      select i.id, e.account_id, e.id, i.position, i.blob_key, i.width, i.height, i.seed, i.engine, i.brief, i.palette,
        i.label, i.keypoints, i.duration_ms
      from ended e join asked a on a.n = e.n, jsonb_to_recordset(a.images) as i (id uuid, position int, blob_key text,
        width int, height int, seed bigint, engine text, brief jsonb, palette text[], label text, keypoints jsonb,
        duration_ms int)
    ), others as (
      insert into job_file (id, job_id, name, position, blob_key)
      select f.id, e.id, f.name, f.position, f.blob_key
      from ended e join asked a on a.n = e.n,
        jsonb_to_recordset(a.files) as f (id uuid, name text, position int, blob_key text)
    )
    select a.n, e.id, e.account_id as "accountId", e.status, e.fraction, s.fresh
    from asked a left join ended e on e.n = a.n left join stored s on s.n = a.n`,
};

type EndRow = { readonly n: number; readonly fresh: number | null } & (Ended | { readonly id: null });

/**
 * Ends jobs in one statement. Gives for each the ended job, null where somebody else was first, or an error where its
 * files are no longer stored.
 */
export async function endJobs(sql: Sql, ends: readonly End[]): Promise<readonly (Ended | null | Error)[]> {
  const asked = ends.map(({ id, status, account, attempt, overdue, errorCode, errorMessage, output }, n) => ({
    ...{ n, id, status, account, attempt, overdue, error_code: errorCode, error_message: errorMessage },
    ...output,
  }));
  const rows = await sql<EndRow>(END, [JSON.stringify(asked)]);
  const results: (Ended | null | Error)[] = ends.map(() => null);
  for (const { n, fresh, ...row } of rows) {
    const stored = ends[n]!.output?.keys.length ?? 0;
    if (row.id !== null) results[n] = row;
    else if (fresh !== null && fresh < stored)
      results[n] = new Error(`${stored - fresh} of ${stored} stored files have expired`);
  }
  return results;
}

/** One of {@link endJobs}. */
export async function endJob(sql: Sql, end: End): Promise<Ended | null> {
  const [ended] = await endJobs(sql, [end]);
  if (ended instanceof Error) throw ended;
  return ended ?? null;
}

/** The event that tells a job's end. */
export const endEvent = (job: Ended): JobProgress => ({
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

export const publishEnd = (events: JobEvents, job: Ended): Promise<void> => events.publish(endEvent(job));
