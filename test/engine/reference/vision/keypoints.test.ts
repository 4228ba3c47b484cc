import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { DOUBTFUL, estimateKeypoints, type Keypoint } from '../../../../workers/engine/reference/vision/keypoints.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { FIGURES, PICTURES } from './golden.ts';

const LABELS = [
  ...['NOSE', 'NECK', 'RIGHT SHOULDER', 'RIGHT ELBOW', 'RIGHT ARM', 'LEFT SHOULDER', 'LEFT ELBOW', 'LEFT ARM'],
  ...['RIGHT HIP', 'RIGHT KNEE', 'RIGHT LEG', 'LEFT HIP', 'LEFT KNEE', 'LEFT LEG'],
  ...['RIGHT EYE', 'LEFT EYE', 'RIGHT EAR', 'LEFT EAR'],
];

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

/** Longer side of what is opaque. */
function sizeOf({ width, height, data }: Rgba): number {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3]! < 128) continue;
    xs.push(i % width);
    ys.push(Math.floor(i / width));
  }
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 1;
}

const named = (points: readonly Keypoint[]) => new Map<string, Keypoint>(points.map((p) => [p.label, p]));

describe('estimateKeypoints', () => {
  it.each(FIGURES.map((f, i) => ({ ...f, i })))('answers figure $i as PyTorch does', async (golden) => {
    const found = await estimateKeypoints(models, golden.image);
    const size = sizeOf(golden.image);
    expect(found.map(({ label }) => label)).toEqual(LABELS);
    for (const [i, { x, y, z_index, confidence }] of found.entries()) {
      expect(Math.abs(x - golden.joints[i]![0])).toBeLessThan(size * 1e-3);
      expect(Math.abs(y - golden.joints[i]![1])).toBeLessThan(size * 1e-3);
      expect(Math.abs(confidence - golden.confidence[i]! * golden.figure)).toBeLessThan(2e-3);
      expect(Number.isInteger(z_index)).toBe(true);
      expect(Math.abs(z_index - golden.depth[i]! * size)).toBeLessThanOrEqual(0.51);
    }
  });

  it('puts the joints of a standing figure where anatomy has them', async () => {
    const joints = named(await estimateKeypoints(models, FIGURES[0]!.image));
    const y = (label: string) => joints.get(label)!.y;
    expect(y('NOSE')).toBeLessThan(y('NECK'));
    expect(y('NECK')).toBeLessThan(y('RIGHT HIP'));
    expect(y('RIGHT HIP')).toBeLessThan(y('RIGHT KNEE'));
    expect(y('RIGHT KNEE')).toBeLessThan(y('RIGHT LEG'));
    expect(y('LEFT HIP')).toBeLessThan(y('LEFT KNEE'));
    expect(y('LEFT KNEE')).toBeLessThan(y('LEFT LEG'));
  });

  it('moves with the figure, and grows with it', async () => {
    const { image } = FIGURES[0]!;
    const moved = createImage(image.width * 3 + 11, image.height * 3 + 5);
    for (let y = 0; y < image.height * 3; y++) {
      for (let x = 0; x < image.width * 3; x++) {
        const from = (Math.floor(y / 3) * image.width + Math.floor(x / 3)) * 4;
        moved.data.set(image.data.subarray(from, from + 4), ((y + 5) * moved.width + x + 11) * 4);
      }
    }
    const one = await estimateKeypoints(models, image);
    const two = await estimateKeypoints(models, moved);
    const size = sizeOf(moved);
    // The large figure is seen reduced, so it is not pixel for pixel the same picture.
    const near = two.filter((p, i) => Math.hypot(p.x - one[i]!.x * 3 - 11, p.y - one[i]!.y * 3 - 5) < size * 0.1);
    expect(near.length).toBeGreaterThanOrEqual(14);
  });

  it('cuts a figure out of its ground first', async () => {
    const { image } = FIGURES[1]!;
    const filled = { ...image, data: new Uint8ClampedArray(image.data) };
    for (let i = 0; i < filled.data.length; i += 4)
      if (filled.data[i + 3] === 0) filled.data.set([40, 160, 90, 255], i);
    const one = await estimateKeypoints(models, image);
    const two = await estimateKeypoints(models, filled);
    const size = sizeOf(image);
    const near = two.filter((p, i) => Math.hypot(p.x - one[i]!.x, p.y - one[i]!.y) < size * 0.1);
    expect(near.length).toBeGreaterThanOrEqual(14);
  });

  it('doubts every joint of what is no figure', async () => {
    const box = createImage(32, 32);
    for (let i = 0; i < 32 * 32; i++) if (i % 32 > 7 && i % 32 < 24) box.data.set([120, 90, 60, 255], i * 4);
    const disc = createImage(40, 40);
    for (let i = 0; i < 40 * 40; i++) {
      if (Math.hypot((i % 40) - 19.5, Math.floor(i / 40) - 19.5) < 16) disc.data.set([200, 190, 40, 255], i * 4);
    }
    for (const thing of [box, disc, PICTURES[0]!.cutOut])
      for (const { confidence } of await estimateKeypoints(models, thing)) expect(confidence).toBeLessThan(DOUBTFUL);
  });

  it('gives confidences from 0 to 1 and places in the picture for anything that is opaque', async () => {
    for (const [width, height] of [
      [1, 1],
      [200, 3],
      [5, 180],
      [64, 64],
    ] as const) {
      const image: Rgba = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
      image.data[3] = width * height > 1 ? 0 : 255;
      for (const { x, y, confidence } of await estimateKeypoints(models, image)) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }
  });

  it('refuses a picture in which nothing is', async () => {
    await expect(estimateKeypoints(models, createImage(16, 16))).rejects.toThrow(RangeError);
  });

  it('says so when no model serves it', async () => {
    const none = { ...models, forUse: () => undefined };
    await expect(estimateKeypoints(none, FIGURES[0]!.image)).rejects.toThrow('No model serves the use keypoints.');
  });
});
