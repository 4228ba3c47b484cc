import { describe, expect, it } from 'vitest';
import { hexToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { asSeller } from '../../../workers/engine/composition/read/as-seller.ts';
import { figureStates } from '../../../workers/engine/composition/read/figure-states.ts';
import { isPlural } from '../../../workers/engine/composition/read/how-many.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const drawn = (description: string, side: number) =>
  draw({ description, width: side, height: side, noBackground: true, seed: 1 });
const read = (text: string) => understand(text, { seed: 1 });

function count({ data }: Rgba, is: (L: number, a: number, b: number, i: number) => boolean): number {
  let n = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] && is(...rgbToOklab([data[i]!, data[i + 1]!, data[i + 2]!]), i / 4)) n++;
  return n;
}
const near = (hex: string, by: number) => {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return (l: number, p: number, q: number): boolean => Math.hypot(l - L, p - a, q - b) < by;
};

describe('vessels', () => {
  it.each([
    ['barrel', 16],
    ['barrel', 32],
    ['crate', 24],
    ['sack', 32],
  ] as const)('an empty %s is dark inside at %d px', async (thing, side) => {
    // biome-ignore format: one line
    const inside = ({ image }: { readonly image: Rgba }): number => {
      const box = opaqueBounds(image)!;
      const upper = near(thing === 'sack' ? '#4c3424' : '#38241c', 0.05);
      return count(image, (L, a, b, i) => Math.floor(i / side) < box.y + box.height * 0.4 && upper(L, a, b));
    };
    expect(inside(await drawn(`empty ${thing}`, side))).toBeGreaterThan(inside(await drawn(thing, side)) + side / 4);
  });

  it('a sack full of potatoes is no money bag', async () => {
    const gold = ({ image }: { readonly image: Rgba }): number => count(image, (L, _a, b) => L > 0.68 && b > 0.125);
    expect(gold(await drawn('sack', 32))).toBeGreaterThan(15);
    expect(gold(await drawn('sack full of potatoes', 32))).toBeLessThan(5);
  });

  it('a crate full of apples at 16 px is as large as the picture, with red in it', async () => {
    const { image } = await drawn('crate full of apples', 16);
    expect(opaqueBounds(image)!.width).toBeGreaterThanOrEqual(13);
    expect(count(image, (_L, a, b) => a > 0.1 && b > 0)).toBeGreaterThan(8);
  });

  it('bones in a sack are no skeleton', async () => {
    for (const text of ['sack of bones', 'barrel full of old bones'])
      expect((await drawn(text, 32)).brief.drawnAs, text).toMatch(/full of .*\bbone$/);
  });
});

describe('what is said of one', () => {
  it.each([
    ['food truck selling tacos', 'food truck with a taco on top'],
    ['bookshop selling scrolls at night', 'bookshop with scrolls at night'],
    ['cart selling flowers', 'cart full of flowers'],
    ['merchant selling potions', 'merchant selling potions'],
    ['a merchant behind a market stall', 'market stall with a merchant behind the counter'],
    [
      'an old woman at a market stall with vegetables',
      'market stall with vegetables with an old woman behind the counter',
    ],
    ['a cat behind a market stall', 'a cat behind a market stall'],
  ])('%s: %s', (said, meant) => expect(asSeller(said, read)).toBe(meant));

  it('several goods do not make several sellers', () => {
    expect(isPlural('merchant selling potions', read('merchant selling potions'), read)).toBe(false);
    expect(isPlural('hut made of rusty sheets', read('hut made of rusty sheets'), read)).toBe(false);
    expect(isPlural('flying saucers', read('flying saucers'), read)).toBe(true);
  });

  it('states stand before a statue', () => {
    const { text, changes } = figureStates('mossy broken statue of an angel');
    expect(text).toBe('statue of an angel');
    expect(changes.map(({ is }) => is)).toEqual(['moss', 'broken']);
    expect(figureStates('mossy rock').changes).toEqual([]);
  });

  it('a mossy statue is green', async () => {
    const green = ({ image }: { readonly image: Rgba }): number => count(image, (_L, a, b) => a < -0.06 && b > 0.06);
    expect(green(await drawn('statue of a lion', 32))).toBe(0);
    expect(green(await drawn('mossy statue of a lion', 32))).toBeGreaterThan(20);
  });
});
