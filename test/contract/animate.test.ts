import { randomUUID } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { balances } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, polled } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

const EIGHT = ['south', 'west', 'east', 'north', 'south-east', 'north-east', 'north-west', 'south-west'];
type Args = Record<string, unknown>;

/** A character; its rotations may still be waiting. */
async function character(args: Args = {}): Promise<{ character_id: string; job_id: string }> {
  const { structured, text } = await callTool(api, 'create_character', { description: 'a knight', ...args });
  expect(structured, text).toBeDefined();
  return structured;
}
const animate = (id: string, args: Args) => callTool(api, 'animate_character', { character_id: id, ...args });
async function animated(id: string, args: Args) {
  const { structured, text, isError } = await animate(id, args);
  expect(isError, text).toBe(false);
  for (const job of structured.job_ids) await polled(api, job);
  return structured as { animation_group_id: string; job_ids: string[]; directions: string[] };
}

describe('by tools', () => {
  // covers: CHAR-FLOW ANIM-QUEUE ANIM-JOBS ANIM-DIRECTIONS-TEMPLATE ANIM-DIRECTIONS-CUSTOM ANIM-KEEP-FIRST
  test('create, queue two animations at once, poll until all are done', async () => {
    const { character_id: id } = await character({ description: 'slow knight', n_directions: 4 });
    const [walk, wave] = await Promise.all([
      animate(id, { template_animation_id: 'walking-6-frames', animation_name: 'Walk' }),
      animate(id, { action_description: 'waves with both hands' }),
    ]);
    expect(walk.text).toMatch(/^status: processing \(~\d+s\)$/m);
    expect(walk.structured.directions).toEqual(['south', 'west', 'east', 'north']);
    expect(walk.structured.job_ids).toHaveLength(4);
    expect(wave.structured.directions).toEqual(['south']);
    const early = await callTool(api, 'get_character', { character_id: id });
    expect(early.text).toMatch(/^pending jobs: \d$/m);

    let seen = early;
    for (let i = 0; i < 200 && (seen.structured.status !== 'completed' || seen.structured.pending_jobs.length); i++) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      seen = await callTool(api, 'get_character', { character_id: id });
    }
    const [first, second] = [walk, wave].map(({ structured }) =>
      seen.structured.animations.find(
        (animation: { animation_group_id: string }) => animation.animation_group_id === structured.animation_group_id,
      ),
    );
    expect(first).toMatchObject({ animation_type: 'walking-6-frames', display_name: 'Walk' });
    expect(first.directions.map((d: { frames: unknown[] }) => d.frames.length)).toEqual([6, 6, 6, 6]);
    // eight frames, and the still picture before them
    expect(second).toMatchObject({
      animation_type: 'waves-with-both-hands',
      display_name: null,
      directions: [{ direction: 'south', frame_count: 9 }],
    });
    expect(second.directions[0].frames).toHaveLength(9);
    const frame = await fetch(api.url + new URL(first.directions[0].frames[0]).pathname);
    expect(frame.headers.get('content-type')).toBe('image/png');
    for (const [query, type] of [
      ['', 'image/gif'],
      ['?format=apng', 'image/apng'],
    ]) {
      const moving = await fetch(`${api.url}${new URL(second.directions[0].preview_url).pathname}${query}`);
      expect([moving.status, moving.headers.get('content-type')]).toEqual([200, type]);
    }
    expect(seen.text).toMatch(/^animations: 2$/m);
  });

  // covers: MCP-PROGRESS
  test('progress notifications arrive for who waits for the character', async () => {
    const { character_id: id } = await character({ description: 'slow knight' });
    await animate(id, { template_animation_id: 'walk', directions: ['south'] });
    const transport = new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${api.account.token}` } },
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const heard: number[] = [];
    await client.callTool({ name: 'get_character', arguments: { character_id: id } }, undefined, {
      onprogress: ({ progress }) => heard.push(progress),
    });
    await client.close();
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
  });

  // covers: ANIM-CONFIRM ANIM-PRO
  test('pro tells its price first and starts with confirm_cost', async () => {
    const { character_id: id } = await character({ size: 48 });
    const before = await api.db.job.count();
    const asked = await animate(id, { mode: 'pro', action_description: 'bows', directions: ['south', 'east'] });
    // a canvas of 68 pixels: ⌈20 + 20 · (68² − 64²) / (128² − 64²)⌉ = 21 for each direction
    expect(asked.structured).toMatchObject({
      status: 'confirmation_required',
      job_ids: [],
      cost_generations: 42,
      animation_group_id: null,
    });
    expect(asked.text).toMatch(/cost: 42 generations or \$0\.336\nhint: .*confirm_cost=true/);
    expect(await api.db.job.count()).toBe(before);
    const { directions } = await animated(id, {
      mode: 'pro',
      action_description: 'bows',
      directions: ['south', 'east'],
      confirm_cost: true,
    });
    expect(directions).toEqual(['south', 'east']);
  });
});

describe('groups', () => {
  // covers: ANIM-GROUP ANIM-NAME-NOT-INHERITED
  test('directions are added to a group; those that it has are refused', async () => {
    const { character_id: id } = await character();
    const first = await animated(id, {
      template_animation_id: 'cross-punch',
      animation_name: 'Jab',
      directions: ['south'],
    });
    const group = first.animation_group_id;
    const twice = await animate(id, { animation_group_id: group, directions: ['east', 'south'] });
    expect(twice.isError).toBe(true);
    expect(twice.text).toMatch(/^error: Animation .+ has south already/);
    expect(await api.db.assetAnimation.count({ where: { groupId: group } })).toBe(1);
    const byRest = await api.call('POST', '/v2/animate-character', {
      character_id: id,
      animation_group_id: group,
      template_animation_id: 'cross-punch',
      directions: ['south'],
    });
    expect(byRest.status).toBe(409);

    const more = await animated(id, { animation_group_id: group, directions: ['east'] });
    expect(more.animation_group_id).toBe(group);
    const rows = await api.db.assetAnimation.findMany({ where: { groupId: group }, orderBy: { createdAt: 'asc' } });
    expect(rows.map(({ direction, type, displayName }) => [direction, type, displayName])).toEqual([
      ['south', 'cross-punch', 'Jab'],
      ['east', 'cross-punch', null],
    ]);
    // without directions: those that it lacks
    const rest = await animated(id, { animation_group_id: group });
    expect(rest.directions).toEqual(EIGHT.filter((side) => side !== 'south' && side !== 'east'));
  });

  test('a group holds one animation', async () => {
    const { character_id: id } = await character();
    const { animation_group_id: group } = await animated(id, { action_description: 'waves' });
    const other = await animate(id, {
      animation_group_id: group,
      template_animation_id: 'walk',
      directions: ['east'],
    });
    expect(other.text).toMatch(/^error: animation_group_id: this animation is "waves": more directions/);
    // its rules are those of the mode that it has
    const free = await animate(id, { animation_group_id: group, directions: ['east'], ai_freedom: 5 });
    expect(free.text).toMatch(/^error: ai_freedom: .*template mode; the mode is v3/);
    await animated(id, { animation_group_id: group, directions: ['east'] });
    const actions = await api.db.assetAnimation.findMany({ where: { groupId: group }, select: { action: true } });
    expect(actions).toEqual([{ action: 'waves' }, { action: 'waves' }]);
  });

  test('a group of another character or of none is not found', async () => {
    const [{ character_id: mine }, { character_id: other }] = [await character(), await character()];
    const { animation_group_id: group } = await animated(other, { action_description: 'waves' });
    for (const id of [group, randomUUID()]) {
      const answer = await animate(mine, { animation_group_id: id, template_animation_id: 'walk' });
      expect(answer.text).toMatch(/^error: Animation .+ not found/);
    }
  });

  test('a direction that failed may be asked for again', async () => {
    const { character_id: id } = await character();
    const failed = await animated(id, { action_description: 'broken dance' });
    const again = await animated(id, {
      animation_group_id: failed.animation_group_id,
      action_description: 'dances',
      directions: ['south'],
    });
    const rows = await api.db.assetAnimation.findMany({ where: { groupId: failed.animation_group_id } });
    expect(rows.map(({ jobId }) => jobId)).toEqual(again.job_ids);
    expect(await api.db.job.count({ where: { id: { in: failed.job_ids } } })).toBe(0);
  });
});

describe('by REST v2', () => {
  // covers: ANIM-V2 ANIM-V2-POLL
  test.each(['/v2/characters/animations', '/v2/animate-character'])(
    '%s: a job a direction, each polled to its frames',
    async (path) => {
      const { character_id: id } = await character({ n_directions: 4, size: 32 });
      const before = await balances(api.db, api.account.id);
      const { status, body } = await api.call('POST', path, {
        character_id: id,
        template_animation_id: 'running-4-frames',
        async_mode: true,
        enhance_prompt: false,
        description: null,
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        background_job_ids: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
        directions: ['south', 'west', 'east', 'north'],
        animation_group_id: expect.any(String),
        status: 'processing',
        usage: { type: 'usd', usd: 0.032, generations: null },
        price: { usd: 0.032, generations: 4 },
      });
      for (const job of body.background_job_ids) {
        const { status: ended, last_response } = await polled(api, job);
        expect(ended).toBe('completed');
        expect(last_response.images).toHaveLength(4);
        expect(last_response.images[0]).toMatchObject({ type: 'base64', width: 48, height: 48 });
      }
      expect((await balances(api.db, api.account.id)).account.usdMicros).toBe(before.account.usdMicros - 32_000);
      const { body: detail } = await api.call('GET', `/v2/characters/${id}`);
      expect(detail.animation_count).toBe(1);
      expect(detail.animations[0].directions.map((d: { frames: string[] }) => d.frames.length)).toEqual([4, 4, 4, 4]);
    },
  );

  // covers: ANIM-V2-ENHANCE
  test('an action is told more fully where that is asked for, and paid once', async () => {
    const { character_id } = await character({ n_directions: 4, size: 32 });
    const asked = { character_id, action_description: 'bows', directions: ['south', 'east'] };
    const ask = (more: object) => api.call('POST', '/v2/animate-character', { ...asked, ...more });
    const [plain, fuller] = [await ask({}), await ask({ enhance_prompt: true })];
    expect(fuller.body.usage.usd - plain.body.usage.usd).toBeCloseTo(0.0004, 9);
    const [job] = fuller.body.background_job_ids;
    expect((await polled(api, job)).last_response.enhanced_prompt).toBe('bows, smoothly');
    expect((await polled(api, plain.body.background_job_ids[0])).last_response).not.toHaveProperty('enhanced_prompt');
    const refused = await ask({ action_description: undefined, template_animation_id: 'walk', enhance_prompt: true });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('in v3 mode')]);
  });

  test('programs that do not know confirm_cost get their pro animation', async () => {
    const { character_id: id } = await character();
    const { body } = await api.call('POST', '/v2/animate-character', {
      character_id: id,
      mode: 'pro',
      action_description: 'bows',
    });
    expect(body).toMatchObject({ status: 'processing', directions: ['south'] });
    const asked = await api.call('POST', '/v2/animate-character', {
      character_id: id,
      mode: 'pro',
      action_description: 'bows',
      confirm_cost: false,
    });
    expect(asked.body).toMatchObject({
      status: 'confirmation_required',
      background_job_ids: [],
      price: { usd: 0.168 },
    });
  });

  test('the same key gives the same jobs and one charge', async () => {
    const { character_id: id } = await character({ n_directions: 4 });
    const send = () =>
      api.call(
        'POST',
        '/v2/animate-character',
        { character_id: id, template_animation_id: 'walk' },
        { 'idempotency-key': `walk ${id}` },
      );
    const first = await send();
    const paid = await balances(api.db, api.account.id);
    expect((await send()).body).toEqual(first.body);
    expect(await balances(api.db, api.account.id)).toEqual(paid);
  });

  test('all directions are taken or none', async () => {
    const { character_id: id } = await character();
    const where = { id: api.account.id };
    const rich = await api.db.account.findUniqueOrThrow({ where, select: { usdMicros: true, generations: true } });
    // eight directions cost a generation or 8000 millionths of a dollar each
    await api.db.account.update({ where, data: { usdMicros: 10_000n, generations: 3 } });
    const jobs = await api.db.job.count();
    const answer = await api.call('POST', '/v2/animate-character', { character_id: id, template_animation_id: 'walk' });
    await api.db.account.update({ where, data: rich });
    expect([answer.status, await api.db.job.count()]).toEqual([402, jobs]);
    expect(await api.db.assetAnimation.count({ where: { assetId: id } })).toBe(0);
  });

  test('a character that could not be made is not animated', async () => {
    const { character_id: id, job_id: job } = await character({ description: 'broken' });
    await polled(api, job);
    const { status, body } = await api.call('POST', '/v2/animate-character', {
      character_id: id,
      template_animation_id: 'walk',
    });
    expect([status, body.detail]).toEqual([410, 'The character could not be made: This cannot be drawn.']);
  });
});

describe('by GraphQL', () => {
  test('a subscription sees each job to its end; the type shows frames and times', async () => {
    const { character_id: characterId } = await character({ n_directions: 4 });
    const { data, errors } = await api.graphql(
      `mutation ($input: AnimateCharacterInput!) { animateCharacter(input: $input) {
        price { generations } animation { groupId type mode directions { direction job { id } } } } }`,
      { input: { characterId, actionDescription: 'waves', directions: ['WEST', 'SOUTH'], frameCount: 4 } },
    );
    expect(errors).toBeUndefined();
    const { price, animation } = data.animateCharacter;
    expect([price.generations, animation.type, animation.mode]).toEqual([2, 'waves', 'v3']);

    const socket = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${api.account.token}` },
    });
    for (const { job } of animation.directions) {
      const heard: string[] = [];
      const query = `subscription { jobProgress(id: "${job.id}") { status } }`;
      for await (const event of socket.iterate<{ jobProgress: { status: string } }>({ query }))
        heard.push(event.data!.jobProgress.status);
      expect(heard.at(-1)).toBe('COMPLETED');
    }
    await socket.dispose();

    const { data: after, errors: unread } = await api.graphql(
      `query ($id: String!) { character(input: { characterId: $id }) { animations { groupId displayName
        directions { direction action frameCount status loop previewUrl frames { durationMs width } job { animation { direction } } } } } }`,
      { id: characterId },
    );
    expect(unread).toBeUndefined();
    const [shown] = after.character.animations;
    expect(shown.groupId).toBe(animation.groupId);
    expect(shown.directions.map((d: { direction: string }) => d.direction).sort()).toEqual(['south', 'west']);
    expect(shown.directions[0]).toMatchObject({
      action: 'waves',
      frameCount: 5,
      status: 'COMPLETED',
      loop: true,
      frames: Array.from({ length: 5 }, () => ({ durationMs: 100, width: 68 })),
      job: { animation: { direction: shown.directions[0].direction } },
    });
  });

  test('a dry run tells the price and does nothing', async () => {
    const { character_id: characterId } = await character();
    const before = await api.db.job.count();
    const { data } = await api.graphql(
      `mutation ($input: AnimateCharacterInput!) { animateCharacter(input: $input) { price { generations } animation { groupId } } }`,
      { input: { characterId, templateAnimationId: 'walk', dryRun: true } },
    );
    expect(data.animateCharacter).toEqual({ price: { generations: 8 }, animation: null });
    expect(await api.db.job.count()).toBe(before);
  });
});

test('a deleted character leaves nothing of its animations', async () => {
  const { character_id: id, job_id: job } = await character();
  const done = await animated(id, { template_animation_id: 'walking-4-frames', directions: ['south'] });
  const before = await balances(api.db, api.account.id);
  const { structured } = await animate(id, { action_description: 'hang around' });
  const jobs = [job, ...done.job_ids, ...structured.job_ids];
  await polled(api, job);
  const keys = (await api.db.image.findMany({ where: { jobId: { in: jobs } } })).map(({ blobKey }) => blobKey);
  expect(keys).toHaveLength(12);
  const deleted = await callTool(api, 'delete_character', { character_id: id });
  expect(deleted.structured).toMatchObject({ files_deleted: 12, animations_deleted: 2 });
  expect(await api.db.job.count({ where: { id: { in: jobs } } })).toBe(0);
  expect(await api.db.image.count({ where: { jobId: { in: jobs } } })).toBe(0);
  expect(await api.db.blob.count({ where: { key: { in: keys } } })).toBe(0);
  expect(await api.db.assetAnimation.count({ where: { assetId: id } })).toBe(0);
  // what hung was not charged
  expect(await balances(api.db, api.account.id)).toEqual(before);
});
