/** Tattoos: bands and points of ink on bare arms, on a chest or a cheek. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { paintOn } from './paint.ts';
import { partRegion } from './part-region.ts';
import { type Subject, stanceOf } from './subject.ts';
import { eyesOf } from './whole-of.ts';

export const TATTOO = /\btattoo(?:s|ed)?\b/;

export function tattooed(subject: Subject, where: string, tones: Ramp | undefined): Rgba {
  const skin = partRegion(subject, 'skin', 'skin');
  if (!skin) throw new InputError('No bare skin was found in the picture that a tattoo could be on.');
  const paint = paintOn(subject);
  const { width } = subject.sprite;
  const { chin, top, axis, headHalf } = stanceOf(subject);
  const isHead = /\b(?:face|head|cheek|forehead)\b/.test(where);
  const eyes = new Set(eyesOf(subject).flat());
  const isMeant = (x: number, y: number): boolean =>
    isHead ? y >= top && y < chin && x + 0.5 > axis + 0.2 * headHalf : y >= chin + (chin - top > 10 ? 1 : 0);
  let n = 0;
  skin.forEach((v, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (!v || eyes.has(i) || !isMeant(x, y)) return;
    // Bands with a gap, and points below them.
    const row = (y - chin + 40) % 5;
    if (!(row === 1 || (row === 2 && x % 2 === 0) || (row === 3 && x % 4 === 1))) return;
    const [L, a, b] = rgbToOklab(unpackRgb(paint.now(x, y)));
    const [M, c, d] = rgbToOklab(tones?.[TONE.base] ?? [36, 52, 92]);
    paint.set(x, y, oklabToRgb([L + (M - L) * 0.72, a + (c - a) * 0.72, b + (d - b) * 0.72]));
    n++;
  });
  if (n < 2) throw new InputError('Too little bare skin is seen there for a tattoo.');
  return paint.image();
}
