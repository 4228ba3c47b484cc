import BeeQueue from 'bee-queue';
import { openDb } from '../../src/db.ts';
import { quantiles, type Stand } from './stand.ts';

const JOBS = 400;
const IN_FLIGHT = 16;
const SINGLE = 60;

const GENERATE = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }';

/** No-op jobs through the whole service, next to the same number through bee-queue alone on the same Redis. */
export async function benchQueue(stand: Stand) {
  const db = openDb(stand.databaseUrl, 3);
  const headers = { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    query: GENERATE,
    variables: { input: { description: 'nothing', imageSize: { width: 32, height: 32 } } },
  });
  const ask = async () => {
    const res = await fetch(`${stand.url}/graphql`, { method: 'POST', headers, body });
    const { data } = (await res.json()) as { data: { generateImage: { job: { id: string } } } };
    return data.generateImage.job.id;
  };
  const unfinished = () => db.job.count({ where: { status: { in: ['QUEUED', 'RUNNING'] } } });
  const drained = async () => {
    while (await unfinished()) await new Promise((r) => setTimeout(r, 5));
  };

  // One at a time: what a user waits before the work begins.
  const ids: string[] = [];
  for (let i = 0; i < SINGLE; i++) {
    ids.push(await ask());
    await drained();
  }
  const rows = await db.job.findMany({
    where: { id: { in: ids.slice(10) } },
    select: { createdAt: true, startedAt: true },
  });
  const delay = quantiles(rows.map(({ createdAt, startedAt }) => startedAt!.getTime() - createdAt.getTime()));

  const began = performance.now();
  let left = JOBS;
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (left-- > 0) await ask();
    }),
  );
  await drained();
  const perSecond = Math.round((JOBS / (performance.now() - began)) * 1000);
  await db.$disconnect();
  const raw = await rawBeeQueue(stand.redisUrl);
  return {
    redis: stand.redisKind,
    delay: { unit: 'ms', limit: { p50: 25 }, ...delay },
    noop: { unit: 'jobs/s', service: perSecond, beeQueueAlone: raw, jobs: JOBS },
  };
}

async function rawBeeQueue(url: string): Promise<number> {
  const settings = {
    redis: { url } as object,
    getEvents: false,
    sendEvents: false,
    storeJobs: false,
    removeOnSuccess: true,
  };
  const producer = new BeeQueue('bench', { ...settings, isWorker: false });
  const worker = new BeeQueue('bench', settings);
  await Promise.all([producer.ready(), worker.ready()]);
  const began = performance.now();
  let done = 0;
  const finished = new Promise<void>((resolve) => {
    worker.process(1, async () => {
      if (++done === JOBS) resolve();
    });
  });
  let left = JOBS;
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (left-- > 0) await producer.createJob({}).save();
    }),
  );
  await finished;
  const perSecond = Math.round((JOBS / (performance.now() - began)) * 1000);
  await Promise.all([producer.close(500), worker.close(500)].map((p) => p.catch(() => {})));
  return perSecond;
}
