import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const of = (description: string) => draw({ description, width: 64, height: 64, seed: 1, noBackground: true });

describe('words on things', () => {
  it.each([
    ['sign that says SALE', 'SALE'],
    ['sign that says KEEP OUT', 'KEEP OUT'],
    ['mug that says best dad', 'BEST DAD'],
    ['t-shirt with the text HERO', 'HERO'],
    ['crate with the label TNT', 'TNT'],
  ])('%s', async (text, written) => {
    const { brief } = await of(text);
    expect(brief.drawnAs).toContain(`that says ${written}`);
    expect(brief.unknown).toEqual([]);
  });

  it('the letters are seen: pale ones on dark wood', async () => {
    const pale = ({ data }: { readonly data: Uint8Array | Uint8ClampedArray }): number => {
      let n = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3]! > 128 && data[i]! > 230 && data[i + 1]! > 210 && data[i + 2]! > 180) n += 1;
      return n;
    };
    const bare = pale((await of('wooden sign')).image);
    expect(pale((await of('wooden sign that says SALE')).image)).toBeGreaterThan(bare + 40);
  });
});
