import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { afterEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { bearer, rpc } from './surfaces.ts';

let api: TestApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});
async function serviceWith(env: Record<string, string> = {}): Promise<TestApi> {
  api = await startTestApi({ worker: null, env: { WRONG_TOKENS_PER_MINUTE: '2', ...env } });
  return api;
}

const MESSAGE = 'Too many wrong API tokens: an address may send 2 a minute.';
let count = 0;
const wrong = () => `pk_wrong_token_${++count}`;

interface Said {
  readonly status: number;
  readonly headers: Headers;
  /** The answer's body: JSON, or the text of an event stream. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly body: any;
}
type Ask = (service: TestApi, headers: Record<string, string>) => Promise<Said>;
const graphql: Ask = (service, headers) => service.call('POST', '/graphql', { query: '{ account { id } }' }, headers);
const sse: Ask = (service, headers) =>
  service.call(
    'POST',
    '/graphql',
    { query: 'subscription { jobs { jobId } }' },
    { accept: 'text/event-stream', ...headers },
  );

/** Every surface over HTTP, and where it says what is wrong. */
const SURFACES: readonly [string, Ask, (message: string, code: string, wait: number | undefined) => unknown][] = [
  ['v1', (service, headers) => service.call('GET', '/v1/balance', undefined, headers), (detail) => ({ detail })],
  ['v2', (service, headers) => service.call('GET', '/v2/balance', undefined, headers), (detail) => ({ detail })],
  [
    'MCP',
    async (service, headers) => {
      const { message, ...answer } = await rpc(service, 'tools/list', {}, headers);
      return { ...answer, body: message };
    },
    (detail) => ({ detail }),
  ],
  [
    'GraphQL',
    graphql,
    (message, code, retryAfter) => ({
      data: null,
      errors: [expect.objectContaining({ message, extensions: retryAfter ? { code, retryAfter } : { code } })],
    }),
  ],
];

describe('more wrong tokens than an address may send', () => {
  test.each(SURFACES)('are 429 on %s, in its own words, until the minute is over', async (_surface, ask, shape) => {
    const service = await serviceWith();
    for (let i = 0; i < 2; i++) {
      const { status, headers, body } = await ask(service, bearer(wrong()));
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Bearer');
      expect(body).toEqual(shape('Invalid API token', 'UNAUTHENTICATED', undefined));
    }
    const { status, headers, body } = await ask(service, bearer(wrong()));
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(headers.get('ratelimit-limit')).toBe('2');
    expect(headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(headers.get('ratelimit-reset'))).toBe(wait);
    expect(body).toEqual(shape(MESSAGE, 'TOO_MANY_REQUESTS', wait));
    // a right token is served all the same, and what needs no token too
    expect((await ask(service, {})).status).toBe(200);
    expect((await service.call('GET', '/v2/openapi.json', undefined, bearer(wrong()))).status).toBe(200);
    expect((await service.graphql('{ __typename }', {}, bearer(wrong()))).data).toEqual({ __typename: 'Query' });
  });

  test('are told to subscriptions by SSE and by WebSocket', async () => {
    const service = await serviceWith();
    for (let i = 0; i < 2; i++)
      expect(JSON.stringify((await sse(service, bearer(wrong()))).body)).toContain('Invalid API token');
    const { status, headers, body } = await sse(service, bearer(wrong()));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(body)).toContain(MESSAGE);

    expect(await closeOf(service, { token: wrong() })).toEqual([4429, MESSAGE]);
  });
});

/** How a connection with these parameters ends. */
async function closeOf(service: TestApi, connectionParams: object, address?: string): Promise<[number, string]> {
  const headers = address ? { 'x-forwarded-for': address } : {};
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: connectionParams })));
  const acknowledged = once(socket, 'message').then((): [number, string] => [0, 'acknowledged']);
  const [code, reason] = await Promise.race([once(socket, 'close'), acknowledged]);
  socket.terminate();
  return [code, String(reason)];
}

test.each([
  [{ token: 'line\nbreak' }],
  [{ token: 'ünïcödé-tøken-€' }],
  [{ token: { a: 1 } }],
  [{ token: 7 }],
  [{ authorization: ['Bearer', 'x'] }],
  [{ Authorization: 'Bearer \u0000' }],
])('the WebSocket parameters %j are a wrong token', async (connectionParams) => {
  const service = await serviceWith();
  expect(await closeOf(service, connectionParams)).toEqual([4401, 'Invalid API token']);
});

test('a WebSocket without a token is served what needs none', async () => {
  const service = await serviceWith();
  const url = `${service.url.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
  const open = await client.iterate({ query: '{ __typename }' }).next();
  expect(open.value.data).toEqual({ __typename: 'Query' });
  const { value } = await client.iterate({ query: '{ account { id } }' }).next();
  expect(value.errors[0]).toMatchObject({ message: 'Not authenticated', extensions: { code: 'UNAUTHENTICATED' } });
  await client.dispose();
});

describe('behind a proxy', () => {
  const from = (address: string, token = wrong()) => ({ ...bearer(token), 'x-forwarded-for': address });
  const statusOf = async (ask: Ask, service: TestApi, headers: Record<string, string>) =>
    (await ask(service, headers)).status;

  test.each(SURFACES)('that is trusted clients of %s are told apart by what it says', async (_surface, ask) => {
    const service = await serviceWith({ TRUST_PROXY: '127.0.0.0/8' });
    for (const status of [401, 401, 429]) expect(await statusOf(ask, service, from('198.51.100.1'))).toBe(status);
    // a client may write what it likes before what the proxy adds
    expect(await statusOf(ask, service, from('10.1.1.1, 198.51.100.1'))).toBe(429);
    expect(await statusOf(ask, service, from('198.51.100.2'))).toBe(401);
  });

  test.each(SURFACES)('that nobody trusts what it says changes nothing on %s', async (_surface, ask) => {
    const service = await serviceWith();
    for (const [i, status] of [401, 401, 429].entries())
      expect(await statusOf(ask, service, from(`198.51.100.${i}`))).toBe(status);
  });

  test('the address of a WebSocket is the client too', async () => {
    const service = await serviceWith({ TRUST_PROXY: '1' });
    const codeOf = async (address: string) => (await closeOf(service, { token: wrong() }, address))[0];
    for (const code of [4401, 4401, 4429]) expect(await codeOf('198.51.100.1')).toBe(code);
    expect(await codeOf('198.51.100.2')).toBe(4401);
  });
});
