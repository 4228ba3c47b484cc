/** Pixels of an effect of a blow, gathered and laid over a picture. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, type Flat, NONE, put } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Figure } from './figure.ts';

/** Pixels of an effect, gathered before they are laid. */
export interface Effect {
  readonly dot: (x: Px, y: Px, color: Color, isSpark?: boolean) => void;
  /**
   * Lays it over a picture, or behind what is there, with the picture's line round it; pixels that touch no other of it
   * are left away, unless they are sparks.
   */
  readonly lay: (out: Flat, line?: LineHabit, isBehind?: boolean) => void;
}

export function effectOn({ picture: { width }, canvas }: Pick<Figure, 'picture' | 'canvas'>): Effect {
  const own = new Map<number, Color>();
  const sparks = new Set<number>();
  const dot = (x: Px, y: Px, color: Color, isSpark = false): void => {
    const [X, Y] = [Math.round(x), Math.round(y)];
    if (X < canvas.left || Y < canvas.top || X >= canvas.right || Y >= canvas.bottom) return;
    own.set(Y * width + X, color);
    if (isSpark) sparks.add(Y * width + X);
  };
  const lay = (out: Flat, line?: LineHabit, isBehind = false): void => {
    if (isBehind) for (const i of [...own.keys()]) if (out.colors[i]! >= 0) own.delete(i);
    const has = (x: Px, y: Px): boolean => x >= 0 && x < width && own.has(y * width + x);
    const crumbs = crumbsOf([...own.keys()], width);
    for (const [i, color] of own) {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (crumbs.has(i) && !sparks.has(i)) continue;
      put(out, x, y, color);
      if (!line?.isLined) continue;
      // Only over the figure: in the air light shapes need no line.
      for (const [dx, dy] of BESIDE)
        if (!has(x + dx, y + dy) && at(out, x + dx, y + dy) >= 0) put(out, x + dx, y + dy, line.over(NONE));
    }
  };
  return { dot, lay };
}
/** Clusters of an effect that are smaller than this beside larger ones are left away. */
const CLUSTER = 4;
/** And all of one of which no more is left than a speck. */
const LEAST = 3;

function crumbsOf(cells: readonly number[], width: Px): ReadonlySet<number> {
  const left = new Set(cells);
  const clusters: number[][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const cluster = [start];
    for (const i of cluster)
      for (const [dx, dy] of AROUND) if (left.delete(i + dy * width + dx)) cluster.push(i + dy * width + dx);
    clusters.push(cluster);
  }
  const most = Math.max(0, ...clusters.map((one) => one.length));
  return new Set(clusters.filter((one) => one.length < Math.min(CLUSTER, Math.max(LEAST, most))).flat());
}
const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => (dx || dy ? [[dx, dy] as const] : [])));
