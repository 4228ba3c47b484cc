/** Dark eyes of a creature that is drawn aside: small black spots within it, where its head is. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, at, BESIDE, commonest, eachPixel, type Flat, luma, opaqueRows } from './flat.ts';

/** An eye is darker than this, no larger, lies no lower in the figure, and stands out from what is round it by so much. */
const DARK = 60;
const MOST: Px = 7;
const LOWEST = 0.68;
const STANDS_OUT = 70;
/** Spots that stand out less, all together, say nothing. */
const LEAST = 0.25;

/** -1 left to 1 right, by how far from the middle its dark eyes lie; undefined where nothing looks like one. */
export function darkEyesAside(figure: Flat): number | undefined {
  const { width } = figure;
  const { top, bottom } = opaqueRows(figure);
  let [left, right] = [width, 0];
  eachPixel(figure, (x) => {
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  });
  const most = Math.max(2, Math.min(MOST, Math.round(((bottom - top) * (right - left)) / 130)));
  // What lies at the rim is the artist's line.
  const isDark = (x: Px, y: Px): boolean =>
    at(figure, x, y) >= 0 &&
    luma(at(figure, x, y)) < DARK &&
    BESIDE.every(([dx, dy]) => at(figure, x + dx, y + dy) >= 0);
  const seen = new Uint8Array(figure.colors.length);
  let [sum, weight] = [0, 0];
  eachPixel(figure, (startX, startY) => {
    if (seen[startY * width + startX] || !isDark(startX, startY)) return;
    const spot = [startY * width + startX];
    seen[spot[0]!] = 1;
    const around = new Map<number, number>();
    let isWithin = true;
    for (const i of spot)
      for (const [dx, dy] of BESIDE) {
        const j = i + dy * width + dx;
        if (seen[j] || !isDark((i % width) + dx, Math.floor(i / width) + dy)) continue;
        seen[j] = 1;
        spot.push(j);
      }
    if (spot.length > most) return;
    for (const i of spot)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy * width + dx;
          const color = at(figure, (i % width) + dx, Math.floor(i / width) + dy);
          if (color < 0) isWithin = false;
          else if (!spot.includes(j)) around.set(j, color);
        }
    if (!isWithin || around.size < 4) return;
    const middle = spot.reduce((s, i) => s + (i % width) + 0.5, 0) / spot.length;
    const low = spot.reduce((s, i) => s + Math.floor(i / width) - top, 0) / spot.length;
    if (low > LOWEST * (bottom - top)) return;
    const off = apart(commonest(spot.map((i) => figure.colors[i]!)), commonest([...around.values()]));
    if (off < STANDS_OUT) return;
    sum += off * (((middle - left) / Math.max(1, right - left) - 0.5) * 2);
    weight += off;
  });
  return weight > LEAST * 260 ? sum / weight : undefined;
}
