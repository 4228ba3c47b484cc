import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/domain/words.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { turnAround } from '../../workers/engine/reference/turn/index.ts';
import { MODELS } from '../engine/understand/guess/golden.ts';
import { expectCells } from './sheet.ts';

/** A reference from each side of interest. */
const SUBJECTS = [
  ['knight with a red cape', 'south'],
  ['wizard in a blue robe', 'south'],
  ['girl in a green dress', 'east'],
  ['orc with an axe', 'south'],
  ['brown dog', 'east'],
  ['wooden treasure chest', 'south'],
  ['red mushroom', 'south'],
] as const;

test('sprites that are turned look as they were approved', { timeout: 240_000 }, async () => {
  const models = await openModels(MODELS, { device: 'cpu' });
  const cells = new Map<string, Rgba>();
  for (const [description, direction] of SUBJECTS) {
    const style = { view: 'low top-down', direction, noBackground: true } as const;
    const { image } = await draw({ description, width: 48, height: 48, ...style, seed: 5 });
    const request = {
      image,
      direction,
      view: 'low top-down',
      directions: DIRECTIONS,
      width: 48,
      height: 48,
      seed: 1,
    } as const;
    const { images } = await turnAround({ models }, request);
    for (const [to, turned] of images) cells.set(`${description}, ${to}`, turned);
  }
  await models.dispose();
  expect(cells.size).toBe(SUBJECTS.length * DIRECTIONS.length);
  await expectCells(cells, new URL('turn.webp', import.meta.url), { columns: 8 });
});
