import { randomUUID } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';
import { balances, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { bearer, callTool, polled } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

const EIGHT = ['south', 'west', 'east', 'north', 'south-east', 'north-east', 'north-west', 'south-west'];
const linesOf = (text: string) => Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/, 2)));
const pathOf = (url: string) => new URL(url).pathname;
type Args = Record<string, unknown>;

/** Starts a character; `done` once its job has ended. */
async function made(args: Args = {}, headers?: Record<string, string>) {
  const { structured, text } = await callTool(api, 'create_character', { description: 'a knight', ...args }, headers);
  expect(structured, text).toBeDefined();
  return structured as { character_id: string; job_id: string };
}
async function done(args: Args = {}, headers?: Record<string, string>) {
  const started = await made(args, headers);
  await polled(api, started.job_id, headers);
  return started;
}

describe('create and get by tools', () => {
  // covers: CHAR-CREATE CHAR-GET CHAR-GET-PREVIEW CHAR-RECORD CHAR-STATUS MCP-NONBLOCKING
  test('the id at once, then processing, then pictures', async () => {
    const began = performance.now();
    const created = await callTool(api, 'create_character', { description: 'slow knight', name: 'Sir Slow' });
    expect(performance.now() - began).toBeLessThan(5_000);
    const { character_id: id, job_id: job } = created.structured;
    expect(linesOf(created.text)).toMatchObject({ id, job });
    expect(created.text).toMatch(/^status: processing \(~\d+s\)$/m);
    expect(created.text).toContain(`hint: get_character(character_id="${id}")`);

    const early = await callTool(api, 'get_character', { character_id: id });
    expect(early.text).toMatch(/^status: processing \d+% \(.+, ~\d+s\)$/m);
    expect(linesOf(early.text)).toMatchObject({ id, name: 'Sir Slow' });
    expect(early.text).toMatch(/^hint: /m);
    expect(early.images).toEqual([]);
    expect(early.structured).toMatchObject({ status: 'processing', rotation_urls: {}, download_url: null });

    await polled(api, job);
    const { text, images, structured } = await callTool(api, 'get_character', { character_id: id });
    expect(linesOf(text)).toMatchObject({ status: 'completed', id, rotations: '8', animations: 'none' });
    expect(linesOf(text).download).toMatch(new RegExp(`/mcp/characters/${id}/download$`));
    expect(Object.keys(structured.rotation_urls).sort()).toEqual([...EIGHT].sort());
    expect(images).toHaveLength(1);
    // the links are keys of their own
    const south = await fetch(api.url + pathOf(structured.rotation_urls.south));
    expect(south.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await south.arrayBuffer()).toString('base64')).toBe(images[0]);
    const bare = await callTool(api, 'get_character', { character_id: id, include_preview: false });
    expect([bare.images, bare.text]).toEqual([[], text]);
  });

  // covers: CHAR-GET-FAILED
  test('failed says why and what to do, and costs nothing', async () => {
    const before = await balances(api.db, api.account.id);
    const { character_id: id } = await done({ description: 'broken' });
    const { text, isError } = await callTool(api, 'get_character', { character_id: id });
    expect(isError).toBe(false);
    expect(linesOf(text)).toMatchObject({ status: 'failed', error: 'This cannot be drawn.' });
    expect(linesOf(text).hint).toMatch(/create_character/);
    expect(await balances(api.db, api.account.id)).toEqual(before);
  });

  // covers: CHAR-QUADRUPED-IDS
  test('a quadruped tells the template animations of its skeleton', async () => {
    const { character_id: id } = await done({ description: 'a dog', body_type: 'quadruped', template: 'dog' });
    const { text, structured } = await callTool(api, 'get_character', { character_id: id });
    const ids = [
      'walk-4-frames',
      'walk-6-frames',
      'walk-8-frames',
      'running-4-frames',
      'running-6-frames',
      'running-8-frames',
      'fast-walk',
      'sneaking',
      'idle',
      'bark',
    ];
    expect(linesOf(text)['template animations']).toBe(ids.join(', '));
    expect(structured.template_animation_ids).toEqual(ids);
  });

  test('what was understood is told, with the words that nothing was made of, by the tool and by v2', async () => {
    const { character_id: id, job_id: jobId } = await done({ description: 'a knight with a zweebox' });
    await api.db.image.updateMany({ where: { jobId }, data: { brief: { drawnAs: 'a knight', unknown: ['zweebox'] } } });
    const { text, structured } = await callTool(api, 'get_character', { character_id: id });
    expect(linesOf(text)).toMatchObject({ 'drawn as': 'a knight', 'unknown words': 'zweebox' });
    const told = { drawn_as: 'a knight', unknown_words: ['zweebox'] };
    expect(structured).toMatchObject(told);
    expect((await api.call('GET', `/v2/characters/${id}`)).body).toMatchObject(told);
  });

  test('a number of sides that there is not is refused with those that there are', async () => {
    const { text } = await callTool(api, 'create_character', { description: 'a knight', n_directions: 3 });
    expect(text).toContain('error: n_directions: Input should be 4 or 8');
  });

  test('nothing of that id', async () => {
    for (const tool of ['get_character', 'delete_character'])
      expect((await callTool(api, tool, { character_id: randomUUID() })).text).toMatch(
        /^error: Character .* not found\n/,
      );
  });
});

// covers: MCP-HTTP CHAR-PROGRESS
test('an MCP client sees progress and gets the finished character', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${api.account.token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), { requestInit }));
  const created = await client.callTool({ name: 'create_character', arguments: { description: 'slow knight' } });
  const { character_id: id } = created.structuredContent as { character_id: string };
  const told: { progress: number; message?: string | undefined }[] = [];
  const result = await client.callTool({ name: 'get_character', arguments: { character_id: id } }, undefined, {
    onprogress: (progress) => told.push(progress),
  });
  const content = result.content as { type: string; text?: string; mimeType?: string }[];
  expect(content[0]!.text).toMatch(/^status: completed/);
  expect(content[1]).toMatchObject({ type: 'image', mimeType: 'image/png' });
  expect(told.map(({ progress }) => progress)).toEqual([...told.map(({ progress }) => progress)].sort((a, b) => a - b));
  for (const direction of EIGHT) expect(told.map(({ message }) => message)).toContain(`drawing: ${direction}`);
  await client.close();
});

// covers: CHAR-SUBSCRIPTION
test('a GraphQL subscription sees every rotation as it is done', async () => {
  const { data } = await api.graphql(
    `mutation { createCharacter(input: { description: "a knight" }) { price { generations } character { id status } job { id } } }`,
  );
  expect(data.createCharacter.price).toEqual({ generations: 1 });
  const socket = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${api.account.token}` },
  });
  const labels: string[] = [];
  let status = '';
  for await (const { data: event } of socket.iterate<{
    jobProgress: { label: string | null; preview: string | null; status: string };
  }>({
    query: 'subscription ($id: ID!) { jobProgress(id: $id) { label preview status } }',
    variables: { id: data.createCharacter.job.id },
  })) {
    const { label, preview } = event!.jobProgress;
    if (label) {
      expect(preview).toMatch(/^iVBOR/);
      labels.push(label);
    }
    status = event!.jobProgress.status;
  }
  await socket.dispose();
  expect(labels).toEqual(EIGHT);
  expect(status).toBe('COMPLETED');
  const character = await api.graphql(
    'query ($id: String!) { character(input: { characterId: $id }) { status directions settings templateAnimationIds rotations { label keypoints } job { character { id } } } }',
    { id: data.createCharacter.character.id },
  );
  expect(character.errors).toBeUndefined();
  const { rotations, settings, job } = character.data.character;
  expect(rotations.map(({ label }: { label: string }) => label)).toEqual(EIGHT);
  expect(settings).toMatchObject({ description: 'a knight', size: 48, hasReferenceImage: false });
  expect(settings).not.toHaveProperty('referenceImage');
  expect(job.character.id).toBe(data.createCharacter.character.id);
});

const Usage = z.strictObject({ type: z.literal('usd'), usd: z.literal(0), generations: z.null() });
const Summary = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  state_name: z.string().nullable(),
  prompt: z.string(),
  size: z.strictObject({ width: z.number(), height: z.number() }),
  directions: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  animation_count: z.number(),
  template_id: z.string(),
  view: z.string(),
  status: z.string(),
  preview_url: z.string(),
  tags: z.array(z.string()),
  group_id: z.uuid(),
});

describe('v2', () => {
  // covers: V2-CHAR-GET V2-CHAR-JOB
  test('created, polled, and got with every rotation', async () => {
    const created = await api.call('POST', '/v2/create-character-with-8-directions', {
      description: 'a knight',
      image_size: { width: 48, height: 48 },
    });
    const { character_id: id, background_job_id: jobId, usage } = created.body;
    expect(usage).toEqual({ type: 'usd', usd: 0.008, generations: null });
    const job = await polled(api, jobId);
    expect(job).toMatchObject({ status: 'completed', usage });
    expect(job.last_response).toMatchObject({ type: 'message_done', character_id: id, uploaded_directions: EIGHT });
    expect(job.last_response.images).toHaveLength(8);
    const { status, body } = await api.call('GET', `/v2/characters/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      name: 'a knight',
      prompt: 'a knight',
      size: { width: 68, height: 68 },
      directions: 8,
      template_id: 'mannequin',
      view: 'low top-down',
      status: 'completed',
      group_id: id,
      state_name: null,
      animation_count: 0,
      tags: [],
      guidance: 8,
      ai_freedom: 0,
      style_settings: { outline: null, shading: null, detail: null, isometric: false },
    });
    expect(body.rotation_urls).toEqual(job.last_response.storage_urls);
    expect(Object.keys(body.skeletons).sort()).toEqual([...EIGHT].sort());
    expect(body.skeletons.south[0]).toEqual({ label: 'NOSE', x: 34, y: 68 / 3, z_index: 1 });
  });

  // covers: V2-CHAR-LIST
  test('listed with limit, offset and total', async () => {
    const account = await testAccount(api.db);
    const headers = bearer(account.token);
    const get = (query: string) => api.call('GET', `/v2/characters${query}`, undefined, headers);
    expect((await get('')).body).toEqual({
      usage: { type: 'usd', usd: 0, generations: null },
      characters: [],
      total: 0,
    });
    for (const name of ['one', 'two', 'three']) await done({ name }, headers);
    const { body } = await get('?limit=2&offset=1');
    expect(Usage.parse(body.usage)).toBeDefined();
    expect(
      z
        .array(Summary)
        .parse(body.characters)
        .map(({ name }) => name),
    ).toEqual(['two', 'one']);
    expect(body.total).toBe(3);
    expect(body.characters[0].preview_url).toMatch(/^http.*\/images\//);
    for (const [query, place] of [
      ['?limit=0', 'limit'],
      ['?limit=101', 'limit'],
      ['?offset=-1', 'offset'],
    ] as const) {
      const wrong = await get(query);
      expect([wrong.status, wrong.body.detail[0].loc]).toEqual([422, ['query', place]]);
    }
  });
});

describe('lists', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = bearer((await testAccount(api.db, { usd: 1000 })).token);
    for (let i = 0; i < 12; i++) {
      const { character_id: id } = await made(
        { name: `Figure ${i}`, description: i % 2 ? 'an ELF' : 'an orc' },
        headers,
      );
      const tags = i % 3 === 0 ? ['Boss', 'red'] : i % 3 === 1 ? ['minor'] : [];
      await callTool(api, 'update_character_tags', { character_id: id, tags }, headers);
    }
  });
  const list = async (args: Args) => (await callTool(api, 'list_characters', args, headers)).structured;
  const names = async (args: Args) => (await list(args)).characters.map(({ name }: { name: string }) => name);

  // covers: CHAR-LIST CHAR-LIST-TAGS CHAR-LIST-SEARCH
  test('ten at first, newest first, one line each', async () => {
    const { text } = await callTool(api, 'list_characters', {}, headers);
    const [total, ...lines] = text.split('\n');
    expect(total).toBe('total: 12');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(/^[0-9a-f-]{36} \| .*"Figure 11"/);
    expect(await names({ offset: 10 })).toEqual(['Figure 1', 'Figure 0']);
    expect(await names({ limit: 1 })).toEqual(['Figure 11']);
  });

  test('any of the tags, whatever their case', async () => {
    expect((await list({ tags: 'BOSS' })).total).toBe(4);
    expect((await list({ tags: 'minor, boss' })).total).toBe(8);
    expect((await list({ tags: 'nothing' })).total).toBe(0);
  });

  test('search in name and description, whatever its case', async () => {
    expect((await list({ search: 'elf' })).total).toBe(6);
    expect(await names({ search: 'FIGURE 1', limit: 100 })).toEqual(['Figure 11', 'Figure 10', 'Figure 1']);
    expect((await list({ search: '%' })).total).toBe(0);
    expect((await list({ search: 'elf', tags: 'boss' })).total).toBe(2);
  });

  test('by cursor on GraphQL', async () => {
    const query =
      'query ($after: String) { characters(first: 5, after: $after, tags: ["boss", "minor"]) { totalCount pageInfo { hasNextPage endCursor } edges { node { name previewUrl } } } }';
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { data, errors } = await api.graphql(query, { after }, headers);
      expect(errors).toBeUndefined();
      expect(data.characters.totalCount).toBe(8);
      seen.push(...data.characters.edges.map(({ node }: { node: { name: string } }) => node.name));
      after = data.characters.pageInfo.hasNextPage ? data.characters.pageInfo.endCursor : undefined;
    } while (after);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    expect(seen[0]).toBe('Figure 10');
  });
});

// covers: CHAR-TAGS TAG-RULES V2-CHAR-TAGS
describe('tags', () => {
  let id: string;
  beforeAll(async () => {
    id = (await made()).character_id;
  });
  const tag = (tags: unknown) => api.call('PATCH', `/v2/characters/${id}/tags`, { tags });

  test('are trimmed, and of those that differ by case the first stays', async () => {
    const { status, body } = await tag([' Hero ', 'hero', 'chapter 1', 'HERO']);
    expect(status).toBe(200);
    expect(body).toEqual({ usage: { type: 'usd', usd: 0, generations: null }, tags: ['Hero', 'chapter 1'] });
    expect((await tag(['new'])).body.tags).toEqual(['new']);
    const cleared = await callTool(api, 'update_character_tags', { character_id: id, tags: [] });
    expect(linesOf(cleared.text)).toEqual({ id, tags: 'none' });
  });

  test('at most 20 of at most 50 characters', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `tag ${i}`);
    expect((await tag(many(20))).body.tags).toHaveLength(20);
    // the same ones twice are 20
    expect((await tag([...many(20), 'TAG 3'])).body.tags).toHaveLength(20);
    const tooMany = await tag(many(21));
    expect([tooMany.status, tooMany.body.detail[0].loc, tooMany.body.detail[0].msg]).toEqual([
      422,
      ['body', 'tags'],
      'at most 20 tags',
    ]);
    expect((await tag(['k'.repeat(50), `  ${'m'.repeat(50)}  `])).status).toBe(200);
    for (const wrong of [['k'.repeat(51)], ['  '], [''], [5], 'hero', null, undefined])
      expect((await tag(wrong)).status, JSON.stringify(wrong)).toBe(422);
  });
});

// covers: CHAR-DELETE V2-CHAR-DELETE
describe('a deleted character', () => {
  const rows = async (id: string, jobs: string[]) => ({
    characters: await api.db.asset.count({ where: { id } }),
    animations: await api.db.assetAnimation.count({ where: { assetId: id } }),
    jobs: await api.db.job.count({ where: { id: { in: jobs } } }),
    images: await api.db.image.count({ where: { jobId: { in: jobs } } }),
    events: await api.db.jobEvent.count({ where: { jobId: { in: jobs } } }),
  });
  const NOTHING = { characters: 0, animations: 0, jobs: 0, images: 0, events: 0 };

  test('leaves no row and no file, and is found nowhere', async () => {
    const { character_id: id, job_id: job } = await done();
    const { job_id: other } = await done();
    // an animation of it, drawn by a job of its own
    await api.db.assetAnimation.create({
      data: {
        assetId: id,
        groupId: randomUUID(),
        jobId: other,
        direction: 'south',
        type: 'walk',
        mode: 'template',
        frameCount: 8,
      },
    });
    await api.db.asset.delete({ where: { jobId: other } });
    const images = await api.db.image.findMany({ where: { jobId: { in: [job, other] } } });
    expect(images).toHaveLength(16);
    const { status, body } = await api.call('DELETE', `/v2/characters/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      usage: { type: 'usd', usd: 0, generations: null },
      success: true,
      character_id: id,
      files_deleted: 16,
      animations_deleted: 1,
      error: null,
    });
    expect(await rows(id, [job, other])).toEqual(NOTHING);
    expect(await api.db.blob.count({ where: { key: { in: images.map(({ blobKey }) => blobKey) } } })).toBe(0);
    for (const { id: image } of images) expect((await fetch(`${api.url}/images/${image}`)).status).toBe(404);
    // what was charged stays charged
    expect(await api.db.ledgerEntry.count({ where: { jobId: job } })).toBe(2);
    for (const [method, path] of [
      ['GET', `/v2/characters/${id}`],
      ['DELETE', `/v2/characters/${id}`],
      ['GET', `/v2/background-jobs/${job}`],
    ] as const)
      expect((await api.call(method, path)).status).toBe(404);
  });

  // covers: CHAR-DELETE-RUNNING
  test('that was still being drawn is stopped and not charged', async () => {
    const before = await balances(api.db, api.account.id);
    const { character_id: id, job_id: job } = await made({ description: 'hang' });
    await expect.poll(async () => (await api.db.job.findUnique({ where: { id: job } }))?.status).toBe('RUNNING');
    expect((await balances(api.db, api.account.id)).account).not.toEqual(before.account);
    const { text } = await callTool(api, 'delete_character', { character_id: id });
    expect(linesOf(text)).toMatchObject({ id, status: 'deleted', files: '0' });
    expect(await rows(id, [job])).toEqual(NOTHING);
    expect(await balances(api.db, api.account.id)).toEqual(before);
    // the worker is free again
    await done();
  });
});

test('a repeated key is one character', async () => {
  const body = { description: 'a knight', image_size: { width: 32, height: 32 } };
  const ask = () =>
    api.call('POST', '/v2/create-character-with-4-directions', body, { 'idempotency-key': 'one character' });
  const [first, second] = [await ask(), await ask()];
  expect(second.body).toEqual(first.body);
});
