import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { colours, isClear, type Picture, painted, read, share } from './png.ts';
import { callTool, polled } from './surfaces.ts';

// What the documents say of pictures, asked of the real engine over the wire.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: 'engine' });
});
afterAll(() => api.close());

async function drawn(request: object): Promise<Picture> {
  const { status, body } = await api.call('POST', '/v1/generate-image-pixflux', {
    description: 'a knight with a red cape',
    image_size: { width: 64, height: 64 },
    seed: 3,
    ...request,
  });
  expect(status).toBe(200);
  return read(body.image.base64);
}

/** An image of the request: left half one colour, right half another. */
const halves = (left: readonly [number, number, number], right: readonly [number, number, number]) => ({
  type: 'base64',
  base64: painted(64, 64, (x) => (x < 32 ? left : right)),
});

describe('generate-image-pixflux', () => {
  test('draws a picture of the asked size from words [V1-PIXFLUX-TEXT]', async () => {
    for (const [width, height] of [
      [16, 64],
      [64, 64],
      [400, 400],
    ] as const) {
      const picture = await drawn({ image_size: { width, height }, no_background: true });
      expect([picture.width, picture.height]).toEqual([width, height]);
      expect(colours(picture).size).toBeGreaterThan(2);
    }
    const [knight, barrel] = [await drawn({}), await drawn({ description: 'a wooden barrel' })];
    expect(knight.pixels).not.toEqual(barrel.pixels);
  });

  test('the seed decides what the request leaves open [V1-PIXFLUX-SEED]', async () => {
    const [a, b, c] = [await drawn({ seed: 1 }), await drawn({ seed: 1 }), await drawn({ seed: 2 })];
    expect(a.pixels).toEqual(b.pixels);
    expect(a.pixels).not.toEqual(c.pixels);
  });

  // covers: V1-PIXFLUX-LARGE-BLANK
  test('no_background is transparent around the subject, also above 200x200 [V1-PIXFLUX-TRANSPARENT]', async () => {
    for (const side of [64, 256]) {
      const size = { image_size: { width: side, height: side } };
      const clear = await drawn({ ...size, no_background: true });
      expect(isClear(clear.pixels[0]!) && isClear(clear.pixels[side - 1]!)).toBe(true);
      expect(share(clear, isClear)).toBeGreaterThan(0.1);
      expect(share(clear, isClear)).toBeLessThan(0.95);
      expect(share(await drawn({ ...size, no_background: false }), isClear)).toBe(0);
    }
  });

  test('color_image gives the only colours [V1-PIXFLUX-PALETTE]', async () => {
    const color_image = halves([20, 30, 40], [200, 180, 90]);
    const used = colours(await drawn({ color_image, no_background: true }));
    expect(used.size).toBeGreaterThan(0);
    for (const colour of used) expect(['#141e28ff', '#c8b45aff']).toContain(colour);
  });

  test('init_image is started from, the more so the stronger it is [V1-PIXFLUX-INIT]', async () => {
    const init_image = halves([250, 0, 0], [0, 0, 250]);
    const plain = await drawn({});
    const distance = ({ pixels }: Picture) => pixels.filter((pixel, i) => pixel !== plain.pixels[i]).length;
    const weak = distance(await drawn({ init_image, init_image_strength: 1 }));
    const strong = await drawn({ init_image, init_image_strength: 999 });
    expect(distance(strong)).toBeGreaterThan(weak);
    const near = (pixel: string, at: number) => Number.parseInt(pixel.slice(at, at + 2), 16) > 150;
    const left = strong.pixels.filter((_, i) => i % 64 < 32);
    const right = strong.pixels.filter((_, i) => i % 64 >= 32);
    expect(left.filter((pixel) => near(pixel, 1)).length).toBeGreaterThan(left.length / 2);
    expect(right.filter((pixel) => near(pixel, 5)).length).toBeGreaterThan(right.length / 2);
  });
});

describe('create_map_object', () => {
  test('has a transparent background [MCP-OBJECT-TRANSPARENT]', async () => {
    const { structured } = await callTool(api, 'create_map_object', {
      description: 'a wooden barrel',
      width: 64,
      height: 48,
      seed: 4,
    });
    await polled(api, structured.job_id);
    const { images } = await callTool(api, 'get_map_object', { object_id: structured.object_id });
    const object = await read(images[0]!);
    expect([object.width, object.height]).toEqual([64, 48]);
    expect(isClear(object.pixels[0]!)).toBe(true);
    expect(share(object, isClear)).toBeGreaterThan(0.1);
    expect(share(object, isClear)).toBeLessThan(0.95);
  });
});
