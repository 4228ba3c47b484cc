import { describe, expect, test } from 'vitest';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { faultOf, isJumbled } from '../../../../workers/engine/reference/turn/check-turned.ts';

/** A filled box on a canvas of 32, its upper rows in a colour of their own. */
function box(width: number, height: number, head = 90): Rgba {
  const out = createImage(32, 32);
  for (let y = 30 - height; y < 30; y++) {
    for (let x = 16 - (width >> 1); x < 16 + (width >> 1); x++) {
      out.data.set([y < 30 - height / 2 ? head : 200, 60, 40, 255], (y * 32 + x) * 4);
    }
  }
  return out;
}
const side = { from: { yaw: 0, pitch: 0 }, to: { yaw: 90, pitch: 0 }, oblique: false };
const around = { ...side, to: { yaw: 180, pitch: 0 } };
const above = { ...side, to: { yaw: 0, pitch: 48 } };

describe('a turned sprite', () => {
  test.each([
    ['thinner and otherwise coloured is fine', box(12, 24), box(8, 24, 10), side, undefined],
    ['unchanged', box(12, 24), box(12, 24), side, 'it would look as it does'],
    ['lying', box(12, 24), box(26, 14), side, 'it would lie on its side'],
    ['lying is fine from above', box(12, 24), box(26, 14), above, undefined],
    ['a scrap', box(12, 24), box(4, 20), side, 'most of it would be lost'],
    ['wider than who stands', box(12, 24), box(18, 24, 80), side, 'it would lose its shape'],
    ['of other colours', box(12, 24), box(12, 24, 10), around, undefined],
    ['nothing', box(12, 24), createImage(32, 32), side, 'nothing would be left of it'],
  ])('%s', (_, before, after, turn, fault) => {
    expect(faultOf(before, after, turn)).toBe(fault);
  });
});

/** A trunk with a slab of so many rows across it, wider than the front is there. */
function slabbed(rows: number): Rgba {
  const out = box(10, 24);
  for (let y = 20; y < 20 + rows; y++) for (let x = 4; x < 28; x++) out.data.set([90, 60, 40, 255], (y * 32 + x) * 4);
  return out;
}

describe('a jumble', () => {
  test.each([
    ['a thing held out in two rows is none', slabbed(2), 'no', false],
    ['a slab across the body is one', slabbed(5), 'no', true],
    ['of whom the exemplars know less is asked', slabbed(5), 'kin', false],
    ['of whom they know well still less', slabbed(10), 'well', false],
    ['but not anything', slabbed(10), 'kin', true],
  ] as const)('%s', (_, turned, known, expected) => {
    expect(isJumbled(box(12, 24), turned, side, known)).toBe(expected);
  });
  test('who is as broad as high has arms from aside, too', () => {
    expect(isJumbled(box(24, 24), box(12, 24), side)).toBe(true);
    expect(isJumbled(box(24, 24), box(18, 24), side)).toBe(false);
    expect(isJumbled(box(12, 24), box(6, 24), side)).toBe(false);
  });
});
