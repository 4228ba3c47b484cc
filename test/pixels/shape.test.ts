import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPixels, removeOrphans, smoothSilhouette, thinCorners } from '../../src/pixels/cleanup.ts';
import { distanceTo } from '../../src/pixels/distance.ts';
import { createImage, crop, flipHorizontal, opaqueBounds, paste, sameImage } from '../../src/pixels/image.ts';
import { composeMasked } from '../../src/pixels/mask.ts';
import { morphImages } from '../../src/pixels/morph.ts';
import { paletteOf } from '../../src/pixels/palette.ts';
import { enlarge, resizeByVote, resizePixels, scale2x } from '../../src/pixels/resize.ts';
import { contactSheet, packSheet } from '../../src/pixels/sheet.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { anyImage, isHard, letters, picture, spriteImage } from './arbitrary.ts';

const LEGEND = { r: [200, 40, 50], g: [60, 160, 70], k: [20, 14, 30], p: [210, 50, 60] } as const;
const pic = (...rows: string[]): Rgba => picture(rows, LEGEND);
const text = (image: Rgba): string[] => letters(image, LEGEND);

describe('resizing', () => {
  test('whole factors repeat pixels, and a vote brings them back', () => {
    fc.assert(
      fc.property(spriteImage(16), fc.integer({ min: 2, max: 5 }), (image, k) => {
        const large = resizePixels(image, image.width * k, image.height * k);
        expect(sameImage(large, enlarge(image, k))).toBe(true);
        expect(sameImage(resizePixels(large, image.width, image.height), image)).toBe(true);
      }),
    );
  });

  test('any size comes out exactly, with colours of the original only', () => {
    const side = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(spriteImage(16), side, side, fc.boolean(), (image, w, h, smooth) => {
        const out = resizePixels(image, w, h, { smooth });
        expect([out.width, out.height, out.data.length]).toEqual([w, h, w * h * 4]);
        expect(isHard(out)).toBe(true);
        const own = new Set(paletteOf(image));
        expect(paletteOf(out).every((c) => own.has(c))).toBe(true);
      }),
    );
  });

  test('a vote takes the colour that covers most', () => {
    expect(text(resizeByVote(pic('rrrg', 'rrgg', 'g.k.', '....'), 2, 2))).toEqual(['rg', '..']);
  });

  test('Scale2x smooths stairs', () => {
    expect(text(scale2x(pic('..r', '.rr', 'rrr')))).toEqual([
      '....rr',
      '...rrr',
      '...rrr',
      '.rrrrr',
      'rrrrrr',
      'rrrrrr',
    ]);
  });
});

describe('clean-up', () => {
  test('removes stray pixels, fills holes, and keeps glints', () => {
    expect(
      text(removeOrphans(pic('g......', '.......', '..rrrr.', '..rprr.', '..r.rr.', '..rrrr.', '.......'))),
    ).toEqual(['.......', '.......', '..rrrr.', '..rrrr.', '..rrrr.', '..rrrr.', '.......']);
    const eye = pic('rrr', 'rkr', 'rrr');
    expect(sameImage(removeOrphans(eye), eye)).toBe(true);
  });

  test('cuts a bump and fills a dent of a straight edge', () => {
    expect(text(smoothSilhouette(pic('.......', '...r...', 'rrrrrrr', 'rrrrrrr')))).toEqual([
      '.......',
      '.......',
      'rrrrrrr',
      'rrrrrrr',
    ]);
    expect(text(smoothSilhouette(pic('.......', 'rrr.rrr', 'rrrrrrr', 'rrrrrrr')))).toEqual([
      '.......',
      'rrrrrrr',
      'rrrrrrr',
      'rrrrrrr',
    ]);
  });

  test('thins the doubled corners of a line, and keeps the corners of a box', () => {
    expect(text(thinCorners(pic('...kk', '..kkr', '.kkrr', 'kkrrr')))).toEqual(['....k', '...kr', '..krr', 'kkrrr']);
    const box = pic('.......', '.kkkkk.', '.krrrk.', '.krrrk.', '.krrrk.', '.kkkkk.', '.......');
    expect(sameImage(thinCorners(box), box)).toBe(true);
  });

  test('invents no colour and keeps the size', () => {
    fc.assert(
      fc.property(spriteImage(), (image) => {
        const out = cleanPixels(image);
        const own = new Set(paletteOf(image));
        expect([out.width, out.height]).toEqual([image.width, image.height]);
        expect(paletteOf(out).every((c) => own.has(c))).toBe(true);
        expect(isHard(out)).toBe(true);
      }),
    );
  });
});

describe('inpainting mask', () => {
  test('outside white not one byte differs, inside it is the drawing', () => {
    const triple = anyImage(16).chain((original) => {
      const bytes = fc.uint8Array({ minLength: original.data.length, maxLength: original.data.length });
      return fc.tuple(
        fc.constant(original),
        bytes,
        fc.array(fc.constantFrom('white', 'black', 'clear'), {
          minLength: original.data.length / 4,
          maxLength: original.data.length / 4,
        }),
      );
    });
    fc.assert(
      fc.property(triple, ([original, bytes, cells]) => {
        const drawn = { ...original, data: new Uint8ClampedArray(bytes) };
        const mask = createImage(original.width, original.height);
        cells.forEach((cell, i) => {
          const v = cell === 'black' ? 0 : 255;
          mask.data.set([v, v, v, cell === 'clear' ? 0 : 255], i * 4);
        });
        const out = composeMasked(original, drawn, mask);
        cells.forEach((cell, i) => {
          const source = cell === 'white' ? drawn : original;
          expect([...out.data.subarray(i * 4, i * 4 + 4)]).toEqual([...source.data.subarray(i * 4, i * 4 + 4)]);
        });
      }),
    );
  });

  test('of another size is refused', () => {
    expect(() => composeMasked(createImage(2, 2), createImage(2, 2), createImage(2, 3))).toThrow(RangeError);
  });
});

describe('morphing', () => {
  const pairs = spriteImage(20).chain((a) =>
    spriteImage(20).map((b) => {
      const fitted = createImage(a.width, a.height);
      paste(fitted, b, 0, 0);
      return [a, fitted] as const;
    }),
  );

  test('gives either picture at its end, and binary alpha between', () => {
    fc.assert(
      fc.property(pairs, fc.double({ min: 0, max: 1, noNaN: true }), ([a, b], t) => {
        expect(sameImage(morphImages(a, b, 0), a)).toBe(true);
        expect(sameImage(morphImages(a, b, 1), b)).toBe(true);
        expect(isHard(morphImages(a, b, t))).toBe(true);
      }),
    );
  });

  test('area, place and colour move one way', () => {
    const a = createImage(32, 32);
    const b = createImage(32, 32);
    for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) a.data.set([200, 40, 50, 255], ((y + 2) * 32 + x + 2) * 4);
    for (let y = 0; y < 20; y++)
      for (let x = 0; x < 20; x++) b.data.set([40, 60, 200, 255], ((y + 10) * 32 + x + 10) * 4);
    const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const image = morphImages(a, b, t);
      const box = opaqueBounds(image)!;
      return { area: box.width, left: box.x, blue: image.data[((box.y + 3) * 32 + box.x + 3) * 4 + 2]! };
    });
    for (const key of ['area', 'left', 'blue'] as const) {
      expect(steps.map((s) => s[key])).toEqual(steps.map((s) => s[key]).sort((x, y) => x - y));
      expect(new Set(steps.map((s) => s[key])).size).toBeGreaterThan(3);
    }
  });
});

test('distances are Euclidean and exact', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 1, max: 14 }),
      fc.array(fc.nat(195), { minLength: 1, maxLength: 12 }),
      (w, h, marks) => {
        const set = new Uint8Array(w * h);
        for (const m of marks) set[m % (w * h)] = 1;
        const { distance, nearest } = distanceTo(set, w, h);
        for (let i = 0; i < w * h; i++) {
          let least = Number.POSITIVE_INFINITY;
          for (let j = 0; j < w * h; j++)
            if (set[j]) least = Math.min(least, Math.hypot((i % w) - (j % w), Math.floor(i / w) - Math.floor(j / w)));
          expect(distance[i]).toBeCloseTo(least, 9);
          expect(set[nearest[i]!]).toBe(1);
        }
      },
    ),
    { numRuns: 60 },
  );
});

describe('sheets', () => {
  test('every frame can be cut out again', () => {
    fc.assert(
      fc.property(
        fc.array(spriteImage(12), { minLength: 1, maxLength: 11 }),
        fc.nat(3),
        fc.nat(2),
        (frames, gap, margin) => {
          const { image, boxes } = packSheet(frames, { gap, margin });
          boxes.forEach((box, i) => {
            expect(sameImage(crop(image, box), frames[i]!)).toBe(true);
          });
        },
      ),
    );
  });

  test('lie in rows of eight, then squarely', () => {
    const frames = (n: number) => Array.from({ length: n }, () => createImage(16, 24));
    const size = (n: number) => [packSheet(frames(n)).image.width, packSheet(frames(n)).image.height];
    expect([size(4), size(8), size(9), size(16)]).toEqual([
      [64, 24],
      [128, 24],
      [48, 72],
      [64, 96],
    ]);
  });

  test('a contact sheet is opaque', () => {
    const sheet = contactSheet([createImage(4, 4), pic('rr', 'rr')], { scale: 3, columns: 2, gap: 1 });
    expect([sheet.width, sheet.height]).toEqual([27, 14]);
    expect(sheet.data.filter((v, i) => i % 4 === 3 && v !== 255).length).toBe(0);
  });
});

test('flipping twice is nothing', () => {
  fc.assert(
    fc.property(anyImage(), (image) => {
      expect(sameImage(flipHorizontal(flipHorizontal(image)), image)).toBe(true);
    }),
  );
});
