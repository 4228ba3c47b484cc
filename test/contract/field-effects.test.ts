import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeImage } from '../../src/pixels/decode.ts';
import { createImage, opaqueShare, overlay } from '../../src/pixels/index.ts';
import { encodePng } from '../../src/pixels/png.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { polled } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = async (path: string, body: object) => {
  const answer = await api.call('POST', `/v2${path}`, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
};
const picture = (base64: string): Promise<Rgba> => decodeImage(Buffer.from(base64, 'base64'));

describe('a description that is enhanced', () => {
  const KNIGHT = { description: 'a knight', image_size: { width: 32, height: 32 }, seed: 1 };

  test('is what is drawn, and is told with what it cost [V2-PIXEN-ENHANCE]', async () => {
    const enhanced = await post('/create-image-pixen', { ...KNIGHT, enhance_prompt: true });
    expect(enhanced.enhanced_prompt).toBe('a knight, with a purple shield and a purple cape, standing');
    expect(enhanced.usage).toEqual({ type: 'usd', usd: 0.0084, generations: null });
    expect(enhanced.enhance_usage).toEqual({ type: 'usd', usd: 0.0004, generations: null });
    const plain = await post('/create-image-pixen', KNIGHT);
    expect(plain).not.toHaveProperty('enhanced_prompt');
    expect(plain).not.toHaveProperty('enhance_usage');
    expect(plain.usage.usd).toBe(0.008);
    expect(enhanced.image.base64).not.toBe(plain.image.base64);
    const said = await post('/create-image-pixen', { ...KNIGHT, description: enhanced.enhanced_prompt });
    expect(said.image.base64).toBe(enhanced.image.base64);
  });

  test.each([
    [
      '/enhance-pixen-prompt',
      { direction: 'east' },
      'an old young knight, with a purple shield and a purple cape, standing, side view, facing east',
    ],
    [
      '/enhance-character-v3-prompt',
      { detail: 'highly detailed' },
      'an old young knight, with a purple shield, a purple cape and bronze pauldrons, standing, low top-down view',
    ],
  ])('is told by %s', async (path, more, prompt) => {
    const body = await post(path, { ...KNIGHT, description: 'an old young knight', ...more });
    expect(body).toEqual({
      usage: { type: 'usd', usd: 0.0004, generations: null },
      enhanced_prompt: prompt,
      contradictions: ['old and young'],
    });
  });
});

test('a subject before a scene is cut out of an initial image by the network [V2-PIXEN-REMOVAL]', async () => {
  const side = 64;
  const request = { description: 'a wolf', image_size: { width: side, height: side }, no_background: true, seed: 2 };
  const wolf = await picture((await post('/create-image-pixflux', request)).image.base64);
  const scene = createImage(side, side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [stripe, wave] = [(x + 2 * y) % 7 < 3, Math.round(40 * Math.sin(x / 5) * Math.cos(y / 4))];
      scene.data.set(stripe ? [70, 130 + wave, 60, 255] : [110 + wave, 160, 220 - wave, 255], (y * side + x) * 4);
    }
  overlay(scene, wolf, 0, 0);
  const init_image = { type: 'base64', base64: Buffer.from(encodePng(scene)).toString('base64') };
  const share = async (background_removal_task: string) => {
    const body = { ...request, init_image, init_image_strength: 999, background_removal_task };
    return opaqueShare(await picture((await post('/create-image-pixflux', body)).image.base64));
  };
  const [simple, complex] = [await share('remove_simple_background'), await share('remove_complex_background')];
  expect(simple).toBeGreaterThan(0.8);
  expect(complex).toBeLessThan(0.6);
  expect(complex).toBeGreaterThan(0.5 * opaqueShare(wolf));
});

describe('a character before a plain colour', () => {
  const CHARACTER = { description: 'a knight in a forest', image_size: { width: 32, height: 32 }, seed: 4 };
  const rotations = async (body: { character_id: string; background_job_id: string }) => {
    expect((await polled(api, body.background_job_id)).status).toBe('completed');
    const { body: character } = await api.call('GET', `/v2/characters/${body.character_id}`);
    return Promise.all(
      Object.values<string>(character.rotation_urls).map(async (url) =>
        decodeImage(new Uint8Array(await (await fetch(api.url + new URL(url).pathname)).arrayBuffer())),
      ),
    );
  };
  /** The colours that lie where the other picture is transparent; fails where the figures differ. */
  const behind = (shown: Rgba, figure: Rgba): readonly string[] => {
    const colors = new Set<string>();
    for (let i = 0; i < figure.data.length; i += 4) {
      const [pixel, own] = [shown, figure].map(({ data }) => [...data.subarray(i, i + 4)].join());
      if (figure.data[i + 3] === 0) colors.add(pixel!);
      else if (pixel !== own) throw new Error(`the figure is changed at ${i / 4}: ${own} is ${pixel}`);
    }
    return [...colors];
  };

  test('has the same one in all rotations, frames and nowhere in its figure [V2-CHAR-NO-BACKGROUND]', async () => {
    const plain = await post('/create-character-v3', CHARACTER);
    const filled = await post('/create-character-v3', { ...CHARACTER, no_background: false });
    const [figures, shown] = [await rotations(plain), await rotations(filled)];
    expect(figures).toHaveLength(8);
    const colors = new Set(shown.flatMap((image, i) => behind(image, figures[i]!)));
    expect(colors.size).toBe(1);
    expect([...colors][0]).toMatch(/,255$/);

    const frames = async ({ character_id }: { character_id: string }) => {
      const walk = { character_id, template_animation_id: 'walking-4-frames', directions: ['east'], seed: 1 };
      const { background_job_ids } = await post('/animate-character', walk);
      const { last_response } = await polled(api, background_job_ids[0]);
      return Promise.all(last_response.images.map(({ base64 }: { base64: string }) => picture(base64)));
    };
    const [still, moved] = [await frames(plain), await frames(filled)];
    expect(new Set(moved.flatMap((image, i) => behind(image, still[i]!)))).toEqual(colors);

    const state = await post('/create-character-state', {
      character_id: filled.character_id,
      edit_description: 'wears a blue cape',
    });
    expect((await rotations(state)).every((image) => opaqueShare(image) < 0.9)).toBe(true);
  });
});
