import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/domain/words.ts';
import { flipHorizontal } from '../../../../src/pixels/index.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { kindSeen } from '../../../../workers/engine/reference/vision/kind.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { boxes } from '../turn/figures.ts';

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

describe('what a sprite shows', () => {
  /** A four-legged beast that looks to the left: head, ear, eye, tail. */
  const beast = boxes(
    [
      [8, 14, 20, 8, [150, 100, 60]],
      [3, 9, 9, 9, [160, 110, 70]],
      [9, 6, 2, 4, [120, 80, 50]],
      [5, 12, 2, 2, [20, 10, 10]],
      [27, 10, 2, 6, [120, 80, 50]],
      ...[9, 13, 22, 26].map((x) => [x, 22, 2, 7, [110, 70, 40]] as const),
    ],
    32,
  );

  it('is told by probabilities, the same of a picture and its mirror image but for the side', async () => {
    const [own, other] = [(await kindSeen(models, beast))!, (await kindSeen(models, flipHorizontal(beast)))!];
    expect(Object.values(own.kinds).reduce((a, b) => a + b)).toBeCloseTo(1, 4);
    expect(Object.values(own.facing).reduce((a, b) => a + b)).toBeCloseTo(1, 4);
    expect(other.kinds.beast).toBeCloseTo(own.kinds.beast, 4);
    for (const [i, word] of DIRECTIONS.entries())
      expect(other.facing[DIRECTIONS[(8 - i) % 8]!]).toBeCloseTo(own.facing[word], 4);
  });

  it('a beast that looks to the left is a beast, and looks to the left', async () => {
    const { kinds, facing } = (await kindSeen(models, beast))!;
    expect(kinds.beast).toBeGreaterThan(0.5);
    expect(facing.west).toBeGreaterThan(3 * facing.east);
  });

  it('is undefined where nothing is, and where no model tells', async () => {
    expect(await kindSeen(models, boxes([], 16))).toBeUndefined();
    const none = { ...models, forUse: () => undefined };
    expect(await kindSeen(none, boxes([[4, 4, 8, 8, [1, 2, 3]]], 16))).toBeUndefined();
  });
});
