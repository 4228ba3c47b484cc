/** Layers laid on a sprite, with the line of its artist round them. */
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { apart, at, BESIDE, type Color, eachPixel, type Flat, NONE, put, toFlat, toImage } from '../parts/flat.ts';
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

/** Nearer colours run into each other. */
const MELTS = 90;

/** A drawn piece before or behind the figure; a hat takes the place of what was on the head, a string lies behind all. */
export function withShape(
  sprite: Rgba,
  shape: ShapeLayer,
  stance: Stance,
  line: LineHabit,
  isRingless: boolean,
  isSpared: (x: Px, y: Px) => boolean = () => false,
  isBare: (color: Color) => boolean = () => true,
): Rgba {
  const out = toFlat(withLined(sprite, shape, stance, line, isRingless, isSpared, isBare));
  const { thread } = shape;
  if (thread)
    eachPixel(thread, (x, y, color) => {
      if (at(out, x, y) < 0) put(out, x, y, color);
    });
  return toImage(out);
}

function withLined(
  sprite: Rgba,
  shape: ShapeLayer,
  stance: Stance,
  line: LineHabit,
  isRingless: boolean,
  isSpared: (x: Px, y: Px) => boolean,
  isBare: (color: Color) => boolean,
): Rgba {
  const { flat, behind, clearAbove, fist } = shape;
  const out = toFlat(sprite);
  const isOwn = (x: Px, y: Px): boolean => at(flat, x, y) >= 0;
  if (stance.facing === 0) {
    const reach = stance.headHalf * 1.25 + 1.5;
    eachPixel(toFlat(sprite), (x, y) => {
      if (y < clearAbove && Math.abs(x + 0.5 - stance.axis) <= reach) put(out, x, y, NONE);
    });
  }
  const before = toFlat(sprite);
  // The hand is closed round what it holds: where one is seen. A grip that a sleeve or a hip hid would be missing.
  const isNearFist = (x: Px, y: Px, more: number): boolean =>
    fist !== undefined &&
    at(before, x, y) >= 0 &&
    Math.hypot(x + 0.5 - fist.x, y + 0.5 - fist.y) <= fist.reach + 0.2 + more;
  const isFist = (x: Px, y: Px): boolean => isNearFist(x, y, 0) && isBare(at(before, x, y));
  eachPixel(flat, (x, y, color) => {
    if (isSpared(x, y) || isFist(x, y)) return;
    if (!behind || at(before, x, y) < 0) put(out, x, y, color);
  });
  const isWithin = shape.isRing ? enclosed(flat) : () => false;
  const isBefore = (x: Px, y: Px): boolean => at(shape.front, x, y) >= 0;
  eachPixel(shape.front, (x, y, color) => {
    if (!isSpared(x, y)) put(out, x, y, color);
  });
  if (shape.isFrontLined)
    eachPixel(shape.front, (x, y, color) => {
      for (const [dx, dy] of BESIDE) {
        const [X, Y] = [x + dx, y + dy];
        const isFree = at(out, X, Y) < 0 || (stance.floor - stance.top >= LINED_WITHIN && !isBefore(X, Y));
        if (isFree && !isBefore(X, Y)) put(out, X, Y, line.isLined ? line.over(color) : shape.dark);
      }
    });
  if (!line.isLined) {
    eachPixel(flat, (x, y) => {
      if (behind && at(before, x, y) >= 0) return;
      for (const [dx, dy] of BESIDE)
        if (at(out, x + dx, y + dy) < 0 && !isWithin(x + dx, y + dy)) put(out, x + dx, y + dy, shape.dark);
    });
    return toImage(out);
  }
  // A white beard on a white tabard is told from it by its own shade.
  if (isRingless)
    eachPixel(flat, (x, y, color) => {
      for (const [dx, dy] of BESIDE) {
        const [X, Y] = [x + dx, y + dy];
        if (Y < stance.chin || isOwn(X, Y) || at(before, X, Y) < 0 || line.colors.has(at(before, X, Y))) continue;
        if (apart(at(before, X, Y), color) < MELTS) put(out, X, Y, shape.dark);
      }
    });
  const isLarge = stance.floor - stance.top >= LINED_WITHIN;
  eachPixel(flat, (x, y, color) => {
    if (behind && at(before, x, y) >= 0) return;
    for (const [dx, dy] of BESIDE) {
      const [X, Y] = [x + dx, y + dy];
      if (isOwn(X, Y) || isSpared(X, Y) || isBefore(X, Y) || isWithin(X, Y)) continue;
      if (at(out, X, Y) < 0 || (!behind && !isRingless && isLarge && !isNearFist(X, Y, 2)))
        put(out, X, Y, line.over(color));
    }
  });
  return toImage(out);
}

/** A cape that is seen beside less of its length looks like bags at the hips. */
const SEEN_LONG = 0.4;

/** Whether what hangs behind who looks at the viewer is seen on both sides for a good part of its length. */
export function hangsBeside({ flat, behind }: ShapeLayer, before: Flat, { facing, trunk }: Stance): boolean {
  if (facing !== 0 || !behind) return true;
  const seen = [new Set<Px>(), new Set<Px>()] as const;
  const rows = new Set<Px>();
  eachPixel(flat, (x, y) => {
    rows.add(y);
    if (at(before, x, y) < 0) seen[x + 0.5 < trunk ? 0 : 1].add(y);
  });
  return Math.min(seen[0].size, seen[1].size) >= SEEN_LONG * rows.size;
}

/** Whether a place lies within a ring: no way leads from it out of the picture. */
function enclosed(flat: Flat): (x: Px, y: Px) => boolean {
  const { width, height } = flat;
  const outside = new Uint8Array(width * height);
  const queue: (readonly [Px, Px])[] = [];
  const reach = (x: Px, y: Px): void => {
    if (x < 0 || y < 0 || x >= width || y >= height || outside[y * width + x] || at(flat, x, y) >= 0) return;
    outside[y * width + x] = 1;
    queue.push([x, y]);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(x, y);
  for (let k = 0; k < queue.length; k++) for (const [dx, dy] of BESIDE) reach(queue[k]![0] + dx, queue[k]![1] + dy);
  return (x, y) => x >= 0 && y >= 0 && x < width && y < height && !outside[y * width + x];
}
