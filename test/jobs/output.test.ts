import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../src/jobs/contract.ts';
import { deleteJobs } from '../../src/jobs/delete.ts';
import { removeLeftFiles } from '../../src/jobs/files.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { balances, testAccount } from '../setup/account.ts';
import { openJobs, output } from './harness.ts';

let jobs: Awaited<ReturnType<typeof openJobs>>;
beforeAll(async () => {
  jobs = await openJobs();
});
afterAll(() => jobs.close());

const tileset = {
  ...output,
  files: [
    { name: 'tileset.json', mime: 'application/json', bytes: Buffer.from('{"tiles":[]}') },
    { name: 'tileset.zip', mime: 'application/zip', bytes: Buffer.from('PK') },
  ],
  data: { tiles: 16 },
};

test('a job keeps pictures, other files and data; they go with it', async () => {
  const account = await testAccount(jobs.db);
  const { id } = await jobs.enqueue(jobs.request(account.id));
  expect(await jobs.store.complete((await jobs.store.claim(id))!, tileset)).toBe(true);

  const files = await jobs.db.jobFile.findMany({
    where: { jobId: id },
    include: { blob: true },
    orderBy: { position: 'asc' },
  });
  expect(files.map(({ name, blob }) => [name, blob.mime, blob.bytes, blob.expiresAt])).toEqual([
    ['tileset.json', 'application/json', 12, null],
    ['tileset.zip', 'application/zip', 2, null],
  ]);
  expect((await jobs.storage.get(files[0]!.blobKey))?.toString()).toBe('{"tiles":[]}');
  expect(dataOf('estimateSkeleton', (await jobs.db.job.findUnique({ where: { id } }))!.result)).toEqual({ tiles: 16 });

  // a row names them: no sweep takes them, even where their time has passed
  await jobs.db.blob.updateMany({ where: { accountId: account.id }, data: { expiresAt: new Date(0) } });
  await removeLeftFiles(jobs);
  expect(await jobs.db.blob.count({ where: { accountId: account.id } })).toBe(3);

  await deleteJobs(jobs, account.id, async () => [id]);
  expect(await jobs.db.blob.count({ where: { accountId: account.id } })).toBe(0);
  expect(await jobs.storage.get(files[0]!.blobKey)).toBeUndefined();
});

test('the files of an attempt that is no longer ours go again', async () => {
  const account = await testAccount(jobs.db);
  const { id } = await jobs.enqueue(jobs.request(account.id));
  const dead = (await jobs.store.claim(id))!;
  await jobs.db.job.update({ where: { id }, data: { leaseUntil: new Date(0) } });
  await jobs.store.claim(id);
  expect(await jobs.store.complete(dead, tileset)).toBe(false);
  expect(await jobs.db.blob.count({ where: { accountId: account.id } })).toBe(0);
});

test('a job whose work must not happen twice fails when its worker stops, and is refunded', async () => {
  const account = await testAccount(jobs.db, { usd: 1 });
  const { id } = await jobs.enqueue(jobs.request(account.id));
  await jobs.db.job.update({ where: { id }, data: { maxAttempts: 1 } });
  await jobs.store.claim(id);
  await jobs.db.job.update({ where: { id }, data: { leaseUntil: new Date(0) } });
  await sweep(jobs);
  expect(await jobs.db.job.findUnique({ where: { id } })).toMatchObject({
    status: 'FAILED',
    attempt: 1,
    errorMessage: 'The worker stopped while working on this job; it was given up and not charged.',
  });
  expect((await balances(jobs.db, account.id)).account.usdMicros).toBe(1_000_000);
});
