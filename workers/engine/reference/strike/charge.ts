/**
 * A blow with all of a body that holds nothing and has no arm that comes off it: it gathers itself, leaps or throws itself at
 * what it strikes, and goes back. Whole rows and columns move; no streaks and no stars are laid over it.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, blank, type Flat, opaqueRows, put, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import type { Box } from './body-bend.ts';
import type { Figure } from './figure.ts';
import type { Strike } from './types.ts';

/** A pose, in shares of the height, of the room ahead and behind for `go`. */
interface Pose {
  readonly t: number;
  /** Ahead (to 1, where it strikes) and back (to −1). */
  readonly go: number;
  /** Off the ground. */
  readonly rise: number;
  /** Lower and broader; below 0 higher. */
  readonly squash: number;
  /** Drawn out towards what it strikes. */
  readonly reach: number;
  /** Of what goes on legs and lies in profile: its front raised; below 0 its rear. */
  readonly pitch: number;
  /** Of what stands: its top ahead. */
  readonly lean: number;
}

const pose = (
  t: number,
  go: number,
  rise: number,
  squash: number,
  reach: number,
  pitch: number,
  lean: number,
): Pose => ({
  ...{ t, go, rise, squash, reach, pitch, lean },
});
const POSES: readonly Pose[] = [
  pose(0, 0, 0, 0, 0, 0, 0),
  pose(0.143, -0.5, 0, 0.07, -0.04, 0, -0.05),
  pose(0.286, -1, 0, 0.13, -0.08, -0.05, -0.1),
  pose(0.429, 0.35, 0.1, -0.06, 0.06, 0.13, 0.02),
  pose(0.571, 1, 0.03, -0.02, 0.13, 0.03, 0.15),
  pose(0.714, 1, 0, 0.08, 0.06, -0.1, 0.16),
  pose(0.857, 0.35, 0, 0.04, 0, 0, 0.05),
  pose(1, 0, 0, 0, 0, 0, 0),
];

function poseAt(t: number): Pose {
  const k = Math.max(
    1,
    POSES.findIndex((one) => one.t >= t),
  );
  const [a, b] = [POSES[k - 1]!, POSES[k]!];
  const share = (t - a.t) / (b.t - a.t);
  const mix = (key: keyof Pose): number => a[key] + (b[key] - a[key]) * share;
  return pose(t, mix('go'), mix('rise'), mix('squash'), mix('reach'), mix('pitch'), mix('lean'));
}

/** Shares of the height that it goes at most; of the room there is on the canvas some is kept free. */
const AHEAD = 0.34;
const BACK = 0.2;
/** What is so wide for its height lies: it pitches, and does not lean. */
const LIES = 1.12;
/** So does what goes on legs, is nearly as wide, and has two sides so unlike. */
const NEARLY = 0.9;
const UNLIKE = 0.55;

/** Whether it goes on four legs and is seen from a side. */
export const isProfile = ({ picture, height, isPerson, walks }: Figure, wide: Px): boolean =>
  !isPerson && walks === true && wide > NEARLY * height && evenness(picture).fit < UNLIKE;

/** Pictures at times 0..1 of who throws itself to a side (−1 left, 1 right). */
export function charged(figure: Figure, box: Box, side: -1 | 1): Strike {
  const { picture, height, room, size, isSoft, isPerson, gives } = figure;
  const { top } = opaqueRows(picture);
  const wide = box.right - box.left;
  const lies = !isPerson && (isProfile(figure, wide) || wide > LIES * height);
  const isDrawn = lies || isSoft === true;
  const [ahead, behind] = side > 0 ? [room.right, room.left] : [room.left, room.right];
  const from = isSoft ? Math.round(top + SOFT * height) : gives;
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const now = poseAt(t);
    const unit = size * height;
    const drawn = isDrawn ? Math.min(Math.max(0, ahead), Math.round(now.reach * size * wide)) : 0;
    const lean =
      lies || isSoft ? 0 : Math.max(-Math.max(0, behind), Math.min(Math.max(0, ahead), Math.round(now.lean * unit)));
    // Drawn out and leaning it needs room as well.
    const most = Math.min(AHEAD * unit, ahead - Math.max(0, drawn) - Math.max(0, lean));
    const least = Math.min(BACK * unit, behind - Math.max(0, -lean));
    const dx = Math.trunc(now.go > 0 ? now.go * Math.max(0, most) : now.go * Math.max(0, least));
    const crouch = Math.round(Math.max(-room.top, now.squash * unit));
    // Who stands on legs steps; what has none, or lies on four, leaps.
    const leaps = isPerson ? 0 : now.rise * unit;
    const rise = Math.min(Math.max(0, room.top + crouch), Math.round(leaps));
    const bent = bend(picture, {
      dx: side * dx,
      dy: -rise,
      lean: side * lean,
      crouch,
      stretch: drawn,
      to: side,
      gives: from,
      sparesMarks: height < LARGE,
    });
    const out = bent.draw(picture);
    return toImage(lies ? raised(out, side, Math.round(now.pitch * unit), figure.canvas.top) : out);
  };
}
const SOFT = 0.12;
/** Of larger figures a face is no more than some of a row. */
const LARGE: Px = 36;

/** The picture pitched as far as its canvas has room above. */
function raised(flat: Flat, side: -1 | 1, by: Px, top: Px): Flat {
  const out = pitched(flat, side, by);
  const over = top - opaqueRows(out).top;
  return over > 0 ? pitched(flat, side, Math.sign(by) * Math.max(0, Math.abs(by) - over)) : out;
}

/** A picture whose front (or, below 0, whose rear) is so much higher, in steps of a pixel between blocks of columns. */
function pitched(flat: Flat, side: -1 | 1, by: Px): Flat {
  if (by === 0) return flat;
  let [left, right] = [flat.width, 0];
  flat.colors.forEach((color, i) => {
    if (color < 0) return;
    left = Math.min(left, i % flat.width);
    right = Math.max(right, i % flat.width);
  });
  const long = Math.max(1, right - left);
  const out = blank(flat.width, flat.height);
  for (let x = left; x <= right; x++) {
    const share = (side > 0 === by > 0 ? x - left : right - x) / long;
    // The end that is raised and the one that stays are blocks.
    const up = Math.round(Math.abs(by) * Math.max(0, Math.min(1, (share - STANDS) / (1 - STANDS - HEAD))));
    for (let y = 0; y < flat.height; y++) if (at(flat, x, y) >= 0) put(out, x, y - up, at(flat, x, y));
  }
  return out;
}
const STANDS = 0.25;
const HEAD = 0.3;

/** Who stands on legs rises by no more than this share of the height. */
const STEP = 0.05;
/** When what comes at the viewer is how large, how high and how low, in shares of the height. */
const LOOMS: readonly (readonly [t: number, grown: number, down: number, squash: number])[] = [
  [0, 0, 0, 0],
  [0.143, 0, -0.02, 0.07],
  [0.286, 0, -0.04, 0.14],
  [0.429, -0.02, -0.18, -0.08],
  [0.571, 0.14, 0.07, 0.06],
  [0.714, 0.12, 0.08, 0.14],
  [0.857, 0, 0.02, 0.04],
  [1, 0, 0, 0],
];

/** Pictures at times 0..1 of who faces the viewer and throws itself at it: up and back, then down, nearer and larger. */
export function loomed(figure: Figure, box: Box): Strike {
  const { picture, height, room, size, isSoft, isPerson, gives } = figure;
  const { top } = opaqueRows(picture);
  const wide = box.right - box.left;
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const k = Math.max(
      1,
      LOOMS.findIndex((one) => one[0] >= t),
    );
    const [a, b] = [LOOMS[k - 1]!, LOOMS[k]!];
    const share = (t - a[0]) / (b[0] - a[0]);
    const [, grown, down, squash] = a.map((v, i) => v + (b[i]! - v) * share) as [number, number, number, number];
    const unit = size * height;
    const sides = 2 * Math.max(0, Math.min(room.left, room.right));
    const broad = Math.min(sides, Math.round((grown + 0.6 * Math.max(0, squash)) * size * wide));
    const dy = Math.round(
      Math.max(
        -Math.max(0, room.top),
        Math.min(Math.max(0, room.bottom), (isPerson ? Math.max(-STEP, down) : down) * unit),
      ),
    );
    const crouch = Math.max(-Math.max(0, room.top + dy), Math.round((squash - grown) * unit));
    const bent = bend(picture, {
      dx: 0,
      dy,
      lean: 0,
      crouch,
      stretch: isSoft ? broad : 0,
      to: 0,
      gives: isSoft ? Math.round(top + SOFT * height) : gives,
      sparesMarks: height < LARGE,
    });
    return toImage(bent.draw(picture));
  };
}
