import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/domain/words.ts';
import { createImage, enlarge, opaqueBounds, paste, sameImage } from '../../../../src/pixels/index.ts';
import { type TurnAroundRequest, turnAround } from '../../../../workers/engine/reference/turn/index.ts';
import { Aborted } from '../../../../workers/engine/types.ts';
import { boxes, coloursOf, FLAG, isClean, PERSON } from './figures.ts';

const PICTURE = boxes([...PERSON, FLAG], 28);
const REQUEST: TurnAroundRequest = {
  image: PICTURE,
  direction: 'south',
  view: 'side',
  directions: DIRECTIONS,
  width: 40,
  height: 40,
  seed: 3,
};
const around = (change: Partial<TurnAroundRequest> = {}) => turnAround({}, { ...REQUEST, ...change });

describe('turnAround without a network', () => {
  it('gives every direction asked, in its order, on the canvas', async () => {
    const { images } = await around();
    expect([...images.keys()]).toEqual([...DIRECTIONS]);
    for (const image of images.values()) {
      expect([image.width, image.height]).toEqual([40, 40]);
      expect(isClean(image)).toBe(true);
    }
  });

  it('gives the reference back as it is, in the middle of a larger canvas', async () => {
    const wanted = createImage(40, 40);
    paste(wanted, PICTURE, 6, 6);
    expect(sameImage((await around()).images.get('south')!, wanted)).toBe(true);
    const same = await around({ width: 28, height: 28, direction: 'east' });
    expect(sameImage(same.images.get('east')!, PICTURE)).toBe(true);
  });

  it('turns an enlarged sprite at its own size', async () => {
    const asked = { directions: ['east'] } as const;
    const own = await around({ ...asked, width: 28, height: 28 });
    const large = await around({ ...asked, image: enlarge(PICTURE, 3), width: 84, height: 84 });
    expect(sameImage(large.images.get('east')!, enlarge(own.images.get('east')!, 3))).toBe(true);
  });

  it('stays in the colours of the reference and tells the palette of all', async () => {
    const { images, palette } = await around();
    const own = coloursOf(PICTURE);
    expect(palette.filter((c) => !own.has(c))).toEqual([]);
    expect(new Set([...images.values()].flatMap((image) => [...coloursOf(image)]))).toEqual(new Set(palette));
  });

  it('stands on one row in every direction', async () => {
    const { images } = await around();
    const floors = [...images.values()].map((image) => {
      const box = opaqueBounds(image)!;
      return box.y + box.height;
    });
    expect(new Set(floors).size).toBe(1);
  });

  it('cuts a picture that is larger than the canvas down to its subject, or makes it smaller', async () => {
    const wide = boxes(PERSON, 64);
    const cut = (await around({ image: wide, width: 32, height: 32 })).images.get('south')!;
    expect(opaqueBounds(cut)).toMatchObject({ width: 8, height: 24 });
    const small = (await around({ width: 16, height: 16 })).images.get('south')!;
    expect(opaqueBounds(small)!.height).toBeLessThanOrEqual(16);
  });

  it('limits all pictures together to the colours that detail allows', async () => {
    const many = boxes(
      Array.from({ length: 20 }, (_, i) => [8, 4 + i, 12, 1, [10 * i, 255 - 12 * i, (i * 53) % 256]] as const),
      28,
    );
    expect((await around({ image: many })).palette.length).toBe(20);
    expect((await around({ image: many, detail: 'low detail' })).palette.length).toBeLessThanOrEqual(8);
  });

  it('outlines what it turned when asked to', async () => {
    const { images } = await around({ outline: 'single color black outline', directions: ['east', 'south'] });
    expect(coloursOf(images.get('east')!)).toContain('#0e0a14');
    expect(coloursOf(images.get('south')!)).not.toContain('#0e0a14');
  });

  it.each([
    [{ directions: [] }, 'directions: needs at least one of south'],
    [{ directions: ['up' as never] }, 'directions: must be one of south'],
    [{ width: 300 }, 'width: must be a whole number from 16 to 256, got 300'],
    [{ detail: 'much' as never }, 'detail: must be one of low detail'],
    [{ image: createImage(28, 28) }, 'image: shows nothing'],
  ] as const)('refuses %j', async (change, message) => {
    await expect(around(change)).rejects.toThrow(message);
  });

  it('tells each direction with its picture, and stops when nobody wants it', async () => {
    const stages: string[] = [];
    const flag = { aborted: false };
    await turnAround({}, REQUEST, { onStep: ({ stage }) => stages.push(stage) });
    expect(stages.slice(1, -1)).toEqual([...DIRECTIONS]);
    const stop = turnAround({}, REQUEST, {
      signal: flag,
      onStep: ({ stage }) => {
        flag.aborted = stage === 'east';
      },
    });
    await expect(stop).rejects.toThrow(Aborted);
  });
});
