import { describe, expect, it } from 'vitest';
import { createImage, opaqueBounds, sameImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { type RotateRequest, rotateSprite } from '../../../../workers/engine/reference/turn/index.ts';
import { Aborted } from '../../../../workers/engine/types.ts';
import { boxes, coloursOf, FLAG, isClean, PERSON } from './figures.ts';

const PICTURE = boxes([...PERSON, FLAG], 32);
const REQUEST: RotateRequest = {
  image: PICTURE,
  width: 32,
  height: 32,
  fromView: 'side',
  toView: 'side',
  fromDirection: 'south',
  toDirection: 'east',
  seed: 7,
};
const rotate = (change: Partial<RotateRequest> = {}) => rotateSprite({}, { ...REQUEST, ...change });

const filled = (width: number, height: number, [r, g, b]: readonly [number, number, number]): Rgba => {
  const image = createImage(width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([r, g, b, 255], i);
  return image;
};

describe('rotateSprite without a network', () => {
  it.each([
    { toDirection: 'south', method: 'copy' },
    { fromDirection: 'west', toDirection: 'east', method: 'mirror' },
    { fromDirection: 'south-east', toDirection: 'south-west', method: 'mirror' },
    { toDirection: 'north', method: 'relief' },
    { toDirection: 'south', toView: 'high top-down', method: 'relief' },
    { toDirection: 'south', viewChange: 90, method: 'relief' },
    { directionChange: -30, method: 'relief' },
    { toDirection: 'south', isometric: true, method: 'relief' },
    { toDirection: 'south', oblique: true, method: 'relief' },
  ] as const)('turns by $method: %j', async ({ method, ...change }) => {
    const found = await rotate(change);
    expect(found.method).toBe(method);
    expect([found.image.width, found.image.height]).toEqual([32, 32]);
    expect(isClean(found.image)).toBe(true);
    expect(opaqueBounds(found.image)).toBeDefined();
    expect(new Set(found.palette)).toEqual(coloursOf(found.image));
    const own = coloursOf(PICTURE);
    expect(found.palette.filter((c) => !own.has(c))).toEqual([]);
  });

  it('gives the same bytes again, whatever the seed', async () => {
    const [one, two] = [await rotate(), await rotate({ seed: 8 })];
    expect(sameImage(one.image, two.image)).toBe(true);
  });

  it.each([
    [16, 16],
    [256, 64],
    [33, 47],
  ])('fits the picture into %ix%i', async (width, height) => {
    const { image } = await rotate({ width, height });
    expect([image.width, image.height]).toEqual([width, height]);
    expect(opaqueBounds(image)).toBeDefined();
  });

  it('takes the subject off an opaque background', async () => {
    const grounded = filled(32, 32, [120, 200, 120]);
    for (let i = 0; i < PICTURE.data.length; i += 4) {
      if (PICTURE.data[i + 3]) grounded.data.set(PICTURE.data.subarray(i, i + 4), i);
    }
    const found = await rotate({ image: grounded });
    expect(found.palette).not.toContain('#78c878');
    expect(sameImage(found.image, (await rotate()).image)).toBe(true);
  });

  it('obeys a colour image to the last pixel', async () => {
    const colorImage = boxes(
      [
        [0, 0, 2, 1, [255, 0, 255]],
        [2, 0, 2, 1, [0, 255, 255]],
      ],
      4,
    );
    const { palette } = await rotate({ colorImage });
    expect(palette.length).toBeGreaterThan(0);
    expect(palette.filter((c) => c !== '#ff00ff' && c !== '#00ffff')).toEqual([]);
  });

  it('keeps more of a stronger initial image: nothing at 1, all of it at 999', async () => {
    const initImage = boxes([[4, 20, 24, 8, [10, 200, 30]]], 32);
    const plain = await rotate();
    expect(sameImage((await rotate({ initImage, initStrength: 1 })).image, plain.image)).toBe(true);
    expect(sameImage((await rotate({ initImage, initStrength: 999 })).image, initImage)).toBe(true);
    const middle = await rotate({ initImage, initStrength: 500 });
    expect(sameImage(middle.image, plain.image)).toBe(false);
  });

  it('draws where the mask is white and keeps the initial bytes where it is black', async () => {
    const initImage = filled(32, 32, [9, 8, 7]);
    initImage.data[3] = 77;
    const mask = boxes(
      [
        [16, 0, 16, 32, [255, 255, 255]],
        [0, 0, 16, 32, [0, 0, 0]],
      ],
      32,
    );
    const found = await rotate({ initImage, initStrength: 1, mask });
    const drawn = await rotate();
    for (let i = 0; i < 32 * 32; i++) {
      const wanted = i % 32 < 16 ? initImage : drawn.image;
      expect([...found.image.data.subarray(i * 4, i * 4 + 4)]).toEqual([...wanted.data.subarray(i * 4, i * 4 + 4)]);
    }
  });

  it.each([
    [{ width: 15 }, 'width: must be a whole number from 16 to 256, got 15'],
    [{ height: 257 }, 'height: must be a whole number from 16 to 256, got 257'],
    [{ seed: -1 }, 'seed: must be a whole number from 0 to 4294967295, got -1'],
    [{ viewChange: 91 }, 'viewChange: must be a number from -90 to 90, got 91'],
    [{ directionChange: -181 }, 'directionChange: must be a number from -180 to 180, got -181'],
    [{ imageGuidance: 0.5 }, 'imageGuidance: must be a number from 1 to 20, got 0.5'],
    [{ initStrength: 1000 }, 'initStrength: must be a number from 1 to 999, got 1000'],
    [{ toDirection: 'up' as never }, 'toDirection: must be one of south, south-east,'],
    [{ fromView: 'top' as never }, 'fromView: must be one of side, low top-down, high top-down, got top'],
    [{ mask: createImage(32, 32) }, 'mask: needs initImage'],
    [{ mask: createImage(16, 32), initImage: PICTURE }, 'mask: must be 32x32, got 16x32'],
    [{ image: createImage(32, 32) }, 'image: shows nothing'],
  ] as const)('refuses %j', async (change, message) => {
    await expect(rotate(change)).rejects.toThrow(RangeError);
    await expect(rotate(change)).rejects.toThrow(message);
  });

  it('tells its steps with pictures, and stops when nobody wants it', async () => {
    const steps: number[] = [];
    await rotateSprite({}, REQUEST, {
      onStep: ({ fraction, preview }) => {
        steps.push(fraction);
        expect([preview?.width, preview?.height]).toEqual([32, 32]);
      },
    });
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
    await expect(rotateSprite({}, REQUEST, { signal: { aborted: true } })).rejects.toThrow(Aborted);
  });
});
