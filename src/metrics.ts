import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads from one process. */
export interface Metrics {
  /** One answered request. `operation`: its name in the schema, or 'none'; never an address, which clients choose. */
  request(labels: { surface: string; operation: string; status: number }, seconds: number): void;
  /** A job that ended. `seconds`: from its start; absent when it never started. */
  jobEnded(labels: { kind: string; status: string }, seconds?: number): void;
  /** A job that began, `seconds` after it was asked for. */
  jobStarted(seconds: number): void;
  /** The text of GET /metrics. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds; from a cached answer to the longest animation. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const JOB_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** `backlog`: counts the unfinished jobs; asked at each reading, and left out of it when it fails. */
export function createMetrics(backlog?: () => Promise<number>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['surface', 'operation', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that ended.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const jobDuration = new Histogram({
    name: 'job_duration_seconds',
    help: "Time from a job's start to its end.",
    labelNames: ['kind'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const queueDelay = new Histogram({
    name: 'queue_delay_seconds',
    help: 'Time that a job waited to be started.',
    buckets: REQUEST_BUCKETS,
    registers,
  });
  if (backlog)
    new Gauge({
      name: 'job_backlog',
      help: 'Jobs that have not ended.',
      registers,
      async collect() {
        await backlog().then(
          (count) => this.set(count),
          () => this.remove(),
        );
      },
    });
  return {
    request: ({ surface, operation, status }, seconds) => requests.observe({ surface, operation, status }, seconds),
    jobEnded: ({ kind, status }, seconds) => {
      jobs.inc({ kind, status });
      if (seconds !== undefined) jobDuration.observe({ kind }, seconds);
    },
    jobStarted: (seconds) => queueDelay.observe(seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
