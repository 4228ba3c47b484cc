import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callTool, polled } from '../contract/surfaces.ts';
import type { startTestApi, TestApi } from '../setup/api.ts';

/**
 * What CONTRIBUTING.md says of a new noun is true: these files, and a line where each is listed, in a copy of the
 * sources.
 */
const FILES = path.join(import.meta.dirname, 'files');
const REGISTRIES: readonly (readonly [file: string, before: string, line: string])[] = [
  ['schema/index.ts', "import './character/animate.ts';", "import './toy/create.ts';"],
  ['src/jobs/kinds/index.ts', 'import { inpaint }', "import { drawToy } from './draw-toy.ts';"],
  ['src/jobs/kinds/index.ts', '  estimateSkeleton,\n', '  drawToy,'],
  ['workers/handlers/index.ts', 'import { inpaint }', "import { drawToy } from './draw-toy.ts';"],
  ['workers/handlers/index.ts', '  estimateSkeleton,\n', '  drawToy,'],
];

const copy = mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-toy-'));
let api: TestApi;

beforeAll(async () => {
  for (const room of ['schema', 'src', 'facades', 'workers', 'test/setup', 'package.json'])
    cpSync(room, path.join(copy, room), { recursive: true });
  for (const room of ['node_modules', 'models']) symlinkSync(path.resolve(room), path.join(copy, room));
  cpSync(FILES, copy, { recursive: true });
  for (const [file, before, line] of REGISTRIES) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect(text, file).toContain(before);
    writeFileSync(path.join(copy, file), text.replace(before, `${line}\n${before}`));
  }
  const setup = (await import(path.join(copy, 'test/setup/api.ts'))) as { startTestApi: typeof startTestApi };
  const kinds = (await import(path.join(copy, 'workers/handlers/draw-toy.ts'))) as { drawToy: never };
  api = await setup.startTestApi({ worker: { drawToy: kinds.drawToy } as never });
});
afterAll(async () => {
  await api?.close();
  rmSync(copy, { recursive: true, force: true });
});

test('a noun is at most four new files and 120 lines', () => {
  const files = readdirSync(FILES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const lines = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').split('\n'));
  expect(files.length).toBeLessThanOrEqual(4);
  expect(lines.reduce((sum, { length }) => sum + length - 1, 0)).toBeLessThanOrEqual(120);
});

test('its documents are generated', async () => {
  const { GENERATED } = (await import(
    path.join(copy, 'facades/generate.ts')
  )) as typeof import('../../facades/generate.ts');
  const { schema } = (await import(path.join(copy, 'schema/index.ts'))) as typeof import('../../schema/index.ts');
  const text = (file: string) => GENERATED[file]!(schema);
  expect(text('schema/schema.graphql')).toContain('type Toy implements Asset {');
  const { paths } = JSON.parse(text('facades/generated/openapi.v2.json'));
  expect(Object.keys(paths['/toys'])).toEqual(['get', 'post']);
  expect(Object.keys(paths['/toys/{toy_id}'])).toEqual(['get', 'delete']);
  expect(Object.keys(paths['/toys/{toy_id}/tags'])).toEqual(['patch']);
  const tools = JSON.parse(text('facades/generated/mcp-tools.json')).tools.map(({ name }: { name: string }) => name);
  expect(tools).toEqual(
    expect.arrayContaining(['create_toy', 'get_toy', 'list_toys', 'delete_toy', 'update_toy_tags']),
  );
});

/** The same five verbs, whatever the surface. */
interface Ways {
  readonly create: () => Promise<{ id: string; jobId: string }>;
  readonly tag: (id: string, tags: readonly string[]) => Promise<readonly string[]>;
  readonly get: (id: string) => Promise<{ id: string; status: string }>;
  readonly list: () => Promise<{ total: number; ids: readonly string[] }>;
  readonly remove: (id: string) => Promise<number>;
  readonly isGone: (id: string) => Promise<boolean>;
}

const graphql = async (query: string, input: object) => {
  const { data, errors } = await api.graphql(query, { input });
  return { data, code: errors?.[0]?.extensions.code };
};
const WAYS: Readonly<Record<string, Ways>> = {
  GraphQL: {
    create: async () => {
      const query = 'mutation ($input: CreateToyInput!) { createToy(input: $input) { toy { id } job { id } } }';
      const { createToy } = (await graphql(query, { description: 'a toy' })).data;
      return { id: createToy.toy.id, jobId: createToy.job.id };
    },
    tag: async (toyId, tags) => {
      const query = 'mutation ($input: UpdateToyTagsInput!) { updateToyTags(input: $input) { tags } }';
      return (await graphql(query, { toyId, tags })).data.updateToyTags.tags;
    },
    get: async (toyId) => {
      const query = 'query ($input: ToyByIdInput!) { toy(input: $input) { id status kind size images { width } } }';
      const { images, ...toy } = (await graphql(query, { toyId })).data.toy;
      expect([toy.kind, toy.size, images]).toEqual(['TOY', 16, [{ width: 16 }]]);
      return { id: toy.id, status: toy.status.toLowerCase() };
    },
    list: async () => {
      const { toys } = (await graphql('{ toys { totalCount edges { node { id } } } }', {})).data;
      return { total: toys.totalCount, ids: toys.edges.map(({ node }: { node: { id: string } }) => node.id) };
    },
    remove: async (toyId) => {
      const query = 'mutation ($input: ToyByIdInput!) { deleteToy(input: $input) { filesDeleted } }';
      return (await graphql(query, { toyId })).data.deleteToy.filesDeleted;
    },
    isGone: async (toyId) =>
      (await graphql('query ($input: ToyByIdInput!) { toy(input: $input) { id } }', { toyId })).code === 'NOT_FOUND',
  },
  v2: {
    create: async () => {
      const { status, body } = await api.call('POST', '/v2/toys', { description: 'a toy' });
      expect([status, body.status]).toEqual([202, 'processing']);
      return { id: body.toy_id, jobId: body.background_job_id };
    },
    tag: async (id, tags) => (await api.call('PATCH', `/v2/toys/${id}/tags`, { tags })).body.tags,
    get: async (id) => (await api.call('GET', `/v2/toys/${id}`)).body,
    list: async () => {
      const { total, toys } = (await api.call('GET', '/v2/toys')).body;
      return { total, ids: toys.map(({ id }: { id: string }) => id) };
    },
    remove: async (id) => (await api.call('DELETE', `/v2/toys/${id}`)).body.files_deleted,
    isGone: async (id) => (await api.call('GET', `/v2/toys/${id}`)).status === 404,
  },
  MCP: {
    create: async () => {
      const { structured, text } = await callTool(api, 'create_toy', { description: 'a toy' });
      expect(text).toContain(`hint: get_toy(toy_id="${structured.toy_id}")`);
      return { id: structured.toy_id, jobId: structured.job_id };
    },
    tag: async (toy_id, tags) => (await callTool(api, 'update_toy_tags', { toy_id, tags })).structured.tags,
    get: async (toy_id) => (await callTool(api, 'get_toy', { toy_id })).structured,
    list: async () => {
      const { total, toys } = (await callTool(api, 'list_toys', {})).structured;
      return { total, ids: toys.map(({ id }: { id: string }) => id) };
    },
    remove: async (toy_id) => (await callTool(api, 'delete_toy', { toy_id })).structured.files_deleted,
    isGone: async (toy_id) => /not found/.test((await callTool(api, 'get_toy', { toy_id })).text),
  },
};

describe('a toy is made, tagged, shown, listed and deleted', () => {
  test.each(Object.entries(WAYS))('by %s', async (_, { create, tag, get, list, remove, isGone }) => {
    const { id, jobId } = await create();
    expect(await polled(api, jobId)).toMatchObject({ status: 'completed', last_response: { toy_id: id } });
    expect(await tag(id, ['Red', ' red ', 'new'])).toEqual(['Red', 'new']);
    expect(await get(id)).toMatchObject({ id, status: 'completed' });
    expect(await list()).toEqual({ total: 1, ids: [id] });
    const file = await fetch(`${api.url}/mcp/assets/${id}/download`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await remove(id)).toBe(1);
    expect(await isGone(id)).toBe(true);
    expect(await list()).toEqual({ total: 0, ids: [] });
    expect(await api.db.job.count({ where: { id: jobId } })).toBe(0);
  });
});
