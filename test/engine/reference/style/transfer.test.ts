import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { OUTLINES, SHADINGS } from '../../../../src/domain/words.ts';
import { hexToOklab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { createImage, sameImage } from '../../../../src/pixels/image.ts';
import { forcePalette, mapToPalette, outlineOf, paletteOf } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { readStyle, restyle } from '../../../../workers/engine/reference/style/index.ts';
import { anyImage, isHard, picture, spriteImage } from '../../../pixels/arbitrary.ts';
import { paletteDistance } from './palette-distance.ts';
import { drawing, PALETTES, SUBJECTS, stylePictures } from './pictures.ts';

let styles: ReadonlyMap<string, Rgba>;
beforeAll(async () => {
  styles = await stylePictures();
});
const names = ['four greens', 'cyan and magenta', 'pastel', 'one bit', 'eight bit', 'our own demon'];
// every style with two subjects, every subject in some styles
const pairs = names.flatMap((name, i) => [i, i + 2].map((k) => [SUBJECTS[k % SUBJECTS.length]!, name] as const));
const inStyle = (subject: string, style: Rgba, styleStrength: number) =>
  drawing(subject, { styleImage: style, styleStrength });
/** Mean distance of a picture's pixels to the nearest colour of another's. */
const distance = (image: Rgba, style: Rgba): number => paletteDistance(image, paletteOf(style).map(hexToOklab));

describe('style strength', () => {
  test.each(pairs)('%s in %s: less distance the stronger, half at 50, none at 100', async (subject, name) => {
    const style = styles.get(name)!;
    const plain = await drawing(subject);
    expect(sameImage(await inStyle(subject, style, 0), plain)).toBe(true);
    const [none, half, whole] = [plain, await inStyle(subject, style, 50), await inStyle(subject, style, 100)];
    expect(distance(half, style)).toBeLessThanOrEqual(0.5 * distance(none, style));
    const allowed = new Set(paletteOf(style));
    expect(paletteOf(whole).filter((c) => !allowed.has(c))).toEqual([]);
    expect([...isHardSize(half), ...isHardSize(whole)]).toEqual([true, 40, 40, true, 40, 40]);
  });

  test('takes the distance away evenly', async () => {
    const style = styles.get('pastel')!;
    const left = await Promise.all(
      [0, 20, 40, 60, 80, 100].map(async (s) => distance(await inStyle(SUBJECTS[0], style, s), style)),
    );
    left.forEach((d, i) => {
      if (i > 0) expect(d).toBeLessThan(left[i - 1]!);
    });
    expect(left.at(-1)).toBe(0);
  });

  test('holds for the background as well', async () => {
    const style = styles.get('eight bit')!;
    const { length } = paletteOf(await drawing('a wolf', { noBackground: false, styleImage: style, styleStrength: 100 }))
      .filter((c) => !paletteOf(style).includes(c));
    expect(length).toBe(0);
  }); // biome-ignore format: short

  test('a photograph as style leaves only colours that occur in it', async () => {
    const photo = createImage(64, 64);
    for (let i = 0; i < 64 * 64; i++) photo.data.set([(i * 7) % 256, (i * 3) % 200, 255 - (i % 180), 255], i * 4);
    const allowed = new Set(paletteOf(photo));
    expect(paletteOf(await inStyle('a house', photo, 100)).every((c) => allowed.has(c))).toBe(true);
  });

  test('gives way to a forced palette', async () => {
    const colorImage = forcePalette(await drawing('a potion'), PALETTES.sepia);
    const image = await drawing('a wizard', { styleImage: styles.get('pastel')!, styleStrength: 100, colorImage });
    expect(paletteOf(image).every((c) => (PALETTES.sepia as readonly string[]).includes(c))).toBe(true);
  });

  test('an empty style image has no style', async () => {
    const empty = createImage(8, 8);
    expect(readStyle(empty)).toBeUndefined();
    expect(sameImage(await inStyle('a wolf', empty, 100), await drawing('a wolf'))).toBe(true);
  });
});

const isHardSize = (image: Rgba) => [isHard(image), image.width, image.height];

describe('materials', () => {
  /** Of the places where two clearly different materials meet, the share at which they still differ. */
  function keptApart(before: Rgba, after: Rgba): number {
    const lab = (image: Rgba, i: number) =>
      rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    const gap = (image: Rgba, i: number, j: number): number => {
      const [p, q] = [lab(image, i), lab(image, j)];
      return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    };
    let kept = 0;
    let all = 0;
    for (let y = 0; y < before.height; y++) {
      for (let x = 0; x < before.width - 1; x++) {
        const i = y * before.width + x;
        const there = [i, i + 1].every((k) => before.data[k * 4 + 3]! > 0 && after.data[k * 4 + 3]! > 0);
        if (!there || gap(before, i, i + 1) < 0.16) continue;
        all++;
        if (gap(after, i, i + 1) > 0.03) kept++;
      }
    }
    return kept / all;
  }

  test.each(names.filter((n) => n !== 'one bit'))('stay apart in %s', async (name) => {
    const shares = await Promise.all(
      SUBJECTS.map(async (subject) => {
        const like = { outline: 'single color black outline', shading: 'medium shading' } as const;
        const plain = await drawing(subject, like);
        const restyled = await drawing(subject, { ...like, styleImage: styles.get(name)!, styleStrength: 100 });
        return keptApart(plain, restyled);
      }),
    );
    // two colours between black and white part most tones of a house's boards and panes, not each
    const least = name === 'cyan and magenta' ? 0.69 : 0.75;
    expect(shares.reduce((sum, s) => sum + s, 0) / shares.length).toBeGreaterThan(least);
  });

  test('light tones stay lighter than dark ones of the same material', async () => {
    const stripes = picture(
      ['..........', '.aaaaaaaa.', '.aaaaaaaa.', '.bbbbbbbb.', '.bbbbbbbb.', '.cccccccc.', '.cccccccc.', '..........'],
      { a: [240, 130, 120], b: [204, 48, 56], c: [130, 20, 50] },
    ); // biome-ignore format: rows
    const profile = readStyle(styles.get('four greens')!)!;
    const out = restyle(stripes, profile, 100, { seed: 1 });
    const L = [1, 3, 5].map((y) => {
      const i = (y * 10 + 4) * 4;
      return rgbToOklab([out.data[i]!, out.data[i + 1]!, out.data[i + 2]!])[0];
    });
    expect(L[0]!).toBeGreaterThan(L[1]!);
    expect(L[1]!).toBeGreaterThan(L[2]!);
  });
});

describe('what is measured of a style', () => {
  test.each(OUTLINES)('"%s" is recognised', async (outline) => {
    const seen = await Promise.all(
      [...SUBJECTS, 'a sword', 'a robot', 'a tree', 'a dragon'].map(async (d) =>
        outlineOf(await drawing(d, { outline })),
      ),
    );
    expect(seen.filter((o) => o === outline).length).toBeGreaterThanOrEqual(0.9 * seen.length);
  });

  test('a full picture has no outline to speak of', () => {
    expect(
      outlineOf({ width: 2, height: 1, data: new Uint8ClampedArray([1, 2, 3, 255, 9, 9, 9, 255]) }),
    ).toBeUndefined();
  });

  test('more shading gives more tones', async () => {
    const mean = async (shading: (typeof SHADINGS)[number]): Promise<number> => {
      const seen = await Promise.all(
        SUBJECTS.map(async (d) =>
          SHADINGS.indexOf(readStyle(await drawing(d, { shading, width: 64, height: 64 }))!.shading),
        ),
      );
      return seen.reduce((sum, n) => sum + n, 0) / seen.length;
    };
    // the metal of a knight alone is read as two steps more: what lies next to each other is not told apart by eight pictures
    const [flat, basic, detailed] = [
      await mean('flat shading'),
      await mean('basic shading'),
      await mean('detailed shading'),
    ];
    expect(flat).toBeLessThan(basic);
    expect(basic).toBeLessThan(detailed);
  });

  test('dithering is told from plain tones', async () => {
    // without a surface of its own, whose marks are no dithering
    const ball = await drawing('a pearl', { width: 48, height: 48, shading: 'highly detailed shading' });
    const texture = (dither: 'none' | 'ordered') => readStyle(mapToPalette(ball, PALETTES.sepia, dither))!.texture;
    expect(texture('none').dither).toBeLessThan(0.02);
    expect(texture('ordered').dither).toBeGreaterThan(0.06);
  });
});

describe('a drawing in a style', () => {
  test('takes on its outline and number of tones from 25 on, unless others are asked for', async () => {
    const plain = await drawing('a cat', { outline: 'lineless', shading: 'flat shading' });
    const lined = await drawing('a cat', { outline: 'single color black outline' });
    expect(outlineOf(await inStyle('a knight', plain, 50))).toBe('lineless');
    expect(outlineOf(await inStyle('a knight', lined, 50))).not.toBe('lineless');
    expect(outlineOf(await inStyle('a knight', plain, 10))).not.toBe('lineless');
    const asked = await drawing('a knight', { styleImage: plain, styleStrength: 50, outline: 'single color outline' });
    expect(outlineOf(asked)).not.toBe('lineless');
  });

  test('is checkered where a dithered style would be', async () => {
    // without a surface of its own, whose marks are no dithering
    const ball = await drawing('a pearl', { width: 48, height: 48, shading: 'highly detailed shading' });
    const dithered = mapToPalette(ball, PALETTES.sepia, 'ordered');
    const flat = mapToPalette(ball, PALETTES.sepia, 'none');
    const share = async (style: Rgba) =>
      readStyle(await drawing('a cauldron', { width: 64, height: 64, styleImage: style, styleStrength: 100 }))!.texture
        .dither;
    expect(await share(dithered)).toBeGreaterThan(3 * (await share(flat)) + 0.02);
  });

  test('is the same every time', async () => {
    const style = styles.get('our own demon')!;
    expect(sameImage(await inStyle('a house', style, 70), await inStyle('a house', style, 70))).toBe(true);
  });
});

describe('any picture in any style', () => {
  test('keeps its silhouette and at 100 has the style’s colours alone', () => {
    fc.assert(
      fc.property(spriteImage(), anyImage(), fc.nat(100), (image, style, strength) => {
        const profile = readStyle(style);
        if (!profile) return;
        const out = restyle(image, profile, strength, { seed: 3 });
        for (let i = 3; i < image.data.length; i += 4) expect(out.data[i]).toBe(image.data[i]);
        if (strength < 100) return;
        const allowed = new Set(paletteOf(style));
        expect(paletteOf(out).filter((c) => !allowed.has(c))).toEqual([]);
      }),
      {
        numRuns: 120,
        examples: [[picture(['aa', 'ab'], { a: [200, 0, 0], b: [0, 0, 200] }), picture(['c'], { c: [9, 9, 9] }), 100]],
      },
    );
  });
});
