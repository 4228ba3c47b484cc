import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const partsOf = async (description: string): Promise<readonly string[]> =>
  understand(description).parts.map(({ piece }) => piece) as readonly string[];

describe('legs that are to be seen', () => {
  it('tells one leg of metal from two', async () => {
    expect(await partsOf('girl with a prosthetic leg')).toContain('metal-leg');
    expect(await partsOf('girl with prosthetic legs')).toContain('metal-legs');
  });

  it('shows both feet of who runs in a robe: wider below than who stands', async () => {
    const widthOf = async (description: string): Promise<number> => {
      const { image } = await draw({ description, width: 64, height: 64, seed: 2, noBackground: true }, {});
      const low: number[] = [];
      for (let y = 0; y < image.height; y++)
        for (let x = 0; x < image.width; x++) if (image.data[(y * image.width + x) * 4 + 3]! > 0) low.push(y);
      const foot = Math.max(...low);
      let [from, to] = [image.width, 0];
      for (let y = foot - 7; y <= foot; y++)
        for (let x = 0; x < image.width; x++)
          if (image.data[(y * image.width + x) * 4 + 3]! > 0) [from, to] = [Math.min(from, x), Math.max(to, x)];
      return to - from;
    };
    expect(await widthOf('wizard running, facing left')).toBeGreaterThan((await widthOf('wizard, facing left')) + 6);
  });

  it('hears a stride as walking', () => {
    expect(understand('nun mid stride')).toMatchObject({ action: 'walk', unknown: [] });
  });
});
