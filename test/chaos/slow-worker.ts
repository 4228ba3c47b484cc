/** A worker whose jobs take a while, and one kind of which kills the whole process. */
import { readConfig } from '../../src/config.ts';
import type { Handlers } from '../../src/jobs/contract.ts';
import { openJobStore } from '../../src/jobs/store.ts';
import { createLog } from '../../src/log.ts';
import { encodePng } from '../../src/pixels/index.ts';
import { openStorage } from '../../src/storage/open.ts';
import { consumeJobs } from '../../workers/consume.ts';
import { fakeWorker } from '../contract/fake-worker.ts';

const config = readConfig();
const log = createLog(config, { process: 'slow-worker' });
const png = encodePng({ width: 1, height: 1, data: new Uint8ClampedArray([20, 20, 20, 255]) });
const handlers: Handlers = {
  ...fakeWorker,
  generateImage: async ({ description, seed }, { progress }) => {
    progress('working', 0.5, png);
    if (description === 'poison') process.kill(process.pid, 'SIGKILL');
    await new Promise((r) => setTimeout(r, 40));
    return { images: [{ png, width: 1, height: 1, seed, engine: 'slow', brief: {}, palette: [] }] };
  },
};
const store = await openJobStore({
  databaseUrl: config.databaseUrl!,
  redisUrl: config.redisUrl!,
  storage: openStorage(config),
  log,
});
const consumer = await consumeJobs(store, handlers, log);
process.send?.('ready');
process.on('SIGTERM', async () => {
  await consumer.stop(1_000);
  process.exit(0);
});
