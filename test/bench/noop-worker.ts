/** A worker whose jobs are done at once: what is left is the cost of the queue, the rows and the files. */
import { readConfig } from '../../src/config.ts';
import type { Handlers } from '../../src/jobs/contract.ts';
import { openJobStore } from '../../src/jobs/store.ts';
import { createLog } from '../../src/log.ts';
import { encodePng } from '../../src/pixels/index.ts';
import { openStorage } from '../../src/storage/open.ts';
import { consumeJobs } from '../../workers/consume.ts';
import { fakeWorker } from '../contract/fake-worker.ts';
import { NOTHING } from './noop.ts';

/** Work that takes no time is taken by the handful. */
const AT_ONCE = 16;

const config = readConfig();
const log = createLog(config, { process: 'noop-worker' });
const png = encodePng({ width: 1, height: 1, data: new Uint8ClampedArray([20, 20, 20, 255]) });
const handlers: Handlers = {
  ...fakeWorker,
  generateImage: async ({ description, seed }) =>
    description === NOTHING
      ? {}
      : { images: [{ png, width: 1, height: 1, seed, engine: 'noop', brief: {}, palette: [] }] },
};
const store = await openJobStore({
  databaseUrl: config.databaseUrl!,
  redisUrl: config.redisUrl!,
  storage: openStorage(config),
  log,
});
const consumer = await consumeJobs(store, handlers, log, { engine: AT_ONCE });
process.send?.('ready');
process.on('SIGTERM', async () => {
  await consumer.stop(1_000);
  process.exit(0);
});
