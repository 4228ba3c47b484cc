import { describe, expect, it } from 'vitest';
import { rgbToOklab } from '../../../src/pixels/color.ts';
import { draw } from '../../../workers/engine/draw.ts';

/** Share of the pixels that have the yellow of gold. */
async function golden(description: string): Promise<number> {
  const { image } = await draw({ description, width: 24, height: 24, seed: 2, noBackground: true });
  const seen = Array.from({ length: image.data.length / 4 }, (_, i) => image.data.subarray(i * 4, i * 4 + 4)).filter((p) => p[3]! > 128); // biome-ignore format: one line
  const yellow = seen.filter(([r, g, b]) => {
    const [light, a, y] = rgbToOklab([r!, g!, b!]);
    return light > 0.6 && y > 0.1 && a < y * 0.55;
  });
  return yellow.length / seen.length;
}

describe('rust', () => {
  it('hides the gold of what is drawn in brass', async () => {
    expect(await golden('golden key')).toBeGreaterThan(0.3);
    expect(await golden('rusty golden key')).toBeLessThan(0.1);
  });
});
