import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, polled, rpc } from './surfaces.ts';

type Args = Record<string, unknown>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

async function character(args: Args = {}): Promise<{ character_id: string; job_id: string }> {
  const { structured, text } = await callTool(api, 'create_character', { description: 'a knight', ...args });
  expect(structured, text).toBeDefined();
  return structured;
}
const state = (id: string, args: Args = {}) =>
  callTool(api, 'create_character_state', { character_id: id, edit_description: 'with a blue cape', ...args });
const rowOf = (id: string) => api.db.asset.findUniqueOrThrow({ where: { id }, include: { job: true } });

// covers: STATE-FIELDS
test('the listed schema has the documented values and defaults', async () => {
  const { message } = await rpc(api, 'tools/list', {});
  const { inputSchema } = message.result.tools.find(({ name }: { name: string }) => name === 'create_character_state');
  expect(inputSchema.required.sort()).toEqual(['character_id', 'edit_description']);
  expect(inputSchema.properties).toMatchObject({
    seed: { type: 'integer' },
    state_name: { type: 'string' },
    use_color_palette_from_reference: { type: 'boolean', default: false },
    override_width: { type: 'integer', multipleOf: 4 },
    override_height: { type: 'integer', multipleOf: 4 },
  });
});

describe('a state', () => {
  // covers: STATE-CREATE STATE-WAIT STATE-GROUP STATE-NAME STATE-IDENTITY
  test('waits for its source, shares its group, and is the source with an edit', async () => {
    const source = await character({ description: 'slow knight', name: 'Sir Slow', size: 40, n_directions: 4 });
    const { structured, text } = await state(source.character_id);
    expect(text).toMatch(/^id: .+\nstatus: processing \(~\d+s\)\njob: .+\nhint: get_character\(/);
    const [first, second] = [await rowOf(source.character_id), await rowOf(structured.character_id)];
    expect(first.job!.status).toBe('COMPLETED');
    expect(second).toMatchObject({
      name: 'Sir Slow',
      description: 'slow knight',
      stateName: 'with a blue cape',
      groupId: first.groupId,
      facts: { ...(first.facts as object), size: 40, directions: 4 },
    });
    // nothing but the edit differs: identity, body and proportions are the source's
    expect(second.spec).toEqual({ ...(first.spec as object), edits: ['with a blue cape'] });
    expect(second.job).toMatchObject({ kind: 'createCharacter', payload: second.spec });
    expect(structured.job_id).toBe(second.jobId);
    await polled(api, structured.job_id);
    const shown = await callTool(api, 'get_character', { character_id: structured.character_id });
    expect(shown.text).toMatch(/^state: with a blue cape$/m);
    expect(Object.keys(shown.structured.rotation_urls)).toHaveLength(4);
  });

  test('of a state has both edits', async () => {
    const source = await character();
    const { structured: first } = await state(source.character_id);
    const { structured: second } = await state(first.character_id, {
      edit_description: 'without the helmet, but with a long white beard',
      use_color_palette_from_reference: true,
      seed: 3,
    });
    const row = await rowOf(second.character_id);
    expect(row.stateName).toBe('without the helmet,');
    expect(row.groupId).toBe(source.character_id);
    expect(row.spec).toMatchObject({
      edits: ['with a blue cape', 'without the helmet, but with a long white beard'],
      keepPalette: true,
    });
  });

  // covers: STATE-COST STATE-OVERRIDE
  test('costs 20 to 40 generations by its canvas', async () => {
    const { character_id: id } = await character({ size: 32 });
    const priced = async (args: Args) => {
      const answer = await api.call('POST', '/v2/create-character-state?dry_run=true', {
        character_id: id,
        edit_description: 'angry',
        ...args,
      });
      return Math.round(answer.body.usage.usd / 0.008);
    };
    expect(await priced({})).toBe(20);
    expect(await priced({ override_frame_size: { width: 96, height: 96 } })).toBe(29);
    expect(await priced({ override_frame_size: { width: 128, height: 128 } })).toBe(40);
    expect(await priced({ override_frame_size: { width: 256, height: 256 } })).toBe(40);
  });

  // covers: STATE-OVERRIDE
  test('may have a larger canvas; the figure keeps its size', async () => {
    const { character_id: id } = await character({ size: 40 });
    const { structured, text } = await state(id, { override_width: 64, override_height: 72, state_name: 'Big' });
    expect(structured, text).toBeDefined();
    expect(await rowOf(structured.character_id)).toMatchObject({
      stateName: 'Big',
      facts: { width: 64, height: 72, size: 40 },
      spec: { width: 64, height: 72, size: 40 },
    });
  });

  // covers: STATE-V2
  test('v2: id and job, polled to its rotations; unknown fields do not matter', async () => {
    const { character_id: id } = await character();
    const { status, body } = await api.call('POST', '/v2/create-character-state', {
      character_id: id,
      edit_description: 'with a blue cape',
      no_background: true,
      override_frame_size: null,
      seed: null,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      background_job_id: expect.any(String),
      character_id: expect.any(String),
      status: 'processing',
      usage: { type: 'usd', usd: 0.168, generations: null },
    });
    const { last_response } = await polled(api, body.background_job_id);
    expect(last_response).toMatchObject({ character_id: body.character_id });
    expect(last_response.uploaded_directions).toHaveLength(8);
    const listed = await api.call('GET', '/v2/characters');
    const [newest] = listed.body.characters;
    expect(newest).toMatchObject({ id: body.character_id, state_name: 'with a blue cape', group_id: id });
  });
});

describe('what is refused', () => {
  test.each<[name: string, args: Args, says: RegExp]>([
    ['no edit', { edit_description: null }, /^error: edit_description: Field required/],
    ['an empty edit', { edit_description: ' ' }, /^error: edit_description: .*must not be empty/],
    ['a long edit', { edit_description: 'x'.repeat(1001) }, /^error: edit_description: .*1000/],
    ['a long name', { state_name: 'x'.repeat(101) }, /^error: state_name: .*100/],
    ['width alone', { override_width: 96 }, /^error: override_height: Field required/],
    ['height alone', { override_height: 96 }, /^error: override_width: Field required/],
    ['no multiple of 4', { override_width: 98, override_height: 96 }, /^error: override_width: .*multiple of 4/],
    ['too narrow', { override_width: 64, override_height: 96 }, /^error: override_width: must be at least 68/],
    ['too low', { override_width: 96, override_height: 64 }, /^error: override_height: must be at least 68/],
    ['a negative seed', { seed: -1 }, /^error: seed: /],
  ])('%s', async (_, args, says) => {
    const { character_id: id } = await character();
    const { text, isError } = await state(id, args);
    expect(isError).toBe(true);
    expect(text).toMatch(says);
  });

  test('a source of nobody, and one that failed', async () => {
    expect((await state(randomUUID())).text).toMatch(/^error: Character .+ not found/);
    const { character_id: id } = await character({ description: 'broken' });
    expect((await state(id)).text).toMatch(/could not be made: This cannot be drawn\./);
    const { status } = await api.call('POST', '/v2/create-character-state', {
      character_id: id,
      edit_description: 'angry',
    });
    expect(status).toBe(410);
    expect(await api.db.asset.count({ where: { stateName: 'angry' } })).toBe(0);
  });

  // covers: STATE-WAIT
  test('a source that takes longer than 30 seconds: come again', async () => {
    const { character_id: id, job_id: job } = await character({ description: 'hang' });
    const [asked, later] = [[] as unknown[], globalThis.setTimeout];
    // the half minute is over at once
    const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number, ...more: []) => {
      asked.push(ms);
      return later(act, ms === 30_000 ? 300 : ms, ...more);
    }) as typeof setTimeout);
    const { status, headers, body } = await api.call('POST', '/v2/create-character-state', {
      character_id: id,
      edit_description: 'late',
    });
    spy.mockRestore();
    expect(asked).toContain(30_000);
    expect([status, headers.get('retry-after')]).toEqual([423, '10']);
    expect(body.detail).toMatch(/still being made after 30 seconds/);
    await api.graphql('mutation ($id: String!) { cancelJob(input: { jobId: $id }) { id } }', { id: job });
    expect(await api.db.asset.count({ where: { stateName: 'late' } })).toBe(0);
  }, 60_000);
});
