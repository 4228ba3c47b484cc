import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const of = (description: string) => draw({ description, width: 64, height: 64, seed: 1, noBackground: true });

describe('weapons of an element', () => {
  it.each([
    ['flaming sword', 'on-ablaze'],
    ['lightning hammer', 'on-sparking'],
    ['icy spear', 'on-icing'],
    ['ice sword', 'on-icing'],
    ['shadow sword', 'on-shadowing'],
  ])('%s bears it', async (text, piece) => {
    const { brief } = await of(text);
    expect(brief.parts.map((p) => p.piece)).toContain(piece);
  });

  it.each(['electric guitar', 'ice cream', 'fire hydrant', 'storm lantern', 'ice bucket'])(
    '%s does not',
    async (text) => {
      const { brief } = await of(text);
      expect(brief.parts.map((p) => p.piece).filter((p) => /ablaze|sparking|icing|shadowing/.test(p))).toEqual([]);
    },
  );

  it('flames stand over the blade: yellow within, red at their tips', async () => {
    const plain = (await of('steel sword')).image;
    const { image } = await of('flaming sword');
    const count = (data: Uint8Array | Uint8ClampedArray, is: (r: number, g: number, b: number) => boolean): number => {
      let n = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3]! > 128 && is(data[i]!, data[i + 1]!, data[i + 2]!)) n += 1;
      return n;
    };
    const yellow = (r: number, g: number, b: number): boolean => r > 235 && g > 200 && b < 150;
    const red = (r: number, g: number, b: number): boolean => r > 150 && g < 100 && b < 70;
    expect(count(image.data, yellow)).toBeGreaterThan(count(plain.data, yellow) + 8);
    expect(count(image.data, red)).toBeGreaterThan(count(plain.data, red) + 8);
  });
});
