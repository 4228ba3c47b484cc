import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteJobs } from '../../src/jobs/delete.ts';
import { removeFiles } from '../../src/jobs/files.ts';
import { expire, startSweeping } from '../../src/jobs/sweep.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { balances, type TestAccount, testAccount } from '../setup/account.ts';
import { testServices } from '../setup/services.ts';
import { asAnimation, asCharacter, openJobs, output } from './harness.ts';

let jobs: Awaited<ReturnType<typeof openJobs>>;
let account: TestAccount;
beforeAll(async () => {
  jobs = await openJobs();
});
afterAll(() => jobs.close());
beforeEach(async () => {
  account = await testAccount(jobs.db, { usd: 1 });
  await expect(files()).resolves.toEqual([]);
});

const files = () => readdir(path.join(jobs.dataDir, 'files/images')).catch(() => [] as string[]);
const rows = () => jobs.db.blob.count();
const dollars = async () => (await balances(jobs.db, account.id)).account.usdMicros;

/** The program as one file: from its sources each start takes five seconds. */
const dyingProcess = (async () => {
  const { build } = await import('esbuild');
  const outfile = path.resolve(`.cache/test/dying-process.${process.pid}.mjs`);
  const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm', logLevel: 'silent' } as const;
  await build({ ...options, entryPoints: ['test/jobs/dying-process.ts'], outfile });
  return outfile;
})();
afterAll(async () => rm(await dyingProcess, { force: true }));

/** Starts a process that does this and must be killed by itself. */
async function dies(what: string, step: string, id: string): Promise<void> {
  const { databaseUrl, redisUrl } = await testServices();
  const child = spawn(process.execPath, [await dyingProcess, what, step, account.id, id], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DATA_DIR: jobs.dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = await new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
  expect(ended).toBe('SIGKILL');
}

/** A drawn character with a drawn animation of one direction, and one that is still being drawn. */
async function character(): Promise<string> {
  const id = randomUUID();
  const own = await jobs.enqueue(jobs.request(account.id, { attach: asCharacter(id, account.id) }));
  const animation = (direction: string) =>
    jobs.enqueue(jobs.request(account.id, { attach: asAnimation(id, direction) }));
  for (const job of [own, await animation('south')])
    expect(await jobs.store.complete((await jobs.store.claim(job.id))!, output)).toBe(true);
  await jobs.store.claim((await animation('east')).id);
  return id;
}
const things = async () => ({
  characters: await jobs.db.asset.count({ where: { accountId: account.id } }),
  animations: await jobs.db.assetAnimation.count({ where: { asset: { accountId: account.id } } }),
  jobs: await jobs.db.job.count({ where: { accountId: account.id } }),
  images: await jobs.db.image.count({ where: { accountId: account.id } }),
});
const NOTHING = { characters: 0, animations: 0, jobs: 0, images: 0 };

describe('a process that is killed while it deletes', () => {
  test.each([
    ['before delete', 2],
    ['after delete', 0],
  ])('a character, %s of a file: the sweeper removes the rest', async (step, atLeast) => {
    await dies('deleteCharacter', step, await character());
    // the rows went together, the files are still named
    expect(await things()).toEqual(NOTHING);
    expect((await files()).length).toBeGreaterThanOrEqual(atLeast);
    expect(await rows()).toBe(2);
    await expire(jobs);
    expect(await files()).toEqual([]);
    expect(await rows()).toBe(0);
    // two were drawn; the third was stopped and not charged
    expect(await dollars()).toBe(1_000_000 - 2 * 8_000);
  });

  test.each(['before publishCancel', 'after publishCancel'])(
    'a character, %s of its work: it is still there and can be deleted again',
    async (step) => {
      const id = await character();
      await dies('deleteCharacter', step, id);
      expect(await things()).toEqual({ characters: 1, animations: 2, jobs: 3, images: 2 });
      await expire(jobs);
      expect((await files()).length).toBe(2);
      await dies('deleteCharacter', 'before delete', id);
      await expire(jobs);
      expect(await things()).toEqual(NOTHING);
      expect(await files()).toEqual([]);
      expect(await dollars()).toBe(1_000_000 - 2 * 8_000);
    },
  );

  test('animations: the sweeper removes their files and leaves those of the character', async () => {
    const id = await character();
    await dies('deleteAnimation', 'before delete', id);
    expect(await things()).toEqual({ characters: 1, animations: 0, jobs: 1, images: 1 });
    expect((await files()).length).toBe(2);
    await expire(jobs);
    expect((await files()).length).toBe(1);
    await dies('deleteCharacter', 'after delete', id);
    await expire(jobs);
    expect([await files(), await rows()]).toEqual([[], 0]);
  });
});

describe('a worker that is killed while it stores pictures', () => {
  const passTime = (ms: number) =>
    jobs.db.$executeRaw`update blob set expires_at = expires_at - ${ms / 1000} * interval '1 second'`;

  test.each([
    ['before put', 0],
    ['after put', 1],
  ])('%s leaves files that are named, and go when their hour is over', async (step, atLeast) => {
    const job = await jobs.enqueue(jobs.request(account.id));
    await dies('complete', step, job.id);
    expect(await rows()).toBe(2);
    expect((await files()).length).toBeGreaterThanOrEqual(atLeast);
    // the next attempt draws it; the sweeper touches nothing that may still be wanted
    await jobs.db.job.update({ where: { id: job.id }, data: { leaseUntil: new Date(0) } });
    expect(await jobs.store.complete((await jobs.store.claim(job.id))!, output)).toBe(true);
    await expire(jobs);
    expect(await rows()).toBe(3);
    await passTime(2 * 60 * 60 * 1000);
    await expire(jobs);
    expect(await rows()).toBe(1);
    const [image] = await jobs.db.image.findMany({ where: { jobId: job.id } });
    expect(await files()).toEqual([path.basename(image!.blobKey)]);
    await deleteJobs(jobs, account.id, async () => [job.id]);
    expect([await files(), await rows()]).toEqual([[], 0]);
  });

  test('one that stores for more than an hour writes nothing: its files may be gone', async () => {
    const job = await jobs.enqueue(jobs.request(account.id));
    const slow: Storage = {
      ...jobs.storage,
      put: async (key, bytes, mime) => {
        await jobs.storage.put(key, bytes, mime);
        await passTime(61 * 60 * 1000);
      },
    };
    const store = jobs.storeWith(slow);
    await expect(store.complete((await store.claim(job.id))!, output)).rejects.toThrow(
      '1 of 1 stored files have expired',
    );
    expect((await jobs.db.job.findUnique({ where: { id: job.id } }))?.status).toBe('RUNNING');
    await passTime(60 * 60 * 1000);
    await expire(jobs);
    expect([await files(), await rows()]).toEqual([[], 0]);
    await deleteJobs(jobs, account.id, async () => [job.id]);
  });
});

test('work that is stopped as its pictures are stored leaves none of them', async () => {
  const job = await jobs.enqueue(jobs.request(account.id));
  const claim = (await jobs.store.claim(job.id))!;
  const late: Storage = {
    ...jobs.storage,
    put: async (key, bytes, mime) => {
      await jobs.storage.put(key, bytes, mime);
      await deleteJobs(jobs, account.id, async () => [job.id]);
    },
  };
  expect(await jobs.storeWith(late).complete(claim, output)).toBe(false);
  expect([await files(), await rows()]).toEqual([[], 0]);
  expect(await dollars()).toBe(1_000_000);
});

test('a storage that refuses is asked again by the sweeper, and the request succeeds', async () => {
  const job = await jobs.enqueue(jobs.request(account.id));
  await jobs.store.complete((await jobs.store.claim(job.id))!, output);
  const refusing: Storage = { ...jobs.storage, delete: () => Promise.reject(new Error('read-only')) };
  expect(await deleteJobs({ ...jobs, storage: refusing }, account.id, async () => [job.id])).toEqual({ files: 1 });
  expect([(await files()).length, await rows()]).toEqual([1, 1]);
  await expire({ ...jobs, storage: refusing });
  expect([(await files()).length, await rows()]).toEqual([1, 1]);
  await expire(jobs);
  expect([await files(), await rows()]).toEqual([[], 0]);
});

test('what a process left half-written is swept too', async () => {
  const folder = path.join(jobs.dataDir, 'files/.unfinished');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'half'), 'half');
  await utimes(path.join(folder, 'half'), new Date(0), new Date(0));
  const sweeper = startSweeping(jobs);
  // what was killed a moment ago may have left one that is not old yet
  await expect.poll(() => readdir(folder), { timeout: 15_000 }).not.toContain('half');
  await sweeper.stop();
});

test('the row of a file that a picture names is never removed', async () => {
  const job = await jobs.enqueue(jobs.request(account.id));
  await jobs.store.complete((await jobs.store.claim(job.id))!, output);
  const { blobKey } = await jobs.db.image.findFirstOrThrow({ where: { jobId: job.id } });
  await removeFiles({ ...jobs, storage: { ...jobs.storage, delete: async () => {} } }, [blobKey]);
  await expire(jobs);
  expect([(await files()).length, await rows()]).toEqual([1, 1]);
  await deleteJobs(jobs, account.id, async () => [job.id]);
});

test('work that is asked for while a deletion stops older work is stopped too', async () => {
  const first = await jobs.enqueue(jobs.request(account.id));
  const ids = [first.id];
  let added = 0;
  const events = {
    ...jobs.events,
    publishCancel: async (id: string) => {
      await jobs.events.publishCancel(id);
      if (added++ < 2) ids.push((await jobs.enqueue(jobs.request(account.id))).id);
    },
  };
  await deleteJobs({ ...jobs, events }, account.id, async () => ids);
  expect(ids).toHaveLength(3);
  expect(await jobs.db.job.count({ where: { accountId: account.id } })).toBe(0);
  expect(await dollars()).toBe(1_000_000);
});
