import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OUTLINES } from '../../src/domain/words.ts';
import { rgbToOklab } from '../../src/pixels/color.ts';
import { hardenAlpha, sameImage } from '../../src/pixels/image.ts';
import { applyOutline, hasOutline } from '../../src/pixels/outline.ts';
import type { Rgb } from '../../src/pixels/types.ts';
import { letters, picture, spriteImage } from './arbitrary.ts';

const RED: Rgb = [204, 48, 56];
const BLACK: Rgb = [0x0e, 0x0a, 0x14];
const square = picture(['.....', '.rrr.', '.rrr.', '.rrr.', '.....'], { r: RED });
const at = (image: { width: number; data: Uint8ClampedArray }, x: number, y: number): Rgb => {
  const [r, g, b] = image.data.subarray((y * image.width + x) * 4);
  return [r!, g!, b!];
};
const L = (c: Rgb): number => rgbToOklab(c)[0];

describe('applyOutline', () => {
  test('black lies on the transparent 4-neighbours, not over corners', () => {
    const out = applyOutline(square, 'single color black outline');
    expect(letters(out, { r: RED, k: BLACK })).toEqual(['.kkk.', 'krrrk', 'krrrk', 'krrrk', '.kkk.']);
  });

  test('single color is one darker red all around', () => {
    const out = applyOutline(square, 'single color outline');
    const line = at(out, 2, 0);
    expect(letters(out, { r: RED, k: line })).toEqual(['.kkk.', 'krrrk', 'krrrk', 'krrrk', '.kkk.']);
    expect(L(line)).toBeLessThan(0.28);
    expect(line[0]).toBeGreaterThan(line[1] + 20);
  });

  test('selective is softer where light falls, from the upper left', () => {
    const out = applyOutline(square, 'selective outline');
    for (const [x, y] of [[2, 0], [0, 2]] as const) {
      for (const [dx, dy] of [[2, 4], [4, 2]] as const) expect(L(at(out, x, y))).toBeGreaterThan(L(at(out, dx, dy)) + 0.1);
    } // biome-ignore format: pairs
  });

  test('lineless adds nothing, and takes an outline away', () => {
    expect(sameImage(applyOutline(square, 'lineless'), square)).toBe(true);
    const lined = applyOutline(square, 'single color black outline');
    expect(hasOutline(lined)).toBe(true);
    expect(letters(applyOutline(lined, 'lineless'), { r: RED })).toEqual(['.rrr.', 'rrrrr', 'rrrrr', 'rrrrr', '.rrr.']);
  });

  test('repaints an outline instead of doubling it', () => {
    const black = applyOutline(square, 'single color black outline');
    for (const mode of OUTLINES.slice(0, 3)) {
      const again = applyOutline(black, mode);
      expect(letters(again, { r: RED }).join('').replaceAll('?', 'k')).toBe(
        letters(black, { r: RED, k: BLACK }).join(''),
      );
    }
    expect(sameImage(applyOutline(black, 'single color black outline'), black)).toBe(true);
  });

  test('an image without transparency has no outline to draw', () => {
    const full = picture(['rr', 'rr'], { r: RED });
    for (const mode of OUTLINES) expect(sameImage(applyOutline(full, mode), full)).toBe(true);
  });

  test('changes only transparent pixels of a figure without outline, and never its inside', () => {
    fc.assert(
      fc.property(spriteImage(), fc.constantFrom(...OUTLINES), (image, mode) => {
        fc.pre(!hasOutline(image));
        const out = hardenAlpha(applyOutline(image, mode));
        for (let i = 0; i < image.data.length; i += 4) {
          if (image.data[i + 3] === 255)
            expect([...out.data.subarray(i, i + 4)]).toEqual([...image.data.subarray(i, i + 4)]);
        }
      }),
    );
  });
});
