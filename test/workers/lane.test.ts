import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers, JobTools } from '../../src/jobs/contract.ts';
import { type Hints, openHints } from '../../src/jobs/hints.ts';
import type { JobStore } from '../../src/jobs/store.ts';
import { type Consumer, consumeJobs } from '../../workers/consume.ts';
import { fakeWorker } from '../contract/fake-worker.ts';
import { openJobs } from '../jobs/harness.ts';
import { type TestAccount, testAccount } from '../setup/account.ts';
import { testServices } from '../setup/services.ts';

const log = pino({ level: 'silent' });
let jobs: Awaited<ReturnType<typeof openJobs>>;
let account: TestAccount;
/** The messages of an API process. */
let api: Hints;
const opened: Hints[] = [];
const consumers: Consumer[] = [];
beforeAll(async () => {
  jobs = await openJobs();
});
afterAll(() => jobs.close());
beforeEach(async () => {
  account = await testAccount(jobs.db);
  api = await hints(false);
});
afterEach(async () => {
  await Promise.all(consumers.splice(0).map((consumer) => consumer.stop(0)));
  await Promise.all(opened.splice(0).map((hints) => hints.close(100)));
  await jobs.db.job.deleteMany();
});

async function hints(worker: boolean): Promise<Hints> {
  const { redisUrl } = await testServices();
  const made = await openHints(redisUrl, log, worker);
  opened.push(made);
  return made;
}

/** A worker of this process that draws with `generateImage`. Gives how to stop it. */
async function worker(generateImage: Handlers['generateImage'], more: Partial<JobStore> = {}) {
  const { wake, listen } = await hints(true);
  const store: JobStore = {
    ...jobs.newStore(),
    wake,
    listen,
    hostId: 'a host',
    onPinned: async () => () => {},
    onCancel: (listener) => jobs.events.onCancel(listener),
    close: async () => {},
    ...more,
  };
  const consumer = await consumeJobs(store, { ...fakeWorker, generateImage }, log);
  consumers.push(consumer);
  return consumer;
}

/** Asks for a job, and tells the workers as the API does. */
const ask = async (description: string, priority?: 'INTERACTIVE' | 'BULK') => {
  const request = jobs.request(account.id);
  const payload = { ...request.payload, description };
  const job = await jobs.enqueue({ ...request, payload, ...(priority ? { priority } : {}) });
  api.wake('engine', 1);
  return job;
};
const status = async (id: string) => (await jobs.db.job.findUniqueOrThrow({ where: { id } })).status;
const ended = (ids: readonly string[]) =>
  expect
    .poll(() => jobs.db.job.count({ where: { id: { in: [...ids] }, status: 'COMPLETED' } }), { timeout: 5_000 })
    .toBe(ids.length);
/** Resolves when `open` is called. */
const door = () => {
  let open = () => {};
  const opens = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opens };
};

describe('a worker', () => {
  test('does interactive work before what waits longer, and bulk last', async () => {
    const order: string[] = [];
    const asked = [
      await ask('bulk', 'BULK'),
      await ask('first'),
      await ask('second'),
      await ask('urgent', 'INTERACTIVE'),
    ];
    await worker(async ({ description }) => {
      order.push(description);
      return {};
    });
    await ended(asked.map(({ id }) => id));
    expect(order).toEqual(['urgent', 'first', 'second', 'bulk']);
  });

  test('that is busy holds nothing back: another one does it', async () => {
    const { open, opens } = door();
    const seen: string[] = [];
    const draw =
      (name: string) =>
      async ({ description }: { description: string }) => {
        seen.push(`${name} ${description}`);
        if (description === 'long') await opens;
        return {};
      };
    await worker(draw('one'));
    const long = await ask('long');
    await expect.poll(() => seen).toEqual(['one long']);
    await worker(draw('two'));
    const began = performance.now();
    const short = await Promise.all(['a', 'b', 'c'].map((words) => ask(words)));
    await ended(short.map(({ id }) => id));
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(seen.slice(1).sort()).toEqual(['two a', 'two b', 'two c']);
    expect(await status(long.id)).toBe('RUNNING');
    open();
    await ended([long.id]);
  });

  test('is woken by a message, not by its own look every two seconds', async () => {
    await worker(async () => ({}));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const began = performance.now();
    const job = await ask('soon');
    await ended([job.id]);
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  test('that is told to end gives back what it has begun, at once and without counting it', async () => {
    const begun: JobTools[] = [];
    const stuck = await worker(async (_payload, tools) => {
      begun.push(tools);
      await new Promise(() => {});
      return {};
    });
    const { id } = await ask('stuck');
    await expect.poll(() => begun.length).toBe(1);
    consumers.splice(consumers.indexOf(stuck), 1);
    await stuck.stop(50);
    expect(begun[0]!.signal.aborted).toBe(true);
    expect(await jobs.db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'QUEUED',
      attempt: 1,
      maxAttempts: 4,
    });
  });

  test.each([
    ['at once', 0],
    ['as soon as the database is back, and takes nothing before', 2],
  ])('whose claim was made and never answered gives it back %s', async (_, away) => {
    const { id } = await ask('lost');
    const store = jobs.newStore();
    let lost = 0;
    let unreached = 0;
    await worker(async () => ({}), {
      ...store,
      recover: async (known) => {
        if (unreached++ < away) throw new Error('Connection terminated unexpectedly');
        await store.recover(known);
      },
      claimDue: async (...args) => {
        const claims = await store.claimDue(...args);
        if (claims.length && lost++ === 0) throw new Error('Connection terminated unexpectedly');
        return claims;
      },
    });
    await ended([id]);
    expect(await jobs.db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({ attempt: 2, maxAttempts: 4 });
  });
});

describe('while the database is away', () => {
  const away = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

  test('a finished job waits, and is completed by the same attempt, its answer lost or not', async () => {
    const { id } = await ask('patient');
    const sql = jobs.db.sql;
    let failures = 0;
    const failing = {
      ...jobs.db,
      job: jobs.db.job,
      sql: vi.fn(async (statement: { name: string }, values: readonly unknown[]) => {
        if (statement.name !== 'end_jobs') return sql(statement as never, values);
        failures += 1;
        if (failures === 1) throw away();
        const rows = await sql(statement as never, values);
        if (failures === 2) throw away();
        return rows;
      }),
    } as unknown as typeof jobs.db;
    const store = jobs.newStore(failing);
    const claim = (await store.claim(id))!;
    expect(await store.complete(claim, { images: [] })).toBe(true);
    expect(failures).toBe(2);
    expect(await jobs.db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'COMPLETED', attempt: 1 });
    expect((await jobs.db.ledgerEntry.findMany({ where: { jobId: id } })).map((e) => e.kind).sort()).toEqual([
      'HOLD',
      'SETTLE',
    ]);
  });
});
