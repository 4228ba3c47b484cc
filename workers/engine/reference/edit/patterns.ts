/** Stripes, spots and checks on a figure, in its own shading. */
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { inTones, type LookAt } from './looks/lay.ts';
import { hash, noiseAt } from './paint.ts';

export type Pattern = 'stripes' | 'spots' | 'checks' | 'patches';

export const PATTERN_WORDS: readonly (readonly [RegExp, Pattern])[] = [
  [/\b(?:stripes?|striped|stripy|stripey|bands?|banded|tiger)\b/, 'stripes'],
  [/\b(?:flowers|floral|hearts|stars)\b/, 'spots'],
  [/\b(?:spots?|spotted|spotty|dots?|dotted|polka[- ]dots?|speckles?|speckled|freckles)\b/, 'spots'],
  [/\b(?:checks?|checkered|checkerboard|chequered|plaid|tartan)\b/, 'checks'],
  [/\b(?:patches|patched|patchy|blotch(?:es|y)|camouflage|camo)\b/, 'patches'],
];

/** A region with a pattern in a second colour; of what lies, stripes stand upright. */
export function patterned(of: LookAt, pattern: Pattern, tones: Ramp): void {
  const { height, stance, flat } = of.paint;
  const cell = Math.max(3, Math.round(height / 8));
  // A hide's spots are of all sizes, and leave places free; none is on an eye or beside it.
  const eyes = of.eyes.flat();
  const isSpot = (x: Px, y: Px, cell: number): boolean => {
    if (eyes.some((i) => Math.hypot((i % flat.width) - x, Math.floor(i / flat.width) - y) < 2.6)) return false;
    const step = 1.7 * cell + 1;
    for (let j = Math.floor(y / step) - 1; j <= y / step + 1; j++)
      for (let i = Math.floor(x / step) - 1; i <= x / step + 1; i++) {
        if (hash(i, j, 4) < 0.22) continue;
        const [a, b] = [(i + 0.1 + 0.8 * hash(i, j, 1)) * step, (j + 0.1 + 0.8 * hash(i, j, 2)) * step];
        const r = Math.max(1.25, cell * (0.32 + 0.5 * hash(i, j, 3) ** 2));
        const long = 0.75 + 0.6 * hash(i, j, 5);
        if (Math.hypot((x + 0.5 - a) / long, (y + 0.5 - b) * long) <= r) return true;
      }
    return false;
  };
  const IS: Record<Pattern, (x: Px, y: Px) => boolean> = {
    stripes: (x, y) => {
      const wide = Math.max(2, Math.round(height / 14));
      const along = stance.isUpright
        ? y + Math.round(0.35 * Math.abs(x + 0.5 - stance.trunk))
        : x + Math.round(y * 0.3);
      return Math.floor(along / wide) % 2 === 0;
    },
    spots: (x, y) => {
      const step = cell + 1;
      const [i, j] = [Math.floor(x / step), Math.floor(y / step)];
      if (!of.isWhole) {
        const [a, b] = [(i + 0.35 + 0.3 * hash(i, j, 1)) * step, (j + 0.35 + 0.3 * hash(i, j, 2)) * step];
        const r = Math.max(1.05, cell * (0.3 + 0.12 * hash(i, j, 3)));
        return Math.hypot(x + 0.5 - a, y + 0.5 - b) <= r;
      }
      return isSpot(x, y, cell);
    },
    checks: (x, y) => (Math.floor(x / Math.max(2, cell >> 1)) + Math.floor(y / Math.max(2, cell >> 1))) % 2 === 0,
    patches: (x, y) => noiseAt(x, y, cell * 1.3, 17) > 0.52,
  };
  const isIn = (x: Px, y: Px): boolean => of.region[y * flat.width + x] === 1 && IS[pattern](x, y);
  // No lone pixels.
  inTones(
    of,
    tones,
    of.region,
    (x, y) => isIn(x, y) && (isIn(x - 1, y) || isIn(x + 1, y) || isIn(x, y - 1) || isIn(x, y + 1)),
  );
}

/** The lowest and the outermost rows of clothes in a second colour: hem, collar, cuffs. */
export function trimmed(of: LookAt, tones: Ramp): void {
  const { flat, height } = of.paint;
  const isIn = (x: Px, y: Px): boolean => of.region[y * flat.width + x] === 1;
  const deep = height > 40 ? 2 : 1;
  const rows = [...of.region.keys()].filter((i) => of.region[i]).map((i) => Math.floor(i / flat.width));
  const last = Math.max(...rows);
  // Of narrow strips everything would be hem: there the lowest rows are.
  let [hem, all] = [0, 0];
  of.region.forEach((v, i) => {
    if (!v) return;
    all++;
    if (!of.region[i + flat.width]) hem++;
  });
  const isNarrow = hem > 0.4 * all;
  inTones(of, tones, of.region, (x, y) => {
    if (isNarrow) return y > last - deep - 1;
    for (let k = 1; k <= deep; k++) if (!isIn(x, y + k)) return true;
    return !isIn(x, y - 1) && y < of.paint.stance.chin + 0.12 * height;
  });
}
