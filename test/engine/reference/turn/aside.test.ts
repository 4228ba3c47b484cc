import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/domain/words.ts';
import { opaqueBounds, sameImage } from '../../../../src/pixels/index.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { turnedAside } from '../../../../workers/engine/reference/turn/aside.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { type Box, boxes } from './figures.ts';

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

describe('what was told to face the viewer and has no parts', () => {
  const [BARK, LEAF, KNOT] = [
    [90, 60, 30],
    [40, 140, 50],
    [230, 220, 90],
  ] as const;
  /** A trunk with boughs to both sides, roots that sprawl and knots on its left. */
  const tree: readonly Box[] = [
    [14, 6, 12, 30, [...BARK]],
    [4, 6, 32, 6, [...LEAF]],
    [4, 14, 10, 2, [...BARK]],
    [26, 18, 12, 2, [...BARK]],
    [17, 18, 2, 2, [...KNOT]],
    ...[3, 9, 15, 21, 27, 33].map((x): Box => [x, 36, 2, 4, [...BARK]]),
    [3, 35, 32, 2, [...BARK]],
  ];

  it('is as told from ahead, narrower to its sides, and without its marks from behind', async () => {
    const sprite = boxes([...tree], 44);
    const drawn = (await turnedAside({ models }, sprite, DIRECTIONS))!;
    const [south, east, north] = [0, 2, 4].map((i) => drawn[i]!);
    expect(sameImage(south!, sprite)).toBe(true);
    expect(opaqueBounds(east!)!.width).toBeLessThan(opaqueBounds(sprite)!.width);
    const hasKnot = north!.data.some((v, i) => i % 4 === 0 && v === KNOT[0] && north!.data[i + 1] === KNOT[1]);
    expect(hasKnot).toBe(false);
  });
});
