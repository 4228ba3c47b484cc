import { expect, it } from 'vitest';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import { draw } from '../../../workers/engine/draw.ts';

const drawn = async (description: string, side: number) => (await draw({ description, width: side, height: side, seed: 1, noBackground: true })).image; // biome-ignore format: one line
const heightOf = (image: Awaited<ReturnType<typeof drawn>>): number => opaqueBounds(image)!.height;

it.each([
  ['frog', 'kneeling', 48],
  ['slime', 'sneaking', 64],
  ['turtle', 'crouching', 32],
])('a %s %s makes itself low', async (who, how, side) => {
  const [low, high] = [heightOf(await drawn(`${who} ${how}`, side)), heightOf(await drawn(who, side))];
  expect(low).toBeLessThan(high * 0.9);
  expect(low).toBeGreaterThan(high * 0.65);
});

it.each([['rabbit', 64], ['cat', 32], ['dragon', 48], ['slime', 64]])('a happy %s looks happy', async (who, side) => {
  const [glad, calm] = [await drawn(`happy ${who}`, side), await drawn(who, side)];
  const differ = glad.data.filter((v, i) => i % 4 === 0 && v !== calm.data[i]).length;
  expect(differ).toBeGreaterThan(2);
  expect(differ).toBeLessThan(140);
}); // biome-ignore format: a table
