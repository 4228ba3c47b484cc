import { createClient } from 'graphql-ws';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openJobEvents, publishRevocation } from '../../src/jobs/events.ts';
import { revokeToken } from '../../src/tokens.ts';
import { type TestAccount, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { testServices } from '../setup/services.ts';
import { bearer } from './surfaces.ts';

/** Two API processes on one database and one Redis. */
let apis: [TestApi, TestApi];
beforeAll(async () => {
  apis = [await startTestApi({ worker: null }), await startTestApi({ worker: null })];
});
afterAll(async () => {
  for (const api of apis) await api.close();
});

const statusOf = async (api: TestApi, { token }: TestAccount) =>
  (await api.call('GET', '/v2/balance', undefined, bearer(token))).status;
const overRedis = { publishRevocation: async (id: string) => publishRevocation((await testServices()).redisUrl, id) };

test('every server that remembers a token refuses it as soon as Redis tells that it was revoked', async () => {
  const [one, two] = apis;
  const account = await testAccount(one.db);
  for (const api of apis) expect(await statusOf(api, account)).toBe(200);
  expect(await revokeToken(one.db, account.tokenId, overRedis)).toBe(true);
  // far below the five seconds after which it would be looked up anyway
  for (const api of apis) await expect.poll(() => statusOf(api, account), { timeout: 3_000, interval: 10 }).toBe(401);
  expect(await revokeToken(two.db, account.tokenId, overRedis)).toBe(false);
});

test('the process that revokes knows it at once, also when Redis is away', async () => {
  const { redisUrl } = await testServices();
  const events = await openJobEvents(redisUrl, pino({ level: 'silent' }));
  const heard: string[] = [];
  await events.onRevocation((tokenId) => heard.push(tokenId));
  await events.close();
  await events.publishRevocation('t-1');
  expect(heard).toEqual(['t-1']);
});

test('a Redis that is not there is said, not waited for', async () => {
  await expect(publishRevocation('redis://127.0.0.1:1', 't-1')).rejects.toThrow();
});

describe('a subscription that is open', () => {
  const query = 'subscription { jobs { jobId } }';

  test('by WebSocket ends with the reason', async () => {
    const account = await testAccount(apis[0].db);
    const client = createClient({
      url: `${apis[0].url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: account.token },
      retryAttempts: 0,
    });
    const events = client.iterate({ query });
    const first = events.next();
    // it is open before its token goes
    await new Promise((resolve) => setTimeout(resolve, 200));
    await revokeToken(apis[0].db, account.tokenId, overRedis);
    const error = { message: 'Invalid API token', extensions: { code: 'UNAUTHENTICATED' } };
    expect((await first).value.errors).toEqual([error]);
    expect(await events.next()).toMatchObject({ done: true });
    await client.dispose();
  });

  test('by SSE ends with the reason; that of another token goes on', async () => {
    const [account, other] = [await testAccount(apis[1].db), await testAccount(apis[1].db)];
    const listen = (token: string, signal?: AbortSignal) =>
      fetch(`${apis[1].url}/graphql`, {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...bearer(token) },
        body: JSON.stringify({ query }),
        ...(signal ? { signal } : {}),
      });
    const closing = new AbortController();
    const [stream, goesOn] = [await listen(account.token), await listen(other.token, closing.signal)];
    let ended = false;
    const rest = goesOn.text().then(
      () => {
        ended = true;
      },
      () => {},
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await revokeToken(apis[1].db, account.tokenId, overRedis);
    expect(await stream.text()).toContain('Invalid API token');
    expect(ended).toBe(false);
    closing.abort();
    await rest;
  });
});
