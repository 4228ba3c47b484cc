import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

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

  it.each(['japanese castle', 'himeji castle', 'samurai castle with three roofs'])(
    '%s has white walls',
    async (text) => {
      const { brief } = await draw({ description: text, width: 64, height: 64, seed: 1 });
      expect(brief.concept).toBe('japanese-castle');
      expect(await shareOf(text, 64, (r, g, b) => Math.min(r, g, b) > 190)).toBeGreaterThan(0.05);
      expect(await shareOf(text, 64, (r, g, b) => r > 120 && g < 80 && b < 80)).toBeLessThan(0.02);
    },
  );

  it('the smallest windmill stands straight between four equal sails', () => {
    // as it stands in a picture with a place, between the sizes that are set by hand
    const { image } = drawSubject(understand('windmill', { seed: 1 }), { width: 18, height: 18, style: {}, seed: 1, variation: 0.3 }); // biome-ignore format: one line
    const [w, h] = [image.width, image.height];
    const seen = (x: number, y: number): boolean => (image.data[(y * w + x) * 4 + 3] ?? 0) > 128;
    const xs = [...Array(w).keys()].filter((x) => [...Array(h).keys()].some((y) => seen(x, y)));
    const sum = xs[0]! + xs.at(-1)!;
    let [all, even] = [0, 0];
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++)
        if (seen(x, y)) {
          all++;
          if (seen(sum - x, y)) even++;
        }
    expect(even / all).toBeGreaterThan(0.9);
  });
});
