/** The legs of a person seen from the front. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat, mirrored } from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import type { Leg } from './person-types.ts';
import type { Runs } from './runs.ts';

/** The column of the gap or the line between the legs in a row. */
export function gapAt(picture: Flat, line: LineHabit, axis: number, half: number, y: Px): Px | undefined {
  const isFlesh = (x: Px): boolean => at(picture, x, y) >= 0 && !line.colors.has(at(picture, x, y));
  for (const d of [0, -1, 1]) {
    const x = Math.round(axis - 0.5) + d;
    if (isFlesh(x)) continue;
    let [left, right] = [false, false];
    for (let q = 1; q < half + 3; q++) {
      left ||= isFlesh(x - q);
      right ||= isFlesh(x + q);
    }
    if (left && right) return x;
  }
  return undefined;
}

/** Of both legs that with more rows, as the right one on screen; it stands for both. */
export function legOf(
  line: LineHabit,
  picture: Flat,
  taken: readonly Flat[],
  p: { axis: number; crotch: Px; floor: Px; half: number },
): Leg {
  const { figure } = line;
  const reach = Math.ceil(p.half + 2);
  const legs = [0, 1].map((side) => {
    const runs: Runs = Array(figure.height).fill(undefined);
    let rows = 0;
    let off = 0;
    for (let y = p.crotch; y < p.floor; y++) {
      const gap = gapAt(picture, line, p.axis, p.half, y) ?? Math.round(p.axis - 0.5);
      let from = figure.width;
      let to = -1;
      for (let k = 0; k <= 2 * reach; k++) {
        const d = side ? k : -k;
        const x = gap + d;
        // Feet stand wider apart than hips: on from the hip they go as far as they hang together.
        if (k > reach && at(figure, x, y) < 0) break;
        if (at(figure, x, y) < 0 || taken.some((part) => at(part, x, y) >= 0)) continue;
        const own = at(picture, x, y);
        // The line between the legs is of neither.
        if (to < 0 && k <= 2 && (own < 0 || line.colors.has(own))) continue;
        from = Math.min(from, x);
        to = Math.max(to, x + 1);
      }
      if (to <= from) continue;
      runs[y] = { from, to };
      rows++;
      off += Math.abs((from + to) / 2 - p.axis);
    }
    return { runs, rows, offset: off / Math.max(1, rows), side };
  });
  const best = legs[0]!.rows >= legs[1]!.rows ? legs[0]! : legs[1]!;
  if (best.side) return { runs: best.runs, picture: figure, offset: best.offset };
  const last = Math.round(2 * p.axis);
  return {
    runs: best.runs.map((r) => r && { from: last - r.to, to: last - r.from }),
    picture: mirrored(figure, p.axis),
    offset: best.offset,
  };
}
