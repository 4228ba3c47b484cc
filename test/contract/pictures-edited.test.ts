import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { differing, isClear, type Picture, painted, read, sprite } from './png.ts';
import { polled } from './surfaces.ts';

// Edits in words over the wire, by the real engine.
let api: TestApi;
let knight: string;
beforeAll(async () => {
  api = await startTestApi({ worker: 'engine' });
  knight = await sprite('a villager in a green tunic', 48, { direction: 'south' });
});
afterAll(() => api.close());

const image = (base64: string) => ({ type: 'base64', base64 });
const square = (side: number) => ({ width: side, height: side });

async function job(path: string, body: object): Promise<{ status: string; last_response: Record<string, unknown> }> {
  const answer = await api.call('POST', `/v2${path}`, body);
  expect([answer.status, JSON.stringify(answer.body.detail)]).toEqual([202, undefined]);
  return (await polled(api, answer.body.background_job_id)) as never;
}
async function made(path: string, body: object): Promise<Picture[]> {
  const { status, last_response: told } = await job(path, body);
  expect([status, told.detail]).toEqual(['completed', undefined]);
  return Promise.all((told.images as { base64: string }[]).map(({ base64 }) => read(base64)));
}
const edit = (description: string, more: object = {}) => ({
  image: image(knight),
  image_size: square(48),
  description,
  width: 48,
  height: 48,
  seed: 1,
  ...more,
});

describe('edit-image', () => {
  // covers: V2-EDIT-IMAGE
  test('puts a sword in a hand: new pixels lie beside the figure, all others keep their bytes', async () => {
    const own = await read(knight);
    const [out] = await made('/edit-image', edit('give him a sword'));
    const fresh = out!.pixels.filter((c, i) => isClear(own.pixels[i]!) && !isClear(c)).length;
    const changed = differing(out!, own);
    expect(fresh).toBeGreaterThan(5);
    expect(changed).toBeLessThan(0.2 * 48 * 48);
  });

  test('colours a part: nothing appears or goes, less than half of the figure changes', async () => {
    const own = await read(knight);
    const [out] = await made('/edit-image', edit('make the tunic red'));
    expect(out!.pixels.map(isClear)).toEqual(own.pixels.map(isClear));
    const figure = own.pixels.filter((c) => !isClear(c)).length;
    expect(differing(out!, own)).toBeGreaterThan(10);
    expect(differing(out!, own)).toBeLessThan(0.6 * figure);
  });

  test('text_guidance_scale is how strong a named colour is, and 3 where it is not said', async () => {
    const of = (more: object) => made('/edit-image', edit('make the tunic red', more));
    const [[plain], [said], [muted], [strong]] = await Promise.all([
      of({}),
      of({ text_guidance_scale: 3 }),
      of({ text_guidance_scale: 1 }),
      of({ text_guidance_scale: 10 }),
    ]);
    expect(said!.pixels).toEqual(plain!.pixels);
    const own = await read(knight);
    const red = ({ pixels }: typeof own) =>
      pixels.reduce((sum, c, i) => {
        if (c === own.pixels[i]) return sum;
        const [r, g, b] = [1, 3, 5].map((k) => Number.parseInt(c.slice(k, k + 2), 16));
        return sum + r! - (g! + b!) / 2;
      }, 0);
    expect(red(muted!)).toBeLessThan(red(plain!));
    expect(red(strong!)).toBeGreaterThan(red(plain!));
  });

  test('a background stays byte for byte round what is edited', async () => {
    const own = await read(knight);
    const scene = painted(48, 48, (x, y) => {
      const hex = own.pixels[y * 48 + x]!;
      return isClear(hex) ? [70, 130, 180] : ([1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16)) as never);
    });
    const before = await read(scene);
    const [out] = await made('/edit-image', edit('make the tunic red', { image: image(scene) }));
    expect(differing(out!, before)).toBeGreaterThan(10);
    out!.pixels.forEach((c, i) => {
      if (isClear(own.pixels[i]!)) expect(c).toBe(before.pixels[i]);
    });
  });

  test('a higher canvas has the picture at its lower edge', async () => {
    const own = await read(knight);
    const [out] = await made('/edit-image', edit('wearing a blue wizard hat', { height: 64 }));
    expect([out!.width, out!.height]).toEqual([48, 64]);
    expect(out!.pixels.slice(48 * 50)).toEqual(own.pixels.slice(48 * 34));
  });

  test.each([
    ['xyzzy plugh', 'nothing that is worn, held or coloured'],
    ['turn him into a dragon', 'Somebody else is another picture'],
  ])('"%s" fails and says why', async (words, why) => {
    const { status, last_response: told } = await job('/edit-image', edit(words));
    expect([status, told.error]).toEqual(['failed', 'UNUSABLE_INPUT']);
    expect(told.detail).toContain(why);
  });
});

// covers: V2-EDIT-IMAGES
test('edit-images-v2 keeps the order, bounds the number by size and says what each method needs', async () => {
  const one = { image: image(knight), ...square(48) };
  const out = await made('/edit-images-v2', {
    edit_images: [one, one],
    image_size: square(48),
    description: 'make the tunic blue',
    seed: 1,
  });
  expect(out).toHaveLength(2);
  expect(out[0]!.pixels).toEqual(out[1]!.pixels);
  const many = await api.call('POST', '/v2/edit-images-v2', {
    edit_images: [one, one],
    image_size: square(200),
    description: 'k',
  });
  expect([many.status, many.body.detail[0].msg]).toEqual([422, 'at most 1 at 200 pixels a side']);
  const bare = await api.call('POST', '/v2/edit-images-v2', {
    edit_images: [one],
    image_size: square(48),
    method: 'edit_with_reference',
  });
  expect([bare.status, bare.body.detail[0].loc]).toEqual([422, ['body', 'reference_image']]);
});

describe('animations', () => {
  const frames = async () => {
    const own = await read(knight);
    // the figure a pixel to the right and up
    const moved = painted(48, 48, (x, y) => {
      const hex = x > 0 && y < 47 ? own.pixels[(y + 1) * 48 + x - 1]! : '#00000000';
      return [1, 3, 5, 7].map((k) => Number.parseInt(hex.slice(k, k + 2), 16)) as never;
    });
    return [knight, moved].map((base64) => ({ image: image(base64), size: square(48) }));
  };

  // covers: V2-EDIT-ANIMATION
  test('an edit moves along', async () => {
    const [a, b] = await made('/edit-animation-v2', {
      description: 'give him a sword',
      frames: await frames(),
      image_size: square(48),
      seed: 1,
    });
    let wrong = 0;
    for (let y = 1; y < 47; y++) {
      for (let x = 0; x < 47; x++) if (a!.pixels[y * 48 + x] !== b!.pixels[(y - 1) * 48 + x + 1]) wrong++;
    }
    expect(wrong).toBeLessThan(12);
  });

  // covers: V2-TRANSFER-OUTFIT
  test('an outfit is taken on by all frames, below a head that stays as it is', async () => {
    const other = await sprite('a woman in a red dress', 48, { direction: 'south' });
    const given = await frames();
    const out = await made('/transfer-outfit-v2', {
      reference_image: { image: image(other), size: square(48) },
      frames: given,
      image_size: square(48),
      seed: 1,
    });
    const own = await read(knight);
    const reds = ({ pixels }: Picture) => pixels.filter((c) => /^#[a-f].[0-5].[0-5]./.test(c)).length;
    expect(out).toHaveLength(2);
    for (const frame of out) expect(reds(frame)).toBeGreaterThan(3 * reds(own) + 40);
    expect(out[0]!.pixels.slice(0, 12 * 48)).toEqual(own.pixels.slice(0, 12 * 48));
  });
});

describe('inpaint-v3', () => {
  const upper = painted(48, 48, (_x, y) => (y < 20 ? [255, 255, 255] : [0, 0, 0]));
  const request = {
    description: 'a villager with a blue wizard hat',
    mask_image: { image: image(upper), size: square(48) },
    seed: 1,
  };
  const own = (more: object = {}) => ({
    ...request,
    inpainting_image: { image: image(knight), size: square(48) },
    ...more,
  });

  // covers: V2-INPAINT-V3
  test('draws inside the mask alone, and cut at it when that is asked', async () => {
    const before = await read(knight);
    const [whole] = await made('/inpaint-v3', own());
    expect(whole!.pixels.slice(48 * 20)).toEqual(before.pixels.slice(48 * 20));
    expect(differing(whole!, before)).toBeGreaterThan(10);
    const [cut] = await made('/inpaint-v3', own({ crop_to_mask: true }));
    expect([cut!.width, cut!.height]).toEqual([48, 20]);
    expect(cut!.pixels).toEqual(whole!.pixels.slice(0, 48 * 20));
  });

  test('a mask of another size is refused by name', async () => {
    const answer = await api.call(
      'POST',
      '/v2/inpaint-v3',
      own({ mask_image: { image: image(upper), size: square(40) } }),
    );
    expect([answer.status, answer.body.detail[0].msg]).toEqual([
      422,
      expect.stringContaining('both must have one size'),
    ]);
  });
});
