import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { isClear, painted, read } from './png.ts';
import { callTool, polled } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Grass with a path: bands and dots of a few greens and browns. */
const GROUND = painted(64, 48, (x, y) =>
  y > 30 ? ((x + y) % 7 ? [160, 120, 72] : [140, 100, 56]) : (x * 3 + y * 5) % 11 ? [92, 140, 60] : [76, 120, 48],
);
const BACKGROUND = { type: 'base64', base64: GROUND };

test('a map object for a background: cut out, and in its picture, of which nothing else changed [V2-MAP-OBJECT-PLACED]', async () => {
  const { body } = await api.call('POST', '/v2/map-objects', {
    description: 'wooden barrel',
    background_image: BACKGROUND,
    inpainting: { type: 'rectangle', fraction: 0.6 },
    seed: 3,
  });
  const { last_response: made } = await polled(api, body.background_job_id);
  expect(made.object_id).toBe(body.object_id);
  expect(Object.keys(made.storage_urls)).toEqual(['object', 'composed']);
  const [object, composed] = await Promise.all([made.image, made.images[1].base64].map(read));
  const ground = await read(GROUND);
  expect([object!.width, object!.height]).toEqual([64, 48]);
  const inside = (i: number) =>
    Math.abs((i % 64) + 0.5 - 32) <= 19.2 && Math.abs(Math.floor(i / 64) + 0.5 - 24) <= 14.4;
  let shown = 0;
  ground.pixels.forEach((pixel, i) => {
    if (!isClear(object!.pixels[i]!)) shown++;
    if (inside(i)) return;
    expect(composed!.pixels[i]).toBe(pixel);
    expect(isClear(object!.pixels[i]!)).toBe(true);
  });
  expect(shown).toBeGreaterThan(150);
  const { body: kept } = await api.call('GET', `/v2/map-objects/${body.object_id}`);
  expect(kept).toMatchObject({ width: 64, height: 48, status: 'completed' });
});

test('the tool needs no size with a background, and says which place it takes by itself [MCP-OBJECT-PLACED]', async () => {
  const { structured, isError } = await callTool(api, 'create_map_object', {
    description: 'campfire',
    background_image: BACKGROUND,
  });
  expect(isError).toBeFalsy();
  const job = await api.db.job.findFirstOrThrow({ where: { asset: { id: structured.object_id } } });
  expect(job.payload).toMatchObject({
    width: 64,
    height: 48,
    outline: null,
    shading: null,
    region: { type: 'oval', fraction: 0.6 },
  });
  const { text, isError: refused } = await callTool(api, 'create_map_object', { description: 'campfire' });
  expect([refused, text]).toEqual([true, expect.stringMatching(/width.*Field required/s)]);
});

test('a place without a background, and a picture to start from beside one, are refused by name', async () => {
  const ask = async (body: object) =>
    (await api.call('POST', '/v2/map-objects', { description: 'k', ...body })).body.detail;
  expect(await ask({ inpainting: { type: 'oval' } })).toMatchObject([{ loc: ['body', 'background_image'] }]);
  expect(await ask({ background_image: BACKGROUND, init_image: BACKGROUND })).toMatchObject([
    { loc: ['body', 'init_image'] },
  ]);
});
