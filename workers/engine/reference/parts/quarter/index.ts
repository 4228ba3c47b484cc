/** People half turned towards the viewer: neither the front, squeezed, nor a profile. */
import { turnedOver } from '../draw-side.ts';
import { blank, type Flat, mirrored } from '../flat.ts';
import type { Person } from '../person-types.ts';
import { drawQuarterBody } from './quarter-body.ts';
import { drawQuarterHead } from './quarter-head.ts';

/**
 * A person that stands, half turned to a side; `seen` is how it looks from the front, line and all, `aside` how it looks
 * from straight aside, where that is known.
 */
export function quarterView(person: Person, seen: Flat, aside: Flat | undefined, isRight: boolean): Flat {
  if (!isRight) {
    const { axis } = person;
    const other = quarterView(turnedOver(person), mirrored(seen, axis), aside && mirrored(aside, axis), true);
    return mirrored(other, axis);
  }
  const out = blank(seen.width, seen.height);
  drawQuarterBody(out, person, seen);
  drawQuarterHead(out, person, seen, aside);
  return out;
}
