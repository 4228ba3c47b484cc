/** Where the eyes of a stamp are: spots of `x` with their glints. */
import type { Px } from '../../../../src/pixels/types.ts';

export interface EyeBox {
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
}

/** Each of the eyes, from the left; of several heads all of them. */
export function eyeBoxes(rows: readonly string[]): readonly EyeBox[] {
  const seen = new Set<string>();
  const boxes: EyeBox[] = [];
  for (const [y, row] of rows.entries())
    for (const [x, c] of [...row].entries()) {
      if (c !== 'x' || seen.has(`${x},${y}`)) continue;
      const box = { left: x, right: x, top: y, bottom: y };
      const open: [number, number][] = [[x, y]];
      for (let next = open.pop(); next; next = open.pop()) {
        const [i, j] = next;
        if (seen.has(`${i},${j}`) || !/[xw]/.test(rows[j]?.[i] ?? '')) continue;
        seen.add(`${i},${j}`);
        box.left = Math.min(box.left, i);
        box.right = Math.max(box.right, i);
        box.top = Math.min(box.top, j);
        box.bottom = Math.max(box.bottom, j);
        open.push([i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]);
      }
      boxes.push(box);
    }
  return boxes.sort((a, b) => a.left - b.left);
}
