import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from './db.ts';

/** What Prometheus reads from an API process. */
export interface Metrics {
  /** One answered request. `operation`: its name in the schema, or 'none'; never an address, which clients choose. */
  request(labels: { surface: string; operation: string; status: number }, seconds: number): void;
  /** The text of GET /metrics. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds; from a cached answer to the longest animation. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface JobTimes {
  readonly kind: string;
  readonly quantile: number;
  /** Seconds. */
  readonly queued: number;
  readonly running: number;
}

interface JobCount {
  readonly kind: string;
  readonly status: string;
  readonly count: number;
}

/** Of the jobs that ended last, so many tell how long jobs take: more would cost more than they tell. */
const TIMED_JOBS = 2_000;
/** A transaction may end after others that began later: what ended just now is counted by the next reading. */
const SETTLED_MS = 2_000;

/**
 * Requests are counted by this process. What concerns jobs is read from the rows at each reading, so that it is true
 * whichever process did the work; of several API processes each tells the same. Readings cost what is new since the last
 * one, whatever the table has gathered: unfinished jobs and lately ended ones are found by their indexes.
 */
export function createMetrics(db: Db): Metrics {
  /** While the database is away there is nothing to tell of jobs; the rest is told all the same. */
  const orNothing = <T>(rows: Promise<T[]>): Promise<T[]> => rows.catch(() => []);
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['surface', 'operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'job_seconds',
    help: `Time that jobs were in a phase (queued, running): quantiles of the last ${TIMED_JOBS} that ended in the last five minutes.`,
    labelNames: ['kind', 'phase', 'quantile'],
    registers,
    async collect() {
      const rows = await orNothing(db.$queryRaw<JobTimes[]>`
        select kind, q as quantile,
          percentile_cont(q) within group (order by extract(epoch from started_at - created_at)::float8) as queued,
          percentile_cont(q) within group (order by extract(epoch from finished_at - started_at)::float8) as running
        from (
          select kind, created_at, started_at, finished_at from job
          where finished_at > now() - interval '5 minutes' and started_at is not null
          order by finished_at desc limit ${TIMED_JOBS}
        ) ended, unnest(array[0.5, 0.95]::float8[]) q group by kind, q`);
      this.reset();
      for (const { kind, quantile, queued, running } of rows) {
        this.set({ kind, phase: 'queued', quantile: String(quantile) }, queued);
        this.set({ kind, phase: 'running', quantile: String(quantile) }, running);
      }
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Unfinished jobs by kind and status (QUEUED, RUNNING): the backlog.',
    labelNames: ['kind', 'status'],
    registers,
    async collect() {
      const rows = await orNothing(db.$queryRaw<JobCount[]>`
        select kind, status::text, count(*)::int as count from job where status in ('QUEUED', 'RUNNING') group by 1, 2`);
      this.reset();
      for (const { kind, status, count } of rows) this.set({ kind, status }, count);
    },
  });
  let counted = new Date();
  let reading: Promise<void> | undefined;
  new Counter({
    name: 'jobs_ended_total',
    help: 'Jobs that ended since this process started, whoever did them, by kind and status. Take one process, not the sum of several.',
    labelNames: ['kind', 'status'],
    registers,
    collect() {
      const count = async () => {
        const until = new Date(Date.now() - SETTLED_MS);
        if (until <= counted) return;
        const rows = await db.$queryRaw<JobCount[]>`
          select kind, status::text, count(*)::int as count from job
          where finished_at > ${counted} and finished_at <= ${until} group by 1, 2`;
        for (const row of rows) this.inc({ kind: row.kind, status: row.status }, row.count);
        counted = until;
      };
      // two readings at once must not count the same jobs twice
      reading = (reading ?? Promise.resolve()).then(count).catch(() => {});
      return reading;
    },
  });

  return {
    request: ({ surface, operation, status }, seconds) => requests.observe({ surface, operation, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
