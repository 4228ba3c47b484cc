/** A string of lights wound about a figure or a thing of any kind: a dark wire that sags from side to side, bulbs of many colours on it. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { isThing } from './matters.ts';
import { paintOn } from './paint.ts';
import type { Subject } from './subject.ts';
import { eyesOf } from './whole-of.ts';

const WIRE = 0x1f4a2c;
/** Lights, each with its shade below. */
const BULBS: readonly (readonly [number, number])[] = [
  [0xff4a4a, 0xb01e2e],
  [0xffd84a, 0xc08a1a],
  [0x5ad0ff, 0x2474c0],
  [0xfff6d8, 0xd0b070],
  [0xff8ae0, 0xb03a96],
];
/** Turns of the string, so many rows apart, and bulbs so far apart on it. */
const APART = 9;
const EVERY = 4;
/** It falls by so much of a turn from one side to the other. */
const SLOPE = 0.45;

export const LIGHT_WORDS =
  /\b(?:christmas|xmas|fairy|string|party|holiday)[- ]lights?\b|\bstring of (?:[a-z]+ )?lights\b|\blight (?:chain|string)s?\b/;

export function withFairyLights(subject: Subject): Rgba {
  const paint = paintOn(subject);
  const { flat, line, stance } = paint;
  const { width, height, colors } = flat;
  const there = [...colors.keys()].filter((i) => colors[i]! >= 0);
  const rows = there.map((i) => Math.floor(i / width));
  // Nobody has it before the face.
  const isBelow = subject.head?.isSure === true && stance.isUpright && !isThing(subject);
  const [top, bottom] = [isBelow ? stance.chin : Math.min(...rows), Math.max(...rows) + 1];
  const turns = Math.max(2, Math.round((bottom - top) / APART));
  const step = (bottom - top) / turns;
  // What is seen of eyes stays.
  const kept = new Set(eyesOf(subject).flat());
  const isOutline = (x: number, y: number): boolean => line.isLined && line.colors.has(at(flat, x, y)) && [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([dx, dy]) => at(flat, x + dx!, y + dy!) < 0); // biome-ignore format: one line
  let n = 0;
  for (let turn = 0; turn < turns; turn++) {
    const level = top + (turn + 0.35) * step;
    const xs = there.filter((i) => Math.abs(Math.floor(i / width) - level) <= step / 2).map((i) => i % width);
    if (xs.length === 0) continue;
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    for (let x = left; x <= right; x++) {
      const along = (x - left) / Math.max(1, right - left);
      // From side to side downwards, and sagging in its middle.
      const y = Math.round(level + step * (SLOPE * (along - 0.5) + 0.22 * Math.sin(Math.PI * along)));
      if (at(flat, x, y) < 0 || kept.has(y * width + x)) continue;
      if (!isOutline(x, y)) paint.set(x, y, WIRE);
      if ((x - left + 2 * turn) % EVERY !== 1 || isOutline(x, y)) continue;
      const [light, shade] = BULBS[n++ % BULBS.length]!;
      paint.set(x, y, light);
      if (y + 1 < height && at(flat, x, y + 1) >= 0 && !kept.has((y + 1) * width + x) && !isOutline(x, y + 1)) paint.set(x, y + 1, shade); // biome-ignore format: one line
    }
  }
  return paint.image();
}
