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
