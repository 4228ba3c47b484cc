/** Rings in a nose and in ears. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import { at } from '../parts/flat.ts';
import { beastPart } from './beast-parts.ts';
import type { Paint } from './paint.ts';
import type { Subject } from './subject.ts';
import { eyesOf } from './whole-of.ts';

export const RINGS = /\b(?:nose|septum)[- ]?rings?\b|\bear ?rings?\b/;

/** Draws a ring that hangs from a nose, or one from each ear. */
export function ringOn(paint: Paint, subject: Subject, isOfEars: boolean, tones: Ramp | undefined): void {
  const main = tones ?? rampOf(hexToRgb('#e8b830'), 1.1);
  const eyes = eyesOf(subject).flat();
  const { stance, flat, height } = paint;
  const { width } = flat;
  if (eyes.length === 0) throw new InputError('No face was surely found in the picture: no eyes stand out from it.');
  const rows = eyes.map((i) => Math.floor(i / width));
  const r = height > 40 ? 1.5 : 1;
  if (isOfEars) {
    const y = Math.max(...rows) + Math.max(1, Math.round(0.15 * (stance.chin - stance.top)));
    for (const side of stance.facing === 0 ? [-1, 1] : [-stance.facing]) {
      let x = Math.round(stance.axis - 0.5);
      while (at(flat, x + side, y) >= 0 && Math.abs(x - stance.axis) <= stance.headHalf) x += side;
      for (let k = 0; k < Math.round(r + 0.5); k++) paint.set(x, y + k, main[k === 0 ? TONE.light : TONE.base]);
    }
    return;
  }
  // The lowest of a muzzle, in its middle; of others half way from the eyes to the chin.
  const muzzle = stance.isLong || !subject.person ? beastPart(subject, 'nose') : undefined;
  const cells = muzzle ? [...muzzle.keys()].filter((i) => muzzle[i]) : [];
  const mean = (of: readonly number[]): number => of.reduce((sum, v) => sum + v, 0) / of.length;
  const x = cells.length > 0 ? mean(cells.map((i) => i % width)) : mean(eyes.map((i) => i % width));
  const middle = Math.max(...rows) + 0.78 * (stance.chin - Math.max(...rows));
  const y = stance.facing !== 0 && cells.length > 0 ? Math.max(...cells.map((i) => Math.floor(i / width))) : middle;
  let n = 0;
  for (let dy = 0; dy <= 2 * r; dy++)
    for (let dx = -r; dx <= r; dx++) {
      const isTop = dy === 0;
      const isHole = Math.abs(dx) < r && dy < 2 * r;
      if (isTop ? Math.abs(dx) < r : isHole) continue;
      if (dy >= 2 * r && Math.abs(dx) >= r && r > 1) continue;
      paint.set(
        Math.round(x + dx),
        Math.round(y + dy),
        main[dx < 0 ? TONE.light : dy >= 2 * r ? TONE.base : TONE.shadow],
      );
      n++;
    }
  if (n < 2) throw new InputError('The face has no room for a ring.');
}
