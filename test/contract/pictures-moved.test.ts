import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { colours, differing, isClear, type Picture, painted, read, sprite } from './png.ts';
import { polled } from './surfaces.ts';

// Pictures that are sent, turned and moved over the wire by the real engine.
let api: TestApi;
let knight: string;
beforeAll(async () => {
  api = await startTestApi({ worker: 'engine' });
  knight = await sprite('a knight with a red cape', 32);
});
afterAll(() => api.close());

const image = (base64: string) => ({ type: 'base64', base64 });
const square = (side: number) => ({ width: side, height: side });

/** The pictures of a job, and what else pollers are told. */
async function made(
  path: string,
  body: object,
  status: number,
): Promise<{ pictures: Picture[]; told: Record<string, unknown> }> {
  const answer = await api.call('POST', `/v2${path}`, body);
  expect([answer.status, JSON.stringify(answer.body.detail)]).toEqual([status, undefined]);
  const job = (await polled(api, answer.body.background_job_id)) as { status: string; last_response: never };
  const told = job.last_response as Record<string, unknown> & { images: { base64: string }[] };
  expect([job.status, told.detail]).toEqual(['completed', undefined]);
  return { pictures: await Promise.all(told.images.map(({ base64 }) => read(base64))), told };
}

const COMPASS = ['south', 'south-west', 'west', 'north-west', 'north', 'north-east', 'east', 'south-east'];

describe('eight rotations', () => {
  // covers: V2-ROTATIONS-V2
  test('of a sprite: south is the sprite, the others are not, all in its colours', async () => {
    const { pictures, told } = await made(
      '/generate-8-rotations-v2',
      { image_size: square(32), reference_image: { image: image(knight), ...square(32) }, view: 'side', seed: 1 },
      202,
    );
    const own = await read(knight);
    expect(told.uploaded_directions).toEqual(COMPASS);
    expect(pictures[0]!.pixels).toEqual(own.pixels);
    for (const turned of pictures.slice(1)) {
      expect([turned.width, turned.height]).toEqual([32, 32]);
      expect(differing(turned, own)).toBeGreaterThan(20);
      expect([...colours(turned)].every((c) => colours(own).has(c))).toBe(true);
    }
  });

  test('of words in a style, which style_description tells', async () => {
    const asked = { method: 'create_with_style', description: 'a wizard', image_size: square(40), seed: 1 };
    const { pictures } = await made('/generate-8-rotations-v2', asked, 202);
    expect(pictures).toHaveLength(8);
    for (const drawn of pictures) expect(colours(drawn).size).toBeGreaterThan(3);
    const told = { ...asked, style_description: 'no outline, flat shading' };
    const { pictures: styled } = await made('/generate-8-rotations-v2', told, 202);
    styled.forEach((drawn, i) => {
      expect(differing(drawn, pictures[i]!)).toBeGreaterThan(20);
      expect(colours(drawn).size).toBeLessThan(colours(pictures[i]!).size);
    });
  });

  test('each method says what it needs', async () => {
    for (const [method, field] of [
      ['rotate_character', 'reference_image'],
      ['create_from_concept', 'concept_image'],
      ['create_with_style', 'description'],
    ]) {
      const { status, body } = await api.call('POST', '/v2/generate-8-rotations-v2', {
        method,
        image_size: square(32),
      });
      expect([status, body.detail[0].loc]).toEqual([422, ['body', field]]);
    }
  });

  // covers: V2-ROTATIONS-V3
  test('v3: at the sprite’s own size', async () => {
    const { pictures } = await made('/generate-8-rotations-v3', { first_frame: image(knight), seed: 1 }, 200);
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(COMPASS.map(() => [32, 32]));
  });
});

describe('movement', () => {
  // covers: V2-ANIMATE-V2
  test('v2: sixteen frames of a small picture, none empty', async () => {
    const { pictures } = await made(
      '/animate-with-text-v2',
      {
        reference_image: image(knight),
        reference_image_size: square(32),
        action: 'walking',
        image_size: square(32),
        direction: 'south',
        seed: 1,
      },
      202,
    );
    expect(pictures).toHaveLength(16);
    // legs of three pixels have few ways to stand
    expect(new Set(pictures.map(({ pixels }) => pixels.join())).size).toBeGreaterThan(2);
    for (const { pixels } of pictures) expect(pixels.some((c) => !isClear(c))).toBe(true);
  });

  // covers: V2-ANIMATE-V3
  test('v3: one frame more than asked, the last one leads into the last picture', async () => {
    const { pictures } = await made(
      '/animate-with-text-v3',
      {
        first_frame: image(knight),
        last_frame: image(knight),
        action: 'jumps',
        frame_count: 4,
        drift_threshold: 0,
        seed: 1,
      },
      200,
    );
    expect(pictures).toHaveLength(5);
    const own = await read(knight);
    expect(pictures[4]!.pixels).toEqual(own.pixels);
    for (const frame of pictures) expect([...colours(frame)].every((c) => colours(own).has(c))).toBe(true);
  });

  test('v3: an odd number of frames and a picture too large are refused by name', async () => {
    const odd = await api.call('POST', '/v2/animate-with-text-v3', {
      first_frame: image(knight),
      action: 'walk',
      frame_count: 5,
    });
    expect([odd.status, odd.body.detail[0].loc]).toEqual([422, ['body', 'frame_count']]);
    const large = painted(300, 20, () => [200, 30, 30]);
    const big = await api.call('POST', '/v2/animate-with-text-v3', { first_frame: image(large), action: 'walk' });
    expect([big.status, big.body.detail[0].msg]).toEqual([422, expect.stringContaining('at most 256x256')]);
  });

  // covers: V2-INTERPOLATION
  test('six frames between two pictures', async () => {
    const small = await sprite('a goblin', 32);
    const { pictures } = await made(
      '/interpolation-v2',
      {
        start_image: { image: image(knight), size: square(32) },
        end_image: { image: image(small), size: square(32) },
        action: 'turns into',
        image_size: square(32),
        seed: 1,
      },
      202,
    );
    expect(pictures).toHaveLength(6);
    const ends = [await read(knight), await read(small)];
    expect(differing(pictures[0]!, ends[0]!)).toBeLessThan(differing(pictures[5]!, ends[0]!));
  });
});
