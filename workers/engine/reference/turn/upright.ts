/** Who stands upright, half turned: the front or the back as it is known, its far half foreshortened. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { halfAside } from '../parts/index.ts';
import { type Turn, yawChange } from './aspect.ts';
import type { Turned } from './turned.ts';

/** From this share of its width on in height a figure stands upright; half turned its far half has that share of its width. */
const UPRIGHT = 0.9;
const FAR_HALF = 0.68;

/** A sprite seen from the front, half turned; `behind` is its back where it turns away. Undefined for what is no such. */
export function uprightAskew(sprite: Rgba, turn: Turn, behind: Turned | undefined): Turned | undefined {
  const isAway = Math.abs(yawChange(turn)) > 90;
  const seen = isAway ? (behind?.fault ? undefined : behind?.image) : sprite;
  const box = opaqueBounds(sprite);
  if (!seen || !box || box.height < UPRIGHT * box.width) return undefined;
  if (turn.from.yaw !== 0 || turn.from.pitch !== turn.to.pitch) return undefined;
  // Who looks away to the right has the left shoulder farther off.
  const isRight = turn.to.yaw < 180 !== isAway;
  return { image: halfAside(seen, isRight ? 'right' : 'left', FAR_HALF), method: 'parts' };
}
