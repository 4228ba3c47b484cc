import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

/** Columns in which the red of a toadstool is seen, in runs. */
async function redRuns(description: string): Promise<number> {
  const { image } = await draw({ description, width: 64, height: 64, seed: 2, noBackground: true });
  const red = Array.from(
    { length: image.width },
    (_, x) =>
    Array.from({ length: 24 }, (_v, y) => image.data.subarray((y * image.width + x) * 4)).some(([r, g, b, a]) => a! > 128 && r! > 190 && g! < 80 && b! < 90), // biome-ignore format: one line
  );
  return red.filter((is, x) => is && !red[x - 1]).length;
}

describe('what grows from antlers', () => {
  it('stands on several of their points', async () => {
    expect(await redRuns('stag')).toBe(0);
    expect(await redRuns('stag with red mushrooms growing from antlers')).toBeGreaterThan(1);
  });
});

describe('who has another shell', () => {
  /** What is seen in the upper half of the side where the shell was. */
  const seen = async (description: string) => {
    const { image, brief } = await draw({ description, width: 64, height: 64, seed: 2, noBackground: true });
    const colours = new Map<string, number>();
    for (let y = 0; y < 40; y++)
      for (let x = 0; x < 36; x++) {
        const [r, g, b, a] = image.data.subarray((y * image.width + x) * 4);
        if (a) colours.set(`${r! >> 5} ${g! >> 5} ${b! >> 5}`, 1 + (colours.get(`${r! >> 5} ${g! >> 5} ${b! >> 5}`) ?? 0));
      }
    return { told: brief.drawnAs, colours };
  }; // biome-ignore format: one line
  const white = (c: Map<string, number>) => [...c].reduce((n, [key, count]) => n + (/^[67] [67] [56]$/.test(key) ? count : 0), 0); // biome-ignore format: one line

  it('has that in place of its own, in one picture, as it is set by hand', async () => {
    const skull = await seen('hermit crab living in a skull');
    expect(skull.told).toContain('skull as its shell');
    expect(white(skull.colours)).toBeGreaterThan(120);
    expect(white((await seen('hermit crab')).colours)).toBeLessThan(60);
    expect((await seen('snail with a little house on its back')).told).toContain('house as its shell');
    expect((await seen('snail with mushrooms on its back')).told).not.toContain('as its shell');
  });
});

it('barnacles grow on a shell in several places', async () => {
  const { brief } = await draw({
    description: 'giant crab with barnacles on the shell',
    width: 48,
    height: 48,
    seed: 1,
    noBackground: true,
  });
  expect(brief.drawnAs).toMatch(/barnacle/);
});

it('moss is where it is said to grow', async () => {
  const green = async (description: string): Promise<readonly number[]> => {
    const { image } = await draw({ description, width: 64, height: 64, seed: 1, noBackground: true });
    return Array.from({ length: 64 }, (_, y) => Array.from({ length: 64 }, (_v, x) => image.data.subarray((y * 64 + x) * 4)).filter(([r, g, b, a]) => a && g! > b! + 40 && g! > r! + 12).length); // biome-ignore format: one line
  };
  const rows = await green('ice golem with moss growing on its shoulders');
  expect(rows.slice(0, 34).reduce((a, b) => a + b)).toBeGreaterThan(40);
  expect(rows.slice(38).reduce((a, b) => a + b)).toBe(0);
});

it('who lives in something has it for a shell', async () => {
  const { brief } = await draw({ description: 'hermit crab that lives in a broken teapot', width: 48, height: 48, seed: 1 }); // biome-ignore format: one line
  expect(brief.drawnAs).toContain('teapot as its shell');
});

it('a slice is bitten without a crust, and nothing hangs in the air beside it', async () => {
  const { image } = await draw({ description: 'half eaten slice of watermelon', width: 64, height: 64, seed: 1, noBackground: true }); // biome-ignore format: one line
  const pale = Array.from({ length: 64 * 64 }, (_, i) => image.data.subarray(i * 4)).filter(([r, g, b, a]) => a && r! > 225 && g! > 200 && b! > 150 && r! > b! + 20); // biome-ignore format: one line
  expect(pale.length).toBeLessThan(20);
  const top = Array.from({ length: 20 }, (_, y) => image.data[(y * 64 + 62) * 4 + 3]);
  expect(Math.max(...top.map((a) => a ?? 0))).toBe(0);
});
