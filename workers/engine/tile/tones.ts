/** Colours of ground: eight tones of each base colour, as packed pixels. */

import { oklabToRgb, oklchToOklab, rgbToOklab } from '../../../src/pixels/color.ts';
import type { Rgb } from '../../../src/pixels/types.ts';
import { clamp, mod } from './noise.ts';

/**
 * A pixel's code: 8 x ramp + tone. Tones: 0 line, 1 deep, 2 shadow, 3 base, 4 light, 5 glint; 6 and 7 are half a step
 * below and above the base: what large soft patches use, so that nothing is seen to repeat.
 */
export type Code = number;

/** A pixel as one 32-bit word, alpha 255. */
export type Packed = number;

const bytes = new Uint8ClampedArray(4);
const word = new Uint32Array(bytes.buffer);

/** A colour as a word in the machine's byte order, as `wordsOf` reads pictures. */
export function pack([r, g, b]: Rgb): Packed {
  bytes[0] = r;
  bytes[1] = g;
  bytes[2] = b;
  bytes[3] = 255;
  return word[0]!;
}

export function unpack(pixel: Packed): Rgb {
  word[0] = pixel;
  return [bytes[0]!, bytes[1]!, bytes[2]!];
}

const COOL = 285;
const SUN = 95;
const turn = (h: number, to: number, by: number): number => h + clamp(mod(to - h + 180, 360) - 180, -by, by);
const colour = (L: number, C: number, h: number): Packed =>
  pack(oklabToRgb(oklchToOklab([clamp(L, 0.05, 0.985), C, h])));

/** Eight tones of one base colour, calmer than the ramps of figures: ground must not shout. `k` scales the steps. */
export function groundRamp(base: Rgb, k: number): readonly Packed[] {
  const [rawL, a, b] = rgbToOklab(base);
  const L = clamp(rawL, 0.16, 0.95);
  const C = Math.hypot(a, b);
  const h = C < 0.008 ? COOL : (Math.atan2(b, a) * 180) / Math.PI;
  const f = k * (0.55 + 0.6 * L);
  const g = k * (1.25 - 0.5 * L);
  return [
    colour(Math.max(L * 0.45, L - 0.42 * f), Math.max(C * 0.75, 0.02), turn(h, COOL, 28)),
    colour(L - 0.25 * f, Math.max(C * 0.95, 0.022), turn(h, COOL, 22)),
    colour(L - 0.12 * f, Math.max(C * 1.04, 0.015), turn(h, COOL, 11)),
    colour(L, C, h),
    colour(Math.min(L + 0.1 * g, 0.975), C * 0.97, turn(h, SUN, 9)),
    colour(Math.min(L + 0.2 * g, 0.985), C * 0.72, turn(h, SUN, 16)),
    colour(L - 0.05 * f, C * 1.02, turn(h, COOL, 5)),
    colour(Math.min(L + 0.042 * g, 0.975), C, turn(h, SUN, 4)),
  ];
}

/** A step that darkens by half a tone alone. */
export const HALF_DOWN = -0.6;

/** The tone some steps lighter or darker; half tones count as near the base, so that 7 + 1 is no glint. */
export function shadeTone(tone: number, by: number): number {
  if (by === 0) return tone;
  if (by === HALF_DOWN) return tone === 3 || tone === 7 ? 6 : tone;
  const level = tone === 6 ? 2.6 : tone === 7 ? 3.4 : tone;
  return clamp(level + by + 0.5, 0, 5) | 0;
}
