import BeeQueue from 'bee-queue';
import { type Db, openDb } from '../../src/db.ts';
import { cpuMs, perJob } from './cpu.ts';
import { NOTHING } from './noop.ts';
import { quantiles, type Stand, timed } from './stand.ts';

const BATCHED = { jobs: 6_000, inFlight: 256 };
const SINGLY = { jobs: 6_000, inFlight: 32 };
const ALONE = { jobs: 2_000, inFlight: 32 };
const DELAYS = 60;
const WARM_UP = 1_000;
/** Milliseconds between two small reads during a flood. */
const READ_EVERY_MS = 20;

const GENERATE = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }';

/**
 * No-op jobs through the whole service: by one API process that asks for many at once, and by HTTP, one request each;
 * next to bee-queue alone on the same Redis. Per job stands what each part used of the processor.
 */
export async function benchQueue(stand: Stand) {
  const db = openDb(stand.databaseUrl, 3);
  const headers = { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' };
  const post = async (query: string, variables: object = {}) => {
    const res = await fetch(`${stand.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await res.json()) as { data: never; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const input = { description: NOTHING, imageSize: { width: 32, height: 32 } };
  const ask = async () =>
    ((await post(GENERATE, { input })) as { generateImage: { job: { id: string } } }).generateImage.job.id;
  const many = async ({ jobs, inFlight }: { jobs: number; inFlight: number }, each: () => Promise<unknown>) => {
    let left = jobs;
    await Promise.all(
      Array.from({ length: inFlight }, async () => {
        while (left-- > 0) await each();
      }),
    );
  };

  // One at a time: what a user waits before the work begins.
  const ids: string[] = [];
  for (let i = 0; i < DELAYS; i++) {
    ids.push(await ask());
    await drained(db);
  }
  const rows = await db.job.findMany({
    where: { id: { in: ids.slice(10) } },
    select: { createdAt: true, startedAt: true },
  });
  const delay = quantiles(rows.map(({ createdAt, startedAt }) => startedAt!.getTime() - createdAt.getTime()));

  await many({ jobs: WARM_UP, inFlight: SINGLY.inFlight }, ask);
  await drained(db);
  const reads: number[] = [];
  let flooding = true;
  const reader = (async () => {
    while (flooding) {
      reads.push(await timed(() => post('{ account { usd generations } }')));
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
    }
  })();
  const before = stand.cpu();
  const ms = await timed(async () => {
    await many(SINGLY, ask);
    await drained(db);
  });
  const http = {
    unit: 'jobs/s',
    ...rate(SINGLY.jobs, ms),
    limit: 250,
    cpuMsPerJob: perJob(before, stand.cpu(), SINGLY.jobs),
  };
  flooding = false;
  await reader;

  const batched = await benchBatched(stand, db);
  const alone = await rawBeeQueue(stand);
  await db.$disconnect();
  return {
    redis: stand.redisKind,
    workers: stand.workers,
    delay: { unit: 'ms', limit: { p50: 25 }, ...delay },
    smallReadDuringFlood: { unit: 'ms', limit: { p99: 100 }, ...quantiles(reads) },
    noopByHttp: http,
    noopBatched: batched,
    beeQueueAlone: alone,
  };
}

const rate = (jobs: number, ms: number) => ({ perSecond: Math.round((jobs / ms) * 1000), jobs });

async function drained(db: Db): Promise<void> {
  while (await db.job.findFirst({ where: { status: { in: ['QUEUED', 'RUNNING'] } }, select: { id: true } }))
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Row, hold, claim, end, ledger: everything but HTTP and pictures. */
async function benchBatched(stand: Stand, db: Db) {
  const { jobs, inFlight } = BATCHED;
  const run = async (count: number) => {
    const child = await stand.start('test/bench/enqueuer.ts', [stand.accountId, String(count), String(inFlight)]);
    const all = () => ({ ...stand.cpu(), api: cpuMs([child.pid!]) });
    const before = all();
    const ms = await timed(async () => {
      const done = new Promise((resolve) => child.once('message', resolve));
      child.send('go');
      await done;
      await drained(db);
    });
    const after = all();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.removeAllListeners('message');
    child.kill('SIGTERM');
    await ended;
    return { unit: 'jobs/s', ...rate(count, ms), limit: 1_000, cpuMsPerJob: perJob(before, after, count) };
  };
  await run(WARM_UP);
  return run(jobs);
}

async function rawBeeQueue(stand: Stand) {
  const settings = {
    redis: { url: stand.redisUrl } as object,
    getEvents: false,
    sendEvents: false,
    storeJobs: false,
    removeOnSuccess: true,
  };
  const producer = new BeeQueue('bench', { ...settings, isWorker: false });
  const worker = new BeeQueue('bench', settings);
  await Promise.all([producer.ready(), worker.ready()]);
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return { producerAndWorker: (user + system) / 1000, redis: stand.cpu().redis };
  };
  const before = cpu();
  const ms = await timed(async () => {
    let done = 0;
    const finished = new Promise<void>((resolve) => {
      worker.process(1, async () => {
        if (++done === ALONE.jobs) resolve();
      });
    });
    let left = ALONE.jobs;
    await Promise.all(
      Array.from({ length: ALONE.inFlight }, async () => {
        while (left-- > 0) await producer.createJob({}).save();
      }),
    );
    await finished;
  });
  const after = cpu();
  await Promise.all([producer.close(500), worker.close(500)].map((p) => p.catch(() => {})));
  return { unit: 'jobs/s', ...rate(ALONE.jobs, ms), cpuMsPerJob: perJob(before, after, ALONE.jobs) };
}
