import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { effectOf } from '../../../workers/engine/understand/effects/index.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';

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

  it.each([
    ['lightning strike hitting the ground', 'lightning-strike', ['ground cracks'], []],
    ['lightning bolt striking the ground', 'lightning-strike', ['ground cracks'], []],
    ['lightning strike', 'lightning-strike', [], []],
    ['swirl of leaves in the wind', 'autumn-swirl', [], ['matter']],
    ['protective dome shield, hexagons', 'barrier', ['net'], ['dome']],
    ['fireball with smoke trail', 'fireball', ['smoke trail'], []],
    ['double slash cross', 'cross-slash', [], []],
    ['purple smoke swirling into a skull shape', 'smoke', ['skull'], []],
    ['golden sparkle trail', 'light-trail', [], []],
  ] as const)('%s', (text, concept, pieces, moods) => {
    const brief = effectOf(heard(text).text);
    expect(brief).toMatchObject({ concept, unknown: [] });
    expect(brief!.parts.map(({ piece }) => piece)).toEqual(pieces);
    expect(brief!.mood).toEqual(moods);
  });

  it('a dome stands on the ground: as wide at its foot as anywhere', async () => {
    const wide = async (text: string): Promise<readonly [number, number]> => {
      const { seen } = await picture(text, 64);
      const rows = Array.from({ length: 64 }, (_, y) => Array.from({ length: 64 }, (_v, x) => x).filter((x) => seen(x, y)).length); // biome-ignore format: one line
      const widest = rows.indexOf(Math.max(...rows));
      const top = rows.findIndex((n) => n > 0);
      const foot = rows.findLastIndex((n) => n > 0);
      return [widest - top, foot - widest];
    };
    const [above, below] = await wide('energy dome');
    expect(above).toBeGreaterThan(below * 2);
  });

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
