/** A person whose weapon is known: all of it is in the hand, and none of it a sleeve. */
import { copyOf, eachPixel, NONE, put } from './flat.ts';
import { type Both, type Person, SIDES, type Side } from './person-types.ts';

/** `mask`: the weapon's pixels, row by row; `side`: the hand that holds it. */
export function holding(person: Person, mask: ArrayLike<number>, side: Side): Person {
  const { width } = person.picture;
  const arms = person.arms.map(copyOf) as unknown as Both<Person['picture']>;
  const held = person.held.map(copyOf) as unknown as Both<Person['picture']>;
  eachPixel(person.line.figure, (x, y, color) => {
    if (!mask[y * width + x]) return;
    for (const other of SIDES) {
      put(arms[other], x, y, NONE);
      put(held[other], x, y, NONE);
    }
    put(held[side], x, y, color);
  });
  return { ...person, arms, held };
}
