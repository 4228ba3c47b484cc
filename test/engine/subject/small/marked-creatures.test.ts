import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';

const at = async (description: string, size: number) =>
  (await draw({ description, width: size, height: size, seed: 3, noBackground: true })).image;
const NEAR = [-2, -1, 0, 1, 2];
/** Share of pixels that two pictures have alike, where one lies best on the other. */
const alike = (a: Awaited<ReturnType<typeof at>>, b: typeof a): number => {
  const { width, height } = a;
  const shared = (dx: number, dy: number): number => {
    let n = 0;
    for (let y = 2; y < height - 2; y++)
      for (let x = 2; x < width - 2; x++) {
        const [i, j] = [(y * width + x) * 4, ((y + dy) * width + x + dx) * 4];
        if ([0, 1, 2, 3].every((k) => a.data[i + k] === b.data[j + k])) n++;
      }
    return n / ((width - 4) * (height - 4));
  };
  return Math.max(...NEAR.flatMap((dx) => NEAR.map((dy) => shared(dx, dy))));
};

describe.each([48, 64])('what is set on a creature of %d pixels', (size) => {
  it.each([
    ['orange cat', 'angry orange cat'],
    ['orange cat', 'sad orange cat'],
    ['brown bear', 'brown bear covered in snow'],
    ['orange cat', 'orange cat with rosy cheeks'],
    ['orange cat', 'orange cat with three eyes'],
  ])('a %s is the same one as a %s, but for that', async (plain, marked) => {
    const [a, b] = await Promise.all([at(plain, size), at(marked, size)]);
    expect(alike(a, b)).toBeGreaterThan(0.9);
    expect(alike(a, b)).toBeLessThan(1);
  });
});

it('a machine that is set by hand has no wheels before its face', async () => {
  expect(alike(await at('mechanical wolf', 48), await at('robot wolf', 48))).toBeGreaterThan(0.99);
});

const differ = (a: Awaited<ReturnType<typeof at>>, b: typeof a): boolean => a.data.join() !== b.data.join();
const widthOf = ({ data, width, height }: Awaited<ReturnType<typeof at>>): number => {
  const filled = Array.from({ length: width }, (_, x) => Array.from({ length: height }, (__, y) => data[(y * width + x) * 4 + 3]).some(Boolean)); // biome-ignore format: one line
  return filled.filter(Boolean).length;
};

describe.each([16, 24, 32, 48])('creatures of %d pixels as words have them', (size) => {
  it.each(['cat', 'dog', 'sheep', 'bear'])('a cute %s is the one set by hand', async (kind) => {
    expect(alike(await at(`cute orange ${kind}`, size), await at(`orange ${kind}`, size))).toBeGreaterThan(0.8);
  });

  it.each(size > 28 ? ['cat', 'bear', 'frog'] : ['cat', 'bear'])('a fat %s is wider than another', async (kind) => {
    const [plain, fat] = [await at(`brown ${kind}`, size), await at(`fat brown ${kind}`, size)];
    expect(differ(plain, fat)).toBe(true);
    expect(widthOf(fat)).toBeGreaterThanOrEqual(widthOf(plain));
  });

  it('a spotted frog has spots, a striped cat stripes', async () => {
    for (const [plain, marked] of [
      ['green frog', 'green frog with yellow spots'],
      ['orange cat', 'orange cat with black stripes'],
    ] as const) {
      // biome-ignore format: one line
      const [a, b] = [await at(plain, size), await at(marked, size)];
      expect(differ(a, b), marked).toBe(true);
      if (size > 16) expect(alike(a, b), marked).toBeGreaterThan(0.6);
    }
  });
});

it('a frog and a slime of 16 pixels wear their crowns', async () => {
  for (const kind of ['green frog', 'green slime']) {
    const { data } = await at(`${kind} with a golden crown`, 16);
    let gold = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] && data[i]! > 200 && data[i + 1]! > 140 && data[i + 2]! < 130) gold++; // biome-ignore format: one line
    expect(gold, kind).toBeGreaterThan(5);
  }
});

it('creatures seen from their side look to where it is said', async () => {
  for (const kind of ['chicken', 'snail', 'red dragon']) {
    const [left, right] = [await at(`${kind} facing left`, 48), await at(`${kind} facing right`, 48)];
    const mirror = { ...right, data: Uint8ClampedArray.from(right.data, (_, i) => right.data[(((i >> 2) / 48 | 0) * 48 + 47 - ((i >> 2) % 48)) * 4 + (i & 3)]!) }; // biome-ignore format: one line
    expect(alike(left, mirror as typeof left), kind).toBeGreaterThan(0.9);
  }
});

it('rarer creatures have their own small pictures, enlarged in larger ones', async () => {
  const eyes = async (text: string, size: number) => (await at(text, size)).data.filter((v, i) => i % 4 === 3 && v > 0).length / (size * size); // biome-ignore format: one line
  // a fire elemental has the colours of fire whatever the seed
  for (const seed of [1, 2, 3, 4]) {
    const { image } = await draw({ description: 'fire elemental', width: 48, height: 48, seed, noBackground: true });
    let [warm, cold] = [0, 0];
    for (let i = 0; i < image.data.length; i += 4) {
      if (!image.data[i + 3]) continue;
      if (image.data[i]! > image.data[i + 2]! + 20) warm++;
      else if (image.data[i + 2]! > image.data[i]! + 20) cold++;
    }
    expect(warm).toBeGreaterThan(cold * 8);
  }
  for (const kind of ['turkey', 'ostrich', 'eel', 'shrimp'])
    expect(Math.abs((await eyes(kind, 24)) - (await eyes(kind, 48))), kind).toBeLessThan(0.16);
});
