/** What is left of a figure where a part of it was taken away. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, type Flat, put, tidy } from '../parts/flat.ts';
import type { Figure } from './figure.ts';
import { without } from './mask.ts';

/** The body where an arm or a thing lay: what lies between goes on, and the edge that is left has its line. */
export function healed({ picture, line }: Pick<Figure, 'picture' | 'line'>, core: Uint8Array, mask: Uint8Array): Flat {
  const out = without(picture, mask);
  const { width, height } = picture;
  const isFlesh = (x: Px, y: Px): boolean => at(out, x, y) >= 0 && !line.colors.has(at(out, x, y));
  const fills: [Px, Px, Color][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      let [left, right] = [x - 1, x + 1];
      while (left >= 0 && mask[y * width + left]) left--;
      while (right < width && mask[y * width + right]) right++;
      if (at(out, left, y) < 0 || at(out, right, y) < 0) continue;
      const near = isFlesh(left, y) && (x - left <= right - x || !isFlesh(right, y)) ? left : right;
      fills.push([x, y, at(out, near, y)]);
    }
  }
  for (const [x, y, color] of fills) put(out, x, y, color);
  if (line.isLined) {
    const edge: [Px, Px, Color][] = [];
    core.forEach((is, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (!is || at(out, x, y) >= 0) return;
      const beside = BESIDE.map(([dx, dy]) => [x + dx, y + dy] as const).find(([X, Y]) => isFlesh(X, Y));
      if (beside) edge.push([x, y, line.over(at(out, beside[0], beside[1]))]);
    });
    for (const [x, y, color] of edge) put(out, x, y, color);
  }
  return tidy(out);
}
