import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { colours, differing, isClear, type Picture, painted, read, share, sprite } from './png.ts';
import { V1Client } from './v1-client.ts';
import { endpoints, pose, waysOf } from './v1-requests.ts';

// What the documents say of v1's pictures, asked of the real engine over the wire.
let api: TestApi;
let client: V1Client;
let knight: string;
beforeAll(async () => {
  api = await startTestApi({ worker: 'engine' });
  client = new V1Client(api.url, api.account.token);
  knight = await sprite('a knight with a red cape');
});
afterAll(() => api.close());

const image = (base64: string) => ({ type: 'base64', base64 });
const square = (side: number) => ({ width: side, height: side });
/** White over the upper part of a 64×64 picture. */
const isOpen = (i: number) => Math.floor(i / 64) < 24;
const MASK = painted(64, 64, (_x, y) => (y < 24 ? [255, 255, 255] : [0, 0, 0]));
/** Two colours of no other picture. */
const PALETTE = painted(8, 8, (x) => (x < 4 ? [17, 40, 60] : [230, 200, 90]));
const PALETTE_COLOURS = ['#11283cff', '#e6c85aff'];

const all = async (images: readonly { base64: string }[]) => Promise.all(images.map(({ base64 }) => read(base64)));
/** Pixels outside the mask that differ. */
const touched = (kept: Picture, { pixels }: Picture) =>
  pixels.filter((pixel, i) => !isOpen(i) && pixel !== kept.pixels[i]).length;

describe('every endpoint, drawn by the engine', () => {
  const calls = endpoints({ sprite: '', mask: '', palette: '' }).map(({ v1 }, i) => [v1, i] as const);
  test.each(calls)('%s', async (_, i) => {
    const endpoint = endpoints({ sprite: knight, mask: MASK, palette: PALETTE })[i]!;
    const { method, width, height, count, usd } = endpoint;
    for (const [way, body] of waysOf(endpoint)) {
      const answer = await client[method](body);
      expect(answer.usage, way).toEqual({ type: 'usd', usd });
      if ('keypoints' in answer) {
        expect(answer.keypoints).toHaveLength(18);
        continue;
      }
      const images = 'images' in answer ? answer.images : [answer];
      expect(images.length, way).toBe(count);
      for (const picture of await all(images)) {
        expect([picture.width, picture.height], way).toEqual([width, height]);
        expect(colours(picture).size, way).toBeGreaterThan(1);
      }
    }
  });
});

describe('generate-image-bitforge', () => {
  const request = { description: 'an old wizard', image_size: square(64), no_background: true, seed: 3 };
  const drawn = async (more: object) => read((await client.generateImageBitforge({ ...request, ...more })).base64);
  // hues that a wizard does not have
  const style = painted(16, 16, (x, y) => (x > y ? [8, 24, 32] : x > 8 ? [52, 104, 86] : [224, 248, 208]));
  const STYLE_COLOURS = ['#081820ff', '#346856ff', '#e0f8d0ff'];

  test('the style image has no say at 0, all at 100 [V1-BITFORGE-STYLE]', async () => {
    const plain = await drawn({});
    expect((await drawn({ style_image: image(style), style_strength: 0 })).pixels).toEqual(plain.pixels);
    const half = await drawn({ style_image: image(style), style_strength: 50 });
    expect(differing(half, plain)).toBeGreaterThan(50);
    for (const colour of colours(await drawn({ style_image: image(style), style_strength: 100 })))
      expect(STYLE_COLOURS).toContain(colour);
  });

  test('inpainting keeps what is black in the mask [V1-BITFORGE-SUPPORTS] [MASK-SHAPE]', async () => {
    const kept = await read(knight);
    const made = await drawn({ inpainting_image: image(knight), mask_image: image(MASK) });
    expect(touched(kept, made)).toBe(0);
    expect(differing(kept, made)).toBeGreaterThan(20);
  });

  test('initial image, forced palette, transparent background [V1-BITFORGE-SUPPORTS]', async () => {
    const forced = await drawn({ color_image: image(PALETTE) });
    for (const colour of colours(forced)) expect(PALETTE_COLOURS).toContain(colour);
    expect(isClear(forced.pixels[0]!)).toBe(true);
    expect(share(await drawn({ no_background: false }), isClear)).toBe(0);
    const near = async (strength: number) =>
      differing(await drawn({ init_image: image(knight), init_image_strength: strength }), await read(knight));
    expect(await near(950)).toBeLessThan(await near(50));
  });

  // covers: V1-BITFORGE-COVERAGE
  test('covers the share of the canvas that is asked, within five points', async () => {
    for (const coverage_percentage of [20, 40]) {
      const picture = await drawn({ description: 'a slime', coverage_percentage });
      const covered = 100 * share(picture, (pixel) => !isClear(pixel));
      expect(Math.abs(covered - coverage_percentage)).toBeLessThanOrEqual(5);
    }
  });

  test('an inpainting image without a mask is painted where it is transparent', async () => {
    const known = await read(knight);
    const made = await drawn({ inpainting_image: image(knight), no_background: false, description: 'a forest' });
    for (const [i, pixel] of known.pixels.entries()) if (!isClear(pixel)) expect(made.pixels[i]).toBe(pixel);
    expect(differing(known, made)).toBeGreaterThan(100);
    const solid = painted(8, 8, () => [1, 2, 3]);
    await expect(drawn({ inpainting_image: image(solid) })).rejects.toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'inpainting_image', 'base64'] }],
    });
  });

  // covers: V1-BITFORGE-SKELETON-SIZES V1-BITFORGE-SKELETON
  test.each([16, 48, 100])('a skeleton steers the pose at %i pixels, by shares and by pixels', async (side) => {
    const of = (skeleton_keypoints: object, more: object = {}) =>
      drawn({ description: 'a man', image_size: square(side), skeleton_keypoints, ...more });
    const shares = pose(0.35);
    const raised = await of(shares, { skeleton_guidance_scale: 5 });
    expect(raised).toMatchObject(square(side));
    expect(differing(raised, await of(pose(0), { skeleton_guidance_scale: 5 }))).toBeGreaterThan(side / 8);
    const pixels = shares.map(({ x, y, ...rest }) => ({ x: x * side, y: y * side, ...rest }));
    expect((await of(pixels, { skeleton_guidance_scale: 5 })).pixels).toEqual(raised.pixels);
  });

  // covers: V1-BITFORGE-AREA SIZE-BITFORGE
  test('reaches 200x200', async () => {
    expect(await drawn({ image_size: square(200) })).toMatchObject(square(200));
    await expect(drawn({ image_size: { width: 201, height: 16 } })).rejects.toMatchObject({ status: 422 });
  });
});

describe('inpaint', () => {
  test('repaints what is white, keeps every byte of what is black [V1-INPAINT-EDITS] [MASK-SHAPE]', async () => {
    const kept = await read(knight);
    for (const description of ['a golden crown', 'a blue wizard hat', 'red eyes']) {
      const made = await client.inpaint({
        description,
        image_size: square(64),
        inpainting_image: image(knight),
        mask_image: image(MASK),
        no_background: true,
        seed: 4,
      });
      const picture = await read(made.base64);
      expect(touched(kept, picture)).toBe(0);
      expect(differing(kept, picture)).toBeGreaterThan(0);
    }
  });

  test('keeps half-transparent and many-coloured bytes as they are', async () => {
    const odd = painted(64, 64, (x, y) => [x * 4, y * 4, (x * y) % 256, 40 + ((x * 7 + y * 3) % 216)]);
    const made = await client.inpaint({
      description: 'a tree',
      image_size: square(64),
      inpainting_image: image(odd),
      mask_image: image(MASK),
      detail: 'low detail',
    });
    expect(touched(await read(odd), await read(made.base64))).toBe(0);
  });

  // covers: V1-INPAINT-AREA SIZE-INPAINT
  test('reaches 200x200, from a picture of another size', async () => {
    const request = { description: 'a tree', inpainting_image: image(knight), mask_image: image(MASK) };
    expect(await client.inpaint({ ...request, image_size: square(200) })).toMatchObject(square(200));
    await expect(client.inpaint({ ...request, image_size: { width: 16, height: 201 } })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('rotate', () => {
  const turned = async (more: object) =>
    read((await client.rotate({ image_size: square(64), from_image: image(knight), seed: 2, ...more })).base64);

  test('shows another side of the same subject in its colours [V1-ROTATE-TURNS]', async () => {
    const front = await read(knight);
    const seen = [front];
    for (const to_direction of ['east', 'north', 'west']) {
      const side = await turned({ to_direction });
      for (const colour of colours(side)) expect(colours(front)).toContain(colour);
      for (const other of seen) expect(differing(side, other)).toBeGreaterThan(60);
      seen.push(side);
    }
    const barrel = await sprite('a wooden barrel');
    const above = await turned({ from_image: image(barrel), to_view: 'high top-down', to_direction: 'south' });
    expect(differing(above, await read(barrel))).toBeGreaterThan(30);
  });

  test('degrees take the place of names', async () => {
    const east = await turned({ to_direction: 'east' });
    expect((await turned({ direction_change: 90, to_direction: 'north' })).pixels).toEqual(east.pixels);
    const tilted = await turned({ to_direction: 'south', view_change: 35 });
    expect(differing(tilted, await turned({ to_direction: 'south' }))).toBeGreaterThan(10);
  });

  test('initial image and forced palette [V1-ROTATE-SUPPORTS]', async () => {
    for (const colour of colours(await turned({ color_image: image(PALETTE) })))
      expect(PALETTE_COLOURS).toContain(colour);
    const start = await read(knight);
    const near = async (init_image_strength: number) =>
      differing(await turned({ init_image: image(knight), init_image_strength }), start);
    expect(await near(999)).toBeLessThan(await near(1));
  });

  test('a mask keeps the initial image where it is black, and needs it [V1-ROTATE-MASK-NEEDS]', async () => {
    const made = await turned({ init_image: image(knight), mask_image: image(MASK), init_image_strength: 1 });
    expect(touched(await read(knight), made)).toBe(0);
    await expect(turned({ mask_image: image(MASK) })).rejects.toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'mask_image'] }],
    });
    // images of other sizes are fitted in
    const small = painted(8, 8, (x) => (x < 4 ? [255, 255, 255] : [0, 0, 0]));
    expect(await turned({ init_image: image(small), mask_image: image(small) })).toMatchObject(square(64));
  });

  // the smallest and the largest: everything else here is of 64
  test.each([16, 200])(
    '%i pixels [V1-ROTATE-SIZES]',
    async (side) => {
      const picture = await turned({ image_size: square(side) });
      expect(picture).toMatchObject(square(side));
      expect(share(picture, (pixel) => !isClear(pixel))).toBeGreaterThan(0.05);
    },
    90_000,
  );

  test('a picture that shows nothing is refused', async () => {
    const nothing = painted(16, 16, () => [0, 0, 0, 0]);
    await expect(turned({ from_image: image(nothing) })).rejects.toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'from_image', 'base64'] }],
    });
  });
});

describe('animate-with-skeleton', () => {
  const animated = async (more: object, side = 64) =>
    all(
      (
        await client.animateWithSkeleton({
          image_size: square(side),
          reference_image: image(knight),
          direction: 'south',
          ...more,
        })
      ).images,
    );
  const skeleton_keypoints = [pose(), pose(0.15), pose(0.3)];

  test('moves the reference to the poses, in its colours [V1-SKELETON-FRAMES] [SHAPE-KEYPOINTS]', async () => {
    const frames = await animated({ skeleton_keypoints });
    const [a, b, c] = frames as [Picture, Picture, Picture];
    expect(differing(a, b) && differing(b, c)).toBeGreaterThan(10);
    const own = colours(await read(knight));
    for (const colour of colours(...frames)) expect(own).toContain(colour);
    const inPixels = skeleton_keypoints.map((joints) => ({
      keypoints: joints.map(({ z_index, x, y, label }) => ({ x: x * 64, y: y * 64, label, zIndex: z_index })),
    }));
    expect(await animated({ skeleton_keypoints: inPixels })).toEqual(frames);
  });

  test('without poses every frame stays in its own', async () => {
    const frames = await animated({});
    expect(frames[1]).toEqual(frames[0]);
    expect(frames[2]).toEqual(frames[0]);
  });

  test('inpainting, initial images, forced palette [V1-SKELETON-SUPPORTS]', async () => {
    const fixed = await sprite('a wizard');
    const [first, second] = await animated({
      skeleton_keypoints,
      inpainting_images: [image(fixed), image(fixed), null],
      mask_images: [null, image(MASK), null],
    });
    expect(first).toEqual(await read(fixed));
    expect(touched(await read(fixed), second!)).toBe(0);
    const forced = await animated({ skeleton_keypoints, color_image: image(PALETTE) });
    for (const colour of colours(...forced)) expect(PALETTE_COLOURS).toContain(colour);
    const plain = await animated({ skeleton_keypoints });
    const started = await animated({
      skeleton_keypoints,
      init_images: [null, image(fixed), null],
      init_image_strength: 900,
    });
    expect(started[0]).toEqual(plain[0]);
    expect(differing(started[1]!, plain[1]!)).toBeGreaterThan(50);
  });

  test.each([16, 256])('%i pixels, three frames [V1-SKELETON-SIZES] [V1-SKELETON-COUNT]', async (side) => {
    const frames = await animated({ skeleton_keypoints }, side);
    expect(frames).toHaveLength(3);
    for (const frame of frames) expect(frame).toMatchObject(square(side));
  });
});

describe('animate-with-text', () => {
  const animated = async (more: object) =>
    all(
      (
        await client.animateWithText({
          image_size: square(64),
          reference_image: image(knight),
          description: 'a knight',
          action: 'walk',
          direction: 'south',
          seed: 6,
          ...more,
        })
      ).images,
    );

  test('four frames of what the words say, in the colours of the reference [V1-TEXT-ACTS]', async () => {
    const walk = await animated({});
    expect(walk).toHaveLength(4);
    for (const [i, frame] of walk.entries()) expect(differing(frame, walk[(i + 1) % 4]!)).toBeGreaterThan(10);
    const own = colours(await read(knight));
    for (const colour of colours(...walk)) expect(own).toContain(colour);
    expect(await animated({ action: 'jump' })).not.toEqual(walk);
  });

  test('n_frames is the whole animation, of which four are drawn from start_frame_index on [V1-TEXT-FOUR]', async () => {
    for (const n_frames of [2, 20]) expect(await animated({ n_frames })).toHaveLength(4);
    const [early, late] = [await animated({ n_frames: 8 }), await animated({ n_frames: 8, start_frame_index: 2 })];
    expect(late.slice(0, 2)).toEqual(early.slice(2));
    expect(late[3]).not.toEqual(early[1]);
  });

  test('64x64 and nothing else [V1-TEXT-ONLY-64]', async () => {
    for (const frame of await animated({})) expect(frame).toMatchObject(square(64));
    for (const side of [32, 63, 65, 128])
      await expect(animated({ image_size: square(side) })).rejects.toMatchObject({ status: 422 });
  });

  test('inpainting, initial images, forced palette [V1-TEXT-SUPPORTS]', async () => {
    const fixed = await sprite('a wizard');
    const [first, second] = await animated({
      inpainting_images: [image(fixed), image(fixed), null, null],
      mask_images: [null, image(MASK), null, null],
    });
    expect(first).toEqual(await read(fixed));
    expect(touched(await read(fixed), second!)).toBe(0);
    const forced = await animated({ color_image: image(PALETTE) });
    for (const colour of colours(...forced)) expect(PALETTE_COLOURS).toContain(colour);
    const started = await animated({ init_images: Array(4).fill(image(fixed)), init_image_strength: 900 });
    expect(differing(started[0]!, (await animated({}))[0]!)).toBeGreaterThan(50);
  });
});

describe('estimate-skeleton', () => {
  // covers: ENUM-LABEL KEYPOINT-SHAPE
  test('18 joints where they are, of use to the animation [V1-ESTIMATE-FINDS]', async () => {
    const { keypoints } = await client.estimateSkeleton({ image: image(knight) });
    const at = Object.fromEntries(keypoints.map(({ label, x, y }) => [label, { x, y }]));
    expect(Object.keys(at)).toHaveLength(18);
    expect(at.NOSE!.y).toBeLessThan(at.NECK!.y);
    expect(at.NECK!.y).toBeLessThan(at['LEFT HIP']!.y);
    expect(at['LEFT HIP']!.y).toBeLessThan(at['LEFT LEG']!.y);
    // it faces the viewer: its right is our left
    expect(at['RIGHT SHOULDER']!.x).toBeLessThan(at['LEFT SHOULDER']!.x);
    const { images } = await client.animateWithSkeleton({
      image_size: square(64),
      reference_image: image(knight),
      skeleton_keypoints: [keypoints, keypoints, keypoints],
    });
    const [frame] = await all(images);
    expect(differing(frame!, await read(knight))).toBeLessThan(64 * 64 * 0.1);
  });

  test.each([16, 128, 256])('%i pixels [V1-ESTIMATE-SIZES]', async (side) => {
    const { keypoints } = await client.estimateSkeleton({ image: image(await sprite('a man', side)) });
    expect(keypoints).toHaveLength(18);
    for (const { x, y } of keypoints) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(side);
    }
  });
});
