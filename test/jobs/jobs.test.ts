import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cancelJob } from '../../src/jobs/cancel.ts';
import type { JobProgress } from '../../src/jobs/contract.ts';
import { expire, startSweeping, sweep } from '../../src/jobs/sweep.ts';
import { endedJob, finishedJob, watchJob } from '../../src/jobs/wait.ts';
import { balances, testAccount } from '../setup/account.ts';
import { openJobs, output } from './harness.ts';

let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeAll(async () => {
  jobs = await openJobs();
});
afterAll(() => jobs.close());

const collect = async (accountId: string, jobId: string) => {
  const seen: JobProgress[] = [];
  for await (const p of watchJob(jobs, accountId, jobId)) seen.push(p);
  return seen;
};
const kinds = async (jobId: string) =>
  (await jobs.db.ledgerEntry.findMany({ where: { jobId }, orderBy: { id: 'asc' } })).map((e) => [
    e.kind,
    e.unit,
    Number(e.amount),
  ]);
const expireLease = (id: string) => jobs.db.job.update({ where: { id }, data: { leaseUntil: new Date(0) } });

describe('asking for work', () => {
  test('writes job and hold, takes the price off the balance and tells the queue', async () => {
    const account = await testAccount(jobs.db, { usd: 1, generations: 5 });
    const job = await jobs.enqueue(jobs.request(account.id));
    expect(job).toMatchObject({ status: 'QUEUED', kind: 'generateImage', attempt: 0, unit: 'USD', cost: 8_000n });
    expect(await kinds(job.id)).toEqual([['HOLD', 'USD', -8_000]]);
    expect((await balances(jobs.db, account.id)).account).toEqual({ usdMicros: 992_000, generations: 5 });
    expect(jobs.woken.at(-1)).toEqual(['engine', 1]);
  });

  test('tells who follows the account that it waits, before a worker has it', async () => {
    const account = await testAccount(jobs.db);
    const told: JobProgress[] = [];
    const stop = await jobs.events.onAccount(account.id, (progress) => told.push(progress));
    const job = await jobs.enqueue(jobs.request(account.id));
    await vi.waitFor(() => expect(told).toMatchObject([{ jobId: job.id, status: 'QUEUED', stage: 'queued', seq: 0 }]));
    stop();
  });

  test('pays in generations when the dollars do not suffice, and refuses when neither does: then nothing is written', async () => {
    const account = await testAccount(jobs.db, { usd: 0, generations: 1 });
    const job = await jobs.enqueue(jobs.request(account.id));
    expect(await kinds(job.id)).toEqual([['HOLD', 'GENERATIONS', -1]]);
    await expect(jobs.enqueue(jobs.request(account.id))).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      status: 402,
    });
    expect(await jobs.db.job.count({ where: { accountId: account.id } })).toBe(1);
    expect(await balances(jobs.db, account.id)).toEqual({
      account: { usdMicros: 0, generations: 0 },
      ledger: { usdMicros: 0, generations: 0 },
    });
  });

  test('fifty at once with credit for ten: ten are taken', async () => {
    const account = await testAccount(jobs.db, { usd: 0.08, generations: 0 });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => jobs.enqueue(jobs.request(account.id))));
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(10);
    expect((await balances(jobs.db, account.id)).account.usdMicros).toBe(0);
  });

  test('the same key gives the same job and one charge, also at once; another request with that key is refused', async () => {
    const account = await testAccount(jobs.db);
    const same = () => jobs.enqueue(jobs.request(account.id, { idempotencyKey: 'k' }));
    const ids = new Set((await Promise.all([same(), same(), same(), same()])).map((j) => j.id));
    expect(ids.size).toBe(1);
    expect(await jobs.db.ledgerEntry.count({ where: { accountId: account.id, kind: 'HOLD' } })).toBe(1);
    await expect(
      jobs.enqueue(jobs.request(account.id, { idempotencyKey: 'k', fingerprint: 'other' })),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const elsewhere = await testAccount(jobs.db);
    expect((await jobs.enqueue(jobs.request(elsewhere.id, { idempotencyKey: 'k' }))).id).not.toBe([...ids][0]);
  });

  describe('several jobs of one request', () => {
    const several = (
      accountId: string,
      count: number,
      more: { idempotencyKey?: string; fingerprint?: unknown } = {},
    ) => {
      const { payload, price, ...request } = jobs.request(accountId, more);
      const parts = Array.from({ length: count }, (_, seed) => ({ payload: { ...payload, seed }, price }));
      return jobs.enqueue.all({ ...request, parts });
    };

    test('are all taken, each with its own hold, in the order of the parts', async () => {
      const account = await testAccount(jobs.db, { usd: 1, generations: 0 });
      const made = await several(account.id, 3);
      expect(made.map((job) => (job.payload as { seed: number }).seed)).toEqual([0, 1, 2]);
      for (const job of made) expect(await kinds(job.id)).toEqual([['HOLD', 'USD', -8_000]]);
      expect(jobs.woken.at(-1)).toEqual(['engine', 3]);
    });

    test('are all refused when the credit ends half-way: nothing is written', async () => {
      const account = await testAccount(jobs.db, { usd: 0.016, generations: 0 });
      await expect(several(account.id, 3)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
      expect(await jobs.db.job.count({ where: { accountId: account.id } })).toBe(0);
      expect((await balances(jobs.db, account.id)).account.usdMicros).toBe(16_000);
    });

    test('with the same key are the same jobs and one charge each; as another request they are refused', async () => {
      const account = await testAccount(jobs.db);
      const [first, again] = await Promise.all([
        several(account.id, 12, { idempotencyKey: 'all' }),
        several(account.id, 12, { idempotencyKey: 'all' }),
      ]);
      expect(again.map((job) => job.id)).toEqual(first.map((job) => job.id));
      expect(await jobs.db.job.count({ where: { accountId: account.id } })).toBe(12);
      await expect(several(account.id, 2, { idempotencyKey: 'all', fingerprint: 'fewer' })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    test('more than may be unfinished are refused together', async () => {
      const few = await openJobs({ maxActiveJobs: 2, maxBacklog: 1000 });
      const account = await testAccount(few.db);
      const { payload, price, ...request } = few.request(account.id);
      const parts = [1, 2, 3].map((seed) => ({ payload: { ...payload, seed }, price }));
      await expect(few.enqueue.all({ ...request, parts })).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: expect.stringContaining('starts 3 jobs'),
      });
      expect(await few.db.job.count({ where: { accountId: account.id } })).toBe(0);
      await few.close();
    });
  });

  test('too many unfinished jobs of one account are refused with 429', async () => {
    const few = await openJobs({ maxActiveJobs: 2, maxBacklog: 1000 });
    const account = await testAccount(few.db);
    await few.enqueue(few.request(account.id));
    await few.enqueue(few.request(account.id));
    await expect(few.enqueue(few.request(account.id))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      retryAfter: 2,
      message: expect.stringContaining('maximum number of concurrent jobs'),
    });
    await few.close();
  });

  test('a backlog over its limit is refused with 529', async () => {
    const full = await openJobs({ maxActiveJobs: 1000, maxBacklog: 1 });
    const account = await testAccount(full.db);
    await expect(full.enqueue(full.request(account.id))).rejects.toMatchObject({ code: 'OVERLOADED', status: 529 });
    expect(await full.db.job.count({ where: { accountId: account.id } })).toBe(0);
    await full.close();
  });
});

describe('doing work', () => {
  test('a claimed job is completed once, its hold becomes a charge, its file can be read', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    const claim = (await jobs.store.claim(id))!;
    expect(claim).toMatchObject({ id, attempt: 1, kind: 'generateImage', payload: { description: 'a red potion' } });
    expect(await jobs.store.claim(id)).toBeNull();
    expect(await jobs.store.complete(claim, output)).toBe(true);
    expect(await jobs.store.complete(claim, output)).toBe(false);
    expect(await kinds(id)).toEqual([
      ['HOLD', 'USD', -8_000],
      ['SETTLE', 'USD', 0],
    ]);
    const [image, ...more] = await jobs.db.image.findMany({ where: { jobId: id }, include: { blob: true } });
    expect(more).toEqual([]);
    expect(await jobs.storage.get(image!.blobKey)).toEqual(output.images[0]!.png);
    expect(image!.blob.bytes).toBe(output.images[0]!.png.byteLength);
  });

  test('a handler that was declared dead writes nothing: the later attempt is fenced from it', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    const dead = (await jobs.store.claim(id))!;
    await expireLease(id);
    const alive = (await jobs.store.claim(id))!;
    expect(alive.attempt).toBe(2);
    expect(await jobs.store.renew([dead, alive])).toEqual(new Set([id]));
    expect(await jobs.store.renew([dead])).toEqual(new Set());
    expect(await jobs.store.progress(dead, { stage: 'late', fraction: 0.9, estimateMs: 1 })).toBe(false);
    expect(await jobs.store.complete(dead, output)).toBe(false);
    expect(await jobs.store.fail(dead, 'late')).toBe(false);
    expect(await jobs.store.complete(alive, output)).toBe(true);
    expect(await jobs.db.image.count({ where: { jobId: id } })).toBe(1);
    expect(await jobs.db.blob.count({ where: { accountId: account.id } })).toBe(1);
  });

  test('a failed job says why and gives the hold back', async () => {
    const account = await testAccount(jobs.db, { usd: 1 });
    const { id } = await jobs.enqueue(jobs.request(account.id));
    await jobs.store.fail((await jobs.store.claim(id))!, 'The kiln is cold.');
    expect(await jobs.db.job.findUnique({ where: { id } })).toMatchObject({
      status: 'FAILED',
      errorMessage: 'The kiln is cold.',
    });
    expect(await balances(jobs.db, account.id)).toMatchObject({
      account: { usdMicros: 1_000_000 },
      ledger: { usdMicros: 1_000_000 },
    });
    await expect(finishedJob(jobs, account.id, id, { timeoutMs: 1_000 })).rejects.toMatchObject({
      code: 'JOB_FAILED',
      message: 'The kiln is cold.',
    });
  });

  test('a job that loses its worker three times fails and is refunded', async () => {
    const account = await testAccount(jobs.db, { usd: 1 });
    const { id } = await jobs.enqueue(jobs.request(account.id));
    for (const attempt of [1, 2, 3]) {
      expect((await jobs.store.claim(id))?.attempt).toBe(attempt);
      await expireLease(id);
      if (attempt < 3) await sweep(jobs);
    }
    await sweep(jobs);
    expect(await jobs.db.job.findUnique({ where: { id } })).toMatchObject({
      status: 'FAILED',
      attempt: 3,
      errorMessage: expect.stringContaining('3 times'),
    });
    expect((await balances(jobs.db, account.id)).account.usdMicros).toBe(1_000_000);
    expect(await jobs.store.claim(id)).toBeNull();
  });

  test('cancelling ends a job in any unfinished state, once, and leaves a finished one alone', async () => {
    const account = await testAccount(jobs.db, { usd: 1 });
    const queued = await jobs.enqueue(jobs.request(account.id));
    const running = await jobs.enqueue(jobs.request(account.id));
    const claim = (await jobs.store.claim(running.id))!;
    for (const { id } of [queued, running])
      expect((await cancelJob(jobs.db, jobs.events, account.id, id)).status).toBe('CANCELED');
    expect((await cancelJob(jobs.db, jobs.events, account.id, queued.id)).status).toBe('CANCELED');
    expect(await jobs.store.complete(claim, output)).toBe(false);
    expect((await balances(jobs.db, account.id)).account.usdMicros).toBe(1_000_000);
    const other = await testAccount(jobs.db);
    await expect(cancelJob(jobs.db, jobs.events, other.id, queued.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('making true what the rows say', () => {
  test('jobs of workers that are gone are given back, and others are woken for them', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    await jobs.store.claim(id);
    await sweep(jobs);
    expect(await jobs.db.job.findUnique({ where: { id } })).toMatchObject({ status: 'RUNNING', attempt: 1 });
    await expireLease(id);
    jobs.woken.length = 0;
    await sweep(jobs);
    expect(await jobs.db.job.findUnique({ where: { id } })).toMatchObject({ status: 'QUEUED', attempt: 1 });
    expect(jobs.woken).toEqual([['engine', 1]]);
  });

  test('a sweep that takes long is not followed by all that were due meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let begun = 0;
    let go = () => {};
    const sql = () => {
      begun += 1;
      return new Promise((resolve) => {
        go = () => resolve([]);
      });
    };
    const db = { sql } as unknown as typeof jobs.db;
    const sweeper = startSweeping({ ...jobs, db });
    await expect.poll(() => begun).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    // its two questions, and no third: the next sweep is due in four seconds
    go();
    await expect.poll(() => begun).toBe(2);
    go();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(begun).toBe(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(begun).toBe(3);
    go();
    await expect.poll(() => begun).toBe(4);
    go();
    await sweeper.stop();
    vi.useRealTimers();
  });

  test('an expired map object goes with its image, rows and file', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(
      jobs.request(account.id, {
        attach: async (tx, job) => {
          const facts = { width: 1, height: 1, view: 'side' };
          const names = { kind: 'map_object', name: 'x', description: 'x', groupId: randomUUID() };
          await tx.asset.create({
            data: { accountId: account.id, jobId: job.id, ...names, spec: {}, facts, expiresAt: new Date(0) },
          });
        },
      }),
    );
    await jobs.store.complete((await jobs.store.claim(id))!, output);
    const { blobKey } = (await jobs.db.image.findFirst({ where: { jobId: id } }))!;
    await expire(jobs);
    expect(await jobs.db.asset.count({ where: { jobId: id } })).toBe(0);
    expect(await jobs.db.image.count({ where: { jobId: id } })).toBe(0);
    expect(await jobs.storage.get(blobKey)).toBeUndefined();
  });

  test('progress goes after a day; the job and its picture stay', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    const claim = (await jobs.store.claim(id))!;
    await jobs.store.progress(claim, { stage: 'sketching', fraction: 0.3, estimateMs: 10 });
    await jobs.store.complete(claim, output);
    await jobs.db.jobEvent.updateMany({
      where: { jobId: id },
      data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
    });
    await expire(jobs);
    expect(await jobs.db.jobEvent.count({ where: { jobId: id } })).toBe(0);
    expect((await collect(account.id, id)).map((p) => p.stage)).toEqual(['completed']);
    expect(await jobs.db.image.count({ where: { jobId: id } })).toBe(1);
  });
});

describe('watching', () => {
  const play = async (id: string) => {
    const claim = (await jobs.store.claim(id))!;
    for (const [stage, fraction] of [
      ['sketching', 0.3],
      ['shading', 0.6],
      ['finishing', 0.9],
    ] as const)
      await jobs.store.progress(claim, { stage, fraction, estimateMs: 10, preview: output.images[0]!.png });
    await jobs.store.complete(claim, output);
  };
  const stages = (seen: readonly JobProgress[]) =>
    seen.map((p) => p.stage).filter((s) => s !== 'queued' && s !== 'starting');
  const all = ['sketching', 'shading', 'finishing', 'completed'];

  test('from before, during and after the work sees every step once, in order, with previews', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    const before = collect(account.id, id);
    await new Promise((r) => setTimeout(r, 50));
    const playing = play(id);
    const during = collect(account.id, id);
    await playing;
    expect(stages(await before)).toEqual(all);
    expect(stages(await during)).toEqual(all);
    const after = await collect(account.id, id);
    expect(stages(after)).toEqual(all);
    expect(after.filter((p) => p.preview)).toHaveLength(3);
    expect(after.at(-1)).toMatchObject({ status: 'COMPLETED', fraction: 1 });
  });

  test('from between the row and the event of a step sees that step once', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    const claim = (await jobs.store.claim(id))!;
    await jobs.db.job.update({ where: { id }, data: { stage: 'sketching', fraction: 0.3 } });
    const seen = collect(account.id, id);
    // on a busy machine too, the rows are read before the event comes
    await new Promise((r) => setTimeout(r, 1000));
    await jobs.store.progress(claim, { stage: 'sketching', fraction: 0.3, estimateMs: 10 });
    await jobs.store.complete(claim, output);
    expect((await seen).map((p) => p.stage)).toEqual(['starting', 'sketching', 'completed']);
  });

  test('of another account is not found', async () => {
    const [mine, theirs] = [await testAccount(jobs.db), await testAccount(jobs.db)];
    const { id } = await jobs.enqueue(jobs.request(mine.id));
    await expect(collect(theirs.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('ends although no event ever comes: the rows are read again', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    const ended = endedJob(jobs, account.id, id, { timeoutMs: 10_000 });
    await new Promise((r) => setTimeout(r, 50));
    await jobs.db.job.update({ where: { id }, data: { status: 'COMPLETED' } });
    expect((await ended)?.status).toBe('COMPLETED');
  });

  test('waits no longer than it is told to', async () => {
    const account = await testAccount(jobs.db);
    const { id } = await jobs.enqueue(jobs.request(account.id));
    await expect(finishedJob(jobs, account.id, id, { timeoutMs: 100 })).rejects.toMatchObject({
      code: 'TIMEOUT',
      details: { jobId: id },
    });
  });
});
