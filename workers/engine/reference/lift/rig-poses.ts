/** A motion as the exact rig makes it, seen from the reference's side: joints in pixels of a rig of the reference's size. */

import { type Direction, JOINT_LABELS } from '../../../../src/domain/words.ts';
import { pitchOf, viewMatrix, YAW } from '../../solids/camera.ts';
import { add, apply, sub } from '../../solids/vec.ts';
import type { Built } from '../../subject/motion/actor.ts';
import type { LimbMotion } from '../../subject/motion/index.ts';
import { bodyOf } from '../../subject/sources.ts';
import type { Brief, Style } from '../../types.ts';
import type { Joint, Skeleton } from './skeleton.ts';

export interface RigPoses {
  readonly still: Skeleton;
  readonly frames: readonly Skeleton[];
  readonly loop: boolean;
}

/** Model units are about a standing height; a thousand pixels a unit keep rounding out of the joints. */
const SCALE = 1000;

/** Joints of every frame of a motion, and of the figure standing still, in one (large) scale. */
export function rigPoses(brief: Brief, motion: LimbMotion, style: Style & { readonly direction: Direction }): RigPoses {
  const actor = bodyOf(brief).actor(motion, { style, seed: 0, variation: 0 });
  const yaw = YAW[style.direction];
  const view = viewMatrix(yaw, pitchOf(style), SCALE);
  const seen = (b: Built): Skeleton =>
    Object.fromEntries(
      JOINT_LABELS.map((label): [string, Joint] => {
        const world = add(add(apply(b.turn, sub(b.joints![label], b.pivot)), b.pivot), b.moved);
        const [x, y, z] = apply(view, world);
        return [label, { x, y, z }];
      }),
    ) as unknown as Skeleton;
  // measures of the figure depend on the size it is drawn at; at 64 px they are its plain proportions
  const height = 64;
  return {
    still: seen(actor.build('still', yaw, height)),
    frames: Array.from({ length: actor.frames }, (_, i) => seen(actor.build(i, yaw, height))),
    loop: motion.loop,
  };
}

/** `count` poses spread evenly over a motion: a loop's last pose leads on to its first, any other ends on its last. */
export function samplePoses({ frames, loop }: RigPoses, count: number): readonly Skeleton[] {
  const n = frames.length;
  return Array.from({ length: count }, (_, i) => {
    const at = loop ? (i * n) / count : count === 1 ? 0 : (i * (n - 1)) / (count - 1);
    const k = Math.floor(at + 1e-9);
    const t = at - k;
    const a = frames[k % n]!;
    if (t < 1e-6) return a;
    const b = frames[loop ? (k + 1) % n : Math.min(n - 1, k + 1)]!;
    return Object.fromEntries(
      JOINT_LABELS.map((label): [string, Joint] => {
        const [p, q] = [a[label], b[label]];
        return [label, { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: p.z + (q.z - p.z) * t }];
      }),
    ) as unknown as Skeleton;
  });
}
