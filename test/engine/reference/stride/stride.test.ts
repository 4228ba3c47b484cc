import { describe, expect, test } from 'vitest';
import { crop, opaqueBounds, paletteOf, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
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

  test('raises the arm of the other side with a leg, where it is known where his trunk is', () => {
    const upper = { axis: 11.5, half: 3, headHalf: 4, neck: 8, isRobed: false };
    const swinging = strideFrames(BOY, { facing: 0, aside: 1, count: 8, size: 1, upper })!;
    expect(rowsOf(swinging[2]!, 0, 14)).not.toBe(rowsOf(BOY, 0, 14));
    expect(rowsOf(swinging[2]!, 0, 14)).not.toBe(rowsOf(swinging[6]!, 0, 14));
    for (const frame of swinging) expect(piecesIn(frame)).toBe(1);
  });

  test('has legs that pass each other where he looks aside', () => {
    const aside = strideFrames(BOY, { facing: 1, aside: 1, count: 8, size: 1 })!;
    for (const k of [1, 2, 3]) expect(sameImage(aside[0]!, aside[k]!)).toBe(false);
    for (const frame of aside) expect(opaqueBounds(frame)!.y).toBeLessThanOrEqual(2);
  });
});

test('an animal in profile goes on all four legs, crosswise, and keeps its back', () => {
  const goat = picture(
    [
      '....................',
      '...............hh...',
      '..ssssssssssssssff..',
      '..sssssssssssss.....',
      '..sssssssssssss.....',
      '..sssssssssssss.....',
      '..ss.ss....ss.ss....',
      '..ss.ss....ss.ss....',
      '..ss.ss....ss.ss....',
      '..pp.pp....pp.pp....',
    ],
    COLORS,
  );
  const frames = strideFrames(goat, { facing: 1, aside: 1, isAnimal: true, count: 8, size: 1 })!;
  const columnsAt = (image: Rgba, y: number): string =>
    Array.from({ length: image.width }, (_, x) => (image.data[(y * image.width + x) * 4 + 3] ? 'x' : '.')).join('');
  const grounds = frames.map((frame) => columnsAt(frame, 9));
  expect(new Set(grounds).size).toBeGreaterThan(3);
  for (const frame of frames) expect(piecesIn(frame)).toBe(1);
  // At every moment somebody stands: two feet at least.
  for (const ground of grounds) expect(ground.split('.').filter(Boolean).length).toBeGreaterThanOrEqual(2);
});

test('a block that a line divides at its foot has no legs', () => {
  const rows = Array.from({ length: 14 }, () => 'kffffffffffffffk');
  const block = picture([...rows, 'kffffffkkffffffk', 'kffffffkkffffffk'], COLORS);
  expect(strideFrames(block, { facing: 0, aside: 1, count: 8, size: 1 })).toBeUndefined();
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
    '..sksssskss...',
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

  test('flaps what is spread wide on both sides', () => {
    const bat = room(['.s..........s.', 'sss..ssss..sss', 'ssssssffssssss', '.ssssssssssss.', '.....ssss.....']);
    const frames = glideFrames(bat, 8);
    const sideTop = (image: Rgba): number => {
      for (let y = 0; y < image.height; y++)
        for (const x of [0, 1, 12, 13]) if (image.data[(y * image.width + x) * 4 + 3]) return y;
      return -1;
    };
    const tops = frames.map(sideTop);
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThanOrEqual(2);
    for (const frame of frames) expect(piecesIn(frame)).toBe(1);
  });

  test('hops whole where something is drawn on it: no row of it goes or comes', () => {
    const frames = glideFrames(lump, 8);
    const tops = frames.map(topOf);
    expect(Math.min(...tops)).toBeLessThan(topOf(lump) - 1);
    for (const frame of frames) {
      const box = opaqueBounds(frame)!;
      expect(sameImage(crop(frame, box), crop(lump, opaqueBounds(lump)!))).toBe(true);
    }
  });

  test('is flatter where it lands if nothing is drawn on it', () => {
    const slime = room([
      '....ssssss....',
      '..ssssssssss..',
      '.ssssssssssss.',
      '.ssssssssssss.',
      '.ssssssssssss.',
      '.ssssssssssss.',
      '.ssssssssssss.',
      '.ffffffffffff.',
    ]);
    const tops = glideFrames(slime, 8).map(topOf);
    expect(Math.max(...tops)).toBeGreaterThan(topOf(slime));
    expect(Math.min(...tops)).toBeLessThan(topOf(slime));
  });

  test('steps on feet that are too short for legs, one after the other', () => {
    const chest = room([...Array.from({ length: 6 }, () => '..ssssssssss..'), '..pp......pp..']);
    const grounds = glideFrames(chest, 8).map((frame) => rowsOf(frame, 9, 10));
    expect(new Set(grounds).size).toBe(3);
    expect(grounds[2]).not.toBe(grounds[6]);
    expect(grounds[4]).toBe(grounds[0]);
  });
});

test('who walks in a robe lifts one foot after the other under its hem', () => {
  const rows = Array.from({ length: 16 }, (_, y) => (y < 5 ? '.....ffffff.....' : '....ssssssss....'));
  const gown = picture([...Array.from({ length: 3 }, () => '................'), ...rows, '................'], COLORS);
  const lowest = (frame: Rgba, half: 0 | 1): number => {
    const { y, height } = opaqueBounds(crop(frame, { x: half * 8, y: 0, width: 8, height: 20 }))!;
    return y + height;
  };
  const frames = glideFrames(gown, 8, { isPerson: true });
  expect(lowest(frames[2]!, 0)).toBeLessThan(lowest(frames[2]!, 1));
  expect(lowest(frames[6]!, 1)).toBeLessThan(lowest(frames[6]!, 0));
});

test('a head with shoulders leans from side to side: it has no feet, and does not hop', () => {
  const bust = picture(
    [
      ...Array.from({ length: 4 }, () => '................'),
      '....hhhhhhhh....',
      '...hhhhhhhhhh...',
      '...hffffffffh...',
      '...hfkkffkkfh...',
      '...hffffffffh...',
      '....ffkkkkff....',
      '.....ffffff.....',
      '..ssssssssssss..',
      '..ssssssssssss..',
    ],
    COLORS,
  );
  const frames = glideFrames(bust, 8, { isPerson: true });
  const columnOf = (frame: Rgba): number => opaqueBounds(crop(frame, { x: 0, y: 0, width: 16, height: 8 }))!.x;
  expect(columnOf(frames[2]!)).toBeGreaterThan(columnOf(bust));
  expect(columnOf(frames[6]!)).toBeLessThan(columnOf(bust));
  for (const frame of frames) {
    const { y, height } = opaqueBounds(frame)!;
    expect(y + height).toBeGreaterThanOrEqual(12);
    expect(height).toBe(opaqueBounds(bust)!.height);
  }
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

test('feet that touch step in turn all the same, on both sides of the middle', () => {
  const robed = picture(
    [
      '....ffff....',
      '....ffff....',
      '...ssssss...',
      '...ssssss...',
      '...ssssss...',
      '...ssssss...',
      '..ssssssss..',
      '..ssssssss..',
      '..ssssssss..',
      '..ssssssss..',
      '..pppppppp..',
      '..pppppppp..',
    ],
    COLORS,
  );
  expect(strideFrames(robed, { facing: 0, aside: 1, count: 8, size: 1 })).toBeUndefined();
  const frames = strideFrames(robed, { facing: 0, aside: 1, count: 8, size: 1, halvedAt: 6 })!;
  const isDown = (image: Rgba, x: number): boolean => image.data[(11 * image.width + x) * 4 + 3]! > 0;
  expect([isDown(frames[2]!, 3), isDown(frames[2]!, 8)]).not.toEqual([isDown(frames[6]!, 3), isDown(frames[6]!, 8)]);
  for (const frame of frames) expect(piecesIn(frame)).toBe(1);
});

test('what goes on many thin limbs swings neighbours against each other, and keeps its body', () => {
  const spider = picture(
    [
      '....................',
      '..s..............s..',
      '...s............s...',
      '....s..ssssss..s....',
      '.....ssssssssss.....',
      '.sssssssssssssssss..',
      '.....ssssssssss.....',
      '....s..ssssss..s....',
      '...s....ssss....s...',
      '..s..............s..',
      '....................',
    ],
    COLORS,
  );
  const frames = glideFrames(spider, 8);
  expect(sameImage(frames[0]!, spider)).toBe(true);
  for (const k of [2, 6]) {
    expect(sameImage(frames[k]!, spider)).toBe(false);
    expect(piecesIn(frames[k]!)).toBe(1);
  }
  expect(sameImage(frames[2]!, frames[6]!)).toBe(false);
});

test('wings that stand up from a back are folded and spread, and the body is as it was', () => {
  const bird = picture(
    [
      '......................',
      '......................',
      '......................',
      '.....sss..............',
      '......sss.............',
      '......ssss............',
      '.......sss............',
      '.......sss......ff....',
      '........ss.....ffff...',
      '..ssss.sssssssssff....',
      '...sssssssssssss......',
      '.....ssssssssss.......',
      '.......ssssss.........',
      '......................',
    ],
    COLORS,
  );
  const frames = glideFrames(bird, 8);
  const tall = (image: Rgba): number => opaqueBounds(image)!.height;
  expect(tall(frames[4]!)).toBeLessThan(tall(bird) - 2);
  for (const frame of frames) expect(opaqueBounds(frame)!.width).toBe(opaqueBounds(bird)!.width);
});
