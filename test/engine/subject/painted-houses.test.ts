import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

/** Share of the opaque pixels that a colour takes. */
async function shareOf(description: string, size: number, is: (r: number, g: number, b: number) => boolean) {
  const { image } = await draw({ description, width: size, height: size, seed: 3, noBackground: true });
  let [all, some] = [0, 0];
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i + 3]! < 128) continue;
    all++;
    if (is(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)) some++;
  }
  return some / all;
}

describe('houses of a colour', () => {
  it.each([16, 32, 64])(
    'a blue house is blue at a glance, with its chimney or without a word of it, at %i px',
    async (size) => {
      for (const text of ['blue house', 'small blue house with a chimney'])
        expect(await shareOf(text, size, (r, _g, b) => b > r + 50), text).toBeGreaterThan(0.18);
    },
  );

  it('a white house with a red roof is a house', async () => {
    const { brief } = await draw({ description: 'white house with a red roof', width: 64, height: 64, seed: 1 });
    expect(brief.concept).toBe('house');
  });
});
