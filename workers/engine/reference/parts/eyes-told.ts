/** Eyes where little or nothing is drawn of them: at the joints of a face, in the slit of a helm, in the dark of a hood. */
import type { Eye, HeadBox, Island } from './eye-types.ts';
import { areKin, at, type Flat, luma } from './flat.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The eyes that joints tell: what is drawn near each; where only one is drawn the other is there if its place is of the face, too. */
export function eachTold(figure: Flat, told: readonly Point[], islands: readonly Island[]): readonly Eye[] {
  const reach = Math.abs(told[0]!.x - told[1]!.x) / 2;
  const nearest = told.map(
    ({ x, y }) =>
      islands
        .filter((a) => Math.abs(a.x - x) <= Math.max(1.5, reach) && a.contrast >= DRAWN)
        .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0],
  );
  const [one] = nearest.filter((a) => a !== undefined);
  return told.flatMap((joint, k) => {
    const drawn = nearest[k];
    if (drawn) return drawn === nearest[1 - k] && k > 0 ? [] : [drawn.pixels];
    const places = placeOf(figure, one ? { x: joint.x, y: one.y } : joint, one ?? told[1 - k]!);
    // Hair hides the other.
    return one && !places.flat().every((i) => areKin(figure.colors[i]!, one.usual)) ? [] : places;
  });
}
const DRAWN = 0.45;

/** A helm's slit or the dark of a hood is a band across the middle of a head; the eyes are in it, though nothing is drawn of them. */
export function slitEyes(figure: Flat, head: HeadBox | undefined): readonly Eye[] | undefined {
  if (!head) return undefined;
  const { axis, top, chin, headHalf } = head;
  const isDark = (x: number, y: number): boolean => {
    const color = at(figure, x, y);
    return color >= 0 && luma(color) < SLIT_DARK;
  };
  const x = Math.floor(axis);
  const rows: { readonly y: number; readonly from: number; readonly to: number }[] = [];
  for (let y = Math.round(top + BELOW * (chin - top)); y < chin; y++) {
    if (!isDark(x, y) || !isDark(x - 1, y)) continue;
    let [from, to] = [x - 1, x + 1];
    while (isDark(from - 1, y)) from--;
    while (isDark(to, y)) to++;
    const isFramed = [from - 1, to].every((u) => at(figure, u, y) >= 0);
    if (isFramed && to - from >= SLIT_WIDE * 2 * headHalf && to - from >= 4) rows.push({ y, from, to });
  }
  // One row alone is a brim's or a mouth's line.
  if (rows.length < 2 || rows.at(-1)!.y - rows[0]!.y >= SLIT_HIGH * (chin - top)) return undefined;
  const { y, from, to } = rows.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  const off = Math.max(1, Math.round((to - from) * 0.25));
  const middle = (from + to - 1) / 2;
  return [Math.ceil(middle - off), Math.floor(middle + off)].map((u) => [y * figure.width + u]);
}
/** Rows of a head above it are of its crown. */
const BELOW = 0.25;
const SLIT_DARK = 46;
const SLIT_WIDE = 0.45;
const SLIT_HIGH = 0.6;

/** Where nothing is drawn of an eye it is one pixel, beside the other's. */
function placeOf(figure: Flat, { x, y }: Point, other: Point): readonly Eye[] {
  const apart = Math.abs(x - other.x) < 2 ? (x <= other.x ? -1 : 1) * (1 - Math.abs(x - other.x) / 2) : 0;
  const [X, Y] = [Math.floor(x + apart), Math.floor((y + other.y) / 2)];
  return at(figure, X, Y) >= 0 ? [[Y * figure.width + X]] : [];
}
