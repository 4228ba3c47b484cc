import { FRAME_MS } from '../domain/frame-times.ts';
import { decodeImage } from '../pixels/decode.ts';
import { opaqueBounds } from '../pixels/image.ts';
import type { Rgba } from '../pixels/types.ts';
import { cellSize, centered, type Size } from './layout.ts';
import { uniqueNames } from './names.ts';
import { type AnimationExport, byDirection, type Point, type Side, type SpriteExport } from './sprite.ts';

/** What a game engine plays under one name: an animation from one side, or a single still rotation. */
export interface Clip {
  /** `rotation_south`, `walking-8-frames_south-east`: no other clip of the sprite has it. */
  readonly name: string;
  readonly direction: Side;
  /** Absent for a rotation. */
  readonly animation?: AnimationExport;
  readonly loop: boolean;
  readonly frames: readonly Rgba[];
  /** Milliseconds of each frame. */
  readonly durationsMs: readonly number[];
}

/** A sprite's pictures, decoded, and the cell that each of them fits in. */
export interface Clips {
  readonly clips: readonly Clip[];
  readonly cell: Size;
  /** Where the figure stands, in the cell. */
  readonly pivot: Point;
}

/** Folder and clip name of each animation: its type, made safe and unique. */
export const animationNames = (sprite: SpriteExport): readonly string[] =>
  uniqueNames(
    sprite.animations.map(({ type }) => type),
    'animation',
  );

/** Throws a RangeError where an animation has no frames, or not one duration and one set of keypoints a frame. */
export function checkAnimation({ type, directions }: AnimationExport): void {
  for (const { direction, frames, durationsMs, keypoints } of directions) {
    const what = `${type} ${direction}`;
    if (frames.length === 0) throw new RangeError(`${what} has no frames`);
    if (durationsMs.length !== frames.length)
      throw new RangeError(`${what} has ${frames.length} frames but ${durationsMs.length} durations`);
    if (durationsMs.some((ms) => !(ms >= 1 && ms <= 65535)))
      throw new RangeError(`${what}: a duration must be 1 to 65535 ms`);
    if (keypoints && keypoints.length !== frames.length)
      throw new RangeError(`${what} has ${frames.length} frames but keypoints of ${keypoints.length}`);
  }
}

/**
 * All clips: rotations first, then each animation, both in the order of the directions.
 * Throws a RangeError for a sprite without pictures, or one that {@link checkAnimation} or byDirection refuses.
 */
export async function clipsOf(sprite: SpriteExport): Promise<Clips> {
  const clips: Clip[] = [];
  for (const { direction, png } of byDirection(sprite.rotations)) {
    const frames = [await decodeImage(png)];
    clips.push({ name: `rotation_${direction}`, direction, loop: true, frames, durationsMs: [FRAME_MS.unknown] });
  }
  const names = animationNames(sprite);
  for (const [i, animation] of sprite.animations.entries()) {
    checkAnimation(animation);
    for (const { direction, frames, durationsMs } of byDirection(animation.directions)) {
      clips.push({
        name: `${names[i]}_${direction}`,
        direction,
        animation,
        loop: animation.loop ?? true,
        frames: await Promise.all(frames.map((frame) => decodeImage(frame))),
        durationsMs: durationsMs.map(Math.round),
      });
    }
  }
  const first = clips[0]?.frames[0];
  if (!first) throw new RangeError(`Sprite ${sprite.id} has no pictures to export`);
  const cell = cellSize(clips.flatMap(({ frames }) => frames));
  const given = sprite.pivot;
  const canvas = given && sprite.rotations.length === 0 ? sprite.size : first;
  const shift = centered(canvas, cell);
  const pivot = given ?? feetOf(first);
  return { clips, cell, pivot: { x: pivot.x + shift.x, y: pivot.y + shift.y } };
}

/** Where the figure stands, in a rotation's canvas; undefined where neither a pivot nor a rotation says it. */
export async function pivotOf({ pivot, rotations }: SpriteExport): Promise<Point | undefined> {
  const [first] = byDirection(rotations);
  return pivot ?? (first && feetOf(await decodeImage(first.png)));
}

function feetOf(picture: Rgba): Point {
  const bounds = opaqueBounds(picture, 1);
  return { x: picture.width / 2, y: bounds ? bounds.y + bounds.height : picture.height };
}

/**
 * A clip's frame rate where a format has one rate and a relative length of each frame. Durations that differ by a
 * rounded millisecond are even: their mean counts. Else the most frequent one has length 1 (of several, the shortest).
 */
export function timing(durationsMs: readonly number[]): { fps: number; lengths: readonly number[]; even: boolean } {
  if (Math.max(...durationsMs) - Math.min(...durationsMs) <= 1) {
    const total = durationsMs.reduce((sum, ms) => sum + ms, 0);
    return { fps: (1000 * durationsMs.length) / total, lengths: durationsMs.map(() => 1), even: true };
  }
  const counts = new Map<number, number>();
  for (const ms of durationsMs) counts.set(ms, (counts.get(ms) ?? 0) + 1);
  const [[base]] = [...counts].sort(([a, m], [b, n]) => n - m || a - b) as [[number, number]];
  return { fps: 1000 / base, lengths: durationsMs.map((ms) => ms / base), even: false };
}

/** `walking_south` and 3 → `walking_south_003` */
export const frameName = (clip: string, index: number): string => `${clip}_${String(index).padStart(3, '0')}`;
