import { afterAll, expect, test } from 'vitest';
import { openDb } from '../src/db.ts';
import { createMetrics } from '../src/metrics.ts';
import { testAccount } from './setup/account.ts';
import { testServices } from './setup/services.ts';

const db = openDb((await testServices()).databaseUrl, 2);
afterAll(() => db.$disconnect());

/** The line of a sample, without its comment lines. */
const sample = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start));

test('requests are counted and timed by surface, operation and status', async () => {
  const metrics = createMetrics(db);
  metrics.request({ surface: 'v2', operation: 'createMapObject', status: 202 }, 0.03);
  metrics.request({ surface: 'v2', operation: 'createMapObject', status: 202 }, 3);
  const text = await metrics.text();
  const labels = 'surface="v2",operation="createMapObject",status="202"';
  expect(sample(text, `http_request_duration_seconds_count{${labels}}`)).toMatch(/ 2$/);
  expect(sample(text, `http_request_duration_seconds_sum{${labels}}`)).toMatch(/ 3.03$/);
  expect(sample(text, `http_request_duration_seconds_bucket{le="0.05",${labels}}`)).toMatch(/ 1$/);
  expect(sample(await createMetrics(db).text(), `http_request_duration_seconds_count{${labels}}`)).toBeUndefined();
  expect(metrics.contentType).toContain('text/plain');
});

test('jobs are counted and timed by what their rows say', async () => {
  const account = await testAccount(db);
  const now = Date.now();
  const at = (secondsAgo: number) => new Date(now - secondsAgo * 1000);
  const row = {
    accountId: account.id,
    kind: 'generateImage',
    payload: {},
    estimateMs: 1,
    unit: 'USD',
    cost: 0n,
    operation: 'x',
  } as const;
  await db.job.create({
    data: { ...row, status: 'COMPLETED', createdAt: at(10), startedAt: at(8), finishedAt: at(5) },
  });
  await db.job.create({ data: { ...row, status: 'QUEUED' } });
  await db.job.create({ data: { ...row, status: 'QUEUED' } });
  const text = await createMetrics(db).text();
  expect(sample(text, 'jobs{kind="generateImage",status="QUEUED"}')).toMatch(/ 2$/);
  expect(sample(text, 'jobs{kind="generateImage",status="COMPLETED"}')).toMatch(/ 1$/);
  expect(
    Number(sample(text, 'job_seconds{kind="generateImage",phase="queued",quantile="0.5"}')?.split(' ').at(-1)),
  ).toBeCloseTo(2, 3);
  expect(
    Number(sample(text, 'job_seconds{kind="generateImage",phase="running",quantile="0.5"}')?.split(' ').at(-1)),
  ).toBeCloseTo(3, 3);
});
