/**
 * A blow with all of a body that holds nothing and has no arm that comes off it, to a side: it draws back, throws itself at
 * what it strikes, and an arc is left at its front. It goes as one: nothing is squeezed or drawn out but the legs it ducks on.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, blank, copyOf, eachPixel, type Flat, opaqueRows, put, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { poseAt } from './between-poses.ts';
import { type Box, frontOf } from './body-bend.ts';
import { drawBurst } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import { drawArc } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { type Tones, tonesOf } from './tones.ts';
import type { Strike } from './types.ts';

/** A pose, in shares of the height, of the room ahead and behind for `go`. */
interface Pose {
  readonly t: number;
  /** Ahead (to 1, where it strikes) and back (to −1). */
  readonly go: number;
  /** Off the ground. */
  readonly rise: number;
  /** Lower, of what stands on legs. */
  readonly crouch: number;
  /** Of what goes on legs and lies in profile: its front raised; below 0 its rear. */
  readonly pitch: number;
  /** Of what stands: its top ahead. */
  readonly lean: number;
}

const pose = (t: number, go: number, rise: number, crouch: number, pitch: number, lean: number): Pose => ({
  ...{ t, go, rise, crouch, pitch, lean },
});
const POSES: readonly Pose[] = [
  pose(0, 0, 0, 0, 0, 0),
  pose(0.143, -0.6, 0, 0.05, 0, -0.07),
  pose(0.286, -1, 0, 0.1, -0.04, -0.13),
  pose(0.429, -0.2, 0.1, 0, 0.12, 0.02),
  pose(0.571, 1, 0.03, 0, 0.04, 0.17),
  pose(0.714, 1, 0, 0.06, -0.06, 0.14),
  pose(0.857, 0.3, 0, 0.03, 0, 0.04),
  pose(1, 0, 0, 0, 0, 0),
];

/** Shares of the height that it goes at most; of the room there is on the canvas some is kept free. */
const AHEAD = 0.34;
const BACK = 0.24;
/** What is so wide for its height lies: it pitches, and does not lean. */
const LIES = 1.12;
/** So does what goes on legs, is nearly as wide, and has two sides so unlike. */
const NEARLY = 0.9;
const UNLIKE = 0.55;

/** Whether it goes on four legs and is seen from a side. */
export const isProfile = ({ picture, height, isPerson, walks }: Figure, wide: Px): boolean =>
  !isPerson && walks === true && wide > NEARLY * height && evenness(picture).fit < UNLIKE;

/** Pictures at times 0..1 of who throws itself to a side (−1 left, 1 right). */
export function charged(figure: Figure, box: Box, side: -1 | 1, jaws?: (share: number) => Flat): Strike {
  const { picture, height, room, size, isSoft, isPerson, gives } = figure;
  const wide = box.right - box.left;
  const lies = !isPerson && (isProfile(figure, wide) || wide > LIES * height);
  const [ahead, behind] = (side > 0 ? [room.right, room.left] : [room.left, room.right]).map((r) => Math.max(0, r)) as [
    Px,
    Px,
  ];
  const tones = tonesOf(picture);
  // Some of the room is for the arc.
  const kept = Math.min(ahead, Math.max(LEAST_ARC, Math.round(ARC * Math.min(height, LARGEST))));
  const free = ahead - kept;
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const now = poseAt(POSES, t);
    const unit = size * height;
    const lean = lies ? 0 : now.lean * unit * (isSoft ? SOFT : 1);
    const goes = now.go > 0 ? Math.min(AHEAD * unit, free) * now.go : Math.min(BACK * unit, behind) * now.go;
    // The top has no more room than the whole: where there is little, it leans first.
    const most = (px: number): Px => Math.round(Math.max(-behind, Math.min(free, px)));
    const over = most(goes + lean);
    const dx = lies ? most(goes) : most(Math.sign(goes) * Math.max(0, Math.abs(goes) - Math.abs(lean) / 2));
    // Who stands on legs steps; what has none, or lies on four, leaps.
    const rise = Math.min(Math.max(0, room.top), Math.round(isPerson ? 0 : now.rise * unit));
    const bent = bend(picture, {
      dx: side * dx,
      dy: -rise,
      lean: side * (lies ? 0 : over - dx),
      crouch: isSoft ? 0 : Math.round(now.crouch * unit),
      to: side,
      gives,
      sparesMarks: height < LARGE,
    });
    // Jaws open on the way and shut on what they reach.
    const gape = jaws && t > GAPES[0] && t < GAPES[1] ? (t - GAPES[0]) / (GAPES[1] - GAPES[0]) : 0;
    const drawn = bent.draw(jaws && gape > 0 ? jaws(Math.min(1, 2.2 * gape)) : picture);
    const out = lies ? raised(drawn, side, Math.round(now.pitch * unit), figure.canvas.top) : drawn;
    const progress = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (progress <= 0 || progress >= 1) return toImage(out);
    return toImage(
      jaws ? bitten(figure, out, side, progress, tones) : struck(figure, out, side, lies, progress, tones),
    );
  };
}
/** When jaws open, and when they are shut. */
const GAPES = [0.2, 0.6] as const;
/** Of larger figures a face is no more than some of a row. */
const LARGE: Px = 36;
/** What has no legs leans less. */
const SOFT = 0.7;
/** When the arc is seen, and the columns kept for it: at the least, and as a share of the height; larger figures have no larger one. */
const SEEN = [0.5, 0.82] as const;
const LEAST_ARC: Px = 2;
const ARC = 0.12;
const LARGEST: Px = 56;
/** Columns of who strikes that an arc may lie over, as a share of the height. */
const OVER = 0.06;

/** The picture with a flash where jaws have shut. */
function bitten(figure: Figure, out: Flat, side: -1 | 1, progress: number, tones: Tones): Flat {
  const size = Math.min(figure.height, LARGEST);
  const { top } = opaqueRows(out);
  const [from, to] = [top, top + 0.7 * figure.height];
  const front = frontOf(out, side, from, to);
  const y = foremost(out, side, front, from, to, Math.max(1, Math.round(0.06 * size)));
  const edge = side > 0 ? figure.canvas.right - 1 : figure.canvas.left;
  const reach = Math.max(3, 0.2 * size);
  const effect = effectOn(figure);
  const x = front + side * Math.min(Math.max(0, Math.abs(edge - front) - reach), 0.4 * reach);
  drawBurst({ x, y }, reach, progress, tones, effect);
  const lit = copyOf(out);
  effect.lay(lit);
  eachPixel(out, (u, v, color) => {
    if ((front - u) * side > OVER * size) put(lit, u, v, color);
  });
  return lit;
}

/** The picture with an arc round its front, from above to below, that dies from its tail on. */
export function struck(figure: Figure, out: Flat, side: -1 | 1, lies: boolean, progress: number, tones: Tones): Flat {
  const { height, canvas } = figure;
  const size = Math.min(height, LARGEST);
  const { top } = opaqueRows(out);
  const [from, to] = [top + 0.08 * height, top + (lies ? 0.8 : 0.62) * height];
  const front = frontOf(out, side, from, to);
  const edge = side > 0 ? canvas.right - 1 : canvas.left;
  const middle = foremost(out, side, front, from, to, Math.max(1, Math.round(0.06 * size)));
  const [rx, ry] = [Math.max(4, 0.34 * size), Math.max(4, 0.4 * size)];
  const beyond = Math.min(Math.abs(edge - front), 0.3 * rx + 2);
  const y = Math.max(canvas.top + ry * 0.9, Math.min(canvas.bottom - 1 - ry * 0.9, middle));
  const [start, end] = [radians(-90 + side * 14), radians(-90 + side * 160)];
  const tail = start + (end - start) * Math.min(0.62, Math.max(0, progress * 1.2 - 0.3));
  const effect = effectOn(figure);
  const thick = Math.max(3, 0.4 * rx) * (1 - progress * 0.4);
  drawArc({ middle: { x: front + side * (beyond - rx), y }, rx, ry, from: tail, to: end, thick }, tones, effect);
  const lit = copyOf(out);
  effect.lay(lit);
  // Over its foremost columns only: who strikes is seen.
  eachPixel(out, (u, v, color) => {
    if ((front - u) * side > OVER * size) put(lit, u, v, color);
  });
  return lit;
}

/** The middle of the rows that reach nearly as far as the foremost column. */
function foremost(out: Flat, side: -1 | 1, front: Px, from: number, to: number, near: Px): number {
  const rows: Px[] = [];
  for (let y = Math.round(from); y < to; y++)
    if (Array.from({ length: near + 1 }, (_, k) => at(out, front - side * k, y)).some((c) => c >= 0)) rows.push(y);
  return rows[rows.length >> 1] ?? (from + to) / 2;
}

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
