/**
 * A blow with what is held, arm and all, of who has no room to swing it or from whose hand it can't be told: it is raised
 * beside the head and brought down at its own side, while the body ducks and steps off to make room.
 */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { eachPixel, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { poseAt } from './between-poses.ts';
import { effectOn } from './effect-layer.ts';
import { drawArc } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { type Armful, drawArmful } from './heave.ts';
import { tonesOf } from './tones.ts';
import type { Strike } from './types.ts';

/** Shares of the height: how far it is raised (below 0: brought down) and held out, how low the body is, how far down the screen and off it steps. */
interface Pose {
  readonly t: number;
  readonly raised: number;
  readonly out: number;
  readonly crouch: number;
  readonly ahead: number;
  readonly off: number;
}
const pose = (t: number, raised: number, out: number, crouch: number, ahead: number, off: number): Pose => ({
  ...{ t, raised, out, crouch, ahead, off },
});
const POSES: readonly Pose[] = [
  pose(0, 0, 0, 0, 0, 0),
  pose(0.143, 0.06, 0, 0.03, 0, 0.03),
  pose(0.286, 0.13, -0.03, 0.05, 0, 0.06),
  pose(0.429, 0.16, -0.03, 0.02, 0, 0.06),
  pose(0.571, -0.07, 0.02, 0.03, 0.05, 0.06),
  pose(0.714, -0.09, 0.02, 0.06, 0.05, 0.06),
  pose(0.857, -0.03, 0.01, 0.03, 0.02, 0.03),
  pose(1, 0, 0, 0, 0, 0),
];
/** When the arc is seen. */
const SEEN = [0.5, 0.8] as const;
const LARGEST: Px = 56;

/** Pictures at times 0..1. */
export function heaved(figure: Figure, armful: Armful): Strike {
  const { picture, height, room, size, gives, canvas } = figure;
  const { side } = armful;
  const tones = tonesOf(armful.piece);
  const free = Math.max(0, side > 0 ? room.left : room.right);
  let [outer, top, bottom] = [side > 0 ? 0 : picture.width, picture.height, 0];
  eachPixel(armful.piece, (x, y) => {
    outer = side > 0 ? Math.max(outer, x) : Math.min(outer, x);
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  const strike = (t: number, isPlain = false): Rgba => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const now = poseAt(POSES, t);
    const unit = size * height;
    const bent = bend(picture, {
      dx: -side * Math.min(free, Math.round(now.off * unit)),
      dy: Math.min(Math.max(0, room.bottom), Math.round(now.ahead * unit)),
      lean: 0,
      crouch: Math.round(now.crouch * unit),
      gives,
    });
    const out = bent.draw(armful.body);
    const [dx, dy] = [side * Math.round(now.out * unit), -Math.round(now.raised * unit)];
    const progress = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (!isPlain && progress > 0 && progress < 1) {
      const effect = effectOn(figure);
      // From where it was raised to where it is, beside it.
      const from = bent.place(outer, top);
      const long = Math.min(0.62 * height, bottom - top);
      const ry = Math.max(4, 0.5 * (long + 0.16 * unit));
      const edge = side > 0 ? canvas.right - 1 : canvas.left;
      const rx = Math.max(3, Math.min(0.26 * Math.min(height, LARGEST), Math.abs(edge - from.x - dx) + 0.2 * ry));
      const x = Math.abs(edge - from.x) < rx ? edge - side * rx : from.x + dx;
      const [start, end] = [radians(-90 + side * 8), radians(-90 + side * 165)];
      const tail = start + (end - start) * Math.min(0.7, Math.max(0, progress * 1.2 - 0.25));
      const middle = { x, y: from.y - 0.16 * unit + ry };
      drawArc({ middle, rx, ry, from: tail, to: end, thick: Math.max(2.4, 0.42 * rx) }, tones, effect);
      effect.lay(out, undefined, true);
    }
    drawArmful(armful, bent, figure, dx, dy, out);
    return toImage(out);
  };
  // Whether it comes off whole was looked at when it was found.
  return Object.assign(strike, { isChecked: true });
}
