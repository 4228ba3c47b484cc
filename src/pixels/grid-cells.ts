/** The colours of a grid's cells, how far the picture is from them, and their noise taken out. */

import { oklabToRgb } from './color.ts';
import { ENLARGEMENTS } from './grid-misfit.ts';
import { createImage } from './image.ts';
import type { Px, Rgba } from './types.ts';

export interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** OKLab of each cell, three numbers each. */
  readonly lab: Float32Array;
  /** Share of each cell's core that is there, 0..1. */
  readonly cover: Float32Array;
  /** Mean deviation of lightness inside cores. */
  readonly noise: number;
}

/** The middle one; of an even number the mean of both. Sorts its argument. */
function median(values: number[]): number {
  values.sort((a, b) => a - b);
  const m = values.length >> 1;
  return values.length & 1 ? values[m]! : (values[m - 1]! + values[m]!) / 2;
}

/** The pixels of a cell's core (the middle `core` of it, at least one pixel), per cell of an axis. */
function coresOf(lines: readonly number[], core: number, limit: Px): (readonly [first: Px, last: Px])[] {
  return lines.slice(1).map((end, i) => {
    const middle = (lines[i]! + end) / 2;
    const half = ((end - lines[i]!) * core) / 2;
    const first = Math.max(0, Math.ceil(middle - half - 0.5));
    const last = Math.min(limit - 1, Math.floor(middle + half - 0.5));
    if (last >= first) return [first, last];
    const only = Math.max(0, Math.min(limit - 1, Math.floor(middle)));
    return [only, only];
  });
}

/** How cells are read: the share of them that counts, how many pixels of it along a side at most, and which pixels. */
export interface Reading {
  readonly core: number;
  readonly samples: number;
  /** Pixels where it is 0 have no vote. */
  readonly there?: Uint8Array;
}

/** Medians of the cores of all cells between `xs` and `ys`. */
export function readCells(
  labs: Float32Array,
  { width, height }: Rgba,
  xs: readonly number[],
  ys: readonly number[],
  { core, samples, there }: Reading,
): Cells {
  const [across, down] = [coresOf(xs, core, width), coresOf(ys, core, height)];
  const [columns, rows] = [across.length, down.length];
  const lab = new Float32Array(columns * rows * 3);
  const cover = new Float32Array(columns * rows);
  const channels: number[][] = [[], [], []];
  let deviation = 0;
  let counted = 0;
  down.forEach(([y0, y1], j) => {
    across.forEach(([x0, x1], i) => {
      for (const values of channels) values.length = 0;
      const stepX = Math.ceil((x1 - x0 + 1) / samples);
      const stepY = Math.ceil((y1 - y0 + 1) / samples);
      let looked = 0;
      for (let y = y0 + (((y1 - y0) % stepY) >> 1); y <= y1; y += stepY) {
        for (let x = x0 + (((x1 - x0) % stepX) >> 1); x <= x1; x += stepX) {
          looked++;
          const k = y * width + x;
          if (there && !there[k]) continue;
          for (let q = 0; q < 3; q++) channels[q]!.push(labs[k * 3 + q]!);
        }
      }
      const cell = j * columns + i;
      const n = channels[0]!.length;
      cover[cell] = n / looked;
      if (n === 0) return;
      const middle = channels.map(median);
      lab.set(middle, cell * 3);
      for (const v of channels[0]!) deviation += Math.abs(v - middle[0]!);
      counted += n;
    });
  });
  return { columns, rows, lab, cover, noise: counted ? deviation / counted : 0 };
}

/** For every pixel of an axis, its place in units of cells. */
function placesOf(lines: readonly number[], n: Px): Float64Array {
  const out = new Float64Array(n);
  let k = 0;
  for (let x = 0; x < n; x++) {
    while (k < lines.length - 2 && x + 0.5 >= lines[k + 1]!) k++;
    out[x] = k + (x + 0.5 - lines[k]!) / (lines[k + 1]! - lines[k]!);
  }
  return out;
}

/** Two neighbouring cells that a pixel lies between and the second one's share, by the way of enlarging. */
function between(u: number, count: number, share: (t: number) => number): readonly [number, number, number] {
  const border = Math.round(u);
  const t = u - border;
  // A half at the border itself, none at both centres (half a cell away).
  const own = share(0.5 - Math.abs(t));
  const second = t < 0 ? own : 1 - own;
  return [Math.max(0, Math.min(count - 1, border - 1)), Math.max(0, Math.min(count - 1, border)), second];
}

/** Root mean square distance of a picture from its cells enlarged again, the best way of all, and which way that is. */
export function residualOf(
  labs: Float32Array,
  { width, height }: Rgba,
  xs: readonly number[],
  ys: readonly number[],
  cells: Cells,
): { readonly error: number; readonly way: number } {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 20_000)));
  const [across, down] = [placesOf(xs, width), placesOf(ys, height)];
  const sums = ENLARGEMENTS.map(() => 0);
  let n = 0;
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      n++;
      const i = (y * width + x) * 3;
      ENLARGEMENTS.forEach((share, way) => {
        const [a, b, tx] = between(across[x]!, cells.columns, share);
        const [c, d, ty] = between(down[y]!, cells.rows, share);
        for (let q = 0; q < 3; q++) {
          const at = (column: number, row: number): number => cells.lab[(row * cells.columns + column) * 3 + q]!;
          const above = at(a, c) * (1 - tx) + at(b, c) * tx;
          const below = at(a, d) * (1 - tx) + at(b, d) * tx;
          sums[way]! += (above * (1 - ty) + below * ty - labs[i + q]!) ** 2;
        }
      });
    }
  }
  const errors = sums.map((sum) => Math.sqrt(sum / n));
  const error = Math.min(...errors);
  return { error, way: errors.indexOf(error) };
}

/** Noise of lossy files: cells nearer than this many times their noise have one colour. */
const NOISE_REACH = 4;

/** Cells as a picture; colours that noise alone holds apart become one, each group's median. */
export function drawCells(cells: Cells): Rgba {
  const n = cells.columns * cells.rows;
  const reach = Math.max(0.012, Math.min(0.045, cells.noise * NOISE_REACH + (cells.noise > 0.0015 ? 0.012 : 0)));
  interface Group {
    readonly lab: readonly number[];
    readonly of: number[];
  }
  const alike = new Map<string, Group>();
  for (let i = 0; i < n; i++) {
    if (cells.cover[i]! < 0.5) continue;
    const lab = [cells.lab[i * 3]!, cells.lab[i * 3 + 1]!, cells.lab[i * 3 + 2]!];
    const key = lab.map((v) => Math.round(v * 128)).join();
    const known = alike.get(key);
    if (known) known.of.push(i);
    else alike.set(key, { lab, of: [i] });
  }
  const groups: Group[] = [];
  for (const { lab, of } of [...alike.values()].sort((a, b) => b.of.length - a.of.length)) {
    let home: Group | undefined;
    let least = reach;
    for (const group of groups) {
      const d = Math.hypot(group.lab[0]! - lab[0]!, group.lab[1]! - lab[1]!, group.lab[2]! - lab[2]!);
      if (d < least) {
        least = d;
        home = group;
      }
    }
    if (home) home.of.push(...of);
    else groups.push({ lab, of: [...of] });
  }
  const out = createImage(cells.columns, cells.rows);
  for (const { of } of groups) {
    const middle = [0, 1, 2].map((q) => median(of.map((i) => cells.lab[i * 3 + q]!)));
    const [r, g, b] = oklabToRgb([middle[0]!, middle[1]!, middle[2]!]);
    for (const i of of) out.data.set([r, g, b, 255], i * 4);
  }
  return out;
}
