/** How alike the two sides of a figure are. */
import { boxOf } from './box.ts';
import { areaOf, areKin, at, blank, copyOf, eachPixel, type Flat, NONE, put } from './flat.ts';
import type { Person } from './person-types.ts';

/** The column about which a figure is most alike on both sides, and how much it is, 0..1. */
export function evenness(figure: Flat): { readonly axis: number; readonly fit: number } {
  const { left, right } = boxOf(figure);
  const count = areaOf(figure);
  const middle = left + right;
  let best = { axis: middle / 2, fit: -1 };
  const reach = Math.max(2, Math.round((right - 1 - left) * 0.25));
  for (let twice = middle - reach; twice <= middle + reach; twice++) {
    let same = 0;
    eachPixel(figure, (x, y, color) => {
      const other = at(figure, twice - 1 - x, y);
      same += other === color ? 1 : areKin(other, color) ? 0.8 : other >= 0 ? 0.25 : 0;
    });
    const fit = same / count - Math.abs(twice - middle) * 0.004;
    if (fit > best.fit) best = { axis: twice / 2, fit };
  }
  return best;
}

/**
 * Whether a picture shows something from above that points to a side: its upper and its lower half are alike, and its left and
 * its right one are not. Vehicles and ships of games seen from above are.
 */
export function isFromAbove(figure: Flat): boolean {
  const turned = blank(figure.height, figure.width);
  eachPixel(figure, (x, y, color) => put(turned, y, x, color));
  return evenness(turned).fit >= MIRRORED && evenness(figure).fit < UNLIKE;
}
const MIRRORED = 0.88;
const UNLIKE = 0.8;
/** How far from the axis a trunk reaches, in halves of the head. */
const TRUNK = 1.25;

/** How alike the two sides of somebody's head and trunk are, whatever the hands hold; 0 where the axis lies beside their middle. */
export function trunkEvenness(
  figure: Flat,
  { axis, head, top, crotch }: Pick<Person, 'axis' | 'head' | 'top' | 'crotch'>,
): number {
  const trunk = copyOf(figure);
  eachPixel(figure, (x, y) => {
    if (y >= crotch || y < top || Math.abs(x + 0.5 - axis) > TRUNK * head.half + 1) put(trunk, x, y, NONE);
  });
  const found = evenness(trunk);
  return Math.abs(found.axis - axis) <= 1 ? found.fit : 0;
}
