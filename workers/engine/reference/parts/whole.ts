/**
 * Figures that cannot be taken apart into head and limbs, drawn from other sides all the same: those that face the
 * viewer as round slices with what juts out beside them, those that look aside as they are, mirrored, and from behind.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { behindOf, SMALL } from './behind.ts';
import { seeBlob } from './blob.ts';
import { boxOf } from './box.ts';
import { evenness } from './evenness.ts';
import { eyesIn, withoutFace } from './faceless.ts';

import {
  areKin,
  at,
  type Color,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  isRim,
  isWarm,
  luma,
  median,
  mirrored,
  NONE,
  opaqueRows,
  put,
} from './flat.ts';
import { withoutRings } from './front-face.ts';
import { hairOver } from './hair-over.ts';
import { type LineHabit, lineHabitOf } from './line-habit.ts';
import { movedFace } from './moved-face.ts';
import { parseHead } from './parse-head.ts';
import type { FoundJoints, Head } from './person-types.ts';
import type { Runs } from './runs.ts';
import { textured } from './textured.ts';
import { yawOf } from './yaw.ts';

/** A figure as it is seen: to the front or aside, without parts of its own. */
export interface Whole {
  readonly facing: 'front' | 'left' | 'right';
  readonly confidence: number;
  /** The figure at a yaw in degrees, 0 as it is. */
  readonly draw: (degrees: number) => Flat;
}

/** From this evenness on a figure faces the viewer. */
export const EVEN = 0.66;
/** How a figure that has no parts can be drawn from other sides; undefined where nothing could be turned. */
export function seeWhole(sprite: Flat, joints: FoundJoints): Whole | undefined {
  const { top, bottom } = opaqueRows(sprite);
  if (bottom - top < 6) return undefined;
  const line = lineHabitOf(sprite);
  const { axis, fit } = evenness(sprite);
  if (fit >= EVEN) {
    const draw = seeBlob(sprite, line, axis) ?? movedFace(sprite, line, axis, joints);
    if (!draw) return undefined;
    return { facing: 'front', confidence: fit, draw };
  }
  const facing = sideSeen(sprite, joints);
  return { facing, confidence: fit, draw: lookingAside(sprite, line, facing, joints) };
}

/** A joint less sure than this says nothing. */
const SEEN = 0.3;

/** Share of the height from the top that is ahead of the rest. */
const LEANING = 0.3;

/** The side a figure looks to: where its nose is, else where its head is before its body. */
export function sideSeen(sprite: Flat, joints: FoundJoints): 'left' | 'right' {
  const { NOSE: nose, NECK: neck, 'LEFT HIP': left, 'RIGHT HIP': right } = joints;
  const body = (neck.x + left.x + right.x) / 3;
  if (nose.sure >= SEEN && neck.sure >= SEEN && Math.abs(nose.x - body) >= 0.5) return nose.x < body ? 'left' : 'right';
  const { top, bottom } = opaqueRows(sprite);
  const middleOf = (from: number, to: number): number => {
    let [sum, n] = [0, 0];
    eachPixel(sprite, (x, y) => {
      if (y < from || y >= to) return;
      sum += x;
      n++;
    });
    return sum / Math.max(1, n);
  };
  const chest = top + (bottom - top) * LEANING;
  return middleOf(top, chest) <= middleOf(chest, bottom) ? 'left' : 'right';
}

/** Share of a figure's height that its head takes where no joints tell. */
const HEAD = 0.36;

/** From behind: the face covered by the hair above it and beside it where there is such; clothes go round. */
function fromBehind(sprite: Flat, line: LineHabit, joints: FoundJoints): Flat {
  const { figure } = line;
  if (joints.NOSE.sure < SEEN || joints.NECK.sure < SEEN) return withoutFace(sprite, line, joints);
  const { top, bottom } = opaqueRows(figure);
  const height = bottom - top;
  const told = Math.round(joints.NECK.y);
  const neck = told > top + height * 0.15 && told < top + height * 0.6 ? told : Math.round(top + height * HEAD);
  const middles = rowsOf(figure)
    .slice(top, neck)
    .flatMap((run) => (run ? [(run.from + run.to) / 2] : []));
  if (middles.length < 3) return withoutFace(sprite, line, joints);
  const { head, skin } = parseHead({ line, axis: median(middles), top, neck });
  if (!isFaceOfSkin(head, skin)) return withoutFace(sprite, line, joints);
  const out = copyOf(figure);
  eachPixel(head.hair, (x, y, color) => put(out, x, y, color));
  // Of a face that reaches below the neck, as an ape's, the rest goes too.
  return withoutFace(sprite, { ...line, figure: textured(figure, out, line.colors) }, joints);
}

/** Least and most of a head that a face is which hair lies about. */
const [LEAST_FACE, MOST_FACE] = [0.12, 0.62];

/** Whether a head is of somebody with skin and hair, or a helmet: a muzzle has the colours of what is behind it. */
function isFaceOfSkin({ face, hair }: Head, skin: Color): boolean {
  let [all, own, like] = [0, 0, 0];
  eachPixel(hair, (x, y, color) => {
    all++;
    if (at(face, x, y) < 0 && areKin(color, skin)) like++;
  });
  eachPixel(face, () => own++);
  const isFace = own > LEAST_FACE * all && own < MOST_FACE * all;
  return isFace && luma(skin) > 60 && (isWarm(skin, 14) || like < MOST_LIKE * (all - own));
}
/** Where no skin is warm, less than this share of the hair has its colours. */
const MOST_LIKE = 0.15;

/** The longest run of each row. */
function rowsOf(figure: Flat): Runs {
  return Array.from({ length: figure.height }, (_, y) => {
    let best: { from: Px; to: Px } | undefined;
    for (let x = 0; x < figure.width; x++) {
      if (at(figure, x, y) < 0 || at(figure, x - 1, y) >= 0) continue;
      let to = x;
      while (at(figure, to, y) >= 0) to++;
      if (!best || to - x > best.to - best.from) best = { from: x, to };
    }
    return best;
  });
}

/** Pixels of the eyes: where joints are sure of them, else what is found. */
function eyesOf(sprite: Flat, line: LineHabit, joints: FoundJoints): readonly number[] {
  const told = [joints['LEFT EYE'], joints['RIGHT EYE']];
  const { top, bottom } = opaqueRows(line.figure);
  const high = top + (bottom - top) * UPPER;
  const found = eyesIn(sprite, line, joints);
  // Eyes below the breast are stains.
  const own = found.every((i) => Math.floor(i / sprite.width) < high) ? found : [];
  if (told.some(({ sure }) => sure < SURE_EYE)) return own;
  const [x, y] = [meanOf(told.map((eye) => eye.x)), meanOf(told.map((eye) => eye.y))];
  const far = own.some((i) => Math.hypot((i % sprite.width) - x, Math.floor(i / sprite.width) - y) > NEAR_EYE);
  return own.length > 0 && !far ? own : told.map((eye) => Math.floor(eye.y) * sprite.width + Math.floor(eye.x));
}
const SURE_EYE = 0.6;
const NEAR_EYE: Px = 4;
const UPPER = 0.52;
const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Half turned to one side: so it stays to that side, mirrored to the other, and from behind its back is seen. */
export function lookingAside(
  sprite: Flat,
  line: LineHabit,
  facing: 'front' | 'left' | 'right',
  joints: FoundJoints,
): (degrees: number) => Flat {
  const columns: Px[] = [];
  eachPixel(sprite, (x) => columns.push(x));
  const axis = (Math.min(...columns) + Math.max(...columns) + 1) / 2;
  // Only what changes is painted: the line about the figure stays as it was drawn.
  let known: Flat | undefined;
  const back = (): Flat => {
    if (known) return known;
    const out = copyOf(sprite);
    // A small head that looks at the viewer is hood and hair to its edges.
    const { top, bottom } = opaqueRows(line.figure);
    const eyes = eyesOf(sprite, line, joints);
    const isSmall = (bottom - top <= SMALL || isBody(joints)) && !isBeast(line.figure, facing, eyes);
    const covered = isSmall ? hairOver(line.figure, line, eyesIn(sprite, line, joints)) : undefined;
    const isFront = facing === 'front';
    const bare = (): Flat =>
      isFront || isSmall ? fromBehind(sprite, line, joints) : withoutFace(sprite, line, joints);
    const faceless = covered ?? (isSmall && isFront ? line.figure : bare());
    const behind = covered ?? behindOf(faceless, line, facing, eyes);
    eachPixel(line.figure, (x, y, color) => {
      if (at(behind, x, y) !== color) put(out, x, y, at(behind, x, y));
    });
    const bareOut = withoutRings(out, line, eyes);
    // Hair may be black.
    known = covered ? bareOut : withoutPatches(sprite, bareOut, new Set(eyes));
    return known;
  };
  return (degrees) => {
    const { degrees: yaw } = yawOf(degrees);
    const isAway = Math.abs(yaw) > 91;
    const isLeft = yaw < -1;
    if (facing === 'front')
      return Math.abs(yaw) < 1 ? sprite : isAway ? mirrored(back(), axis) : faceMoved(sprite, back(), yaw);
    if (!isAway) return (facing === 'left') === isLeft || Math.abs(yaw) < 1 ? sprite : mirrored(sprite, axis);
    // Seen from behind, hands change sides; straight behind is the other end of how it stood.
    const turned = Math.abs(yaw) > 179 || (facing === 'left') !== isLeft;
    return turned ? mirrored(back(), axis) : back();
  };
}

/** Of what was covered nearly black patches of so many pixels, where it was so much lighter, are holes rather than a back. */
const PATCH = 10;
const BLACK = 48;
const DARKER = 14;

/** A back without such holes: what was there stays, but for the eyes. */
function withoutPatches(before: Flat, after: Flat, eyes: ReadonlySet<number>): Flat {
  const holes: Flat = { ...after, colors: new Int32Array(after.colors.length).fill(NONE) };
  eachPixel(after, (x, y, color) => {
    const was = at(before, x, y);
    if (luma(color) < BLACK && luma(was) - luma(color) >= DARKER) put(holes, x, y, color);
  });
  const out = copyOf(after);
  for (const hole of connected(holes)) {
    if (hole.length < PATCH) continue;
    for (const i of hole) if (!eyes.has(i)) out.colors[i] = before.colors[i]!;
  }
  return out;
}

/** Whose joints are so sure in the mean has the body of a person. */
const BODY = 0.8;

function isBody(joints: FoundJoints): boolean {
  const all = Object.values(joints);
  return all.reduce((sum, { sure }) => sum + sure, 0) >= BODY * all.length;
}

/** Who is so much longer than high, or has its eyes so far before its middle, is a beast: no hair lies over its head. */
const LONG = 1.12;
const BEFORE = 0.16;

function isBeast(figure: Flat, facing: 'front' | 'left' | 'right', eyes: readonly number[]): boolean {
  const { left, right, top, bottom } = boxOf(figure);
  if (facing === 'front') return false;
  if (right - left >= LONG * (bottom - top)) return true;
  const off = meanOf(eyes.map((i) => i % figure.width)) - (left + right - 1) / 2;
  return eyes.length > 0 && (facing === 'left' ? -off : off) > BEFORE * (right - left);
}

/** How far a face moves half turned and from aside, as shares of the figure's width. */
const [ASKEW, ASIDE] = [0.15, 0.3] as const;
/** And of its height at most. */
const MOST_MOVED = 0.07;

/** What only the front has moves over the back to the side that is looked to; from aside its far edge is out of sight. */
function faceMoved(sprite: Flat, back: Flat, yaw: number): Flat {
  const out = copyOf(back);
  const columns: Px[] = [];
  eachPixel(sprite, (x, y, color) => {
    if (at(back, x, y) !== color) columns.push(x);
  });
  const [from, to] = [Math.min(...columns), Math.max(...columns) + 1];
  const isAside = Math.abs(yaw) > 70;
  const { top, bottom } = opaqueRows(sprite);
  const most = Math.max(2, Math.round(MOST_MOVED * (bottom - top)));
  const by =
    Math.sign(yaw) * Math.min(most, Math.max(isAside ? 2 : 1, Math.round((isAside ? ASIDE : ASKEW) * (to - from))));
  eachPixel(sprite, (x, y, color) => {
    if (at(back, x, y) === color) return;
    if (at(sprite, x + by, y) >= 0 && !isRim(sprite, x + by, y)) put(out, x + by, y, color);
  });
  return out;
}
