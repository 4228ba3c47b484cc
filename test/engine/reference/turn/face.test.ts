import { afterAll, beforeAll, expect, it } from 'vitest';
import { resizeNearest } from '../../../../src/pixels/index.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { hidesFace, withoutFace } from '../../../../workers/engine/reference/turn/face.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { boxes, PERSON } from './figures.ts';

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

it('knows which turns hide a face', () => {
  const turn = (from: number, to: number) => ({
    from: { yaw: from, pitch: 0 },
    to: { yaw: to, pitch: 0 },
    oblique: false,
  });
  const hidden = [0, 45, 90, 135, 180, 225, 270, 315].filter((yaw) => hidesFace(turn(0, yaw)));
  expect(hidden).toEqual([135, 180, 225]);
  expect(hidesFace(turn(90, 180))).toBe(false);
});

it.each([16, 20, 24, 28, 32, 40, 48])('ends, and adds no pixel and no colour, on a canvas of %i', async (side) => {
  const image = resizeNearest(boxes(PERSON, 28), side, side);
  const { data } = await withoutFace(models, image);
  const colours = new Set(Array.from({ length: side * side }, (_, i) => image.data.slice(i * 4, i * 4 + 4).join()));
  for (let i = 0; i < data.length; i += 4) {
    expect(data[i + 3]).toBe(image.data[i + 3]);
    expect(colours.has(data.slice(i, i + 4).join())).toBe(true);
  }
});
