/** People from other sides as pictures that hang together. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import { drawPerson } from './draw-person.ts';
import { blank, copyOf, eachPixel, type Flat, put, toImage } from './flat.ts';
import type { Person } from './person-types.ts';
import { isApart } from './scraps.ts';

/** A person from another side; whose things or claws come off the hands has them drawn as the arms they are. */
export function drawnWhole(sprite: Rgba, person: Person, yaw: number): Rgba {
  const drawn = toImage(drawPerson(person, yaw));
  if (!isApart(sprite, drawn)) return drawn;
  const arms = person.arms.map((arm, k) => united(arm, person.held[k]!)) as [Flat, Flat];
  const nothing = person.held.map(({ width, height }) => blank(width, height)) as [Flat, Flat];
  return toImage(drawPerson({ ...person, arms, held: nothing }, yaw));
}

function united(a: Flat, b: Flat): Flat {
  const out = copyOf(a);
  eachPixel(b, (x, y, color) => put(out, x, y, color));
  return out;
}
