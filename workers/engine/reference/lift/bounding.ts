/** Runs: what tells them from walks whatever the legs do. */
import { type Box, crop, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** Who runs is off the ground while a foot is up, as far as the canvas has room above. */
export function bounding(frames: readonly Rgba[], box: Box): readonly Rgba[] {
  const most = Math.min(box.y, Math.max(1, Math.round(BOUNDS * box.height)));
  return frames.map((frame, i) => {
    const turn = Math.abs(Math.sin((i / frames.length) * 2 * Math.PI));
    const free = opaqueBounds(frame)?.y ?? 0;
    const up = Math.min(free, turn > LEAVES ? most : turn > 0.1 ? Math.floor(most / 2) : 0);
    return up > 0 ? crop(frame, { x: 0, y: up, width: frame.width, height: frame.height }) : frame;
  });
}
/** Share of the height, and of a step, at which it leaves the ground. */
const BOUNDS = 0.07;
const LEAVES = 0.8;
