import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePng, enlarge } from '../../src/pixels/index.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { colours, isClear, type Picture, painted, read, sprite } from './png.ts';

// The tools for pictures that are sent, over the wire, by the real engine.
let api: TestApi;
let knight: Picture;
let knightPng: string;
beforeAll(async () => {
  api = await startTestApi({ worker: 'engine' });
  knightPng = await sprite('a knight with a red cape');
  knight = await read(knightPng);
});
afterAll(() => api.close());

const image = (base64: string) => ({ type: 'base64', base64 });
const square = (side: number) => ({ width: side, height: side });
async function post(path: string, body: object): Promise<Picture> {
  const answer = await api.call('POST', `/v2${path}`, body);
  expect(answer.body.detail).toBeUndefined();
  expect(answer.body.usage).toEqual({ type: 'usd', usd: 0.008, generations: null });
  return read(answer.body.image.base64);
}
/** Whole factors of a picture. */
async function enlarged(png: string, k: number): Promise<string> {
  const { width, height, pixels } = await read(png);
  const data = new Uint8ClampedArray(width * height * 4);
  pixels.forEach((hex, i) => {
    const n = Number.parseInt(hex.slice(1), 16);
    data.set([n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255], i * 4);
  });
  return Buffer.from(encodePng(enlarge({ width, height, data }, k))).toString('base64');
}

test('enlarged pixel art comes back byte for byte', async () => {
  const large = await enlarged(knightPng, 5);
  const out = await post('/image-to-pixelart', {
    image: image(large),
    image_size: square(knight.width * 5),
    output_size: square(knight.width),
    seed: 1,
  });
  expect(out.pixels).toEqual(knight.pixels);
});

test('a photograph takes the colours, the palette and the outline that were asked', async () => {
  const photo = painted(160, 120, (x, y) => [(x * 3 + y) % 256, (y * 2 + ((x * y) % 7)) % 256, (x + 40) % 256]);
  const request = { image: image(photo), image_size: { width: 160, height: 120 }, output_size: square(48), seed: 1 };
  expect(colours(await post('/image-to-pixelart', { ...request, colors: 6 })).size).toBeLessThanOrEqual(7);
  const few = colours(await post('/image-to-pixelart', { ...request, text_guidance_scale: 20 })).size;
  expect(few).toBeLessThan(colours(await post('/image-to-pixelart', { ...request, text_guidance_scale: 1 })).size);
  const swatch = painted(2, 1, (x) => (x ? [17, 40, 60] : [230, 200, 90]));
  const out = await post('/image-to-pixelart', { ...request, color_image: image(swatch) });
  expect([...colours(out)].filter((c) => !isClear(c)).sort()).toEqual(['#11283cff', '#e6c85aff']);
});

test('a sprite at three quarters keeps its own colours', async () => {
  const out = await post('/resize', {
    description: 'a knight',
    reference_image: image(knightPng),
    reference_image_size: square(knight.width),
    target_size: square(48),
    seed: 1,
  });
  expect([out.width, out.height]).toEqual([48, 48]);
  const own = colours(knight);
  expect([...colours(out)].every((c) => own.has(c))).toBe(true);
});

describe('remove-background', () => {
  test.each(['remove_simple_background', 'remove_complex_background'])(
    '%s cuts a sprite out of a flat ground',
    async (task) => {
      const on = painted(64, 64, (x, y) => {
        const hex = knight.pixels[y * 64 + x]!;
        return isClear(hex)
          ? [200, 80, 190]
          : ([1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16)) as never);
      });
      const out = await post('/remove-background', {
        image: image(on),
        image_size: square(64),
        background_removal_task: task,
      });
      let wrong = 0;
      out.pixels.forEach((hex, i) => {
        if (isClear(hex) !== isClear(knight.pixels[i]!)) wrong++;
      });
      expect(wrong).toBeLessThan(10);
    },
  );

  test('says why when nothing would be left', async () => {
    const flat = painted(32, 32, () => [90, 160, 220]);
    const answer = await api.call('POST', '/v2/remove-background', { image: image(flat), image_size: square(32) });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body.detail)).toContain('of its background’s colours');
  });
});

test('GraphQL checks, recolours, outlines and slices', async () => {
  const run = async (name: string, type: string, input: object, select: string) => {
    const { data, errors } = await api.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { finished { ${select} } } }`,
      { input },
    );
    expect(errors, JSON.stringify(errors)).toBeUndefined();
    return (data as Record<string, { finished: { images: { base64: string }[]; pixels: object } }>)[name]!.finished;
  };
  const given = { image: { base64: await enlarged(knightPng, 4) } };
  const { pixels } = await run(
    'checkPixels',
    'CheckPixelsInput',
    given,
    'pixels { kind cellWidth artWidth cleanness ramps { hex count } }',
  );
  expect(pixels).toMatchObject({ kind: 'ENLARGED', cellWidth: 4, artWidth: 64, cleanness: 1 });
  const own = { image: { base64: knightPng } };
  const first = knight.pixels.find((hex) => !isClear(hex))!.slice(0, 7);
  const swapped = await run(
    'swapColors',
    'SwapColorsInput',
    { ...own, swaps: [{ from: first, to: '#00ff00' }] },
    'images { base64 }',
  );
  const recoloured = await read(swapped.images[0]!.base64);
  expect(recoloured.pixels).toEqual(knight.pixels.map((hex) => (hex === `${first}ff` ? '#00ff00ff' : hex)));
  const bare = await run('changeOutline', 'ChangeOutlineInput', { ...own, outline: 'LINELESS' }, 'images { base64 }');
  expect((await read(bare.images[0]!.base64)).pixels).not.toEqual(knight.pixels);
  const painted2 = await run(
    'repaint',
    'RepaintInput',
    { ...own, palette: ['#102030', '#e0d0c0'] },
    'images { base64 }',
  );
  expect([...colours(await read(painted2.images[0]!.base64))].filter((c) => !isClear(c)).sort()).toEqual([
    '#102030ff',
    '#e0d0c0ff',
  ]);
  const sliced = await run(
    'sliceSheet',
    'SliceSheetInput',
    { ...own, grid: { cellWidth: 32, cellHeight: 32 } },
    'images { base64 }',
  );
  expect(sliced.images).toHaveLength(4);
});
