import { test } from 'vitest';
import type { Direction } from '../../src/domain/words.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { animateWithText } from '../../workers/engine/reference/lift/index.ts';
import { drawAnimation, motionFor } from '../../workers/engine/subject/motion/index.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { MODELS } from '../engine/understand/guess/golden.ts';
import { expectCells } from './sheet.ts';

const CAST: readonly (readonly [string, Direction])[] = [
  ['a knight with a sword and a shield', 'south'],
  ['a wizard in a blue robe', 'south-east'],
  ['a skeleton', 'south-west'],
  ['a princess in a pink dress', 'south'],
  ['a robot', 'east'],
  ['a farmer with a pitchfork', 'west'],
];
const ACTIONS = [
  ...['walking', 'running', 'idle', 'jumping', 'punching', 'kicking', 'slashing with a sword', 'casting a spell'],
  ...['waving', 'dying', 'getting hurt', 'drinking', 'crouching', 'dancing', 'climbing', 'shooting a bow'],
  ...['picking up an item', 'blocking', 'cheering', 'sitting down'],
];
const SIZE = 64;

/** The third of five frames: where most actions are in full swing. Joints are the rig's own, so no network has a say. */
test('six references do twenty actions as they were approved', { timeout: 240_000 }, async () => {
  const models = await openModels(MODELS, { device: 'cpu' });
  const cells = new Map<string, Rgba>();
  for (const [description, direction] of CAST) {
    const still = drawAnimation(understand(description), {
      width: SIZE,
      height: SIZE,
      figureSize: 50,
      style: { view: 'low top-down' },
      seed: 3,
      variation: 0.3,
      motion: motionFor('mannequin', 'breathing-idle'),
      directions: [direction],
    });
    const reference = still.frames.get(direction)![0]!;
    const skeleton = still.keypoints
      .get(direction)![0]!
      .map(({ label, x, y, z_index }) => ({ label, x, y, z: z_index }));
    cells.set(description, reference);
    for (const action of ACTIONS) {
      const asked = {
        nFrames: 5,
        startFrame: 2,
        count: 1,
        view: 'low top-down',
        width: SIZE,
        height: SIZE,
        seed: 1,
      } as const;
      const request = { ...asked, reference, skeleton, description, action, direction };
      cells.set(`${description}, ${action}`, (await animateWithText({ models }, request)).frames[0]!);
    }
  }
  await models.dispose();
  await expectCells(cells, new URL('lift.webp', import.meta.url), { columns: ACTIONS.length + 1, gap: 0 });
});
