/** The head of a beast that nothing told surely: by eyes on stalks, else by its one large or lone eye. */
import type { Px } from '../../../../src/pixels/types.ts';
import { type Box as Bounds, boxOf } from '../parts/box.ts';
import type { Eye } from '../parts/find-eyes.ts';
import { apart, areKin, at, BESIDE, type Color, type Flat, luma, median } from '../parts/flat.ts';
import type { Stance } from './stance.ts';

export interface SideHead {
  readonly axis: number;
  readonly top: Px;
  readonly chin: Px;
  readonly headHalf: number;
  readonly facing: -1 | 0 | 1;
  readonly eyes: readonly Eye[];
  /** Whether the head is all there is. */
  readonly isBare: boolean;
}

interface Box extends Bounds {
  readonly size: Px;
}

export function sized(flat: Flat): Box {
  const box = boxOf(flat);
  return { ...box, size: Math.min(box.right - box.left, box.bottom - box.top) };
}

/** How far each pixel of a figure lies within it, in steps of which two and a half make a diagonal pair. */
export function depthsOf(flat: Flat): Float32Array {
  const { width, height } = flat;
  const out = new Float32Array(width * height);
  const steps = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, 1.4],
    [1, -1, 1.4],
  ] as const;
  const pass = (from: number, to: number, by: 1 | -1): void => {
    for (let i = from; i !== to; i += by) {
      if (flat.colors[i]! < 0) continue;
      let least = by > 0 ? 999 : out[i]!;
      for (const [dx, dy, far] of steps) {
        const [x, y] = [(i % width) + dx * by, Math.floor(i / width) + dy * by];
        const beside = x < 0 || y < 0 || x >= width || y >= height ? 0 : out[y * width + x]!;
        least = Math.min(least, beside + far);
      }
      out[i] = least;
    }
  };
  pass(0, out.length, 1);
  pass(out.length - 1, -1, -1);
  return out;
}

const middleOf = (eye: Eye, width: Px): { readonly x: number; readonly y: number } => ({
  x: eye.reduce((sum, i) => sum + (i % width) + 0.5, 0) / eye.length,
  y: eye.reduce((sum, i) => sum + Math.floor(i / width) + 0.5, 0) / eye.length,
});

/** Heads are no larger than this share of the lesser side of a figure. */
const MOST_RADIUS = 0.26;
/** Of what is all head: as large as it may be, and as round at least. */
const [ALL_HEAD, ROUND] = [0.6, 0.3];

/** The head as a disc that holds a place: the largest near it that fits into the figure. */
export function discAt(
  flat: Flat,
  depths: Float32Array,
  box: Box,
  { x, y }: { readonly x: number; readonly y: number },
  share = MOST_RADIUS,
) {
  const most = Math.max(2.5, share * box.size);
  let best: { readonly x: number; readonly y: number; readonly r: number; readonly worth: number } | undefined;
  depths.forEach((depth, i) => {
    if (depth <= 0) return;
    const [cx, cy] = [(i % flat.width) + 0.5, Math.floor(i / flat.width) + 0.5];
    const off = Math.hypot(cx - x, cy - y);
    const r = Math.min(depth, most);
    const worth = r - 0.55 * off;
    if (off <= 0.9 * r && worth > (best?.worth ?? -1)) best = { x: cx, y: cy, r, worth };
  });
  return best;
}

/** Whether a disc lies at an end of the figure, or above the most of it: where heads are. */
function isAtEnd(
  disc: { readonly x: number; readonly y: number; readonly r: number },
  box: Box,
  mustBeHigh: boolean,
): boolean {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const isOuter = Math.min(disc.x - box.left, box.right - disc.x) <= disc.r + 0.18 * wide;
  const isHigh = disc.y - box.top <= disc.r + 0.22 * high;
  return isHigh || (!mustBeHigh && isOuter && disc.y < box.top + 0.72 * high);
}

function headAbout(flat: Flat, box: Box, eye: Eye, stance: Stance, mustBeHigh: boolean): SideHead | undefined {
  const disc = discAt(flat, depthsOf(flat), box, middleOf(eye, flat.width));
  if (!disc || disc.r < 1.5) return undefined;
  if (isAtEnd(disc, box, mustBeHigh))
    return { ...headOfDisc(flat, disc), facing: facingOf(disc.x, box, stance), eyes: [eye], isBare: false };
  // A plain eye in the middle of what is round is that of a head without a body.
  const whole = mustBeHigh ? undefined : discAt(flat, depthsOf(flat), box, disc, ALL_HEAD);
  if (!whole || whole.r < ROUND * box.size || Math.hypot(whole.x - disc.x, whole.y - disc.y) > 0.7 * whole.r)
    return undefined;
  return { ...headOfDisc(flat, whole), facing: 0, eyes: [eye], isBare: true };
}

/** Rows and columns of a disc; up to where the figure becomes as thin as an ear. */
export function headOfDisc(flat: Flat, { x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const wideAt = (row: Px): number => {
    let n = 0;
    for (let u = Math.floor(x - r); u < x + r; u++) if (at(flat, u, row) >= 0) n++;
    return n;
  };
  let top = Math.floor(y);
  while (y - top < 1.5 * r && wideAt(top - 1) >= Math.max(2, 0.9 * r)) top--;
  return { axis: x, top, chin: Math.round(y + r), headHalf: Math.max(1.5, r) };
}

function facingOf(x: number, box: Box, stance: Stance): -1 | 0 | 1 {
  const off = x - (box.left + box.right) / 2;
  if (Math.abs(off) < 0.12 * (box.right - box.left)) return stance.isLong ? stance.facing : 0;
  return off < 0 ? -1 : 1;
}

/** The head of a figure whose face no network and no neck told; `lone` is the eye that stands out most, where one does. */
export function sideHead(flat: Flat, stance: Stance, lone: Eye | undefined): SideHead | undefined {
  const box = sized(flat);
  const stalks = stalksOf(flat, box);
  if (stalks) return stalks;
  const plain = largeEye(flat) ?? darkEye(flat);
  // What is small may be an eye or a buckle: of who stands it must lie high.
  if (plain) return headAbout(flat, box, plain, stance, false);
  return lone && headAbout(flat, box, lone, stance, stance.isUpright);
}

const ABOUT = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

const WHITE = 160;
const isWhite = (c: Color): boolean => {
  const rgb = [c >> 16, (c >> 8) & 255, c & 255];
  return c >= 0 && Math.min(...rgb) > WHITE && Math.max(...rgb) - Math.min(...rgb) < 40;
};
/** Of an eye with its white: shares of the figure, and of all that is white in it. */
const [LEAST_LARGE, MOST_LARGE, OF_WHITE] = [2, 0.07, 0.62];
const TALL = 2.2;

/** An eye with its white and its pupil, where nothing else of a figure is white. */
export function largeEye(flat: Flat): Eye | undefined {
  const { width } = flat;
  const whites = [...flat.colors.keys()].filter((i) => isWhite(flat.colors[i]!));
  const area = flat.colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  const most = MOST_LARGE * area;
  if (whites.length < LEAST_LARGE || whites.length > most / OF_WHITE) return undefined;
  const seen = new Set<number>();
  let best: number[] = [];
  const isPupil = (c: Color): boolean => c >= 0 && luma(c) < 60;
  for (const start of whites) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (let k = 0; k < group.length; k++)
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const [x, y] = [(group[k]! % width) + dx, Math.floor(group[k]! / width) + dy];
          const j = y * width + x;
          // White on the other side of a pupil is of the same eye.
          const isNear = Math.max(Math.abs(dx), Math.abs(dy)) < 2 || isPupil(at(flat, x - (dx >> 1), y - (dy >> 1)));
          if (!isNear || seen.has(j) || !isWhite(at(flat, x, y))) continue;
          seen.add(j);
          group.push(j);
        }
    if (group.length > best.length) best = group;
  }
  if (best.length < OF_WHITE * whites.length) return undefined;
  const own = new Set(best);
  const [xs, ys] = [best.map((i) => i % width), best.map((i) => Math.floor(i / width))];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Its pupil lies in or beside it.
  const dark: number[] = [];
  for (let y = top; y <= bottom; y++)
    for (let x = left - 1; x <= right + 1; x++) if (isPupil(at(flat, x, y))) dark.push(y * width + x);
  const isCompact = best.length >= 0.3 * (right - left + 1) * (bottom - top + 1);
  const isInside = best.every((i) =>
    BESIDE.every(([dx, dy]) => at(flat, (i % width) + dx, Math.floor(i / width) + dy) >= 0),
  );
  // What is so much higher than wide is a blade, with the line between its halves.
  const isTall = bottom - top + 1 > TALL * (right - left + 1);
  if (dark.length === 0 || !isCompact || !isInside || isTall || right - left > 3 * (bottom - top + 1)) return undefined;
  const pupil = dark.filter((i) => [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => own.has(i + dx + dy * width))));
  return pupil.length > 0 && pupil.length <= 1.5 * best.length
    ? [...best, ...pupil.filter((i) => i % width > left && i % width < right)]
    : best;
}

/** A dark eye of many pixels, with its glint or without: the one round dark spot within a figure. */
function darkEye(flat: Flat): Eye | undefined {
  const { width } = flat;
  const area = flat.colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  const usual = median([...flat.colors].filter((c) => c >= 0).map(luma));
  const dark = Math.max(40, Math.min(84, 0.5 * usual));
  const isDark = (x: Px, y: Px): boolean => at(flat, x, y) >= 0 && luma(at(flat, x, y)) < dark;
  const seen = new Set<number>();
  const round: number[][] = [];
  flat.colors.forEach((_c, start) => {
    if (seen.has(start) || !isDark(start % width, Math.floor(start / width))) return;
    const group = [start];
    seen.add(start);
    for (let k = 0; k < group.length; k++)
      for (const [dx, dy] of ABOUT) {
        const [x, y] = [(group[k]! % width) + dx, Math.floor(group[k]! / width) + dy];
        const j = y * width + x;
        if (!isDark(x, y) || seen.has(j)) continue;
        seen.add(j);
        group.push(j);
      }
    const [xs, ys] = [group.map((i) => i % width), group.map((i) => Math.floor(i / width))];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
    const isInside = group.every((i) =>
      BESIDE.every(([dx, dy]) => at(flat, (i % width) + dx, Math.floor(i / width) + dy) >= 0),
    );
    const isRound = wide <= 1.7 * high && high <= 2.2 * wide && group.length >= 0.5 * wide * high;
    if (isInside && isRound && group.length >= 4 && group.length <= 0.08 * area) round.push(group);
  });
  return round.length === 1 ? round[0] : undefined;
}

/** Two thin stalks up from an end of a figure, each with a tip unlike itself: those are eyes. */
function stalksOf(flat: Flat, box: Box): SideHead | undefined {
  const { left, right, top, bottom } = box;
  const high = bottom - top;
  const tips: { readonly x: Px; readonly tip: readonly number[]; readonly foot: Px }[] = [];
  for (let x = left; x < right; x++) {
    let y = top;
    while (y < bottom && at(flat, x, y) < 0) y++;
    const first = y;
    const isThin = (row: Px): boolean => at(flat, x, row) >= 0 && at(flat, x - 1, row) < 0 && at(flat, x + 1, row) < 0;
    while (isThin(y)) y++;
    const long = y - first;
    if (long < Math.max(3, 0.14 * high) || first > top + 0.3 * high || at(flat, x, y) < 0) continue;
    const shaft = at(flat, x, y - 1);
    const tip: number[] = [];
    for (let row = first; row < y - 1; row++)
      if (!areKin(at(flat, x, row), shaft) && apart(at(flat, x, row), shaft) > 60) tip.push(row * flat.width + x);
    if (tip.length > 0 && tip.length < long) tips.push({ x, tip, foot: y });
  }
  if (tips.length !== 2) return undefined;
  const [a, b] = tips as [(typeof tips)[0], (typeof tips)[0]];
  const off = b.x - a.x;
  if (off < 2 || off > 0.4 * (right - left) || Math.abs(a.foot - b.foot) > 2) return undefined;
  const axis = (a.x + b.x + 1) / 2;
  const first = Math.max(a.foot, b.foot);
  const facing =
    axis < (left + right) / 2 - 0.1 * (right - left) ? -1 : axis > (left + right) / 2 + 0.1 * (right - left) ? 1 : 0;
  const headHalf = Math.max(2, 0.5 * off + 1.2);
  return {
    axis,
    top: first - 1,
    chin: Math.min(bottom - 1, Math.round(first + 1.9 * headHalf)),
    headHalf,
    facing,
    eyes: [a.tip, b.tip],
    isBare: false,
  };
}
