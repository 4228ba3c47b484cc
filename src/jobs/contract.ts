/**
 * What travels between the API and the workers. A kind of job is one file of `kinds`: its payload, how long it will take,
 * how often it may be begun. Plain JSON both ways.
 */
import type { JobContract } from './job-kind.ts';
import { KINDS } from './kinds/index.ts';
import type { JobOutput } from './made.ts';

export { LANES, type Lane } from './job-kind.ts';
export type * from './kinds/index.ts';
export { KINDS } from './kinds/index.ts';
export type * from './made.ts';
export type * from './payload-parts.ts';
export { refuseGaps } from './refuse-gaps.ts';

export type JobKind = keyof typeof KINDS;
export const JOB_KINDS = Object.keys(KINDS) as JobKind[];

type PayloadOf<C> = C extends JobContract<infer Payload, infer _> ? Payload : never;
type DataOf<C> = C extends JobContract<infer _, infer Data> ? Data : never;
/** Kind → payload. */
export type JobPayloads = { readonly [K in JobKind]: PayloadOf<(typeof KINDS)[K]> };
/** Kind → the data of its result. */
export type JobData = { readonly [K in JobKind]: DataOf<(typeof KINDS)[K]> };

/** The contract of a kind whose name is only known at run time. */
export const contractOf = <K extends JobKind>(kind: K) =>
  KINDS[kind] as unknown as JobContract<JobPayloads[K], JobData[K]>;

/** What a finished job of a kind kept besides pictures and files; null before its end. `result`: the row's. */
export const dataOf = <K extends JobKind>(_kind: K, result: unknown): JobData[K] | null =>
  (result as { data?: JobData[K] } | null)?.data ?? null;

/** What a handler is given of its job. */
export interface JobTools {
  readonly job: { readonly id: string; readonly accountId: string; readonly attempt: number };
  /** Aborts when the job is no longer ours: it was cancelled, or the worker ends. */
  readonly signal: AbortSignal;
  /**
   * Tells progress: a word for the stage, 0..1, and a PNG of the picture so far. A `label` says which of several
   * pictures it is, now done; steps with one are never left out.
   */
  readonly progress: (stage: string, fraction: number, preview?: Uint8Array, label?: string) => void;
}

/** Does a job of a kind. `Tools`: what it needs besides what every job has. */
export type Handler<K extends JobKind, Tools extends JobTools = JobTools> = (
  payload: JobPayloads[K],
  tools: Tools,
) => Promise<JobOutput<JobData[K]>>;
export type Handlers<Tools extends JobTools = JobTools> = { readonly [K in JobKind]: Handler<K, Tools> };

/** Why a job failed: on our side, or because nothing can be made of what was sent. */
export type JobFailureCode = 'JOB_FAILED' | 'UNUSABLE_INPUT';

/** A handler throws it to fail the job at once with words for the user; every other error is opaque to users. */
export class JobError extends Error {
  readonly code: JobFailureCode;
  constructor(message: string, { code = 'JOB_FAILED', ...options }: ErrorOptions & { code?: JobFailureCode } = {}) {
    super(message, options);
    this.name = 'JobError';
    this.code = code;
  }
}

export const JOB_STATUSES = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED'] as const;
export type JobStatusWord = (typeof JOB_STATUSES)[number];
export const isFinal = (status: JobStatusWord): boolean =>
  status === 'COMPLETED' || status === 'FAILED' || status === 'CANCELED';

/** One thing that happened to a job. `seq` grows; an end has the greatest. */
export interface JobProgress {
  readonly jobId: string;
  readonly accountId: string;
  readonly seq: number;
  readonly status: JobStatusWord;
  readonly stage: string;
  /** 0..1 */
  readonly fraction: number;
  /** Milliseconds that it will still take, as far as known. */
  readonly estimateMs: number;
  /** Raw base64 PNG. */
  readonly preview: string | null;
  /** Which of the job's pictures the preview shows, where it makes several; that one is done then. */
  readonly label: string | null;
}

/** A claim is good for this long and is renewed while the work goes on. */
export const LEASE_MS = 8_000;
export const HEARTBEAT_MS = 2_000;
/** A worker that holds sandbox sessions and was not heard of for so long is gone: others take what was its own. */
export const HOST_GONE_MS = 20_000;
/** The channel on which a worker hears that there is a job that only it may take. */
export const hostChannel = (hostId: string): string => `pixelkiln:host:${hostId}`;
/** `seq` of the end of a job: after every progress of every attempt. */
export const FINAL_SEQ = 1_000_000;
