/** Skeletons and poses that keep to a sprite's box and its canvas. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { LiftedSprite } from './lift-sprite.ts';
import { poseSprite } from './pose-sprite.ts';
import { headroomOf } from './pose-whole.ts';
import { mapJoints, type Skeleton } from './skeleton.ts';

/** Share of the reference's area that stays: words ask for poses in which thin figures hide both arms before the body. */
export const KEPT = 0.7;

/** A skeleton stretched over a sprite's box: feet at its lower edge, in its middle; heads reach higher than their joints. */
export function inBox(skeleton: Skeleton, sprite: Rgba): Skeleton {
  const box = opaqueBounds(sprite)!;
  const all = Object.values(skeleton);
  const [top, bottom] = [Math.min(...all.map((j) => j.y)), Math.max(...all.map((j) => j.y))];
  const scale = (0.74 * box.height) / (bottom - top);
  const middle = (Math.min(...all.map((j) => j.x)) + Math.max(...all.map((j) => j.x))) / 2;
  const foot = box.y + 0.95 * box.height;
  return mapJoints(skeleton, ({ x, y, z }) => ({
    x: box.x + box.width / 2 + (x - middle) * scale,
    y: foot + (y - bottom) * scale,
    z: z * scale,
  }));
}

/** Poses whose leaps keep below the canvas' upper edge: the rise shrinks to the room there is. */
export function within(sprite: Rgba, skeleton: Skeleton, poses: readonly Skeleton[]): readonly Skeleton[] {
  const room = headroomOf(sprite);
  const foot = (s: Skeleton): number => Math.max(s['RIGHT LEG'].y, s['LEFT LEG'].y);
  const rise = (s: Skeleton): number => foot(skeleton) - foot(s);
  const most = Math.max(0, ...poses.map(rise));
  if (most <= room) return poses;
  return poses.map((pose) => shifted(pose, 0, Math.max(0, rise(pose)) * (1 - room / most)));
}

const shifted = (pose: Skeleton, dx: Px, dy: Px): Skeleton =>
  mapJoints(pose, (j) => ({ ...j, x: j.x + dx, y: j.y + dy }));

/** A pose moved so far that nothing of the sprite is cut off beside or below, or alike on both sides where it is too wide. */
export function onCanvas(lifted: LiftedSprite, pose: Skeleton): Skeleton {
  const { width, height } = lifted.image;
  const reach = (s: Skeleton): readonly [left: Px, right: Px, bottom: Px] => {
    const all = Object.values(s);
    return [-Math.min(...all.map((j) => j.x)), Math.max(...all.map((j) => j.x)), Math.max(...all.map((j) => j.y))];
  };
  const own = reach(lifted.skeleton);
  // what reaches no farther out than the reference itself needs no look
  if (reach(pose).every((v, i) => v <= own[i]!)) return pose;
  const wide = poseSprite(lifted, shifted(pose, width, 0), { width: 3 * width, height: 2 * height, kept: KEPT });
  const box = opaqueBounds(wide);
  if (!box) return pose;
  const [left, right] = [box.x - width, 2 * width - box.x - box.width];
  const dx = left + right < 0 ? (right - left) / 2 : left < 0 ? -left : Math.min(0, right);
  const dy = Math.min(0, height - box.y - box.height);
  return dx === 0 && dy === 0 ? pose : shifted(pose, Math.round(dx), Math.max(dy, -Math.max(0, box.y)));
}
