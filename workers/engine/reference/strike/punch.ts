/** An arm that is stretched out to a side, in its own colours. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, commonest, type Flat, luma } from '../parts/flat.ts';
import type { Limb } from './limb.ts';
import type { Point, Trunk } from './types.ts';

/** Share of the arm that is the hand. */
const HAND = 0.3;
const THIN_BELOW: Px = 13;

/** Draws it from the shoulder on, and says where the fist is. */
export function drawPunch(
  limb: Limb,
  lines: ReadonlySet<Color>,
  shoulder: Point,
  side: number,
  long: Px,
  put: (x: Px, y: Px, color: Color) => void,
): Point {
  // As thick as artists draw an arm that points aside, whatever hangs from it.
  const thick = Math.max(2, Math.min(long < THIN_BELOW ? 2 : 3, limb.thick));
  const steps = Math.max(3, Math.round(long));
  const rows = limb.rows;
  const first = Math.round(shoulder.y - thick / 2);
  const usual = commonest(rows.flatMap(({ colors }) => colors.filter((color) => !lines.has(color))));
  const tonesAt = (t: number): readonly [Color, Color] => {
    const near = Math.round(t * (rows.length - 1));
    const own = rows
      .slice(Math.max(0, near - 1), near + 2)
      .flatMap(({ colors }) => colors)
      .filter((color) => color >= 0 && !lines.has(color));
    const found = commonest(own);
    const main = found >= 0 ? found : usual;
    const darker = commonest(own.filter((color) => luma(color) < luma(main)));
    return [main, darker >= 0 ? darker : main];
  };
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const [light, shade] = tonesAt(t);
    const isFist = t > 1 - HAND;
    const x = Math.round(shoulder.x + side * k);
    for (let p = isFist ? -1 : 0; p < thick; p++) put(x, first + p, p === thick - 1 ? shade : light);
  }
  return { x: shoulder.x + side * steps, y: first + thick / 2 };
}

/**
 * The arm of somebody of whom only the body is known: what is outermost on one side from the shoulder to the hip; nothing of
 * it is taken from where it hangs.
 */
export function sleeveOf(
  figure: Flat,
  lines: ReadonlySet<Color>,
  { axis, neck, half }: Trunk,
  height: Px,
  side: 1 | -1,
): Limb | undefined {
  const thick = Math.max(2, Math.round(0.08 * height));
  const rows: { y: Px; from: Px; colors: Color[] }[] = [];
  for (let y = neck + 1; y < neck + 1 + Math.max(4, 0.3 * height); y++) {
    let edge = Math.round(axis);
    while (Math.abs(edge + side - axis) < half + 0.22 * height && at(figure, edge + side, y) >= 0) edge += side;
    const colors: Color[] = [];
    for (let k = 0; k < thick + 1; k++) {
      const color = at(figure, edge - side * k, y);
      if (color >= 0 && !lines.has(color)) colors.push(color);
    }
    if (colors.length > 0) rows.push({ y, from: edge, colors });
  }
  if (rows.length < 3) return undefined;
  return {
    core: new Uint8Array(figure.colors.length),
    hand: { x: axis + side * half * 1.5, y: rows.at(-1)!.y },
    thick,
    rows,
  };
}
