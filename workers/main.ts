/** A worker process: takes jobs from the queues and owns one engine thread. Any number may run, on any machine. */
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { type Claim, openJobStore } from '../src/jobs/store.ts';
import { openStorage } from '../src/storage/storage.ts';
import { createHandlers } from './handlers/index.ts';
import { runJob } from './run-job.ts';
import { openEngine } from './thread/host.ts';

/** Time that running work has to end after a signal, in milliseconds. */
const DRAIN_MS = 10_000;
const MODELS_DIR = path.resolve(import.meta.dirname, '../models');

const config = readConfig();
const log = pino({ level: config.logLevel, base: { process: 'worker', pid: process.pid } });
if (!config.databaseUrl || !config.redisUrl) {
  log.fatal('A worker needs DATABASE_URL and REDIS_URL; `npm start` starts everything.');
  process.exit(1);
}
const [engine, store] = await Promise.all([
  openEngine({ modelsDir: MODELS_DIR, device: config.device, log: (line) => log.info({ from: 'engine' }, line) }),
  openJobStore({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl, storage: openStorage(config), log }),
]);
const handlers = createHandlers(engine);

const running = new Map<string, AbortController>();
await store.onCancel((jobId) => running.get(jobId)?.abort());

/** One job at a time: the engine thread draws one, and a job that kills the process takes no other down with it. */
let busy: Promise<void> = Promise.resolve();
let stopping = false;
const work = async (jobId: string) => {
  if (stopping) return;
  const claim: Claim | null = await store.claim(jobId);
  if (!claim) return;
  const abort = new AbortController();
  running.set(claim.id, abort);
  try {
    await runJob(
      store,
      handlers,
      claim,
      abort.signal,
      log.child({ jobId: claim.id, kind: claim.kind, attempt: claim.attempt }),
    );
  } finally {
    running.delete(claim.id);
  }
};
store.consume((message) => {
  busy = busy
    .then(() => work(message.jobId))
    .catch((error: Error) =>
      log.error({ err: error.message, jobId: message.jobId }, 'message not handled; the sweeper sends it again'),
    );
  return busy;
});
log.info({ device: config.device }, 'worker ready');
process.send?.('ready');

const stop = async (signal: string) => {
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'worker stops');
  setTimeout(() => process.exit(1), DRAIN_MS + 2_000).unref();
  await store.close(DRAIN_MS);
  await engine.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
process.on('disconnect', () => void stop('disconnect'));
