/** A small picture of a thing in the tones of its material, at whole pixels: what an artist puts on a sprite by hand. */
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { blank, type Flat, put } from '../parts/flat.ts';

export type Tone = keyof typeof TONE;

export interface Stamp {
  readonly flat: Flat;
  /** Sets a pixel in a tone of a material. */
  readonly dot: (x: number, y: number, tone: Tone, ramp?: Ramp) => void;
  /** A row of pixels [from, to), lit from the upper left. */
  readonly row: (from: number, to: number, y: number, ramp?: Ramp) => void;
  /** A line of so many pixels' width. */
  readonly bar: (x0: number, y0: number, x1: number, y1: number, wide: Px, ramp?: Ramp) => void;
}

export function stampOn(width: Px, height: Px, main: Ramp): Stamp {
  const flat = blank(width, height);
  const dot: Stamp['dot'] = (x, y, tone, ramp = main) => {
    put(flat, Math.round(x), Math.round(y), packRgb(...ramp[TONE[tone]]));
  };
  const row: Stamp['row'] = (from, to, y, ramp = main) => {
    const [a, b] = [Math.round(from), Math.max(Math.round(from) + 1, Math.round(to))];
    for (let x = a; x < b; x++) {
      const u = (x + 0.5 - a) / (b - a);
      dot(x, y, u < 0.26 ? 'light' : u < 0.74 ? 'base' : 'shadow', ramp);
    }
  };
  const bar: Stamp['bar'] = (x0, y0, x1, y1, wide, ramp = main) => {
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
    const isSteep = Math.abs(y1 - y0) > Math.abs(x1 - x0);
    for (let i = 0; i <= steps; i++) {
      const [x, y] = [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps];
      for (let k = 0; k < wide; k++) {
        const tone = wide === 1 ? 'light' : k === 0 ? 'spec' : k === wide - 1 ? 'shadow' : 'base';
        dot(x + (isSteep ? k : 0), y + (isSteep ? 0 : k), tone, ramp);
      }
    }
  };
  return { flat, dot, row, bar };
}
