/**
 * A blow with all of a body that looks at the viewer: it ducks, comes up and throws itself down the screen, and an arc
 * passes before it from one side to the other. Nothing is struck at its sides, where nobody stands.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { copyOf, type Flat, opaqueRows, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { poseAt } from './between-poses.ts';
import type { Box } from './body-bend.ts';
import { drawArc, effectOn, type Tones, tonesOf } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import type { Strike } from './types.ts';

/** A pose, in shares of the height: off the ground, lower on its legs, and ahead (down the screen). */
interface Pose {
  readonly t: number;
  readonly rise: number;
  readonly crouch: number;
  readonly ahead: number;
  /** Aside, away from where the blow ends. */
  readonly lean: number;
}
const POSES: readonly Pose[] = [
  { t: 0, rise: 0, crouch: 0, ahead: 0, lean: 0 },
  { t: 0.143, rise: 0, crouch: 0.06, ahead: -0.02, lean: -0.03 },
  { t: 0.286, rise: 0, crouch: 0.12, ahead: -0.04, lean: -0.06 },
  { t: 0.429, rise: 0.12, crouch: 0, ahead: 0, lean: -0.04 },
  { t: 0.571, rise: 0, crouch: 0, ahead: 0.1, lean: 0.05 },
  { t: 0.714, rise: 0, crouch: 0.07, ahead: 0.1, lean: 0.05 },
  { t: 0.857, rise: 0, crouch: 0.03, ahead: 0.04, lean: 0.02 },
  { t: 1, rise: 0, crouch: 0, ahead: 0, lean: 0 },
];

/** When the arc is seen. */
const SEEN = [0.5, 0.82] as const;
/** Of larger figures a face is no more than some of a row. */
const LARGE: Px = 36;
/** Smaller figures have no room for a line round an effect. */
const SMALL: Px = 22;

/** Pictures at times 0..1 of who throws itself at the viewer; the arc ends on a side (−1 left, 1 right). */
export function chargedAhead(figure: Figure, box: Box, side: -1 | 1): Strike {
  const { picture, height, room, size, isSoft, isPerson, gives } = figure;
  const tones = tonesOf(picture);
  const within = (value: number, least: Px, most: Px): Px =>
    Math.round(Math.max(-Math.max(0, least), Math.min(Math.max(0, most), value)));
  return (t, isPlain = false) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const now = poseAt(POSES, t);
    const unit = size * height;
    const rise = (isPerson ? 0.6 : 1) * now.rise * unit;
    const bent = bend(picture, {
      dx: 0,
      dy: within(now.ahead * unit - rise, room.top, room.bottom),
      lean: within(side * now.lean * unit, room.left, room.right),
      // What has no legs is flattened a little where nothing is drawn on it.
      crouch: Math.round(now.crouch * unit),
      gives: isSoft ? undefined : gives,
      isBare: isSoft === true,
      sparesMarks: height < LARGE,
    });
    const out = bent.draw(picture);
    const progress = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (isPlain || progress <= 0 || progress >= 1) return toImage(out);
    return toImage(sweptBefore(figure, out, box, side, progress, tones));
  };
}

/** The arc is so wide and so high, and its middle so far down, in shares of the figure's width and height. */
const WIDE = 0.62;
const HIGH = 0.24;
const DOWN = 0.5;
const LARGEST: Px = 56;

/** The picture with an arc before its body, below its face, that runs to a side and dies from its tail on. */
export function sweptBefore(
  figure: Figure,
  out: Flat,
  { left, right }: Box,
  side: -1 | 1,
  progress: number,
  tones: Tones,
): Flat {
  const { height, canvas, line } = figure;
  const { top } = opaqueRows(out);
  const size = Math.min(height, LARGEST);
  const middle = (left + right) / 2;
  const free = Math.min(middle - canvas.left, canvas.right - middle) - 0.5;
  const rx = Math.max(4, Math.min(free, Math.max(WIDE * (right - left), 0.4 * size), 0.8 * LARGEST));
  const ry = Math.max(3, HIGH * size);
  const y = Math.min(top + DOWN * height, canvas.bottom - 1 - ry);
  const [start, end] = [radians(90 + side * 104), radians(90 - side * 78)];
  const tail = start + (end - start) * Math.min(0.6, Math.max(0, progress * 1.2 - 0.3));
  const thick = Math.max(2.6, 0.95 * ry) * (1 - progress * 0.4);
  const effect = effectOn(figure);
  drawArc({ middle: { x: middle - 0.5, y }, rx, ry, from: tail, to: end, thick }, tones, effect);
  const lit = copyOf(out);
  effect.lay(lit, height < SMALL ? undefined : line);
  return lit;
}
