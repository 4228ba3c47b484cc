import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { type Handler, type Handlers, JobError, type JobKind } from '../src/jobs/contract.ts';
import type { Claim, JobStore } from '../src/jobs/store.ts';
import { DrawAborted } from './thread/host.ts';

type Store = Pick<JobStore, 'progress' | 'complete' | 'fail' | 'retry'>;

const BROKE = 'Something went wrong while working on this job; it was not charged.';

/** Previews are written to the database: not more often than this, in milliseconds, while the stage stays the same. */
const PROGRESS_EVERY_MS = 100;

/**
 * Works on one claimed job: tells its progress in order, and stops as soon as it is no longer ours (`lost` aborts, by
 * others or because a write finds another attempt). Returns how to hand in what came of it. Neither ever throws.
 */
export async function runJob(
  store: Store,
  handlers: Handlers,
  claim: Claim,
  lost: AbortController,
  log: Logger,
): Promise<() => Promise<void>> {
  const { signal } = lost;
  const facts = { jobId: claim.id, kind: claim.kind, attempt: claim.attempt };
  const began = Date.now();
  // A failed write is not a lost job: the lease says how long we may go on without reaching the database.
  const check = (write: Promise<boolean>) =>
    write.then(
      (mine) => {
        if (!mine) lost.abort();
      },
      (error: Error) => log.warn({ ...facts, err: error.message }, 'progress not written'),
    );
  let writes: Promise<void> = Promise.resolve();
  let shown = { stage: '', at: 0 };
  const progress = (stage: string, fraction: number, preview?: Uint8Array, label?: string) => {
    if (signal.aborted) return;
    if (!label && stage === shown.stage && Date.now() - shown.at < PROGRESS_EVERY_MS) return;
    shown = { stage, at: Date.now() };
    const elapsed = Date.now() - began;
    const estimateMs = Math.round(
      fraction > 0.05 ? Math.min((elapsed / fraction) * (1 - fraction), 10 * claim.estimateMs) : claim.estimateMs,
    );
    writes = writes.then(() => check(store.progress(claim, { stage, fraction, estimateMs, preview, label })));
  };
  const end = async (write: () => Promise<unknown>) => {
    try {
      await writes;
      await write();
    } catch (error) {
      log.error({ ...facts, err: (error as Error).message }, 'end not written; the lease will run out');
    }
  };
  const broke = (error: unknown) => {
    log.error({ ...facts, err: (error as Error).stack }, 'job broke');
    return store.retry(claim, BROKE);
  };
  try {
    const handler = handlers[claim.kind] as Handler<JobKind>;
    const output = await traced(claim, () => handler(claim.payload, { job: claim, signal, progress }));
    return () =>
      end(async () => {
        try {
          const kept = await store.complete(claim, output);
          log.info({ ...facts, ms: Date.now() - began, kept }, 'job completed');
        } catch (error) {
          await broke(error);
        }
      });
  } catch (error) {
    if (signal.aborted || error instanceof DrawAborted)
      return () => end(async () => log.info(facts, 'job stopped: it is no longer ours'));
    if (!(error instanceof JobError)) return () => end(() => broke(error));
    log.info({ ...facts, err: error.message }, 'job failed');
    return () => end(() => store.fail(claim, error.message, error.code));
  }
}

/** The work as a span; without a collector a span is nothing. */
const traced = <T>(claim: Claim, work: () => Promise<T>): Promise<T> =>
  trace
    .getTracer('pixelkiln')
    .startActiveSpan(`job ${claim.kind}`, { attributes: { jobId: claim.id, attempt: claim.attempt } }, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
        throw error;
      } finally {
        span.end();
      }
    });
