import { describe, expect, it } from 'vitest';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { TINY_THINGS } from '../../../../workers/engine/subject/small/tiny.ts';

const drawn = async (description: string, side = 16) =>
  (await draw({ description, width: side, height: side, noBackground: true, seed: 1 })).image;

/** How many groups of touching pixels of a kind there are. */
function groups(
  image: Awaited<ReturnType<typeof drawn>>,
  is: (L: number, a: number, b: number) => boolean,
  aslant = false,
): number {
  const { width, height, data } = image;
  const left = new Set<number>();
  for (let i = 0; i < width * height; i++) if (data[i * 4 + 3] && is(...rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]))) left.add(i); // biome-ignore format: one line
  let n = 0;
  while (left.size > 0) {
    n++;
    const open = [left.values().next().value!];
    while (open.length > 0) {
      const i = open.pop()!;
      if (!left.delete(i)) continue;
      open.push(i - 1, i + 1, i - width, i + width);
      if (aslant) open.push(i - width - 1, i - width + 1, i + width - 1, i + width + 1);
    }
  }
  return n;
}

describe('several in the smallest pictures', () => {
  it('three candles have three flames', async () => {
    expect(groups(await drawn('three candles'), (_L, a, b) => a > 0.03 && b > 0.12, true)).toBe(3);
  });

  it.each([
    ['three apples', 3],
    ['four potions', 4],
  ] as const)('%s are apart from each other', async (text, count) => {
    // biome-ignore format: one line
    const image = await drawn(text);
    expect(groups(image, (L, a, b) => L > 0.35 && Math.hypot(a, b) > 0.1)).toBeGreaterThanOrEqual(count);
    expect(opaqueBounds(image)!.width).toBeGreaterThanOrEqual(12);
  });

  it('are at most six pixels wide and five high each', () => {
    for (const [name, { rows }] of Object.entries(TINY_THINGS)) {
      expect(Math.max(...rows.map((row) => row.length)), name).toBeLessThanOrEqual(6);
      expect(rows.length, name).toBeLessThanOrEqual(5);
    }
  });
});
