import { expect, test } from 'vitest';
import { createMetrics } from '../src/metrics.ts';

/** The line of a sample, without its comment lines. */
const sample = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start));

test('requests are counted and timed by surface, operation and status', async () => {
  const metrics = createMetrics();
  metrics.request({ surface: 'v2', operation: 'createMapObject', status: 202 }, 0.03);
  metrics.request({ surface: 'v2', operation: 'createMapObject', status: 202 }, 3);
  const text = await metrics.text();
  const labels = 'surface="v2",operation="createMapObject",status="202"';
  expect(sample(text, `http_request_duration_seconds_count{${labels}}`)).toMatch(/ 2$/);
  expect(sample(text, `http_request_duration_seconds_sum{${labels}}`)).toMatch(/ 3.03$/);
  expect(sample(text, `http_request_duration_seconds_bucket{le="0.05",${labels}}`)).toMatch(/ 1$/);
});

test('jobs are counted by kind and end, and timed when they ran', async () => {
  const metrics = createMetrics();
  metrics.jobStarted(0.2);
  metrics.jobEnded({ kind: 'generateImage', status: 'COMPLETED' }, 1.5);
  metrics.jobEnded({ kind: 'generateImage', status: 'CANCELED' });
  const text = await metrics.text();
  expect(sample(text, 'jobs_total{kind="generateImage",status="COMPLETED"}')).toMatch(/ 1$/);
  expect(sample(text, 'jobs_total{kind="generateImage",status="CANCELED"}')).toMatch(/ 1$/);
  expect(sample(text, 'job_duration_seconds_count{kind="generateImage"}')).toMatch(/ 1$/);
  expect(sample(text, 'job_duration_seconds_sum{kind="generateImage"}')).toMatch(/ 1.5$/);
  expect(sample(text, 'queue_delay_seconds_count')).toMatch(/ 1$/);
});

test('the backlog is asked at each reading and absent while it cannot be told', async () => {
  let backlog: () => Promise<number> = async () => 7;
  const metrics = createMetrics(() => backlog());
  expect(sample(await metrics.text(), 'job_backlog ')).toBe('job_backlog 7');
  backlog = async () => {
    throw new Error('no database');
  };
  const without = await metrics.text();
  expect(sample(without, 'job_backlog ')).toBeUndefined();
  expect(sample(without, 'process_cpu_seconds_total')).toBeDefined();
  backlog = async () => 0;
  expect(sample(await metrics.text(), 'job_backlog ')).toBe('job_backlog 0');
});

test('two sets of metrics do not share their numbers', async () => {
  const [a, b] = [createMetrics(), createMetrics()];
  a.jobStarted(1);
  expect(sample(await b.text(), 'queue_delay_seconds_count')).toMatch(/ 0$/);
  expect(a.contentType).toContain('text/plain');
});
