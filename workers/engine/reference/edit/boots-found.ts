/** Boots up to where they end: what was told of feet, with all that goes on from it up the leg in its matter. */
import { mattersOf } from './matters.ts';
import type { Region } from './regions.ts';
import { type Subject, stanceOf } from './subject.ts';

/** So much of a piece is foot already where all of it is boot; so much larger than the feet boots are at most. */
const FOOT = 0.3;
const MOST = 2.6;

export function wholeBoots(subject: Subject, feet: Region): Region {
  const { hip, floor } = stanceOf(subject);
  const { width } = subject.sprite;
  const knee = hip + 0.25 * (floor - hip);
  const out = Uint8Array.from(feet);
  for (const { pieces } of mattersOf(subject))
    for (const { pixels } of pieces) {
      const own = pixels.filter((i) => feet[i]).length;
      const isLeg = pixels.some((i) => Math.floor(i / width) < knee);
      if (isLeg || own < FOOT * pixels.length) continue;
      for (const i of pixels) out[i] = 1;
    }
  const size = (region: Region): number => region.reduce((n, v) => n + v, 0);
  return size(out) <= MOST * size(feet) ? out : feet;
}
