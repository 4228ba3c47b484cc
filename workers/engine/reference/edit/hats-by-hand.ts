/** Hats that are set by hand, laid on heads of their width. */
import type { Px } from '../../../../src/pixels/types.ts';
import { layRows, nearest } from './hand-set.ts';
import { brimOf, fitted } from './hat-places.ts';
import { HATS } from './rows-worn.ts';
import type { Shape, ShapeTools } from './shape-tools.ts';

/** The set of rows for a head so wide with its last row on the brow; undefined: the head is larger than any set. */
function laid(tools: ShapeTools, name: string, wide: number, browOf: (high: Px) => Px): Px | undefined {
  const sets = HATS[name]!;
  if (wide > LARGEST * sets.at(-1)!.fits) return undefined;
  const set = nearest(sets, Math.round(wide));
  const y = browOf(set.rows.length);
  layRows(tools, set, { x: Math.round(tools.stance.axis - set.rows[0]!.length / 2), y }, { column: 0, row: set.rows.length - 1 }); // biome-ignore format: one line
  return y;
}
const LARGEST = 1.25;

/** A hat that is set by hand, its last row on the brow; drawn from its measures on heads that are larger than any set. */
export const handSet =
  (name: string, orElse: Shape, covers = true): Shape =>
  (all) => {
    const tools = fitted(all);
    const { stance, line, isBare } = tools;
    const brow = laid(tools, name, 2 * stance.headHalf, (high) =>
      Math.max(brimOf(tools, covers ? high : 0.5 * (stance.chin - stance.top)).y, high - 1 + line),
    );
    if (brow === undefined) return orElse(all);
    return covers && !isBare ? { clearAbove: brow } : {};
  };

/** A crown that is set by hand: narrower than the head, above its eyes. */
export const crownByHand =
  (orElse: Shape): Shape =>
  (all) => {
    const tools = fitted(all);
    const { stance, line, eyes } = tools;
    const head = stance.chin - stance.top;
    const brow = laid(tools, 'crown', 1.75 * stance.headHalf, (high) => {
      const least = high - 1 + line;
      const usual = Math.max(stance.top + (head > 11 ? 1 + 0.1 * head : high > 2 ? 1 : 0), least);
      return Math.round(eyes ? Math.min(usual, Math.max(least, eyes.top - 1)) : usual);
    });
    return brow === undefined ? orElse(all) : {};
  };
