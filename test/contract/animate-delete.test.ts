import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balances } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, polled } from './surfaces.ts';

type Args = Record<string, unknown>;

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
  const { structured } = await callTool(api, 'create_character', { description: 'a knight' });
  id = structured.character_id;
  await polled(api, structured.job_id);
});
afterAll(() => api.close());

async function animated(args: Args, finished = true) {
  const { structured, text } = await callTool(api, 'animate_character', { character_id: id, ...args });
  expect(structured, text).toBeDefined();
  if (finished) for (const job of structured.job_ids) await polled(api, job);
  return structured as { animation_group_id: string; job_ids: string[] };
}
const remove = (args: Args) => callTool(api, 'delete_animation', { character_id: id, ...args });
const directionsOf = async (groupId: string) =>
  (await api.db.assetAnimation.findMany({ where: { groupId }, orderBy: { direction: 'asc' } })).map(
    ({ direction }) => direction,
  );

describe('delete_animation', () => {
  // covers: ANIM-DELETE ANIM-DELETE-FILES
  test('by group: rows, jobs, frames and files go; other animations stay', async () => {
    const walk = await animated({ template_animation_id: 'walk', directions: ['south', 'east'] });
    const kept = await animated({ template_animation_id: 'walk', directions: ['south'] });
    const images = await api.db.image.findMany({ where: { jobId: { in: walk.job_ids } } });
    expect(images).toHaveLength(16);
    const { text, structured } = await remove({ animation_group_id: walk.animation_group_id });
    expect(text).toBe('animation: walk\nstatus: deleted\ndirections: 2\nfiles: 16');
    expect(structured).toEqual({ label: 'walk', deleted_count: 2, files_deleted: 16 });
    expect(await api.db.job.count({ where: { id: { in: walk.job_ids } } })).toBe(0);
    expect(await api.db.image.count({ where: { jobId: { in: walk.job_ids } } })).toBe(0);
    expect(await api.db.blob.count({ where: { key: { in: images.map(({ blobKey }) => blobKey) } } })).toBe(0);
    expect((await fetch(`${api.url}/images/${images[0]!.id}`)).status).toBe(404);
    expect(await directionsOf(walk.animation_group_id)).toEqual([]);
    expect(await directionsOf(kept.animation_group_id)).toEqual(['south']);
    expect((await remove({ animation_group_id: walk.animation_group_id })).text).toMatch(/^error: .+ not found/);
  });

  // covers: ANIM-DELETE-DIRECTION
  test('one direction of a group', async () => {
    const { animation_group_id: group } = await animated({
      template_animation_id: 'cross-punch',
      directions: ['south', 'east', 'west'],
    });
    const { structured } = await remove({ animation_group_id: group, direction: 'east' });
    expect(structured).toEqual({ label: 'cross-punch (east)', deleted_count: 1, files_deleted: 7 });
    expect(await directionsOf(group)).toEqual(['south', 'west']);
    expect((await remove({ animation_group_id: group, direction: 'east' })).isError).toBe(true);
  });

  // covers: ANIM-DELETE-TYPE
  test('by type: a template id, the words of an action, or its short name', async () => {
    const one = await animated({ template_animation_id: 'backflip', directions: ['south'] });
    const two = await animated({ template_animation_id: 'backflip', directions: ['south', 'north'] });
    expect((await remove({ animation_type: 'backflip' })).structured.deleted_count).toBe(3);
    expect([...(await directionsOf(one.animation_group_id)), ...(await directionsOf(two.animation_group_id))]).toEqual(
      [],
    );
    await animated({ action_description: 'Swings an axe!' });
    await animated({ action_description: 'swings an axe' });
    expect((await remove({ animation_type: 'Swings an axe!' })).structured.deleted_count).toBe(2);
    const both = await animated({ action_description: 'bows' });
    const other = await remove({ animation_type: 'kneels', animation_group_id: both.animation_group_id });
    expect(other.text).toMatch(/^error: Animation kneels, .+ not found/);
  });

  // covers: ANIM-DELETE-IN-FLIGHT
  test('work under way is cancelled and its hold released', async () => {
    const before = await balances(api.db, api.account.id);
    const { animation_group_id: group, job_ids } = await animated({ action_description: 'hang on a rope' }, false);
    expect((await balances(api.db, api.account.id)).account.usdMicros).toBe(before.account.usdMicros - 8_000);
    expect((await remove({ animation_group_id: group })).structured).toMatchObject({ deleted_count: 1 });
    expect(await balances(api.db, api.account.id)).toEqual(before);
    expect(await api.db.job.count({ where: { id: { in: job_ids } } })).toBe(0);
  });

  test.each<[name: string, args: Args, says: RegExp]>([
    ['nothing named', {}, /^error: animation_group_id: name the animation by its group id or by its type/],
    ['no group id', { animation_group_id: 'walk' }, /^error: animation_group_id: .*UUID/i],
    ['an unknown direction', { animation_type: 'walk', direction: 'up' }, /^error: direction: .*'south'/],
    ['a type that it has not', { animation_type: 'moonwalk' }, /^error: Animation moonwalk of character .+ not found/],
    ['a character of nobody', { character_id: randomUUID(), animation_type: 'walk' }, /^error: Character .+ not found/],
  ])('%s is refused', async (_, args, says) => {
    const { text, isError } = await remove(args);
    expect(isError).toBe(true);
    expect(text).toMatch(says);
  });
});

// covers: ANIM-DELETE-V2
test('v2: the query names what goes', async () => {
  const { animation_group_id: group } = await animated({
    template_animation_id: 'drinking',
    directions: ['south', 'east'],
  });
  const at = `/v2/characters/${id}/animations`;
  expect((await api.call('DELETE', at)).status).toBe(422);
  const { status, body } = await api.call('DELETE', `${at}?animation_group_id=${group}&direction=east`);
  expect([status, body]).toEqual([
    200,
    {
      usage: { type: 'usd', usd: 0, generations: null },
      success: true,
      deleted_count: 1,
      storage_errors: 0,
      label: 'drinking (east)',
      error: null,
    },
  ]);
  expect((await api.call('DELETE', `${at}?animation_type=drinking`)).body.deleted_count).toBe(1);
  expect((await api.call('DELETE', `${at}?animation_type=drinking`)).status).toBe(404);
});
