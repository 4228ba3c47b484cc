import { describe, expect, test } from 'vitest';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { faultAside } from '../../../../workers/engine/reference/turn/check-aside.ts';

/** Boxes on a canvas of 32: left, top, width, height. */
function boxes(...all: readonly (readonly [number, number, number, number])[]): Rgba {
  const out = createImage(32, 32);
  for (const [x, y, w, h] of all)
    for (let v = y; v < y + h; v++) for (let u = x; u < x + w; u++) out.data.set([160, 90, 40, 255], (v * 32 + u) * 4);
  return out;
}
/** A body on four legs, from aside and from ahead. */
const SIDE = boxes([4, 10, 24, 10], [5, 20, 3, 8], [11, 20, 3, 8], [18, 20, 3, 8], [24, 20, 3, 8]);
const AHEAD = boxes([10, 10, 12, 10], [10, 20, 4, 8], [18, 20, 4, 8]);

describe('a view made of a side view', () => {
  test.each([
    ['narrow and as high is fine', SIDE, AHEAD, 'south', undefined],
    ['a sliver', SIDE, boxes([15, 10, 2, 18]), 'north', 'it would become a sliver'],
    ['a sliver is fine half turned', SIDE, boxes([15, 10, 2, 18]), 'south-east', undefined],
    ['lower than its side', SIDE, boxes([10, 16, 12, 12]), 'south', 'it would lose its shape'],
    [
      'on thin long legs',
      SIDE,
      boxes([10, 10, 12, 9], [11, 19, 1, 9], [20, 19, 1, 9]),
      'south',
      'it would stand on stilts',
    ],
    [
      'on one point',
      boxes([8, 4, 16, 24]),
      boxes([10, 4, 12, 20], [15, 24, 2, 4]),
      'south',
      'it would stand on one point',
    ],
    ['full of gaps', SIDE, boxes([6, 10, 2, 18], [24, 10, 2, 18]), 'south', 'it would be full of gaps'],
    [
      'of limbs to all sides',
      boxes([2, 8, 3, 20], [9, 8, 3, 20], [16, 8, 3, 20], [25, 8, 3, 20]),
      AHEAD,
      'south',
      'its limbs sprawl',
    ],
  ] as const)('%s', (_, side, turned, to, fault) => {
    expect(faultAside(side, turned, to)).toBe(fault);
  });
});
