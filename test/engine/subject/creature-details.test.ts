import { expect, test } from 'vitest';
import type { Direction } from '../../../src/domain/words.ts';
import { rgbToOklab } from '../../../src/pixels/color.ts';
import { draw } from '../../../workers/engine/draw.ts';

const pixelsOf = async (description: string, size: number, direction?: Direction) => {
  const { image } = await draw({ description, width: size, height: size, seed: 1, noBackground: true, ...(direction ? { direction } : {}) }); // biome-ignore format: one line
  const found: [number, number, number][] = [];
  for (let i = 0; i < image.data.length; i += 4)
    if (image.data[i + 3]) found.push([image.data[i]!, image.data[i + 1]!, image.data[i + 2]!]);
  return found;
};
const redOnes = (all: readonly [number, number, number][]): number => all.filter(([r, g, b]) => r > 190 && g < 110 && b < 110).length; // biome-ignore format: one line

test.each([
  ['wolf with red eyes', 'east'],
  ['wolf with red eyes', 'south'],
  ['rat with red eyes', 'east'],
  ['crow with red eyes', 'south'],
  ['giant spider with red eyes', 'south'],
] as const)(
  'eyes of a colour are two bright pixels at least, and no more than eyes: %s to the %s',
  async (words, direction) => {
    const red = redOnes(await pixelsOf(words, 32, direction));
    expect(red).toBeGreaterThanOrEqual(2);
    expect(red).toBeLessThan(24);
  },
);

test.each(['skeleton dog', 'skeleton horse', 'skeleton bird'])(
  'a %s has ribs with dark between them',
  async (words) => {
    const all = await pixelsOf(words, 48, 'east');
    const dark = all.filter((p) => rgbToOklab(p)[0] < 0.24).length;
    expect(dark / all.length).toBeGreaterThan(0.03);
  },
);

test('between the bones of a skeleton fish one sees through', async () => {
  const count = async (words: string) => (await pixelsOf(words, 48, 'east')).length;
  expect((await count('skeleton fish')) / (await count('fish'))).toBeLessThan(0.9);
});

test('an animal that is sad weeps, one that is not does not', async () => {
  const tears = (all: readonly [number, number, number][]): number => all.filter(([r, , b]) => b - r > 90 && b > 180).length; // biome-ignore format: one line
  expect(tears(await pixelsOf('sad brown dog', 48, 'east'))).toBeGreaterThan(1);
  expect(tears(await pixelsOf('brown dog', 48, 'east'))).toBe(0);
});
