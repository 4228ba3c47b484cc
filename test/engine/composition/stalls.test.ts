import { describe, expect, it } from 'vitest';
import { hexToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { withLoads } from '../../../workers/engine/composition/read/dress-and-loads.ts';
import { draw } from '../../../workers/engine/draw.ts';

const drawn = (description: string, side = 64) =>
  draw({ description, width: side, height: side, noBackground: true, seed: 1 });
/** Pixels of the reds and oranges of fruit: the awning is blue with this seed. */
const fruity = ({ data }: Rgba): number => {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3]) continue;
    const [, a, b] = rgbToOklab([data[i]!, data[i + 1]!, data[i + 2]!]);
    if (Math.hypot(a, b) > 0.15 && a > 0.06) n++;
  }
  return n;
};

describe('stalls', () => {
  it.each(['market stall, the seller is a frog', 'market stall where a frog sells potions'])('have who keeps them behind the counter: %s', async (text) => {
    expect((await drawn(text)).brief.drawnAs).toMatch(/^a shop \(with a frog merchant behind the counter/);
  }); // biome-ignore format: one call

  it.each([48, 64])('have fish on the counter, not beside them, at %d px', async (side) => {
    const [plain, fish] = [await drawn('market stall', side), await drawn('fish stall', side)];
    expect(opaqueBounds(fish.image)!.width).toBe(opaqueBounds(plain.image)!.width);
  });

  it.each([48, 64])('sell what is said of them and nothing else, at %d px', async (side) => {
    const plain = fruity((await drawn('market stall', side)).image);
    expect(plain).toBeGreaterThan(15);
    expect(fruity((await drawn('cheese stall', side)).image)).toBeLessThan(plain / 3);
  });

  it('have who sells in them, whose face is seen between the awning and the wares', async () => {
    const skin = hexToRgb('#f0c49c');
    const faces = ({ data }: Rgba): number => {
      let n = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] && Math.hypot(data[i]! - skin[0], data[i + 1]! - skin[1], data[i + 2]! - skin[2]) < 60) n++;
      return n;
    };
    const [alone, sold] = [await drawn('fruit stall'), await drawn('fruit stall with an old woman behind the counter')];
    expect(faces(sold.image)).toBeGreaterThan(faces(alone.image) + 12);
  });
});

describe('carts', () => {
  it.each([
    ['flower cart', 'cart full of flowers'],
    ['a hay wagon', 'a wagon full of hay'],
    ['two pumpkin carts', 'two carts full of pumpkins'],
    ['a hot dog cart', 'a hot dog cart'],
  ])('a %s is a %s', (said, meant) => expect(withLoads(said)).toBe(meant));

  it('are filled with what is before their name', async () => {
    expect((await drawn('pumpkin cart')).brief.drawnAs).toMatch(/full of .*pumpkin/);
  });
});
