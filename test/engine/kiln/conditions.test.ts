import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createImage, sameImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { attributeNumbers, contextInputs } from '../../../workers/engine/kiln/conditions.ts';
import { cropPlanes, imageOf, planesOf } from '../../../workers/engine/kiln/planes.ts';
import { poseMaps } from '../../../workers/engine/kiln/pose-maps.ts';
import type { Keypoint } from '../../../workers/engine/types.ts';
import { words } from './affine.ts';

interface PoseCase {
  readonly width: number;
  readonly height: number;
  readonly joints: readonly Keypoint[];
  /** Places of the values that are not 0, and those values. */
  readonly at: readonly number[];
  readonly values: readonly number[];
}
/** Made by `pose_maps` of models/train/kiln/data/pose.py, on random joints; joints are missing in one, depths alike in another. */
const POSES: readonly PoseCase[] = JSON.parse(readFileSync(new URL('./pose-maps.json', import.meta.url), 'utf8'));

describe('poseMaps', () => {
  test.each(POSES)(
    'are those that the networks were trained on: $width x $height',
    ({ width, height, joints, at, values }) => {
      const maps = poseMaps(joints, width, height);
      expect(maps).toHaveLength(6 * width * height);
      const found = [...maps.keys()].filter((i) => maps[i] !== 0);
      // On a limb's very edge the two round differently.
      expect(found.filter((i) => !at.includes(i)).length + at.filter((i) => !found.includes(i)).length).toBeLessThan(3);
      at.forEach((i, k) => {
        if (maps[i] !== 0) expect(maps[i]).toBeCloseTo(values[k]!, 3);
      });
    },
  );

  test('no joints are no limbs', () => {
    expect(poseMaps([], 8, 8).every((v) => v === 0)).toBe(true);
  });
});

describe('attributeNumbers', () => {
  test('nothing said is 0, except the size', () => {
    expect(attributeNumbers({}, 30, [])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0]);
  });
  test.each([
    [1, 1],
    [16, 1],
    [17, 2],
    [33, 4],
    [64, 5],
    [500, 5],
  ])('a longer side of %i is size class %i', (side, number) => {
    expect(attributeNumbers({}, side, [])[8]).toBe(number);
  });
  test.each([
    [2, 1],
    [8, 2],
    [9, 3],
    [32, 4],
    [33, 5],
  ])('%i colours are palette class %i', (colors, number) => {
    expect(attributeNumbers({ colors }, 16, [])[11]).toBe(number);
  });
  test('a category that the network does not know is not said', () => {
    expect(attributeNumbers({ category: 'b' }, 16, ['a', 'b'])[9]).toBe(2);
    expect(attributeNumbers({ category: 'c' }, 16, ['a', 'b'])[9]).toBe(0);
  });
});

describe('contextInputs', () => {
  const config = { patch: 4, categories: [], maxWords: 3 };
  const inputs = (description: string, image?: Rgba, text = true) =>
    contextInputs(
      {
        request: {
          description,
          width: 16,
          height: 16,
          seed: 1,
          ...(image ? { reference: { image, kind: 'style' } } : {}),
        },
        longestSide: 16,
        native: 16,
      },
      { text, reference: image !== undefined },
      config,
      words,
      4,
    );

  test('words are cut at the most there may be; one without a vector is zeros and counts', () => {
    const { words: vectors, word_mask } = inputs('a red knight and a slime');
    expect(vectors!.dims).toEqual([1, 3, 4]);
    expect([...vectors!.data]).toEqual([0, 0, 0, 0, 0.5, 0, 0, 0.25, 0, 0.25, 0.125, 0.25]);
    expect([...word_mask!.data]).toEqual([1, 1, 1]);
  });

  test.each(['', '…', '123'])('%j has no word: one that is masked', (text) => {
    const { words: vectors, word_mask } = inputs(text);
    expect([vectors!.dims, [...vectors!.data], [...word_mask!.data]]).toEqual([[1, 1, 4], [0, 0, 0, 0], [0]]);
  });

  test('without the text no attribute is said either', () => {
    expect([...inputs('red', undefined, false).attributes!.data]).toEqual(new Array(12).fill(0n));
  });

  test.each([
    [16, 16, [16, 16]],
    [5, 9, [12, 8]],
    [64, 32, [8, 16]],
    [1, 200, [16, 4]],
  ])('a reference of %i x %i is seen as %j', (width, height, sides) => {
    const { reference } = inputs('red', createImage(width, height));
    expect(reference!.dims.slice(2)).toEqual(sides);
    expect((reference!.data as Float32Array).every((v) => v === -1)).toBe(true);
  });
});

describe('planes', () => {
  test('are premultiplied in −1..1, and come back byte for byte where alpha is hard', () => {
    const image = createImage(3, 1);
    image.data.set([255, 128, 0, 255, 200, 100, 50, 102, 0, 0, 0, 0]);
    const planes = planesOf(image);
    const expected = [1, (200 / 255) * 0.4 * 2 - 1, -1, 128 / 127.5 - 1, (100 / 255) * 0.4 * 2 - 1, -1];
    expect([...planes.slice(0, 6)]).toEqual(expected.map((v) => expect.closeTo(v, 6)));
    expect([...planes.slice(9)]).toEqual([1, expect.closeTo(-0.2, 6), -1]);
    const hard = createImage(16, 16);
    for (let i = 0; i < 256; i++) if (i % 3) hard.data.set([i, 255 - i, (i * 7) % 256, 255], i * 4);
    expect(sameImage(imageOf(planesOf(hard), 16, 16), hard)).toBe(true);
  });

  test('a half transparent pixel is there from alpha 0 on, in its own colour', () => {
    expect([...imageOf(Float32Array.of(0, -0.5, -1, 0), 1, 1).data]).toEqual([255, 128, 0, 255]);
    expect([...imageOf(Float32Array.of(0, -0.5, -1, -0.001), 1, 1).data]).toEqual([0, 0, 0, 0]);
    expect([...imageOf(Float32Array.of(9, -9, Number.NaN, 3), 1, 1).data]).toEqual([255, 0, 0, 255]);
  });

  test('are cut with what lies beyond filled', () => {
    const cut = cropPlanes(
      Float32Array.of(1, 2, 3, 4),
      { width: 2, height: 2 },
      { x: 1, y: -1, width: 2, height: 3 },
      9,
    );
    expect([...cut]).toEqual([9, 9, 2, 9, 4, 9]);
  });
});
