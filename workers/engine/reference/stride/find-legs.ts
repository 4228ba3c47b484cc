/**
 * The legs of a picture by any artist: what its lower part falls into, from the ground up, where gaps or the artist's own
 * line divide it. Nothing is expected of the body above.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, type Flat, opaqueRows } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';

export interface Leg {
  /** Its pixels with the line round them. */
  readonly cells: readonly (readonly [x: Px, y: Px, color: Color])[];
  /** Middle columns of its highest and its lowest rows. */
  readonly hip: number;
  readonly foot: number;
  /** The row below its lowest. */
  readonly floor: Px;
}

export interface Legs {
  readonly legs: readonly Leg[];
  /** The first row of the legs. */
  readonly crotch: Px;
  /** 1 for each pixel of a leg. */
  readonly mask: Uint8Array;
}

/** Shares of the height: the least that legs have of it, the most, and how far above the ground a foot may end. */
const LEAST_LONG = 0.08;
const MOST_LONG = 0.55;
const OFF_GROUND = 0.16;
/** Legs are wider than this share of the figure's width, and the lower body has no more of it than that. */
const LEAST_WIDE = 0.06;
const MOST_WIDE = 0.6;
const MOST_LEGS = 8;

/** The legs; undefined where there are fewer than two. */
export function findLegs(
  picture: Flat,
  line: LineHabit,
  isTaken: (x: Px, y: Px) => boolean,
  isAnimal = false,
): Legs | undefined {
  const { top, bottom } = opaqueRows(picture);
  const height = bottom - top;
  if (height < 8) return undefined;
  const isFlesh = (x: Px, y: Px): boolean => at(picture, x, y) >= 0 && !isTaken(x, y);
  // A line between two legs divides them as a gap does.
  const isInner = (x: Px, y: Px): boolean => isFlesh(x, y) && !line.colors.has(at(picture, x, y));
  // All legs of an animal count, however short they are where the nearer ones hide the others.
  const among = isAnimal ? manyOf : divided;
  const legged = (pieces: Pieces | undefined): Pieces | undefined =>
    pieces && !isBase(picture, pieces, top, bottom) ? pieces : undefined;
  const byGaps = legged(among(picture, isFlesh, top, bottom));
  const byLines = line.colors.size > 0 ? legged(among(picture, isInner, top, bottom)) : undefined;
  const longer = LONGER * height;
  const found = byLines && (!byGaps || byGaps.crotch - byLines.crotch > longer) ? byLines : byGaps;
  const legs = found && withLines(picture, found, isFlesh, bottom);
  if (!legs) return undefined;
  // With the lines between them they may be all of what it stands on.
  const pieces = legs.legs.map(({ cells }) => cells.map(([x, y]) => y * picture.width + x));
  return isBase(picture, { crotch: legs.crotch, pieces }, top, bottom, BASE_LINED) ? undefined : legs;
}
const LONGER = 0.06;

/** What stands on nearly all of its width, on pieces as low as that, stands on its base: it has no legs. */
const BASE_HIGH = 0.24;
const BASE_WIDE = 0.7;
const BASE_LINED = 0.9;

function isBase(picture: Flat, { crotch, pieces }: Pieces, top: Px, bottom: Px, most = BASE_WIDE): boolean {
  const { width } = picture;
  const columns = new Set<Px>();
  const all = new Set<Px>();
  picture.colors.forEach((color, i) => {
    if (color >= 0) all.add(i % width);
  });
  for (const piece of pieces) for (const i of piece) columns.add(i % width);
  return bottom - crotch < BASE_HIGH * (bottom - top) && columns.size > most * all.size;
}

/** The row below which most legs of an animal are apart, four at the most; of those the highest. What only hangs is none. */
function manyOf(picture: Flat, is: (x: Px, y: Px) => boolean, top: Px, bottom: Px): Pieces | undefined {
  const height = bottom - top;
  let best: Pieces | undefined;
  for (let cut = bottom - Math.max(2, Math.round(LEAST_LONG * height)); cut >= bottom - MOST_LONG * height; cut--) {
    const all = standing(picture, is, cut, bottom, height);
    const most = Math.max(0, ...all.map((piece) => piece.length));
    const pieces = all.filter((piece) => piece.length >= HANGS * most);
    if (pieces.length < 2 || pieces.length > 4) continue;
    if (!best || pieces.length >= best.pieces.length) best = { crotch: cut, pieces };
  }
  return best;
}
const HANGS = 0.3;

interface Pieces {
  readonly crotch: Px;
  readonly pieces: readonly (readonly number[])[];
}

/** The highest row below which a figure falls into two or more pieces that stand on the ground. */
function divided(picture: Flat, is: (x: Px, y: Px) => boolean, top: Px, bottom: Px): Pieces | undefined {
  const height = bottom - top;
  const least = Math.max(2, Math.round(LEAST_LONG * height));
  let best: Pieces | undefined;
  for (let cut = bottom - least; cut >= bottom - MOST_LONG * height; cut--) {
    const pieces = standing(picture, is, cut, bottom, height);
    if (pieces.length < 2) {
      if (best) break;
      continue;
    }
    if (best && pieces.length < best.pieces.length) break;
    best = { crotch: cut, pieces };
  }
  return best;
}

function standing(picture: Flat, is: (x: Px, y: Px) => boolean, cut: Px, bottom: Px, height: Px): number[][] {
  const { width } = picture;
  const seen = new Uint8Array(picture.colors.length);
  const out: number[][] = [];
  let [left, right] = [width, 0];
  for (let y = cut; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      if (!is(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      const start = y * width + x;
      if (seen[start]) continue;
      const piece = [start];
      seen[start] = 1;
      for (let k = 0; k < piece.length; k++) {
        const [u, v] = [piece[k]! % width, Math.floor(piece[k]! / width)];
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const j = (v + dy) * width + u + dx;
          if (v + dy < cut || u + dx < 0 || u + dx >= width || v + dy >= bottom || seen[j] || !is(u + dx, v + dy))
            continue;
          seen[j] = 1;
          piece.push(j);
        }
      }
      out.push(piece);
    }
  }
  const wide = Math.max(1, right - left);
  const legs = out.filter((piece) => {
    const ys = piece.map((i) => Math.floor(i / width));
    const xs = piece.map((i) => i % width);
    const [from, to] = [Math.min(...ys), Math.max(...ys)];
    const across = Math.max(...xs) - Math.min(...xs) + 1;
    return (
      from <= cut + 1 &&
      to >= bottom - 1 - Math.max(1, OFF_GROUND * height) &&
      piece.length >= 3 &&
      across >= Math.max(1, LEAST_WIDE * wide) &&
      across <= Math.max(3, MOST_WIDE * wide) &&
      piece.length / (to - from + 1) >= 1
    );
  });
  return legs.length <= MOST_LEGS ? legs : [];
}

/** Pieces with the pixels of line beside them: each goes to the nearest piece. */
function withLines(
  picture: Flat,
  { crotch, pieces }: Pieces,
  is: (x: Px, y: Px) => boolean,
  bottom: Px,
): Legs | undefined {
  const { width } = picture;
  const owner = new Int16Array(picture.colors.length).fill(-1);
  const queue: number[] = [];
  pieces.forEach((piece, k) => {
    for (const i of piece) {
      owner[i] = k;
      queue.push(i);
    }
  });
  for (let k = 0; k < queue.length; k++) {
    const i = queue[k]!;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const j = (y + dy) * width + x + dx;
        if (y + dy < crotch || y + dy >= bottom || !is(x + dx, y + dy) || owner[j] !== -1) continue;
        owner[j] = owner[i]!;
        queue.push(j);
      }
    }
  }
  const mask = new Uint8Array(picture.colors.length);
  const legs = pieces.map((_piece, k): Leg => {
    const cells: [Px, Px, Color][] = [];
    owner.forEach((own, i) => {
      if (own !== k) return;
      mask[i] = 1;
      cells.push([i % width, Math.floor(i / width), picture.colors[i]!]);
    });
    const rows = cells.map(([, y]) => y);
    const [first, last] = [Math.min(...rows), Math.max(...rows)];
    const middle = (from: Px, to: Px): number => {
      const own = cells.filter(([, y]) => y >= from && y <= to).map(([x]) => x);
      return (Math.min(...own) + Math.max(...own)) / 2;
    };
    const deep = Math.max(0, Math.round((last - first) * 0.2));
    return { cells, hip: middle(first, first + deep), foot: middle(last - deep, last), floor: last + 1 };
  });
  return legs.length >= 2 ? { legs: legs.sort((a, b) => a.foot - b.foot), crotch, mask } : undefined;
}

/** So much of the height goes with a step where legs are not divided. */
const HALVES = 0.22;
const SMALL: Px = 18;
const FEET: Px = 2;

/** The lower part of a figure as two legs, left and right of a column; undefined where either has hardly any of it. */
export function halvesAsLegs(picture: Flat, axis: number, isTaken: (x: Px, y: Px) => boolean): Legs | undefined {
  const { top, bottom } = opaqueRows(picture);
  // Of small figures the feet alone, so that what goes across above them stays whole.
  const crotch = Math.round(bottom - (bottom - top <= SMALL ? FEET : HALVES * (bottom - top)));
  const pieces: [number[], number[]] = [[], []];
  let hull = 0;
  for (let y = crotch; y < bottom; y++) {
    const row = Array.from({ length: picture.width }, (_, x) => at(picture, x, y) >= 0 && !isTaken(x, y));
    hull += row.lastIndexOf(true) - row.indexOf(true) + 1;
    for (let x = 0; x < picture.width; x++) {
      if (at(picture, x, y) < 0 || isTaken(x, y)) continue;
      pieces[x + 0.5 < axis ? 0 : 1].push(y * picture.width + x);
    }
  }
  const all = pieces[0].length + pieces[1].length;
  const least = LEAST_HALF * all;
  // Coils and roots have gaps.
  if (all < SOLID * hull) return undefined;
  if (bottom - crotch < 2 || pieces.some((piece) => piece.length < Math.max(3, least))) return undefined;
  return withLines(picture, { crotch, pieces }, (x, y) => at(picture, x, y) >= 0 && !isTaken(x, y), bottom);
}
const LEAST_HALF = 0.25;
const SOLID = 0.7;
