import { describe, expect, test } from 'vitest';
import { opaqueBounds, paletteOf, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { withoutGroundShadow } from '../../../../workers/engine/reference/parts/ground-shadow.ts';
import { piecesIn } from '../../../../workers/engine/reference/parts/index.ts';
import { glideFrames, strideFrames } from '../../../../workers/engine/reference/stride/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, COLORS } from '../parts/boy.ts';

const rowsOf = (image: Rgba, from: number, to: number): string =>
  [...image.data.subarray(from * image.width * 4, to * image.width * 4)].join();

describe('a boy who walks', () => {
  const frames = strideFrames(BOY, { facing: 0, aside: 1, count: 8, size: 1 })!;

  test('lifts one foot and then the other', () => {
    const foot = (image: Rgba, from: number, to: number): number => {
      let lowest = 0;
      for (let y = 0; y < image.height; y++)
        for (let x = from; x < to; x++) if (image.data[(y * image.width + x) * 4 + 3]) lowest = y;
      return lowest;
    };
    const [left, right] = [frames.map((f) => foot(f, 5, 11)), frames.map((f) => foot(f, 12, 17))];
    expect(left[2]).not.toBe(right[2]);
    expect(left[6]).not.toBe(right[6]);
    expect(left[2]).toBe(right[6]);
  });

  test('keeps every pixel above his legs, and his colours', () => {
    for (const k of [2, 6]) expect(rowsOf(frames[k]!, 0, 14)).toBe(rowsOf(BOY, 0, 14));
    const own = new Set(paletteOf(BOY));
    for (const frame of frames) expect(paletteOf(frame).every((hex) => own.has(hex))).toBe(true);
  });

  test('has legs that pass each other where he looks aside', () => {
    const aside = strideFrames(BOY, { facing: 1, aside: 1, count: 8, size: 1 })!;
    for (const k of [1, 2, 3]) expect(sameImage(aside[0]!, aside[k]!)).toBe(false);
    for (const frame of aside) expect(opaqueBounds(frame)!.y).toBeLessThanOrEqual(2);
  });
});

describe('what has no legs', () => {
  const bell = picture(
    ['........', '..ssss..', '..sffs..', '..ssss..', '.ssssss.', '.ssssss.', 'ssssssss', 'ssssssss', '.ssssss.'],
    COLORS,
  );
  const room = (shape: readonly string[]) =>
    picture(['..............', '..............', '..............', ...shape], COLORS);
  const lump = room([
    '....ssssss....',
    '...ssssssss...',
    '..sfssssfsss..',
    '..ssssssssss..',
    '..ssssssssss..',
    '..ssssssssss..',
    '...ssssssss...',
  ]);
  const worm = room(['....ssss......', '.ffsssssssssf.', '.fsssssssssff.', '..sss..ss..s..']);
  const topOf = (image: Rgba): number => opaqueBounds(image)!.y;

  test('is not told to walk', () => {
    expect(strideFrames(bell, { facing: 0, aside: 1, count: 8, size: 1 })).toBeUndefined();
  });

  test.each([
    ['a bell', bell],
    ['a lump', lump],
    ['a worm', worm],
  ] as const)('%s moves, from the picture on, in its colours', (_name, still) => {
    const frames = glideFrames(still, 8);
    expect(sameImage(frames[0]!, still)).toBe(true);
    expect(frames.filter((frame) => !sameImage(frame, still)).length).toBeGreaterThan(3);
    const own = new Set(paletteOf(still));
    for (const frame of frames) {
      expect(paletteOf(frame).every((hex) => own.has(hex))).toBe(true);
      expect(piecesIn(frame)).toBe(1);
    }
  });

  test('hops where it is a lump, and comes down again', () => {
    const tops = glideFrames(lump, 8).map(topOf);
    expect(Math.min(...tops)).toBeLessThan(topOf(lump));
    expect(Math.max(...tops)).toBeGreaterThan(topOf(lump));
  });
});

describe('a shadow that is drawn under a figure', () => {
  const standing = picture(
    [
      '....ffff....',
      '....ffff....',
      '....ffff....',
      '...ssssss...',
      '...ssssss...',
      '...ssssss...',
      '...ssssss...',
      '....pppp....',
      '....p..p....',
      '.kkkp..pkkk.',
      'kkkkkkkkkkkk',
      '..kkkkkkkk..',
    ],
    COLORS,
  );
  const found = withoutGroundShadow(standing)!;

  test('is kept apart from it, and is as it was when laid under it again', () => {
    expect(opaqueBounds(found.figure)).toEqual({ x: 3, y: 0, width: 6, height: 10 });
    expect(sameImage(found.over(found.figure), standing)).toBe(true);
  });

  test('is not seen where none is', () => {
    expect(withoutGroundShadow(found.figure)).toBeUndefined();
    expect(withoutGroundShadow(BOY)).toBeUndefined();
  });
});
