import { expect, test } from 'vitest';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { withoutGroundShadow } from '../../../../workers/engine/reference/parts/ground-shadow.ts';
import { isCutOff } from '../../../../workers/engine/reference/stride/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = { k: [14, 12, 18], s: [90, 150, 60] } as const;
const flat = (rows: readonly string[]) => toFlat(picture([...rows], COLORS));
const BUST = ['...kkkkkk...', '..kssssssk..', '..kssssssk..', '.kssssssssk.', '.kssssssssk.', '.kssssssssk.'];

test('a bust that its picture cuts off has no legs; who stands on a hem with its line, or on two feet, may', () => {
  expect(isCutOff(flat(BUST), true)).toBe(true);
  const hemmed = [...BUST, '.kkkkkkkkkk.'];
  expect(isCutOff(flat(hemmed), true)).toBe(false);
  expect(isCutOff(flat(hemmed), false)).toBe(true);
  expect(isCutOff(flat([...BUST, '.kssk..kssk.', '.kkkk..kkkk.']), false)).toBe(false);
});

test('a line that a figure stands on is shadow, its short ends beyond the feet too', () => {
  const rows = [
    ...Array.from({ length: 8 }, () => '...ssssssssssss....'),
    '...sss......sss....',
    '...sss......sss....',
    '...kkkkkkkkkkkkkkkk',
  ];
  const shadowed = withoutGroundShadow(picture(rows, COLORS))!;
  const left = toFlat(shadowed.figure);
  const last = [...left.colors.subarray(10 * 19, 11 * 19)].flatMap((c, x) => (c >= 0 ? [x] : []));
  expect(last).toEqual([3, 4, 5, 12, 13, 14]);
});
