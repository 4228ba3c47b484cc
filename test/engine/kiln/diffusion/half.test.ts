import { expect, test } from 'vitest';
import { fromHalf, toHalf } from '../../../../workers/engine/kiln/diffusion/half.ts';

test.each([
  [0, 0x0000],
  [-0, 0x8000],
  [1, 0x3c00],
  [-2, 0xc000],
  [65504, 0x7bff],
  [65520, 0x7c00],
  [Number.POSITIVE_INFINITY, 0x7c00],
  [2 ** -14, 0x0400],
  [2 ** -24, 0x0001],
  [2 ** -25, 0x0000],
  [-(2 ** -15), 0x8200],
  [1 / 3, 0x3555],
  // Half way between two: the even one.
  [1 + 2 ** -11, 0x3c00],
  [1 + 3 * 2 ** -11, 0x3c02],
])('%f is the bits %i', (value, bits) => {
  expect(toHalf(Float32Array.of(value))[0]).toBe(bits);
});

test('all bits that are numbers come back', () => {
  const all = Uint16Array.from({ length: 65536 }, (_, i) => i).filter(
    (h) => ((h >> 10) & 31) !== 31 || (h & 1023) === 0,
  );
  // bytes are compared at once: what tells the difference of two lists takes seconds for so many
  expect(Buffer.from(toHalf(fromHalf(all)).buffer).equals(Buffer.from(all.buffer))).toBe(true);
  expect(toHalf(Float32Array.of(Number.NaN))[0]).toBe(0x7e00);
  expect(fromHalf(Uint16Array.of(0x7e00))[0]).toBeNaN();
});
