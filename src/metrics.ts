import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
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

/**
 * Requests are counted by this process. What concerns jobs is read from the rows at each reading, so that it is true
 * whichever process did the work; of several API processes each tells the same.
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
    help: 'Time that jobs were in a phase (queued, running): quantiles of those that ended in the last five minutes.',
    labelNames: ['kind', 'phase', 'quantile'],
    registers,
    async collect() {
      const rows = await orNothing(db.$queryRaw<JobTimes[]>`
        select kind, q as quantile,
          percentile_cont(q) within group (order by extract(epoch from started_at - created_at)::float8) as queued,
          percentile_cont(q) within group (order by extract(epoch from finished_at - started_at)::float8) as running
        from job, unnest(array[0.5, 0.95]::float8[]) q
        where finished_at > now() - interval '5 minutes' and started_at is not null group by kind, q`);
      this.reset();
      for (const { kind, quantile, queued, running } of rows) {
        this.set({ kind, phase: 'queued', quantile: String(quantile) }, queued);
        this.set({ kind, phase: 'running', quantile: String(quantile) }, running);
      }
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs by kind and status; QUEUED and RUNNING are the backlog.',
    labelNames: ['kind', 'status'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, status, _count } of await orNothing(db.job.groupBy({ by: ['kind', 'status'], _count: true })))
        this.set({ kind, status }, _count);
    },
  });

  return {
    request: ({ surface, operation, status }, seconds) => requests.observe({ surface, operation, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
