/** What goes wrong on a screen or comes apart into pixels: glitches, static, falling code, dissolving. */
import type { Canvas, Painter } from './canvas.ts';
import { noise } from './fields.ts';
import { glow, type Ramp } from './ramps.ts';
import { lightOf } from './strokes.ts';

/** 0..1 of a cell, the same for one picture. */
const cellNoise =
  (seed: number) =>
  (i: number, j: number): number => {
    let h = Math.imul(i + 4099, 374761393) ^ Math.imul(j + 7919, 668265263) ^ Math.imul(seed + 13, 974634533);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };

/** Side of a square of what comes apart, in units: whole pixels. */
const square = (c: Canvas, pixels: number): number =>
  Math.max(2, Math.round(Math.min(c.width, c.height) / pixels)) * c.px;

/** A picture of light in lines, its bands shoved aside and its border breaking into squares; rims of other colours where it is torn. */
export const glitch: Painter = (c) => {
  const ramp = lightOf(c, '#3cd8f0');
  const q = square(c, 24);
  const cell = cellNoise(c.seed);
  const lines = Math.max(3, Math.round(3 * (Math.min(c.width, c.height) / 64))) * c.px;
  const shoved = (y: number): number => {
    const band = Math.floor(y / (q * 2.2));
    return cell(band, 5) > 0.5 ? (cell(band, 9) - 0.5) * 0.62 : 0;
  };
  /** How much of it stands at a place: all in its middle, squares at its border. */
  const stands = (x: number, y: number): number => {
    const u = x - shoved(y);
    const far = Math.max(Math.abs(u) / 0.58, Math.abs(y) / 0.8);
    if (far > 1.7) return -1;
    const torn = Math.max(0, far - 0.72) * 1.5;
    return cell(Math.floor(u / q), Math.floor(y / q)) - torn;
  };
  const layer = (colours: Ramp, off: number, lit: (x: number, y: number) => number): void =>
    c.layer(colours, (x, y) => (stands(x - off, y) <= 0 ? -1 : lit(x - off, y)));
  layer(['#f03c8c'], -q * 0.5, () => 0.5);
  layer(['#3c5cf0'], q * 0.5, () => 0.5);
  const n = noise(c.seed + 3);
  layer([ramp[0]!, ramp[1]!, ramp[2]!, ramp[3]!, ramp[4]!], 0, (x, y) => {
    const line = ((y % lines) + lines) % lines;
    if (line < c.px) return 0.05;
    return Math.max(0.22, Math.min(0.98, 0.34 + n(x * 3, y * 5) * 0.4 + (cell(Math.floor((x - shoved(y)) / q), Math.floor(y / q)) - 0.5) * 0.36));
  }); // biome-ignore format: one call
};

/** A body that comes apart into squares, which fly off to the upper right, smaller and fewer. */
export const dissolve: Painter = (c) => {
  const ramp = lightOf(c, '#4cb0f8');
  const q = square(c, 16);
  const cell = cellNoise(c.seed);
  const gone = (x: number, y: number): number => (x - y) * 0.62 + 0.36;
  c.layer(ramp, (x, y) => {
    const [i, j] = [Math.floor(x / q), Math.floor(y / q)];
    const [mx, my] = [(i + 0.5) * q, (j + 0.5) * q];
    const body = Math.hypot((mx + 0.3) / 0.66, (my - 0.3) / 0.66);
    const t = gone(mx, my);
    const there = body < 1 ? 1.04 - Math.max(0, t) * 1.15 : t > 0.2 ? 0.66 - t * 0.4 - Math.abs(mx + my) * 0.3 : -1;
    if (cell(i, j) > there) return -1;
    // what is farther is smaller
    const half = q * (body < 0.92 ? 0.5 : Math.max(0.24, 0.52 - t * 0.26));
    if (Math.max(Math.abs(x - mx), Math.abs(y - my)) > half) return -1;
    return Math.max(0.02, Math.min(0.98, 0.2 + cell(i + 50, j) * 0.34 + Math.max(0, t) * 0.5));
  }); // biome-ignore format: one call
};

/** A screen without a picture: grains of grey, bands that roll over it. */
export const tvStatic: Painter = (c) => {
  const ramp = c.coloured ? glow(c.colour('#8890a0')) : ['#16161c', '#3c3c46', '#70707c', '#a8a8b4', '#f0f0f4'];
  const q = square(c, 40);
  const cell = cellNoise(c.seed);
  c.layer(ramp, (x, y) => {
    if (Math.max(Math.abs(x), Math.abs(y) * 1.2) > 0.98) return -1;
    const row = Math.floor(y / q);
    const band = cell(Math.floor(row / 4), 77) > 0.72 ? 0.28 : 0;
    return Math.max(0.01, Math.min(0.99, cell(Math.floor(x / q), row) * 0.94 + band - 0.06));
  }); // biome-ignore format: one call
};

/** Signs of a code, three by five. */
const SIGNS: readonly (readonly string[])[] = [
  ['aaa', 'a.a', 'a.a', 'a.a', 'aaa'], ['.a.', 'aa.', '.a.', '.a.', 'aaa'], ['a.a', '.a.', 'aaa', '.a.', 'a.a'], ['aaa', '..a', '.aa', '..a', '.a.'], ['a..', 'aaa', 'a.a', '..a', '.aa'],
]; // biome-ignore format: drawings

/** Columns of signs that run down, bright at their heads, darker the longer they have fallen. */
export const codeRain: Painter = (c) => {
  const ramp = glow(c.colour('#38d058'));
  const binary = c.said('binary');
  const scale = Math.max(1, Math.round(Math.min(c.width, c.height) / 72));
  const cell = cellNoise(c.seed);
  const [wide, tall] = [c.px * 5 * scale, c.px * 6 * scale];
  const columns = Math.floor(1.94 / wide);
  const rows = Math.floor(1.94 / tall);
  for (let i = 0; i < columns; i++) {
    const head = Math.floor((0.35 + cell(i, 1) * 0.65) * rows);
    const long = 3 + Math.floor(cell(i, 2) * rows * 0.7);
    for (let j = Math.max(0, head - long); j <= head && j < rows; j++) {
      const t = (head - j) / long;
      const hex = j === head ? ramp[5]! : ramp[t < 0.3 ? 3 : t < 0.6 ? 2 : t < 0.85 ? 1 : 0]!;
      const sign = Math.floor(cell(i, j + 9) * (binary ? 2 : SIGNS.length));
      c.stamp([-0.97 + (i + 0.5) * wide, -0.97 + (j + 0.5) * tall], SIGNS[sign]!, { a: hex }, scale);
    }
  }
};
