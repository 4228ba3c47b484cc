import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

const DRAW =
  'mutation { generateImage(input: { description: "a chest", imageSize: { width: 32, height: 32 } }) { finished { id } } }';

test('the ledger tells how the balance came about, newest first', async () => {
  const { id } = (await api.graphql(DRAW)).data.generateImage.finished;
  const { data } = await api.graphql(
    '{ ledger(first: 3) { edges { node { kind unit amount jobId note } } } account { usd } }',
  );
  const entries = data.ledger.edges.map(({ node }: { node: object }) => node);
  expect(entries[0]).toEqual({ kind: 'SETTLE', unit: 'USD', amount: 0, jobId: id, note: null });
  expect(entries[1]).toEqual({ kind: 'HOLD', unit: 'USD', amount: -0.008, jobId: id, note: null });
  const all = (await api.graphql('{ ledger(first: 100) { edges { node { unit amount } } } }')).data.ledger.edges;
  const dollars = all.filter(({ node }: { node: { unit: string } }) => node.unit === 'USD');
  const sum = dollars.reduce((total: number, { node }: { node: { amount: number } }) => total + node.amount, 0);
  expect(sum).toBeCloseTo(data.account.usd);
});

test('usage counts completed jobs by day and kind', async () => {
  await api.graphql(DRAW);
  const { data } = await api.graphql('{ usage(days: 1) { day kind jobs usd generations } }');
  const [row] = data.usage;
  expect(row).toMatchObject({ day: new Date().toISOString().slice(0, 10), kind: 'generateImage', generations: 0 });
  expect(row.usd).toBeCloseTo(row.jobs * 0.008);
  const wrong = await api.graphql('{ usage(days: 91) { day } }');
  expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

describe('tokens', () => {
  const make =
    'mutation($input: CreateTokenInput!) { createToken(input: $input) { secret token { id name prefix scopes current } } }';
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test('one is made, works, is listed without its secret, and ends at once', async () => {
    const { data } = await api.graphql(make, { input: { name: ' laptop ', scopes: ['account:read'] } });
    const { secret, token } = data.createToken;
    expect(token).toEqual({
      id: token.id,
      name: 'laptop',
      prefix: secret.slice(0, 7),
      scopes: ['account:read'],
      current: false,
    });
    expect((await api.graphql('{ account { id } }', {}, bearer(secret))).data.account).toBeTruthy();
    const listed = await api.graphql('{ tokens { id name current } }');
    expect(listed.data.tokens.map(({ name }: { name: string }) => name)).toContain('laptop');
    expect(JSON.stringify(listed)).not.toContain(secret);
    const end = 'mutation($id: String!) { revokeToken(input: { tokenId: $id }) { wasGood } }';
    expect((await api.graphql(end, { id: token.id })).data.revokeToken.wasGood).toBe(true);
    expect((await api.graphql(end, { id: token.id })).data.revokeToken.wasGood).toBe(false);
    const after = await api.graphql('{ account { id } }', {}, bearer(secret));
    expect(after.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('nobody gives more than they have', async () => {
    const { data } = await api.graphql(make, { input: { name: 'less', scopes: ['account:write', 'account:read'] } });
    const refused = await api.graphql(
      make,
      { input: { name: 'more', scopes: ['*'] } },
      bearer(data.createToken.secret),
    );
    expect(refused.errors?.[0]?.message).toMatch(/this token lacks \* itself/);
    const unknown = await api.graphql(make, { input: { name: 'x', scopes: ['everything'] } });
    expect(unknown.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const stranger = await testAccount(api.db, { scopes: ['account:read'] });
    const none = await api.graphql(make, { input: { name: 'x' } }, bearer(stranger.token));
    expect(none.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
