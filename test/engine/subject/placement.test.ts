import { expect, test } from 'vitest';
import { place } from '../../../workers/engine/subject/placement.ts';

/** A wide box, of which a little more lies on the right of its axis. */
const box = { left: -0.9, right: 1.1, top: -0.4, bottom: 0 };
/** What bounds may come nearer to the frame than its margin and line without losing a column of pixels. */
const LEAST = 1.59;

test.each([32, 33, 47, 48, 63, 65])('what turns in %i pixels keeps its outermost columns', (side) => {
  const { scale, originX } = place({ width: side, height: side, style: { direction: 'south' } }, 1, 0, () => box);
  expect(originX + box.left * scale).toBeGreaterThan(LEAST);
  expect(side - originX - box.right * scale).toBeGreaterThan(LEAST);
});

test.each([32, 33, 47, 48, 63, 65])('a single picture of %i pixels lies in its middle to half a pixel', (side) => {
  const { scale, originX } = place({ width: side, height: side, style: {} }, 1, 0, () => box);
  const [left, right] = [originX + box.left * scale, side - originX - box.right * scale];
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1 + 1e-9);
});
