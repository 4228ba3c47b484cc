import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/domain/words.ts';
import { createImage, flipHorizontal, opaqueBounds, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
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

/** A fish that looks to the left: a body with a lined edge, a forked tail, fins, one eye, a mouth. */
function fish(): Rgba {
  const image = createImage(48, 48);
  const set = (x: number, y: number, color: readonly number[]): void =>
    image.data.set([...color, 255], (y * 48 + x) * 4);
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 48; x++) {
      const r = Math.hypot((x - 20) / 16, (y - 26) / 9);
      const isTail = x >= 33 && x <= 43 && y <= 29 && Math.abs(y - 26) <= (x - 31) * 0.8 && Math.abs(y - 26) >= (x - 38) * 0.9;
      const isFin = x >= 16 && x <= 27 && y < 20 && y >= 19 - (27 - x) * 0.5;
      if (r > 1 && !isTail && !isFin) continue;
      const isRim = r > 0.88 && !isTail && !isFin;
      set(x, y, isRim ? [60, 40, 30] : isTail || isFin ? [190, 110, 40] : y > 28 ? [236, 200, 130] : [206, 136, 60]);
    }
  for (const [x, y] of [[9, 23], [10, 23], [9, 24], [10, 24]] as const) set(x, y, [16, 16, 20]);
  set(9, 23, [250, 250, 250]);
  for (const x of [4, 5, 6, 7]) set(x, 28, [90, 40, 30]);
  return image;
} // biome-ignore format: pairs

describe('what shows one side alone', () => {
  it('is refused with what can be asked, for a front that is the side once more is none', async () => {
    await expect(turnedAside({ models }, fish(), DIRECTIONS)).rejects.toThrow(
      /^directions: .*looks to the left.*"west" and "east"/,
    );
  });

  it('comes back from its own side and from the other', async () => {
    const sprite = fish();
    const [west, east] = (await turnedAside({ models }, sprite, ['west', 'east']))!;
    expect(sameImage(west!, sprite)).toBe(true);
    expect(sameImage(east!, flipHorizontal(sprite))).toBe(true);
  });
});
