import { expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

/** Rows and columns with the red of a bow in them. */
async function redOf(description: string, side: number) {
  const { image } = await draw({ description, width: side, height: side, seed: 1, noBackground: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let i = 0; i < image.data.length; i += 4) {
    const [r, g, b, a] = image.data.subarray(i);
    if (!a || r! < 130 || g! > 80 || b! > 90 || b! < g! - 6) continue;
    xs.push((i / 4) % side);
    ys.push(Math.floor(i / 4 / side));
  }
  return { count: xs.length, wide: Math.max(...xs) - Math.min(...xs) + 1, high: Math.max(...ys) - Math.min(...ys) + 1 };
}

// the smallest creatures wear a bow of five by three, not half of themselves
it.each([['frog', 24], ['turtle', 24]])('a %s with a red bow tie', async (who, side) => {
  const bow = await redOf(`${who} with a red bow tie`, side);
  expect(bow.count).toBeGreaterThan(4);
  expect([bow.wide, bow.high]).toEqual([5, 3]);
}); // biome-ignore format: a table
