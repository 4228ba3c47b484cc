import { expect, test } from 'vitest';
import { opaqueBounds, paletteOf, type Rgba } from '../../../../src/pixels/index.ts';
import { betweenByParts } from '../../../../workers/engine/reference/lift/between.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = { k: [20, 16, 28], r: [200, 40, 40], s: [240, 190, 150], g: [150, 150, 160], p: [90, 60, 40] } as const;
const BODY = ['..kkkk..', '.kssssk.', '.kssssk.', '.krrrrk.', '.krrrrk.', '.kppppk.', '.kp..pk.', '.kk..kk.'];
/** The figure with a block beside it so many rows down. */
const withBlock = (row: number): Rgba =>
  picture(
    Array.from({ length: 16 }, (_, y) => {
      const body = y >= 6 && y < 14 ? BODY[y - 6]! : '........';
      return `...${body}.${y >= row && y < row + 4 ? 'kggk' : '....'}....`;
    }),
    COLORS,
  );

test('a part that moved is half way in the middle, and the rest stays', () => {
  const between = betweenByParts(withBlock(2), withBlock(8), () => withBlock(5))!;
  const middle = between(0.5);
  const block = { ...middle, data: middle.data.map((v, i) => ((i >> 2) % middle.width >= 12 ? v : 0)) };
  expect(opaqueBounds(block)!.y).toBe(5);
  const body = (image: Rgba) => [...image.data].filter((_, i) => (i >> 2) % image.width < 11).join();
  expect(body(middle)).toBe(body(withBlock(2)));
  expect(paletteOf(middle).every((hex) => paletteOf(withBlock(2)).includes(hex))).toBe(true);
});

test('two different figures are left to their shapes', () => {
  const other = picture(['gggg', 'gppg', 'gppg', 'gggg'], COLORS);
  const large = { ...withBlock(2), data: withBlock(2).data.map((v, i) => (i % 4 === 0 ? 255 - v : v)) };
  expect(betweenByParts(withBlock(2), large, () => large)).toBeUndefined();
  expect(betweenByParts(withBlock(2), other, () => other)).toBeUndefined();
});
