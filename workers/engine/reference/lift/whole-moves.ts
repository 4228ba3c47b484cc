/** Movements in which a picture goes as one: it leaps, flinches, breathes, falls over. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { pieceMoveFor } from '../../subject/motion/index.ts';
import { bentFrames, breathingFrames } from './bend-frames.ts';
import { toppledFrames } from './topple.ts';

interface How {
  readonly size: number;
  /** The side that it looks to. */
  readonly facing: -1 | 1;
  /** Whether the parts of a person were found in it. */
  readonly isPerson?: boolean;
}

/** The frames of a motion that is seen of the whole; undefined for others, and where the canvas has no room. */
export function wholeMove(
  motionId: string,
  sprite: Rgba,
  count: number,
  { size, facing, isPerson }: How,
): { readonly frames: readonly Rgba[]; readonly loop: boolean } | undefined {
  const move = pieceMoveFor(motionId);
  if (move === 'jump' || move === 'hurt')
    return { frames: bentFrames(sprite, move, { count, size, facing }), loop: false };
  if (/idle|breathing/.test(motionId)) return { frames: breathingFrames(sprite, count), loop: true };
  if (/sleep/.test(motionId)) {
    // Who stands lies down to sleep, and breathes there.
    const box = opaqueBounds(sprite);
    const isUpright = box !== undefined && box.height > box.width;
    const lying = isUpright ? toppledFrames(sprite, { count: 1, facing, isPerson })?.[0] : sprite;
    return lying && { frames: breathingFrames(lying, count), loop: true };
  }
  const isDeath = /death|(?:^|-)die|faint|collapse/.test(motionId);
  const frames = isDeath ? toppledFrames(sprite, { count, facing, isPerson }) : undefined;
  return frames && { frames, loop: false };
}
