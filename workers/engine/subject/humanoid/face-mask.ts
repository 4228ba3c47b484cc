/** A turned face as a mask: its columns by where they come to lie on the screen. */
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Face } from './face-features.ts';

/** Where the features lie: rows, and where a column counted from the middle of the face comes to lie on the screen. */
export interface Mask {
  readonly eye: Px;
  readonly nose: Px;
  readonly mouth: Px;
  /** Continuous; −1 is the left edge of the column left of the middle. NaN: round the corner. */
  at(column: number): number;
}

/** Sets a pixel that lies `column` from the middle of a face as wide on the screen as it is seen there: not at all, once or twice. */
export function putAcross(f: Face, at: Mask, column: Px, y: number, colour: Rgb, over?: boolean): void {
  const to = Math.round(at.at(column + 1));
  for (let x = Math.round(at.at(column)); x < to; x++) f.put(x, Math.round(y), colour, over);
}
