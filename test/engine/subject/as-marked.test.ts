import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { asMarked } from '../../../workers/engine/subject/as-marked.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const at64 = async (description: string) =>
  (await draw({ description, width: 64, height: 64, seed: 1, noBackground: true })).image;
const count = async (text: string, near: (r: number, g: number, b: number) => boolean): Promise<number> => {
  const { data } = await at64(text);
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] && near(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  return n;
};
const options = { width: 64, height: 64, style: {}, seed: 1, variation: 0.3, whole: true } as const;

describe('things in a state are the ones set by hand, with the state painted on them', () => {
  it('moss is green and snow white on what is neither', async () => {
    const green = (r: number, g: number, b: number) => g > r + 25 && g > b + 40;
    expect(await count('mossy well', green)).toBeGreaterThan((await count('well', green)) + 30);
    const white = (r: number, g: number, b: number) => r > 225 && g > 235 && b > 240;
    expect(await count('snowy well', white)).toBeGreaterThan((await count('well', white)) + 30);
  });

  it('half of a half heart is red, the other half dark', async () => {
    const red = (r: number, g: number, b: number) => r > g + 90 && r > b + 60;
    const [half, whole] = [await count('half heart', red), await count('heart', red)];
    expect(half / whole).toBeGreaterThan(0.35);
    expect(half / whole).toBeLessThan(0.65);
  });

  it('the picture beneath is the same: most of its pixels stay', async () => {
    for (const text of ['mossy well', 'cracked vase', 'rusty key', 'bloody axe']) {
      const [plain, stated] = [await at64(text.split(' ')[1]!), await at64(text)];
      const filled = (data: ArrayLike<number>) => Array.from({ length: 64 * 64 }, (_, i) => data[i * 4 + 3]! > 0);
      const [a, b] = [filled(plain.data), filled(stated.data)];
      expect(a.filter((on, i) => on === b[i]).length, text).toBeGreaterThan(64 * 64 * 0.8);
    }
  });

  it('a state that is painted is a mark; what snaps in two is left to its recipe', () => {
    expect(asMarked(understand('mossy well', { seed: 1 }), options)?.parts).toContainEqual({ piece: 'on-moss' });
    expect(asMarked(understand('broken sword', { seed: 1 }), options)).toBeUndefined();
    expect(asMarked(understand('well', { seed: 1 }), options)).toBeUndefined();
  });

  it('fittings are put on it as well: a book with a lock is the book of that size', async () => {
    const [plain, locked] = [await at64('book'), await at64('book with a lock')];
    const differs = Array.from({ length: 64 * 64 }, (_, i) => i).filter((i) => plain.data.slice(i * 4, i * 4 + 3).join() !== locked.data.slice(i * 4, i * 4 + 3).join()); // biome-ignore format: one line
    expect(differs.length).toBeGreaterThan(20);
    expect(differs.length).toBeLessThan(400);
  });
});
