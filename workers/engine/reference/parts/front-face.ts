/** Where the face of a figure is, and the figure without it. */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  areaOf,
  areKin,
  at,
  BESIDE,
  commonest,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  isRim,
  NONE,
  opaqueRows,
  put,
} from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import type { Run } from './runs.ts';

/** How far about the eyes a face reaches, in ways from one side of them to the other: beside, above, below; and in pixels. */
const FACE = { beside: 0.4, above: 0.4, below: 0.9, least: 1.2 } as const;

/** Without eyes, brows and mouth: what is unlike the hide about the eyes takes the colour beside it. */
export function eyeless(figure: Flat, line: LineHabit, eyes: readonly number[]): Flat {
  const out = copyOf(figure);
  if (eyes.length === 0) return out;
  const [xs, ys] = [eyes.map((i) => i % figure.width), eyes.map((i) => Math.floor(i / figure.width))];
  const wide = Math.max(2, Math.max(...xs) + 1 - Math.min(...xs));
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const zone: (readonly [Px, Px])[] = [];
  eachPixel(figure, (x, y) => {
    const high = (y < middle.y ? FACE.above : FACE.below) * wide + FACE.least;
    if (Math.hypot((x - middle.x) / ((0.5 + FACE.beside) * wide + FACE.least), (y - middle.y) / high) > 1) return;
    if (BESIDE.every(([dx, dy]) => at(figure, x + dx, y + dy) >= 0)) zone.push([x, y]);
  });
  const isOfEye = new Set(eyes);
  const hide = zone.filter(([x, y]) => !isOfEye.has(y * figure.width + x)).map(([x, y]) => at(figure, x, y));
  const usual = commonest(hide.filter((c) => !line.colors.has(c)));
  if (usual < 0) return out;
  for (const [x, y] of strokesBeside(figure, line, ys))
    if (!zone.some(([u, v]) => u === x && v === y)) zone.push([x, y]);
  const isHide = (x: Px, y: Px): boolean =>
    areKin(at(figure, x, y), usual) && !line.colors.has(at(figure, x, y)) && !isOfEye.has(y * figure.width + x);
  for (const [x, y] of zone) {
    if (isHide(x, y)) continue;
    for (let d = 1; d <= wide + 2; d++) {
      const near = BESIDE.map(([dx, dy]) => [x + dx * d, y + dy * d] as const).filter(([X, Y]) => isHide(X, Y));
      if (near.length === 0) continue;
      put(out, x, y, commonest(near.map(([X, Y]) => at(figure, X, Y))));
      break;
    }
  }
  return out;
}

/** So near the eyes, and of so few pixels, strokes within a figure are rings about eyes, glasses, lids and lips. */
const RING_REACH: Px = 2;
const MOST_RING = 14;

/** Without the strokes about eyes that are gone: those that lie all within the figure. */
export function withoutRings(flat: Flat, line: LineHabit, eyes: readonly number[]): Flat {
  const { width } = flat;
  const strokes: Flat = { ...flat, colors: new Int32Array(flat.colors.length).fill(NONE) };
  eachPixel(flat, (x, y, color) => {
    if (line.colors.has(color)) put(strokes, x, y, color);
  });
  const out = copyOf(flat);
  const isNear = (i: number): boolean =>
    eyes.some(
      (j) => Math.hypot((i % width) - (j % width), Math.floor(i / width) - Math.floor(j / width)) <= RING_REACH,
    );
  for (const group of connected(strokes)) {
    const isInside = group.every((i) => !isRim(flat, i % width, Math.floor(i / width)));
    if (!isInside || group.length > MOST_RING || !group.some(isNear)) continue;
    for (const i of group) {
      const about = BESIDE.map(([dx, dy]) => at(flat, (i % width) + dx, Math.floor(i / width) + dy));
      const color = commonest(about.filter((c) => c >= 0 && !line.colors.has(c)));
      if (color >= 0) out.colors[i] = color;
    }
  }
  return out;
}

/** Whether a pixel lies in the face of who looks at the viewer: in the rows about the eyes, but for the edges of the head. */
export function faceRows({ width }: Flat, eyes: readonly number[], rim: number): (x: Px, y: Px, run: Run) => boolean {
  if (eyes.length === 0) return () => false;
  const [xs, ys] = [eyes.map((i) => i % width), eyes.map((i) => Math.floor(i / width))];
  const wide = Math.max(2, Math.max(...xs) + 1 - Math.min(...xs));
  const [first, last] = [Math.min(...ys) - 1, Math.max(...ys) + Math.round(FACE.below * wide)];
  return (x, y, run) => {
    const edge = Math.max(1, Math.round((run.to - run.from) * rim));
    return y >= first && y <= last && x >= run.from + edge && x < run.to - edge;
  };
}

/** How far above and below the eyes strokes of a face lie, as shares of the height; and how large one is. */
const [ABOVE, BELOW] = [0.07, 0.14] as const;
const MOST_STROKE = 0.02;

/** Strokes of the line's colours in the rows of a face that hang on no outline: closed eyes, a brow, a smile. */
function strokesBeside(figure: Flat, line: LineHabit, ys: readonly Px[]): (readonly [Px, Px])[] {
  const { top, bottom } = opaqueRows(figure);
  const [first, last] = [Math.min(...ys) - ABOVE * (bottom - top), Math.max(...ys) + BELOW * (bottom - top)];
  const ink: Flat = { ...figure, colors: figure.colors.map((c) => (line.colors.has(c) ? c : NONE)) };
  const most = Math.max(6, MOST_STROKE * areaOf(figure));
  return connected(ink).flatMap((group) => {
    const pixels = group.map((i) => [i % figure.width, Math.floor(i / figure.width)] as const);
    const isFree = pixels.every(([x, y]) => y >= first && y <= last && !isRim(figure, x, y));
    return isFree && group.length <= most ? pixels : [];
  });
}
