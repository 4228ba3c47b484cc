import { expect, test } from 'vitest';
import { createImage, opaqueBounds, overlay, sameImage } from '../../../../src/pixels/index.ts';
import { bounding } from '../../../../workers/engine/reference/lift/bounding.ts';
import { BOY } from '../parts/boy.ts';

test('who runs leaves the ground twice a loop, as far as there is room above', () => {
  const canvas = createImage(BOY.width, BOY.height + 6);
  overlay(canvas, BOY, 0, 6);
  const box = opaqueBounds(canvas)!;
  const still = Array.from({ length: 8 }, () => canvas);
  const lifted = bounding(still, box).map((frame) => box.y - opaqueBounds(frame)!.y);
  expect(lifted[0]).toBe(0);
  expect(lifted[4]).toBe(0);
  expect(Math.min(lifted[2]!, lifted[6]!)).toBeGreaterThan(0);
  const full = opaqueBounds(BOY)!;
  for (const frame of bounding([BOY, BOY, BOY, BOY], { ...full, y: 0 })) expect(sameImage(frame, BOY)).toBe(true);
});
