import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DETAILS, OUTLINES } from '../../src/domain/words.ts';
import { hexToOklab, hexToRgb, oklabToRgb, rgbToHex, rgbToOklab } from '../../src/pixels/color.ts';
import { DITHERS, mapToPalette } from '../../src/pixels/dither.ts';
import { finish } from '../../src/pixels/finish.ts';
import { hasMoreColors, histogramOf, packRgb } from '../../src/pixels/histogram.ts';
import { hardenAlpha, sameImage } from '../../src/pixels/image.ts';
import { buildPalette, forcePalette, paletteOf, reduceColors } from '../../src/pixels/palette.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { anyImage, hexColor, isHard, picture, spriteImage } from './arbitrary.ts';

const palettes = fc.uniqueArray(hexColor, { minLength: 1, maxLength: 40 });

/** The alpha channel, 1 or 0. */
const shape = (image: Rgba): number[] =>
  Array.from({ length: image.data.length / 4 }, (_, i) => +(image.data[i * 4 + 3]! >= 128));

describe('OKLab', () => {
  // Ottosson's published values: https://bottosson.github.io/posts/oklab/ (white, and primaries computed by his code).
  test.each([
    ['#ffffff', [1, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [0.62796, 0.22486, 0.12585]],
    ['#00ff00', [0.86644, -0.23389, 0.1795]],
    ['#0000ff', [0.45201, -0.03246, -0.31153]],
  ])('%s', (hex, lab) => {
    hexToOklab(hex).forEach((v, i) => {
      expect(v).toBeCloseTo(lab[i]!, 3);
    });
  });

  test('every sRGB colour survives the way there and back', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        expect(rgbToHex(oklabToRgb(rgbToOklab(hexToRgb(hex))))).toBe(hex);
      }),
    );
  });

  test('a colour outside sRGB keeps its hue', () => {
    const [, a, b] = rgbToOklab(oklabToRgb([0.7, 0.3, 0.3]));
    expect(Math.atan2(b, a)).toBeCloseTo(Math.PI / 4, 1);
  });

  test('what is no colour is refused', () => {
    for (const bad of ['', 'red', '#12345', '#ggg', '#1234567']) expect(() => hexToRgb(bad)).toThrow(TypeError);
  });
});

describe('a forced palette', () => {
  test('is obeyed to the last pixel, with any image, palette and dither', () => {
    fc.assert(
      fc.property(anyImage(), palettes, fc.constantFrom(...DITHERS), (image, palette, dither) => {
        const out = forcePalette(image, palette, dither);
        const allowed = new Set(palette);
        expect(paletteOf(out).filter((c) => !allowed.has(c))).toEqual([]);
        expect(isHard(out)).toBe(true);
        expect(shape(out)).toEqual(shape(image));
      }),
    );
  });

  test('leaves an image alone that uses only its colours', () => {
    fc.assert(
      fc.property(spriteImage(), palettes, (image, more) => {
        const own = paletteOf(image);
        fc.pre(own.length > 0);
        expect(sameImage(forcePalette(image, [...own, ...more]), image)).toBe(true);
      }),
    );
  });

  test('of one hue keeps light and dark apart', () => {
    const greens = ['#0f380f', '#306230', '#8bac0f', '#9bbc0f'];
    const image = picture(['abcd'], { a: [40, 10, 20], b: [90, 60, 70], c: [150, 130, 140], d: [230, 200, 210] });
    const { data } = forcePalette(image, greens);
    const ranks = [0, 1, 2, 3].map((i) => greens.indexOf(rgbToHex([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!])));
    expect([ranks[0], ranks[3]]).toEqual([0, 3]);
    expect(ranks).toEqual([...ranks].sort());
    expect(new Set(ranks).size).toBeGreaterThanOrEqual(3);
  });

  test('of no colours is refused', () => {
    expect(() => mapToPalette(picture(['a'], { a: [1, 2, 3] }), [])).toThrow(RangeError);
  });
});

describe('dithering', () => {
  const grey: Rgba = {
    width: 16,
    height: 16,
    data: new Uint8ClampedArray(1024).map((_, i) => (i % 4 === 3 ? 255 : 118)),
  };
  test.each(['ordered', 'floyd-steinberg'] as const)('%s mixes black and white to the lightness of grey', (dither) => {
    const lab = hexToOklab('#767676')[0];
    const out = mapToPalette(grey, ['#000000', '#ffffff'], dither);
    const white = shape({ ...out, data: out.data.map((v, i) => (i % 4 === 3 ? out.data[i - 1]! : v)) });
    expect(Math.abs(white.reduce((a, b) => a + b) / 256 - lab)).toBeLessThan(0.1);
  });

  test('none leaves a flat area flat', () => {
    expect(paletteOf(mapToPalette(grey, ['#000000', '#ffffff'])).length).toBe(1);
  });
});

describe('reducing colours', () => {
  test('never leaves more than asked, and keeps alpha', () => {
    fc.assert(
      fc.property(anyImage(), fc.integer({ min: 1, max: 40 }), (image, n) => {
        const out = reduceColors(image, n);
        expect(paletteOf(out).length).toBeLessThanOrEqual(n);
        expect(shape(out)).toEqual(shape(image));
      }),
    );
  });

  test('of pixel art uses colours that it had', () => {
    fc.assert(
      fc.property(spriteImage(), fc.integer({ min: 1, max: 8 }), (image, n) => {
        const own = new Set(paletteOf(image));
        expect(buildPalette(image, n).every((c) => own.has(c))).toBe(true);
      }),
    );
  });

  test('gives up tones before hues', () => {
    const image = picture(['aaabbbcccd', 'aaabbbcccd'], {
      a: [70, 100, 190],
      b: [80, 112, 205],
      c: [88, 122, 215],
      d: [210, 50, 50],
    });
    expect(buildPalette(image, 2)).toContain('#d23232');
  });

  test('of a photograph stays near to it', () => {
    const image: Rgba = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4) };
    for (let i = 0; i < 4096; i++)
      image.data.set([(i % 64) * 4, (i >> 6) * 4, 255 - (i % 64) * 2 - (i >> 6) * 2, 255], i * 4);
    const out = reduceColors(image, 32);
    let sum = 0;
    for (let i = 0; i < image.data.length; i++) sum += Math.abs(image.data[i]! - out.data[i]!);
    expect(sum / image.data.length).toBeLessThan(14);
    expect(paletteOf(out).length).toBeLessThanOrEqual(32);
  });
});

describe('counting colours', () => {
  test('of a photograph gives the order that few colours have, the commonest first', () => {
    // Ten thousand colours, some of them several times, with what is transparent among them.
    const image: Rgba = { width: 160, height: 120, data: new Uint8ClampedArray(160 * 120 * 4) };
    for (let i = 0; i < 160 * 120; i++) {
      const n = i % 3 === 0 ? i % 700 : (i * 7919) % 13001;
      image.data.set([n & 255, (n >> 8) * 5, (n * 31) & 255, i % 11 === 0 ? 90 : 255], i * 4);
    }
    const counts = new Map<number, number>();
    for (let i = 0; i < image.data.length; i += 4) {
      if (image.data[i + 3]! < 128) continue;
      const c = packRgb(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!);
      counts.set(c, (counts.get(c) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(8192);
    const expected = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const { colors, counts: found } = histogramOf(image);
    expect(Array.from(colors, (c, i) => [c, found[i]])).toEqual(expected);
    expect([hasMoreColors(image, counts.size - 1), hasMoreColors(image, counts.size)]).toEqual([true, false]);
  });
});

describe('finish', () => {
  const options = fc.record({
    detail: fc.option(fc.constantFrom(...DETAILS), { nil: undefined }),
    outline: fc.option(fc.constantFrom(...OUTLINES), { nil: undefined }),
    palette: fc.option(palettes, { nil: undefined }),
    dither: fc.constantFrom(...DITHERS),
  });
  const BOUND: Record<string, number> = { 'low detail': 8, 'medium detail': 16, 'highly detailed': 32, undefined: 32 };

  test('size, binary alpha, empty transparency and the palette bound hold for any image and options', () => {
    fc.assert(
      fc.property(fc.oneof(anyImage(), spriteImage()), options, (image, chosen) => {
        const out = finish(image, chosen);
        expect([out.width, out.height, out.data.length]).toEqual([image.width, image.height, image.data.length]);
        expect(isHard(out)).toBe(true);
        const used = paletteOf(out);
        if (chosen.palette) expect(used.filter((c) => !chosen.palette!.includes(c))).toEqual([]);
        else expect(used.length).toBeLessThanOrEqual(BOUND[String(chosen.detail)]!);
        expect(sameImage(finish(image, chosen), out)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('does not change what is finished', () => {
    fc.assert(
      fc.property(spriteImage(), (image) => {
        const once = finish(image, { detail: 'low detail' });
        expect(sameImage(finish(once, { detail: 'low detail' }), once)).toBe(true);
      }),
    );
  });

  test('hardenAlpha cuts at one half', () => {
    const out = hardenAlpha({ width: 2, height: 1, data: new Uint8ClampedArray([9, 9, 9, 127, 9, 9, 9, 128]) });
    expect([...out.data]).toEqual([0, 0, 0, 0, 9, 9, 9, 255]);
  });
});
