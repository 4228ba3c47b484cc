import type { Px } from '../../../../src/pixels/types.ts';
import type { Beast } from '../../catalogue/animals.ts';
import { clamp } from '../../solids/vec.ts';

/** Pixels a model unit: at the first an animal is as compact as it gets, from the second on it has its natural build. */
const SMALL: Px = 24;
const LARGE: Px = 52;

/**
 * The build of an animal drawn with `height` pixels a model unit: small ones have a shorter trunk and tail, longer legs
 * and a larger head, as people lean to chibi, so that the animal fills more of a square and its face stays legible.
 */
export function compactBeast(beast: Beast, height: Px): Beast {
  const t = clamp((LARGE - height) / (LARGE - SMALL), 0, 1);
  if (t === 0) return beast;
  return {
    ...beast,
    length: beast.length * (1 - 0.16 * t),
    leg: beast.leg * (1 + 0.14 * t),
    legRadius: beast.legRadius * (1 + 0.04 * t),
    head: beast.head * (1 + 0.14 * t),
    neck: [beast.neck[0] * (1 - 0.12 * t), beast.neck[1] * (1 + 0.04 * t)],
    tail: beast.tail.map(([x, y, z]) => [x, y, z * (1 - 0.32 * t)] as const),
  };
}
