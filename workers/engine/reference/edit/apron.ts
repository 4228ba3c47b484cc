/** An apron before what somebody wears: a bib on the breast, a skirt below the waist, a string round it. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { paintOn } from './paint.ts';
import type { Subject } from './subject.ts';

/** Shares of the way from chin to hip, of that from hip to floor, and of the half of a trunk. */
const BIB = 0.28;
const LONG = 0.5;
const BIB_WIDE = 0.62;
const LEAST: Px = 8;

export function withApron(subject: Subject, tones: Ramp | undefined): Rgba {
  const paint = paintOn(subject);
  const { stance, flat, line, set } = paint;
  const { trunk, trunkHalf, chin, hip, floor, facing, isUpright, isLong } = stance;
  if (!isUpright || isLong || facing !== 0 || !subject.person)
    throw new InputError(
      `An apron is put on somebody who is seen from the front, and here ${subject.why || 'nobody was found'}.`,
    );
  const main = tones ?? rampOf(hexToRgb('#e6e0d2'));
  const first = Math.round(chin + BIB * (hip - chin));
  const last = Math.min(floor - 2, Math.round(hip + LONG * (floor - hip)));
  const hands = new Set<number>();
  for (const held of subject.person.held) for (const [i, c] of held.colors.entries()) if (c >= 0) hands.add(i);
  for (const arm of subject.person.arms)
    arm.colors.forEach((c, i) => {
      if (c >= 0 && Math.abs((i % flat.width) + 0.5 - trunk) > 0.7 * trunkHalf) hands.add(i);
    });
  const isBody = (x: Px, y: Px): boolean => at(flat, x, y) >= 0 && !hands.has(y * flat.width + x);
  const isEdge = (x: Px, y: Px): boolean =>
    line.isLined && Math.abs(x + 0.5 - trunk) > 0.8 * trunkHalf && [-1, 1].some((d) => at(flat, x + d, y) < 0);
  // It hangs before the gap between two legs.
  const isBetween = (x: Px, y: Px): boolean =>
    y >= hip && at(flat, x, y) < 0 && [-1, 1].every((d) => [1, 2, 3, 4, 5, 6].some((k) => at(flat, x + d * k, y) >= 0));
  let n = 0;
  for (let y = first; y <= last; y++) {
    const half = y < hip ? BIB_WIDE * trunkHalf : (0.92 + (0.1 * (y - hip)) / Math.max(1, last - hip)) * trunkHalf;
    const [from, to] = [Math.round(trunk - half), Math.round(trunk + half)];
    for (let x = from; x < to; x++) {
      if (!(isBody(x, y) && !isEdge(x, y)) && !isBetween(x, y)) continue;
      const isRim = y === last || x === to - 1;
      const tone = y === hip || isRim ? TONE.shadow : y === first || x === from ? TONE.light : TONE.base;
      set(x, y, main[tone as 0]);
      n++;
    }
    // The string round the waist.
    if (y === hip)
      for (const side of [-1, 1])
        for (let d = half; d <= 1.15 * trunkHalf; d++) {
          const x = Math.round(trunk - 0.5 + side * d);
          if (isBody(x, y) && !isEdge(x, y)) set(x, y, main[TONE.deep]);
        }
  }
  // Its straps, up to the neck.
  for (const side of [-1, 1])
    for (let y = chin; y < first; y++) {
      const x = Math.round(trunk - 0.5 + side * BIB_WIDE * trunkHalf * 0.85);
      if (isBody(x, y) && !isEdge(x, y)) set(x, y, main[TONE.shadow]);
    }
  if (n < LEAST) throw new InputError('The figure has no room for an apron: nothing of it would be seen.');
  return paint.image();
}
