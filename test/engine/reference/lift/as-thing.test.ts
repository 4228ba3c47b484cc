import { expect, test } from 'vitest';
import { opaqueBounds } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { slenderness, thingFrames } from '../../../../workers/engine/reference/strike/index.ts';
import { boxes } from '../turn/figures.ts';

const crate = boxes([[8, 10, 16, 14, [150, 100, 50]]], 32);
const blade = boxes(
  [
    [14, 4, 3, 18, [200, 205, 215]],
    [11, 20, 9, 2, [150, 110, 40]],
  ],
  32,
);
const areaOf = (image: Rgba): number => toFlat(image).colors.filter((color) => color >= 0).length;

test('a thing hops and rams as one: it keeps its size, and stands as it stood at the end', () => {
  const hops = thingFrames(crate, 'hop', 8, 1).map((frame) => opaqueBounds(frame)!);
  expect(new Set(hops.map(({ width, height }) => `${width}x${height}`))).toEqual(new Set(['16x14']));
  expect(Math.min(...hops.map(({ y }) => y))).toBeLessThan(9);
  const rams = thingFrames(crate, 'ram', 8, -1);
  expect(opaqueBounds(rams[2]!)!.x).toBeGreaterThan(8);
  expect(areaOf(rams[4]!)).toBeGreaterThan(areaOf(crate));
  expect(rams.at(-1)).toEqual(crate);
});

test('a long thing is swung whole from back to front', () => {
  expect(slenderness(toFlat(blade))).toBeGreaterThan(2);
  expect(slenderness(toFlat(crate))).toBeLessThan(1.5);
  const frames = thingFrames(blade, 'swing', 8, 1);
  const [back, lands] = [frames[3]!, frames[5]!].map((frame) => opaqueBounds(frame)!);
  expect(back!.width).toBeGreaterThan(10);
  expect(lands!.width).toBeGreaterThan(lands!.height);
  for (const frame of frames.slice(1, 4))
    expect(Math.abs(areaOf(frame) - areaOf(blade))).toBeLessThan(0.2 * areaOf(blade));
});
