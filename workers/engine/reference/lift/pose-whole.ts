/** A sprite moved as one piece: for pictures in which no limbs are found. */
import { createImage, opaqueBounds, wordsOf } from '../../../../src/pixels/image.ts';
import { resizeByVote, scale2x } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { PiecePose } from '../../subject/motion/piece-pose.ts';
import { middleOf, type Skeleton } from './skeleton.ts';

const FINE = 4;

/** The sprite in a whole pose, in its own colours; it keeps within the canvas as far as its size allows. */
export function poseWhole(sprite: Rgba, pose: PiecePose): Rgba {
  const box = opaqueBounds(sprite);
  if (!box) return sprite;
  const { dx = 0, up = 0, tall = 1, lean: asked = 0 } = pose;
  const unit = box.height;
  const foot = { x: box.x + box.width / 2, y: box.y + box.height };
  const wide = 1 / Math.sqrt(Math.max(0.2, tall));
  const room = Math.max(0, box.y + box.height * (1 - tall));
  // what would lean or step beyond an edge of the canvas leans and steps less
  const most = Math.max(0, (sprite.width - box.width * wide) / box.height);
  const lean = Math.max(-most, Math.min(most, asked));
  const left = foot.x - (box.width / 2) * wide + Math.min(0, lean * box.height);
  const right = foot.x + (box.width / 2) * wide + Math.max(0, lean * box.height);
  const [least, farthest] = [-Math.max(0, left), Math.max(0, sprite.width - right)];
  const shift = {
    x: Math.round(Math.max(least, Math.min(farthest, dx * unit))),
    y: Math.round(Math.min(room, up * unit)),
  };
  const source = scale2x(scale2x(sprite));
  const fine = createImage(sprite.width * FINE, sprite.height * FINE);
  const from = wordsOf(source);
  const to = wordsOf(fine);
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const rx = (x + 0.5) / FINE - foot.x - shift.x;
      const ry = (y + 0.5) / FINE - foot.y + shift.y;
      const [u, v] = [(rx + (ry / tall) * lean) / wide, ry / tall];
      const sx = Math.floor((u + foot.x) * FINE);
      const sy = Math.floor((v + foot.y) * FINE);
      if (sx < 0 || sy < 0 || sx >= fine.width || sy >= fine.height) continue;
      to[y * fine.width + x] = from[sy * fine.width + sx]!;
    }
  }
  return resizeByVote(fine, sprite.width, sprite.height);
}

/** What of a skeleton's poses a whole can show, against the first of them: where the hips go, height and lean of the body. */
export function piecePosesOf(poses: readonly Skeleton[]): readonly PiecePose[] {
  const measure = (s: Skeleton) => {
    const hips = middleOf(s, ['RIGHT HIP', 'LEFT HIP']);
    const ys = Object.values(s).map((j) => j.y);
    const foot = Math.max(...ys);
    const height = Math.max(1, foot - Math.min(...ys));
    return { x: hips.x, foot, height, lean: (s.NECK.x - hips.x) / height };
  };
  const all = poses.map(measure);
  const first = all[0]!;
  return all.map(({ x, foot, height, lean }) => ({
    dx: (x - first.x) / first.height,
    up: (first.foot - foot) / first.height,
    tall: Math.min(1.35, Math.max(0.6, height / first.height)),
    lean: lean - first.lean,
  }));
}

/** Rows between a box's top and the canvas' upper edge. */
export const headroomOf = (sprite: Rgba): Px => opaqueBounds(sprite)?.y ?? 0;
