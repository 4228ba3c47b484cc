/**
 * A blow of somebody who looks at the viewer and whose arms do not come off the body: the shoulders are drawn back to one side,
 * thrown to the other, and a crescent is swept across before the chest. It goes as one.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { opaqueRows, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { poseAt } from './between-poses.ts';
import type { Box } from './body-bend.ts';
import { effectOn } from './effect-layer.ts';
import { drawArc } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { tonesOf } from './tones.ts';
import type { Strike } from './types.ts';

/** A pose, in shares of the height: how far the top leans to the side that is struck to, how far it ducks and comes nearer. */
interface Pose {
  readonly t: number;
  readonly lean: number;
  readonly crouch: number;
  readonly near: number;
}

const pose = (t: number, lean: number, crouch: number, near: number): Pose => ({ t, lean, crouch, near });
const POSES: readonly Pose[] = [
  pose(0, 0, 0, 0),
  pose(0.143, -0.06, 0.03, 0),
  pose(0.286, -0.12, 0.07, -0.04),
  pose(0.429, -0.1, 0.04, -0.04),
  pose(0.571, 0.1, 0, 0.1),
  pose(0.714, 0.1, 0.05, 0.1),
  pose(0.857, 0.04, 0.02, 0.04),
  pose(1, 0, 0, 0),
];
/** When the crescent is seen, from where to where it goes (degrees from screen right, downwards), and how much of it at a time. */
const SEEN = [0.44, 0.84] as const;
const [FROM, TO] = [205, -25] as const;
const LONG = 160;
/** Its measures, in shares of the figure's width and height, and where its middle is. */
const [WIDE, HIGH, MIDDLE, THICK] = [0.66, 0.3, 0.56, 0.2] as const;
const LARGEST: Px = 56;

/** Pictures at times 0..1 of who strikes across to a side (−1 left, 1 right). */
export function swept(figure: Figure, { left, right }: Box, side: -1 | 1): Strike {
  const { picture, height, room, size, gives, canvas } = figure;
  const tones = tonesOf(picture, false);
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const at = poseAt(POSES, t);
    const unit = size * height;
    const lean = Math.round(
      side * at.lean * unit > 0
        ? Math.min(side > 0 ? room.right : room.left, Math.abs(at.lean) * unit) * side
        : -side * Math.min(side > 0 ? room.left : room.right, Math.abs(at.lean) * unit),
    );
    const crouch = Math.round(at.crouch * unit);
    // Towards the viewer is down the screen.
    const dy = Math.max(-Math.max(0, room.top), Math.min(Math.max(0, room.bottom), Math.round(at.near * unit)));
    const out = bend(picture, { dx: 0, dy, lean, crouch, gives }).draw(picture);
    const progress = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (progress <= 0 || progress >= 1) return toImage(out);
    const effect = effectOn(figure);
    const { top } = opaqueRows(out);
    const middle = { x: (left + right - 1) / 2, y: top + MIDDLE * height };
    const rx = Math.min(WIDE * (right - left), middle.x - canvas.left, canvas.right - 1 - middle.x);
    const head = FROM + (TO - FROM) * Math.min(1, progress * 2);
    const tail = Math.min(FROM, head + LONG * (1 - 0.6 * progress));
    const turned = (degrees: number): number => radians(side > 0 ? degrees : 180 - degrees);
    drawArc(
      {
        middle,
        rx: Math.max(3, rx),
        ry: Math.max(3, HIGH * height),
        from: turned(tail),
        to: turned(head),
        thick: Math.max(2, THICK * Math.min(height, LARGEST)) * (1 - 0.4 * progress),
      },
      tones,
      effect,
    );
    effect.lay(out);
    return toImage(out);
  };
}
