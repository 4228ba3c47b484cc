/** Movements of a figure over the shadow that was drawn with it: the shadow stays on the ground. */
import { paletteOf } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import type { AnimationRequest, LiftedAnimation } from './types.ts';

/** What `move` makes of the figure alone, with its shadow under it again; undefined where none was drawn. */
export async function withShadowUnder(
  request: AnimationRequest,
  sprite: Rgba,
  move: (figure: Rgba) => Promise<LiftedAnimation>,
): Promise<LiftedAnimation | undefined> {
  // Frames that are told are drawn with what they show.
  if (request.initImages || request.fixedFrames || request.masks || request.colorImage) return undefined;
  const shadowed = withoutGroundShadow(sprite);
  if (!shadowed) return undefined;
  const moved = await move(shadowed.figure);
  const frames = moved.frames.map((frame) => shadowed.under(frame));
  return { ...moved, frames, palette: [...new Set([...moved.palette, ...paletteOf(sprite)])] };
}
