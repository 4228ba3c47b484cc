/** What grows on heads: antlers, antennae. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { linedRound, type Paint } from './paint.ts';
import { atCrown } from './profile-crown.ts';
import type { Subject } from './subject.ts';

/** Branched, from both sides of the crown; in profile one behind the other. */
export function antlers(paint: Paint, subject: Subject, bone: Ramp, isBig: boolean): void {
  const { flat, stance } = paint;
  if (!subject.head?.isSure) throw new InputError('Antlers grow on a head, and none was surely found in the picture.');
  const { axis, headHalf, facing, isUpright, chin } = atCrown(stance, flat, subject.head.eyes);
  const isAside = facing !== 0 && !isUpright;
  const long = Math.max(4, Math.round((isBig ? 1.1 : 0.8) * (chin - stance.top)));
  const placed: [Px, Px][] = [];
  const dot = (x: Px, y: Px, tone: keyof typeof TONE): void => {
    if (y < 0) return;
    paint.set(x, y, bone[TONE[tone]]);
    placed.push([x, y]);
  };
  for (const side of [-1, 1]) {
    const out = isAside ? -facing : side;
    const x0 = Math.round(axis - 0.5 + (isAside ? side * 0.3 * headHalf : side * Math.max(1, 0.5 * headHalf)));
    let foot = stance.top;
    for (let y = stance.top; y < chin; y++) {
      let run = 0;
      for (let dx = -Math.ceil(headHalf); dx <= headHalf; dx++) if (at(flat, x0 + dx, y) >= 0) run++;
      if (at(flat, x0, y) >= 0 && run >= Math.max(3, 0.9 * headHalf)) {
        foot = y;
        break;
      }
    }
    for (let n = 0; n <= long; n++) {
      const x = x0 + out * Math.round(0.45 * n);
      dot(x, foot - n, n > 0.7 * long ? 'light' : 'base');
      if (n === Math.round(0.4 * long) || n === Math.round(0.75 * long))
        for (let k = 1; k <= Math.max(1, Math.round(0.22 * long)); k++) dot(x - out * k, foot - n - k, 'light');
    }
  }
  // Between thin tines a line would be a blot.
  if (paint.height >= 48) linedRound(paint, placed);
}

/** Two thin stalks from the crown, a knob at the end of each. */
export function antennae(paint: Paint, subject: Subject, tones: Ramp): void {
  const { flat, stance } = paint;
  const { axis, headHalf, top, chin } = subject.head?.isSure ? atCrown(stance, flat, subject.head.eyes) : stance;
  const long = Math.max(3, Math.round(0.4 * (chin - top)));
  const placed: [Px, Px][] = [];
  for (const side of [-1, 1]) {
    const x0 = Math.round(axis - 0.5 + side * Math.max(1, 0.4 * headHalf));
    let foot = top;
    while (foot < chin && at(flat, x0, foot) < 0) foot++;
    for (let n = 1; n <= long && foot - n >= 0; n++) {
      const x = x0 + side * Math.round(0.35 * n);
      const isEnd = n >= long - (long > 5 ? 1 : 0);
      paint.set(x, foot - n, tones[isEnd ? TONE.light : TONE.base]);
      placed.push([x, foot - n]);
      if (isEnd && long > 5) paint.set(x + side, foot - n, tones[TONE.base]);
    }
  }
  if (placed.length < 4) throw new InputError('The canvas has no room above the head for that.');
  if (paint.height >= 36) linedRound(paint, placed);
}
