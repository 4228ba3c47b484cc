import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { differing, isClear, type Picture, painted, read, sprite } from './png.ts';
import { polled } from './surfaces.ts';

// Pro pictures and enhanced movements over the wire, by the real engine.
let api: TestApi;
let ranger: string;
beforeAll(async () => {
  api = await startTestApi({ worker: 'engine' });
  ranger = await sprite('a villager in a red tunic', 48, { direction: 'south' });
});
afterAll(() => api.close());

const image = (base64: string) => ({ type: 'base64', base64 });
const square = (side: number) => ({ width: side, height: side });
const sized = (base64: string, side: number, usage?: string) => ({
  image: image(base64),
  size: square(side),
  ...(usage ? { usage_description: usage } : {}),
});
const flat = (base64: string, side: number) => ({ image: image(base64), ...square(side) });

async function made(path: string, body: object, status = 202): Promise<Picture[]> {
  const answer = await api.call('POST', `/v2${path}`, body);
  expect([answer.status, JSON.stringify(answer.body.detail)]).toEqual([status, undefined]);
  const job = (await polled(api, answer.body.background_job_id)) as never as {
    status: string;
    last_response: { images: { base64: string }[]; detail?: string };
  };
  expect([job.status, job.last_response.detail]).toEqual(['completed', undefined]);
  return Promise.all(job.last_response.images.map(({ base64 }) => read(base64)));
}
async function refused(path: string, body: object): Promise<{ loc: (string | number)[]; msg: string }[]> {
  const answer = await api.call('POST', `/v2${path}`, body);
  expect(answer.status).toBe(422);
  return answer.body.detail;
}
const coloursOf = (picture: Picture) => new Set(picture.pixels.filter((c) => !isClear(c)));
/** Share of the opaque pixels that are more red than anything else. */
const redness = (picture: Picture): number => {
  const own = picture.pixels.filter((c) => !isClear(c));
  const [r, g, b] = [1, 3, 5];
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return own.filter((c) => part(c, r!) > 1.8 * part(c, g!) && part(c, r!) > 1.5 * part(c, b!)).length / own.length;
};

describe('generate-image-v2', () => {
  const KNIGHT = { description: 'a knight', image_size: square(64), no_background: true, seed: 7 };

  // covers: V2-GENERATE-PRO
  test.each([
    [40, 48, 16],
    [128, 96, 4],
    [200, 32, 1],
  ])('draws %d×%d: %d of them, each different', async (width, height, count) => {
    const out = await made('/generate-image-v2', {
      ...KNIGHT,
      description: 'a villager',
      image_size: { width, height },
    });
    expect(out.map((p) => [p.width, p.height])).toEqual(Array.from({ length: count }, () => [width, height]));
    expect(new Set(out.map(({ pixels }) => pixels.join())).size).toBe(count);
  });

  test('each style option has its effect, and none of them is no style at all', async () => {
    const style = await sprite('a slime', 64, { outline: 'lineless', shading: 'flat shading', detail: 'low detail' });
    const NONE = { color_palette: false, outline: false, detail: false, shading: false };
    const styled = async (options: object) =>
      (
        await made('/generate-image-v2', {
          ...KNIGHT,
          image_size: square(96),
          style_image: sized(style, 64),
          style_options: options,
        })
      )[0]!;
    const plain = (await made('/generate-image-v2', { ...KNIGHT, image_size: square(96) }))[0]!;
    const none = await styled(NONE);
    expect(differing(none, plain)).toBe(0);
    for (const option of Object.keys(NONE))
      expect([option, differing(await styled({ ...NONE, [option]: true }), none) > 20]).toEqual([option, true]);
  });

  test('a reference lends its colours, the words have the last word, its usage says which of it counts', async () => {
    const drawn = async (more: object) =>
      (await made('/generate-image-v2', { ...KNIGHT, description: 'an archer', ...more }))[0]!;
    const [plain, lent] = [await drawn({}), await drawn({ reference_images: [sized(ranger, 48)] })];
    expect(redness(lent)).toBeGreaterThan(redness(plain) + 0.1);
    const said = { description: 'an archer in a blue tunic' };
    const kept = await drawn({ ...said, reference_images: [sized(ranger, 48)] });
    expect(redness(kept)).toBeLessThan(redness(lent) - 0.1);
    const hair = await drawn({ reference_images: [sized(ranger, 48, 'only the hair')] });
    expect(differing(hair, lent)).toBeGreaterThan(20);
  });

  test.each([
    [{ image_size: { width: 15, height: 64 } }, 'image_size'],
    [{ image_size: { width: 64, height: 689 } }, 'image_size'],
    [{ image_size: { width: 793, height: 64 } }, 'image_size'],
    [{ description: ' ' }, 'description'],
    [{ style_options: { outline: 'yes' } }, 'style_options'],
  ])('refuses %j, naming the field', async (more, field) => {
    const [issue] = await refused('/generate-image-v2', { ...KNIGHT, ...more });
    expect(issue!.loc).toContain(field);
  });
  test('refuses five references and pictures in which nothing is to be seen', async () => {
    const five = Array.from({ length: 5 }, () => sized(ranger, 48));
    expect((await refused('/generate-image-v2', { ...KNIGHT, reference_images: five }))[0]!.loc).toContain(
      'reference_images',
    );
    const clear = painted(8, 8, () => [0, 0, 0, 0]);
    expect((await refused('/generate-image-v2', { ...KNIGHT, style_image: sized(clear, 8) }))[0]!.loc).toContain(
      'style_image',
    );
  });
});

describe('generate-with-style-v2', () => {
  const CHEST = { description: 'a treasure chest', no_background: true, seed: 3 };

  // covers: V2-GENERATE-IN-STYLE
  test('draws squares as large as the largest style image, in the colours of all', async () => {
    const slime = await sprite('a slime', 32, {});
    const out = await made('/generate-with-style-v2', {
      ...CHEST,
      style_images: [flat(slime, 32), flat(ranger, 48)],
      image_size: { width: 400 },
    });
    expect(out.map((p) => [p.width, p.height])).toEqual(Array.from({ length: 16 }, () => [48, 48]));
    expect(new Set(out.map(({ pixels }) => pixels.join())).size).toBeGreaterThan(8);
  });

  test('pixels are as large as those of an enlarged style image', async () => {
    const slime = await read(await sprite('a slime', 48, {}));
    const large = painted(192, 192, (x, y) => {
      const hex = slime.pixels[Math.floor(y / 4) * 48 + Math.floor(x / 4)]!;
      return isClear(hex) ? [0, 0, 0, 0] : ([1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16)) as never);
    });
    const [out] = await made('/generate-with-style-v2', { ...CHEST, style_images: [flat(large, 192)] });
    expect([out!.width, out!.height]).toEqual([192, 192]);
    out!.pixels.forEach((c, i) => {
      const [x, y] = [i % 192, Math.floor(i / 192)];
      expect(c).toBe(out!.pixels[(y - (y % 4)) * 192 + x - (x % 4)]);
    });
  });

  test('words say the rest of the style', async () => {
    const styled = async (words: string) =>
      (
        await made('/generate-with-style-v2', { ...CHEST, style_images: [flat(ranger, 48)], style_description: words })
      )[0]!;
    const [plain, flatly] = [await styled(''), await styled('flat shading, 8-bit, no outline')];
    expect(coloursOf(flatly).size).toBeLessThan(coloursOf(plain).size);
  });

  test('refuses no style image, five, and one that is too large', async () => {
    for (const style_images of [[], Array.from({ length: 5 }, () => flat(ranger, 48)), [flat(ranger, 513)]]) {
      const [issue] = await refused('/generate-with-style-v2', { ...CHEST, style_images });
      expect(issue!.loc).toContain('style_images');
    }
  });
});

describe('a movement that is told more fully', () => {
  // covers: V2-ENHANCE-ACTION
  test('by the body of the picture, and by what it leads into', async () => {
    const told = async (more: object) => {
      const answer = await api.call('POST', '/v2/enhance-animation-v3-prompt', {
        first_frame: image(ranger),
        action: 'walking',
        seed: 1,
        ...more,
      });
      expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
      expect(answer.body.usage).toEqual({ type: 'usd', usd: 0.0004, generations: null });
      return answer.body.enhanced_prompt as string;
    };
    const person = await told({});
    expect(person).toMatch(/^walking, the arms swinging against the legs, .*a seamless loop/);
    const wolf = await sprite('a wolf', 64, { direction: 'east' });
    expect(await told({ first_frame: image(wolf) })).toMatch(/^walking, opposite legs together/);
    expect(await told({ last_frame: image(ranger) })).toContain('ending in the last picture');
  });

  test('is what is drawn where enhance_prompt asks for it', async () => {
    const body = { first_frame: image(ranger), action: 'swings a sword', frame_count: 4, seed: 3 };
    const answer = await api.call('POST', '/v2/animate-with-text-v3', { ...body, enhance_prompt: true });
    const job = (await polled(api, answer.body.background_job_id)) as never as {
      last_response: Record<string, unknown>;
      usage: { usd: number };
    };
    expect(job.last_response.enhanced_prompt).toMatch(/^swings a sword, drawing back first/);
    expect((job.last_response.images as unknown[]).length).toBe(5);
    const again = await made('/animate-with-text-v3', { ...body, action: job.last_response.enhanced_prompt }, 200);
    const own = await Promise.all((job.last_response.images as { base64: string }[]).map(({ base64 }) => read(base64)));
    expect(again.map(({ pixels }) => pixels)).toEqual(own.map(({ pixels }) => pixels));
  });
});

test('"jumps, then waves" is drawn one after the other [V2-ANIMATE-V2]', async () => {
  const drawn = (action: string) =>
    made('/animate-with-text-v2', {
      reference_image: image(ranger),
      reference_image_size: square(48),
      action,
      image_size: square(48),
      seed: 1,
    });
  const [both, first] = [await drawn('jumps, then waves'), await drawn('jumps')];
  expect(both.length).toBe(16);
  expect(differing(both[12]!, first[12]!)).toBeGreaterThan(0);
});
