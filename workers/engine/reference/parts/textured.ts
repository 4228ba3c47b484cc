/** What was covered, in the shades of what lies beside it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color, copyOf, type Flat, put } from './flat.ts';

/**
 * A figure with what was covered (`changed` from `before`) in the shades of what lies beside it: colours of the row go on
 * inwards as in a mirror, so that hair has strands and hide its marks, where one colour would be a patch.
 */
export function textured(before: Flat, changed: Flat, lines: ReadonlySet<Color>): Flat {
  const out = copyOf(changed);
  const isHole = (x: Px, y: Px): boolean => at(before, x, y) >= 0 && at(before, x, y) !== at(changed, x, y);
  for (let y = 0; y < before.height; y++) {
    for (let x = 0; x < before.width; x++) {
      if (!isHole(x, y) || isHole(x - 1, y)) continue;
      let to = x;
      while (isHole(to, y)) to++;
      for (let i = 0; i < to - x; i++) {
        const isLeft = i < (to - x) / 2;
        const deep = isLeft ? i : to - x - 1 - i;
        const fill = at(changed, x + i, y);
        const isOf = (u: Px, v: Px): boolean =>
          at(before, u, v) >= 0 && !isHole(u, v) && !lines.has(at(before, u, v)) && areKin(at(before, u, v), fill);
        const beside = isLeft ? x - 1 - deep : to + deep;
        if (isOf(beside, y)) put(out, x + i, y, at(before, beside, y));
        else if (
          at(out, x + i, y - 1) >= 0 &&
          areKin(at(out, x + i, y - 1), fill) &&
          !lines.has(at(out, x + i, y - 1))
        ) {
          put(out, x + i, y, at(out, x + i, y - 1));
        }
      }
      x = to;
    }
  }
  return out;
}
