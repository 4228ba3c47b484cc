import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';

const at = async (description: string, size: number) =>
  (await draw({ description, width: size, height: size, seed: 3, noBackground: true })).image;
/** Share of pixels that two pictures have alike. */
const alike = (a: Awaited<ReturnType<typeof at>>, b: typeof a): number => {
  let n = 0;
  for (let i = 0; i < a.data.length; i += 4) if ([0, 1, 2, 3].every((k) => a.data[i + k] === b.data[i + k])) n++;
  return n / (a.data.length / 4);
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
