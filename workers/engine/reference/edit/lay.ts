/** Layers laid on a sprite, with the line of its artist round them. */
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, BESIDE, eachPixel, NONE, put, toFlat, toImage } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { ShapeLayer } from './draw-shape.ts';
import type { Stance } from './stance.ts';

/** A layer over the figure, or where the figure is not; with the line of the sprite's habit beside it. */
export function laidOn(sprite: Rgba, layer: Rgba, behind: boolean, { line }: Person): Rgba {
  const out = cloneImage(sprite);
  const { width, height } = sprite;
  const isThere = (image: Rgba, i: number): boolean => image.data[i * 4 + 3]! > 0;
  for (let i = 0; i < width * height; i++) {
    if (isThere(layer, i) && !(behind && isThere(sprite, i)))
      out.data.set(layer.data.subarray(i * 4, i * 4 + 4), i * 4);
  }
  if (!line.isLined) return out;
  for (let i = 0; i < width * height; i++) {
    if (isThere(out, i)) continue;
    const x = i % width;
    const beside = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width].find(
      (j) => j >= 0 && j < width * height && isThere(layer, j),
    );
    if (beside === undefined) continue;
    const [r, g, b] = layer.data.subarray(beside * 4, beside * 4 + 3);
    const color = unpackRgb(line.over(packRgb(r!, g!, b!)));
    out.data.set([...color, 255], i * 4);
  }
  return out;
}

/** Smaller figures have no pixels to spare for a line before themselves. */
const LINED_WITHIN: Px = 22;

/** A drawn piece before or behind the figure; a hat takes the place of what was on the head. */
export function withShape(
  sprite: Rgba,
  shape: ShapeLayer,
  stance: Stance,
  line: LineHabit,
  isRingless: boolean,
  isSpared: (x: Px, y: Px) => boolean = () => false,
): Rgba {
  const { flat, behind, clearAbove } = shape;
  const out = toFlat(sprite);
  const isOwn = (x: Px, y: Px): boolean => at(flat, x, y) >= 0;
  if (stance.facing === 0) {
    const reach = stance.headHalf * 1.25 + 1.5;
    eachPixel(toFlat(sprite), (x, y) => {
      if (y < clearAbove && Math.abs(x + 0.5 - stance.axis) <= reach) put(out, x, y, NONE);
    });
  }
  const before = toFlat(sprite);
  eachPixel(flat, (x, y, color) => {
    if (isSpared(x, y)) return;
    if (!behind || at(before, x, y) < 0) put(out, x, y, color);
  });
  const isBefore = (x: Px, y: Px): boolean => at(shape.front, x, y) >= 0;
  eachPixel(shape.front, (x, y, color) => put(out, x, y, color));
  if (!line.isLined) return toImage(out);
  const isLarge = stance.floor - stance.top >= LINED_WITHIN;
  eachPixel(flat, (x, y, color) => {
    if (behind && at(before, x, y) >= 0) return;
    for (const [dx, dy] of BESIDE) {
      const [X, Y] = [x + dx, y + dy];
      if (isOwn(X, Y) || isSpared(X, Y) || isBefore(X, Y)) continue;
      if (at(out, X, Y) < 0 || (!behind && !isRingless && isLarge)) put(out, X, Y, line.over(color));
    }
  });
  return toImage(out);
}
