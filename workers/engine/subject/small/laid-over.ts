/** One thing set by hand upon another: an arrow on its bow. */
import { LETTERS, type Stamp } from './stamp.ts';

const NOTHING = '.';

/** `over` in the middle of `under`; all of its parts answer to `name` as well. Undefined where there are no letters left for its materials. */
export function laidOver(under: Stamp, over: Stamp, name: string): Stamp | undefined {
  const first = under.slots.length * 3;
  if (first + over.slots.length * 3 > LETTERS.length) return undefined;
  const [wide, high] = [Math.max(under.rows[0]!.length, over.rows[0]!.length), Math.max(under.rows.length, over.rows.length)]; // biome-ignore format: one line
  const cells = Array.from({ length: high }, () => new Array<string>(wide).fill(NOTHING));
  const put = (rows: readonly string[], letter: (c: string) => string): void => {
    const [left, top] = [(wide - rows[0]!.length) >> 1, (high - rows.length) >> 1];
    for (const [y, row] of rows.entries())
      for (const [x, c] of [...row].entries()) if (c !== NOTHING) cells[top + y]![left + x] = letter(c);
  };
  put(under.rows, (c) => c);
  put(over.rows, (c) => {
    const at = LETTERS.indexOf(c.toLowerCase());
    if (at < 0) return c;
    const own = LETTERS[first + at]!;
    return c === c.toLowerCase() ? own : own.toUpperCase();
  });
  return {
    ...under,
    slots: [...under.slots, ...over.slots.map((slot) => ({ ...slot, names: [...slot.names, name] }))],
    rows: cells.map((row) => row.join('')),
  };
}
