/** Jaws of a beast in profile, opened: what is ahead of its eye and below its mouth turns down. */
import type { Px } from '../../../../src/pixels/types.ts';
import { eyesIn } from '../parts/faceless.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { at, copyOf, type Flat, NONE, opaqueRows, put } from '../parts/flat.ts';
import type { FoundJoints } from '../parts/index.ts';
import type { LineHabit } from '../parts/line-habit.ts';

/** Shares of the height: how far a muzzle reaches down from the eye at most, and how far it opens. */
const DEEP = 0.3;
const OPENS = 0.08;
const MOST: Px = 5;
/** The least columns of a muzzle, and its most in shares of the width. */
const LEAST: Px = 3;
const LONG = 0.45;
/** Share of a figure that an eye is at most. */
const LARGE = 0.03;
/** So far down from the upper edge the mouth is. */
const MOUTH = 0.58;
const INSIDE = 0x58101c;
const TOOTH = 0xf4efe0;

/** One column of a muzzle: its rows, and the first of the lower jaw. */
interface Column {
  readonly x: Px;
  readonly top: Px;
  readonly bottom: Px;
  readonly lower: Px;
}

/** Opens the jaws by a share (0..1) of how far they go; undefined where no muzzle is seen ahead of an eye. */
export function jawsOf(
  picture: Flat,
  line: LineHabit,
  joints: FoundJoints,
  side: -1 | 1,
): ((share: number) => Flat) | undefined {
  const { top, bottom } = opaqueRows(picture);
  const high = bottom - top;
  const xs = [...picture.colors.keys()].filter((i) => picture.colors[i]! >= 0).map((i) => i % picture.width);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const front = side > 0 ? right : left;
  const isFront = (x: Px): boolean => (front - x) * side <= 0.5 * (right - left) && (front - x) * side >= LEAST;
  // The eye is in the front of a profile, wherever the network saw one.
  const half = LONG * (right - left);
  const box = { axis: side > 0 ? right - half / 2 : left + half / 2, headHalf: half / 2, top, chin: top + 0.62 * high };
  const eyes = [eyesIn(picture, line, joints), findEyes(picture, joints, box, LARGE).flat()].find((seen) => seen.some((i) => isFront(i % picture.width))); // biome-ignore format: one line
  if (!eyes) return undefined;
  const foremost = eyes.reduce((a, b) => ((b % picture.width) * side > (a % picture.width) * side ? b : a));
  const eye = { x: foremost % picture.width, y: Math.floor(foremost / picture.width) };
  const columns: Column[] = [];
  for (let x = eye.x + side; (front - x) * side >= 0; x += side) {
    const rows = runAt(picture, x, eye.y, eye.y + Math.round(0.5 * DEEP * high));
    if (!rows || rows.bottom - eye.y > DEEP * high) {
      if (columns.length > 0) break;
      continue;
    }
    columns.push({ x, ...rows, lower: 0 });
  }
  const n = columns.length;
  if (n < LEAST || n > LONG * (right - left)) return undefined;
  const [first, last] = [columns[0]!, columns.at(-1)!];
  // An ear or a crest is no muzzle: that lies no higher than the eye.
  if (columns.slice(n >> 1).some((one) => one.bottom - eye.y < 0.6 * (eye.y - one.top))) return undefined;
  const lowerAt = ({ top: from, bottom: to }: Pick<Column, 'top' | 'bottom'>): number => from + MOUTH * (to - from);
  const [hinge, tip] = [Math.max(eye.y + 1, lowerAt({ top: eye.y, bottom: first.bottom })), lowerAt(last)];
  const own = columns.map((column, k) => ({
    ...column,
    lower: Math.round(hinge + ((tip - hinge) * k) / Math.max(1, n - 1)),
  }));
  // Both jaws have some rows in all but the last column.
  if (own.slice(0, -1).some((one) => one.lower <= one.top || one.lower >= one.bottom)) return undefined;
  const opens = Math.max(1, Math.min(MOST, Math.round(OPENS * high)));
  return (share) => {
    const out = copyOf(picture);
    own.forEach(({ x, bottom: end, lower }, k) => {
      const by = Math.round((share * opens * (k + 1)) / n);
      if (by === 0 || lower >= end) return;
      const kept = Array.from({ length: end - lower }, (_, d) => at(picture, x, lower + d));
      for (let d = 0; d < by; d++) put(out, x, lower + d, k === n - 1 ? NONE : INSIDE);
      for (const [d, color] of kept.entries()) put(out, x, lower + by + d, color);
      // A fang above and one below, where there is room for them.
      if (k === n - 2 && by >= 3) {
        put(out, x, lower, TOOTH);
        put(out, x, lower + by - 1, TOOTH);
      }
    });
    return out;
  };
}

/** The rows of a column that hang together with one of those from `from` to `to`. */
function runAt(flat: Flat, x: Px, from: Px, to: Px): { readonly top: Px; readonly bottom: Px } | undefined {
  let y = from;
  while (y <= to && at(flat, x, y) < 0) y++;
  if (y > to) return undefined;
  let [top, bottom] = [y, y];
  while (at(flat, x, top - 1) >= 0) top--;
  while (at(flat, x, bottom) >= 0) bottom++;
  return { top, bottom };
}
