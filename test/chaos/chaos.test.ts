import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundlePrograms } from '../../src/bundle.mjs';
import { type Db, openDb } from '../../src/db.ts';
import { type Postgres, startPostgres } from '../../src/launch/postgres.ts';
import { apiProcess, workerProcess } from '../../src/launch/processes.ts';
import { freePort } from '../../src/launch/programs.ts';
import { type Redis, startRedis } from '../../src/launch/redis.ts';
import { type Service, supervise } from '../../src/launch/supervise.ts';
import { migrate } from '../../src/migrate.ts';
import { balances, type TestAccount, testAccount } from '../setup/account.ts';

const JOBS = 50;
const PRICE_MICROS = 8_000;
const GRANT_MICROS = 100_000_000;

const ROOT = path.resolve(import.meta.dirname, '../..');

let dir: string;
let postgres: Postgres;
let redis: Redis;
let api: Service;
let worker: Service;
let db: Db;
let url: string;
let account: TestAccount;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-chaos-'));
  [postgres, redis] = await Promise.all([startPostgres({ dir: path.join(dir, 'pg') }), startRedis({ dir })]);
  await migrate(postgres.url);
  db = openDb(postgres.url, 2);
  const at = { host: '127.0.0.1', port: await freePort() };
  url = `http://127.0.0.1:${at.port}`;
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: dir,
    STORAGE_URL: '',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000',
    OPEN_RATE_LIMIT_PER_MINUTE: '100000',
  };
  const quiet = { line: () => {} };
  [api, worker] = await Promise.all([
    supervise(apiProcess(at, env, (await bundlePrograms(ROOT)).api), quiet),
    supervise(workerProcess(1, env, 'test/chaos/slow-worker.ts'), quiet),
  ]);
}, 60_000);

afterAll(async () => {
  await Promise.all([worker?.stop(), api?.stop()]);
  await db?.$disconnect();
  await Promise.all([redis?.stop(), postgres?.stop()]);
  await rm(dir, { recursive: true, force: true });
}, 60_000);

const post = (description: string, key: string) =>
  fetch(`${url}/v2/create-image-pixflux-background`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ description, image_size: { width: 32, height: 32 } }),
  });

/** Asks until it is answered, as a client with an idempotency key may. */
async function ask(description: string, key: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await post(description, key).then(
      (res) => (res.status === 202 ? (res.json() as Promise<{ background_job_id: string }>) : undefined),
      () => undefined,
    );
    if (answer) return answer.background_job_id;
    if (tries > 200) throw new Error('never answered');
    await new Promise((r) => setTimeout(r, 100));
  }
}

/** Queries survive the database's restart. */
const patiently = async <T>(query: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await query();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((r) => setTimeout(r, 100));
    }
  }
};

const allEnded = () =>
  expect
    .poll(
      () => patiently(() => db.job.count({ where: { accountId: account.id, status: { in: ['QUEUED', 'RUNNING'] } } })),
      { timeout: 90_000, interval: 200 },
    )
    .toBe(0);

/** Every job ended once as it should, every charge belongs to a completed job, no file is left over. */
async function expectAllTrue(completed: number) {
  const jobs = await db.job.findMany({ where: { accountId: account.id }, include: { images: true } });
  expect(jobs.filter((j) => j.status === 'COMPLETED')).toHaveLength(completed);
  expect(jobs).toHaveLength(completed);
  for (const job of jobs) {
    expect(job.images).toHaveLength(1);
    const entries = await db.ledgerEntry.findMany({ where: { jobId: job.id }, orderBy: { id: 'asc' } });
    expect(entries.map((e) => e.kind)).toEqual(['HOLD', 'SETTLE']);
  }
  const left = GRANT_MICROS - completed * PRICE_MICROS;
  expect(await balances(db, account.id)).toMatchObject({ account: { usdMicros: left }, ledger: { usdMicros: left } });
  const blobs = await db.blob.findMany({ select: { key: true, expiresAt: true } });
  const files = new Set(await readdir(path.join(dir, 'files/images')));
  for (const { images } of jobs) expect(files.has(path.basename(images[0]!.blobKey))).toBe(true);
  expect(blobs.filter(({ expiresAt }) => expiresAt === null)).toHaveLength(await db.image.count());
  // what a killed worker had stored already is named by a row, and goes with it
  const named = new Set(blobs.map(({ key }) => path.basename(key)));
  expect([...files].filter((name) => !named.has(name))).toEqual([]);
}

/** How often a job was begun and lost, by its own fault or its worker's: three times are allowed. */
const spent = async () =>
  Math.max(
    ...(await db.job.findMany({ where: { accountId: account.id } })).map((j) => j.attempt - (j.maxAttempts - 3)),
  );

const kill = (service: Service) => process.kill(service.pid!, 'SIGKILL');
const someDone = () =>
  expect
    .poll(() => db.job.count({ where: { accountId: account.id, status: 'COMPLETED' } }), {
      timeout: 30_000,
      interval: 20,
    })
    .toBeGreaterThan(4);

describe('with fifty jobs queued, kill -9 of', () => {
  test.each([
    ['the worker in mid-job', () => kill(worker)],
    ['Redis', () => kill(redis)],
    ['PostgreSQL', () => kill(postgres)],
    ['the API', () => kill(api)],
  ])(
    '%s loses nothing and charges nothing twice',
    async (name, strike) => {
      account = await testAccount(db, { usd: 100, generations: 0 });
      const asked = Promise.all(Array.from({ length: JOBS }, (_, i) => ask(`thing ${i}`, `key-${i}`)));
      await someDone();
      strike();
      expect(new Set(await asked).size).toBe(JOBS);
      await allEnded();
      await expectAllTrue(JOBS);
      // an outage of the database is nobody's failed attempt
      if (name === 'PostgreSQL') expect(await spent()).toBe(1);
    },
    150_000,
  );
});

test('a job that always kills its worker fails after three attempts and is refunded; the others are done', async () => {
  account = await testAccount(db, { usd: 100, generations: 0 });
  const poison = await ask('poison', 'p');
  const fine = await Promise.all(Array.from({ length: 5 }, (_, i) => ask(`fine ${i}`, `f-${i}`)));
  await allEnded();
  expect(await db.job.findUnique({ where: { id: poison } })).toMatchObject({
    status: 'FAILED',
    attempt: 3,
    errorMessage: expect.stringContaining('3 times'),
  });
  expect(
    (await db.ledgerEntry.findMany({ where: { jobId: poison }, orderBy: { id: 'asc' } })).map((e) => e.kind),
  ).toEqual(['HOLD', 'RELEASE']);
  expect(await db.job.count({ where: { id: { in: fine }, status: 'COMPLETED' } })).toBe(5);
  expect((await balances(db, account.id)).account.usdMicros).toBe(GRANT_MICROS - 5 * PRICE_MICROS);
}, 150_000);
