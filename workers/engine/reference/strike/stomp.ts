/**
 * A blow with all of a body that faces the viewer and holds nothing: it gathers itself, rears up and comes down with its
 * weight, and where it lands dust leaves the ground at its sides. It goes as one.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { eachPixel, type Flat, opaqueRows, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { drawPuffs } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import type { Figure } from './figure.ts';
import { dustTones } from './tones.ts';
import type { Strike } from './types.ts';

/** When it is how high, and how low on its legs, in shares of the height. */
const KEYS: readonly (readonly [t: number, rise: number, crouch: number])[] = [
  [0, 0, 0],
  [0.143, 0, 0.06],
  [0.286, 0, 0.12],
  [0.429, 0.24, 0],
  [0.5, 0.2, 0],
  [0.571, 0, 0.1],
  [0.714, 0, 0.12],
  [0.857, 0, 0.04],
  [1, 0, 0],
];
/** When dust is seen, how large its puffs are for the height, and the rows that a body sinks where no legs give way. */
const SEEN = [0.52, 0.84] as const;
const PUFF = 0.085;
const LARGEST: Px = 56;
const SINKS: Px = 1;
const LARGE: Px = 36;

function columnsOf(flat: Flat, from: Px, to: Px): { readonly left: Px; readonly right: Px } {
  let [left, right] = [flat.width, 0];
  eachPixel(flat, (x, y) => {
    if (y < from || y >= to) return;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
  });
  return { left, right };
}

/** Pictures at times 0..1. */
export function stomped(figure: Figure): Strike {
  const { picture, height, room, size, isSoft, gives } = figure;
  const tones = dustTones(picture);
  return (t) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const k = Math.max(
      1,
      KEYS.findIndex(([when]) => when >= t),
    );
    const [a, b] = [KEYS[k - 1]!, KEYS[k]!];
    const share = (t - a[0]) / (b[0] - a[0]);
    const [rise, crouch] = [a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
    const unit = size * height;
    const low = Math.round(crouch * unit);
    const up = Math.min(Math.max(0, room.top), Math.round(rise * unit));
    const sunk = isSoft && low > 0 && up === 0 ? Math.min(SINKS, Math.max(0, room.bottom)) : 0;
    const how = { dx: 0, dy: sunk - up, lean: 0, crouch: isSoft ? 0 : low, gives, sparesMarks: height < LARGE };
    const out = bend(picture, how).draw(picture);
    const progress = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (progress > 0 && progress < 1) {
      const effect = effectOn(figure);
      const { bottom } = opaqueRows(out);
      const floor = Math.min(bottom, figure.canvas.bottom) - 1;
      const puff = Math.max(1.5, PUFF * Math.min(height, LARGEST));
      // Beside what it stands on, and as far as the canvas goes.
      const feet = columnsOf(out, bottom - Math.max(2, Math.round(0.12 * height)), bottom);
      const middle = (feet.left + feet.right - 1) / 2;
      const free = Math.min(middle - figure.canvas.left, figure.canvas.right - 1 - middle) - 2.2 * puff;
      const reach = Math.max(1, Math.min((feet.right - feet.left) / 2 - 0.5, free));
      drawPuffs({ x: middle, y: floor }, reach, puff, progress, tones, effect);
      effect.lay(out, undefined, true);
    }
    return toImage(out);
  };
}
