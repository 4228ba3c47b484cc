/** What a picture must be like that was made of a side view: a result that fails is none to send. */
import type { Direction } from '../../../../src/domain/words.ts';
import { coverageOf, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** From straight ahead or behind it is at least so wide for its height, and has so much of the height of its side. */
const SLIM = 0.3;
const LOWER = 0.75;
/** And so much of the box is figure. */
const FULL = 0.35;

const areaOf = (image: Rgba): number => coverageOf(image).reduce((n, v) => n + v, 0);

/** What is wrong with a view made of a side view, a clause about "it"; undefined where nothing is. */
export function faultAside(side: Rgba, turned: Rgba, to: Direction): string | undefined {
  const [before, after] = [opaqueBounds(side), opaqueBounds(turned)];
  if (!before || !after) return 'nothing would be left of it';
  if (after.height < LOWER * before.height) return 'it would lose its shape';
  if (to !== 'south' && to !== 'north') return undefined;
  if (after.width < SLIM * after.height) return 'it would become a sliver';
  return areaOf(turned) < FULL * after.width * after.height ? 'it would be full of gaps' : undefined;
}
