import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const of = (description: string) => draw({ description, width: 64, height: 64, seed: 2, noBackground: true });
/** How many opaque pixels lie in a part of the picture. */
const inked = (
  { data, width }: { readonly data: Uint8Array | Uint8ClampedArray; readonly width: number },
  left: number,
  top: number,
  right: number,
  low: number,
): number => {
  let n = 0;
  for (let y = top; y < low; y++) for (let x = left; x < right; x++) if (data[(y * width + x) * 4 + 3]! > 128) n += 1;
  return n;
};

describe('what has grown on a thing or was put on top of it', () => {
  it.each([
    'coin with wings',
    'winged coin',
    'potion with bat wings',
    'crown with antlers',
    'skull with horns',
    'hoodie with cat ears',
    'book with tentacles',
    'apple with a halo',
    'cup with a lid',
    'cake with strawberries on top',
    'mug with whipped cream',
    'bowl with chopsticks',
    'bow with vines around it',
    'donut with sprinkles',
  ])('%s: all words are drawn, as one thing', async (text) => {
    const { brief } = await of(text);
    expect(brief.unknown).toEqual([]);
    expect(brief.drawnAs).not.toMatch(/accompanied|next to|surrounded/);
  });

  it('what is round like a head wears its crown, on a coin it is a sign', async () => {
    for (const text of ['skull with a crown', 'strawberry with a crown']) expect((await of(text)).brief.drawnAs, text).not.toMatch(/sign of/); // biome-ignore format: one line
    expect((await of('coin with a crown')).brief.drawnAs).toMatch(/sign of/);
    // it stands above the skull: gold in the upper quarter
    const { image } = await of('skull with a crown');
    let gold = 0;
    for (let i = 0; i < 64 * 20; i++)
      if (image.data[i * 4 + 3]! > 128 && image.data[i * 4]! > 150 && image.data[i * 4 + 2]! < 90) gold += 1;
    expect(gold).toBeGreaterThan(20);
  });

  it('wings reach out to both sides of what bears them', async () => {
    const { image } = await of('coin with wings');
    expect(inked(image, 0, 0, 12, 64)).toBeGreaterThan(30);
    expect(inked(image, 52, 0, 64, 64)).toBeGreaterThan(30);
  });

  it('a halo hovers: there is air between it and what is below', async () => {
    const { image } = await of('apple with a halo');
    const rows = Array.from({ length: 64 }, (_, y) => inked(image, 0, y, 64, y + 1) > 0);
    const first = rows.indexOf(true);
    const gap = rows.indexOf(false, first);
    expect(gap).toBeGreaterThan(first);
    expect(rows.indexOf(true, gap)).toBeGreaterThan(gap);
  });
});
