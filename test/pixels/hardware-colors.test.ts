import { expect, test } from 'vitest';
import { inHardwareColors } from '../../src/pixels/hardware-colors.ts';
import { createImage, paletteOf } from '../../src/pixels/index.ts';
import type { Rgb, Rgba } from '../../src/pixels/types.ts';

const GREENS = ['#0f380f', '#306230', '#8bac0f', '#9bbc0f'];
const COLOURS: readonly Rgb[] = [
  [14, 10, 20], [40, 60, 160], [70, 110, 220], [200, 48, 56], [232, 176, 136], [240, 236, 230], [90, 166, 60], [140, 86, 48],
]; // biome-ignore format: a table

/** Rows of the colours, and a clear one. */
function stripes(): Rgba {
  const out = createImage(6, COLOURS.length + 1);
  COLOURS.forEach((c, y) => {
    for (let x = 0; x < 6; x++) out.data.set([...c, 255], (y * 6 + x) * 4);
  });
  return out;
}
const at = (image: Rgba, y: number): readonly number[] => [...image.data.slice(y * 24, y * 24 + 3)];

test('four shades are all used: lines take the darkest, the rest by their lightness; twice is once', () => {
  const once = inHardwareColors(stripes(), { shades: GREENS }, 4);
  expect(new Set(paletteOf(once))).toEqual(new Set(GREENS));
  expect(at(once, 0)).toEqual([0x0f, 0x38, 0x0f]);
  expect(at(once, 5)).toEqual([0x9b, 0xbc, 0x0f]);
  expect(once.data[COLOURS.length * 24 + 3]).toBe(0);
  expect(inHardwareColors(once, { shades: GREENS }, 4)).toEqual(once);
});

test('a palette gives no more colours than asked, and skin does not turn green for want of a tone', () => {
  const palette = ['#000000', '#ffffff', '#68372b', '#70a4b2', '#588d43', '#352879', '#b8c76f', '#9a6759', '#6c5eb5'];
  const three = inHardwareColors(stripes(), { palette }, 3);
  expect(paletteOf(three).length).toBe(3);
  const all = inHardwareColors(stripes(), { palette }, 9);
  for (const hex of paletteOf(all)) expect(palette).toContain(hex);
  expect(at(all, 4)).toEqual([0x9a, 0x67, 0x59]);
  expect(inHardwareColors(all, { palette }, 9)).toEqual(all);
});

test('bits a channel: 3 leave eight steps of each', () => {
  const image = inHardwareColors(stripes(), { bits: 3 }, 16);
  for (const v of image.data) expect([0, 36, 73, 109, 146, 182, 219, 255]).toContain(v);
});
