import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { painted } from './png.ts';
import { bearer, callTool, polled } from './surfaces.ts';

type Args = Record<string, unknown>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

/** A red square of this size. */
const png = (width: number, height: number) => painted(width, height, () => [200, 40, 40]);
const EIGHT = ['south', 'south-east', 'east', 'north-east', 'north', 'north-west', 'west', 'south-west'];
const post = (path: string, body: Args) => api.call('POST', `/v2/${path}`, body);

async function made(path: string, body: Args): Promise<{ id: string; jobId: string; body: Args }> {
  const { status, body: said } = await post(path, { description: 'a chest', ...body });
  expect(status, JSON.stringify(said)).toBe(200);
  await polled(api, said.background_job_id);
  return { id: said.object_id, jobId: said.background_job_id, body: said };
}
const one = (body: Args = {}) => made('create-1-direction-object', body);
const eight = (body: Args = {}) => made('create-8-direction-object', body);
const shown = async (id: string) => (await api.call('GET', `/v2/objects/${id}`)).body;
const payloadOf = async (jobId: string) =>
  (await api.db.job.findUniqueOrThrow({ where: { id: jobId } })).payload as Args;
/** Stored files of an account. */
const files = () => api.db.blob.count({ where: { accountId: api.account.id } });

describe('an object with one picture', () => {
  test.each([
    [32, 64],
    [42, 64],
    [43, 16],
    [85, 16],
    [86, 4],
    [170, 4],
    [171, 1],
    [256, 1],
  ])('of %i pixels has %i candidates', async (size, n_frames) => {
    const { status, body } = await post('create-1-direction-object', { description: 'a chest', size });
    expect([status, body.n_frames, body.status]).toEqual([200, n_frames, 'queued']);
    expect((await payloadOf(body.background_job_id)).candidates).toBe(n_frames);
  });

  test('what is not said has its documented default', async () => {
    const { jobId } = await one();
    const { seed, ...rest } = await payloadOf(jobId);
    expect(seed).toBeGreaterThanOrEqual(0);
    expect(rest).toEqual({
      directions: 1,
      description: 'a chest',
      edits: [],
      size: 64,
      view: 'low top-down',
      candidates: 16,
      items: [],
      referenceImage: null,
      styleImages: [],
      matchStyleSize: false,
      variant: null,
    });
  });

  test.each<[string, Args, string]>([
    ['size below', { size: 31 }, 'greater than or equal to 32'],
    ['size above', { size: 257 }, 'less than or equal to 256'],
    ['view', { view: 'side' }, "'top-down' or 'sidescroller'"],
    ['too many items', { size: 100, item_descriptions: ['a', 'b', 'c', 'd', 'e'] }, 'there are 4 candidates'],
    ['size and style', { size: 64, style_images: [{ base64: png(32, 32) }] }, 'the largest style image sets the size'],
    ['too many styles', { style_images: Array(5).fill({ base64: png(100, 100) }) }, 'at most 4 style images'],
    ['too large a style', { style_images: [{ base64: png(300, 20) }] }, '16x16 to 256x256'],
  ])('refuses %s', async (_, body, says) => {
    const { status, body: said } = await post('create-1-direction-object', { description: 'a chest', ...body });
    expect(status).toBe(422);
    expect(JSON.stringify(said.detail)).toContain(says);
  });

  test('the largest style image sets its size', async () => {
    const style_images = [{ base64: png(40, 20) }, { base64: png(60, 50) }];
    const { id, body } = await one({ style_images });
    expect(body.n_frames).toBe(16);
    expect((await shown(id)).size).toEqual({ width: 60, height: 60 });
  });

  test('above 170 pixels is completed, without a choice', async () => {
    const { id } = await one({ size: 200, view: 'sidescroller' });
    const said = await shown(id);
    expect(said).toMatchObject({ status: 'completed', directions: 1, view: 'sidescroller', frame_urls: [] });
    expect(Object.keys(said.storage_urls)).toEqual(['unknown']);
    expect(Object.values(said.rotation_urls)).toEqual(Array(8).fill(null));
    const { status } = await post(`objects/${id}/select-frames`, { indices: [0] });
    expect(status).toBe(400);
    expect((await post(`objects/${id}/dismiss-review`, {})).status).toBe(400);
  });
});

describe('a review', () => {
  test('shows its candidates and waits', async () => {
    const { id } = await one({ size: 100 });
    const said = await shown(id);
    expect(said).toMatchObject({ status: 'review', progress_percent: 100 });
    expect(said.frame_urls).toHaveLength(4);
    const { structured, text, images } = await callTool(api, 'get_object', { object_id: id });
    expect(structured.status).toBe('review');
    expect(text).toContain('hint: select_object_frames');
    expect(images ?? []).not.toHaveLength(1);
    const list = await callTool(api, 'list_objects', { status_filter: 'review', limit: 100 });
    expect(list.structured.objects.map((o: Args) => o.object_id)).toContain(id);
    // what is no object yet cannot be changed or moved
    expect((await post(`objects/${id}/states`, { edit_description: 'open' })).status).toBe(400);
    expect((await post(`objects/${id}/animations`, { animation_description: 'bobs' })).status).toBe(400);
  });

  test('gives an object for each index, once, and stays', async () => {
    const { id } = await one({ size: 100 });
    const first = await post(`objects/${id}/select-frames`, { indices: [2, 0, 2], common_tag: 'chests' });
    expect(first.status).toBe(200);
    const ids = first.body.created_object_ids as string[];
    expect(new Set(ids).size).toBe(2);
    const picked = await shown(ids[0]!);
    expect(picked).toMatchObject({ status: 'completed', prompt: 'a chest 2', tags: ['chests'], directions: 1 });
    expect(Object.keys(picked.storage_urls)).toEqual(['unknown']);
    // a later pick adds, and what is there stays the same
    const again = await post(`objects/${id}/select-frames`, { indices: [0, 1] });
    expect(again.body.created_object_ids[0]).toBe(ids[1]);
    expect((await shown(id)).status).toBe('review');
    // each lives by itself
    expect((await api.call('DELETE', `/v2/objects/${id}`)).status).toBe(200);
    const { status } = await api.call('GET', new URL(picked.storage_urls.unknown).pathname);
    expect(status).toBe(200);
  });

  test('is not picked from at all where an index is wrong', async () => {
    const { id } = await one({ size: 100 });
    const before = [await api.db.asset.count(), await files()];
    const { status, body } = await post(`objects/${id}/select-frames`, { indices: [0, 4] });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('there is no 4')]);
    expect([await api.db.asset.count(), await files()]).toEqual(before);
    expect((await post(`objects/${id}/select-frames`, { indices: [] })).status).toBe(422);
    expect((await post(`objects/${id}/select-frames`, { indices: [-1] })).status).toBe(422);
  });

  test('two who pick at once get the same object, and no file is left over', async () => {
    const { id } = await one({ size: 100 });
    const before = await files();
    const both = await Promise.all([1, 2].map(() => post(`objects/${id}/select-frames`, { indices: [1] })));
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect(await files()).toBe(before + 1);
  });

  test('is gone with its files once it is dismissed', async () => {
    const before = await files();
    const { id, jobId } = await one({ size: 100 });
    expect(await files()).toBe(before + 4);
    expect((await post(`objects/${id}/dismiss-review`, {})).status).toBe(200);
    expect(await files()).toBe(before);
    expect(await api.db.job.count({ where: { id: jobId } })).toBe(0);
    expect((await api.call('GET', `/v2/objects/${id}`)).status).toBe(404);
  });

  test('of another account is not found', async () => {
    const { id } = await one({ size: 100 });
    const other = await testAccount(api.db);
    const asked = await api.call('POST', `/v2/objects/${id}/select-frames`, { indices: [0] }, bearer(other.token));
    expect(asked.status).toBe(404);
  });
});

describe('an object with 8 directions', () => {
  test('shows them all, in the words of the interface', async () => {
    const { id } = await eight({ size: 48, view: 'side' });
    const said = await shown(id);
    expect(said).toMatchObject({ status: 'completed', directions: 8, view: 'side', size: { width: 48, height: 48 } });
    expect(Object.keys(said.rotation_urls)).toEqual(EIGHT);
    expect(Object.values(said.rotation_urls)).not.toContain(null);
    const zip = await fetch(`${api.url}/v2/objects/${id}/zip`, { headers: bearer(api.account.token) });
    expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
  });

  test.each<[string, Args, string]>([
    ['size below', { size: 31 }, 'greater than or equal to 32'],
    ['size above', { size: 169 }, 'less than or equal to 168'],
    ['both images', { reference_image: { base64: png(32, 32) }, style_image: { base64: png(32, 32) } }, 'not both'],
    ['size with an image', { size: 64, reference_image: { base64: png(32, 32) } }, 'the image sets the size'],
    ['too large an image', { style_image: { base64: png(169, 20) } }, '16x16 to 168x168'],
  ])('refuses %s', async (_, body, says) => {
    const { status, body: said } = await post('create-8-direction-object', { description: 'a cart', ...body });
    expect(status).toBe(422);
    expect(JSON.stringify(said.detail)).toContain(says);
  });

  test('takes its size from a picture, and its style from another object', async () => {
    const { id, jobId } = await eight({ reference_image: { base64: png(50, 40) } });
    expect(await payloadOf(jobId)).toMatchObject({ size: 50, referenceImage: png(50, 40), candidates: 1 });
    const styled = await eight({ style_object_id: id, size: 60 });
    expect(await payloadOf(styled.jobId)).toMatchObject({ size: 60, matchStyleSize: true });
    const flat = await one({ size: 200 });
    const { status, body } = await post('create-8-direction-object', { description: 'k', style_object_id: flat.id });
    expect([status, JSON.stringify(body.detail)]).toEqual([422, expect.stringContaining('must have 8 directions')]);
    const missing = await post('create-8-direction-object', { description: 'k', style_object_id: randomUUID() });
    expect(missing.status).toBe(404);
  });

  test('costs what its size says, once', async () => {
    const { body } = await post('create-8-direction-object?dry_run=true', { description: 'a cart', size: 64 });
    expect(body.usage.generations).toBe(20);
    const most = await post('create-8-direction-object?dry_run=true', { description: 'a cart', size: 168 });
    expect(most.body.usage.generations).toBe(40);
  });
});

test('a state shares its group, and is its source with an edit', async () => {
  const { id } = await eight({ size: 40 });
  const { status, body } = await post(`objects/${id}/states`, { edit_description: 'open', state_name: 'opened' });
  expect(status, JSON.stringify(body)).toBe(200);
  const [source, state] = await Promise.all(
    [id, body.object_id].map((key) => api.db.asset.findUniqueOrThrow({ where: { id: key } })),
  );
  expect(state).toMatchObject({ name: 'a chest', stateName: 'opened', groupId: source!.groupId });
  await polled(api, body.background_job_id);
  expect(state!.spec).toEqual({ ...(source!.spec as object), edits: ['open'] });
});

describe('an animation', () => {
  const animate = (id: string, body: Args) => post(`objects/${id}/animations`, body);
  const finished = async (body: Args) =>
    Promise.all((body.submissions as Args[]).map((s) => polled(api, s.background_job_id as string)));

  // covers: V2-OBJECT-ANIMATION
  test('is drawn from all sides, is told with what was drawn, and goes without a trace', async () => {
    const before = await files();
    const { id } = await eight({ size: 40 });
    const asked = { animation_description: 'opens its lid', display_name: 'open', enhance_prompt: true };
    const { status, body } = await animate(id, asked);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ mode: 'v3', frame_count: 9, description: 'opens its lid', object_id: id });
    expect(body.submissions.map((s: Args) => s.direction)).toEqual(EIGHT);
    const jobs = await finished(body);
    expect(jobs.map(({ last_response }) => last_response.enhanced_prompt)).toEqual(
      Array(8).fill('opens its lid, smoothly'),
    );
    const { animations, style_settings } = await shown(id);
    expect(style_settings).toEqual({ outline: 'lineless' });
    const [animation] = animations;
    expect(animation).toMatchObject({ display_name: 'open', description: 'opens its lid', frame_count: 9 });
    const [south] = animation.directions;
    expect(Date.parse(south.created_at)).toBeGreaterThan(0);
    expect(Object.keys(south.storage_urls)).toEqual(Array.from({ length: 9 }, (_, i) => `frame_${i}`));
    expect(Object.values(south.storage_urls)).toEqual(south.frames);
    expect(animation.directions[0]).toMatchObject({
      movement: 'float',
      notes: ['"opens" cannot be drawn of an object yet.'],
      status: 'completed',
    });
    expect(animation.directions[0].frames).toHaveLength(9);
    const { text } = await callTool(api, 'get_object', { object_id: id });
    expect(text).toContain('note: "opens" cannot be drawn');
    expect((await api.call('DELETE', `/v2/objects/${id}`)).body.animations_deleted).toBe(1);
    expect(await files()).toBe(before);
  });

  test('gets the directions that it lacks; one that is done is refused, or drawn anew', async () => {
    const { id } = await eight({ size: 40 });
    const first = await animate(id, { animation_description: 'bobs', directions: ['south'], frame_count: 6 });
    await finished(first.body);
    const animation_group_id = first.body.animation_group_id;
    const taken = await animate(id, { animation_group_id, directions: ['south'] });
    expect(taken.status).toBe(409);
    const anew = await animate(id, { animation_group_id, directions: ['south'], replace_existing: true });
    expect([anew.status, anew.body.frame_count]).toEqual([200, 7]);
    await finished(anew.body);
    const more = await animate(id, { animation_group_id });
    expect(more.body.submissions.map((s: Args) => s.direction)).toEqual(EIGHT.slice(1));
    await finished(more.body);
    expect((await animate(id, { animation_group_id })).status).toBe(409);
    const gone = await api.call('DELETE', `/v2/objects/${id}/animations?animation_group_id=${animation_group_id}`);
    expect(gone.body).toMatchObject({ success: true, deleted_count: 8 });
  });

  test.each<[string, Args, number, string]>([
    ['nothing to do', {}, 422, 'say what the object does'],
    ['an odd number of frames', { animation_description: 'bobs', frame_count: 5 }, 422, 'even number'],
    ['an unknown field', { animation_description: 'bobs', speed: 3 }, 422, 'Extra inputs are not permitted'],
    ['pro frames', { animation_description: 'bobs', mode: 'pro', frame_count: 4 }, 422, 'has 16 frames'],
    ['two sides and a start', { animation_description: 'bobs', directions: ['south', 'east'], custom_start_frame: { base64: png(40, 40) } }, 422, 'exactly one direction'],
    ['another end', { animation_description: 'bobs', directions: ['south'], end_frame: { base64: png(30, 40) } }, 422, 'it must be 40x40'],
    ['words told more fully in pro mode', { animation_description: 'bobs', mode: 'pro', enhance_prompt: true }, 422, 'in v3 mode'],
    ['a group that is not there', { animation_group_id: randomUUID() }, 404, 'not found'],
  ])('refuses %s', async (_, body, status, says) => {
    const { id } = await eight({ size: 40 });
    const answer = await animate(id, body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(says)]);
  }); // biome-ignore format: a table

  test('of an object with one picture takes no directions', async () => {
    const { id } = await one({ size: 200 });
    const wrong = await animate(id, { animation_description: 'bobs', directions: ['south'] });
    expect(wrong.status).toBe(400);
    const right = await animate(id, { animation_description: 'bobs', keep_first_frame: false });
    expect(right.body).toMatchObject({ frame_count: 8, submissions: [{ direction: 'unknown' }] });
  });

  test('told more fully costs a little more, once, and so are the directions that it gets later', async () => {
    const { id } = await eight({ size: 40 });
    const asked = { animation_description: 'bobs', directions: ['south', 'east'] };
    const plain = await animate(id, asked);
    const fuller = await animate(id, { ...asked, enhance_prompt: true });
    expect(fuller.body.usage.usd - plain.body.usage.usd).toBeCloseTo(0.0004, 9);
    const { animation_group_id } = fuller.body;
    const more = await animate(id, { animation_group_id, directions: ['west'], enhance_prompt: true });
    expect(more.body.usage.usd).toBe(plain.body.usage.usd / 2);
    const [west] = await finished(more.body);
    expect(west!.last_response.enhanced_prompt).toBe('bobs, smoothly');
    const [none] = await finished(plain.body);
    expect(none!.last_response).not.toHaveProperty('enhanced_prompt');
  });

  test('in pro mode asks an assistant first', async () => {
    const { id } = await eight({ size: 40 });
    const asked = { object_id: id, animation_description: 'bobs', mode: 'pro', directions: ['south'] };
    const first = await callTool(api, 'animate_object', asked);
    expect(first.structured).toMatchObject({ status: 'confirmation_required', cost_generations: 20, job_ids: [] });
    const second = await callTool(api, 'animate_object', { ...asked, confirm_cost: true });
    expect(second.structured.job_ids).toHaveLength(1);
  });
});
