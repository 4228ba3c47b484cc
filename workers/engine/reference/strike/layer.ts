import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Flat, put } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';

/** So near to its root a limb has no line towards the body. */
const ROOT = 2.6;

/** Pixels that are gathered before they are laid over a picture, so that a line may go round them. */
export function layerOver(out: Flat) {
  const own = new Map<number, number>();
  let ringed = new Set<number>();
  const put_ = (x: Px, y: Px, color: number): void => {
    if (x >= 0 && y >= 0 && x < out.width && y < out.height) own.set(y * out.width + x, color);
  };
  /** The line round what came since the last one; of an arm none above `from` or about its root, where it grows out of the body. */
  const ring = (line: LineHabit, from?: Px, root?: { readonly x: Px; readonly y: Px }): void => {
    const fresh = [...own].filter(([i]) => !ringed.has(i));
    if (line.isLined) {
      for (const [i, color] of fresh) {
        const [x, y] = [i % out.width, Math.floor(i / out.width)];
        for (const [dx, dy] of BESIDE) {
          const [X, Y] = [x + dx, y + dy];
          if (X < 0 || Y < 0 || X >= out.width || Y >= out.height) continue;
          const j = Y * out.width + X;
          if (fresh.some(([k]) => k === j)) continue;
          if (from !== undefined && Y < from && at(out, X, Y) >= 0) continue;
          if (root && at(out, X, Y) >= 0 && Math.hypot(X - root.x, Y - root.y) < ROOT) continue;
          if (!own.has(j) || from !== undefined) own.set(j, line.over(color));
        }
      }
    }
    ringed = new Set(own.keys());
  };
  const flush = (): void => {
    for (const [i, color] of own) put(out, i % out.width, Math.floor(i / out.width), color);
    own.clear();
    ringed = new Set();
  };
  return { put: put_, ring, flush };
}
