import { expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';

it('the net of a hat is clear: the face behind it is seen whole', async () => {
  const skin = async (description: string): Promise<number> => {
    const { image } = await draw({ description, width: 32, height: 32, seed: 1, noBackground: true });
    return Array.from({ length: 32 * 32 }, (_, i) => image.data.subarray(i * 4)).filter(([r, g, b, a]) => a && r! > 200 && g! > 120 && g! < 190 && b! > 90 && b! < 150).length; // biome-ignore format: one line
  };
  expect(await skin('beekeeper with a veil hat, pale skin')).toBeGreaterThan((await skin('farmer, pale skin')) * 0.5);
});

it('a beekeeper holds a small can of smoke, no tin of food', async () => {
  const { brief } = await draw({ description: 'beekeeper with a veil hat holding a smoking can', width: 32, height: 32, seed: 1 }); // biome-ignore format: one line
  expect(brief.drawnAs).toContain('smoker');
  expect(brief.drawnAs).not.toContain('food');
});
