import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { encodePng } from '../../src/pixels/index.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';

/** A worker that draws one flat colour in four steps; the seed is the colour. */
const fake = {
  ...fakeWorker,
  generateImage: async (
    payload: { width: number; height: number; seed: number },
    { progress }: { progress: (stage: string, fraction: number, preview?: Uint8Array) => void },
  ) => {
    const data = new Uint8ClampedArray(payload.width * payload.height * 4).fill(255);
    for (let i = 0; i < data.length; i += 4) data[i] = payload.seed % 256;
    const png = encodePng({ width: payload.width, height: payload.height, data });
    for (const [stage, fraction] of [
      ['understanding', 0.1],
      ['sketching', 0.4],
      ['shading', 0.7],
      ['finishing', 0.9],
    ] as const) {
      progress(stage, fraction, stage === 'understanding' ? undefined : png);
      await new Promise((r) => setTimeout(r, 20));
    }
    return {
      images: [
        {
          png,
          width: payload.width,
          height: payload.height,
          seed: payload.seed,
          engine: 'fake',
          brief: { drawnAs: 'a colour' },
          palette: ['#ffffff'],
        },
      ],
    };
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fake });
});
afterAll(() => api.close());

const size = { width: 64, height: 64 };
const GENERATE =
  'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } finished { id images { base64 width seed engine drawnAs url } usage { type usd } } } }';

describe('the spine', () => {
  test('v1, v2 and GraphQL give the same bytes', async () => {
    const v1 = await api.call('POST', '/v1/generate-image-pixflux', {
      description: 'knight',
      image_size: size,
      seed: 5,
    });
    expect(v1.body).toMatchObject({ usage: { type: 'usd', usd: 0.008 }, image: { type: 'base64' } });
    const v2 = await api.call('POST', '/v2/create-image-pixflux', { description: 'knight', image_size: size, seed: 5 });
    expect(v2.status).toBe(200);
    const gql = await api.graphql(GENERATE, { input: { description: 'knight', imageSize: size, seed: 5 } });
    expect(gql.errors).toBeUndefined();
    expect(v2.body.image.base64).toBe(v1.body.image.base64);
    expect(gql.data.generateImage.finished.images[0].base64).toBe(v1.body.image.base64);
    const png = await fetch(`${api.url}/images/${gql.data.generateImage.finished.images[0].url.split('/').at(-1)}`);
    expect(png.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await png.arrayBuffer()).toString('base64')).toBe(v1.body.image.base64);
  });

  test.each([
    ['GraphQL', 'POST', '/graphql', { query: '{ account { id } }' }],
    ['v2', 'GET', '/v2/balance', undefined],
  ] as const)('%s answers with the id that a request was logged by', async (_, method, path, body) => {
    const idOf = async (given: string) =>
      (await api.call(method, path, body, { 'x-request-id': given })).headers.get('x-request-id');
    expect(await idOf('proxy-7')).toBe('proxy-7');
    for (const wrong of ['with space', 'k'.repeat(129)]) expect(await idOf(wrong)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a background job is polled by v2', async () => {
    const { status, body } = await api.call('POST', '/v2/create-image-pixflux-background', {
      description: 'knight',
      image_size: size,
      seed: 9,
    });
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'processing', usage: { type: 'usd', usd: 0.008 } });
    await expect
      .poll(async () => (await api.call('GET', `/v2/background-jobs/${body.background_job_id}`)).body.status, {
        timeout: 5_000,
      })
      .toBe('completed');
    const done = await api.call('GET', `/v2/background-jobs/${body.background_job_id}`);
    expect(done.body.last_response).toMatchObject({ images: [{ type: 'base64', width: 64, height: 64 }], seed: 9 });
  });

  test('bounds are told by GraphQL in the words of REST', async () => {
    const { errors } = await api.graphql(
      'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }',
      {
        input: { description: 'knight', imageSize: { width: 5, height: 4000 } },
      },
    );
    expect(JSON.stringify(errors)).toMatch(/imageSize.*Input should be (greater|less) than or equal to/);
  });

  test('a subscription by WebSocket and one by SSE see every step and the end', async () => {
    const ws = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${api.account.token}` },
    });
    const all: string[] = [];
    const accountFeed = ws.iterate<{ jobs: { stage: string } }>({ query: 'subscription { jobs { stage jobId } }' });
    const feeding = (async () => {
      for await (const { data } of accountFeed) {
        all.push(data!.jobs.stage);
        if (data!.jobs.stage === 'completed') return;
      }
    })();
    await new Promise((r) => setTimeout(r, 200));
    const { data } = await api.graphql(
      'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }',
      { input: { description: 'knight', imageSize: size } },
    );
    const { id } = data.generateImage.job;
    const query = 'subscription ($id: ID!) { jobProgress(id: $id) { stage fraction status preview } }';
    const seen: string[] = [];
    let previews = 0;
    for await (const { data: d } of ws.iterate<{ jobProgress: { stage: string; preview: string | null } }>({
      query,
      variables: { id },
    })) {
      seen.push(d!.jobProgress.stage);
      if (d!.jobProgress.preview) previews++;
    }
    expect(seen.filter((s) => s !== 'queued' && s !== 'starting')).toEqual([
      'understanding',
      'sketching',
      'shading',
      'finishing',
      'completed',
    ]);
    expect(previews).toBe(3);
    await feeding;
    expect(all).toContain('sketching');
    await ws.dispose();
    const sse = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${api.account.token}`,
      },
      body: JSON.stringify({ query, variables: { id } }),
    });
    const text = await sse.text();
    for (const stage of ['sketching', 'completed']) expect(text).toContain(`"stage":"${stage}"`);
  });

  test('an assistant makes a map object, waits with progress, sees the picture', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${api.account.token}` } },
      }),
    );
    const { tools } = await client.listTools();
    expect(tools.map((t) => t.name)).toEqual(expect.arrayContaining(['create_map_object', 'get_map_object']));
    const made = (await client.callTool({
      name: 'create_map_object',
      arguments: { description: 'barrel', width: 64, height: 64, seed: 5 },
    })) as { content: { type: string; text: string }[]; structuredContent: { object_id: string } };
    expect(made.content[0]!.text).toMatch(/^id: [0-9a-f-]{36}\nstatus: processing \(~\d+s\)/);
    const progress: number[] = [];
    const got = (await client.callTool(
      { name: 'get_map_object', arguments: { object_id: made.structuredContent.object_id } },
      undefined,
      { onprogress: (p) => progress.push(p.progress) },
    )) as {
      content: { type: string; text?: string; data?: string; mimeType?: string }[];
    };
    expect(progress.length).toBeGreaterThanOrEqual(3);
    expect(got.content[0]!.text).toMatch(/^status: completed\nid: /);
    expect(got.content[1]).toMatchObject({ type: 'image', mimeType: 'image/png' });
    const download = await fetch(`${api.url}/mcp/map-objects/${made.structuredContent.object_id}/download`);
    expect(Buffer.from(await download.arrayBuffer()).toString('base64')).toBe(got.content[1]!.data);
    await client.close();
  });
});
