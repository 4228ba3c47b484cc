import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import Queue from 'bee-queue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../src/launch/programs.ts';
import { type Redis, type RedisKind, startRedis } from '../../src/launch/redis.ts';
import { tempDir } from './launcher.ts';

const kinds: RedisKind[] = findProgram('redis-server') ? ['redis-server', 'js-redis-server'] : ['js-redis-server'];

describe.each(kinds)('%s', (kind) => {
  const dir = tempDir();
  let redis: Redis;
  beforeAll(async () => {
    redis = await startRedis({ dir, kind });
  });
  afterAll(async () => {
    await redis.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  });

  test('carries the jobs of bee-queue, which waits for them with BRPOPLPUSH', async () => {
    expect(redis.kind).toBe(kind);
    const options = { redis: { url: redis.url }, prefix: 'test' };
    const [producer, worker] = [new Queue('q', { ...options, isWorker: false }), new Queue('q', options)];
    const done: unknown[] = [];
    worker.process(async (job: Queue.Job<{ n: number }>) => {
      done.push(job.data.n);
    });
    for (const n of [1, 2, 3]) await producer.createJob({ n }).save();
    await expect.poll(() => done, { timeout: 5000 }).toEqual([1, 2, 3]);
    await Promise.all([producer.close(), worker.close()]);
  });

  test('answers at the loopback address alone', async () => {
    const port = Number(new URL(redis.url).port);
    const connects = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = net.connect({ host, port, timeout: 1000 }, () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', () => resolve(false));
        socket.once('timeout', () => resolve(false));
      });
    expect(await connects('127.0.0.1')).toBe(true);
    const others = Object.values(os.networkInterfaces()).flatMap((list) => list?.filter((i) => !i.internal) ?? []);
    for (const { address, family } of others)
      if (family === 'IPv4') expect([address, await connects(address)]).toEqual([address, false]);
  });
});
