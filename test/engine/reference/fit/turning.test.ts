import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { rotateSprite, turnAround } from '../../../../workers/engine/reference/turn/index.ts';
import { boxes, coloursOf, isClean, PERSON } from '../turn/figures.ts';

const description = 'a brave knight with a red cape and a sword';
const style = { view: 'side', noBackground: true } as const;
const size = { width: 64, height: 64 } as const;
const drawn = async (direction: 'south' | 'east' | 'north' | 'west'): Promise<Rgba> =>
  (await draw({ description, ...size, ...style, direction, seed: 3 })).image;

const rotated = (image: Rgba, toDirection: 'east' | 'north' | 'west', more = {}) =>
  rotateSprite(
    {},
    { image, ...size, fromView: 'side', toView: 'side', fromDirection: 'south', toDirection, seed: 1, ...more },
  );

function l1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return (sum * 2) / 255 / a.data.length;
}

describe('turning a figure that the service drew', () => {
  it.each(['east', 'north', 'west'] as const)('shows it from the %s nearly as it is drawn from there', async (to) => {
    const [image, truth] = [await drawn('south'), await drawn(to)];
    const { image: turned, method } = await rotated(image, to);
    expect(method).toBe('fit');
    expect(isClean(turned)).toBe(true);
    expect([...coloursOf(turned)].filter((colour) => !coloursOf(image).has(colour))).toEqual([]);
    expect(l1(turned, truth)).toBeLessThan(0.4 * l1(image, truth));
  });

  it('shows it from above, isometric and oblique', async () => {
    const image = await drawn('south');
    const seen = await Promise.all(
      [{ toView: 'high top-down' }, { isometric: true }, { oblique: true }].map((more) => rotated(image, 'east', more)),
    );
    expect(seen.map(({ method }) => method)).toEqual(['fit', 'fit', 'fit']);
    expect(new Set(seen.map((r) => r.image.data.join())).size).toBe(3);
  });

  it('turns a character to all sides with the sword in the same hand', async () => {
    const image = await drawn('south');
    const { images, palette } = await turnAround(
      {},
      { image, direction: 'south', view: 'side', directions: DIRECTIONS, description, ...size, seed: 1 },
    );
    expect(images.get('south')).toEqual(image);
    expect(palette.every((colour) => coloursOf(image).has(colour))).toBe(true);
    // a mirror image would have it in the other hand
    expect(images.get('west')!.data).not.toEqual(images.get('east')!.data);
    for (const to of ['east', 'north', 'west'] as const) {
      const truth = await drawn(to);
      expect(l1(images.get(to)!, truth)).toBeLessThan(0.4 * l1(image, truth));
    }
  });

  it('leaves a figure that nobody of the catalogue is to the other ways', async () => {
    const { method } = await rotateSprite(
      {},
      {
        image: boxes(PERSON, 32),
        width: 32,
        height: 32,
        fromView: 'side',
        toView: 'side',
        fromDirection: 'south',
        toDirection: 'east',
        seed: 1,
      },
    );
    expect(method).toBe('relief');
  });
});
