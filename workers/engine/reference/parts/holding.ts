/** A person of whom more is known than the picture tells: what it holds, and how it looks from behind. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, commonest, copyOf, eachPixel, type Flat, isRim, mirrored, NONE, put } from './flat.ts';
import { lineHabitOf } from './line-habit.ts';
import { type Both, type Person, SIDES, type Side } from './person-types.ts';
import { shadowsOf } from './shadows.ts';

/** All of a weapon is in the hand, and none of it a sleeve. `mask`: the weapon's pixels, row by row; `side`: the hand that holds it. */
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

/** A person that from straight behind looks as in `behind`, on the same canvas. */
export function withBack(person: Person, behind: Flat): Person {
  const seen = mirrored(lineHabitOf(behind).figure, person.axis);
  const over = (flat: Flat): Flat => {
    const out = copyOf(flat);
    eachPixel(flat, (x, y) => {
      if (at(seen, x, y) >= 0) put(out, x, y, at(seen, x, y));
    });
    return out;
  };
  const head = { ...person.head, hair: over(person.head.hair) };
  // What is taken for an arm may be a cheek: it is seen from behind as well.
  const arms = [over(person.arms[0]), over(person.arms[1])] as const;
  return { ...person, back: over(person.back), head, arms };
}

/** A person of whom no eye is seen from behind; `plain` is the picture without eyes and mouth. */
export function withPlainBack(person: Person, plain: Flat): Person {
  const { picture, head } = person;
  const isFeature = (x: Px, y: Px): boolean => at(plain, x, y) >= 0 && at(plain, x, y) !== at(picture, x, y);
  const over = (flat: Flat): Flat => {
    const out = copyOf(flat);
    eachPixel(flat, (x, y, color) => {
      if (color !== at(picture, x, y) || !isFeature(x, y)) return;
      // What is beside it behind goes on: the front's own filling may be of a hat.
      const near: Color[] = [];
      for (let dx = -4; dx <= 4; dx++) if (!isFeature(x + dx, y)) near.push(at(flat, x + dx, y));
      const usual = commonest(near.length > 2 ? near : [-2, 0, 2].map((dx) => at(flat, x + dx, y + 1)));
      if (usual >= 0) put(out, x, y, usual);
    });
    return out;
  };
  return { ...person, head: { ...head, hair: over(head.hair) } };
}

/** A thing so wide and high (shares of the person's height), and of which so much of its box is filled, is a shield. */
const SHIELD = 0.2;
const FULL = 0.6;

/** A shield seen from behind shows its inner side: its rim, and within it one shade in shadow. Any other thing is as it was. */
export function innerSide(person: Person, thing: Flat): Flat {
  let [left, right, first, last] = [thing.width, 0, thing.height, 0];
  eachPixel(thing, (x, y) => {
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [first, last] = [Math.min(first, y), Math.max(last, y + 1)];
  });
  let area = 0;
  for (let y = first; y < last; y++) {
    const columns = Array.from({ length: right }, (_, x) => x).filter((x) => at(thing, x, y) >= 0);
    if (columns.length > 0) area += columns.at(-1)! + 1 - columns[0]!;
  }
  const least = SHIELD * (person.floor - person.top);
  if (right - left < least || last - first < least || area < FULL * (right - left) * (last - first)) return thing;
  const colors: Color[] = [];
  const isInner = (x: Px, y: Px): boolean => !isRim(thing, x, y);
  eachPixel(thing, (x, y, color) => {
    if (isInner(x, y) && !person.line.colors.has(color)) colors.push(color);
  });
  const shade = shadowsOf(person.line.figure)(commonest(colors));
  const out = copyOf(thing);
  eachPixel(thing, (x, y) => {
    if (isInner(x, y) && shade >= 0) put(out, x, y, shade);
  });
  return out;
}
