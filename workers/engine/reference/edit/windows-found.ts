/** Windows and doors of a house: what is dark or glassy within its walls, in pieces that are alike, or by the ground. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { at, median, toFlat } from '../parts/flat.ts';
import { isThing } from './matters.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

/** So much darker than the walls about it is glass. */
const DARKER = 0.16;
/** Shares of a house that one window is. */
const [LEAST, MOST] = [0.0008, 0.035];
/** A door is larger. */
const MOST_DOOR = 0.09;
/** So much of its box a pane fills; shadows under eaves do not. */
const FILLED = 0.5;

export function windowsOf(subject: Subject, word: string): Region | undefined {
  if (!isThing(subject)) return undefined;
  const flat = toFlat(subject.sprite);
  const { width, height, colors } = flat;
  const light = Float32Array.from(colors, (c) => (c < 0 ? -1 : rgbToOklab(unpackRgb(c))[0]));
  const area = colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  const reach = Math.max(2, Math.round(0.07 * Math.sqrt(area)));
  // Against what is about it, since walls in shadow are dark all over.
  const isDark = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const about: number[] = [];
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        if (at(flat, x + dx, y + dy) >= 0) about.push(light[i + dy * width + dx]!);
    return light[i]! < median(about) - DARKER;
  };
  const left = new Set([...colors.keys()].filter((i) => colors[i]! >= 0 && isDark(i)));
  const rows = [...colors.keys()].filter((i) => colors[i]! >= 0).map((i) => Math.floor(i / width));
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const most = (/^door/.test(word) ? MOST_DOOR : MOST) * area;
  const pieces: number[][] = [];
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const i of piece) for (const d of [-1, 1, -width, width]) if (left.delete(i + d)) piece.push(i + d);
    const [xs, ys] = [piece.map((i) => i % width), piece.map((i) => Math.floor(i / width))];
    const box = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
    const isEdge = piece.some((i) => [-1, 1, -width, width].some((d) => (colors[i + d] ?? -1) < 0));
    if (piece.length < Math.max(2, LEAST * area) || piece.length > most || isEdge || piece.length < FILLED * box)
      continue;
    pieces.push(piece);
  }
  const isDoor = (piece: readonly number[]): boolean => Math.max(...piece.map((i) => Math.floor(i / width))) > top + 0.82 * (bottom - top); // biome-ignore format: one line
  const meant = /^door/.test(word)
    ? pieces
        .filter(isDoor)
        .sort((a, b) => b.length - a.length)
        .slice(0, 1)
    : pieces;
  if (meant.length < (/^door/.test(word) ? 1 : 2)) return undefined;
  const out = new Uint8Array(width * height);
  for (const piece of meant) for (const i of piece) out[i] = 1;
  return out;
}
