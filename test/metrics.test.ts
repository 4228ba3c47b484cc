import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb } from '../src/db.ts';
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

test('jobs are counted by kind and status, and their times are read from their rows', async () => {
  const { id: accountId } = await db.account.create({ data: { name: 'metrics' } });
  const end = Date.now();
  /** Queued for `wait` seconds, then run for `work` seconds. */
  const finished = (wait: number, work: number) => ({
    status: 'COMPLETED' as const,
    createdAt: new Date(end - (wait + work) * 1000),
    startedAt: new Date(end - work * 1000),
    finishedAt: new Date(end),
  });
  const common = { kind: 'generateImage', accountId, payload: {}, estimateMs: 1, unit: 'USD', cost: 0n } as const;
  const rows = [finished(1, 10), finished(2, 20), finished(3, 30), { status: 'QUEUED' as const }];
  await db.job.createMany({ data: rows.map((row) => ({ ...common, ...row, id: randomUUID(), operation: 'x' })) });

  const text = await createMetrics(db).text();
  expect(sample(text, 'jobs{kind="generateImage",status="COMPLETED"}')).toBe('3');
  expect(sample(text, 'jobs{kind="generateImage",status="QUEUED"}')).toBe('1');
  expect(sample(text, 'job_seconds{kind="generateImage",phase="queued",quantile="0.5"}')).toBe('2');
  expect(sample(text, 'job_seconds{kind="generateImage",phase="running",quantile="0.5"}')).toBe('20');
  expect(sample(text, 'job_seconds{kind="generateImage",phase="running",quantile="0.95"}')).toBe('29');
});

test('while the database is away the rest is told all the same', async () => {
  const away = openDb('postgresql://nobody@127.0.0.1:1/none', 1);
  const text = await createMetrics(away).text();
  expect(sample(text, 'jobs{')).toBeUndefined();
  expect(sample(text, 'process_cpu_seconds_total')).toBeDefined();
  await away.$disconnect();
});
