/**
 * Figures that face the viewer and have no parts that could be told: from all sides the same body in its own light, a little
 * narrower, on which the face moves. Nothing scrolls, so there are no seams.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { backOfRuns } from './back-of.ts';
import { boxOf } from './box.ts';
import { eyesIn, withoutFace } from './faceless.ts';
import {
  apart,
  areaOf,
  at,
  BESIDE,
  type Color,
  commonest,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  isRim,
  mirrored,
  NONE,
  opaqueRows,
  put,
  toFlat,
  toImage,
} from './flat.ts';
import { eyeless } from './front-face.ts';
import type { LineHabit } from './line-habit.ts';
import { narrowed } from './narrowed.ts';
import type { FoundJoints } from './person-types.ts';
import type { Runs } from './runs.ts';
import { yawOf } from './yaw.ts';

/** How far a face moves at 45° and at 90°, as shares of half the head's width. */
const ASKEW = 0.32;
const ASIDE = 0.62;
/** A nose, a beak and a mouth lie so near the middle, as a share of that: they are seen from both sides. */
const BESIDE_NOSE = 0.25;
/** What is seen of the width then. */
const [HALF_TURNED, FROM_ASIDE] = [0.92, 0.8] as const;

/** Less of a face than this is none. */
const LEAST_FACE = 3;

/**
 * The figure at yaws in degrees. What shows no face only becomes narrower where it is solid all through; undefined for
 * what has limbs and no face.
 */
export function movedFace(
  sprite: Flat,
  line: LineHabit,
  axis: number,
  joints: FoundJoints,
): ((degrees: number) => Flat) | undefined {
  const plain = withoutMarks(sprite, line, joints);
  // Closed eyes and a smile are strokes of the line's colour.
  const bare = eyeless(line.figure, line, eyesIn(sprite, line, joints));
  eachPixel(line.figure, (x, y, color) => {
    if (at(bare, x, y) !== color && at(plain, x, y) === color) put(plain, x, y, at(bare, x, y));
  });
  const face: Flat = { ...sprite, colors: new Int32Array(sprite.colors.length).fill(NONE) };
  eachPixel(sprite, (x, y, color) => {
    if (at(plain, x, y) !== color) put(face, x, y, color);
  });
  if (eyesLeft(sprite, plain, eyesIn(sprite, line, joints)) > MOST_LEFT) return undefined;
  if (areaOf(face) < LEAST_FACE && !isFilled(line.figure)) return undefined;
  // Arms raised beside a head are no part of it: a face is at least a third of one.
  const half = Math.min(headHalf(sprite, face, axis), Math.max(3, 1.5 * widthOfFace(face)));
  return (degrees) => {
    const yaw = yawOf(degrees).degrees;
    const far = Math.abs(yaw);
    if (far < 1) return sprite;
    if (far > 179) return mirrored(plain, axis);
    const share = far > 89 && far < 91 ? FROM_ASIDE : HALF_TURNED;
    if (far > 91) return narrow(mirrored(plain, axis), share);
    const s = Math.sign(yaw);
    const shift = Math.max(1, Math.round(half * (far > 70 ? ASIDE : ASKEW)));
    const out = copyOf(plain);
    eachPixel(face, (x, y, color) => {
      const off = s * (x + 0.5 - axis);
      // The far half of the face is foreshortened, and gone from aside.
      if (far > 70 && off > Math.max(0.5, half * BESIDE_NOSE)) return;
      const to = x + s * (off > half * BESIDE_NOSE ? Math.round(shift * (1 - off / Math.max(1, half))) : shift);
      if (at(plain, to, y) >= 0 && !isRim(sprite, to, y)) put(out, to, y, color);
    });
    return narrow(out, share);
  };
}

/** Of the eyes' colours about them no more stays on a back. */
const MOST_LEFT = 0.34;
/** So far about the eyes they are looked for, in ways from one to the other. */
const EYES_REACH = 0.5;

/** The share of the eyes' colours about them that is left: an eye that was not known for one is seen from behind, too. */
function eyesLeft(sprite: Flat, plain: Flat, eyes: readonly number[]): number {
  if (eyes.length === 0) return 0;
  const { width } = sprite;
  const [xs, ys] = [eyes.map((i) => i % width), eyes.map((i) => Math.floor(i / width))];
  const reach = Math.max(2, Math.round(EYES_REACH * (Math.max(...xs) - Math.min(...xs) + 1)));
  const own = new Set(eyes.map((i) => sprite.colors[i]!));
  const countIn = (flat: Flat): number => {
    let n = 0;
    eachPixel(flat, (x, y, color) => {
      const isNear =
        x >= Math.min(...xs) - reach && x <= Math.max(...xs) + reach && Math.abs(y - ys[0]!) <= reach && own.has(color);
      if (isNear && !isRim(sprite, x, y)) n++;
    });
    return n;
  };
  return countIn(plain) / Math.max(1, countIn(sprite));
}

/** What fills so much of its box is a body, more than limbs. */
const FILLED = 0.55;

function isFilled(figure: Flat): boolean {
  const { left, right, top, bottom } = boxOf(figure);
  return areaOf(figure) >= FILLED * (right - left) * (bottom - top);
}

/** How far about the eyes a beak, a muzzle or a mark may lie, in ways from one side of the face to the other. */
const ABOUT = 0.6;
/** Nearer colours, of 442, are of one surface; a mark takes no more of the figure. */
const NEAR = 14;
const MOST_MARK = 0.05;

/** The sprite without its face: eyes and mouth, and about them what has colours that are nowhere beside the face. */
function withoutMarks(sprite: Flat, line: LineHabit, joints: FoundJoints): Flat {
  const { figure } = line;
  const bare = withoutFace(sprite, line, joints);
  const out = copyOf(sprite);
  const eyes = new Set(eyesIn(sprite, line, joints));
  let [left, right, first, last] = [sprite.width, -1, sprite.height, -1];
  eachPixel(figure, (x, y, color) => {
    const isEye = eyes.has(y * figure.width + x);
    if (at(bare, x, y) === color && !isEye) return;
    // Where a face is all of the body, what is beside an eye goes on over it.
    const beside = [2, 3].flatMap((d) => BESIDE.map(([dx, dy]) => at(figure, x + dx * d, y + dy * d)));
    const own = at(bare, x, y) === color ? commonest(beside.filter((c) => c !== color)) : at(bare, x, y);
    if (own >= 0) put(out, x, y, own);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [first, last] = [Math.min(first, y), Math.max(last, y)];
  });
  if (right < 0) return withoutFront(sprite, line);
  const reach = Math.max(2, Math.round(ABOUT * (right + 1 - left)));
  const isIn = (x: Px, y: Px): boolean => x >= left - 1 && x <= right + 1 && y >= first - 1 && y <= last + reach;
  const beside = new Set<Color>();
  eachPixel(figure, (x, y, color) => {
    if (!isIn(x, y) && y >= first - reach && y <= last + reach) beside.add(color);
  });
  const mark: Flat = { ...figure, colors: new Int32Array(figure.colors.length).fill(NONE) };
  eachPixel(figure, (x, y, color) => {
    if (isIn(x, y) && !line.colors.has(color) && ![...beside].some((c) => apart(c, color) < NEAR))
      put(mark, x, y, color);
  });
  const most = MOST_MARK * areaOf(figure);
  for (const seen of connected(mark)) {
    if (seen.length > most) continue;
    let group = seen;
    for (let n = LARGE; n <= seen.length && n <= MOST_EDGE; n *= 4) group = withEdge(figure, mark, group);
    for (const i of group) {
      const [x, y] = [i % out.width, Math.floor(i / out.width)];
      // What lies beside the mark in its row, else above it, goes on.
      for (let d = 1; d < out.width; d++) {
        const near = BESIDE.map(([dx, dy]) => [x + dx * d, y + dy * d] as const).filter(
          ([X, Y]) => at(figure, X, Y) >= 0 && at(mark, X, Y) < 0 && !line.colors.has(at(out, X, Y)),
        );
        if (near.length === 0) continue;
        put(out, x, y, commonest(near.map(([X, Y]) => at(out, X, Y))));
        break;
      }
    }
  }
  return out;
}

/** Share of a row at each end that goes on behind; a front of which more differs is shaded all over. */
const RIM = 0.14;
const MOST_FRONT = 0.3;

/** Where no eyes are found: without what the front has and its sides have not. */
export function withoutFront(sprite: Flat, line: LineHabit): Flat {
  const { figure } = line;
  const { top, bottom } = opaqueRows(figure);
  const runs: Runs = Array.from({ length: figure.height }, (_, y) => {
    const columns = Array.from({ length: figure.width }, (_, x) => x).filter((x) => at(figure, x, y) >= 0);
    return columns.length > 0 ? { from: columns[0]!, to: columns.at(-1)! + 1 } : undefined;
  });
  const back = backOfRuns(figure, runs, top, bottom, line, RIM);
  const out = copyOf(sprite);
  let changed = 0;
  eachPixel(figure, (x, y, color) => {
    if (at(back, x, y) === color) return;
    put(out, x, y, at(back, x, y));
    changed++;
  });
  return changed > MOST_FRONT * areaOf(figure) ? sprite : out;
}

/** Marks of so many pixels have an edge of their own, four times as large ones two. */
const LARGE = 8;
const MOST_EDGE = 4 * LARGE;

/** A mark with the pixels beside it, which become of it. */
function withEdge(figure: Flat, mark: Flat, group: number[]): number[] {
  const out = new Set(group);
  for (const i of group) {
    for (const [dx, dy] of BESIDE) {
      const [x, y] = [(i % figure.width) + dx, Math.floor(i / figure.width) + dy];
      if (at(figure, x, y) < 0 || isRim(figure, x, y)) continue;
      out.add(y * figure.width + x);
      put(mark, x, y, at(figure, x, y));
    }
  }
  return [...out];
}

function widthOfFace(face: Flat): Px {
  const { left, right } = boxOf(face);
  return Math.max(0, right - left);
}

const narrow = (flat: Flat, share: number): Flat => toFlat(narrowed(toImage(flat), share));

/** Half of what the head measures at the height of its face, on its narrower side. */
function headHalf(sprite: Flat, face: Flat, axis: number): Px {
  const rows = new Set<Px>();
  eachPixel(face, (_x, y) => rows.add(y));
  const reach = (y: Px, step: 1 | -1): Px => {
    let n = 0;
    for (let x = step > 0 ? Math.ceil(axis) : Math.ceil(axis) - 1; at(sprite, x, y) >= 0; x += step) n++;
    return n;
  };
  return Math.max(2, Math.min(...[...rows].map((y) => Math.min(reach(y, 1), reach(y, -1)))));
}
