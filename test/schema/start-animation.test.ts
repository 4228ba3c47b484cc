import { randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAnimation } from '../../schema/asset/animate.ts';
import type { Context } from '../../src/context.ts';
import { notFound } from '../../src/errors.ts';
import { asCharacter, openJobs, output, payload } from '../jobs/harness.ts';
import { type TestAccount, testAccount } from '../setup/account.ts';

let jobs: Awaited<ReturnType<typeof openJobs>>;
let account: TestAccount;
beforeAll(async () => {
  jobs = await openJobs();
  account = await testAccount(jobs.db);
});
afterAll(() => jobs.close());

const PRICE = { usdMicros: 1_000n, generations: 1 };
const NOUN = { kind: 'character', missing: (id: string) => notFound(`Character ${id}`) };

/** Starts one direction of an animation. */
const start = (assetId: string, groupId: string, direction: string, replace = false) =>
  startAnimation(
    { services: jobs, caller: { accountId: account.id, tokenId: '', scopes: ['*'] } } as unknown as Context,
    { input: {} },
    { fieldNodes: [] } as unknown as GraphQLResolveInfo,
    NOUN,
    {
      kind: 'generateImage',
      operation: 'animate',
      assetId,
      groupId,
      replace,
      parts: [{ payload, price: PRICE, row: { assetId, groupId, direction, type: 'walk', mode: 'v3', frameCount: 1 } }],
    },
  );

test('directions that are done are refused, or drawn anew in place of the old ones, which go with their files', async () => {
  const id = randomUUID();
  await jobs.enqueue(jobs.request(account.id, { attach: asCharacter(id, account.id) }));
  const group = randomUUID();
  const { animation } = await start(id, group, 'south');
  const old = animation.rows[0]!.jobId;
  const taken = `Animation ${group} has south already`;
  // one that is being drawn is in the way in both cases
  await expect(start(id, group, 'south')).rejects.toThrow(taken);
  await expect(start(id, group, 'south', true)).rejects.toThrow(taken);
  expect(await jobs.store.complete((await jobs.store.claim(old))!, output)).toBe(true);
  await expect(start(id, group, 'south')).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { directions: ['south'] },
  });
  const { blobKey } = await jobs.db.image.findFirstOrThrow({ where: { jobId: old } });

  const again = await start(id, group, 'south', true);
  expect(again.animation.rows).toHaveLength(1);
  expect(again.animation.rows[0]!.jobId).not.toBe(old);
  expect(await jobs.db.job.count({ where: { id: old } })).toBe(0);
  expect(await jobs.db.image.count({ where: { blobKey } })).toBe(0);
  // the sweeper removes it
  expect((await jobs.db.blob.findUniqueOrThrow({ where: { key: blobKey } })).expiresAt).toEqual(new Date(0));
  // another direction of the same animation
  expect((await start(id, group, 'east')).animation.rows[0]).toMatchObject({ groupId: group, direction: 'east' });
  expect(await jobs.db.assetAnimation.count({ where: { groupId: group } })).toBe(2);
});

test('an asset that is not there gets no animation', async () => {
  const id = randomUUID();
  await expect(start(id, randomUUID(), 'south')).rejects.toThrow(`Character ${id} not found`);
  expect(await jobs.db.job.count({ where: { operation: 'animate', status: 'QUEUED', animation: null } })).toBe(0);
});
