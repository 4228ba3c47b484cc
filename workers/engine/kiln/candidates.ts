/** Several pictures of one request, of which the best is kept. */

import type { Rgba } from '../../../src/pixels/types.ts';
import { createRandom } from '../random.ts';
import type { Hooks } from '../types.ts';
import type { LearnedLayer, Painter, PaintRequest } from './types.ts';

/** Hooks whose steps are the part of the work from one fraction to another. */
export const partOf = ({ signal, onStep }: Hooks, from: number, to: number): Hooks => ({
  ...(signal ? { signal } : {}),
  ...(onStep ? { onStep: (step) => onStep({ ...step, fraction: from + (to - from) * step.fraction }) } : {}),
});

/**
 * Paints a request, with other seeds as well where the layer can tell which picture is best; the first has the request's
 * own. Steps are told with the fraction of all of them, and previews of the first.
 */
export function paintCandidates(
  painter: Painter,
  request: PaintRequest,
  { rank }: LearnedLayer,
  { signal, onStep }: Hooks,
): Promise<readonly Rgba[]> {
  const count = rank ? painter.candidates : 1;
  const done = new Array<number>(count).fill(0);
  const random = createRandom(request.seed).fork('candidates');
  const seeds = done.map((_, i) => (i === 0 ? request.seed : random.int(2 ** 32)));
  return Promise.all(
    seeds.map((seed, i) =>
      painter.paint(
        { ...request, seed },
        {
          ...(signal ? { signal } : {}),
          onStep: ({ preview, ...step }) => {
            done[i] = step.fraction;
            const fraction = done.reduce((sum, v) => sum + v, 0) / count;
            onStep?.({ ...step, fraction, ...(preview && i === 0 ? { preview } : {}) });
          },
        },
      ),
    ),
  );
}

/** The place of the image that shows the words best; the first of equals, and the first where nothing can rank them. */
export async function bestOf(images: readonly Rgba[], words: string, { rank }: LearnedLayer): Promise<number> {
  if (!rank || images.length < 2) return 0;
  const scores = await rank(images, words);
  return scores.indexOf(Math.max(...scores));
}
