/**
 * Figures that cannot be taken apart into head and limbs, drawn from other sides all the same: those that face the
 * viewer as round slices with what juts out beside them, those that look aside as they are, mirrored, and from behind.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { backOfRuns } from './back-of.ts';
import { seeBlob } from './blob.ts';
import { evenness } from './evenness.ts';
import { findEyes } from './find-eyes.ts';
import {
  areKin,
  at,
  BESIDE,
  type Color,
  commonest,
  copyOf,
  eachPixel,
  type Flat,
  isWarm,
  luma,
  median,
  mirrored,
  NONE,
  opaqueRows,
  put,
} from './flat.ts';
import { type Brush, drawLayers, type Layer } from './layers.ts';
import { type LineHabit, lineHabitOf } from './line-habit.ts';
import { parseHead } from './parse-head.ts';
import type { FoundJoints, Head } from './person-types.ts';
import { type Runs, widthOf } from './runs.ts';
import { textured } from './textured.ts';
import { wrap, type Yaw, yawOf } from './yaw.ts';

/** A figure as it is seen: to the front or aside, without parts of its own. */
export interface Whole {
  readonly facing: 'front' | 'left' | 'right';
  readonly confidence: number;
  /** The figure at a yaw in degrees, 0 as it is. */
  readonly draw: (degrees: number) => Flat;
}

/** From this evenness on a figure faces the viewer. */
export const EVEN = 0.66;
/** Share of a slice at each end that is seen from behind as well. */
const RIM = 0.14;
/** Depth of slices as a share of their width. */
const DEPTH = 0.86;

/** How a figure that has no parts can be drawn from other sides; undefined where there is nothing. */
export function seeWhole(sprite: Flat, joints: FoundJoints): Whole | undefined {
  const { top, bottom } = opaqueRows(sprite);
  if (bottom - top < 6) return undefined;
  const line = lineHabitOf(sprite);
  const { axis, fit } = evenness(sprite);
  if (fit >= EVEN) {
    const draw = seeBlob(sprite, line, axis) ?? facingViewer(sprite, line, axis, joints);
    return { facing: 'front', confidence: fit, draw };
  }
  const facing = sideSeen(sprite, joints);
  return { facing, confidence: fit, draw: lookingAside(sprite, line, facing, joints) };
}

/** Slices about an axis with what juts out beside them, from the front. */
function facingViewer(sprite: Flat, line: LineHabit, axis: number, joints: FoundJoints): (degrees: number) => Flat {
  const { figure } = line;
  const reachOf = (y: Px, step: -1 | 1): number => {
    let x = Math.floor(axis) - (step < 0 && Number.isInteger(axis) ? 1 : 0);
    let n = 0;
    while (at(figure, x, y) >= 0) {
      x += step;
      n++;
    }
    return n;
  };
  const both = Array.from({ length: figure.height }, (_, y) => Math.min(reachOf(y, -1), reachOf(y, 1)));
  const usual = median(both.filter((n) => n > 0)) || 2;
  const core: Runs = both.map((n) => {
    const half = Math.min(n, usual * 1.2);
    return n > 0
      ? { from: Math.round(axis - half), to: Math.max(Math.round(axis + half), Math.round(axis - half) + 1) }
      : undefined;
  });
  const back = backSeen(sprite, line, core, joints);
  const beside = besideOf(figure, core, axis);
  return (degrees) => {
    const yaw = yawOf(degrees);
    if (Math.abs(yaw.degrees) < 1) return sprite;
    const layers = [
      coreLayer(figure, back, core, axis, yaw),
      ...beside.map((piece) => pieceLayer(piece, axis, usual, yaw)),
    ];
    return drawLayers(figure, layers, line, () => true);
  };
}

/** A front of which more than this share is unlike its sides is shaded all over: it has no marks that a back has not. */
const MOST_MARKS = 0.3;

/** What the slices show from behind: without the marks of the front, or where it is all shading without its face. */
function backSeen(sprite: Flat, line: LineHabit, core: Runs, joints: FoundJoints): Flat {
  const { figure } = line;
  const { top, bottom } = opaqueRows(figure);
  const back = backOfRuns(figure, core, top, bottom, line, RIM);
  let [changed, all] = [0, 0];
  eachPixel(figure, (x, y, color) => {
    all++;
    if (at(back, x, y) !== color) changed++;
  });
  return changed > MOST_MARKS * all ? withoutFace(sprite, line, joints) : back;
}

/** What lies left and right of the slices. */
function besideOf(figure: Flat, core: Runs, axis: number): Flat[] {
  return [-1, 1].map((sign) => {
    const out = copyOf(figure);
    eachPixel(figure, (x, y) => {
      const run = core[y];
      const isOut = sign < 0 ? x + 0.5 < axis : x + 0.5 >= axis;
      if (!isOut || (run && x >= run.from && x < run.to)) put(out, x, y, NONE);
    });
    return out;
  });
}

function coreLayer(figure: Flat, back: Flat, core: Runs, axis: number, yaw: Yaw): Layer {
  const draw = (brush: Brush): void => {
    core.forEach((run, y) => {
      if (!run) return;
      const half = widthOf(run) / 2;
      const width = Math.max(1, Math.round(2 * half * Math.hypot(yaw.cos, DEPTH * yaw.sin)));
      const left = Math.round(axis + ((run.from + run.to) / 2 - axis) * yaw.cos - width / 2);
      for (let i = 0; i < width; i++) {
        const phi = wrap(((2 * i + 1 - width) / width) * 90 - yaw.degrees);
        const isFront = Math.abs(phi) <= 90;
        const u = isFront ? phi / 90 : Math.sign(phi) * (2 - Math.abs(phi) / 90);
        const x = Math.max(run.from, Math.min(run.to - 1, Math.floor(run.from + ((u + 1) / 2) * widthOf(run))));
        brush(left + i, y, at(isFront ? figure : back, x, y));
      }
    });
  };
  return { depth: 0, draw };
}

/** Wings, arms, legs: seen from the side no wider than half the body. */
function pieceLayer(piece: Flat, axis: number, usual: number, yaw: Yaw): Layer {
  const columns: Px[] = [];
  eachPixel(piece, (x) => columns.push(x));
  if (columns.length === 0) return { depth: 0, draw: () => undefined };
  const from = Math.min(...columns);
  const wide = Math.max(...columns) + 1 - from;
  const edge = Math.min(1, Math.max(0.35, usual / wide));
  const squeeze = Math.abs(yaw.cos) + (1 - Math.abs(yaw.cos)) * edge;
  const sign = from + wide / 2 < axis ? -1 : 1;
  const width = Math.max(1, Math.round(wide * squeeze));
  const left = Math.round(axis + (from + wide / 2 - axis) * yaw.cos - width / 2);
  const isTurned = yaw.cos < -0.01 || (Math.abs(yaw.cos) < 0.01 && sign * yaw.sin > 0);
  const draw = (brush: Brush): void => {
    for (let i = 0; i < width; i++) {
      const u = (i + 0.5) / width;
      const column = Math.floor(from + (isTurned ? 1 - u : u) * wide);
      for (let y = 0; y < piece.height; y++) brush(left + i, y, at(piece, column, y));
    }
  };
  return { depth: -sign * yaw.sin * 2 - 0.1, draw };
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

/** How far a face reaches about its eyes, in ways from one to the other: above, below, beside. */
const FACE = { above: 0.45, below: 1.25, beside: 0.7 } as const;
/** Share of a figure from its top that eyes are looked for in where no head is known. */
const UPPER = 0.6;
/** Pixels about it, of which those colours that have less than a share tell nothing. */
const RING: Px = 2;
const FEATURE = 0.06;

/** A head without its eyes and mouth: what is small and unlike the face about the eyes takes the colour beside it. */
function withoutFace(sprite: Flat, line: LineHabit, joints: FoundJoints): Flat {
  const { figure } = line;
  const out = copyOf(figure);
  const { top, bottom } = opaqueRows(figure);
  const [from, to] = columnsOf(figure);
  const upper = { axis: (from + to) / 2, headHalf: (to - from) / 2, top, chin: top + UPPER * (bottom - top) };
  const eyes =
    [findEyes(sprite, joints), findEyes(sprite, joints, upper)].find((found) => found.length > 0)?.flat() ?? [];
  if (eyes.length === 0) return out;
  const xs = eyes.map((i) => i % figure.width);
  const ys = eyes.map((i) => Math.floor(i / figure.width));
  const far = Math.max(3, Math.max(...xs) - Math.min(...xs) + 1);
  const [left, right] = [Math.min(...xs) - FACE.beside * far, Math.max(...xs) + FACE.beside * far];
  const [first, last] = [Math.min(...ys) - FACE.above * far, Math.max(...ys) + FACE.below * far];
  const isInside = (x: Px, y: Px): boolean => BESIDE.every(([dx, dy]) => at(figure, x + dx, y + dy) >= 0);
  const box: (readonly [Px, Px])[] = [];
  const about: Color[] = [];
  eachPixel(figure, (x, y, color) => {
    const off = Math.max(left - x, x - right, first - y, y - last);
    if (off <= 0 && isInside(x, y)) box.push([x, y]);
    else if (off > 0 && off <= RING && !line.colors.has(color)) about.push(color);
  });
  // What lies about a face goes on behind it.
  const counts = new Map<Color, number>();
  for (const color of about) counts.set(color, (counts.get(color) ?? 0) + 1);
  const ground = [...counts].filter(([, n]) => n >= FEATURE * about.length).map(([c]) => c);
  const isGround = (x: Px, y: Px): boolean => ground.some((own) => areKin(own, at(figure, x, y)));
  const isEye = new Set(eyes);
  for (const [x, y] of box) {
    if (!isEye.has(y * figure.width + x) && isGround(x, y)) continue;
    for (let d = 1; d <= 2 * far; d++) {
      const near = BESIDE.map(([dx, dy]) => [x + dx * d, y + dy * d] as const).filter(
        ([X, Y]) => isGround(X, Y) && !isEye.has(Y * figure.width + X),
      );
      if (near.length === 0) continue;
      put(out, x, y, commonest(near.map(([X, Y]) => at(figure, X, Y))));
      break;
    }
  }
  return out;
}

/** A figure that has no parts without its eyes and mouth. */
export function faceless(sprite: Flat, joints: FoundJoints): Flat {
  const line = lineHabitOf(sprite);
  const out = copyOf(sprite);
  const covered = withoutFace(sprite, line, joints);
  eachPixel(line.figure, (x, y, color) => {
    if (at(covered, x, y) !== color) put(out, x, y, at(covered, x, y));
  });
  return out;
}

function columnsOf(figure: Flat): readonly [from: Px, to: Px] {
  const columns: Px[] = [];
  eachPixel(figure, (x) => columns.push(x));
  return [Math.min(...columns), Math.max(...columns) + 1];
}

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

/** Half turned to one side: so it stays to that side, mirrored to the other, and from behind its back is seen. */
function lookingAside(
  sprite: Flat,
  line: LineHabit,
  facing: 'left' | 'right',
  joints: FoundJoints,
): (degrees: number) => Flat {
  const columns: Px[] = [];
  eachPixel(sprite, (x) => columns.push(x));
  const axis = (Math.min(...columns) + Math.max(...columns) + 1) / 2;
  // Only what changes is painted: the line about the figure stays as it was drawn.
  const back = (): Flat => {
    const out = copyOf(sprite);
    const behind = fromBehind(sprite, line, joints);
    eachPixel(line.figure, (x, y, color) => {
      if (at(behind, x, y) !== color) put(out, x, y, at(behind, x, y));
    });
    return out;
  };
  return (degrees) => {
    const { degrees: yaw } = yawOf(degrees);
    const isAway = Math.abs(yaw) > 91;
    const isLeft = yaw < -1;
    if (!isAway) return (facing === 'left') === isLeft || Math.abs(yaw) < 1 ? sprite : mirrored(sprite, axis);
    // Seen from behind, hands change sides; straight behind is the other end of how it stood.
    const turned = Math.abs(yaw) > 179 || (facing === 'left') !== isLeft;
    return turned ? mirrored(back(), axis) : back();
  };
}
