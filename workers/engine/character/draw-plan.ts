import type { Direction } from '../../../src/domain/words.ts';
import { createImage, paste } from '../../../src/pixels/index.ts';
import { followTones, forcePalette, paletteOf, tonesOf } from '../../../src/pixels/palette.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { inColors } from '../colours.ts';
import { poseWhole } from '../reference/lift/pose-whole.ts';
import { drawSubject } from '../subject/draw-subject.ts';
import {
  type Animation,
  type AnimationOptions,
  drawAnimation,
  type Motion,
  type ProjectedJoint,
} from '../subject/motion/index.ts';
import { nearestSide } from '../subject/nearest-side.ts';
import { bodyOf } from '../subject/sources.ts';
import { Aborted, type Keypoint } from '../types.ts';
import { standing } from './standing.ts';
import type { CharacterPlan } from './types.ts';

type Told = Pick<AnimationOptions, 'palette' | 'tones' | 'signal' | 'onFrame'>;

/** A plan, standing, from the sides asked. */
export const drawPlan = (plan: CharacterPlan, directions: readonly Direction[], told: Told = {}): Animation =>
  playPlan(plan, standing(plan.rig, plan.stance), directions, told);

/** A plan in a motion, from the sides asked. */
export function playPlan(
  plan: CharacterPlan,
  motion: Motion,
  directions: readonly Direction[],
  told: Told = {},
): Animation {
  const { brief, rig, template: _, stance: _s, ...options } = plan;
  if (bodyOf(brief).hasView && motion.body === 'one piece')
    return playFlat(plan, motion.poses(), motion, directions, told);
  // what lies flat in a picture of its own stands up here
  return drawAnimation(brief, { ...options, ...told, ...(rig ? {} : { upright: true }), motion, directions });
}

/** Whoever is known from one side alone: its drawing as far as it turns, moved as one piece by its own pixels. */
function playFlat(
  plan: CharacterPlan,
  poses: ReturnType<Extract<Motion, { body: 'one piece' }>['poses']>,
  { durationMs, loop }: Motion,
  directions: readonly Direction[],
  told: Told,
): Animation {
  const { brief, width, height, figureSize, colors } = plan;
  const { proportions: _p, custom: _c, stance: _s, ...options } = plan;
  const side: Px = Math.min(figureSize, width, height);
  const [x, y] = [(width - side) >> 1, (height - side) >> 1];
  const still = (direction: Direction): Rgba => {
    const style = { ...plan.style, direction: nearestSide(plan)(direction) };
    const canvas = createImage(width, height);
    paste(canvas, drawSubject(brief, { ...options, style, width: side, height: side }).image, x, y);
    return canvas;
  };
  const drawn = directions.flatMap((direction, d) => {
    const own = still(direction);
    return poses.map((pose, i) => {
      if (told.signal?.aborted) throw new Aborted();
      const frame = Object.keys(pose).length === 0 ? own : poseWhole(own, pose);
      told.onFrame?.(frame, d * poses.length + i + 1, directions.length * poses.length);
      return frame;
    });
  });
  const all = strip(drawn);
  const { palette: given, tones: known } = told;
  const limited = !given
    ? inColors(all, brief, colors)
    : known
      ? followTones(all, known, given)
      : forcePalette(all, given);
  const size = width * height * 4;
  const frames = drawn.map((_, i): Rgba => ({ width, height, data: limited.data.slice(i * size, (i + 1) * size) }));
  const of = <T>(make: (d: number) => T) => new Map(directions.map((direction, d) => [direction, make(d)] as const));
  const at = (i: number): number => Math.round((durationMs * i) / poses.length);
  return {
    frames: of((d) => frames.slice(d * poses.length, (d + 1) * poses.length)),
    durationsMs: poses.map((_, i) => at(i + 1) - at(i)),
    loop,
    keypoints: of(() => poses.map(() => [])),
    palette: paletteOf(limited),
    tones: tonesOf(all, limited),
    figureSize: side,
    pivot: [width >> 1, y + side],
  };
}

export const keypointOf = ({ label, x, y, z_index }: ProjectedJoint): Keypoint => ({ label, x, y, z: z_index });

/** Pictures of one size one under another, so that they share what is decided about colours. */
export function strip(images: readonly Rgba[]): Rgba {
  const { width, height } = images[0]!;
  const out = createImage(width, height * images.length);
  images.forEach((image, i) => {
    paste(out, image, 0, i * height);
  });
  return out;
}
