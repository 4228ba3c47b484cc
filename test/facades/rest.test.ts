import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureAt } from '../../facades/rest/body.ts';
import { createRestRouter } from '../../facades/rest/router.ts';
import { fixtureDeps, serve } from './fixture-deps.ts';
import { asked, PNG } from './fixture-schema.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const deps = fixtureDeps();
  server = await serve((app) => {
    app.use('/v1', createRestRouter('v1', deps));
    app.use('/v2', createRestRouter('v2', deps));
    app.use(createRestRouter('files', deps));
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

function signalled() {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { tell, told };
}

interface Ask {
  readonly method?: string;
  readonly token?: string | null;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
}
async function ask(path: string, { method, token = 'all', json, text, headers = {} }: Ask = {}) {
  const body = text ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetch(server.url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const read = async (path: string, more?: Ask) => {
  const { status, bytes } = await ask(path, more);
  return [status, JSON.parse(bytes.toString())];
};

describe('replies', () => {
  it('waits on v1 and answers at once on v2', async () => {
    expect(await read('/v1/fire-pot', { json: { glaze: 'red' } })).toEqual([200, { id: 'pot-red', glaze: 'red' }]);
    expect(await read('/v2/pots', { json: { glaze: 'red' } })).toEqual([202, { pot_id: 'pot-red' }]);
  });

  it('reads path and query by type, and the path wins over the body', async () => {
    expect(await read('/v2/pots/p%201?zoom=3&cracked=true&shapes=bowl,tall%20vase&pot_id=other')).toEqual([
      200,
      { id: 'p 1', glaze: 'blue' },
    ]);
    expect(asked[0]!.input).toEqual({ id: 'p 1', zoom: 3, cracked: true, shapes: ['bowl', 'tall vase'] });
  });

  it('serves everyone what needs no scope', async () => {
    expect(await read('/v1/kiln', { token: null })).toEqual([200, { usd: 1 }]);
  });

  it('sends files as they are', async () => {
    const { status, headers, bytes } = await ask('/files/pots/p1/download');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="pot _1_.png"; filename*=UTF-8''pot%20%221%22.png`,
    );
    expect(bytes.equals(Buffer.from(PNG, 'base64'))).toBe(true);
  });

  it('names the request and the rate, and makes no ETag', async () => {
    const { headers } = await ask('/v2/pots/p1', { headers: { 'x-request-id': 'mine-1' } });
    expect(headers.get('x-request-id')).toBe('mine-1');
    expect(headers.get('ratelimit-limit')).toBe('100');
    expect(headers.get('etag')).toBeNull();
    expect((await ask('/v2/nowhere')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells the price of a dry run', async () => {
    expect(await read('/v2/pots?dry_run=true', { json: { glaze: 'red' } })).toEqual([
      200,
      { dry_run: true, usage: { type: 'usd', usd: 0.25, generations: 2 } },
    ]);
    expect(asked[0]!.input).toMatchObject({ dryRun: true });
  });

  it('passes the idempotency key on', async () => {
    await ask('/v2/pots', { json: { glaze: 'red' }, headers: { 'idempotency-key': 'once' } });
    expect(asked[0]!.input).toMatchObject({ requestKey: 'once' });
  });

  it('accepts no body where nothing is required, and unknown fields', async () => {
    expect(await read('/v1/fire-pot', { method: 'POST' })).toEqual([
      422,
      { detail: [{ loc: ['body', 'glaze'], msg: 'Field required', type: 'missing' }] },
    ]);
    const more = await ask('/v1/fire-pot', { json: { glaze: 'red', reference_guidance_scale: 1, 'gláze\ud800\n': 2 } });
    expect(more.status).toBe(200);
    // a name that was written wrongly is told, whatever it holds
    expect(more.headers.get('x-ignored-fields')).toBe('reference_guidance_scale, gl%C3%A1ze%EF%BF%BD%0A');
    expect((await ask('/v1/fire-pot', { json: { glaze: 'red' } })).headers.get('x-ignored-fields')).toBe(null);
    expect(
      (
        await ask('/v1/fire-pot', {
          text: '{"glaze":"red"}',
          headers: { 'content-type': 'application/vnd.pot+json; charset=utf-8' },
        })
      ).status,
    ).toBe(200);
  });
});

describe('refusals', () => {
  const detail = (loc: unknown[], msg: string, type: string) => ({ detail: [{ loc, msg, type }] });
  const json = { 'content-type': 'application/json' };
  it.each([
    ['no token', '/v2/pots/p1', { token: null }, 401, { detail: 'Not authenticated' }],
    ['a wrong token', '/v2/pots/p1', { token: 'wrong' }, 401, { detail: 'Invalid API token' }],
    [
      'no token comes before a broken body',
      '/v2/pots',
      { token: null, text: '{', headers: json },
      401,
      { detail: 'Not authenticated' },
    ],
    [
      'no scope comes before a broken body',
      '/v2/pots',
      { token: 'reader', text: '{', headers: json },
      403,
      { detail: 'This token lacks the scope "objects:write" (it has: objects:read).' },
    ],
    ['too little credit', '/v2/pots/poor', {}, 402, { detail: 'Insufficient credits: this costs $1.' }],
    ['not found', '/v2/pots/gone', {}, 404, { detail: 'Not found' }],
    ['still being made', '/v2/pots/p1', { method: 'DELETE' }, 423, { detail: 'Still in the kiln' }],
    ['over the rate', '/v2/pots/p1', { token: 'busy' }, 429, { detail: 'Too many requests' }],
    ['an unknown path', '/v2/nope', {}, 404, { detail: 'Not Found' }],
    ['a path that is no text', '/v2/pots/%E0%A4%A', {}, 404, { detail: 'Not Found' }],
    ['a wrong method', '/v2/pots/p1', { method: 'PATCH' }, 405, { detail: 'Method Not Allowed' }],
    [
      'a field of the body',
      '/v2/pots',
      { json: { glaze: 'r', pot_size: { width: 'x', height: 8 } } },
      422,
      detail(['body', 'pot_size', 'width'], 'Input should be a valid integer', 'int_type'),
    ],
    [
      'a field of the path',
      '/v2/pots/p',
      {},
      422,
      detail(['path', 'pot_id'], 'String should have at least 2 characters', 'string_too_short'),
    ],
    [
      'a field of the query',
      '/v2/pots/p1?zoom=9',
      {},
      422,
      detail(['query', 'zoom'], 'Input should be less than or equal to 4', 'less_than_equal'),
    ],
    [
      'a query that is no number',
      '/v2/pots/p1?zoom=x',
      {},
      422,
      detail(['query', 'zoom'], 'Input should be a valid integer', 'int_type'),
    ],
    [
      'text that is no JSON',
      '/v2/pots',
      { text: '{"glaze":red}', headers: json },
      422,
      detail(['body', 9], 'JSON decode error', 'json_invalid'),
    ],
    [
      'half a JSON',
      '/v2/pots',
      { text: '{"glaze":', headers: json },
      422,
      detail(['body', 9], 'JSON decode error', 'json_invalid'),
    ],
    [
      'JSON that is no object',
      '/v2/pots',
      { json: [1] },
      422,
      detail(['body'], 'Input should be a valid object', 'dict_type'),
    ],
    [
      'another content type',
      '/v2/pots',
      { text: '{"glaze":"r"}', headers: { 'content-type': 'text/plain' } },
      422,
      detail(['body'], 'Content-Type should be application/json, got "text/plain"', 'content_type'),
    ],
    [
      'too large a body',
      '/v2/pots',
      { json: { glaze: 'r'.repeat(20_000) } },
      413,
      { detail: 'The body should have at most 10000 bytes' },
    ],
    [
      'a wrong key',
      '/v2/pots',
      { json: { glaze: 'r' }, headers: { 'idempotency-key': 'a b' } },
      422,
      detail(['header', 'Idempotency-Key'], 'Should be 1 to 200 visible ASCII characters', 'value_error'),
    ],
    [
      'a dry run of nothing priced',
      '/v2/pots/p1?dry_run=1',
      { method: 'DELETE' },
      422,
      detail(['query', 'dry_run'], 'This operation is free and has no dry run', 'value_error'),
    ],
    [
      'a strange dry run',
      '/v2/pots?dry_run=maybe',
      { json: { glaze: 'r' } },
      422,
      detail(['query', 'dry_run'], "Should be 'true' or 'false'", 'value_error'),
    ],
  ] as const)('%s', async (_name, path, more, status, body) => {
    expect(await read(path, more)).toEqual([status, body]);
    expect(asked.filter(({ field }) => field === 'firePot')).toEqual([]);
  });

  it('hides a bug behind the request’s id', async () => {
    const { status, headers, bytes } = await ask('/v2/pots/boom');
    expect([status, JSON.parse(bytes.toString())]).toEqual([
      500,
      { detail: `Internal error (request ${headers.get('x-request-id')})` },
    ]);
  });

  it.each([
    ['401', '/v2/pots/p1', { token: null }, 'www-authenticate', 'Bearer'],
    ['405', '/v2/pots/p1', { method: 'PATCH' }, 'allow', 'GET, DELETE, HEAD'],
    ['423', '/v2/pots/p1', { method: 'DELETE' }, 'retry-after', '7'],
    ['429', '/v2/pots/p1', { token: 'busy' }, 'retry-after', '12'],
    ['429 with the rate', '/v2/pots/p1', { token: 'busy' }, 'ratelimit-limit', '1'],
  ] as const)('%s says more in a header', async (_name, path, more, header, value) => {
    expect((await ask(path, more)).headers.get(header)).toBe(value);
  });

  it('aborts what it does when the client goes', async () => {
    const gone = signalled();
    const begun = signalled();
    const slow = await serve((app) =>
      app.use(
        createRestRouter('v2', {
          ...fixtureDeps(),
          context: async (request) => {
            request.signal.addEventListener('abort', () => gone.tell());
            begun.tell();
            await gone.told;
            return fixtureDeps().context(request);
          },
        }),
      ),
    );
    const client = new AbortController();
    const asking = fetch(`${slow.url}/pots/p1`, { signal: client.signal }).catch(() => 'gone');
    await begun.told;
    client.abort();
    expect(await asking).toBe('gone');
    await gone.told;
    await slow.close();
  });

  it('compares replies with their schemas where that is asked for', async () => {
    const strict = await serve((app) => app.use(createRestRouter('v1', { ...fixtureDeps(), checkReplies: true })));
    const post = (path: string) => fetch(strict.url + path, { headers: { authorization: 'Bearer all' } });
    expect((await post('/kiln')).status).toBe(200);
    expect((await post('/kiln-wrong')).status).toBe(500);
    await strict.close();
  });

  it('lets unknown files pass', async () => {
    expect((await ask('/files/nothing')).bytes.toString()).toContain('Cannot GET');
  });

  it.each([
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['[1,2', 4],
    ['{"a":nul}', 8],
    ['', 0],
    ['{"a":"b\n"}', 7],
  ])('finds where %j breaks', (text, position) => {
    let message = '';
    try {
      JSON.parse(text);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(failureAt(text, message)).toBe(position);
  });
});
