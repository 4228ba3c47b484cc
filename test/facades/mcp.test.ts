import { request as httpRequest } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMcpHandler } from '../../facades/mcp/handler.ts';
import { fixtureDeps, serve } from './fixture-deps.ts';
import { asked, PNG } from './fixture-schema.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const handler = createMcpHandler({ ...fixtureDeps(), publicUrl: 'https://kiln.example' });
  server = await serve((app) => app.all('/mcp', handler));
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

async function connect(token = 'all') {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers } }));
  return client;
}
const call = async (name: string, input: Record<string, unknown>, token?: string) => {
  const client = await connect(token);
  const result = await client.callTool({ name, arguments: input });
  await client.close();
  return result;
};
const text = (value: string) => ({ type: 'text', text: value });

describe('a client of the 2025 line', () => {
  it('lists tools with their schemas and hints', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['get_pot', 'fire_pot', 'wait_pot']);
    expect(tools[1]).toEqual({
      name: 'fire_pot',
      title: 'Fire a pot',
      description: 'Fire a pot; returns its id at once.',
      inputSchema: {
        type: 'object',
        properties: {
          glaze: { type: 'string', minLength: 1, maxLength: 20, description: 'What covers it.' },
          shape: { type: 'string', enum: ['tall vase', 'bowl'], default: 'tall vase' },
          width: { type: 'integer', minimum: 4, maximum: 32 },
          height: { type: 'integer', minimum: 4, maximum: 32 },
          handles: {
            type: 'array',
            maxItems: 2,
            items: {
              type: 'object',
              properties: {
                bend: { type: 'number', maximum: 10, default: 1 },
                length: { type: 'number', minimum: 1 },
              },
              required: ['length'],
            },
          },
          lid: { type: 'boolean', default: false },
          seed: { type: 'integer', minimum: 0, maximum: 9 },
        },
        required: ['glaze', 'width', 'height'],
      },
      outputSchema: {
        type: 'object',
        properties: { id: { type: 'string' } },
        required: ['id'],
      },
      annotations: { title: 'Fire a pot', readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    });
    expect(tools[0]!.annotations).toEqual({ title: 'Get a pot', readOnlyHint: true, openWorldHint: false });
    await client.close();
  });

  it('answers with text and structure', async () => {
    expect(await call('fire_pot', { glaze: 'red', width: 16, height: 8 })).toEqual({
      content: [text('id: pot-red\nstatus: processing')],
      structuredContent: { id: 'pot-red' },
    });
  });

  it('shows images', async () => {
    const { content } = await call('get_pot', { pot_id: 'p1' });
    expect(content).toEqual([text('id: p1'), { type: 'image', data: PNG, mimeType: 'image/png' }]);
  });

  it.each([
    [
      'every wrong field',
      'fire_pot',
      { width: 'x', height: 99 },
      'all',
      'error: glaze: Field required\nerror: width: Input should be a valid integer\nerror: height: Input should be less than or equal to 32\nhint: Correct the fields that are named and call again.',
    ],
    [
      'what is not there',
      'get_pot',
      { pot_id: 'gone' },
      'all',
      'error: Not found\nhint: Check the id; things of other accounts and expired things are not found.',
    ],
    [
      'a missing scope',
      'fire_pot',
      {},
      'reader',
      'error: This token lacks the scope "objects:write" (it has: objects:read).\nhint: This token lacks the scope that the message names: use a token that has it.',
    ],
    [
      'the rate',
      'get_pot',
      { pot_id: 'p1' },
      'busy',
      'error: Too many requests\nhint: Wait the seconds that Retry-After names, then call again. (12 s)',
    ],
  ] as const)('is told %s', async (_name, tool, input, token, message) => {
    expect(await call(tool, input, token)).toEqual({ content: [text(message)], isError: true });
  });

  it('is told what was ignored', async () => {
    const { content } = await call('fire_pot', { glaze: 'red', width: 16, height: 8, image_size: 3, colour: 'x' });
    expect(content).toEqual([
      text(
        'id: pot-red\nstatus: processing\nnote: ignored unknown field "image_size"\nnote: ignored unknown field "colour"',
      ),
    ]);
  });

  it('refuses unknown tools', async () => {
    await expect(call('make_tea', {})).rejects.toThrow('Unknown tool: make_tea');
  });

  it('may not enter without a token', async () => {
    await expect(connect('wrong')).rejects.toThrow('Invalid API token');
  });

  it('hears progress before the result, each greater than the last', async () => {
    const client = await connect();
    const heard: unknown[] = [];
    const result = await client.callTool({ name: 'wait_pot', arguments: { glaze: 'red' } }, undefined, {
      onprogress: (progress) => heard.push(progress),
    });
    expect(heard).toEqual([
      { progress: 25, total: 100, message: 'drying' },
      { progress: 50, total: 100, message: 'burning' },
    ]);
    expect(result.content).toEqual([text('fired: red')]);
    await client.close();
  });
});

describe('a client of the 2026-07-28 line', () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const post = async (method: string, params: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer all',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': method,
        ...(typeof params.name === 'string' ? { 'mcp-name': params.name } : {}),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: { ...meta, ...more } } }),
    });
    const body = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return [JSON.parse(body)];
    return [...body.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1]!));
  };

  it('discovers, lists and calls', async () => {
    const [discovered] = await post('server/discover', {});
    expect(discovered.result.supportedVersions).toContain('2026-07-28');
    const [listed] = await post('tools/list', {});
    expect(listed.result.tools.map((tool: { name: string }) => tool.name)).toEqual(['get_pot', 'fire_pot', 'wait_pot']);
    const [called] = await post('tools/call', { name: 'fire_pot', arguments: { glaze: 'red', width: 16, height: 8 } });
    expect(called.result).toMatchObject({
      content: [text('id: pot-red\nstatus: processing')],
      structuredContent: { id: 'pot-red' },
    });
  });

  it('hears progress before the result', async () => {
    const messages = await post('tools/call', { name: 'wait_pot', arguments: { glaze: 'red' } }, { progressToken: 7 });
    expect(messages.map((m) => m.params ?? m.result.content)).toMatchObject([
      { progressToken: 7, progress: 25, total: 100, message: 'drying' },
      { progressToken: 7, progress: 50, total: 100, message: 'burning' },
      [text('fired: red')],
    ]);
  });
});

describe('the door', () => {
  const knock = (headers: Record<string, string>, method = 'POST') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const request = httpRequest(`${server.url}/mcp`, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks).toString() }),
        );
      });
      request.on('error', reject);
      request.end(method === 'POST' ? '{"jsonrpc":"2.0","id":1,"method":"ping"}' : undefined);
    });
  const fine = {
    authorization: 'Bearer all',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };

  it.each([
    ['a loopback host', {}, 200],
    ['the public host', { host: 'kiln.example' }, 200],
    ['the public origin', { origin: 'https://kiln.example' }, 200],
    ['a rebound host', { host: 'evil.example' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ] as const)('%s', async (_name, headers, status) => {
    expect((await knock({ ...fine, ...headers })).status).toBe(status);
  });

  it('asks for a token', async () => {
    const { status, headers, body } = await knock({ ...fine, authorization: '' });
    expect([status, headers['www-authenticate'], JSON.parse(body)]).toEqual([
      401,
      'Bearer',
      { detail: 'Not authenticated' },
    ]);
  });

  it('keeps no sessions', async () => {
    expect((await knock(fine, 'GET')).status).toBe(405);
    expect((await knock(fine, 'DELETE')).status).toBe(405);
  });
});
