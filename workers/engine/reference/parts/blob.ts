/**
 * Round bodies that face the viewer (slimes, faces, heads with horns): from all sides the same body in its own outline and
 * light, on which the face moves. Nothing scrolls, so there are no seams and no flat edges.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  areKin,
  at,
  blank,
  type Color,
  commonest,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  isRim,
  luma,
  NONE,
  put,
} from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import { yawOf } from './yaw.ts';

/** A body fills so much of the box about its rows, is so wide for its height, and has a face of so much of it. */
const FULL = 0.7;
const [LEAST_WIDE, MOST_WIDE] = [0.6, 1.7];
const [LEAST_FACE, MOST_FACE] = [0.03, 0.6];
/** Shades of the surface have so much of it each, and are no darker than this share of the commonest. */
const SHADE = 0.015;
const DARKEST = 0.62;
const OF_RING = 0.02;
/** A line that reaches the edge is a fold of the body, no mouth. */
const FOLD = 0.7;
/** How far a face moves at 45° and at 90°, as shares of half the body's width. */
const ASKEW = 0.5;
const ASIDE = 0.86;

interface Row {
  readonly from: Px;
  readonly to: Px;
}

const rowsOf = (figure: Flat): (Row | undefined)[] =>
  Array.from({ length: figure.height }, (_, y) => {
    let [from, to] = [figure.width, 0];
    for (let x = 0; x < figure.width; x++) {
      if (at(figure, x, y) < 0) continue;
      from = Math.min(from, x);
      to = x + 1;
    }
    return to > from ? { from, to } : undefined;
  });

/** Whether a figure is one round body: no limbs, no wings. */
function isRound(figure: Flat, rows: readonly (Row | undefined)[]): boolean {
  const all = rows.filter((row) => row !== undefined);
  const wide = Math.max(...all.map((r) => r.to)) - Math.min(...all.map((r) => r.from));
  let area = 0;
  eachPixel(figure, () => area++);
  const shape = wide / Math.max(1, all.length);
  return shape >= LEAST_WIDE && shape <= MOST_WIDE && area >= FULL * wide * all.length;
}

/** Hue in degrees and how much of it there is, 0..1. */
function hueOf(color: Color): readonly [hue: number, much: number] {
  const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = Math.max(1, most - least);
  const hue = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return [hue * 60, (most - least) / Math.max(1, most)];
}

/** Whether two colours are shades of one surface, however light: of a hue that hardly turns. */
function areShades(a: Color, b: Color): boolean {
  const [[hue, much], [other, more]] = [hueOf(a), hueOf(b)];
  if (much < GREY || more < GREY) return areKin(a, b);
  const turn = Math.abs(hue - other) % 360;
  return Math.min(turn, 360 - turn) < SAME_HUE;
}
const GREY = 0.2;
const SAME_HUE = 22;

/** Pixels from the edge in which the surface shows, in the lower part of a body: brows and eyes lie higher. */
const RING: Px = 3;
const LOWER = 0.4;

/** The shades of the surface: what hangs together with the commonest colour of its edge by steps of one hue. */
function surfaceOf(figure: Flat, rows: readonly (Row | undefined)[], lines: ReadonlySet<Color>): ReadonlySet<Color> {
  const counts = new Map<Color, number>();
  let all = 0;
  eachPixel(figure, (_x, _y, color) => {
    all++;
    if (!lines.has(color)) counts.set(color, (counts.get(color) ?? 0) + 1);
  });
  const filled = rows.flatMap((row, y) => (row ? [{ ...row, y }] : []));
  const ring = filled.slice(Math.floor(filled.length * LOWER)).flatMap(({ from, to, y }) =>
    Array.from({ length: RING }, (_, i) => [at(figure, from + i, y), at(figure, to - 1 - i, y)])
      .flat()
      .filter((c) => !lines.has(c)),
  );
  const base = commonest(ring);
  const out = new Set<Color>(base < 0 ? [] : [base]);
  for (let grew = base >= 0; grew; ) {
    grew = false;
    for (const [color, n] of counts) {
      if (
        out.has(color) ||
        n < SHADE * all ||
        ring.filter((c) => c === color).length < OF_RING * ring.length ||
        luma(color) < DARKEST * luma(base)
      )
        continue;
      if (![...out].some((own) => areKin(own, color) || areShades(own, color))) continue;
      out.add(color);
      grew = true;
    }
  }
  return out;
}

/** The face: what is of no shade of the surface, with what lies between; but for the edge and folds that reach it. */
function faceOf(figure: Flat, surface: ReadonlySet<Color>, lines: ReadonlySet<Color>, axis: number): Flat {
  const out = blank(figure.width, figure.height);
  const seen = new Uint8Array(figure.colors.length);
  figure.colors.forEach((color, start) => {
    if (color < 0 || seen[start] || surface.has(color)) return;
    const group = [start];
    seen[start] = 1;
    for (let k = 0; k < group.length; k++) {
      const [x, y] = [group[k]! % figure.width, Math.floor(group[k]! / figure.width)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const own = at(figure, x + dx, y + dy);
          const j = (y + dy) * figure.width + x + dx;
          if (own < 0 || surface.has(own) || seen[j]) continue;
          seen[j] = 1;
          group.push(j);
        }
      }
    }
    const isAtEdge = group.some((i) => isRim(figure, i % figure.width, Math.floor(i / figure.width)));
    const dark = group.filter((i) => lines.has(figure.colors[i]!)).length;
    if (isAtEdge && dark >= FOLD * group.length) return;
    for (const i of group) {
      if (!isRim(figure, i % figure.width, Math.floor(i / figure.width))) out.colors[i] = figure.colors[i]!;
    }
  });
  for (let y = 0; y < out.height; y++) {
    // Horns and ears stand on both sides of nothing.
    if (at(figure, Math.floor(axis), y) < 0) for (let x = 0; x < out.width; x++) put(out, x, y, NONE);
    const columns = Array.from({ length: out.width }, (_, x) => x).filter((x) => at(out, x, y) >= 0);
    for (let x = columns[0] ?? 0; x < (columns.at(-1) ?? -1); x++) put(out, x, y, at(figure, x, y));
  }
  return out;
}

/** The body without its face: the surface goes on from beside it, from above or below where the whole row was face. */
function bareOf(figure: Flat, face: Flat, surface: ReadonlySet<Color>): Flat {
  const out = copyOf(figure);
  const isBody = (x: Px, y: Px): boolean => surface.has(at(figure, x, y)) && at(face, x, y) < 0;
  const rows = rowsOf(face);
  rows.forEach((row, y) => {
    if (!row) return;
    for (let x = row.from; x < row.to; x++) {
      const isLeft = x < (row.from + row.to) / 2;
      const edge = isLeft ? row.from : row.to - 1;
      const step = isLeft ? -1 : 1;
      // Bands of light go on inwards as far as they are wide.
      const deep = Math.abs(x - edge);
      let found: Color = NONE;
      for (let d = Math.min(deep, 2) + 1; d > 0 && found < 0; d--) {
        if (isBody(edge + step * d, y)) found = at(figure, edge + step * d, y);
      }
      for (let d = 1; d < figure.height && found < 0; d++) {
        if (isBody(x, y + d)) found = at(figure, x, y + d);
        else if (isBody(x, y - d)) found = at(figure, x, y - d);
      }
      if (found >= 0) put(out, x, y, found);
    }
  });
  return out;
}

/** Of more of a body than this, more spots than those of a face are the body's own. */
const SPOTTED = 0.2;
const MOST_SPOTS = 5;
const LEAST_SPOT = 2;

/** How many spots there are on a surface. */
function spotsOn(face: Flat, surface: ReadonlySet<Color>): number {
  const spots = copyOf(face);
  eachPixel(face, (x, y, color) => {
    if (surface.has(color)) put(spots, x, y, NONE);
  });
  return connected(spots).filter((spot) => spot.length >= LEAST_SPOT).length;
}

/** A round body from any side (yaw in degrees), undefined for what is none or has no face to move. */
export function seeBlob(sprite: Flat, line: LineHabit, axis: number): ((degrees: number) => Flat) | undefined {
  const { figure, colors } = line;
  const rows = rowsOf(figure);
  if (!rows.some((row) => row) || !isRound(figure, rows)) return undefined;
  const surface = surfaceOf(figure, rows, colors);
  const face = faceOf(figure, surface, colors, axis);
  let [area, own] = [0, 0];
  eachPixel(figure, () => area++);
  eachPixel(face, () => own++);
  if (own < LEAST_FACE * area || own > MOST_FACE * area) return undefined;
  // Many spots all over are no face.
  if (own > SPOTTED * area && spotsOn(face, surface) > MOST_SPOTS) return undefined;
  const bare = bareOf(figure, face, surface);
  // Only what changes is painted: the line about the figure stays as it was drawn.
  const body = copyOf(sprite);
  eachPixel(face, (x, y) => put(body, x, y, at(bare, x, y)));
  return (degrees) => {
    const { degrees: yaw } = yawOf(degrees);
    if (Math.abs(yaw) < 1) return sprite;
    if (Math.abs(yaw) > 91) return body;
    const out = copyOf(body);
    const s = Math.sign(yaw);
    const isAside = Math.abs(yaw) > 70;
    rows.forEach((row, y) => {
      if (!row) return;
      const half = (row.to - row.from) / 2;
      const shift = Math.round((isAside ? ASIDE : ASKEW) * half);
      for (let x = row.from; x < row.to; x++) {
        const off = s * (x + 0.5 - axis);
        // Beyond the middle of the face lies its far half, foreshortened, from aside out of sight.
        if (isAside && off > shift) continue;
        const source = off <= shift ? off - shift : ((off - shift) / Math.max(1, half - shift)) * half;
        const color = at(face, Math.floor(axis + s * source), y);
        if (color !== NONE && at(figure, x, y) >= 0) put(out, x, y, color);
      }
    });
    return out;
  };
}
