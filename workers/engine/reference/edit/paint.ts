/** Changes of single pixels, gathered before they are made: what no change names keeps its bytes. */
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgb, Rgba } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, type Flat, NONE, toFlat } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Stance } from './stance.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

export interface Paint {
  readonly flat: Flat;
  readonly line: LineHabit;
  readonly stance: Stance;
  readonly height: Px;
  /** The colour of the sprite's line, else its darkest. */
  readonly dark: Color;
  /** Sets a pixel; what lies beyond the canvas is left out. */
  readonly set: (x: Px, y: Px, color: Color | Rgb) => void;
  /** What a pixel is by now. */
  readonly now: (x: Px, y: Px) => Color;
  readonly image: () => Rgba;
}

export function paintOn(subject: Subject): Paint {
  const { sprite } = subject;
  const flat = toFlat(sprite);
  const [line, stance] = [lineOf(subject), stanceOf(subject)];
  const changes = new Map<number, Color>();
  const now = (x: Px, y: Px): Color =>
    x < 0 || y < 0 || x >= flat.width || y >= flat.height ? NONE : (changes.get(y * flat.width + x) ?? at(flat, x, y));
  return {
    flat,
    line,
    stance,
    height: stance.floor - stance.top,
    dark: darkOf(flat, line),
    set: (x, y, color) => {
      if (x < 0 || y < 0 || x >= flat.width || y >= flat.height) return;
      changes.set(y * flat.width + x, typeof color === 'number' ? color : packRgb(...color));
    },
    now,
    image: () => {
      const out = cloneImage(sprite);
      for (const [i, color] of changes) out.data.set(color < 0 ? [0, 0, 0, 0] : [...unpackRgb(color), 255], i * 4);
      return out;
    },
  };
}

function darkOf(flat: Flat, line: LineHabit): Color {
  if (line.isLined) return line.over(NONE);
  const luma = (c: Color): number => 0.3 * (c >> 16) + 0.59 * ((c >> 8) & 255) + 0.11 * (c & 255);
  const colors = [...flat.colors].filter((c) => c >= 0).sort((a, b) => luma(a) - luma(b));
  return colors[Math.floor(colors.length * 0.03)] ?? 0x201820;
}

/** The line of the sprite's habit round what was set where nothing was. */
export function linedRound(paint: Paint, placed: readonly (readonly [Px, Px])[]): void {
  if (!paint.line.isLined) return;
  for (const [x, y] of placed) {
    for (const [dx, dy] of BESIDE) if (paint.now(x + dx, y + dy) < 0) paint.set(x + dx, y + dy, paint.dark);
  }
}

/** Smooth noise of a place, 0..1, alike for all calls. */
export function noiseAt(x: number, y: number, cell: number, salt = 0): number {
  const [u, v] = [x / cell, y / cell];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const soft = (t: number): number => t * t * (3 - 2 * t);
  const [a, b] = [soft(u - i), soft(v - j)];
  const mix = (p: number, q: number, t: number): number => p + (q - p) * t;
  return mix(mix(hash(i, j, salt), hash(i + 1, j, salt), a), mix(hash(i, j + 1, salt), hash(i + 1, j + 1, salt), a), b);
}

export function hash(x: number, y: number, salt: number): number {
  let h = Math.imul(x + 374, 668_265_263) ^ Math.imul(y + 91, 374_761_393) ^ Math.imul(salt + 7, 974_634_777);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}
