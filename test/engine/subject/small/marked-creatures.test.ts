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
