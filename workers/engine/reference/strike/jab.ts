/**
 * A blow with the fist of somebody whose arm cannot be taken off: the hand that sticks out of the figure is driven out by
 * whole columns, and the forearm behind it goes on in its own cross-section.
 */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areaOf, at, blank, eachPixel, type Flat, opaqueRows, put, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { drawBurst, effectOn, tonesOf } from './effects.ts';
import { bendAt, type Figure } from './figure.ts';
import { beatAt } from './timeline.ts';

/** Rows in which fists are, as shares of the height. */
const HIGHEST = 0.3;
const LOWEST = 0.68;
/** A fist and a forearm are no thicker than this share of the height, a hand no longer, and all of it no larger a share of the figure. */
const THICK = 0.2;
const LONG = 0.26;
const AREA = 0.12;
/** How far it is driven out. */
const REACH = 0.17;
const LEAST: Px = 2;

interface Run {
  readonly wrist: Px;
  readonly from: Px;
  readonly to: Px;
}

interface Fist {
  readonly side: -1 | 1;
  /** The column behind which the arm stays. */
  readonly wrist: Px;
  /** Rows of its cross-section there: [from, to). */
  readonly from: Px;
  readonly to: Px;
  readonly cells: ReadonlySet<number>;
  readonly middle: number;
  readonly front: Px;
}

/** The fist that sticks out of a figure at a side; undefined where there is none. */
export function fistAt({ picture, line, height }: Figure, side: -1 | 1): Fist | undefined {
  const { top } = opaqueRows(picture);
  const { width } = picture;
  const [first, last] = [Math.round(top + HIGHEST * height), Math.round(top + LOWEST * height)];
  const frontOf = (y: Px): Px | undefined => {
    for (let k = 0; k < width; k++) {
      const x = side > 0 ? width - 1 - k : k;
      if (at(picture, x, y) >= 0) return x;
    }
    return undefined;
  };
  const fronts = Array.from({ length: last - first }, (_, k) => frontOf(first + k));
  const out = fronts.filter((x): x is Px => x !== undefined);
  if (out.length === 0) return undefined;
  const front = side > 0 ? Math.max(...out) : Math.min(...out);
  const rows = fronts.flatMap((x, k) => (x === front ? [first + k] : []));
  const level = rows[rows.length >> 1]!;
  // The thinnest cross-section behind it, the farthest of those: all of the fist goes.
  const runs: Run[] = [];
  for (let d = 2; d <= Math.max(3, LONG * height); d++) {
    const x = front - side * d;
    const run = runAt(picture, x, level, height);
    if (!run) continue;
    const thick = run.to - run.from;
    if (thick < 2 || thick > THICK * height) continue;
    runs.push({ wrist: x, ...run });
  }
  const thinnest = Math.min(...runs.map((run) => run.to - run.from));
  // A line is no sleeve.
  const isSleeve = ({ wrist, from, to }: Run): boolean => {
    for (let y = from + 1; y < to - 1; y++) if (!line.colors.has(at(picture, wrist, y))) return true;
    return to - from < 3;
  };
  const best = runs.filter((run) => run.to - run.from <= thinnest + 1 && isSleeve(run)).at(-1);
  if (!best) return undefined;
  const { wrist, from, to } = best;
  const queue: number[] = [];
  for (let y = from; y < to; y++) queue.push(y * width + wrist + side);
  const cells = new Set(queue.filter((i) => picture.colors[i]! >= 0));
  const all = [...cells];
  for (const i of all) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const j = (y + dy) * width + x + dx;
        if ((x + dx - wrist) * side <= 0 || at(picture, x + dx, y + dy) < 0 || cells.has(j)) continue;
        cells.add(j);
        all.push(j);
      }
    }
  }
  const ys = all.map((i) => Math.floor(i / width));
  const xs = all.map((i) => i % width);
  const tall = Math.max(...ys) - Math.min(...ys) + 1;
  const isFist =
    all.length >= 4 && xs.includes(front) && tall <= 1.4 * THICK * height + 1 && all.length <= AREA * areaOf(picture);
  return isFist ? { side, wrist, from, to, cells, middle: level, front } : undefined;
}

/** The rows of a column that hang together about a row, or near it. */
function runAt(picture: Flat, x: Px, level: Px, height: Px): { from: Px; to: Px } | undefined {
  for (let d = 0; d <= 0.08 * height; d++) {
    for (const y of [level - d, level + d]) {
      if (at(picture, x, y) < 0) continue;
      let [from, to] = [y, y + 1];
      while (at(picture, x, from - 1) >= 0) from--;
      while (at(picture, x, to) >= 0) to++;
      return { from, to };
    }
  }
  return undefined;
}

/** How far out a fist is at a time, 0..1. */
const outAt = (t: number): number => {
  const next = Math.max(
    1,
    KEYS.findIndex(([at_]) => at_ >= t),
  );
  const [a, b] = [KEYS[next - 1]!, KEYS[next]!];
  return a[1] + ((b[1] - a[1]) * (t - a[0])) / (b[0] - a[0]);
};
const KEYS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.44, 0],
  [0.56, 1],
  [0.74, 1],
  [0.9, 0.25],
  [1, 0],
];

/** Pictures at times 0..1; undefined where the canvas has no room for the blow. */
export function jabbed(figure: Figure, fist: Fist): ((t: number) => Rgba) | undefined {
  const { picture, height, room, canvas } = figure;
  const { side, wrist, from, to, cells, middle } = fist;
  const ahead = side > 0 ? canvas.right - 1 - fist.front : fist.front - canvas.left;
  const reach = Math.max(3, 0.16 * Math.min(height, LARGEST));
  // Where there is little room the arm goes first: the flash is seen behind the fist.
  const most = Math.min(
    Math.round(REACH * height),
    Math.max(ahead - Math.ceil(reach), Math.min(ahead - 2, 0.1 * height)),
  );
  if (most < Math.max(LEAST, 0.08 * height)) return undefined;
  const tones = tonesOf(picture);
  const spare = Math.max(0, ahead - most - Math.ceil(2 * reach));
  const free =
    side > 0 ? { ...room, right: Math.min(room.right, spare) } : { ...room, left: Math.min(room.left, spare) };
  const towards = { ...figure, ahead: { x: side, y: figure.ahead.y }, room: free };
  return (t) => {
    const beat = beatAt(t, 'swung');
    if (beat.swing === 0 && beat.lunge === 0 && beat.crouch === 0) return toImage(picture);
    const long = Math.round(most * outAt(t));
    const drawn = blank(picture.width, picture.height);
    for (let k = 1; k <= long; k++)
      for (let y = from; y < to; y++) put(drawn, wrist + side * k, y, at(picture, wrist, y));
    eachPixel(picture, (x, y, color) => {
      if (!cells.has(y * picture.width + x)) put(drawn, x, y, color);
    });
    for (const i of cells) {
      put(drawn, (i % picture.width) + side * long, Math.floor(i / picture.width), picture.colors[i]!);
    }
    const bent = bend(picture, bendAt(towards, { ...beat, rise: 0 }, 0.12, 0.07));
    const out = bent.draw(drawn);
    if (t < SEEN[0] || t > SEEN[1]) return toImage(out);
    const { x, y } = bent.place(fist.front, Math.round(middle));
    const far = x + side * (long + reach);
    const effect = effectOn(figure);
    const seen = { x: side > 0 ? Math.min(far, canvas.right - reach) : Math.max(far, canvas.left + reach - 1), y };
    drawBurst(seen, reach, (t - SEEN[0]) / (SEEN[1] - SEEN[0]), tones, effect);
    // It is behind the fist that strikes.
    const lit = blank(out.width, out.height);
    effect.lay(lit);
    eachPixel(out, (u, v, color) => put(lit, u, v, color));
    return toImage(lit);
  };
}
const SEEN = [0.52, 0.82] as const;
/** Flashes are no larger than those of a figure of this height. */
const LARGEST: Px = 56;
