import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { bearer, rpc } from './surfaces.ts';

/** Two services for all: one behind a proxy that it trusts, where each test has an address of its own. */
let proxied: TestApi;
let direct: TestApi;
beforeAll(async () => {
  const serviceWith = (env: Record<string, string>) =>
    startTestApi({ worker: null, env: { WRONG_TOKENS_PER_MINUTE: '2', ...env } });
  proxied = await serviceWith({ TRUST_PROXY: '127.0.0.0/8' });
  direct = await serviceWith({});
});
afterAll(() => Promise.all([proxied?.close(), direct?.close()]));

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;
const at = (address: string, token = wrong()) => ({ ...bearer(token), 'x-forwarded-for': address });

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
    const [service, from] = [proxied, newAddress()];
    for (let i = 0; i < 2; i++) {
      const { status, headers, body } = await ask(service, at(from));
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Bearer');
      expect(body).toEqual(shape('Invalid API token', 'UNAUTHENTICATED', undefined));
    }
    const { status, headers, body } = await ask(service, at(from));
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(headers.get('ratelimit-limit')).toBe('2');
    expect(headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(headers.get('ratelimit-reset'))).toBe(wait);
    expect(body).toEqual(shape(MESSAGE, 'TOO_MANY_REQUESTS', wait));
    // a right token is served all the same, and what needs no token too
    expect((await ask(service, at(from, service.account.token))).status).toBe(200);
    expect((await service.call('GET', '/v2/openapi.json', undefined, at(from))).status).toBe(200);
    expect((await service.graphql('{ __typename }', {}, at(from))).data).toEqual({ __typename: 'Query' });
  });

  test('are told to subscriptions by SSE and by WebSocket', async () => {
    const [service, from] = [proxied, newAddress()];
    for (let i = 0; i < 2; i++)
      expect(JSON.stringify((await sse(service, at(from))).body)).toContain('Invalid API token');
    const { status, headers, body } = await sse(service, at(from));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(body)).toContain(MESSAGE);

    expect(await closeOf(service, { token: wrong() }, from)).toEqual([4429, MESSAGE]);
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
  expect(await closeOf(proxied, connectionParams, newAddress())).toEqual([4401, 'Invalid API token']);
});

test('a WebSocket without a token is served what needs none', async () => {
  const url = `${proxied.url.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
  const open = await client.iterate({ query: '{ __typename }' }).next();
  expect(open.value.data).toEqual({ __typename: 'Query' });
  const { value } = await client.iterate({ query: '{ account { id } }' }).next();
  expect(value.errors[0]).toMatchObject({ message: 'Not authenticated', extensions: { code: 'UNAUTHENTICATED' } });
  await client.dispose();
});

describe('behind a proxy', () => {
  const statusOf = async (ask: Ask, service: TestApi, headers: Record<string, string>) =>
    (await ask(service, headers)).status;

  test.each(SURFACES)('that is trusted clients of %s are told apart by what it says', async (_surface, ask) => {
    const from = newAddress();
    for (const status of [401, 401, 429]) expect(await statusOf(ask, proxied, at(from))).toBe(status);
    // a client may write what it likes before what the proxy adds
    expect(await statusOf(ask, proxied, at(`10.1.1.1, ${from}`))).toBe(429);
    expect(await statusOf(ask, proxied, at(newAddress()))).toBe(401);
  });

  test('that nobody trusts what it says changes nothing on any surface', async () => {
    const said = new Set<number>();
    for (const [_surface, ask] of [...SURFACES, ...SURFACES]) said.add(await statusOf(ask, direct, at(newAddress())));
    expect([...said]).toEqual([401, 429]);
    for (const [surface, ask] of SURFACES)
      expect([surface, await statusOf(ask, direct, at(newAddress()))]).toEqual([surface, 429]);
  });

  test('the address of a WebSocket is the client too', async () => {
    const codeOf = async (address: string) => (await closeOf(proxied, { token: wrong() }, address))[0];
    const from = newAddress();
    for (const code of [4401, 4401, 4429]) expect(await codeOf(from)).toBe(code);
    expect(await codeOf(newAddress())).toBe(4401);
  });
});
