import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const of = (description: string) => draw({ description, width: 64, height: 64, seed: 1, noBackground: true });

describe('things in the shape of others', () => {
  it.each([
    ['cat-shaped teapot', 'cat-shaped'],
    ['spider-shaped brooch', 'spider-shaped'],
    ['moon-shaped lamp', 'moon-shaped'],
    ['fish-shaped cookie', 'fish-shaped'],
    ['banana-shaped phone', 'banana-shaped'],
  ])('%s', async (text, told) => {
    const { brief } = await of(text);
    expect(brief.drawnAs).toContain(told);
    expect(brief.unknown).toEqual([]);
  });

  it('what is baked in a shape of its own stays so', async () => {
    const { brief } = await of('star-shaped cookie');
    expect(brief.parts.map(({ piece }) => piece)).toContain('on-shape-star');
  });

  it('a clock in another shape keeps its dial', async () => {
    const { image } = await of('clock shaped like a cat');
    let pale = 0;
    for (let i = 0; i < image.data.length; i += 4)
      if (image.data[i + 3]! > 128 && image.data[i]! > 220 && image.data[i + 1]! > 200) pale += 1;
    expect(pale).toBeGreaterThan(30);
  });
});
