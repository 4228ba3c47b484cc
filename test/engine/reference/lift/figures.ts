/** References that the engine drew itself. */

import type { Direction } from '../../../../src/domain/words.ts';
import { paletteOf } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { drawAnimation, motionFor } from '../../../../workers/engine/subject/motion/index.ts';
import type { Keypoint } from '../../../../workers/engine/types.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

/** A drawing of `size` × `size` on a transparent ground. */
export async function drawn(description: string, direction: Direction = 'south', size = 64): Promise<Rgba> {
  const style = { view: 'low top-down', direction, noBackground: true } as const;
  return (await draw({ description, width: size, height: size, seed: 3, ...style })).image;
}

/** A walking figure with its exact joints. */
export function walker(description: string, direction: Direction, size = 64) {
  const motion = motionFor('mannequin', 'walking-8-frames');
  const options = { width: size, height: size, style: { view: 'low top-down' }, seed: 3, variation: 0 } as const;
  const animation = drawAnimation(understand(description), { ...options, motion, directions: [direction] });
  const poses = animation.keypoints
    .get(direction)!
    .map((joints): readonly Keypoint[] => joints.map(({ label, x, y, z_index }) => ({ label, x, y, z: z_index })));
  return { frames: animation.frames.get(direction)!, poses };
}

/** Mean absolute difference of RGBA in −1..1. */
export function l1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / a.data.length / 127.5;
}

export const areaOf = ({ data }: Rgba): number => data.reduce((n, v, i) => n + (i % 4 === 3 && v > 0 ? 1 : 0), 0);

/** Colours of `image` that `allowed` does not have. */
export function foreign(image: Rgba, allowed: Rgba): readonly string[] {
  const own = new Set(paletteOf(allowed));
  return paletteOf(image).filter((color) => !own.has(color));
}

/** Alpha values other than 0 and 255, and colours under transparent pixels. */
export function impure({ data }: Rgba): number {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] !== 0 && data[i + 3] !== 255) n++;
    if (data[i + 3] === 0 && (data[i] || data[i + 1] || data[i + 2])) n++;
  }
  return n;
}
