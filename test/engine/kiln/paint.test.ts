import { afterAll, describe, expect, test } from 'vitest';
import { sameImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { openModels } from '../../../workers/engine/inference/models.ts';
import { gaussianNoise } from '../../../workers/engine/kiln/noise.ts';
import { openKiln } from '../../../workers/engine/kiln/open.ts';
import { imageOf, planesOf } from '../../../workers/engine/kiln/planes.ts';
import type { Painter, PaintRequest } from '../../../workers/engine/kiln/types.ts';
import { createRandom } from '../../../workers/engine/random.ts';
import { Aborted, type Step } from '../../../workers/engine/types.ts';
import { isHard } from '../../pixels/arbitrary.ts';
import { ATTRIBUTE_SHARE, kilnFolder, STILL, VECTORS, type Velocity, velocityModel, words } from './affine.ts';

const folders: { remove(): void }[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

async function painter(velocity: Partial<Velocity>, config: object = {}, mixed?: number): Promise<Painter> {
  const folder = kilnFolder([{ id: 'kiln', file: velocityModel({ ...STILL, ...velocity }), config: { ...config } }]);
  folders.push(folder);
  const models = await openModels(folder.dir, { device: 'cpu' });
  return openKiln(models, words, { device: 'cpu', ...(mixed ? { mixed } : {}) })!.painterFor('text')!;
}

const request = (more: Partial<PaintRequest> = {}): PaintRequest => ({
  description: 'a red knight', width: 16, height: 16, seed: 5, ...more,
}); // biome-ignore format: one line

/** The sum of words' vectors, and in the first channel that of attributes. */
const sumOf = (text: string, attributes = 0): number[] =>
  text
    .split(' ')
    .reduce((sum, word) => sum.map((v, c) => v + (VECTORS[word]?.[c] ?? 0)), [attributes * ATTRIBUTE_SHARE, 0, 0, 0]);

/** The picture of noise + offset (a channel), at 16 × 16. */
function shifted(offset: (channel: number, pixel: number) => number, noiseShare = 1, seed = 5): Rgba {
  const noise = gaussianNoise(`${seed}/16x16`, 4 * 256);
  return imageOf(
    noise.map((v, i) => noiseShare * v + offset(Math.floor(i / 256), i % 256)),
    16,
    16,
  );
}

/** Largest difference of a byte; the networks sum in another order than the tests. */
function distance(a: Rgba, b: Rgba): number {
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  return a.data.reduce((most, v, i) => Math.max(most, Math.abs(v - b.data[i]!)), 0);
}

/** A picture of random bytes, alpha included: such are what a user may send as the known picture. */
function anyBytes(width: number, height: number, seed = 1): Rgba {
  const random = createRandom(seed);
  return { width, height, data: Uint8ClampedArray.from({ length: width * height * 4 }, () => random.int(256)) };
}
/** The same with binary alpha. */
function sprite(width: number, height: number, seed = 2): Rgba {
  const image = anyBytes(width, height, seed);
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i + 3]! >= 128) image.data[i + 3] = 255;
    else image.data.fill(0, i, i + 4);
  }
  return image;
}

/** The size class of 16 pixels, which is always said: 1. */
const SIZE = 1;

describe('a constant velocity moves noise by it', () => {
  test.each(['euler', 'heun'] as const)('%s', async (sampler) => {
    const { paint } = await painter({}, { sampler, guidance: { text: 1, image: 1, pose: 1 } });
    const c = sumOf('red knight', SIZE);
    expect(
      distance(
        await paint(request()),
        shifted((channel) => c[channel]!),
      ),
    ).toBeLessThanOrEqual(1);
  });

  test('affine in the state: the closed form of Euler', async () => {
    const { paint } = await painter({ state: -1 }, { steps: 5, guidance: { text: 1, image: 1, pose: 1 } });
    const c = sumOf('red knight', SIZE);
    const share = 0.8 ** 5;
    const expected = shifted((channel) => c[channel]! * (1 - share), share);
    expect(distance(await paint(request()), expected)).toBeLessThanOrEqual(1);
  });

  test('time is a number for each sample: its sum over even steps', async () => {
    const { paint } = await painter({ time: 2 }, { steps: 4, guidance: { text: 1, image: 1, pose: 1 } });
    const c = sumOf('red knight', SIZE);
    // (0 + ¼ + ½ + ¾) · 2 · ¼
    const expected = shifted((channel) => c[channel]! + 0.75);
    expect(distance(await paint(request()), expected)).toBeLessThanOrEqual(1);
  });
});

describe('guidance', () => {
  test.each([
    [undefined, 3],
    [1, 1],
    [8, 3],
    [20, 6],
  ])('text guidance %s is the weight %f', async (textGuidance, weight) => {
    const { paint } = await painter({});
    const c = sumOf('red knight', SIZE);
    const expected = shifted((channel) => weight * c[channel]!);
    expect(distance(await paint(request({ textGuidance })), expected)).toBeLessThanOrEqual(1);
  });

  test('words to avoid are the branch that is left: v = n + 3 (c − n)', async () => {
    const { paint } = await painter({});
    const [c, n] = [sumOf('red knight', SIZE), sumOf('slime cape')];
    const expected = shifted((channel) => n[channel]! + 3 * (c[channel]! - n[channel]!));
    const drawn = await paint(request({ negativeDescription: 'slime, cape' }));
    expect(distance(drawn, expected)).toBeLessThanOrEqual(1);
    expect(distance(drawn, await paint(request()))).toBeGreaterThan(20);
  });

  test('attributes go with the text: each number counts', async () => {
    const { paint } = await painter({});
    // lineless 4, flat 1, highly detailed 3, no view beside isometric 2, west 7, oblique no 1, full 2, size 1, weapon 2, frame 9, ≤ 8 colours 2
    const attributes = {
      outline: 'lineless', shading: 'flat shading', detail: 'highly detailed', view: 'side', direction: 'west', isometric: true,
      oblique: false, background: 'full', category: 'weapon', frame: 9, colors: 7,
    } as const; // biome-ignore format: a table
    const c = sumOf('red knight', 4 + 1 + 3 + 0 + 7 + 2 + 1 + 2 + 1 + 2 + 9 + 2);
    const expected = shifted((channel) => 3 * c[channel]!);
    expect(distance(await paint(request({ attributes })), expected)).toBeLessThanOrEqual(1);
  });

  test('a reference is a branch of its own, with its side, view and kind', async () => {
    const { paint } = await painter({}, { guidance: { text: 3, image: 2, pose: 1 } });
    const image = sprite(8, 12);
    const mean = (channel: number) =>
      planesOf(image)
        .subarray(channel * 96, (channel + 1) * 96)
        .reduce((sum, v) => sum + v / 96, 0);
    const c = sumOf('red knight', SIZE);
    // direction north 5, view high top-down 3
    const reference = { image, kind: 'subject', direction: 'north', view: 'high top-down' } as const;
    const expected = shifted((k) => 3 * c[k]! + 2 * (mean(k) + (k === 3 ? 8 * ATTRIBUTE_SHARE : 0)));
    expect(distance(await paint(request({ reference })), expected)).toBeLessThanOrEqual(1);
    const strong = shifted((k) => 3 * c[k]! + 4 * (mean(k) + (k === 3 ? 8 * ATTRIBUTE_SHARE : 0)));
    expect(distance(await paint(request({ reference: { ...reference, guidance: 20 } })), strong)).toBeLessThanOrEqual(
      1,
    );
  });

  test('a skeleton is a branch of its own, drawn as limb maps; guidance 0 ignores it', async () => {
    const { paint } = await painter({ pose: 1 }, { guidance: { text: 3, image: 1, pose: 2 } });
    const joints = [
      { label: 'RIGHT HIP', x: 4, y: 2, z: 0 },
      { label: 'RIGHT KNEE', x: 4, y: 12, z: 0 },
    ] as const;
    const c = sumOf('red knight', SIZE);
    // One limb of six, columns 3 and 4, rows 1 to 12, at depth 0.75.
    const limb = (pixel: number) => {
      const [x, y] = [pixel % 16, Math.floor(pixel / 16)];
      return (x === 3 || x === 4) && y >= 1 && y <= 12 ? 0.75 / 6 : 0;
    };
    const drawn = await paint(request({ pose: { joints } }));
    expect(
      distance(
        drawn,
        shifted((channel, pixel) => 3 * c[channel]! + 2 * limb(pixel)),
      ),
    ).toBeLessThanOrEqual(1);
    const ignored = await paint(request({ pose: { joints, guidance: 0 } }));
    expect(sameImage(ignored, await paint(request()))).toBe(true);
  });

  test('what wraps is told to the network', async () => {
    const { paint } = await painter({ wrap: 0.5 });
    const c = sumOf('red knight', SIZE);
    const expected = shifted((channel) => 3 * c[channel]! + 0.5);
    expect(distance(await paint(request({ wrap: true })), expected)).toBeLessThanOrEqual(1);
  });
});

describe('an initial picture', () => {
  test.each([0.25, 0.6])('kept by %f is the state at that time', async (keep) => {
    const { paint } = await painter({});
    const image = sprite(16, 16);
    const planes = planesOf(image);
    const c = sumOf('red knight', SIZE);
    const expected = shifted((k, p) => keep * planes[k * 256 + p]! + (1 - keep) * 3 * c[k]!, 1 - keep);
    expect(distance(await paint(request({ init: { image, keep } })), expected)).toBeLessThanOrEqual(1);
  });

  test('kept by 1 comes back byte for byte, kept by 0 is not seen', async () => {
    const { paint } = await painter({});
    const image = sprite(16, 16);
    expect(sameImage(await paint(request({ init: { image, keep: 1 } })), image)).toBe(true);
    const none = await paint(request({ init: { image, keep: 0 } }));
    expect(sameImage(none, await paint(request()))).toBe(true);
  });
});

describe('inpainting', () => {
  const hole = Uint8Array.from({ length: 256 }, (_, i) => (i % 16 > 6 && i % 16 < 13 && i > 60 ? 1 : 0));

  test('bytes outside the hole are identical whatever they are; inside is the closed form', async () => {
    const { paint } = await painter({ state: 0.5, known: 1, mask: 0.25 }, { guidance: { text: 1, image: 1, pose: 1 } });
    for (let seed = 1; seed <= 20; seed++) {
      const known = { image: anyBytes(16, 16, seed), hole };
      const drawn = await paint(request({ known, seed }));
      const c = sumOf('red knight', SIZE);
      // The known planes are zero inside the hole; each of 8 steps is x → x + (x/2 + c + ¼)/8.
      const share = (1 + 0.5 / 8) ** 8;
      const free = shifted((k) => (c[k]! + 0.25) * 2 * (share - 1), share, seed);
      hole.forEach((open, i) => {
        const at = drawn.data.subarray(i * 4, i * 4 + 4);
        const other = (open ? free : known.image).data.subarray(i * 4, i * 4 + 4);
        if (!open) expect([...at]).toEqual([...other]);
        else for (const [k, v] of at.entries()) expect(Math.abs(v - other[k]!)).toBeLessThanOrEqual(1);
      });
    }
  });

  test('nothing open is the known picture, and no run of the network', async () => {
    const { paint } = await painter({});
    const image = anyBytes(40, 20);
    const steps: Step[] = [];
    const known = { image, hole: new Uint8Array(800) };
    const drawn = await paint(request({ width: 40, height: 20, known }), { onStep: (s) => steps.push(s) });
    expect(sameImage(drawn, image)).toBe(true);
    expect(steps).toEqual([]);
  });

  test('on a picture larger than the network as well, with an initial picture', async () => {
    const { paint } = await painter({ state: 0.5, known: 1 });
    const image = anyBytes(50, 37);
    const open = Uint8Array.from({ length: 50 * 37 }, (_, i) => (i % 50 > 20 && i % 50 < 41 && i > 600 ? 1 : 0));
    for (const keep of [0.2, 0.9]) {
      const more = { known: { image, hole: open }, init: { image: sprite(50, 37), keep } };
      const drawn = await paint(request({ width: 50, height: 37, ...more }));
      open.forEach((v, i) => {
        if (!v) expect(drawn.data.slice(i * 4, i * 4 + 4)).toEqual(image.data.slice(i * 4, i * 4 + 4));
      });
    }
  });
});

describe('any size', () => {
  test.each([
    [16, 16],
    [1, 1],
    [5, 16],
    [16, 10],
    [17, 9],
    [40, 24],
    [64, 64],
    [33, 100],
  ])('%i x %i comes out exactly, with hard alpha', async (width, height) => {
    const { paint } = await painter({ state: -0.5 }, { steps: 3 });
    const drawn = await paint(request({ width, height }));
    expect([drawn.width, drawn.height]).toEqual([width, height]);
    expect(isHard(drawn)).toBe(true);
  });

  test('a large picture keeps the small one that it was raised from', async () => {
    // Velocity 0 in the second stage would leave noise: this network goes straight to the colours of its words.
    const { paint } = await painter({ state: -8 }, { steps: 16, refine: { strength: 0.5 } });
    const large = await paint(request({ width: 64, height: 64, description: 'slime' }));
    const opaque = large.data.filter((v, i) => i % 4 === 3 && v === 255).length;
    expect(opaque / (64 * 64)).toBeGreaterThan(0.9);
    const greens = Array.from({ length: 4096 }, (_, i) => large.data[i * 4 + 1]! - large.data[i * 4]!);
    expect(greens.filter((d) => d > 0).length / 4096).toBeGreaterThan(0.9);
  });
});

describe('what a picture gets does not depend on what else is painted', () => {
  const requests = Array.from({ length: 6 }, (_, i) =>
    request({ seed: i, description: ['red knight', 'slime', 'red cape knight'][i % 3]!, height: i === 4 ? 12 : 16 }),
  );

  test.each([
    ['by default on a CPU', undefined],
    ['in mixed batches', 64],
  ])('%s', async (_name, mixed) => {
    const { paint } = await painter({ state: -1, time: 0.5 }, {}, mixed);
    const alone: Rgba[] = [];
    for (const r of requests) alone.push(await paint(r));
    const together = await Promise.all(requests.map((r) => paint(r)));
    for (const [i, image] of together.entries()) expect(sameImage(image, alone[i]!)).toBe(true);
    expect(sameImage(alone[0]!, alone[3]!)).toBe(false);
  });

  test('and not on one that is cancelled beside it', async () => {
    const { paint } = await painter({ state: -1 }, {}, 64);
    const alone = await paint(requests[0]!);
    const signal = { aborted: false };
    const [kept, cancelled] = await Promise.allSettled([
      paint(requests[0]!),
      paint(requests[1]!, { signal, onStep: () => (signal.aborted = true) }),
    ]);
    expect(cancelled.status === 'rejected' && cancelled.reason).toBeInstanceOf(Aborted);
    expect(kept.status === 'fulfilled' && sameImage(kept.value, alone)).toBe(true);
  });
});

describe('steps and cancellation', () => {
  test('fractions rise to 1, with some previews of the final size', async () => {
    const { paint } = await painter({}, { steps: 20 });
    for (const [width, height] of [
      [16, 16],
      [40, 40],
    ] as const) {
      const steps: Step[] = [];
      await paint(request({ width, height }), { onStep: (s) => steps.push(s) });
      const fractions = steps.map((s) => s.fraction);
      expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
      expect(fractions.at(-1)).toBe(1);
      const previews = steps.flatMap((s) => s.preview ?? []);
      expect(previews.length).toBeGreaterThanOrEqual(4);
      expect(previews.length).toBeLessThanOrEqual(8);
      for (const p of previews) expect([p.width, p.height]).toEqual([width, height]);
    }
  });

  test.each([
    [16, 1],
    [16, 7],
    [48, 30],
  ])('of %i px: cancelled after step %i, no further step is taken', async (side, after) => {
    const { paint } = await painter({}, { steps: 20 });
    const signal = { aborted: false };
    let steps = 0;
    const onStep = () => {
      steps++;
      signal.aborted = steps >= after;
    };
    await expect(paint(request({ width: side, height: side }), { signal, onStep })).rejects.toBeInstanceOf(Aborted);
    expect(steps).toBe(after);
  });

  test('cancelled before it begins, nothing is run', async () => {
    const { paint } = await painter({});
    const onStep = () => expect.unreachable();
    await expect(paint(request(), { signal: { aborted: true }, onStep })).rejects.toBeInstanceOf(Aborted);
  });
});

describe('what cannot be painted is refused by name', () => {
  const image = sprite(8, 8);
  test.each<[string, Partial<PaintRequest>, RegExp]>([
    ['width', { width: 0 }, /^width must be a whole number from 1 to 1024, got 0$/],
    ['height', { height: 1025 }, /^height must be .* got 1025$/],
    ['wrap', { width: 18, wrap: true }, /^width of what wraps must be a multiple of 8, got 18$/],
    ['textGuidance', { textGuidance: 21 }, /^textGuidance must be from 1 to 20, got 21$/],
    ['init', { init: { image, keep: 0.5 } }, /^init.image must be 16x16, got 8x8$/],
    ['keep', { init: { image: sprite(16, 16), keep: 1.5 } }, /^init.keep must be from 0 to 1, got 1.5$/],
    ['known', { known: { image, hole: new Uint8Array(64) } }, /^known.image must be 16x16, got 8x8$/],
    [
      'hole',
      { known: { image: sprite(16, 16), hole: new Uint8Array(64) } },
      /^known.hole must have 256 values, got 64$/,
    ],
    ['reference', { reference: { image, kind: 'style', guidance: 0 } }, /^reference.guidance must be from 1 to 20/],
    ['pose', { pose: { joints: [], guidance: 6 } }, /^pose.guidance must be from 0 to 5, got 6$/],
    ['frame', { attributes: { frame: 17 } }, /^attributes.frame must be from 1 to 16, got 17$/],
  ])('%s', async (_name, more, message) => {
    const { paint } = await painter({});
    const error = await paint(request(more)).catch((e: Error) => e);
    expect(error).toBeInstanceOf(RangeError);
    expect((error as RangeError).message).toMatch(message);
  });
});
