/** A worker that answers in conversations, draws flat colours, and can be killed. */
import { readConfig } from '../../src/config.ts';
import { openJobStore } from '../../src/jobs/store.ts';
import { createLog } from '../../src/log.ts';
import { openStorage } from '../../src/storage/open.ts';
import { openAgent } from '../../workers/agent/index.ts';
import { openOperations } from '../../workers/agent/open-operations.ts';
import { consumeJobs } from '../../workers/consume.ts';
import { createHandlers } from '../../workers/handlers/index.ts';
import { fakeWorker } from '../contract/fake-worker.ts';

const config = readConfig();
const log = createLog(config, { process: 'chat-worker' });
const { databaseUrl, redisUrl } = config as typeof config & { databaseUrl: string; redisUrl: string };
const storage = openStorage(config);
const store = await openJobStore({ databaseUrl, redisUrl, storage, log });
const agent = openAgent(config.agent, () => openOperations({ ...config, databaseUrl, redisUrl }, log));
const { chatTurn } = createHandlers({ engine: undefined!, storage, sandboxes: undefined!, agent });
const consumer = await consumeJobs(store, { ...fakeWorker, chatTurn }, log);
process.send?.('ready');
process.on('SIGTERM', async () => {
  await consumer.stop(1_000);
  process.exit(0);
});
