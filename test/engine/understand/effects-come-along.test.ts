import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const picture = async (description: string, size: number) => {
  const { image } = await draw({ description, width: size, height: size, seed: 1, noBackground: true });
  const seen = (x: number, y: number): boolean => (image.data[(y * size + x) * 4 + 3] ?? 0) > 128;
  const dark: number[] = [];
  let all = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!seen(x, y)) continue;
      all++;
      const [r, g, b] = image.data.subarray((y * size + x) * 4);
      if (Math.max(r!, g!, b!) < 100 && Math.max(r!, g!, b!) - Math.min(r!, g!, b!) < 40) dark.push(y);
    }
  return { image, seen, dark, all };
};

describe('what comes along with an effect', () => {
  it.each(['lightning striking the ground with ground cracks', 'explosion with cracks in the ground'])('%s: they lie in the ground', async (text) => {
    const { dark } = await picture(text, 96);
    expect(dark.length).toBeGreaterThan(20);
    if (text.startsWith('lightning')) expect(Math.min(...dark)).toBeGreaterThan(96 * 0.6);
  }); // biome-ignore format: one line

  it('black smoke that is asked for billows round the fire', async () => {
    const { dark, all } = await picture('orange explosion with black smoke', 64);
    expect(dark.length / all).toBeGreaterThan(0.22);
  });

  it('dust of a landing lies flat on the ground, in two puffs', async () => {
    const { seen } = await picture('landing dust', 48);
    let low = 47;
    while (![...Array(48).keys()].some((x) => seen(x, low))) low--;
    const row = [...Array(48).keys()].filter((x) => seen(x, low));
    expect(row.length).toBeGreaterThan(24);
    expect(seen(24, low) && seen(23, low)).toBe(false);
  });

  it('a spark of 16 px is one star, as high as it is wide and the same on both sides', async () => {
    const { seen } = await picture('spark', 16);
    const widths = [...Array(16).keys()].map((y) => [...Array(16).keys()].filter((x) => seen(x, y)).length);
    expect(Math.max(...widths)).toBeGreaterThan(11);
  });
});
