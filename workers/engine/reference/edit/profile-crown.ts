/** The crown of a head that is seen from a side: between its ears, over its eye. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat } from '../parts/flat.ts';
import type { Stance } from './stance.ts';

/** How far an eye may lie from the middle of its head, in half heads. */
const NEAR = 0.9;
/** So much of a half head is below what is a head, and not an ear. */
const THICK = 0.9;

/** The stance of who looks to a side with the top of its head where a hat would sit; any other as it is. */
export function atCrown(stance: Stance, flat: Flat, eyes: readonly (readonly number[])[]): Stance {
  const { facing, isUpright, axis, headHalf, top, chin } = stance;
  if (facing === 0 || isUpright) return stance;
  const xs = eyes.flat().map((i) => (i % flat.width) + 0.5);
  const eye = xs.length > 0 ? xs.reduce((a, b) => a + b, 0) / xs.length : axis;
  const middle = Math.abs(eye - axis) > NEAR * headHalf ? eye - facing * 0.35 * headHalf : axis;
  const wideAt = (y: Px): number => {
    const x = Math.floor(middle);
    if (at(flat, x, y) < 0) return 0;
    let [from, to] = [x, x + 1];
    while (at(flat, from - 1, y) >= 0) from--;
    while (at(flat, to, y) >= 0) to++;
    return to - from;
  };
  let crown = top;
  while (crown < chin - 2 && wideAt(crown) < Math.max(3, THICK * headHalf)) crown++;
  return { ...stance, axis: middle, top: crown < chin - 2 ? crown : top };
}
