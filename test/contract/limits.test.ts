import { createClient } from 'graphql-ws';
import { afterEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { balances, type TestAccount, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { bearer, callTool, rpc } from './surfaces.ts';

let api: TestApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});
/** No worker: jobs stay unfinished. */
async function serviceWith(env: Record<string, string>): Promise<TestApi> {
  api = await startTestApi({ worker: null, env });
  return api;
}

const PICTURE = { description: 'k', image_size: { width: 32, height: 32 } };
const MUTATION = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }';

/** Ends one of the account's unfinished jobs; who subscribed hears of it. */
async function cancelAny(service: TestApi, account: TestAccount): Promise<void> {
  const { id } = await service.db.job.findFirstOrThrow({ where: { accountId: account.id, status: 'QUEUED' } });
  await service.graphql(
    'mutation ($id: String!) { cancelJob(input: { jobId: $id }) { id } }',
    { id },
    bearer(account.token),
  );
}

interface Said {
  /** GraphQL's and MCP's refusals as the status they stand for. */
  readonly status: number;
  readonly words: string;
  readonly headers: Headers;
  /** Seconds to wait, wherever the surface says them. */
  readonly wait: number | undefined;
}

/** Starts a job by each surface; v1 by a dry run where the answer would wait for a worker. */
const START: Readonly<Record<string, (service: TestApi, account: TestAccount, description?: string) => Promise<Said>>> =
  {
    'v2 REST': async (service, { token }, description = 'k') => {
      const { status, headers, body } = await service.call(
        'POST',
        '/v2/create-image-pixflux-background',
        { ...PICTURE, description },
        bearer(token),
      );
      return { status, headers, words: String(body.detail), wait: secondsOf(headers) };
    },
    GraphQL: async (service, { token }, description = 'k') => {
      const input = { description, imageSize: PICTURE.image_size };
      const answer = await service.call('POST', '/graphql', { query: MUTATION, variables: { input } }, bearer(token));
      const [error] = answer.body.errors ?? [];
      const statuses: Record<string, number> = {
        TOO_MANY_REQUESTS: 429,
        OVERLOADED: 529,
        PAYMENT_REQUIRED: 402,
        PAYLOAD_TOO_LARGE: 413,
      };
      const status = error ? (statuses[error.extensions.code] ?? 500) : 200;
      // who does not look into the body sees it too
      if (status === 429 || status === 529) expect(answer.status).toBe(status);
      return { status, words: error?.message ?? '', headers: answer.headers, wait: secondsOf(answer.headers) };
    },
    MCP: async (service, { token }, description = 'k') => {
      const answer = await callTool(
        service,
        'create_map_object',
        { description, width: 32, height: 32 },
        bearer(token),
      );
      const { text, isError, headers } = answer;
      if (answer.status !== 200)
        return { status: answer.status, words: JSON.stringify(answer.message), headers, wait: undefined };
      const wait = /\((\d+) s\)/.exec(text)?.[1];
      const kinds = [
        [/Too many requests|concurrent jobs/, 429],
        [/unfinished jobs and takes no more/, 529],
        [/Insufficient credits/, 402],
      ] as const;
      const status = isError ? (kinds.find(([words]) => words.test(text))?.[1] ?? 500) : 200;
      if (isError) expect(text).toMatch(/\nhint: ./);
      return { status, words: text, headers, wait: wait === undefined ? undefined : Number(wait) };
    },
  };
const SURFACES = Object.entries(START);
const secondsOf = (headers: Headers) => (headers.has('retry-after') ? Number(headers.get('retry-after')) : undefined);

describe('requests a minute', () => {
  test('are counted for each token, told in headers, and refused with 429 [ERROR-429]', async () => {
    const service = await serviceWith({ RATE_LIMIT_PER_MINUTE: '3' });
    for (const ask of [
      (headers: Record<string, string>) => service.call('GET', '/v1/balance', undefined, headers),
      (headers: Record<string, string>) => service.call('GET', '/v2/balance', undefined, headers),
      (headers: Record<string, string>) => service.call('POST', '/graphql', { query: '{ account { id } }' }, headers),
    ]) {
      const account = bearer((await testAccount(service.db)).token);
      const remaining: string[] = [];
      for (let i = 0; i < 3; i++) {
        const { status, headers } = await ask(account);
        expect(status).toBe(200);
        expect(headers.get('ratelimit-limit')).toBe('3');
        remaining.push(headers.get('ratelimit-remaining')!);
      }
      expect(remaining).toEqual(['2', '1', '0']);
      const refused = await ask(account);
      expect(refused.status).toBe(429);
      expect(JSON.stringify(refused.body)).toContain('Too many requests: this token may make 3 a minute.');
      expect(refused.headers.get('ratelimit-limit')).toBe('3');
      expect(refused.headers.get('ratelimit-remaining')).toBe('0');
      const reset = Number(refused.headers.get('ratelimit-reset'));
      expect(reset).toBeGreaterThan(0);
      expect(reset).toBeLessThanOrEqual(60);
      expect(Number(refused.headers.get('retry-after'))).toBe(reset);
    }
  });

  test('of tools are refused in words that say how long to wait', async () => {
    const service = await serviceWith({ RATE_LIMIT_PER_MINUTE: '1' });
    const account = await testAccount(service.db);
    expect(await START.MCP!(service, account)).toMatchObject({ status: 200 });
    const refused = await START.MCP!(service, account);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(0);
    expect(refused.wait).toBeLessThanOrEqual(60);
  });

  test('of tools are told in the headers of every reply, as by REST', async () => {
    const service = await serviceWith({ RATE_LIMIT_PER_MINUTE: '4' });
    const account = bearer((await testAccount(service.db)).token);
    const remaining: (string | null)[] = [];
    const told = (headers: Headers) => {
      expect(headers.get('ratelimit-limit')).toBe('4');
      const reset = Number(headers.get('ratelimit-reset'));
      expect(reset).toBeGreaterThan(0);
      expect(reset).toBeLessThanOrEqual(60);
      remaining.push(headers.get('ratelimit-remaining'));
      return reset;
    };
    const listed = await rpc(service, 'tools/list', {}, account);
    told(listed.headers);
    expect(listed.message.result.tools.length).toBeGreaterThan(5);
    // one that does its work, one that fails, one whose head is sent before the tool is called
    told((await callTool(service, 'list_characters', {}, account)).headers);
    told((await callTool(service, 'get_map_object', { object_id: 'none' }, account)).headers);
    const progressToken = { _meta: { progressToken: 1 } };
    told((await callTool(service, 'list_characters', {}, account, progressToken)).headers);
    expect(remaining).toEqual(['3', '2', '1', '0']);

    const refused = await callTool(service, 'list_characters', {}, account);
    expect(refused.text).toMatch(/^error: Too many requests: .*\nhint: .*\(\d+ s\)$/);
    expect(Number(refused.headers.get('retry-after'))).toBe(told(refused.headers));
    const list = await rpc(service, 'tools/list', {}, account);
    expect(list.message.error.message).toContain('Too many requests: this token may make 4 a minute.');
    expect(list.headers.get('ratelimit-remaining')).toBe('0');
    expect(list.headers.has('retry-after')).toBe(true);
  });

  test('of tools count one by one, also when several come in one request', async () => {
    const service = await serviceWith({ RATE_LIMIT_PER_MINUTE: '2' });
    const account = bearer((await testAccount(service.db)).token);
    const batch = Array.from({ length: 4 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'list_characters', arguments: {} },
    }));
    const headers = { accept: 'application/json, text/event-stream', ...account };
    const { body } = await service.call('POST', '/mcp', batch, headers);
    const answers = String(typeof body === 'string' ? body : JSON.stringify(body));
    expect(answers.match(/Too many requests/g)).toHaveLength(2);
  });

  test('count when they ask for what their token may not do', async () => {
    const service = await serviceWith({ RATE_LIMIT_PER_MINUTE: '2' });
    const account = bearer((await testAccount(service.db, { scopes: ['jobs:read'] })).token);
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await service.call('GET', '/v2/balance', undefined, account)).status);
    expect(statuses).toEqual([403, 403, 429]);
  });

  test('a wrong or missing token is counted for nobody', async () => {
    const service = await serviceWith({ RATE_LIMIT_PER_MINUTE: '1' });
    for (let i = 0; i < 3; i++)
      expect((await service.call('GET', '/v1/balance', undefined, bearer('nobody'))).status).toBe(401);
  });
});

describe('open subscriptions', () => {
  const query = 'subscription { jobs { jobId } }';
  const message = 'Too many open subscriptions: an account may have 2. End one before you begin another.';

  test('are counted for each account, by SSE and by WebSocket together; one more is 429 until one has ended', async () => {
    const service = await serviceWith({ MAX_SUBSCRIPTIONS: '2' });
    const listen = async (token: string) => {
      const closing = new AbortController();
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...bearer(token) },
        body: JSON.stringify({ query }),
        signal: closing.signal,
      });
      return { response, close: () => closing.abort() };
    };
    const { token } = service.account;
    const client = createClient({
      url: `${service.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token },
      retryAttempts: 0,
    });
    const socket = client.iterate({ query });
    // Nothing acknowledges a subscription: it is open once the socket hears of a job. Asked for
    // sooner, another could take its place, and the socket's would be the one refused.
    const heard = socket.next();
    let open = false;
    void heard.then(() => {
      open = true;
    });
    await expect
      .poll(async () => {
        await START.GraphQL!(service, service.account);
        await cancelAny(service, service.account);
        return open;
      })
      .toBe(true);
    expect((await heard).value.errors).toBeUndefined();
    const waiting = socket.next();
    const first = await listen(token);
    expect(first.response.status).toBe(200);
    const { response } = await listen(token);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await response.text()).toContain(message);
    const refused = await client.iterate({ query }).next();
    expect(refused.value.errors).toEqual([{ message, extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 10 } }]);

    const other = await listen((await testAccount(service.db)).token);
    expect(other.response.status).toBe(200);
    first.close();
    let again = await listen(token);
    await expect
      .poll(async () => {
        if (again.response.status !== 200) again = await listen(token);
        return again.response.status;
      })
      .toBe(200);
    for (const each of [again, other]) each.close();
    await socket.return?.();
    await client.dispose();
    await waiting.catch(() => {});
    // the next test's backlog begins empty
    await service.db.job.deleteMany();
  });
});

describe('jobs at once [JOB-CONCURRENCY]', () => {
  test.each(SURFACES)('%s: one more is 429, and taken again once one has ended', async (_, start) => {
    const service = await serviceWith({ MAX_ACTIVE_JOBS: '2' });
    const account = await testAccount(service.db, { usd: 1, generations: 0 });
    for (let i = 0; i < 2; i++) expect((await start(service, account)).status).toBeLessThan(300);
    const refused = await start(service, account);
    expect(refused.status).toBe(429);
    expect(refused.words).toContain('maximum number of concurrent jobs (2)');
    expect(refused.wait).toBeGreaterThanOrEqual(1);
    expect((await balances(service.db, account.id)).account.usdMicros).toBe(1_000_000 - 16_000);
    await cancelAny(service, account);
    expect((await start(service, account)).status).toBeLessThan(300);
    // the next test's backlog begins empty
    await service.db.job.deleteMany();
  });
});

describe('work of all accounts [ERROR-529]', () => {
  test.each(SURFACES)('%s: more than the server takes on is 529', async (_, start) => {
    const service = await serviceWith({ MAX_BACKLOG: '2' });
    await service.db.job.deleteMany();
    const [first, second] = [await testAccount(service.db), await testAccount(service.db, { usd: 1, generations: 0 })];
    for (let i = 0; i < 2; i++) expect((await start(service, first)).status).toBeLessThan(300);
    // the backlog is counted a few times a second
    await new Promise((resolve) => setTimeout(resolve, 300));
    const refused = await start(service, second);
    expect(refused.status).toBe(529);
    expect(refused.words).toContain('takes no more than 2');
    expect(refused.wait).toBeGreaterThanOrEqual(1);
    expect((await balances(service.db, second.id)).account.usdMicros).toBe(1_000_000);
    await service.db.job.deleteMany();
  });

  test('v1 is told the same at once, though it waits for pictures', async () => {
    const service = await serviceWith({ MAX_BACKLOG: '1' });
    await START.GraphQL!(service, service.account);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { status, headers } = await service.call('POST', '/v1/generate-image-pixflux', PICTURE);
    expect(status).toBe(529);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    await service.db.job.deleteMany();
  });
});

describe('credit [ERROR-402]', () => {
  test('too little is 402 on every surface, and nothing is written', async () => {
    const service = await serviceWith({});
    await service.db.job.deleteMany();
    for (const [, start] of SURFACES) {
      const poor = await testAccount(service.db, { usd: 0.0079, generations: 0 });
      const refused = await start(service, poor);
      expect(refused.status).toBe(402);
      expect(refused.words).toContain('Insufficient credits: this costs $0.008 or 1 generation.');
      expect(await service.db.job.count({ where: { accountId: poor.id } })).toBe(0);
      expect(await service.db.ledgerEntry.count({ where: { accountId: poor.id, kind: 'HOLD' } })).toBe(0);
    }
    const v1 = await testAccount(service.db, { usd: 0, generations: 0 });
    expect((await service.call('POST', '/v1/generate-image-pixflux', PICTURE, bearer(v1.token))).status).toBe(402);
  });

  test('many requests at once never spend more than there is', async () => {
    const service = await serviceWith({});
    const account = await testAccount(service.db, { usd: 0.04, generations: 3 });
    const all = await Promise.all(Array.from({ length: 24 }, () => START['v2 REST']!(service, account)));
    expect(all.filter(({ status }) => status === 202)).toHaveLength(8);
    expect(all.filter(({ status }) => status === 402)).toHaveLength(16);
    expect(await balances(service.db, account.id)).toEqual({
      account: { usdMicros: 0, generations: 0 },
      ledger: { usdMicros: 0, generations: 0 },
    });
  });
});

describe('bodies', () => {
  test('larger than MAX_BODY_MB are 413 on every surface', async () => {
    const service = await serviceWith({ MAX_BODY_MB: '1' });
    const large = 'k'.repeat(2 ** 20);
    for (const [, start] of SURFACES) expect((await start(service, service.account, large)).status).toBe(413);
    const v1 = await service.call('POST', '/v1/generate-image-pixflux', { ...PICTURE, description: large });
    expect(v1.status).toBe(413);
    expect(v1.body).toEqual({ detail: 'The body should have at most 1048576 bytes' });
    // one that just fits is read
    const fits = await service.call('POST', '/v1/generate-image-pixflux', {
      ...PICTURE,
      description: 'k'.repeat(2 ** 20 - 100),
    });
    expect(fits.status).toBe(422);
  });
});
