import { expect, it } from 'vitest';
import { encodePng } from '../../../../src/pixels/png.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { type DrawJob, drawTask } from '../../../../workers/thread/tasks/draw.ts';
import type { ThreadTools } from '../../../../workers/thread/tasks/shared/task.ts';
import { evenMask, rectangle } from './masks.ts';

/** Nothing of it is asked for here: no style is read. */
const TOOLS = {} as ThreadTools;
const job = async (mask: ReturnType<typeof evenMask>): Promise<DrawJob> => {
  const { image } = await draw({ description: 'a knight', width: 32, height: 32, noBackground: true, seed: 1 });
  return {
    ...{ description: 'a golden crown', width: 32, height: 32, seed: 2, noBackground: true },
    ...{ knownImage: encodePng(image), mask: encodePng(mask) },
  };
};

it('an inpainting that would change nothing is an error that says so', async () => {
  await expect(drawTask(await job(evenMask(32, 32, 0)), TOOLS, {})).rejects.toThrow(
    /nothing inside of what it marks would change/,
  );
});

it('one that changes something is a picture', async () => {
  const { width, height } = await drawTask(await job(rectangle(32, 32, 8, 0, 16, 12)), TOOLS, {});
  expect([width, height]).toEqual([32, 32]);
});
