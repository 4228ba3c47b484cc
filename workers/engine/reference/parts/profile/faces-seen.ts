/** What the eyes of a beast drawn from its side tell of its face. */
import type { Px } from '../../../../../src/pixels/types.ts';
import type { Box } from '../box.ts';
import type { Eye } from '../eye-types.ts';
import { copyOf, eachPixel, type Flat, put } from '../flat.ts';
import { meanX, meanY } from './facing.ts';

/** Two eyes at one height whose middles lie so far apart, as shares of the length, are those of a head that looks here. */
const LEAST_LOOKING: Px = 24;
const FORE_PAIR = 0.5;
const [LEAST_APART, MOST_APART] = [0.07, 0.36] as const;

export function isPair(drawn: Flat, eyes: readonly Eye[], { left, right }: Box): boolean {
  const [far, near] = eyes;
  if (eyes.length !== 2 || !far || !near || right - left < LEAST_LOOKING) return false;
  const wide = Math.abs(meanX(far, drawn) - meanX(near, drawn)) / (right - left);
  const high = Math.abs(meanY(far, drawn) - meanY(near, drawn)) / (right - left);
  const isHead = Math.min(meanX(far, drawn), meanX(near, drawn)) >= left + FORE_PAIR * (right - left);
  return isHead && wide >= LEAST_APART && wide <= MOST_APART && high < LEAST_APART;
}

/** A face reaches so far about its eye, as a share of the length; combs, feet and the tips of tails are none of it. */
const FACE = 0.2;
const LEAST_FACE: Px = 3;

/** A picture with what changed about its eye alone; where no eye is seen, as it changed. */
export function aboutEye(
  before: Flat,
  after: Flat,
  { left, right }: Box,
  eye: { readonly x: Px; readonly y: Px } | undefined,
): Flat {
  if (!eye) return after;
  const out = copyOf(before);
  const reach = Math.max(LEAST_FACE, FACE * (right - left));
  eachPixel(after, (x, y, color) => {
    const isLow = y > eye.y - 2;
    if (isLow && Math.hypot(x - eye.x, y - eye.y) <= reach) put(out, x, y, color);
  });
  return out;
}
