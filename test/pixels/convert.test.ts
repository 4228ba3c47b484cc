import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodeImage } from '../../src/pixels/decode.ts';
import { findGrid } from '../../src/pixels/grid.ts';
import { createImage, crop, overlay, paste, sameImage } from '../../src/pixels/image.ts';
import { paletteOf } from '../../src/pixels/palette.ts';
import { pixelate } from '../../src/pixels/pixelate.ts';
import { opaqueShare, removeBackground } from '../../src/pixels/remove-background.ts';
import { enlarge } from '../../src/pixels/resize.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { createRandom } from '../../workers/engine/random.ts';
import { isHard, spriteImage } from './arbitrary.ts';

/** A sprite with enough steps of colour for a grid to show: a ball in tones with a dark line and spots. */
function ball(side: number): Rgba {
  const image = createImage(side, side);
  const random = createRandom(side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const dx = (x + 0.5) / side - 0.5;
      const dy = (y + 0.5) / side - 0.5;
      const d = Math.hypot(dx, dy);
      if (d > 0.46) continue;
      const tone = d > 0.42 ? 0 : 1 + Math.max(0, Math.min(3, Math.floor(2 - (dx + dy) * 5)));
      const spot = random.float() < 0.1;
      const tones = ['281020', '7c2434', 'b43444', 'd85850', 'f08c70'];
      const n = Number.parseInt(spot && tone > 0 ? '3c6cc0' : tones[tone]!, 16);
      image.data.set([n >> 16, (n >> 8) & 255, n & 255, 255], (y * side + x) * 4);
    }
  }
  return image;
}

function on(image: Rgba, [r, g, b]: readonly [number, number, number]): Rgba {
  const out = createImage(image.width, image.height);
  for (let i = 0; i < out.data.length; i += 4) out.data.set([r, g, b, 255], i);
  overlay(out, image, 0, 0);
  return out;
}

const raw = (image: Rgba) =>
  sharp(Buffer.from(image.data), { raw: { width: image.width, height: image.height, channels: 4 } });

describe('finding the grid', () => {
  test.each([4, 7, 8, 12])('of pixels enlarged %i times', (k) => {
    const grid = findGrid(enlarge(on(ball(32), [230, 230, 220]), k))!;
    expect(grid.cellWidth).toBeCloseTo(k, 3);
    expect(grid.cellHeight).toBeCloseTo(k, 3);
    expect([Math.round(grid.offsetX) % k, Math.round(grid.offsetY) % k]).toEqual([0, 0]);
  });

  test('that is cut off and does not start at the corner', () => {
    const large = enlarge(on(ball(32), [230, 230, 220]), 8);
    const grid = findGrid(crop(large, { x: 3, y: 6, width: 250, height: 248 }))!;
    expect([grid.cellWidth, grid.cellHeight, grid.offsetX, grid.offsetY].map(Math.round)).toEqual([8, 8, 5, 2]);
  });

  test('that is no whole number of pixels, after JPEG', async () => {
    const jpeg = await raw(enlarge(on(ball(32), [230, 230, 220]), 8))
      .resize(173, 173)
      .removeAlpha()
      .jpeg()
      .toBuffer();
    const grid = findGrid(await decodeImage(jpeg))!;
    expect(grid.cellWidth).toBeCloseTo(173 / 32, 1);
  });

  test('not where there is none', () => {
    const smooth = createImage(128, 128);
    for (let i = 0; i < 128 * 128; i++) smooth.data.set([(i % 128) * 2, i >> 6, 90, 255], i * 4);
    expect(findGrid(smooth)).toBeUndefined();
    expect(findGrid(ball(32))).toBeUndefined();
  });
});

describe('pixelate', () => {
  test('reads enlarged pixel art back exactly', () => {
    const art = ball(32);
    for (const k of [4, 6, 9]) expect(sameImage(pixelate(enlarge(art, k), 32, 32, { clean: false }), art)).toBe(true);
  });

  test('reads it back through JPEG nearly exactly', async () => {
    const art = on(ball(32), [230, 230, 220]);
    const jpeg = await decodeImage(await raw(enlarge(art, 8)).removeAlpha().jpeg({ quality: 75 }).toBuffer());
    const out = pixelate(jpeg, 32, 32, { clean: false });
    let off = 0;
    for (let i = 0; i < art.data.length; i += 4) {
      const d = [0, 1, 2].reduce((m, k) => Math.max(m, Math.abs(out.data[i + k]! - art.data[i + k]!)), 0);
      if (d > 24) off++;
    }
    expect(off / 1024).toBeLessThan(0.02);
  });

  test('size, binary alpha and palette bound hold for any image and size', () => {
    const side = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        spriteImage(40),
        side,
        side,
        fc.constantFrom('contain', 'cover', 'stretch'),
        fc.integer({ min: 1, max: 20 }),
        (image, w, h, fit, colors) => {
          const out = pixelate(image, w, h, { fit: fit as 'contain', colors });
          expect([out.width, out.height]).toEqual([w, h]);
          expect(isHard(out)).toBe(true);
          expect(paletteOf(out).length).toBeLessThanOrEqual(colors);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('contain leaves bars, cover and stretch leave none', () => {
    const wide = on(createImage(80, 40), [90, 120, 60]);
    const share = (fit: 'contain' | 'cover' | 'stretch') => opaqueShare(pixelate(wide, 32, 32, { fit }));
    expect([share('contain'), share('cover'), share('stretch')]).toEqual([0.5, 1, 1]);
  });

  test('uses a given palette alone', () => {
    const out = pixelate(enlarge(ball(32), 5), 24, 24, { palette: ['#102030', '#e0d0c0'] });
    expect(paletteOf(out).sort()).toEqual(['#102030', '#e0d0c0']);
  });
});

describe('removeBackground', () => {
  test('cuts a sprite out of a flat background exactly', () => {
    const art = ball(32);
    expect(sameImage(removeBackground(on(art, [230, 230, 220])), art)).toBe(true);
    expect(sameImage(removeBackground(on(art, [40, 200, 60])), art)).toBe(true);
  });

  test('keeps what is nearly of the colour of a drawn background, flat or in bands', () => {
    const art = ball(32);
    expect(sameImage(removeBackground(on(art, [0x2e, 0x14, 0x24])), art)).toBe(true);
    const bands = createImage(32, 32);
    for (let i = 0; i < 32 * 32; i++) bands.data.set([0x30 + (i >> 7), 0x18, 0x10, 255], i * 4);
    overlay(bands, art, 0, 0);
    expect(sameImage(removeBackground(bands), art)).toBe(true);
  });

  test('takes the blended rim of a smooth subject on a flat background away', async () => {
    const large = await raw(on(ball(32), [230, 230, 220]))
      .resize(75, 75, { kernel: 'linear' })
      .ensureAlpha()
      .raw()
      .toBuffer();
    const out = removeBackground({ width: 75, height: 75, data: new Uint8ClampedArray(large) });
    let pale = 0;
    for (let i = 0; i < out.data.length; i += 4)
      if (out.data[i + 3] && out.data[i]! > 220 && out.data[i + 1]! > 215) pale++;
    expect(pale).toBe(0);
    expect(opaqueShare(out)).toBeGreaterThan(0.6);
  });

  test('keeps areas of the background colour that the subject encloses', () => {
    const art = on(ball(32), [230, 230, 220]);
    art.data.set([230, 230, 220, 255], (16 * 32 + 16) * 4);
    const out = removeBackground(art);
    expect([...out.data.subarray((16 * 32 + 16) * 4, (16 * 32 + 16) * 4 + 4)]).toEqual([230, 230, 220, 255]);
    expect(out.data[3]).toBe(0);
  });

  test('follows a gradient and noise', () => {
    const random = createRandom('noise');
    const scene = createImage(96, 96);
    for (let i = 0; i < 96 * 96; i++) {
      const y = Math.floor(i / 96);
      const n = random.int(9) - 4;
      scene.data.set([150 + y + n, 190 + y / 2 + n, 235 - y / 2 + n, 255], i * 4);
    }
    const sprite = enlarge(ball(32), 2);
    paste(createImage(1, 1), sprite, 0, 0);
    overlay(scene, sprite, 16, 16);
    const out = removeBackground(scene);
    expect(Math.abs(opaqueShare(out) - (opaqueShare(sprite) * 64 * 64) / (96 * 96))).toBeLessThan(0.03);
  });

  test('keeps a subject that the lower edge cuts', () => {
    const scene = on(createImage(40, 40), [230, 230, 220]);
    for (let y = 15; y < 40; y++) for (let x = 12; x < 28; x++) scene.data.set([150, 40, 50, 255], (y * 40 + x) * 4);
    expect(opaqueShare(removeBackground(scene))).toBeCloseTo((25 * 16) / 1600, 5);
  });

  test('leaves a cut-out alone', () => {
    fc.assert(
      fc.property(spriteImage(), (image) => {
        const framed = createImage(image.width + 2, image.height + 2);
        paste(framed, image, 1, 1);
        expect(sameImage(removeBackground(framed), framed)).toBe(true);
      }),
    );
  });
});
