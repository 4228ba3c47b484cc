/** What creatures of the smallest pictures feel: brows over their eyes. */
import type { Stamp } from './stamp.ts';

/** Feelings that brows show; others (happy) need none. */
export const FELT: readonly string[] = ['angry', 'evil', 'wicked', 'sad'];

/** A stamp with the brows of what is felt over its eyes; as it is where nothing is, or where it has no eyes. */
export function feeling(stamp: Stamp, moods: readonly string[]): Stamp {
  const felt = moods.find((mood) => FELT.includes(mood));
  const row = stamp.rows.findIndex((line) => line.includes('x'));
  if (!felt || row < 1) return stamp;
  const line = stamp.rows[row]!;
  const [left, right] = [line.indexOf('x'), line.lastIndexOf('x')];
  // anger slants towards the nose, grief away from it; who is seen from the side has the nose on the right
  const [inner, outer] = felt === 'sad' ? [2, 1] : [1, 2];
  const cells = stamp.rows.map((r) => [...r]);
  const put = (x: number, up: number): void => {
    const y = row - up;
    // the far end of a brow at the edge of a head would dent it
    const inside = (up === 1 || (cells[y - 1]?.[x] ?? '.') !== '.') && (cells[y]?.[x] ?? '.') !== '.';
    if (inside) cells[y]![x] = 'X';
  };
  put(left, inner);
  put(left - 1, outer);
  if (right > left) {
    put(right, inner);
    put(right + 1, outer);
  }
  return { ...stamp, rows: cells.map((r) => r.join('')) };
}
