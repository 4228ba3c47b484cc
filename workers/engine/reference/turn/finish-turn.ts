/** A turn as it is handed out: the first way's that has no fault, tidied as a pixel artist would. */
import { removeOrphans } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Turn } from './aspect.ts';
import { faultOf } from './check-turned.ts';
import { fromIndexed, type Indexed, toIndexed } from './indexed.ts';
import { unline } from './rim.ts';
import { withoutSpecks } from './specks.ts';
import type { Turned } from './turned.ts';

/** The first way's turn that has no fault; else the last one's with its fault. */
export function checked(
  sprite: Rgba,
  turn: Turn,
  ways: readonly (() => Turned | undefined)[],
  why?: string,
): Turned | undefined {
  let last: Turned | undefined;
  for (const way of ways) {
    const turned = way();
    if (!turned) continue;
    const fault = faultOf(sprite, turned.image, turn);
    if (!fault) return turned;
    last = { ...turned, fault: { fault, ...(why ? { why } : {}) } };
  }
  return last;
}

/** What a pixel artist would tidy up: stray pixels, and an outline that is broken where the sprite's is not. */
export function finished(turned: Indexed, sprite: Indexed): Rgba {
  const clean = toIndexed(removeOrphans(fromIndexed(turned)));
  return fromIndexed(relined(withoutSpecks(clean, sprite), sprite));
}

function relined(turned: Indexed, sprite: Indexed): Indexed {
  const number = new Map(sprite.palette.map((c, i) => [c, i]));
  const indices = turned.indices.map((i) => (i < 0 ? -1 : number.get(turned.palette[i]!)!));
  return unline(sprite).line({ ...turned, palette: sprite.palette, indices });
}
