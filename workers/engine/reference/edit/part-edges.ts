/** What is about a part: its own line, and what would be seen where it is taken away. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, type Flat, NONE } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { paintOn } from './paint.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

/** The line round a part that is beside nothing else of the figure. */
export function edgesOf(flat: Flat, line: LineHabit, region: Region): Set<number> {
  const out = new Set<number>();
  if (!line.isLined) return out;
  const { width } = flat;
  flat.colors.forEach((c, i) => {
    if (c < 0 || region[i] || !line.colors.has(c)) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    const beside = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy] as const));
    const isOf = beside.some(([u, v]) => at(flat, u, v) >= 0 && region[v * width + u]);
    const isOthers = BESIDE.some(([dx, dy]) => {
      const other = at(flat, x + dx, y + dy);
      return other >= 0 && !line.colors.has(other) && !region[(y + dy) * width + x + dx];
    });
    if (isOf && !isOthers) out.add(i);
  });
  return out;
}

/** What is seen where a part lay: what is beside it on both sides goes on; else nothing is there. */
export function underPart(flat: Flat, line: LineHabit, isPart: (i: number) => boolean, i: number): Color {
  const [x, y] = [i % flat.width, Math.floor(i / flat.width)];
  const toward = (dx: number, dy: number): readonly [Color, Px] => {
    for (let k = 1; k < flat.width; k++) {
      const c = at(flat, x + k * dx, y + k * dy);
      if (c < 0) return [NONE, k];
      if (!isPart((y + k * dy) * flat.width + x + k * dx) && !line.colors.has(c)) return [c, k];
    }
    return [NONE, 0];
  };
  const [[left, near], [right, far], [up], [down]] = [toward(-1, 0), toward(1, 0), toward(0, -1), toward(0, 1)];
  if (left >= 0 && right >= 0) return near <= far ? left : right;
  return up >= 0 && down >= 0 ? down : NONE;
}

/** The picture without a part, what it lay on gone on over its place. */
export function withoutPart(subject: Subject, region: Region): Rgba {
  const paint = paintOn(subject);
  const { flat, line } = paint;
  const edges = edgesOf(flat, line, region);
  const isPart = (i: number): boolean => region[i] === 1 || edges.has(i);
  const bared: (readonly [Px, Px])[] = [];
  flat.colors.forEach((c, i) => {
    if (c < 0 || !isPart(i)) return;
    const under = underPart(flat, line, isPart, i);
    paint.set(i % flat.width, Math.floor(i / flat.width), under);
    if (under < 0) bared.push([i % flat.width, Math.floor(i / flat.width)]);
  });
  // Where it stood out the line of what it grew from is closed.
  if (line.isLined)
    for (const [x, y] of bared) {
      const beside = BESIDE.map(([dx, dy]) => paint.now(x + dx, y + dy)).find((c) => c >= 0 && !line.colors.has(c));
      if (beside !== undefined) paint.set(x, y, line.over(beside));
    }
  return paint.image();
}
