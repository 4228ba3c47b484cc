import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { readZip } from '../exports/read-zip.ts';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { bearer, callTool, polled } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

/** An account with a character, a state of it, and a map object. */
async function keeper() {
  const account = await testAccount(api.db);
  const auth = bearer(account.token);
  const ask = async (query: string, input: object = {}) => {
    const answer = await api.graphql(query, { input, ...input }, auth);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const done = async (tool: string, args: object) => {
    const { structured, text, isError } = await callTool(api, tool, args, auth);
    expect(isError, text).toBe(false);
    await polled(api, structured.job_id, auth);
    return structured;
  };
  const knight = await done('create_character', { description: 'a knight', size: 32, n_directions: 4 });
  const state = await done('create_character_state', {
    character_id: knight.character_id,
    edit_description: 'a blue cape',
  });
  const well = await done('create_map_object', { description: 'a knightly well', width: 32, height: 48 });
  const project = async (name: string, slug?: string) =>
    (await ask('mutation ($input: CreateProjectInput!) { createProject(input: $input) { id name slug } }', {
      name,
      ...(slug ? { slug } : {}),
    })) as { createProject: { id: string; name: string; slug: string } };
  return {
    account,
    auth,
    ask,
    done,
    project,
    knight: knight.character_id as string,
    state: state.character_id as string,
    well: well.object_id as string,
  };
}

describe('assets of all kinds', () => {
  test('are one list with the fields of each kind, newest first, in pages', async () => {
    const { ask, knight, state, well } = await keeper();
    const { assets } = await ask(`{ assets(first: 2) { totalCount pageInfo { hasNextPage endCursor } edges { node {
      __typename id kind name stateName groupId status review previewUrl downloadUrl images { label width }
      ... on Character { directions rotations { label } animations { groupId } } ... on MapObject { width height view expiresAt } } } } }`);
    expect(assets.totalCount).toBe(3);
    expect(assets.pageInfo.hasNextPage).toBe(true);
    const [object, second] = assets.edges.map(({ node }: { node: object }) => node);
    expect(object).toMatchObject({
      __typename: 'MapObject',
      id: well,
      kind: 'MAP_OBJECT',
      name: 'a knightly well',
      stateName: null,
      groupId: well,
      status: 'COMPLETED',
      review: false,
      width: 32,
      height: 48,
      view: 'high top-down',
      expiresAt: expect.stringMatching(/Z$/),
      images: [{ label: null, width: 32 }],
      downloadUrl: expect.stringMatching(`/mcp/map-objects/${well}/download$`),
      previewUrl: expect.stringContaining('/images/'),
    });
    expect(second).toMatchObject({
      __typename: 'Character',
      id: state,
      kind: 'CHARACTER',
      name: 'a knight',
      stateName: 'a blue cape',
      groupId: knight,
      directions: 4,
      animations: [],
      downloadUrl: expect.stringMatching(`/mcp/characters/${state}/download$`),
    });
    expect(second.rotations.map(({ label }: { label: string }) => label)).toEqual(['south', 'west', 'east', 'north']);
    const rest = await ask(
      `{ assets(first: 2, after: "${assets.pageInfo.endCursor}") { pageInfo { hasNextPage } edges { node { id } } } }`,
    );
    expect(rest.assets).toEqual({ pageInfo: { hasNextPage: false }, edges: [{ node: { id: knight } }] });
  });

  test('are found by kind, words, tags, group, status and project', async () => {
    const { ask, knight, state, well, project } = await keeper();
    const ids = async (args: string) =>
      (await ask(`{ assets(${args}) { totalCount edges { node { id } } } }`)).assets.edges.map(
        ({ node }: { node: { id: string } }) => node.id,
      );
    const { createProject } = await project('Quest');
    await ask('mutation ($input: UpdateAssetInput!) { updateAsset(input: $input) { id } }', {
      assetId: well,
      name: 'Old Well',
      tags: ['Water', 'water ', 'stone'],
      projectId: createProject.id,
    });
    const found = {
      'kinds: [CHARACTER]': [state, knight],
      'kinds: [CHARACTER, MAP_OBJECT], first: 2': [well, state],
      'search: "OLD w"': [well],
      'search: "knight"': [well, state, knight],
      'tags: ["WATER", "fire"]': [well],
      [`groupId: "${knight}"`]: [state, knight],
      [`projectId: "${createProject.id}"`]: [well],
      'status: COMPLETED, kinds: [MAP_OBJECT]': [well],
      'status: REVIEW': [],
      'status: FAILED': [],
      'status: PROCESSING': [],
    };
    for (const [args, expected] of Object.entries(found)) expect(await ids(args), args).toEqual(expected);
    const one = await ask(`{ asset(input: { assetId: "${well}" }) { name tags project { id assetCount } } }`);
    expect(one.asset).toEqual({
      name: 'Old Well',
      tags: ['Water', 'stone'],
      project: { id: createProject.id, assetCount: 1 },
    });
    // taken out of its project; what is not named stays
    await ask('mutation ($input: UpdateAssetInput!) { updateAsset(input: $input) { id } }', {
      assetId: well,
      projectId: null,
    });
    const after = await ask(`{ asset(input: { assetId: "${well}" }) { name tags project { id } } }`);
    expect(after.asset).toEqual({ name: 'Old Well', tags: ['Water', 'stone'], project: null });
  });

  test.each([
    ['{ assets(projectId: "x") { totalCount } }', 'projectId: Invalid UUID'],
    ['{ assets(groupId: "x") { edges { node { id } } } }', 'groupId: Invalid UUID'],
    ['{ assets(after: "R1BDOlM6YWJj") { edges { node { id } } } }', 'after: Invalid cursor'],
    ['{ assets(kinds: [TOY]) { totalCount } }', 'does not exist in "AssetKind" enum. Allowed: CHARACTER, '],
    ['{ characters(projectId: "x") { totalCount } }', 'projectId: Invalid UUID'],
  ])('%s is refused by name', async (query, message) => {
    const { errors } = await api.graphql(query);
    expect(errors?.[0]?.message).toContain(message);
  });

  test('go with rows and files, whatever they are', async () => {
    const { ask, well } = await keeper();
    const { jobId } = await api.db.asset.findUniqueOrThrow({ where: { id: well } });
    const remove = 'mutation ($input: AssetByIdInput!) { deleteAsset(input: $input) { assetId filesDeleted } }';
    expect((await ask(remove, { assetId: well })).deleteAsset).toEqual({ assetId: well, filesDeleted: 1 });
    expect(await api.db.asset.count({ where: { id: well } })).toBe(0);
    expect(await api.db.job.count({ where: { id: jobId! } })).toBe(0);
    expect(await api.db.image.count({ where: { jobId: jobId! } })).toBe(0);
    expect((await api.call('GET', `/mcp/map-objects/${well}/download`)).status).toBe(404);
  });

  test('one that needs no job is completed, and goes with the animations that hang on it', async () => {
    const { account, ask, knight } = await keeper();
    const made = await api.db.asset.findUniqueOrThrow({ where: { id: knight } });
    const { id } = await api.db.asset.create({
      data: { ...made, id: undefined, jobId: null, spec: {}, facts: made.facts as object, name: 'by hand' },
    });
    const shown = await ask(
      `{ asset(input: { assetId: "${id}" }) { status previewUrl images { id } preview { id } } }`,
    );
    expect(shown.asset).toEqual({ status: 'COMPLETED', previewUrl: null, images: [], preview: null });
    const { structured } = await callTool(
      api,
      'animate_character',
      { character_id: knight, action_description: 'hang' },
      bearer(account.token),
    );
    await api.db.assetAnimation.updateMany({
      where: { groupId: structured.animation_group_id },
      data: { assetId: id },
    });
    await ask('mutation ($input: AssetByIdInput!) { deleteAsset(input: $input) { assetId } }', { assetId: id });
    expect(await api.db.asset.count({ where: { id } })).toBe(0);
    expect(await api.db.job.count({ where: { id: { in: structured.job_ids } } })).toBe(0);
  });
});

test('onAssetChanged tells what happens to the assets of the account, and to no others', async () => {
  const { account, ask, auth, done, knight } = await keeper();
  const socket = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: account.token },
  });
  const query = 'subscription { onAssetChanged { change kind assetId asset { name ... on MapObject { width } } } }';
  interface Heard {
    onAssetChanged: { change: string; kind: string; assetId: string; asset: object | null };
  }
  const heard: Heard['onAssetChanged'][] = [];
  const events = socket.iterate<Heard>({ query });
  const listening = (async () => {
    for await (const { data } of events) heard.push(data!.onAssetChanged);
  })();
  const changes = (id: string) => heard.filter(({ assetId }) => assetId === id).map(({ change }) => change);
  // the subscription is there once something is heard
  await expect
    .poll(
      async () => {
        await ask('mutation ($input: UpdateAssetInput!) { updateAsset(input: $input) { id } }', {
          assetId: knight,
          tags: ['k'],
        });
        return changes(knight).length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
  await keeper();
  const chest = await done('create_map_object', { description: 'slow chest', width: 40, height: 40 });
  const id: string = chest.object_id;
  await expect.poll(() => changes(id)).toEqual(['CREATED', 'FINISHED']);
  await ask('mutation ($input: AssetByIdInput!) { deleteAsset(input: $input) { assetId } }', { assetId: id });
  await expect.poll(() => changes(id)).toEqual(['CREATED', 'FINISHED', 'DELETED']);
  const walk = { character_id: knight, template_animation_id: 'walking-8-frames', directions: ['south'] };
  const { structured } = await callTool(api, 'animate_character', walk, auth);
  await polled(api, structured.job_ids[0], auth);
  await expect.poll(() => changes(knight).slice(-2)).toEqual(['CHANGED', 'FINISHED']);
  const own = await api.db.asset.findMany({ where: { accountId: account.id }, select: { id: true } });
  const known = [id, ...own.map((row) => row.id)];
  expect(heard.filter(({ assetId }) => !known.includes(assetId))).toEqual([]);
  expect(heard.find(({ assetId, change }) => assetId === id && change === 'FINISHED')).toMatchObject({
    kind: 'MAP_OBJECT',
    asset: { name: 'slow chest', width: 40 },
  });
  expect(heard.find(({ change }) => change === 'DELETED')!.asset).toBeNull();
  await socket.dispose();
  await listening.catch(() => {});
});

test('any asset is a picture or a ZIP to whoever has its id', async () => {
  const { knight, well } = await keeper();
  const file = async (id: string) => {
    const res = await fetch(`${api.url}/mcp/assets/${id}/download`);
    const name = /filename="([^"]+)"/.exec(res.headers.get('content-disposition') ?? '')?.[1];
    return {
      status: res.status,
      type: res.headers.get('content-type'),
      name,
      bytes: Buffer.from(await res.arrayBuffer()),
    };
  };
  expect(await file(well)).toMatchObject({ status: 200, type: 'image/png', name: 'a-knightly-well.png' });
  const { bytes, ...zip } = await file(knight);
  expect(zip).toEqual({ status: 200, type: 'application/zip', name: 'a-knight.zip' });
  const files = readZip(bytes);
  expect(files.map(({ path }) => path)).toEqual(['south.png', 'west.png', 'east.png', 'north.png', 'metadata.json']);
  expect(JSON.parse(String(files[4]!.bytes))).toMatchObject({
    character: { id: knight, name: 'a knight', prompt: 'a knight' },
    pictures: [{ file: 'south.png', label: 'south' }, {}, {}, {}],
  });
  expect((await file(randomUUID())).status).toBe(404);
});

describe('projects', () => {
  test('have a name and a slug that no other of the account has', async () => {
    const { ask, project, auth } = await keeper();
    const slugs = [];
    for (const name of ['Müller’s Quest II', 'Müller’s Quest II', '???', 'Müller’s Quest II'])
      slugs.push((await project(name)).createProject.slug);
    expect(slugs).toEqual(['muller-s-quest-ii', 'muller-s-quest-ii-2', 'project', 'muller-s-quest-ii-3']);
    const input = { name: 'k', slug: 'project' };
    const again = await api.graphql(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { input },
      auth,
    );
    expect(again.errors?.[0]).toMatchObject({
      message: 'Another project of this account has the slug "project".',
      extensions: { code: 'CONFLICT' },
    });
    // another account may have it
    expect((await (await keeper()).project('k', 'project')).createProject.slug).toBe('project');
    const { projects } = await ask('{ projects { totalCount edges { node { slug } } } }');
    expect(projects.totalCount).toBe(4);
    expect(projects.edges[0].node.slug).toBe('muller-s-quest-ii-3');
  });

  test.each([
    ['an empty name', { name: ' ' }],
    ['a slug with blanks', { name: 'k', slug: 'a b' }],
    ['a slug in upper case', { name: 'k', slug: 'Quest' }],
    ['a slug that ends with a hyphen', { name: 'k', slug: 'quest-' }],
  ])('refuse %s', async (_, input) => {
    const { errors } = await api.graphql(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { input },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('take in what is made, are filters of lists, and leave their assets when they go', async () => {
    const { ask, project, auth, done } = await keeper();
    const { id } = (await project('Quest')).createProject;
    const elf = await done('create_character', { description: 'an elf', project_id: id });
    const state = await done('create_character_state', {
      character_id: elf.character_id,
      edit_description: 'with a bow',
    });
    const { body } = await api.call('POST', '/v2/map-objects', { description: 'a tree', project_id: id }, auth);
    const names = (await ask(`{ assets(projectId: "${id}") { edges { node { id } } } }`)).assets.edges.map(
      ({ node }: { node: { id: string } }) => node.id,
    );
    // a state is in its source's project
    expect(names).toEqual([body.object_id, state.character_id, elf.character_id]);
    const listed = await callTool(api, 'list_characters', { project_id: id }, auth);
    expect(listed.structured.total).toBe(2);
    expect((await api.call('GET', `/v2/characters?project_id=${id}`, undefined, auth)).body.total).toBe(2);
    const renamed = await ask(
      'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { name slug assetCount } }',
      { projectId: id, name: 'Quest 2', slug: 'quest-two' },
    );
    expect(renamed.updateProject).toEqual({ name: 'Quest 2', slug: 'quest-two', assetCount: 3 });
    const gone = await ask('mutation ($input: ProjectByIdInput!) { deleteProject(input: $input) { assetsKept } }', {
      projectId: id,
    });
    expect(gone.deleteProject).toEqual({ assetsKept: 3 });
    const left = await api.db.asset.findUniqueOrThrow({ where: { id: elf.character_id } });
    expect(left.projectId).toBeNull();
  });
});
