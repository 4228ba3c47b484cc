import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expire } from '../../src/jobs/sweep.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, polled, rpc } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const barrel = { description: 'barrel', width: 64, height: 48 };
const linesOf = (text: string) => Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/, 2)));
const made = async (description = 'barrel') => {
  const { structured } = await callTool(api, 'create_map_object', { ...barrel, description });
  return structured as { object_id: string; job_id: string };
};

describe('the protocol', () => {
  // covers: MCP-HTTP MCP-NAMES
  test('tools are listed by their names with schemas', async () => {
    const { message } = await rpc(api, 'tools/list', {});
    const { tools } = message.result as { tools: { name: string; inputSchema: { required?: string[] } }[] };
    expect(Object.fromEntries(tools.map((tool) => [tool.name, tool.inputSchema.required?.sort()]))).toEqual({
      create_character: ['description'],
      get_character: ['character_id'],
      list_characters: undefined,
      delete_character: ['character_id'],
      update_character_tags: ['character_id', 'tags'],
      animate_character: ['character_id'],
      delete_animation: ['character_id'],
      create_character_state: ['character_id', 'edit_description'],
      create_map_object: ['description'],
      create_project: ['name'],
      create_map: ['tileset_ids'],
      get_map: ['map_id'],
      list_maps: undefined,
      edit_map: ['map_id', 'operations'],
      view_map: ['map_id'],
      delete_map: ['map_id'],
      place_map_object: ['map_id', 'x', 'y'],
      list_map_objects: ['map_id'],
      move_map_object: ['map_id', 'placement_id', 'x', 'y'],
      remove_map_object: ['map_id', 'placement_id'],
      get_map_object: ['object_id'],
      create_1_direction_object: ['description'],
      create_8_direction_object: ['description'],
      create_object_state: ['edit_description', 'object_id'],
      animate_object: ['object_id'],
      select_object_frames: ['indices', 'object_id'],
      dismiss_review: ['object_id'],
      get_object: ['object_id'],
      list_objects: undefined,
      delete_object: ['object_id'],
      update_object_tags: ['object_id', 'tags'],
      create_ui_asset: ['description'],
      get_ui_asset: ['ui_asset_id'],
      list_ui_assets: undefined,
      delete_ui_asset: ['ui_asset_id'],
      create_topdown_tileset: ['lower_description', 'upper_description'],
      get_topdown_tileset: ['tileset_id'],
      list_topdown_tilesets: undefined,
      delete_topdown_tileset: ['tileset_id'],
      create_sidescroller_tileset: ['lower_description', 'transition_description'],
      get_sidescroller_tileset: ['tileset_id'],
      list_sidescroller_tilesets: undefined,
      delete_sidescroller_tileset: ['tileset_id'],
      create_isometric_tile: ['description'],
      get_isometric_tile: ['tile_id'],
      list_isometric_tiles: undefined,
      delete_isometric_tile: ['tile_id'],
      create_tiles_pro: ['description'],
      get_tiles_pro: ['tile_id'],
      chat_send_message: ['content'],
      chat_list_conversations: undefined,
      chat_get_messages: ['conversation_id'],
      agent_help: ['question'],
      agent_feedback: ['feedback_type', 'message', 'tool_name'],
      sandbox_create_session: ['project_id'],
      sandbox_destroy_session: ['session_id'],
      sandbox_bash: ['command', 'session_id'],
      sandbox_run: ['code', 'session_id'],
      sandbox_read: ['path', 'session_id'],
      sandbox_write: ['content', 'path', 'session_id'],
      sandbox_edit: ['new_string', 'old_string', 'path', 'session_id'],
      sandbox_sync: ['session_id'],
      sandbox_deploy_worker: ['project_id', 'project_slug', 'session_id'],
      sandbox_undeploy: ['project_slug'],
      sandbox_playtest: ['instruction', 'preview_url', 'session_id'],
      sandbox_read_image: ['path', 'session_id'],
    });
  });

  // covers: MCP-OBJECT-VIEW MCP-OBJECT-OUTLINE MCP-OBJECT-SHADING MCP-OBJECT-DETAIL MCP-OBJECT-SIZE
  test('the listed schema of create_map_object has the documented values and defaults', async () => {
    const { message } = await rpc(api, 'tools/list', {});
    const { properties } = message.result.tools.find(
      ({ name }: { name: string }) => name === 'create_map_object',
    ).inputSchema;
    expect(properties).toMatchObject({
      description: { type: 'string' },
      width: { type: 'integer', minimum: 32, maximum: 400 },
      height: { type: 'integer', minimum: 32, maximum: 400 },
      view: { enum: expect.arrayContaining(['low top-down', 'high top-down', 'side']), default: 'high top-down' },
      outline: {
        enum: ['single color outline', 'selective outline', 'lineless'],
        default: 'single color outline',
      },
      shading: {
        enum: ['flat shading', 'basic shading', 'medium shading', 'detailed shading'],
        default: 'medium shading',
      },
      detail: { enum: ['low detail', 'medium detail', 'high detail'], default: 'medium detail' },
    });
  });

  test('an unknown tool and an unknown method are errors of the protocol', async () => {
    expect((await rpc(api, 'tools/call', { name: 'create_everything', arguments: {} })).message.error).toMatchObject({
      code: -32602,
    });
    expect((await rpc(api, 'nowhere', {})).message.error.code).toBe(-32601);
  });

  test('401 before anything is read [MCP-AUTH]', async () => {
    for (const [headers, detail] of [
      [{ authorization: '' }, 'Not authenticated'],
      [{ authorization: 'Bearer nobody' }, 'Invalid API token'],
    ] as const) {
      const answer = await rpc(api, 'tools/list', {}, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.message).toEqual({ detail });
    }
  });
});

describe('create_map_object', () => {
  // covers: MCP-NONBLOCKING MCP-OBJECT-ID MCP-UUID MCP-TEXT-CREATE
  test('answers the id at once, in lines that programs read', async () => {
    const began = performance.now();
    const { text, structured } = await callTool(api, 'create_map_object', { ...barrel, description: 'hang' });
    expect(performance.now() - began).toBeLessThan(5_000);
    const { id, status, hint } = linesOf(text);
    expect(id).toMatch(new RegExp(`^${UUID.source}$`));
    expect(status).toMatch(/^processing \(~\d+s\)$/);
    expect(hint).toBe(`get_map_object(object_id="${id}")`);
    expect(structured).toMatchObject({ object_id: id, status: 'processing' });
    await api.graphql('mutation ($id: String!) { cancelJob(input: { jobId: $id }) { id } }', {
      id: structured.job_id,
    });
  });

  test('unknown arguments are ignored with a note', async () => {
    const { text, isError } = await callTool(api, 'create_map_object', { ...barrel, sparkle: 5 });
    expect(isError).toBe(false);
    expect(text).toContain('note: ignored unknown field "sparkle"');
  });

  test('errors are lines with a hint', async () => {
    const { text, isError } = await callTool(api, 'create_map_object', { ...barrel, view: 'oblique' });
    expect(isError).toBe(true);
    expect(text).toMatch(/^error: view: Input should be 'side', 'low top-down' or 'high top-down'\nhint: ./);
  });
});

describe('get_map_object', () => {
  // covers: MCP-GET-STATUS MCP-GET-IMAGE MCP-STATES MCP-TEXT-GET MCP-DOWNLOAD
  test('processing, then completed with picture and download', async () => {
    const { object_id: id, job_id: jobId } = await made('slow barrel');
    const early = await callTool(api, 'get_map_object', { object_id: id });
    expect(early.text).toMatch(/^status: processing \d+% \(.+, ~\d+s\)\nid: /);
    expect(early.images).toEqual([]);
    expect(early.structured).toMatchObject({ status: 'processing', download_url: null });
    await polled(api, jobId);
    const { text, images, structured } = await callTool(api, 'get_map_object', { object_id: id });
    const lines = linesOf(text);
    expect(lines).toMatchObject({ status: 'completed', id, size: '64x48' });
    expect(lines.download).toMatch(new RegExp(`/mcp/map-objects/${id}/download$`));
    expect(structured).toMatchObject({ status: 'completed', width: 64, height: 48, download_url: lines.download });
    const file = await fetch(api.url + new URL(lines.download!).pathname);
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(images[0]);
  });

  // covers: MCP-STATES
  test('failed says why and what to do', async () => {
    const { object_id: id, job_id: jobId } = await made('broken');
    await polled(api, jobId);
    const { text, isError } = await callTool(api, 'get_map_object', { object_id: id });
    expect(isError).toBe(false);
    expect(linesOf(text)).toMatchObject({ status: 'failed', error: 'This cannot be drawn.' });
    expect(linesOf(text).hint).toMatch(/create it again/);
  });

  test('nothing of that id [MCP-TEXT-ERROR]', async () => {
    const { text, isError } = await callTool(api, 'get_map_object', { object_id: randomUUID() });
    expect(isError).toBe(true);
    expect(text).toMatch(/^error: Map object .* not found\nhint: /);
  });
});

describe('eight hours', () => {
  // covers: MCP-EXPIRY MCP-LIFETIME
  test('are told, and after them the object is gone for every surface, with its rows and file', async () => {
    const { object_id: id, job_id: jobId } = await made();
    await polled(api, jobId);
    const row = await api.db.asset.findUniqueOrThrow({ where: { id } });
    expect((row.expiresAt!.getTime() - row.createdAt.getTime()) / 3_600_000).toBeCloseTo(8, 2);
    const told = linesOf((await callTool(api, 'get_map_object', { object_id: id })).text);
    expect(told.expires).toBe(row.expiresAt!.toISOString());

    await api.db.asset.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await callTool(api, 'get_map_object', { object_id: id })).text).toContain('not found');
    expect((await api.call('GET', `/v2/map-objects/${id}`)).status).toBe(404);
    expect((await fetch(`${api.url}/mcp/map-objects/${id}/download`)).status).toBe(404);
    const gql = await api.graphql('query ($input: MapObjectByIdInput!) { mapObject(input: $input) { id } }', {
      input: { objectId: id },
    });
    expect(gql.errors?.[0]?.extensions.code).toBe('NOT_FOUND');

    const { blobKey } = await api.db.image.findFirstOrThrow({ where: { jobId } });
    const deleted: string[] = [];
    const storage = { delete: async (key: string) => void deleted.push(key) } as unknown as Storage;
    await expire({ db: api.db, storage, log: pino({ level: 'silent' }) });
    expect(deleted).toEqual([blobKey]);
    expect(await api.db.asset.count({ where: { id } })).toBe(0);
    expect(await api.db.image.count({ where: { jobId } })).toBe(0);
    expect(await api.db.blob.count({ where: { key: blobKey } })).toBe(0);
  });
});

describe('agent_feedback', () => {
  // covers: MCP-FEEDBACK-TOOL MCP-FEEDBACK-TYPE MCP-FEEDBACK-MESSAGE
  test('is stored', async () => {
    const message = `wish ${randomUUID()}`;
    const { text, structured } = await callTool(api, 'agent_feedback', {
      tool_name: 'create_map_object',
      feedback_type: 'missing_feature',
      message,
    });
    expect(linesOf(text)).toMatchObject({ id: structured.id, status: 'received' });
    expect(await api.db.feedback.findFirst({ where: { message } })).toMatchObject({
      id: structured.id,
      toolName: 'create_map_object',
      type: 'MISSING_FEATURE',
      accountId: api.account.id,
    });
  });
});
