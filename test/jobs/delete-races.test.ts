import { randomUUID } from 'node:crypto';
import { execute, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';
import type { Context } from '../../src/context.ts';
import { balances, type TestAccount, testAccount } from '../setup/account.ts';
import { asAnimation, asCharacter, openJobs, output } from './harness.ts';

let jobs: Awaited<ReturnType<typeof openJobs>>;
let account: TestAccount;
beforeAll(async () => {
  jobs = await openJobs();
  account = await testAccount(jobs.db, { usd: 100 });
});
afterAll(() => jobs.close());

/** A character and its job, which is claimed. */
async function character() {
  const id = randomUUID();
  const job = await jobs.enqueue(jobs.request(account.id, { attach: asCharacter(id, account.id) }));
  return { id, claim: (await jobs.store.claim(job.id))! };
}

/** Asks for an animation as the operation does; refused where the character has gone. */
const animate = (characterId: string) => {
  const { payload, price, ...request } = jobs.request(account.id);
  return jobs.enqueue
    .all({
      ...request,
      prepare: async (tx) => {
        const found = await tx.$queryRaw<unknown[]>`
          select 1 from asset where id = ${characterId}::uuid for share`;
        if (!found.length) throw new Error('gone');
      },
      parts: [{ payload, price, attach: asAnimation(characterId, 'south') }],
    })
    .then(
      async ([job]) => {
        const claim = await jobs.store.claim(job!.id);
        if (claim) await jobs.store.complete(claim, output);
      },
      (error: Error) => expect(error.message).toBe('gone'),
    );
};

async function remove(id: string): Promise<string> {
  const { db, storage, events, log } = jobs;
  const contextValue = {
    services: { db, storage, events, log },
    log,
    caller: { accountId: account.id, tokenId: 'none', scopes: ['*'] },
  } as unknown as Context;
  const document = parse(`mutation { deleteCharacter(input: { characterId: "${id}" }) { filesDeleted } }`);
  const { errors } = await execute({ schema, document, contextValue });
  return errors?.[0]?.message ?? 'deleted';
}

test('deletions beside work that begins, ends and fails lock nobody out and leave nothing', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, async (_, i) => {
      const { id, claim } = await character();
      const [first, second] = await Promise.all([
        remove(id),
        remove(id),
        animate(id),
        animate(id),
        i % 2 ? jobs.store.complete(claim, output) : jobs.store.fail(claim, 'no'),
      ]);
      return { id, said: [first, second].sort() };
    }),
  );
  for (const { id, said } of outcomes) expect(said).toEqual([`Character ${id} not found`, 'deleted']);
  const mine = { where: { accountId: account.id } };
  expect(await jobs.db.asset.count(mine)).toBe(0);
  expect(await jobs.db.job.count(mine)).toBe(0);
  expect(await jobs.db.image.count(mine)).toBe(0);
  expect(await jobs.db.blob.count(mine)).toBe(0);
  const { account: row, ledger } = await balances(jobs.db, account.id);
  expect(row).toEqual(ledger);
});
