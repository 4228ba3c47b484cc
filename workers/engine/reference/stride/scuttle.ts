/** The walk of what has thin legs on both sides: crabs, spiders, beetles. Every other leg is drawn in while the rest stand. */
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, blank, type Color, commonest, eachPixel, type Flat, NONE, opaqueRows, put } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';

/** How alike both sides are, and where the body ends, as a share of half the width. */
const ALIKE = 0.62;
const BODY = 0.55;
/** Legs are no thicker than this share of the height, and so far from the body one is drawn in. */
const THICK = 0.2;
const STEP = 0.07;
/** Legs of smaller ones are too short to be drawn in: those of one side go up, then those of the other. */
const SMALL: Px = 6;

export interface Scuttling {
  /** For each pixel the leg that it is of, counted from 1: even ones step first. 0 for the body. */
  readonly legs: Uint8Array;
  readonly axis: number;
  readonly step: Px;
  /** The line's colour, where legs lie within it. */
  readonly fill?: Color;
}

/** The legs of such a figure; undefined where there are not two at each side. */
export function scuttling(picture: Flat, { colors, isLined }: LineHabit): Scuttling | undefined {
  const open = among(picture);
  if (open || !isLined) return open;
  // Legs may lie within a broad line.
  const fill = commonest([...picture.colors].filter((color) => colors.has(color)));
  const inner = { ...picture, colors: picture.colors.map((color) => (colors.has(color) ? NONE : color)) };
  const within = among(inner);
  return within && { ...within, fill };
}

function among(picture: Flat): Scuttling | undefined {
  const { fit, axis } = evenness(picture);
  if (fit < ALIKE) return undefined;
  const { width } = picture;
  const { top, bottom } = opaqueRows(picture);
  let half = 0;
  eachPixel(picture, (x) => {
    half = Math.max(half, Math.abs(x + 0.5 - axis));
  });
  const legs = new Uint8Array(picture.colors.length);
  const isOuter = (x: Px, y: Px, side: number): boolean =>
    at(picture, x, y) >= 0 && (x + 0.5 - axis) * side > BODY * half;
  for (const side of [-1, 1]) {
    let count = 0;
    const found: number[][] = [];
    picture.colors.forEach((_color, start) => {
      const [first, row] = [start % width, Math.floor(start / width)];
      if (legs[start] || !isOuter(first, row, side)) return;
      const piece = [start];
      legs[start] = 255;
      for (const i of piece) {
        const [x, y] = [i % width, Math.floor(i / width)];
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const j = i + dy * width + dx;
            if (!isOuter(x + dx, y + dy, side) || legs[j]) continue;
            legs[j] = 255;
            piece.push(j);
          }
        }
      }
      found.push(piece);
    });
    for (const piece of found) {
      const columns = new Set(piece.map((i) => i % width)).size;
      const isLeg = piece.length >= 2 && piece.length / columns <= Math.max(2, THICK * (bottom - top));
      if (isLeg) count++;
      // The other side's fellow goes at the other time.
      for (const i of piece) legs[i] = isLeg ? 2 * count + ((count + (side > 0 ? 1 : 0)) % 2) : 0;
    }
    if (count < 2) return undefined;
  }
  return { legs, axis, step: half < SMALL ? 0 : Math.max(1, Math.round(STEP * half * 2)) };
}

/** The figure at a time of the loop, 0..1; its body is up where the legs change. */
export function scuttledAt(picture: Flat, { legs, axis, step, fill }: Scuttling, t: number, above: Px): Flat {
  const out = blank(picture.width, picture.height);
  const turn = Math.sin(t * 2 * Math.PI);
  const drawn = Math.round(Math.abs(turn) * step);
  const up = above > 0 && Math.abs(turn) > 0.5 ? 1 : 0;
  if (fill !== undefined) {
    eachPixel(picture, (x, y, color) => put(out, x, y - up, legs[y * picture.width + x] ? fill : color));
    eachPixel(picture, (x, y, color) => {
      const leg = legs[y * picture.width + x]!;
      if (leg === 0) return;
      const by = leg % 2 === (turn > 0 ? 0 : 1) ? Math.max(1, drawn) * Math.round(Math.abs(turn)) : 0;
      put(out, x + (x + 0.5 < axis ? by : -by), y - up, color);
    });
    return out;
  }
  const bodyUp = step === 0 ? 0 : up;
  eachPixel(picture, (x, y, color) => {
    const leg = legs[y * picture.width + x]!;
    if (leg === 0) return;
    const steps = step === 0 ? Math.abs(turn) > 0.5 && x + 0.5 < axis === turn > 0 : leg % 2 === (turn > 0 ? 0 : 1);
    put(out, steps ? x + (x + 0.5 < axis ? drawn : -drawn) : x, y - (steps ? up : 0), color);
  });
  eachPixel(picture, (x, y, color) => {
    if (legs[y * picture.width + x] === 0) put(out, x, y - bodyUp, color);
  });
  // Where the body went up what stands still reaches it.
  if (bodyUp > 0)
    eachPixel(picture, (x, y, color) => {
      if (legs[y * picture.width + x] === 0 && at(out, x, y) < 0 && nearLeg(legs, picture.width, x, y))
        put(out, x, y, color);
    });
  return out;
}

const nearLeg = (legs: Uint8Array, width: Px, x: Px, y: Px): boolean =>
  [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => (legs[(y + dy) * width + x + dx] ?? 0) > 0));
