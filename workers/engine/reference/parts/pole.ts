/** A staff, a spear or another pole beside a figure: a thin straight band as long as half of it, with what hangs on it alone. */
import type { Px } from '../../../../src/pixels/types.ts';
import { boxOf } from './box.ts';
import { areaOf, areKin, at, BESIDE, type Color, commonest, type Flat, NONE, opaqueRows } from './flat.ts';

export interface Pole {
  /** 1 for each of its pixels, its line included. */
  readonly mask: Uint8Array;
  readonly x: number;
}

/** Shares of the figure's height: how long it is at least, how thick at most. */
const LEAST_LONG = 0.55;
const MOST_THICK = 0.085;
/** So many of its rows are seen as such; so many have nothing beside them on one side. */
const SEEN = 0.72;
/** Share of its pixels that a second colour has at least. */
const SECOND = 0.12;
const FREE = 0.42;
/** Beside what fills its box like that nothing is free. */
const FULL = 0.96;
/** Slopes, in columns a row. */
const SLOPES = [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3];

interface Band {
  readonly from: (y: Px) => Px;
  readonly thick: Px;
  readonly first: Px;
  readonly last: Px;
  readonly worth: number;
  readonly color: Color;
}

export function poleOf(flat: Flat, lines: ReadonlySet<Color>): Pole | undefined {
  const { top, bottom } = opaqueRows(flat);
  const height = bottom - top;
  const { left, right } = boxOf(flat);
  if (height < 14 || areaOf(flat) > FULL * (right - left) * height) return undefined;
  let best: Band | undefined;
  for (let thick = 1; thick <= Math.max(2, Math.round(MOST_THICK * height)); thick++)
    for (const slope of SLOPES)
      for (let x = 0; x < flat.width; x++) {
        const band = bandAt(flat, lines, x, slope, thick, top, bottom);
        if (band && band.worth > (best?.worth ?? 0)) best = band;
      }
  if (!best || !standsOff(flat, best)) return undefined;
  const mask = maskOf(flat, lines, best);
  return mask && { mask, x: best.from((best.first + best.last) >> 1) + best.thick / 2 };
}

/** Share of a pole's rows that have nothing beside them on both sides, but for a line: the edge of a big head has the head all along. */
const OFF = 0.1;

function standsOff(flat: Flat, { from, thick, first, last }: Band): boolean {
  let free = 0;
  for (let y = first; y <= last; y++) {
    const x = from(y);
    const isEmpty = (step: -1 | 1, edge: Px): boolean =>
      at(flat, edge + step, y) < 0 || at(flat, edge + 2 * step, y) < 0 || at(flat, edge + 3 * step, y) < 0;
    if (isEmpty(-1, x) && isEmpty(1, x + thick - 1)) free++;
  }
  return free >= OFF * (last - first + 1);
}

function bandAt(
  flat: Flat,
  lines: ReadonlySet<Color>,
  x: Px,
  slope: number,
  thick: Px,
  top: Px,
  bottom: Px,
): Band | undefined {
  const height = bottom - top;
  const most = Math.max(2, Math.round(MOST_THICK * height));
  const middle = (top + bottom) / 2;
  const from = (y: Px): Px => Math.round(x + (y - middle) * slope);
  const inner: Color[] = [];
  for (let y = top; y < bottom; y++) {
    for (let k = 0; k < thick; k++) {
      const c = at(flat, from(y) + k, y);
      if (c >= 0 && !lines.has(c)) inner.push(c);
    }
  }
  if (inner.length < 0.4 * height * thick) return undefined;
  const color = commonest(inner);
  // A pole of two colours, or one that is light on one side and dark on the other, is one.
  const second = commonest(inner.filter((c) => !areKin(c, color)));
  const isTwo = inner.filter((c) => c === second).length >= SECOND * inner.length;
  const isOwn = (c: Color): boolean => c >= 0 && !lines.has(c) && (areKin(c, color) || (isTwo && areKin(c, second)));
  let [first, last, seen, free] = [-1, -1, 0, 0];
  let gap = 0;
  let best: Band | undefined;
  const close = (): void => {
    const long = last - first + 1;
    if (first >= 0 && long >= LEAST_LONG * height && seen >= SEEN * long && free >= FREE * long) {
      const worth = seen + 0.5 * free + thick;
      if (worth > (best?.worth ?? 0)) best = { from, thick, first, last, worth, color };
    }
    [first, last, seen, free] = [-1, -1, 0, 0];
  };
  for (let y = top; y < bottom; y++) {
    const X = from(y);
    let isBand = true;
    for (let k = 0; k < thick && isBand; k++) isBand = isOwn(at(flat, X + k, y));
    const [l, r] = [at(flat, X - 1, y), at(flat, X + thick, y)];
    // Shading makes some rows of it a pixel wider than others.
    const [wider, beyond] = isOwn(l) ? [l, at(flat, X - 2, y)] : [r, at(flat, X + thick + 1, y)];
    const isEdge =
      (!isOwn(l) && !isOwn(r)) ||
      (thick < most && isOwn(l) !== isOwn(r) && isOwn(wider) && (beyond < 0 || lines.has(beyond)));
    // Rings of other colours are of it where its line goes on beside them.
    let isRing = seen > 0 && (l < 0 || lines.has(l)) && (r < 0 || lines.has(r));
    for (let k = 0; k < thick && isRing; k++) isRing = at(flat, X + k, y) >= 0 && !lines.has(at(flat, X + k, y));
    if ((isBand && isEdge) || isRing) {
      if (first < 0) first = y;
      last = y;
      seen++;
      gap = 0;
      const isFree = (c: Color, beyond: Color): boolean => c < 0 || (lines.has(c) && beyond < 0);
      if (isFree(l, at(flat, X - 2, y)) || isFree(r, at(flat, X + thick + 1, y))) free++;
    } else if (first >= 0 && ++gap > 0.15 * height) close();
  }
  close();
  return best;
}

/** The band with its line and with what hangs together with the figure by it alone: the head of a staff. */
function maskOf(flat: Flat, lines: ReadonlySet<Color>, { from, thick, first, last }: Band): Uint8Array | undefined {
  const { width, height } = flat;
  const mask = new Uint8Array(flat.colors.length);
  const set = (x: Px, y: Px): void => {
    if (at(flat, x, y) >= 0) mask[y * width + x] = 1;
  };
  for (let y = first - 1; y <= last + 1; y++) {
    for (let k = 0; k < thick; k++) set(from(y) + k, y);
    // The line on either side of it, where that is no other's.
    for (const [x, beyond] of [
      [from(y) - 1, from(y) - 2],
      [from(y) + thick, from(y) + thick + 1],
    ] as const)
      if (lines.has(at(flat, x, y)) && (at(flat, beyond, y) < 0 || lines.has(at(flat, beyond, y)))) set(x, y);
  }
  // Each other piece, by size: all but the largest hung on the pole.
  const of = new Int32Array(flat.colors.length).fill(NONE);
  const sizes: number[] = [];
  flat.colors.forEach((c, start) => {
    if (c < 0 || mask[start] || of[start]! >= 0) return;
    const queue = [start];
    of[start] = sizes.length;
    for (let k = 0; k < queue.length; k++)
      for (const [dx, dy] of BESIDE) {
        const [x, y] = [(queue[k]! % width) + dx, Math.floor(queue[k]! / width) + dy];
        const j = y * width + x;
        if (x < 0 || x >= width || y < 0 || y >= height || at(flat, x, y) < 0 || mask[j] || of[j]! >= 0) continue;
        of[j] = sizes.length;
        queue.push(j);
      }
    sizes.push(queue.length);
  });
  const most = Math.max(...sizes);
  // A pole that cuts a figure in two is none.
  if (sizes.some((n) => n < most && n > 0.3 * most)) return undefined;
  return mask.map((v, i) => (v || (of[i]! >= 0 && sizes[of[i]!]! < most) ? 1 : 0));
}

/** The picture's colours without the pole: what it crossed below a row, a hand or a sleeve, closes over it. */
export function withoutPole(flat: Flat, { mask }: Pick<Pole, 'mask'>, lines: ReadonlySet<Color>, from: Px = 0): Flat {
  const { width } = flat;
  const colors = Int32Array.from(flat.colors, (c, i) => (mask[i] ? NONE : c));
  mask.forEach((v, i) => {
    if (!v) return;
    const y = Math.floor(i / width);
    if (y < from) return;
    const side = (step: -1 | 1): Color => {
      let x = i % width;
      while (x >= 0 && x < width && mask[y * width + x]) x += step;
      return at(flat, x, y);
    };
    const [l, r] = [side(-1), side(1)];
    if (l < 0 || r < 0) return;
    colors[i] = lines.has(l) ? r : l;
  });
  return { ...flat, colors };
}
