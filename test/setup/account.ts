import { randomUUID } from 'node:crypto';
import { hashToken } from '../../src/access.ts';
import { grant } from '../../src/billing.ts';
import type { Db } from '../../src/db.ts';

export interface TestAccount {
  readonly id: string;
  /** The secret itself. */
  readonly token: string;
  readonly tokenId: string;
}

/** A new account with a token. Credit in dollars and generations. */
export async function testAccount(
  db: Db,
  { usd = 100, generations = 100, scopes = ['*'] }: { usd?: number; generations?: number; scopes?: string[] } = {},
): Promise<TestAccount> {
  const token = `pk_test_${randomUUID().replaceAll('-', '')}`;
  const account = await db.account.create({
    data: {
      name: 'test',
      tokens: { create: { name: 'test', prefix: token.slice(0, 8), hash: hashToken(token), scopes } },
    },
    include: { tokens: true },
  });
  await db.$transaction((tx) =>
    grant(tx, account.id, { usdMicros: BigInt(Math.round(usd * 1e6)), generations }, 'test'),
  );
  return { id: account.id, token, tokenId: account.tokens[0]!.id };
}

/** Available balance by the account row and by its ledger; they must agree. */
export async function balances(db: Db, accountId: string) {
  const { usdMicros, generations } = await db.account.findUniqueOrThrow({ where: { id: accountId } });
  const sums = await db.ledgerEntry.groupBy({ by: ['unit'], where: { accountId }, _sum: { amount: true } });
  const ledger = (unit: string) => Number(sums.find((s) => s.unit === unit)?._sum.amount ?? 0n);
  return {
    account: { usdMicros: Number(usdMicros), generations },
    ledger: { usdMicros: ledger('USD'), generations: ledger('GENERATIONS') },
  };
}
