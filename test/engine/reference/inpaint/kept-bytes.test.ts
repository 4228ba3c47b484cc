import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DETAILS } from '../../../../src/domain/words.ts';
import { createImage, sameImage } from '../../../../src/pixels/image.ts';
import { maskOf } from '../../../../src/pixels/mask.ts';
import { paletteOf } from '../../../../src/pixels/palette.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { materialOf } from '../../../../workers/engine/catalogue/materials.ts';
import { composeDrawing } from '../../../../workers/engine/compose-drawing.ts';
import type { Layers } from '../../../../workers/engine/layers.ts';
import type { Hole } from '../../../../workers/engine/reference/inpaint/hole.ts';
import { recolourHole } from '../../../../workers/engine/reference/inpaint/recolour.ts';
import { Aborted, type Brief, type DrawRequest, type Step } from '../../../../workers/engine/types.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { anyImage, picture, spriteImage } from '../../../pixels/arbitrary.ts';
import { evenMask, rectangle } from './masks.ts';

/** Understands for real and draws a plain disc, so that many cases pass in little time. */
const LAYERS: Layers = {
  engine: 'double',
  understand: async ({ description }) => understand(description),
  drawSubject: (_brief: Brief, { width, height }) => {
    const image = createImage(width, height);
    for (let i = 0; i < width * height; i++) {
      const [u, v] = [((i % width) + 0.5) / width - 0.5, (Math.floor(i / width) + 0.5) / height - 0.5];
      if (Math.hypot(u, v) < 0.42) image.data.set([200, 60 + (v > 0 ? 40 : 0), 40, 255], i * 4);
    }
    return { image };
  },
};
const inpaint = async (more: Partial<DrawRequest> & { width: number; height: number }) =>
  (await composeDrawing(LAYERS, { description: 'a red ball', seed: 3, ...more })).image;

const DESCRIPTIONS = [
  'a golden crown', 'red robe', 'blue cape', 'red eyes', 'a tree', 'a river', 'a stone path', 'nothing',
  'a knight', 'a wolf', 'green', 'a scar', 'bricks', 'a beard', 'a sword', '',
] as const; // biome-ignore format: a table

/** A known picture of any bytes and a mask of the same size with soft and transparent places. */
const cases = fc.oneof(anyImage(24), spriteImage(28)).chain((known) =>
  fc.record({
    known: fc.constant(known),
    mask: fc.array(fc.constantFrom(0, 90, 127, 128, 200, 255), { minLength: 24, maxLength: 24 }).chain((greys) =>
      fc.record({ cell: fc.integer({ min: 1, max: 7 }), clear: fc.boolean() }).map(({ cell, clear }): Rgba => {
        const mask = createImage(known.width, known.height);
        for (let i = 0; i < known.width * known.height; i++) {
          const [x, y] = [i % known.width, Math.floor(i / known.width)];
          const grey = greys[(Math.floor(x / cell) * 5 + Math.floor(y / cell) * 3) % greys.length]!;
          mask.data.set([grey, grey, grey, clear && grey === 200 ? 0 : 255], i * 4);
        }
        return mask;
      }),
    ),
    description: fc.constantFrom(...DESCRIPTIONS),
    seed: fc.nat(1000),
    noBackground: fc.boolean(),
    detail: fc.option(fc.constantFrom(...DETAILS), { nil: undefined }),
    initImage: fc.option(spriteImage(16), { nil: undefined, freq: 4 }),
    styleImage: fc.option(spriteImage(16), { nil: undefined, freq: 4 }),
    styleStrength: fc.nat(100),
    colorImage: fc.option(spriteImage(8), { nil: undefined, freq: 4 }),
  }),
);

describe('inpainting', () => {
  test('keeps every byte outside the mask, and paints hard pixels inside, in 500 random cases', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ known, mask, ...more }) => {
        const { width, height } = known;
        const image = await inpaint({ width, height, knownImage: known, mask, ...more });
        const open = maskOf(mask);
        const allowed = more.colorImage && new Set(paletteOf(more.colorImage));
        for (let i = 0; i < width * height; i++) {
          const pixel = [...image.data.subarray(i * 4, i * 4 + 4)];
          if (open[i]) {
            expect([0, 255]).toContain(pixel[3]);
            if (pixel[3] === 0) expect(pixel).toEqual([0, 0, 0, 0]);
            else if (allowed?.size) expect(allowed.has(hex(pixel))).toBe(true);
          } else expect(pixel).toEqual([...known.data.subarray(i * 4, i * 4 + 4)]);
        }
      }),
      { numRuns: 500 },
    );
  });

  const hex = ([r, g, b]: readonly number[]): string =>
    `#${[r, g, b].map((v) => v!.toString(16).padStart(2, '0')).join('')}`;
  const known = picture(['rrrr', 'rggr', 'rggr', 'rrrr'], { r: [200, 40, 40], g: [40, 160, 60] });

  test('a black, a nearly grey or a transparent mask leaves the picture as it is', async () => {
    for (const mask of [evenMask(4, 4, 0), evenMask(4, 4, 127), evenMask(4, 4, 255, 0)]) {
      expect(sameImage(await inpaint({ width: 4, height: 4, knownImage: known, mask }), known)).toBe(true);
    }
  });

  test('clothes that are asked for where there is no body are none', () => {
    const figure = picture([...Array(10).fill('...rr...'), '...rr..g'], { r: [200, 40, 40], g: [40, 160, 60] });
    const open = Uint8Array.from({ length: 88 }, (_, i) => (i % 8 === 7 ? 1 : 0));
    const box = { x: 7, y: 0, width: 1, height: 11 };
    const hole: Hole = { known: figure, open, area: 11, box, sprite: true, covered: 1 / 11, joined: 0, blank: false };
    expect(sameImage(recolourHole(hole, materialOf('gold').ramp, 'clothes'), figure)).toBe(true);
  });

  test('a mask of 128 counts as white', async () => {
    const mask = evenMask(4, 4, 128);
    const image = await inpaint({ width: 4, height: 4, knownImage: known, mask, description: 'snow' });
    expect(paletteOf(image)).not.toContain('#c82828');
  });

  test('a picture and a mask of another size are fitted in whole', async () => {
    const wide = picture(['rrrrgggg', 'rrrrgggg'], { r: [200, 40, 40], g: [40, 160, 60] });
    const mask = rectangle(16, 4, 0, 0, 8, 4);
    const image = await inpaint({ width: 16, height: 16, knownImage: wide, mask, description: 'snow' });
    const at = (x: number, y: number) => [...image.data.subarray((y * 16 + x) * 4, (y * 16 + x) * 4 + 4)];
    expect(at(12, 8)).toEqual([40, 160, 60, 255]);
    expect(at(12, 2)).toEqual([0, 0, 0, 0]);
    expect(at(2, 8)).not.toEqual([200, 40, 40, 255]);
  });

  test('without a mask what is transparent is painted; without a picture only the mask is', async () => {
    const half = picture(
      ['rr..', 'rr..', 'rr..', 'rr..'].map((r) => r.repeat(6)).flatMap((r) => Array(6).fill(r)),
      { r: [200, 40, 40] },
    );
    const { width, height } = half;
    const filled = await inpaint({ width, height, knownImage: half, description: 'a stone path' });
    for (let i = 0; i < width * height; i++) expect(filled.data[i * 4 + 3]).toBe(255);
    const alone = await inpaint({ width: 24, height: 24, mask: rectangle(24, 24, 12, 0, 12, 24) });
    let left = 0;
    let right = 0;
    for (let i = 0; i < 24 * 24; i++) if (alone.data[i * 4 + 3]! > 0) i % 24 < 12 ? left++ : right++;
    expect(left).toBe(0);
    expect(right).toBeGreaterThan(40);
  });

  test('an initial image shows in the hole, the more the stronger', async () => {
    const init = evenMask(16, 16, 90);
    const field = evenMask(16, 16, 200);
    const mask = rectangle(16, 16, 4, 4, 8, 8);
    const distance = async (initStrength: number): Promise<number> => {
      const image = await inpaint({ width: 16, height: 16, knownImage: field, mask, initImage: init, initStrength });
      let sum = 0;
      for (let y = 4; y < 12; y++) for (let x = 4; x < 12; x++) sum += Math.abs(image.data[(y * 16 + x) * 4 + 1]! - 90);
      return sum;
    };
    expect(await distance(999)).toBeLessThan(await distance(500));
    expect(await distance(500)).toBeLessThan(await distance(1));
    expect(await distance(999)).toBe(0);
  });

  test('is told in five steps, each preview keeping what is known, and can be stopped at any', async () => {
    const steps: Step[] = [];
    const mask = rectangle(4, 4, 0, 0, 4, 2);
    const request = { description: 'a red ball', seed: 3, width: 4, height: 4, knownImage: known, mask };
    await composeDrawing(LAYERS, request, { onStep: (step) => steps.push(step) });
    expect(steps.map((s) => s.stage)).toEqual(['understanding', 'sketching', 'shading', 'finishing', 'finishing']);
    for (const { preview } of steps.slice(1))
      expect([...preview!.data.subarray(32)]).toEqual([...known.data.subarray(32)]);
    for (let n = 0; n < steps.length; n++) {
      const signal = { aborted: false };
      let seen = 0;
      const stopped = composeDrawing(LAYERS, request, { signal, onStep: () => { signal.aborted = seen++ === n; } }); // biome-ignore format: short
      await expect(stopped).rejects.toThrow(Aborted);
    }
  });
});
