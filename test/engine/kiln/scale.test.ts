import { describe, expect, test } from 'vitest';
import { createImage, paletteOf, resizeNearest, sameImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { factorFor, raise, reduceRequest } from '../../../workers/engine/kiln/scale.ts';
import { createRandom } from '../../../workers/engine/random.ts';

/** An opaque picture in four colours. */
function picture(width: number, height: number, seed = 1): Rgba {
  const random = createRandom(seed);
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) image.data.set([random.int(4) * 80, 40, 200, 255], i * 4);
  return image;
}

test.each([
  [64, 64, 64, 1],
  [65, 10, 64, 2],
  [10, 128, 64, 2],
  [400, 400, 64, 7],
  [16, 16, 64, 1],
])('%i x %i fits a native side of %i reduced by %i', (width, height, native, factor) => {
  expect(factorFor({ width, height }, native)).toBe(factor);
});

describe('reduceRequest', () => {
  const small = picture(6, 4);
  const request = {
    description: 'x',
    width: 17,
    height: 12,
    seed: 1,
    init: { image: resizeNearest(small, 17, 12), keep: 0.4 },
  };

  test('rounds the sides up and keeps what is said', () => {
    const reduced = reduceRequest(request, 3);
    expect([reduced.width, reduced.height]).toEqual([6, 4]);
    expect(reduced).toMatchObject({ description: 'x', seed: 1, init: { keep: 0.4 } });
    expect([reduced.init!.image.width, reduced.init!.image.height]).toEqual([6, 4]);
  });

  test('an enlarged picture comes back as it was', () => {
    const init = { image: resizeNearest(small, 18, 12), keep: 0.4 };
    const reduced = reduceRequest({ ...request, width: 18, init }, 3);
    expect(sameImage(reduced.init!.image, small)).toBe(true);
  });

  test('a cell that is open anywhere is open', () => {
    const hole = new Uint8Array(17 * 12);
    hole[0] = hole[11 * 17 + 16] = hole[4 * 17 + 8] = 1;
    const { known } = reduceRequest({ ...request, known: { image: request.init.image, hole } }, 3);
    const open = [...known!.hole.keys()].filter((i) => known!.hole[i]);
    expect(open).toEqual([0, 1 * 6 + 2, 3 * 6 + 5]);
  });

  test('joints move with the picture', () => {
    const pose = { joints: [{ label: 'NECK', x: 9, y: 6, z: 2 }] as const };
    expect(reduceRequest({ ...request, pose }, 3).pose!.joints).toEqual([{ label: 'NECK', x: 3, y: 2, z: 2 }]);
  });
});

describe('raise', () => {
  test.each([
    [2, 24, 16],
    [3, 36, 24],
    [3, 34, 23],
    [5, 60, 40],
  ])('by %i to %i x %i: no new colour, and the middle of each pixel is its own', (factor, width, height) => {
    const small = picture(12, 8);
    const large = raise(small, factor, { width, height }, false);
    expect([large.width, large.height]).toEqual([width, height]);
    expect(new Set(paletteOf(large))).toEqual(new Set(paletteOf(small)));
    if (factor < 3) return;
    const middle = Math.floor(factor / 2);
    let same = 0;
    for (let y = 0; y < 7; y++) {
      for (let x = 0; x < 11; x++) {
        const at = ((y * factor + middle) * width + x * factor + middle) * 4;
        if (large.data[at] === small.data[(y * 12 + x) * 4]) same++;
      }
    }
    expect(same / 77).toBeGreaterThan(0.9);
  });

  test('what wraps is raised as if its other side went on beyond each edge', () => {
    const small = picture(8, 8, 4);
    const twice = createImage(16, 16);
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        twice.data.set(
          small.data.subarray(((y % 8) * 8 + (x % 8)) * 4, ((y % 8) * 8 + (x % 8)) * 4 + 4),
          (y * 16 + x) * 4,
        );
      }
    }
    const tiled = raise(twice, 2, { width: 32, height: 32 }, false);
    const tile = raise(small, 2, { width: 16, height: 16 }, true);
    // The middle of four tiles is a whole one, shifted by half.
    for (let y = 8; y < 24; y++) {
      for (let x = 8; x < 24; x++) {
        const at = ((y % 16) * 16 + (x % 16)) * 4;
        expect(tile.data[at]).toBe(tiled.data[(y * 32 + x) * 4]);
      }
    }
  });
});
