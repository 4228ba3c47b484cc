import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { callTool } from './surfaces.ts';

/** Characters by the whole service with the real engine. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Json = any;

/** A character once its job has ended, as v2 shows it. */
async function made(args: Record<string, unknown>): Promise<Json> {
  const { structured, text } = await callTool(api, 'create_character', args);
  expect(structured, text).toBeDefined();
  const get = async () => (await api.call('GET', `/v2/characters/${structured.character_id}`)).body;
  await expect.poll(async () => (await get()).status, { timeout: 60_000, interval: 50 }).not.toBe('processing');
  return get();
}
async function pixels(character: Json, direction: string) {
  const res = await fetch(api.url + new URL(character.rotation_urls[direction]).pathname);
  const { data, info } = await sharp(Buffer.from(await res.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]) colours.add(data.readUIntBE(i, 3));
  return { width: info.width, height: info.height, data, colours };
}

// covers: CHAR-CREATE CHAR-CANVAS CHAR-RECORD
test('a standard character has eight pictures of one size in one palette', { timeout: 120_000 }, async () => {
  const character = await made({ description: 'a brave knight with a red cape', seed: 5 });
  expect(character.status).toBe('completed');
  const all = new Set<number>();
  for (const direction of Object.keys(character.rotation_urls)) {
    const { width, height, colours } = await pixels(character, direction);
    expect([width, height]).toEqual([68, 68]);
    for (const colour of colours) all.add(colour);
  }
  expect(all.size).toBeLessThanOrEqual(16);
  expect(all.size).toBeGreaterThan(6);
  expect(character.skeletons.south).toHaveLength(18);
  // the same again: the same bytes
  const again = await made({ description: 'a brave knight with a red cape', seed: 5 });
  const [a, b] = [await pixels(character, 'north-west'), await pixels(again, 'north-west')];
  expect(b.data.equals(a.data)).toBe(true);
});

// covers: CHAR-V3-TURNS CHAR-REFERENCE
test('v3 turns a sprite and keeps its colours', { timeout: 120_000 }, async () => {
  const source = await made({ description: 'a pirate', n_directions: 4, size: 32 });
  const south = await fetch(api.url + new URL(source.rotation_urls.south).pathname);
  const sprite = Buffer.from(await south.arrayBuffer());
  const turned = await made({ description: 'a pirate', mode: 'v3', reference_image_base64: sprite.toString('base64') });
  expect(turned).toMatchObject({ status: 'completed', directions: 8, size: { width: 68, height: 68 } });
  const own = (await pixels(source, 'south')).colours;
  for (const direction of ['south', 'north', 'east'])
    for (const colour of (await pixels(turned, direction)).colours) expect(own.has(colour)).toBe(true);
});

// covers: CHAR-STYLE CHAR-STYLE-SIZE CHAR-PRO-BEST
test('a style that is larger than the character fails the job fast and costs nothing', {
  timeout: 120_000,
}, async () => {
  const style = await made({ description: 'a pirate', size: 64 });
  const before = (await api.call('GET', '/v2/balance')).body;
  const failed = await made({ description: 'a knight', mode: 'pro', style_character_id: style.id, size: 32 });
  expect(failed.status).toBe('failed');
  expect(failed.error).toMatch(/size must be at least \d+, it is 32\./);
  expect((await api.call('GET', '/v2/balance')).body).toEqual(before);
  const least = Number(/at least (\d+)/.exec(failed.error)![1]);
  const styled = await made({ description: 'a knight', mode: 'pro', style_character_id: style.id, size: least });
  expect(styled.status).toBe('completed');
});
