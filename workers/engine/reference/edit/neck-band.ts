/** Where the neck of a figure of any kind is: the narrowest way from its head into its body. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Flat } from '../parts/flat.ts';
import type { Stance } from './stance.ts';

type Head = Pick<Stance, 'axis' | 'top' | 'chin' | 'headHalf'>;

/** A body is at least this share of a figure; a neck is no wider than so many half heads. */
const BODY = 0.25;
const WIDEST = 2.8;

/** The pixels of a band of some rows across the neck; undefined where nothing narrow leads from the head to a body. */
export function neckBand(
  flat: Flat,
  { axis, top, chin, headHalf }: Head,
  rows: Px,
): readonly (readonly [Px, Px])[] | undefined {
  const { width, height } = flat;
  const middle = (top + chin) / 2;
  const far = distances(flat, axis, middle, 0.6 * headHalf);
  const area = flat.colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  let best: { readonly k: number; readonly cut: readonly number[]; readonly worth: number } | undefined;
  for (let k = Math.max(1, Math.round(0.35 * headHalf)); k <= Math.round(1.9 * headHalf) + 1; k++) {
    const body = bodyBeyond(flat, far, k);
    if (body.size < BODY * area) break;
    const cut = [...far.keys()].filter(
      (i) =>
        far[i] === k &&
        BESIDE.some(
          ([dx, dy]) => body.has(i + dx + dy * width) && Math.abs((i % width) + dx - ((i + dx) % width)) === 0,
        ),
    );
    // A neck lies about as far from the middle of a head as its edge does.
    const worth = -cut.length - 0.8 * Math.abs(k - 0.95 * headHalf);
    if (cut.length > 0 && cut.length <= WIDEST * headHalf + 2 && worth > (best?.worth ?? -Infinity))
      best = { k, cut, worth };
  }
  if (!best) return undefined;
  const own = new Set(best.cut);
  const queue = [...best.cut];
  for (let q = 0; q < queue.length; q++) {
    const [x, y] = [queue[q]! % width, Math.floor(queue[q]! / width)];
    for (const [dx, dy] of BESIDE) {
      const [X, Y] = [x + dx, y + dy];
      const j = Y * width + X;
      if (X < 0 || X >= width || Y < 0 || Y >= height || own.has(j)) continue;
      // Beyond the neck the same way round leads over a muzzle.
      if (!best.cut.some((k) => Math.max(Math.abs((k % width) - X), Math.abs(Math.floor(k / width) - Y)) <= rows))
        continue;
      const d = far[j]!;
      if (d < best.k - (rows >> 1) || d >= best.k - (rows >> 1) + rows) continue;
      own.add(j);
      queue.push(j);
    }
  }
  return [...own].map((i) => [i % width, Math.floor(i / width)] as const);
}

/** How far from a disc about a place what hangs together with it is: rings about a head are round; −1 where nothing leads. */
function distances(flat: Flat, x: number, y: number, r: number): Int32Array {
  const { width, height } = flat;
  const out = new Int32Array(flat.colors.length).fill(-1);
  const queue: number[] = [];
  flat.colors.forEach((c, i) => {
    if (c < 0 || Math.hypot((i % width) + 0.5 - x, Math.floor(i / width) + 0.5 - y) > Math.max(1.2, r)) return;
    out[i] = 0;
    queue.push(i);
  });
  for (let q = 0; q < queue.length; q++) {
    const [u, v] = [queue[q]! % width, Math.floor(queue[q]! / width)];
    for (const [dx, dy] of BESIDE) {
      const j = (v + dy) * width + u + dx;
      if (u + dx < 0 || u + dx >= width || v + dy < 0 || v + dy >= height) continue;
      if (at(flat, u + dx, v + dy) < 0 || out[j]! >= 0) continue;
      out[j] = Math.max(1, Math.round(Math.hypot(u + dx + 0.5 - x, v + dy + 0.5 - y) - r));
      queue.push(j);
    }
  }
  return out;
}

/** The largest piece that is farther than some steps. */
function bodyBeyond(flat: Flat, far: Int32Array, k: number): ReadonlySet<number> {
  const { width, height } = flat;
  const seen = new Set<number>();
  let best = new Set<number>();
  far.forEach((d, start) => {
    if (d <= k || seen.has(start)) return;
    const own = new Set([start]);
    const queue = [start];
    seen.add(start);
    for (let q = 0; q < queue.length; q++) {
      const [x, y] = [queue[q]! % width, Math.floor(queue[q]! / width)];
      for (const [dx, dy] of BESIDE) {
        const [X, Y] = [x + dx, y + dy];
        const j = Y * width + X;
        if (X < 0 || X >= width || Y < 0 || Y >= height || far[j]! <= k || seen.has(j)) continue;
        seen.add(j);
        own.add(j);
        queue.push(j);
      }
    }
    if (own.size > best.size) best = own;
  });
  return best;
}
