import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  checkGrid,
  createImage,
  crop,
  enlarge,
  joinLines,
  overlay,
  packSheet,
  paletteOf,
  palettesByRamp,
  pixelate,
  type Rgba,
  recoverArt,
  refineMask,
  resizePixels,
  sameImage,
  sliceSheet,
  swapColors,
} from '../../src/pixels/index.ts';
import { createRandom } from '../../workers/engine/random.ts';
import { picture } from './arbitrary.ts';

/** A face with a dark line, one-pixel eyes and a mouth. */
const FACE = picture(
  [
    '....kkkkkkkk....',
    '..kkhhhhhhhhkk..',
    '.khhhhhhhhhhhhk.',
    '.khhhhhhhhhhhhk.',
    'khhhffffffffhhhk',
    'khhffffffffffhhk',
    'khffffffffffffhk',
    'khffekffffkeffhk',
    'khffkkffffkkffhk',
    'kfffffffffffFFfk',
    'kffffffFFffFFFfk',
    '.kffffffffFFFFk.',
    '.kfffkkkkkFFFFk.',
    '..kffffffFFFFk..',
    '...kkfffFFFkk...',
    '.....kkkkkk.....',
  ],
  { k: [20, 16, 28], h: [140, 70, 30], f: [240, 190, 150], F: [200, 140, 110], e: [250, 250, 250] },
);

const raw = ({ width, height, data }: Rgba) => sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
async function decoded(pipeline: Sharp): Promise<Rgba> {
  const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
/** On a flat ground, four faces wide. */
function scene(): Rgba {
  const out = createImage(36, 36);
  for (let i = 0; i < out.data.length; i += 4) out.data.set([90, 140, 96, 255], i);
  for (const [x, y] of [
    [1, 1],
    [19, 1],
    [1, 19],
    [19, 19],
  ] as const)
    overlay(out, FACE, x, y);
  return out;
}
/** Share of pixels within 30 of 255 on every channel. */
function alike(a: Rgba, b: Rgba): number {
  let n = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if ([0, 1, 2].every((q) => Math.abs(a.data[i + q]! - b.data[i + q]!) <= 30)) n++;
  }
  return n / (a.data.length / 4);
}

describe('recoverArt', () => {
  test.each([3, 4, 7, 12])('gives art back exactly that was repeated %i times', (k) => {
    expect(sameImage(recoverArt(enlarge(scene(), k))!.image, scene())).toBe(true);
  });

  test.each([
    ['bilinear', 5.6, (s: Sharp) => s.resize(202, 202, { kernel: 'linear' })],
    ['bicubic', 7.3, (s: Sharp) => s.resize(263, 263, { kernel: 'cubic' })],
    ['blurred', 8, (s: Sharp) => s.resize(288, 288, { kernel: 'nearest' }).blur(1)],
  ] as const)('finds the grid of a %s enlargement by %f', async (_, scale, enlarged) => {
    const found = recoverArt(await decoded(enlarged(raw(scene()))))!;
    expect([found.image.width, found.image.height]).toEqual([36, 36]);
    expect(found.cellWidth).toBeCloseTo(scale, 1);
    expect(alike(found.image, scene())).toBeGreaterThan(0.93);
  });

  test('finds nothing in a smooth picture or in art at its own size', () => {
    const smooth = createImage(200, 160);
    for (let i = 0; i < 200 * 160; i++) smooth.data.set([i % 200, (i / 200) | 0, 128, 255], i * 4);
    expect(recoverArt(smooth)).toBeUndefined();
    expect(recoverArt(scene())).toBeUndefined();
  });
});

describe('a photograph as pixel art', () => {
  /** Two shaded balls before a gradient, with noise: thousands of colours. */
  function photo(): Rgba {
    const random = createRandom(5);
    const out = createImage(240, 160);
    for (let y = 0; y < 160; y++) {
      for (let x = 0; x < 240; x++) {
        let [r, g, b] = [90 + y / 3, 130 + y / 3, 210 - y / 4];
        for (const [cx, cy, R, tint] of [
          [80, 90, 50, [230, 90, 60]],
          [170, 70, 36, [240, 210, 90]],
        ] as const) {
          const d = Math.hypot(x - cx, y - cy) / R;
          if (d > 1) continue;
          const light = 0.35 + 0.65 * Math.max(0, (1 - d * d) ** 0.5 * 0.8 - (x - cx + (y - cy)) / R / 4);
          [r, g, b] = [tint[0] * light, tint[1] * light, tint[2] * light];
        }
        const noise = random.float() * 14 - 7;
        out.data.set([r + noise, g + noise, b + noise, 255], (y * 240 + x) * 4);
      }
    }
    return out;
  }

  test('has the size and the number of colours that were asked, and few stray pixels', () => {
    const out = pixelate(photo(), 60, 40, { colors: 12, grading: 0.55, clean: false });
    expect([out.width, out.height]).toEqual([60, 40]);
    expect(paletteOf(out).length).toBeLessThanOrEqual(12);
    expect(paletteOf(out).length).toBeGreaterThan(6);
    let lone = 0;
    const at = (x: number, y: number) => out.data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 3).join();
    for (let y = 1; y < 39; y++) {
      for (let x = 1; x < 59; x++) {
        const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => (dx || dy ? at(x + dx, y + dy) : '')));
        if (!around.includes(at(x, y))) lone++;
      }
    }
    expect(lone / (58 * 38)).toBeLessThan(0.02);
  });

  test('grading widens the values; none keeps them', () => {
    const range = (image: Rgba): number => {
      const values = Array.from({ length: image.width * image.height }, (_, i) => image.data[i * 4 + 1]!);
      return Math.max(...values) - Math.min(...values);
    };
    const plain = pixelate(photo(), 60, 40, { colors: 16 });
    expect(range(pixelate(photo(), 60, 40, { colors: 16, grading: 1 }))).toBeGreaterThan(range(plain));
  });

  test('the grain of one that was enlarged is no art', async () => {
    const random = createRandom(7);
    const grain = createImage(480, 480);
    grain.data.forEach((_, i) => {
      const [x, y] = [(i >> 2) % 480, Math.floor(i / 1920)];
      grain.data[i] = i % 4 === 3 ? 255 : 60 + x / 6 + y / 6 + random.float() * 24;
    });
    const large = await decoded(raw(grain).resize({ width: 960, height: 960, kernel: 'cubic' }));
    expect(recoverArt(large)).toBeUndefined();
  });

  test('a palette is kept to, and the same start gives the same picture', () => {
    const palette = ['#101820', '#884422', '#eecc66', '#6090d0'];
    const out = pixelate(photo(), 60, 40, { palette, clean: false });
    expect(paletteOf(out).every((hex) => palette.includes(hex))).toBe(true);
    const again = { colors: 8, start: 0.4 };
    expect(sameImage(pixelate(photo(), 60, 40, again), pixelate(photo(), 60, 40, again))).toBe(true);
  });
});

describe('another size', () => {
  test.each([
    [12, 12],
    [11, 11],
    [9, 12],
  ])('of %i×%i keeps the line closed and both eyes', (width, height) => {
    const out = resizePixels(FACE, width, height);
    expect([out.width, out.height]).toEqual([width, height]);
    const colours = new Set(paletteOf(FACE));
    expect(paletteOf(out).every((hex) => colours.has(hex))).toBe(true);
    // every opaque pixel beside nothing is of the line
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = (X: number, Y: number) =>
          X < 0 || Y < 0 || X >= width || Y >= height ? 0 : out.data[(Y * width + X) * 4 + 3]!;
        if (!at(x, y) || (at(x - 1, y) && at(x + 1, y) && at(x, y - 1) && at(x, y + 1))) continue;
        expect([...out.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]).toEqual([20, 16, 28]);
      }
    }
  });

  test('frames lose the same rows and columns', () => {
    const moved = createImage(16, 16);
    overlay(moved, FACE, 0, 0);
    moved.data.set([250, 250, 250, 255], (7 * 16 + 8) * 4);
    const [a, b] = joinLines([FACE, moved], 12, 12) as [Rgba, Rgba];
    let changed = 0;
    for (let i = 0; i < a.data.length; i += 4) if ([0, 1, 2].some((q) => a.data[i + q] !== b.data[i + q])) changed++;
    expect(changed).toBeLessThanOrEqual(1);
  });
});

test('refineMask mends a mask that is wrong here and there', () => {
  const on = createImage(24, 24);
  const random = createRandom(3);
  for (let i = 0; i < on.data.length; i += 4) on.data.set([60 + random.int(20), 150 + random.int(20), 80, 255], i);
  overlay(on, FACE, 4, 4);
  const truth = Uint8Array.from({ length: 576 }, (_, i) => {
    const [x, y] = [(i % 24) - 4, Math.floor(i / 24) - 4];
    return x >= 0 && y >= 0 && x < 16 && y < 16 && FACE.data[(y * 16 + x) * 4 + 3]! > 0 ? 1 : 0;
  });
  const sloppy = truth.map((v) => (random.float() < 0.12 ? 1 - v : v));
  const wrong = (mask: Uint8Array): number => mask.reduce((n, v, i) => n + (v === truth[i] ? 0 : 1), 0);
  expect(wrong(sloppy)).toBeGreaterThan(50);
  expect(wrong(refineMask(on, sloppy))).toBeLessThan(8);
});

describe('checkGrid', () => {
  test('art at its own size', () => {
    expect(checkGrid(scene())).toMatchObject({ kind: 'art', cellWidth: 1, artWidth: 36, cleanness: 1, colors: 6 });
  });
  test('art enlarged and cropped', () => {
    const part = crop(enlarge(scene(), 6), { x: 4, y: 2, width: 210, height: 212 });
    const found = checkGrid(part);
    expect(found).toMatchObject({ kind: 'enlarged', colors: 6, artColors: 6, softPixels: 0 });
    expect([found.cellWidth, found.cellHeight, found.offsetX, found.offsetY].map(Math.round)).toEqual([6, 6, 2, 4]);
    expect(found.cleanness).toBeGreaterThan(0.97);
  });
  test('a photograph', () => {
    const smooth = createImage(64, 64);
    for (let i = 0; i < 4096; i++) smooth.data.set([(i % 64) * 4, (i >> 6) * 4, 90, i === 9 ? 100 : 255], i * 4);
    expect(checkGrid(smooth)).toMatchObject({ kind: 'photo', cellWidth: 0, cleanness: 0, softPixels: 1 });
  });
});

describe('colours', () => {
  test('change places', () => {
    const out = swapColors(FACE, [
      { from: '#8c461e', to: '#f0be96' },
      { from: '#f0be96', to: '#8c461e' },
    ]);
    expect([...out.data.subarray((2 * 16 + 3) * 4, (2 * 16 + 3) * 4 + 3)]).toEqual([240, 190, 150]);
    expect([...out.data.subarray((6 * 16 + 5) * 4, (6 * 16 + 5) * 4 + 3)]).toEqual([140, 70, 30]);
    expect(sameImage(swapColors(FACE, [{ from: '#123456', to: '#000000' }]), FACE)).toBe(true);
    expect(() => swapColors(FACE, [{ from: '#123456', to: '#0' }])).toThrow('Not a colour');
  });
  test('come by ramps, dark to light', () => {
    const ramps = palettesByRamp(FACE).map((ramp) => ramp.map(({ hex }) => hex));
    expect(ramps[0]).toEqual(['#8c461e', '#c88c6e', '#f0be96']);
    expect(ramps.flat()).toHaveLength(5);
  });
});

describe('sliceSheet', () => {
  const small = crop(FACE, { x: 2, y: 3, width: 10, height: 11 });
  test('by a cell size, with a margin and spacing, without empty cells', () => {
    const { image } = packSheet([FACE, createImage(16, 16), FACE, FACE], { columns: 2, gap: 3, margin: 2 });
    const frames = sliceSheet(image, { cellWidth: 16, cellHeight: 16, margin: 2, spacing: 3 });
    expect(frames.map(({ box }) => [box.x, box.y])).toEqual([
      [2, 2],
      [2, 21],
      [21, 21],
    ]);
    expect(frames.every((f) => sameImage(f.image, FACE))).toBe(true);
  });
  test('by what is empty: cells of one size where the sheet divides evenly', () => {
    const cell = createImage(24, 20);
    overlay(cell, small, 5, 7);
    const { image } = packSheet(
      Array.from({ length: 6 }, () => cell),
      { columns: 3 },
    );
    const frames = sliceSheet(image);
    expect(frames).toHaveLength(6);
    expect(frames[4]!.box).toEqual({ x: 24, y: 20, width: 24, height: 20 });
  });
  test('by what is empty: each frame’s own box elsewhere', () => {
    const sheet = createImage(61, 37);
    overlay(sheet, small, 1, 2);
    overlay(sheet, FACE, 40, 19);
    expect(sliceSheet(sheet).map(({ box }) => [box.width, box.height])).toEqual([
      [10, 11],
      [16, 16],
    ]);
  });
  test('a grid that does not fit is refused', () => {
    expect(() => sliceSheet(FACE, { cellWidth: 17, cellHeight: 4 })).toThrow('No 17x4 cell fits into 16x16');
  });
});
