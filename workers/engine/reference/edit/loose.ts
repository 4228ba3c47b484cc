/** What goes with a thing that is taken out of a hand: heads and ends that hang together with the figure by it alone. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Color, Flat } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Region } from './regions.ts';
import type { Stance } from './stance.ts';

/** A larger share of a figure is none of what it holds. */
const MOST_LOOSE = 0.12;
/** A colour of which so much lies about the upper end of a thing is its own. */
const ITS_OWN = 0.55;

interface Point {
  readonly x: number;
  readonly y: number;
}

export function loose(flat: Flat, line: LineHabit, stance: Stance, grip: Point, mask: Uint8Array): Uint8Array {
  const out = Uint8Array.from(mask);
  for (const pixels of pieces(flat, (i) => flat.colors[i]! >= 0 && !out[i]))
    if (
      pixels.length < MOST_LOOSE * areaOf(flat) &&
      pixels.some((i) => isBeside(flat, mask, i)) &&
      !isOfBody(flat, line, mask, pixels)
    )
      for (const i of pixels) out[i] = 1;
  for (const i of headOf(flat, line, stance, grip, out)) out[i] = 1;
  // The line round what went goes where nothing else is beside it.
  const { width } = flat;
  flat.colors.forEach((c, i) => {
    if (c < 0 || out[i] || !line.colors.has(c)) return;
    const near = [i - 1, i + 1, i - width, i + width];
    const isOthers = near.some((k) => (flat.colors[k] ?? -1) >= 0 && !out[k] && !line.colors.has(flat.colors[k]!));
    if (!isOthers && near.some((k) => out[k] === 1)) out[i] = 1;
  });
  return out;
}

/** What a hand holds without the arm that was taken for a part of it: what hangs together with the body in its colours. */
export function withoutLimb(flat: Flat, line: LineHabit, region: Region): Region {
  const elsewhere = new Map<Color, number>();
  flat.colors.forEach((c, i) => {
    if (c >= 0 && !region[i]) elsewhere.set(c, (elsewhere.get(c) ?? 0) + 1);
  });
  const isLike = (i: number): boolean =>
    region[i] === 1 && !line.colors.has(flat.colors[i]!) && (elsewhere.get(flat.colors[i]!) ?? 0) >= 4;
  const isBody = (i: number): boolean => flat.colors[i]! >= 0 && !region[i] && !line.colors.has(flat.colors[i]!);
  const limbs = pieces(flat, isLike).filter((pixels) => pixels.some((i) => around(flat, i).some(isBody)));
  const out = Uint8Array.from(region);
  for (const i of limbs.flat()) out[i] = 0;
  return out.reduce((n, v) => n + v, 0) >= 0.4 * region.reduce((n, v) => n + v, 0) ? out : region;
}

/** An arm that a blade cut off has the colours of the rest; the head of a staff has its own. */
function isOfBody(flat: Flat, line: LineHabit, mask: Uint8Array, pixels: readonly number[]): boolean {
  const own = new Set(pixels);
  const elsewhere = new Map<Color, number>();
  flat.colors.forEach((c, i) => {
    if (c >= 0 && !own.has(i) && !mask[i]) elsewhere.set(c, (elsewhere.get(c) ?? 0) + 1);
  });
  const seen = pixels.filter((i) => !line.colors.has(flat.colors[i]!));
  const shared = seen.filter((i) => (elsewhere.get(flat.colors[i]!) ?? 0) >= 4).length;
  return seen.length >= 4 && shared > 0.5 * seen.length;
}

const areaOf = (flat: Flat): number => flat.colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);

/** The upper end of a thing whose line touches a hat's: above the hand, in colours that are nowhere else. */
function headOf(
  flat: Flat,
  line: LineHabit,
  { axis, headHalf, top, floor }: Stance,
  grip: Point,
  mask: Uint8Array,
): number[] {
  const { width } = flat;
  const height = floor - top;
  const rows = [...mask.keys()].filter((i) => mask[i]);
  const first = Math.min(...rows.map((i) => Math.floor(i / width)));
  if (first > grip.y - 0.25 * height) return [];
  const ends = rows.filter((i) => Math.floor(i / width) < first + 3).map((i) => i % width);
  const end = ends.reduce((sum, x) => sum + x, 0) / ends.length;
  const reach = Math.min(0.22 * height, Math.abs(end - axis) - 0.6 * headHalf);
  const isNear = (i: number): boolean =>
    Math.abs((i % width) - end) <= reach &&
    Math.floor(i / width) < Math.min(first + 0.3 * height, grip.y - 0.15 * height);
  const [all, near] = [new Map<Color, number>(), new Map<Color, number>()];
  flat.colors.forEach((c, i) => {
    if (c < 0 || mask[i]) return;
    all.set(c, (all.get(c) ?? 0) + 1);
    if (isNear(i)) near.set(c, (near.get(c) ?? 0) + 1);
  });
  const isIts = (c: Color): boolean => !line.colors.has(c) && (near.get(c) ?? 0) >= ITS_OWN * (all.get(c) ?? 1);
  const isPart = (i: number): boolean =>
    !mask[i] && isNear(i) && flat.colors[i]! >= 0 && (line.colors.has(flat.colors[i]!) || isIts(flat.colors[i]!));
  return pieces(flat, isPart)
    .filter((pixels) => pixels.some((i) => isBeside(flat, mask, i)) && pixels.some((i) => isIts(flat.colors[i]!)))
    .flat()
    .filter((i) => isIts(flat.colors[i]!) || !besideOther(flat, mask, line, isIts, i));
}

/** Whether a pixel of line lies beside something that stays. */
function besideOther(flat: Flat, mask: Uint8Array, line: LineHabit, isIts: (c: Color) => boolean, i: number): boolean {
  return [i - 1, i + 1, i - flat.width, i + flat.width].some((k) => {
    const c = flat.colors[k] ?? -1;
    return c >= 0 && !mask[k] && !line.colors.has(c) && !isIts(c);
  });
}

function around({ width, height }: Flat, i: number): number[] {
  const [x, y]: [Px, Px] = [i % width, Math.floor(i / width)];
  const out: number[] = [];
  for (let Y = Math.max(0, y - 1); Y <= Math.min(height - 1, y + 1); Y++)
    for (let X = Math.max(0, x - 1); X <= Math.min(width - 1, x + 1); X++)
      if (X !== x || Y !== y) out.push(Y * width + X);
  return out;
}

const isBeside = (flat: Flat, mask: Uint8Array, i: number): boolean => around(flat, i).some((j) => mask[j] === 1);

/** Pixels of a kind by what hangs together, corners included. */
function pieces(flat: Flat, isThere: (i: number) => boolean): number[][] {
  const seen = new Uint8Array(flat.colors.length);
  const out: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isThere(start)) continue;
    const group = [start];
    seen[start] = 1;
    for (let k = 0; k < group.length; k++)
      for (const j of around(flat, group[k]!)) {
        if (seen[j] || !isThere(j)) continue;
        seen[j] = 1;
        group.push(j);
      }
    out.push(group);
  }
  return out;
}
