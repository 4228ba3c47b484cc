/** A picture's own arm, whose hand may move a little: it is drawn along the way to it, so that it stays on its shoulder. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, eachPixel, type Flat, median } from '../parts/flat.ts';
import type { Point } from './types.ts';

export interface Limb {
  /** Its pixels, without the line. */
  readonly core: Uint8Array;
  readonly hand: Point;
  readonly thick: Px;
  /** From the shoulder down. */
  readonly rows: readonly { readonly y: Px; readonly from: Px; readonly colors: readonly Color[] }[];
}

/** Shares of the figure's height. */
const LEAST_LONG = 0.13;
const MOST_LONG = 0.42;
const MOST_THICK = 0.17;
const NEAR_NECK = 0.16;

/** The arm of a picture; undefined where what was found beside the body is too short, too thick or too low for one. */
export function limbOf(arm: Flat, neck: Px, height: Px): Limb | undefined {
  const rows = new Map<Px, Px[]>();
  eachPixel(arm, (x, y) => {
    rows.set(y, [...(rows.get(y) ?? []), x]);
  });
  const ys = [...rows.keys()].sort((a, b) => a - b);
  const [top, low] = [ys[0], ys.at(-1)];
  if (top === undefined || low === undefined) return undefined;
  const widths = ys.map((y) => rows.get(y)!.length);
  const thick = Math.max(2, Math.round(median(widths)));
  const isArm =
    low - top + 1 >= LEAST_LONG * height &&
    low - top + 1 <= MOST_LONG * height &&
    thick <= MOST_THICK * height &&
    top - neck < NEAR_NECK * height;
  // What is much wider in places is a cape as well.
  if (Math.max(...widths) > 1.8 * thick) return undefined;
  if (!isArm || ys.length < 0.8 * (low - top + 1)) return undefined;
  const middle = (y: Px): number => rows.get(y)!.reduce((a, b) => a + b, 0) / rows.get(y)!.length;
  const core = new Uint8Array(arm.colors.length);
  eachPixel(arm, (x, y) => {
    core[y * arm.width + x] = 1;
  });
  return {
    core,
    thick,
    hand: { x: middle(low), y: low - thick / 2 + 0.5 },
    rows: ys.map((y) => {
      const columns = rows.get(y)!.sort((a, b) => a - b);
      return { y, from: columns[0]!, colors: columns.map((x) => at(arm, x, y)) };
    }),
  };
}

/** Draws it with its hand so far from where it was: each of its rows goes along by its share of the way. */
export function drawLimb(
  limb: Limb,
  move: Point,
  place: (x: Px, y: Px) => Point,
  put: (x: Px, y: Px, color: Color) => void,
): void {
  const { rows } = limb;
  const first = rows[0]!.y;
  const long = Math.max(1, rows.at(-1)!.y - first);
  const now = Math.max(2, Math.round(long + move.y));
  for (let k = 0; k <= now; k++) {
    const t = k / now;
    const row = rows[Math.min(rows.length - 1, Math.round(t * (rows.length - 1)))]!;
    const at = place(row.from, Math.round(first + Math.min(k, long)));
    const y = k <= long ? at.y : at.y + k - long;
    row.colors.forEach((color, i) => {
      put(at.x + i + Math.round(move.x * t), y, color);
    });
  }
}
