import type { Handlers, MadeImage } from '../../src/jobs/contract.ts';
import { JobError } from '../../src/jobs/contract.ts';
import { encodePng } from '../../workers/engine/pixels/index.ts';

/** How long a "slow" drawing takes, in milliseconds. */
const SLOW_MS = 1_000;

/**
 * A worker that draws one flat colour at once: the seed is the red of it. A description that contains "slow" takes a
 * while, "broken" fails for the user, "hang" waits until it is cancelled.
 */
export const fakeWorker: Handlers = {
  generateImage: async ({ description, width, height, seed }, { progress, signal }) => {
    progress('sketching', 0.5);
    if (description.includes('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (description.includes('broken')) throw new JobError('This cannot be drawn.');
    if (description.includes('hang'))
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let i = 0; i < data.length; i += 4) data[i] = seed % 256;
    const image: MadeImage = {
      png: encodePng({ width, height, data }),
      width,
      height,
      seed,
      engine: 'fake',
      brief: { drawnAs: 'one colour', unknown: [] },
      palette: ['#ffffff'],
    };
    return { images: [image] };
  },
};
