/** One API process that asks for no-op jobs as fast as they are taken, without HTTP: `enqueuer.ts ACCOUNT JOBS IN_FLIGHT`. */
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { openServices } from '../../src/services.ts';
import { noopRequest } from './noop.ts';

const [accountId = '', jobs = '0', inFlight = '1'] = process.argv.slice(2);
const config = readConfig();
const log = createLog(config, { process: 'enqueuer' });
const { services, close } = await openServices(
  { ...config, databaseUrl: config.databaseUrl!, redisUrl: config.redisUrl! },
  log,
);
process.once('message', async () => {
  let left = Number(jobs);
  await Promise.all(
    Array.from({ length: Number(inFlight) }, async () => {
      while (left-- > 0) await services.enqueue(noopRequest(accountId));
    }),
  );
  process.send?.('done');
});
process.once('SIGTERM', async () => {
  await close();
  process.exit(0);
});
process.send?.('ready');
