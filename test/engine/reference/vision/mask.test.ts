import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneImage } from '../../../../src/pixels/image.ts';
import { removeBackground } from '../../../../src/pixels/remove-background.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { estimateMask } from '../../../../workers/engine/reference/vision/mask.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { iou, PICTURES } from './golden.ts';

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

const GROUNDS = ['a flat colour', 'bricks', 'checks', 'a horizon'];
const cases = PICTURES.map((p, i) => ({ ...p, name: `${p.image.width} px on ${GROUNDS[i % 4]}` }));

describe('estimateMask', () => {
  it.each(cases)('$name: marks the pixels that PyTorch does', async ({ image, probability }) => {
    const found = await estimateMask(models, image);
    expect(found.length).toBe(image.width * image.height);
    // A probability within rounding of one half may fall on either side.
    for (const [i, value] of found.entries()) {
      if (Math.abs(probability[i]! - 127.5) > 1.5) expect(value).toBe(probability[i]! > 127.5 ? 1 : 0);
    }
  });

  it('finds the subject on a plain ground almost exactly', async () => {
    for (const { image, mask } of PICTURES.filter((_, i) => i % 4 === 0))
      expect(iou(await estimateMask(models, image), mask)).toBeGreaterThan(0.95);
  });

  it('finds it on bricks and over a horizon, where the flood fill leaves much of the ground', async () => {
    const scores = { learned: 0, flood: 0 };
    const hard = PICTURES.filter((_, i) => i % 4 === 1 || i % 4 === 3);
    for (const { image, mask } of hard) {
      const flood = removeBackground(image).data.filter((_, i) => i % 4 === 3);
      scores.learned += iou(await estimateMask(models, image), mask) / hard.length;
      scores.flood +=
        iou(
          Uint8Array.from(flood, (a) => (a >= 128 ? 1 : 0)),
          mask,
        ) / hard.length;
    }
    expect(scores.learned).toBeGreaterThan(0.8);
    expect(scores.learned).toBeGreaterThan(scores.flood);
  });

  it.each([
    [1, 1],
    [7, 33],
    [50, 20],
    [300, 260],
    [520, 16],
  ])('answers 0 or 1 for each pixel of a %i×%i picture', async (width, height) => {
    const image: Rgba = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
    const found = await estimateMask(models, image);
    expect(found.length).toBe(width * height);
    expect(found.every((v) => v === 0 || v === 1)).toBe(true);
  });

  it.each([2, 3, 5, 8])('finds in art enlarged by %i what it finds in the art itself', async (factor) => {
    const { image } = PICTURES[6]!;
    const small = await estimateMask(models, image);
    const found = await estimateMask(models, enlarged(image, factor));
    const wide = image.width * factor;
    expect(found).toEqual(
      Uint8Array.from(found, (_, i) => {
        const x = Math.floor((i % wide) / factor);
        return small[Math.floor(i / wide / factor) * image.width + x]!;
      }),
    );
  });

  it('finds a large subject in art that it looks at in half its size', async () => {
    const { image, mask } = PICTURES[4]!;
    const large = enlarged(image, 3);
    // one pixel off the grid, so it is no enlargement
    large.data.set([250, 240, 230, 255], 0);
    const found = await estimateMask(models, large);
    const small = mask.map((_, i) => {
      const x = (i % image.width) * 3 + 1;
      return found[(Math.floor(i / image.width) * 3 + 1) * large.width + x]!;
    });
    expect(iou(small, mask)).toBeGreaterThan(0.8);
  });

  it('never marks a transparent pixel, and takes the alpha of what is cut out already', async () => {
    const { image, mask } = PICTURES[1]!;
    const hole = cloneImage(image);
    const middle = (hole.height / 2) * hole.width + hole.width / 2;
    hole.data[middle * 4 + 3] = 127;
    expect((await estimateMask(models, hole))[middle]).toBe(0);
    const cut = cloneImage(image);
    mask.forEach((there, i) => {
      if (!there) cut.data[i * 4 + 3] = 0;
    });
    expect(await estimateMask(models, cut)).toEqual(Uint8Array.from(mask));
  });

  it('gives the same mask every time, alone or side by side', async () => {
    const alone = await estimateMask(models, PICTURES[1]!.image);
    const together = await Promise.all(PICTURES.slice(0, 4).map(({ image }) => estimateMask(models, image)));
    expect(together[1]).toEqual(alone);
  });

  it('says so when no model serves it', async () => {
    const none = { ...models, forUse: () => undefined };
    await expect(estimateMask(none, PICTURES[0]!.image)).rejects.toThrow('No model serves the use background-mask.');
  });
});

function enlarged({ width, height, data }: Rgba, factor: number): Rgba {
  const out = new Uint8ClampedArray(width * height * factor * factor * 4);
  for (let i = 0; i < out.length / 4; i++) {
    const x = Math.floor((i % (width * factor)) / factor);
    const y = Math.floor(i / (width * factor) / factor);
    out.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), i * 4);
  }
  return { width: width * factor, height: height * factor, data: out };
}
