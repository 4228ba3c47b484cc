/**
 * Shadows that are drawn with a sprite: a flat dark patch under its feet, or beside it on the floor. They are no part of the
 * body, so they are kept apart, and laid under whatever is made of the figure.
 */
import { cloneImage, createImage, opaqueBounds, overlay } from '../../../../src/pixels/image.ts';
import { resizePixels } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import {
  areaOf,
  at,
  BESIDE,
  blank,
  type Color,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  luma,
  NONE,
  opaqueRows,
  put,
  toFlat,
  toImage,
} from './flat.ts';
import { lineHabitOf } from './line-habit.ts';

export interface Shadowed {
  /** The figure alone. */
  readonly figure: Rgba;
  /** A picture of the figure with the shadow under it, narrower where that is narrower. */
  readonly under: (picture: Rgba) => Rgba;
  /** A picture of the figure, where it stood, with the shadow as it was: no byte of that is another. */
  readonly over: (picture: Rgba) => Rgba;
}

/** A shadow's light at most, and how far its red, green and blue lie apart. */
const DARK = 44;
const GREY = 26;
/** It lies in this share of the height, from the ground up. */
const LOW = 0.3;
/** Least pixels of a shadow, and share of the square of the height. */
const LEAST: Px = 5;
const LEAST_SHARE = 0.008;
/** Share of its columns above which there is nothing: a boot has a leg there. */
const OPEN = 0.3;

const isDark = (color: Color): boolean => {
  if (color < 0 || luma(color) > DARK) return false;
  const channels = [color >> 16, (color >> 8) & 255, color & 255];
  return Math.max(...channels) - Math.min(...channels) <= GREY;
};

/** The figure of a sprite without the shadow drawn with it; undefined where none is. */
export function withoutGroundShadow(sprite: Rgba): Shadowed | undefined {
  const flat = toFlat(sprite);
  const { top, bottom } = opaqueRows(flat);
  if (bottom - top < 8) return undefined;
  const shadow = groundLine(flat, bottom) ?? onGround(flat, top, bottom) ?? beside(flat, top, bottom);
  if (!shadow) return undefined;
  const figure = copyOf(flat);
  eachPixel(shadow, (x, y) => put(figure, x, y, NONE));
  // What is mostly shadow is a dark thing.
  if (areaOf(shadow) > MOST * areaOf(flat)) return undefined;
  const alone = toImage(figure);
  const box = opaqueBounds(alone);
  if (!box) return undefined;
  const whole = toImage(filled(shadow, flat));
  const under = (picture: Rgba): Rgba => {
    const now = opaqueBounds(picture);
    const out = narrowedTo(whole, now ? Math.min(1, Math.max(NARROWEST, now.width / box.width)) : 1);
    overlay(out, picture, 0, 0);
    return out;
  };
  const own = toImage(shadow);
  const over = (picture: Rgba): Rgba => {
    const out = cloneImage(own);
    overlay(out, picture, 0, 0);
    return out;
  };
  return { figure: alone, under, over };
}
const MOST = 0.4;
const NARROWEST = 0.6;

/** A line that a figure stands on: dark in the lowest row, between feet or beyond them, with nothing above it. */
function groundLine(flat: Flat, bottom: Px): Flat | undefined {
  const y = bottom - 1;
  const out = blank(flat.width, flat.height);
  let [from, to] = [flat.width, 0];
  eachPixel(flat, (x) => {
    from = Math.min(from, x);
    to = Math.max(to, x + 1);
  });
  const least = Math.max(LINE, LINE_SHARE * (to - from));
  let run: Px[] = [];
  const runs: Px[][] = [];
  for (let x = from; x <= to; x++) {
    if (isDark(at(flat, x, y)) && at(flat, x, y - 1) < 0) {
      run.push(x);
      continue;
    }
    runs.push(run);
    run = [];
  }
  if (!runs.some((own) => own.length >= least)) return undefined;
  // Beyond the feet its ends are shorter.
  for (const own of runs.filter(({ length }) => length >= LINE_END))
    for (const x of own) put(out, x, y, at(flat, x, y));
  return out;
}
const LINE: Px = 6;
const LINE_END: Px = 3;
const LINE_SHARE = 0.2;

/** A patch under the feet. */
function onGround(flat: Flat, top: Px, bottom: Px): Flat | undefined {
  const height = bottom - top;
  const first = Math.round(bottom - Math.max(3, LOW * height));
  const isOther = (x: Px, y: Px): boolean => at(flat, x, y) >= 0 && !isDark(at(flat, x, y));
  /** Nothing but dark about it: no line round a foot. */
  const isInside = (x: Px, y: Px): boolean => {
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (isOther(x + dx, y + dy)) return false;
    return true;
  };
  const usual = new Map<Color, { low: number; all: number; inside: number }>();
  eachPixel(flat, (x, y, color) => {
    if (!isDark(color)) return;
    const count = usual.get(color) ?? { low: 0, all: 0, inside: 0 };
    count.all++;
    if (y >= first) count.low++;
    if (y >= first && isInside(x, y)) count.inside++;
    usual.set(color, count);
  });
  // A colour that is seen on the ground alone is the shadow's wherever it is there.
  const own = new Set([...usual].filter(([, n]) => n.inside >= 2 && n.low >= OWN * n.all).map(([color]) => color));
  const out = blank(flat.width, flat.height);
  eachPixel(flat, (x, y, color) => {
    if (y >= first && isDark(color) && (own.has(color) || isInside(x, y))) put(out, x, y, color);
  });
  // Of the line round a foot, what has nothing of the figure beside it.
  eachPixel(flat, (x, y, color) => {
    if (y < first || !isDark(color) || at(out, x, y) >= 0) return;
    const touches = BESIDE.some(([dx, dy]) => isOther(x + dx, y + dy));
    const joins = BESIDE.some(([dx, dy]) => at(out, x + dx, y + dy) >= 0);
    if (!touches && joins && usual.get(color)!.inside >= 2) put(out, x, y, color);
  });
  dropSmall(out);
  // A dark figure has such patches everywhere, and in many shades.
  let elsewhere = 0;
  eachPixel(flat, (x, y, color) => {
    if (y < first && isDark(color) && isInside(x, y)) elsewhere++;
  });
  const shades = new Map<Color, number>();
  eachPixel(out, (_x, _y, color) => {
    shades.set(color, (shades.get(color) ?? 0) + 1);
  });
  const main = [...shades.values()].sort((a, b) => b - a).slice(0, 2);
  const isFlat = main.reduce((a, b) => a + b, 0) >= FLAT * areaOf(out);
  return isFlat && elsewhere <= 0.5 * areaOf(out) && isPatch(out, flat, bottom, height) ? out : undefined;
}
const OWN = 0.75;
const FLAT = 0.8;

/** Specks away from the patch stay with the figure. */
function dropSmall(flat: Flat): void {
  for (const group of connected(flat)) if (group.length < 3) for (const i of group) flat.colors[i] = NONE;
}

/** Whether dark pixels are a patch on the ground: flat, wide, low, and with nothing above much of it. */
function isPatch(shadow: Flat, flat: Flat, bottom: Px, height: Px): boolean {
  const columns = new Map<Px, { top: Px; low: Px }>();
  let n = 0;
  let lowest = 0;
  eachPixel(shadow, (x, y) => {
    n++;
    lowest = Math.max(lowest, y);
    const column = columns.get(x);
    columns.set(x, { top: Math.min(column?.top ?? y, y), low: y });
  });
  if (n < Math.max(LEAST, LEAST_SHARE * height * height) || lowest < bottom - 2) return false;
  const tops = [...columns.values()].map(({ top }) => top);
  const width = Math.max(...columns.keys()) - Math.min(...columns.keys()) + 1;
  const tall = lowest - Math.min(...tops) + 1;
  const open = [...columns].filter(([x, { top }]) => at(flat, x, top - 1) < 0).length;
  // Legs of spiders stand on the ground as well, but none of them is a patch.
  const isBroad = longestRun(shadow) >= Math.max(4, 0.18 * height);
  return columns.size >= 0.25 * height && tall <= 0.6 * width && open >= OPEN * columns.size && isBroad;
}

function longestRun(flat: Flat): Px {
  let [longest, run] = [0, 0];
  flat.colors.forEach((color, i) => {
    run = color < 0 ? 0 : i % flat.width === 0 ? 1 : run + 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Least rows that a shadow beside a figure takes, and pixels of it in them. */
const BESIDE_ROWS: Px = 4;
const BLACK = 10;

/** A black patch on the floor to one side of a figure that has no black line. */
function beside(flat: Flat, top: Px, bottom: Px): Flat | undefined {
  const { isLined, colors } = lineHabitOf(flat);
  const height = bottom - top;
  // Who is black, or drawn with a black line, has black on both sides.
  const blacks = flat.colors.reduce((n, c) => n + (c >= 0 && luma(c) <= BLACK ? 1 : 0), 0);
  if ((isLined && [...colors].some((c) => luma(c) <= BLACK)) || blacks > 0.5 * areaOf(flat)) return undefined;
  const isBlack = (x: Px, y: Px): boolean => at(flat, x, y) >= 0 && luma(at(flat, x, y)) <= BLACK;
  const endRun = (y: Px, step: -1 | 1): readonly Px[] => {
    let x = step > 0 ? 0 : flat.width - 1;
    while (x >= 0 && x < flat.width && at(flat, x, y) < 0) x += step;
    const run: Px[] = [];
    for (; isBlack(x, y); x += step) run.push(x);
    return run;
  };
  const out = blank(flat.width, flat.height);
  const rows: Px[] = [];
  for (let y = Math.round(top + 0.25 * height); y < bottom; y++) {
    const [left, right] = [endRun(y, 1), endRun(y, -1)];
    if (right.length === 0 || left.length > 1) continue;
    if (right.length > 1) rows.push(y);
    for (const x of right) put(out, x, y, at(flat, x, y));
  }
  dropSmall(out);
  return rows.length >= BESIDE_ROWS && areaOf(out) >= 0.03 * height * height ? out : undefined;
}

/** A shadow with what the figure hides of it: between its ends in a row; a line goes on below the feet beyond its ends. */
function filled(shadow: Flat, flat: Flat): Flat {
  const out = copyOf(shadow);
  const { top, bottom } = opaqueRows(shadow);
  if (bottom - top === 1) {
    const row = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(shadow, x, top) >= 0);
    for (const [end, step] of [
      [row[0]!, -1],
      [row.at(-1)!, 1],
    ] as const)
      for (let x = end + step; at(flat, x, top) >= 0; x += step) put(out, x, top, at(shadow, end, top));
  }
  for (let y = 0; y < flat.height; y++) {
    const columns = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(shadow, x, y) >= 0);
    let last = NONE;
    for (let x = columns[0] ?? 0; x < (columns.at(-1) ?? 0); x++) {
      if (at(shadow, x, y) >= 0) last = at(shadow, x, y);
      else if (at(flat, x, y) >= 0) put(out, x, y, last);
    }
  }
  return out;
}

/** A shadow with a share of its width, about its own middle. */
function narrowedTo(shadow: Rgba, share: number): Rgba {
  const out = createImage(shadow.width, shadow.height);
  const box = opaqueBounds(shadow);
  if (!box) return out;
  const width = Math.max(1, Math.round(box.width * share));
  const cutOut = createImage(box.width, box.height);
  overlay(cutOut, shadow, -box.x, -box.y);
  const narrow = width === box.width ? cutOut : resizePixels(cutOut, width, box.height);
  overlay(out, narrow, box.x + ((box.width - width) >> 1), box.y);
  return out;
}
