import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

/** Pixels of the paper of a label. */
async function paper(description: string): Promise<number> {
  const { image } = await draw({ description, width: 48, height: 48, seed: 2, noBackground: true });
  let n = 0;
  for (let i = 0; i < image.data.length; i += 4) {
    const [r, g, b, a] = image.data.subarray(i, i + 4);
    if (a! > 128 && r! > 235 && g! > 222 && b! > 190 && b! < 218) n++;
  }
  return n;
}

describe('a label on a vessel', () => {
  it('has paper behind its fruit where the vessel is of glass, and none on a pot', async () => {
    expect(await paper('jar of strawberry jam')).toBeGreaterThan(30);
    expect(await paper('wooden cauldron with a picture of a cat')).toBeLessThan(20);
  });
});
