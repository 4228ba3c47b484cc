import { describe, expect, it } from 'vitest';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import { draw } from '../../../../workers/engine/draw.ts';

const coloursOf = async (description: string, size: number) => {
  const { data } = (await draw({ description, width: size, height: size, seed: 3, noBackground: true })).image;
  let [green, grey, brown, all] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3]) continue;
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    all++;
    if (g > r + 12 && g > b + 12) green++;
    else if (Math.max(r, g, b) - Math.min(r, g, b) < 24) grey++;
    else if (r > g && g > b) brown++;
  }
  return { green: green / all, grey: grey / all, brown: brown / all };
};

it('moss leaves the eyes of a golem free', async () => {
  const { data, width } = (await draw({ description: 'moss covered stone golem', width: 48, height: 48, seed: 1, noBackground: true })).image; // biome-ignore format: one line
  const lit = [...Array(width * 20).keys()].filter(
    (i) => data[i * 4 + 2]! > 200 && data[i * 4 + 2]! > data[i * 4]! + 40,
  );
  expect(lit.length).toBeGreaterThan(3);
});

describe.each([16, 24, 32, 48, 64])('a golem of %d pixels', (size) => {
  it.each(['moss golem', 'vine golem', 'mossy stone golem'])(
    'a %s has green patches on a body of stone',
    async (text) => {
      const { green, grey } = await coloursOf(text, size);
      expect(green).toBeGreaterThan(0.12);
      expect(grey).toBeGreaterThan(0.3);
    },
  );

  it('one of mud is brown, one of stone is not', async () => {
    expect((await coloursOf('mud golem', size)).brown).toBeGreaterThan(0.4);
    expect((await coloursOf('stone golem', size)).brown).toBeLessThan(0.1);
  });
});

it('moss grows on golems of stone only', async () => {
  expect((await coloursOf('ice golem', 24)).green).toBe(0);
  expect((await coloursOf('lava golem', 32)).green).toBe(0);
});

it.each(['ghost', 'golem', 'red ghost'])(
  'a %s of 64 and of 128 pixels is as broad as in pictures of 48',
  async (text) => {
    for (const size of [64, 128]) {
      const { image } = await draw({ description: text, width: size, height: size, seed: 3, noBackground: true });
      const box = opaqueBounds(image)!;
      expect(box.width / box.height).toBeGreaterThan(0.8);
    }
  },
);

describe.each([32, 64])('what a golem of %d pixels is made of is seen', (size) => {
  const rowsOf = async (description: string) => {
    const { width, data } = (await draw({ description, width: size, height: size, seed: 3, noBackground: true })).image;
    const inked = (x: number, y: number): boolean => data[(y * width + x) * 4 + 3]! > 0;
    // how often the upper line rises and falls again
    const tops = Array.from({ length: width }, (_, x) => Array.from({ length: width }, (_v, y) => y).find((y) => inked(x, y)) ?? width); // biome-ignore format: one line
    const peaks = tops.filter((y, x) => x > 0 && y < tops[x - 1]! && tops.slice(x + 1).find((next) => next !== y)! > y).length; // biome-ignore format: one line
    const lights = Array.from({ length: data.length / 4 }, (_, i) => (data[i * 4 + 3] ? `${data[i * 4]}` : ''));
    const changes = lights.filter((light, i) => light && lights[i - 1] && light !== lights[i - 1]).length;
    return { peaks, changes };
  };

  it('shards of crystal stand on its shoulders, wood has a grain', async () => {
    const stone = await rowsOf('stone golem');
    expect((await rowsOf('crystal golem')).peaks).toBeGreaterThan(stone.peaks);
    expect((await rowsOf('wooden golem')).changes).toBeGreaterThan(stone.changes * 1.15);
  });
});
