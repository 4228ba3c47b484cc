import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverageOf, createImage, overlay } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { cutOut } from '../../../../workers/engine/reference/vision/cut-out.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { iou } from './golden.ts';

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

const drawn = async (description: string): Promise<Rgba> =>
  (await draw({ description, width: 48, height: 48, seed: 3, noBackground: true })).image;

function on(image: Rgba, colour: readonly number[]): Rgba {
  const out = createImage(image.width, image.height);
  for (let i = 0; i < out.data.length; i += 4) out.data.set([...colour, 255], i);
  overlay(out, image, 0, 0);
  return out;
}

it.each([
  ['a golden ring', [90, 160, 220]],
  ['a wooden ladder', [240, 240, 240]],
  ['a wicker basket', [90, 160, 220]],
  ['a white ghost', [255, 255, 255]],
  ['a skeleton', [250, 250, 250]],
] as const)('%s is cut out of a plain ground with its holes, and keeps its pale parts', async (what, colour) => {
  const sprite = await drawn(what);
  const cut = await cutOut(models, { image: on(sprite, colour), complex: false, text: '' });
  expect(iou(coverageOf(cut), coverageOf(sprite))).toBeGreaterThan(0.97);
});
