import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Db, openDb, type Prisma } from '../src/db.ts';
import { createMetrics } from '../src/metrics.ts';
import { testServices } from './setup/services.ts';

let db: Db;
beforeAll(async () => {
  db = openDb((await testServices()).databaseUrl);
});
afterAll(() => db.$disconnect());

/** The value of a sample. */
const sample = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('requests are counted and timed by surface, operation and status', async () => {
  const metrics = createMetrics(db);
  metrics.request({ surface: 'v2', operation: 'createMapObject', status: 202 }, 0.03);
  metrics.request({ surface: 'v2', operation: 'createMapObject', status: 202 }, 3);
  const text = await metrics.text();
  const labels = 'surface="v2",operation="createMapObject",status="202"';
  expect(sample(text, `http_request_duration_seconds_count{${labels}}`)).toBe('2');
  expect(sample(text, `http_request_duration_seconds_sum{${labels}}`)).toBe('3.03');
  expect(sample(text, `http_request_duration_seconds_bucket{le="0.05",${labels}}`)).toBe('1');
  expect(metrics.contentType).toContain('text/plain');
});

test('two sets of metrics do not share their numbers', async () => {
  const [a, b] = [createMetrics(db), createMetrics(db)];
  a.request({ surface: 'v1', operation: 'balance', status: 200 }, 1);
  expect(await b.text()).not.toContain('operation="balance"');
  expect(Number(sample(await b.text(), 'process_resident_memory_bytes'))).toBeGreaterThan(1e6);
});

const job = (accountId: string, more: Partial<Prisma.JobCreateManyInput>) => ({
  id: randomUUID(),
  kind: 'generateImage',
  accountId,
  payload: {},
  estimateMs: 1,
  unit: 'USD' as const,
  cost: 0n,
  operation: 'x',
  ...more,
});

test('unfinished jobs are counted by kind and status, times are read from the rows of ended ones', async () => {
  const { id: accountId } = await db.account.create({ data: { name: 'metrics' } });
  const end = Date.now();
  /** Queued for `wait` seconds, then run for `work` seconds. */
  const finished = (wait: number, work: number) => ({
    status: 'COMPLETED' as const,
    createdAt: new Date(end - (wait + work) * 1000),
    startedAt: new Date(end - work * 1000),
    finishedAt: new Date(end),
  });
  const rows = [finished(1, 10), finished(2, 20), finished(3, 30), { status: 'QUEUED' as const }];
  await db.job.createMany({ data: rows.map((row) => job(accountId, row)) });

  const text = await createMetrics(db).text();
  expect(sample(text, 'jobs{kind="generateImage",status="QUEUED"}')).toBe('1');
  expect(text).not.toContain('jobs{kind="generateImage",status="COMPLETED"}');
  expect(sample(text, 'job_seconds{kind="generateImage",phase="queued",quantile="0.5"}')).toBe('2');
  expect(sample(text, 'job_seconds{kind="generateImage",phase="running",quantile="0.5"}')).toBe('20');
  expect(sample(text, 'job_seconds{kind="generateImage",phase="running",quantile="0.95"}')).toBe('29');
});

test('ended jobs are counted once, from the start of the process', async () => {
  const { id: accountId } = await db.account.create({ data: { name: 'ended' } });
  const ended = (kind: string, status: 'COMPLETED' | 'FAILED', ms: number) =>
    job(accountId, { kind, status, finishedAt: new Date(Date.now() + ms) });
  await db.job.createMany({ data: [ended('before', 'COMPLETED', -1_000)] });
  const metrics = createMetrics(db);
  const began = Date.now();
  await db.job.createMany({ data: [ended('rotate', 'COMPLETED', 50), ended('rotate', 'FAILED', 60)] });
  vi.useFakeTimers({ now: began + 5_000, toFake: ['Date'] });
  const [first, second] = await Promise.all([metrics.text(), metrics.text()]);
  await db.job.createMany({ data: [ended('rotate', 'COMPLETED', -1_000)] });
  vi.setSystemTime(began + 10_000);
  const third = await metrics.text();
  vi.useRealTimers();
  for (const text of [first, second]) {
    expect(sample(text, 'jobs_ended_total{kind="rotate",status="COMPLETED"}')).toBe('1');
    expect(sample(text, 'jobs_ended_total{kind="rotate",status="FAILED"}')).toBe('1');
    expect(text).not.toContain('kind="before"');
  }
  expect(sample(third, 'jobs_ended_total{kind="rotate",status="COMPLETED"}')).toBe('2');
});

test('no reading scans the table', async () => {
  const { id: accountId } = await db.account.create({ data: { name: 'many' } });
  await db.$executeRaw`
    insert into job (id, account_id, kind, payload, estimate_ms, unit, cost, operation, status, created_at, started_at, finished_at)
    select gen_random_uuid(), ${accountId}::uuid, 'old', '{}', 1, 'USD', 0, 'x', 'COMPLETED', at, at, at
    from (select now() - interval '1 day' - n * interval '1 second' as at from generate_series(1, 20000) n) times`;
  await db.$executeRaw`vacuum analyze job`;
  const scans = async () =>
    (
      await db.$queryRaw<{ seq: number }[]>`
      select seq_tup_read::int as seq from pg_stat_user_tables where relname = 'job'`
    )[0]!.seq;
  const settle = () => db.$queryRaw`select pg_stat_force_next_flush()::text`;
  await settle();
  const before = await scans();
  await createMetrics(db).text();
  await settle();
  expect((await scans()) - before).toBeLessThan(20_000);
});

test('while the database is away the rest is told all the same', async () => {
  const away = openDb('postgresql://nobody@127.0.0.1:1/none', 1);
  const text = await createMetrics(away).text();
  expect(sample(text, 'jobs{')).toBeUndefined();
  expect(sample(text, 'process_cpu_seconds_total')).toBeDefined();
  await away.$disconnect();
});
