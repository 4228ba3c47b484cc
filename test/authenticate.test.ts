import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthenticator } from '../src/authenticate.ts';
import { type Db, openDb } from '../src/db.ts';
import { createFailureLimit } from '../src/failure-limit.ts';
import { createLookUpTogether } from '../src/look-up-together.ts';
import { type TestAccount, testAccount } from './setup/account.ts';
import { testServices } from './setup/services.ts';

const HOME = '198.51.100.1';
const OTHER = '203.0.113.9';
const LIMIT = 5;

let db: Db;
let account: TestAccount;
/** How many queries looked for tokens, and for how many each. */
let looked: number[] = [];
beforeAll(async () => {
  const { databaseUrl } = await testServices();
  const plain = openDb(databaseUrl, 4);
  db = plain.$extends({
    query: {
      token: {
        findMany: ({ args, query }) => {
          const hashes = args.where?.hash as { in: string[] } | undefined;
          if (hashes) looked.push(hashes.in.length);
          return query(args);
        },
      },
    },
  }) as unknown as Db;
  account = await testAccount(plain);
});
afterAll(() => db.$disconnect());
beforeEach(() => {
  looked = [];
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: false, now: Date.now() });
});
afterEach(() => vi.useRealTimers());

const open = (warned: object[] = []) =>
  createAuthenticator(db, { wrongTokensPerMinute: LIMIT }, { warn: (facts: object) => void warned.push(facts) });
type Authenticator = ReturnType<typeof open>;
let count = 0;
const wrong = () => `Bearer wrong_token_${++count}_0123456789`;
const right = () => `Bearer ${account.token}`;
const code = async (authenticator: Authenticator, authorization: string, address = HOME) => {
  const { caller, refusal } = await authenticator.identify(authorization, address);
  return caller ? 'served' : refusal?.code;
};
const exhaust = async (authenticator: Authenticator, address = HOME) => {
  for (let i = 0; i < LIMIT; i++) expect(await code(authenticator, wrong(), address)).toBe('UNAUTHENTICATED');
  looked = [];
};

describe('wrong tokens', () => {
  test('of one address are refused beyond the limit, saying until when; the operator is told once', async () => {
    const warned: object[] = [];
    const authenticator = open(warned);
    await exhaust(authenticator);
    const { caller, refusal } = await authenticator.identify(wrong(), HOME);
    expect(caller).toBeNull();
    expect(refusal).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many wrong API tokens: an address may send 5 a minute.',
      details: { headers: { 'RateLimit-Limit': '5', 'RateLimit-Remaining': '0' } },
    });
    expect(refusal!.retryAfter).toBeGreaterThan(50);
    expect(refusal!.retryAfter).toBeLessThanOrEqual(60);
    await authenticator.identify(wrong(), HOME);
    expect(warned).toEqual([{ client: HOME, wrongTokensPerMinute: LIMIT }]);
  });

  test('of other addresses are counted apart, those of one IPv6 network together', async () => {
    const authenticator = open();
    await exhaust(authenticator);
    expect(await code(authenticator, wrong(), OTHER)).toBe('UNAUTHENTICATED');
    for (let i = 0; i < LIMIT; i++)
      expect(await code(authenticator, wrong(), `2001:db8::${i}`)).toBe('UNAUTHENTICATED');
    expect(await code(authenticator, wrong(), '2001:db8::ffff')).toBe('TOO_MANY_REQUESTS');
  });

  test('are counted when they are no tokens at all, and cost no look-up then', async () => {
    const authenticator = open();
    for (const header of ['Basic abc', 'Bearer', 'Bearer short', 'Bearer two words', 'pk_0123456789abcdef'])
      expect(await code(authenticator, header)).toBe('UNAUTHENTICATED');
    expect(await code(authenticator, 'Bearer short')).toBe('TOO_MANY_REQUESTS');
    expect(looked).toEqual([]);
  });

  test('cost no more look-ups than the limit, however many come at once, and one query for all beyond it', async () => {
    const authenticator = open();
    const codes = await Promise.all(Array.from({ length: 200 }, () => code(authenticator, wrong())));
    expect(codes.filter((each) => each === 'UNAUTHENTICATED')).toHaveLength(LIMIT);
    expect(codes.filter((each) => each === 'TOO_MANY_REQUESTS')).toHaveLength(200 - LIMIT);
    expect(looked).toEqual([1, 1, 1, 1, 1, 195]);
    looked = [];
    await Promise.all(Array.from({ length: 700 }, () => code(authenticator, wrong())));
    expect(looked).toEqual([500]);
  });

  test('no header is nobody, and counts for nothing', async () => {
    const authenticator = open();
    for (let i = 0; i < 2 * LIMIT; i++)
      for (const header of [undefined, '', '  '])
        expect(await authenticator.identify(header, HOME)).toEqual({ caller: null });
    expect(await code(authenticator, wrong())).toBe('UNAUTHENTICATED');
  });

  test('a database that is away counts against nobody', async () => {
    const away = { token: { findMany: () => Promise.reject(new Error('away')) } } as unknown as Db;
    const authenticator = createAuthenticator(away, { wrongTokensPerMinute: 1 }, { warn: () => {} });
    for (let i = 0; i < 3; i++) await expect(authenticator.identify(wrong(), HOME)).rejects.toThrow('away');
    expect((await authenticator.identify('Bearer short', HOME)).refusal?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a right token', () => {
  test('is served from an address that is beyond its limit, also when it was never seen before', async () => {
    const authenticator = open();
    await exhaust(authenticator);
    expect(await code(authenticator, wrong())).toBe('TOO_MANY_REQUESTS');
    expect(await code(authenticator, right())).toBe('served');
    expect(await code(authenticator, wrong())).toBe('TOO_MANY_REQUESTS');
  });

  test('that is new is served in the middle of a flood from its own address', async () => {
    const authenticator = open();
    await exhaust(authenticator);
    const flood = Promise.all(Array.from({ length: 400 }, () => code(authenticator, wrong())));
    expect(await code(authenticator, right())).toBe('served');
    expect(new Set(await flood)).toEqual(new Set(['TOO_MANY_REQUESTS']));
    expect(looked).toEqual([401]);
  });

  test('that is known is served in the middle of a flood from its own address', async () => {
    const authenticator = open();
    expect(await code(authenticator, right())).toBe('served');
    vi.setSystemTime(Date.now() + 6_000);
    const flood = Promise.all(Array.from({ length: 700 }, () => code(authenticator, wrong())));
    expect(await code(authenticator, right())).toBe('served');
    await flood;
    expect(looked.filter((hashes) => hashes === 1).length).toBeGreaterThan(LIMIT);
  });

  test('costs one query for many requests at once and counts as no failure', async () => {
    const authenticator = open();
    const codes = await Promise.all(Array.from({ length: 50 }, () => code(authenticator, right())));
    expect(new Set(codes)).toEqual(new Set(['served']));
    expect(looked).toEqual([1]);
    await exhaust(authenticator);
  });

  test('is one of many from one address at once: all are served, and nothing counts or is told', async () => {
    const warned: object[] = [];
    const authenticator = open(warned);
    const tokens = await Promise.all(Array.from({ length: 60 }, async () => (await testAccount(db)).token));
    const codes = await Promise.all(tokens.map((token) => code(authenticator, `Bearer ${token}`)));
    expect(new Set(codes)).toEqual(new Set(['served']));
    await exhaust(authenticator);
    expect(warned).toEqual([]);
  });

  test('is found in a batch beside wrong ones of another address that floods', async () => {
    const authenticator = open();
    await exhaust(authenticator);
    await exhaust(authenticator, OTHER);
    const flood = Promise.all(Array.from({ length: 2_000 }, () => code(authenticator, wrong(), OTHER)));
    expect(await code(authenticator, right())).toBe('served');
    await flood;
  });
});

describe('a revoked token', () => {
  const revoke = (id: string) => db.token.update({ where: { id }, data: { revokedAt: new Date() } });

  test('is refused as soon as it is heard of, and after five seconds when it is not', async () => {
    const mine = await testAccount(db);
    const header = `Bearer ${mine.token}`;
    const [told, untold] = [open(), open()];
    for (const each of [told, untold]) expect(await code(each, header)).toBe('served');
    await revoke(mine.tokenId);
    told.revoked(mine.tokenId);
    expect(await code(told, header)).toBe('UNAUTHENTICATED');
    expect(await code(untold, header)).toBe('served');
    vi.setSystemTime(Date.now() + 5_001);
    expect(await code(untold, header)).toBe('UNAUTHENTICATED');
  });

  test('that was being looked up meanwhile is not remembered', async () => {
    const mine = await testAccount(db);
    let revokeNow = async () => {};
    const slow = {
      token: {
        findMany: async (query: Parameters<Db['token']['findMany']>[0]) => {
          const rows = await db.token.findMany(query);
          await revokeNow();
          return rows;
        },
      },
    } as unknown as Db;
    const authenticator = createAuthenticator(slow, { wrongTokensPerMinute: LIMIT }, { warn: () => {} });
    revokeNow = async () => {
      revokeNow = async () => {};
      await revoke(mine.tokenId);
      authenticator.revoked(mine.tokenId);
      // one that comes now does not share the answer that is on its way
      expect(await code(authenticator, `Bearer ${mine.token}`)).toBe('UNAUTHENTICATED');
    };
    await code(authenticator, `Bearer ${mine.token}`);
    expect(await code(authenticator, `Bearer ${mine.token}`)).toBe('UNAUTHENTICATED');
  });

  test('is told to who watches it, once, also when nobody tells this process', async () => {
    const [mine, other] = [await testAccount(db), await testAccount(db)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const authenticator = open();
    const told: string[] = [];
    authenticator.onRevoked(mine.tokenId, () => told.push('first'));
    authenticator.onRevoked(mine.tokenId, () => told.push('second'));
    authenticator.onRevoked(mine.tokenId, () => told.push('stopped'))();
    authenticator.onRevoked(other.tokenId, () => told.push('other'));
    await vi.advanceTimersByTimeAsync(15_000);
    await revoke(mine.tokenId);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => told).toEqual(['first', 'second']);
    authenticator.revoked(mine.tokenId);
    expect(told).toHaveLength(2);
    authenticator.close();
  });
});

describe('the count of failures', () => {
  test('begins anew after a minute', () => {
    let now = 0;
    const limit = createFailureLimit(1, { now: () => now });
    const fail = () => limit.attempt('a').fail();
    expect(fail()).toBeUndefined();
    expect(fail()).toMatchObject({ retryAfter: 60 });
    now = 59_001;
    expect(fail()).toMatchObject({ retryAfter: 1 });
    now = 60_000;
    expect(fail()).toBeUndefined();
  });

  test('tells failures from attempts that are under way', () => {
    const limit = createFailureLimit(2);
    const [first, second, third] = [limit.attempt('a'), limit.attempt('a'), limit.attempt('a')];
    expect([first.state, second.state, third.state]).toEqual(['within', 'within', 'crowded']);
    for (const attempt of [first, second]) attempt.end();
    expect(third.fail()).toBeUndefined();
    expect(limit.attempt('a').state).toBe('within');
    expect(limit.attempt('a').state).toBe('crowded');
    const last = limit.attempt('a');
    expect(last.fail()).toBeUndefined();
    expect(limit.attempt('a').state).toBe('over');
    expect(limit.attempt('b').state).toBe('within');
  });

  test('keeps ten thousand clients and forgets the oldest of more', () => {
    const limit = createFailureLimit(1);
    for (let i = 0; i < 10_000; i++) limit.attempt(`client ${i}`).fail();
    expect(limit.attempt('client 0').state).toBe('over');
    limit.attempt('one more');
    expect(limit.attempt('client 1').state).toBe('over');
    expect(limit.attempt('client 0').state).toBe('within');
  });
});

test('look-ups together: what nobody limits always finds room, in batches of at most 1,000', async () => {
  const asked: number[] = [];
  const together = createLookUpTogether(async (keys) => {
    asked.push(keys.length);
    return new Map(keys.map((key) => [key, key]));
  });
  const keys = Array.from({ length: 1_200 }, (_, i) => `k${i}`);
  expect(await Promise.all(keys.map((key) => together(key)))).toEqual(keys);
  expect(asked).toEqual([1_000, 200]);
  const mixed = await Promise.all([...keys.slice(0, 1_000).map((key) => together(key)), together('late', 'client')]);
  expect(mixed.at(-1)).toBeNull();
});
