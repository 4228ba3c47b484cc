/** Figures of any kind drawn from a side: which way they look, where the eye is, what stands on the ground, how thick each place is. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { type Box, boxOf } from '../box.ts';
import { evenness } from '../evenness.ts';
import type { Eye } from '../eye-types.ts';
import { findEyes } from '../find-eyes.ts';
import { areKin, at, BESIDE, type Color, commonest, copyOf, type Flat, median, mirrored, put } from '../flat.ts';
import { type LineHabit, lineHabitOf } from '../line-habit.ts';
import type { FoundJoints } from '../person-types.ts';
import type { Run } from '../runs.ts';
import { lookingAside } from '../whole.ts';
import { aboutEye, isPair } from './faces-seen.ts';
import { areBehind, eyesAt, type Facing, facingOf, meanOf, meanX, meanY } from './facing.ts';

/** A figure seen from the side; all of it as if it faced screen right. */
export interface Profile {
  /** As drawn. */
  readonly picture: Flat;
  /** The way it faces as drawn. */
  readonly facing: Facing;
  readonly line: LineHabit;
  /** Without its line and its eye. */
  readonly bare: Flat;
  readonly box: Box;
  /** Pixels of the eye, by place. */
  readonly eye: { readonly pixels: readonly number[]; readonly x: Px; readonly y: Px } | undefined;
  /** Its head is turned to the viewer: both eyes are seen, one beside the other. */
  readonly isLooking: boolean;
  /** First row in which there are legs only; the floor where there are none. */
  readonly belly: Px;
  /** Rows of an ear, a horn, a stalk from its foot up: it stands up thin from the head, and is there on each side. */
  readonly ears: readonly (Run & { readonly y: Px })[];
  /** Its outline as drawn, without what only is seen from ahead: eyes, a mouth, a belly. */
  readonly behind: () => Flat;
  /** Half the thickness of each place, as of a pillow of its outline. */
  readonly thick: Float64Array;
}

/** Half turned away, in degrees. */
const AWAY = 135;
/** From this evenness on a figure faces the viewer. */
const EVEN = 0.66;
const LEAST: Px = 8;

/** All runs of a row, from left to right. */
export function runsAt(flat: Flat, y: Px): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < flat.width; x++) {
    if (at(flat, x, y) < 0) continue;
    const last = runs.at(-1);
    if (last && last.to === x) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}

/**
 * Sees a figure as drawn from the side, which `side` tells or its face; undefined for what faces the viewer, or is too small
 * to tell.
 */
export function seeProfile(drawn: Flat, joints: FoundJoints, side?: Facing): Profile | undefined {
  const own = boxOf(drawn);
  if (Math.min(own.right - own.left, own.bottom - own.top) < LEAST) return undefined;
  const told = findEyes(drawn, joints);
  if (!side && evenness(drawn).fit >= EVEN && !isBeside(drawn, own, told)) return undefined;
  const facing = side ?? facingOf(drawn, own, told, joints);
  if (!facing) return undefined;
  const eyes = told.length > 0 && !areBehind(drawn, own, facing, told) ? told : eyesAt(drawn, own, facing, joints);
  const last = drawn.width - 1;
  const turned = facing === 'left';
  const place = (i: number): number =>
    turned ? Math.floor(i / drawn.width) * drawn.width + last - (i % drawn.width) : i;
  const picture = turned ? mirrored(drawn) : drawn;
  const line = lineHabitOf(picture);
  const { figure } = line;
  const box = boxOf(figure);
  if (box.right - box.left < LEAST - 2 || box.bottom - box.top < LEAST - 2) return undefined;
  const seen = eyes.map((pixels) => pixels.map(place)).sort((a, b) => meanX(b, drawn) - meanX(a, drawn));
  // Of two that are seen the near one lies farther from the nose.
  const near = seen.at(-1);
  const eye = near && { pixels: near, x: Math.round(meanX(near, drawn)), y: Math.round(meanY(near, drawn)) };
  const bare = withoutPixels(figure, glowOf(figure, seen.flat()));
  const belly = bellyOf(figure, box);
  return {
    picture,
    facing,
    line,
    bare,
    box,
    eye,
    isLooking: isPair(drawn, seen, box),
    belly,
    behind: () => {
      const back = lookingAside(drawn, lineHabitOf(drawn), facing, joints)(turned ? -AWAY : AWAY);
      return aboutEye(picture, turned ? mirrored(back) : back, box, eye);
    },
    thick: thicknessOf(figure, box, belly),
    ears: earsOf(bare, box, eye),
  };
}

/** An eye so far ahead, as a share of the length, is in a head. */
const FORE = 0.62;

/** Whether its eye lies in a head that could be seen from straight ahead, rather than being a mark of its back. */
export const isFaced = ({ eye, box: { left, right } }: Profile): boolean =>
  eye !== undefined && eye.x + 0.5 >= left + FORE * (right - left);

/** Eyes so far from the middle of what is longer than high are a profile's, however even its body. */
const BESIDE_MIDDLE = 0.25;

function isBeside(drawn: Flat, { left, right, top, bottom }: Box, eyes: readonly Eye[]): boolean {
  if (eyes.length === 0 || right - left < bottom - top) return false;
  const off = meanOf(eyes.map((eye) => meanX(eye, drawn))) - (left + right - 1) / 2;
  return Math.abs(off) > BESIDE_MIDDLE * (right - left);
}

/** Colours of less of a figure than this are of the eye where they lie about it. */
const GLOW = 0.08;
const ABOUT: Px = 4;

/** Eyes with what shines about them in their colours. */
function glowOf(figure: Flat, pixels: readonly number[]): readonly number[] {
  const { width, colors } = figure;
  const area = colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  const own = [...new Set(pixels.map((i) => colors[i]!))].filter((c) => c >= 0);
  const isOwn = (color: Color): boolean => own.some((c) => c === color || areKin(c, color));
  const share = colors.reduce((n, c) => n + (c >= 0 && isOwn(c) ? 1 : 0), 0) / Math.max(1, area);
  if (share > GLOW) return pixels;
  const out = new Set(pixels);
  for (const i of out) {
    for (const [dx, dy] of BESIDE) {
      const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
      const isNear = pixels.some((p) => Math.hypot((p % width) - x, Math.floor(p / width) - y) <= ABOUT);
      if (isNear && at(figure, x, y) >= 0 && isOwn(at(figure, x, y))) out.add(y * width + x);
    }
  }
  return [...out];
}

/** Without some pixels: what lies beside them goes on. */
function withoutPixels(figure: Flat, pixels: readonly number[]): Flat {
  const out = copyOf(figure);
  const gone = new Set(pixels);
  for (const i of pixels) {
    const [x, y] = [i % figure.width, Math.floor(i / figure.width)];
    for (let d = 1; d < 5; d++) {
      const near = BESIDE.map(([dx, dy]) => [x + dx * d, y + dy * d] as const).filter(
        ([X, Y]) => at(figure, X, Y) >= 0 && !gone.has(Y * figure.width + X),
      );
      if (near.length === 0) continue;
      put(out, x, y, commonest(near.map(([X, Y]) => at(figure, X, Y))));
      break;
    }
  }
  return out;
}

/** Legs take no more of the height than this; rows of legs that stand together are no wider than that share of the body. */
const LEGS = 0.5;
const THIN = 0.5;
const PARTED = 0.85;

/** The row under which a figure stands on legs: from the ground up, rows that fall into pieces. */
function bellyOf(figure: Flat, { top, bottom }: Box): Px {
  const widths = Array.from({ length: bottom - top }, (_, k) =>
    runsAt(figure, top + k).reduce((sum, run) => sum + run.to - run.from, 0),
  );
  const most = Math.max(...widths);
  let belly = bottom;
  let joined = 0;
  for (let y = bottom - 1; y > bottom - LEGS * (bottom - top); y--) {
    const wide = widths[y - top]!;
    if (runsAt(figure, y).length > 1 && wide < PARTED * most) {
      belly = y;
      joined = 0;
      // Of legs in step one foot reaches farther down: rows of one alone lie below those of both.
    } else if ((belly < bottom || wide >= THIN * most) && ++joined > 2) break;
  }
  return belly;
}

const RELAXATION = 1.6;
const ROUNDS = 60;

/** The root of the solution of ∇²u = −4 with 0 outside: the height of a round pillow. Legs hold it up and are no edge. */
function thicknessOf(figure: Flat, box: Box, belly: Px): Float64Array {
  const { width } = figure;
  const u = new Float64Array(figure.colors.length);
  const value = (own: number, x: Px, y: Px): number =>
    at(figure, x, y) < 0 ? 0 : y >= belly ? own * 0.5 : u[y * width + x]!;
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = box.top; y < Math.min(belly, box.bottom); y++) {
      for (let x = box.left; x < box.right; x++) {
        const i = y * width + x;
        if (figure.colors[i]! < 0) continue;
        const own = u[i]!;
        const next =
          (value(own, x - 1, y) + value(own, x + 1, y) + value(own, x, y - 1) + value(own, x, y + 1) + 4) / 4;
        u[i] = Math.max(0.2, own * (1 - RELAXATION) + next * RELAXATION);
      }
    }
  }
  return u.map(Math.sqrt);
}

/** Ears are no wider than this share of the length, and stand ahead of that share of it. */
const EAR = 0.2;
const AT_HEAD = 0.45;
/** Where no eye tells, ears end so far down. */
const BROW = 0.3;

function earsOf(bare: Flat, box: Box, eye: Profile['eye']): Profile['ears'] {
  const wide = box.right - box.left;
  const most = Math.max(2, Math.round(EAR * wide));
  const last = eye ? eye.y - 1 : box.top + Math.round(BROW * (box.bottom - box.top));
  const behind = eye ? Math.min(eye.x - 2, eye.x - 0.25 * wide) : box.left + AT_HEAD * wide;
  const isEar = (run: Run): boolean => run.to - run.from <= most && (run.from + run.to) / 2 >= behind;
  const rows: Run[][] = [];
  for (let y = box.top; y < last; y++) {
    const thin = runsAt(bare, y).filter((run) => (run.from + run.to) / 2 >= behind);
    if (!thin.every(isEar)) break;
    rows.push(thin);
  }
  // From its foot up: of two that are seen the near one is the one farther back.
  const out: (Run & { y: Px })[] = [];
  for (let k = rows.length - 1; k >= 0; k--) {
    const below = out.at(-1);
    const run = rows[k]!.find((one) => !below || (one.from <= below.to && one.to >= below.from));
    if (!run) break;
    out.push({ ...run, y: box.top + k });
  }
  const width = meanOf(out.map((run) => run.to - run.from));
  return out.length >= Math.max(1, TALL * width) ? out : [];
}
const TALL = 0.7;

/** A leg is no wider than this share of the length. */
const MOST_LEG = 0.22;

/** The legs ahead or behind: the run of each row that stands there, of no more than their usual width. */
export function legOf(
  { bare, belly, box }: Profile,
  isFore: boolean,
): { readonly runs: readonly (Run & { y: Px })[]; readonly width: Px } {
  const all = Array.from({ length: Math.max(0, box.bottom - belly) }, (_, k) => belly + k).flatMap((y) => {
    const runs = runsAt(bare, y);
    const run = isFore ? runs.at(-1) : runs[0];
    return run ? [{ ...run, y }] : [];
  });
  const usual = median(all.map((run) => run.to - run.from)) || 0;
  return { runs: all, width: Math.min(usual, Math.ceil(MOST_LEG * (box.right - box.left))) };
}
