/** A worker process: takes jobs from the queues and owns one engine thread. Any number may run, on any machine. */
import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { openJobStore } from '../src/jobs/store.ts';
import { createLog } from '../src/log.ts';
import { openSandboxStore } from '../src/sandbox/store.ts';
import { openStorage } from '../src/storage/open.ts';
import { startTracing } from '../src/tracing.ts';
import { openAgent } from './agent/index.ts';
import { consumeJobs } from './consume.ts';
import { EXEMPLARS_USE } from './engine/reference/turn/index.ts';
import { createHandlers } from './handlers/index.ts';
import { openSandboxHost } from './sandbox/host.ts';
import { openEngine } from './thread/host.ts';

/** Time that running work has to end after a signal, in milliseconds. */
const DRAIN_MS = 10_000;
/** Jobs worked on at a time where a device runs the steps of several pictures as one batch; a CPU gains nothing by it. */
const AT_ONCE = { cpu: 1, cuda: 4, webgpu: 4 } as const;
/** What programs of users may read besides Node.js and git: bundler, TypeScript, game libraries. */
const TOOLS_DIR = path.resolve(import.meta.dirname, '../node_modules');
const MODELS_DIR = path.resolve(import.meta.dirname, '../models');

const config = readConfig();
const log = createLog(config, { process: 'worker', pid: process.pid });
const { databaseUrl, redisUrl } = config;
if (!databaseUrl || !redisUrl) {
  log.fatal('A worker needs DATABASE_URL and REDIS_URL; `npm start` starts everything.');
  process.exit(1);
}
const stopTracing = await startTracing(config, 'pixelkiln-worker');
const storage = openStorage(config);
const [engine, store] = await Promise.all([
  openEngine({
    modelsDir: MODELS_DIR,
    device: config.device,
    atOnce: AT_ONCE[config.device],
    ...(config.kilnModel ? { kilnModel: config.kilnModel } : {}),
    ...(config.turnExemplars ? {} : { without: [EXEMPLARS_USE] }),
    log: (line) => log.info({ from: 'engine' }, line),
  }),
  openJobStore({ databaseUrl, redisUrl, storage, log }),
]);
const sandboxes = await openSandboxHost({
  dir: path.join(config.dataDir, 'sandboxes'),
  toolsDir: TOOLS_DIR,
  store: openSandboxStore({ databaseUrl, storage, log, hostId: store.hostId }),
  log,
});
/** With the first message: the operations take memory, and most workers never need them. */
const agent = openAgent(config.agent, async () => {
  const { openOperations } = await import('./agent/open-operations.ts');
  return openOperations({ ...config, databaseUrl, redisUrl }, log);
});
const consumer = await consumeJobs(store, createHandlers({ engine, storage, sandboxes, agent }), log, {
  engine: AT_ONCE[config.device],
});
log.info({ device: config.device }, 'worker ready');
process.send?.('ready');

let stopping = false;
const stop = async (reason: string) => {
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ reason }, 'worker stops');
  setTimeout(() => process.exit(1), DRAIN_MS + 2_000).unref();
  await consumer.stop(DRAIN_MS);
  await sandboxes.close().catch((error: Error) => log.warn({ err: error.message }, 'sandboxes'));
  await agent.close().catch((error: Error) => log.warn({ err: error.message }, 'agent'));
  await engine.close();
  await stopTracing();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
process.on('disconnect', () => void stop('disconnect'));
