import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createImage, decodeImage, opaqueBounds, type Rgba } from '../../../../src/pixels/index.ts';
import { placeObject, type Region } from '../../../../workers/engine/place/into-picture/place-object.ts';
import { tileSize } from '../../../../workers/engine/place/into-picture/tile-size.ts';
import { createRandom } from '../../../../workers/engine/random.ts';

const scene = (name: string): Promise<Rgba> =>
  decodeImage(readFileSync(new URL(`../../../golden/scenes/${name}.png`, import.meta.url)));

describe('the tiles of a picture', () => {
  test.each([
    ['island', 16],
    ['crypt', 16],
    ['snow', 32],
    ['dungeon', 32],
    ['meadow', 32],
    ['ice', 32],
  ])('of %s have %i pixels', async (name, side) => {
    expect(tileSize(await scene(name))).toBe(side);
  });

  test('are not seen where it has none', () => {
    const random = createRandom('no tiles');
    const noise = createImage(128, 128);
    const grey = createImage(128, 128);
    for (let i = 0; i < 128 * 128; i++) {
      noise.data.set([random.int(4) * 60, random.int(4) * 60, 0, 255], i * 4);
      grey.data.set([90, 90, 90, 255], i * 4);
    }
    expect([tileSize(noise), tileSize(grey), tileSize(createImage(16, 16))]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a barrel on a map', () => {
  const boxOn = async (name: string, region: Region) => {
    const background = await scene(name);
    const asked = { description: 'barrel', background, region, view: 'high top-down', seed: 4 } as const;
    return opaqueBounds((await placeObject(asked, {})).object)!;
  };

  test('is as large as a barrel is there, in the middle of its oval', async () => {
    const box = await boxOn('island', { type: 'oval', fraction: 0.6 });
    expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(16);
    expect(Math.max(box.width, box.height)).toBeGreaterThan(8);
    expect(Math.abs(box.y + box.height / 2 - 64)).toBeLessThan(10);
  });

  test('is as large as its mask where one is painted', async () => {
    const mask = createImage(128, 128);
    for (let i = 0; i < 128 * 128; i++) {
      const inside = i % 128 >= 40 && i % 128 < 80 && i >= 40 * 128 && i < 88 * 128;
      mask.data.set(inside ? [255, 255, 255, 255] : [0, 0, 0, 255], i * 4);
    }
    expect((await boxOn('island', { type: 'mask', mask })).height).toBeGreaterThan(30);
  });
});
