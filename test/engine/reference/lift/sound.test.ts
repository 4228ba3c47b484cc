import { describe, expect, test } from 'vitest';
import { cloneImage, type Rgba } from '../../../../src/pixels/index.ts';
import { areSound, isCracked, isSeen } from '../../../../workers/engine/reference/lift/sound.ts';
import { strideFrames } from '../../../../workers/engine/reference/stride/index.ts';
import { BOY } from '../parts/boy.ts';

const changed = (at: (x: number, y: number) => boolean, color: readonly number[]): Rgba => {
  const out = cloneImage(BOY);
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++)
      if (out.data[(y * out.width + x) * 4 + 3] && at(x, y)) out.data.set(color, (y * out.width + x) * 4);
  return out;
};
const EMPTY = [0, 0, 0, 0];

describe('frames', () => {
  test('of a walk on its own legs are sound', () => {
    expect(areSound(BOY, strideFrames(BOY, { facing: 0, aside: 1, count: 8, size: 1 })!)).toBe(true);
    expect(areSound(BOY, [BOY])).toBe(true);
    expect(isSeen(BOY, strideFrames(BOY, { facing: 0, aside: 1, count: 8, size: 1 })!)).toBe(true);
    expect(isSeen(BOY, [BOY, BOY])).toBe(false);
  });

  test.each([
    ['a gap across the body', changed((_x, y) => y === 12, EMPTY)],
    ['a hole in the chest', changed((x, y) => x > 8 && x < 14 && y > 8 && y < 14, EMPTY)],
    ['dark lines that were not there', changed((x, y) => (x === 9 || x === 12) && y > 2 && y < 16, [0, 0, 0, 255])],
    ['half of it', changed((x) => x > 11, EMPTY)],
  ])('with %s are not', (_what, frame) => {
    expect(areSound(BOY, [BOY, frame])).toBe(false);
  });

  test('in which a crack opens up and down are torn where a body sways as one', () => {
    expect(isCracked(BOY, [BOY])).toBe(false);
    expect(isCracked(BOY, [BOY, changed((x, y) => x === 8 && y > 2 && y < 13, EMPTY)])).toBe(true);
  });
});
