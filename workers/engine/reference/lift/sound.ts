/** Whether frames of a movement look as if they were drawn: no slits, no holes, no lines that the picture does not have. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, eachPixel, type Flat, luma, opaqueRows, toFlat } from '../parts/flat.ts';

/** What may be told of a picture by its pixels alone. */
interface Marks {
  readonly area: number;
  /** Empty pixels with the figure close above and below. */
  readonly slits: number;
  /** Inner pixels much darker than what lies on both sides of them. */
  readonly lines: number;
  /** Pixels with nothing of the figure beside them. */
  readonly specks: number;
}

/** Shares of a picture's area that may come. */
const MISSING = 0.02;
const MORE_SLITS = 0.02;
const MORE_LINES = 0.02;
const MORE_SPECKS = 0.006;
/** Share of its area that a figure may lose or win where no limb is hidden. */
const LEAST_AREA = 0.78;
const MOST_AREA = 1.25;
/** A line is so much darker than both its sides. */
const DARKER = 34;

/** Whether every frame is sound; `slits` is the share of slits that may come. */
export function areSound(sprite: Rgba, frames: readonly Rgba[], slits = MORE_SLITS): boolean {
  const still = toFlat(sprite);
  const own = marksOf(still);
  const inner = innerOf(still);
  return frames.every((frame) => {
    const flat = toFlat(frame);
    const now = marksOf(flat);
    const more = (count: number, was: number, share: number): boolean => count - was > Math.max(3, share * own.area);
    return !(
      more(missing(inner, still, flat), 0, MISSING) ||
      more(now.slits, own.slits, slits) ||
      more(now.lines, own.lines, MORE_LINES) ||
      more(now.specks, own.specks, MORE_SPECKS) ||
      now.area < LEAST_AREA * own.area ||
      now.area > MOST_AREA * own.area
    );
  });
}

function marksOf(flat: Flat): Marks {
  const has = (x: Px, y: Px): boolean => at(flat, x, y) >= 0;
  let [area, slits, lines, specks] = [0, 0, 0, 0];
  eachPixel(flat, (x, y, color) => {
    area++;
    if (!BESIDE.some(([dx, dy]) => has(x + dx, y + dy))) specks++;
    const isDarker = (a: Color, b: Color): boolean =>
      a >= 0 && b >= 0 && luma(a) - luma(color) > DARKER && luma(b) - luma(color) > DARKER;
    if (isDarker(at(flat, x - 1, y), at(flat, x + 1, y)) || isDarker(at(flat, x, y - 1), at(flat, x, y + 1))) lines++;
  });
  // Between legs there may be gaps side by side, but no gap across them.
  const near = (x: Px, y: Px, dy: -1 | 1): boolean => [1, 2, 3].some((d) => has(x, y + dy * d));
  for (let y = 0; y < flat.height; y++)
    for (let x = 0; x < flat.width; x++) if (!has(x, y) && near(x, y, -1) && near(x, y, 1)) slits++;
  return { area, slits, lines, specks };
}

/** Legs and hems, which go to and fro, are below this share of the height. */
const UPPER = 0.6;
/** Larger figures are looked at two pixels from their edge. */
const LARGE: Px = 24;

/** Pixels well inside the upper part of a figure. */
function innerOf(flat: Flat): readonly (readonly [x: Px, y: Px])[] {
  const { top, bottom } = opaqueRows(flat);
  const deep = bottom - top < LARGE ? 1 : 2;
  const out: (readonly [Px, Px])[] = [];
  eachPixel(flat, (x, y) => {
    if (y > top + UPPER * (bottom - top)) return;
    for (let dy = -deep; dy <= deep; dy++)
      for (let dx = -deep; dx <= deep; dx++) if (at(flat, x + dx, y + dy) < 0) return;
    out.push([x, y]);
  });
  return out;
}

/** How many of them are empty in a frame, wherever the whole has gone. */
function missing(inner: readonly (readonly [Px, Px])[], still: Flat, frame: Flat): number {
  const [was, now] = [opaqueRows(still), opaqueRows(frame)];
  const downs = new Set([0, now.top - was.top, now.bottom - was.bottom]);
  const [left, right] = [sideOf(frame, -1) - sideOf(still, -1), sideOf(frame, 1) - sideOf(still, 1)];
  const acrosses = new Set([0, left, right, Math.round((left + right) / 2)].flatMap((dx) => [dx - 1, dx, dx + 1]));
  let least = inner.length;
  for (const dy of downs)
    for (const dx of acrosses)
      least = Math.min(
        least,
        inner.reduce((n, [x, y]) => n + (at(frame, x + dx, y + dy) < 0 ? 1 : 0), 0),
      );
  return least;
}

/** The outermost column at a side. */
function sideOf(flat: Flat, side: -1 | 1): Px {
  let out = side < 0 ? flat.width : 0;
  eachPixel(flat, (x) => {
    out = side < 0 ? Math.min(out, x) : Math.max(out, x);
  });
  return out;
}

/** Share of the lower part's pixels that the frame most unlike the picture changes at the least, for a gait to be seen. */
const LEAST_MOTION = 0.12;
const LOWER = 0.65;

/** Whether a gait is seen where feet are; `still` are pixels of what hangs behind them. */
export function isSeen(sprite: Rgba, frames: readonly Rgba[], still?: Uint8Array): boolean {
  const own = toFlat(sprite);
  const { top, bottom } = opaqueRows(own);
  const from = Math.round(top + LOWER * (bottom - top)) * own.width;
  const lower = own.colors.subarray(from, bottom * own.width);
  const area = lower.reduce((n, color, i) => n + (color < 0 || still?.[from + i] ? 0 : 1), 0);
  return frames.some((frame) => {
    const now = toFlat(frame).colors.subarray(from, bottom * own.width);
    return lower.reduce((n, color, i) => n + (color === now[i] ? 0 : 1), 0) >= LEAST_MOTION * area;
  });
}

/** Share of a picture's area that may open within it, in gaps that are narrower than three pixels. */
const MORE_CRACKS = 0.008;

/** Whether a body that sways opens cracks that its picture does not have, up and down as well as across. */
export function isCracked(sprite: Rgba, frames: readonly Rgba[]): boolean {
  const own = cracksOf(toFlat(sprite));
  const area = toFlat(sprite).colors.reduce((n, color) => n + (color < 0 ? 0 : 1), 0);
  return frames.some((frame) => cracksOf(toFlat(frame)) - own > Math.max(3, MORE_CRACKS * area));
}

function cracksOf(flat: Flat): number {
  const beside = (x: Px, y: Px, dx: Px, dy: Px): boolean =>
    at(flat, x + dx, y + dy) >= 0 || at(flat, x + 2 * dx, y + 2 * dy) >= 0;
  let cracks = 0;
  for (let y = 0; y < flat.height; y++)
    for (let x = 0; x < flat.width; x++) {
      if (at(flat, x, y) >= 0) continue;
      const isAcross = beside(x, y, -1, 0) && beside(x, y, 1, 0);
      const isAlong = beside(x, y, 0, -1) && beside(x, y, 0, 1);
      if (isAcross || isAlong) cracks++;
    }
  return cracks;
}
