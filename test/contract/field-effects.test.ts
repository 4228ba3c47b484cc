import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeImage } from '../../src/pixels/decode.ts';
import { opaqueShare } from '../../src/pixels/remove-background.ts';
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
      'an old young knight, with a purple shield and a purple cape, standing, low top-down view',
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
  const room = {
    description: 'a knight in a room',
    image_size: { width: 64, height: 64 },
    view: 'low top-down',
    seed: 2,
  };
  const { image: init_image } = await post('/create-image-pixflux', room);
  const cut = async (background_removal_task: string) => {
    const body = { ...room, no_background: true, init_image, init_image_strength: 999, background_removal_task };
    return picture((await post('/create-image-pixflux', body)).image.base64);
  };
  const opaqueAt = ({ data }: Rgba, x: number, y: number) => data[(y * 64 + x) * 4 + 3] === 255;
  const [simple, complex] = [await cut('remove_simple_background'), await cut('remove_complex_background')];
  // furniture has no colour of the picture's edge
  const isFurniture = (_: unknown, i: number) => {
    const [x, y] = [i % 64, Math.floor(i / 64)];
    return opaqueAt(simple, x, y) && !opaqueAt(complex, x, y);
  };
  expect(Array.from({ length: 64 * 64 }).filter(isFurniture).length).toBeGreaterThan(100);
  expect(opaqueShare(complex)).toBeGreaterThan(0.25);
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

  test('is drawn from the fuller description where that is asked for [V2-CHAR-V3-ENHANCE]', async () => {
    const asked = await post('/create-character-v3', { ...CHARACTER, enhance_prompt: true });
    const { last_response } = await polled(api, asked.background_job_id);
    expect(last_response.enhanced_prompt).toContain(CHARACTER.description);
    expect(last_response.enhanced_prompt).not.toBe(CHARACTER.description);
    const said = await post('/create-character-v3', { ...CHARACTER, description: last_response.enhanced_prompt });
    const plain = await post('/create-character-v3', CHARACTER);
    const [own, same, other] = [await rotations(asked), await rotations(said), await rotations(plain)];
    expect(own.map(({ data }) => data)).toEqual(same.map(({ data }) => data));
    expect(own.map(({ data }) => data)).not.toEqual(other.map(({ data }) => data));
  });

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
