/** What a person seen from the front wears, as pictures that can be laid on somebody else: no skin, no face, nothing that is held. */
import type { Px } from '../../../../../src/pixels/types.ts';
import {
  areKin,
  at,
  BESIDE,
  blank,
  type Color,
  commonest,
  copyOf,
  eachPixel,
  type Flat,
  luma,
  mirrored,
  NONE,
  put,
} from '../../parts/flat.ts';
import type { Person } from '../../parts/index.ts';
import { type Both, SIDES, type Side } from '../../parts/person-types.ts';
import { columnsOf, isWithin } from '../../parts/runs.ts';
import { isGrey, skinOf, skinsOf } from '../regions.ts';

/** In a picture of clothes: the skin of whoever wears them is seen here. */
export const BARE: Color = -2;

/** A body's clothes without its outline, by what they cover. */
export interface Worn {
  readonly person: Person;
  /** Trunk, skirt and legs, with what arms and things hide filled in. */
  readonly body: Flat;
  /** Sleeves with bare hands; the one side's serves for the other's that is hidden. */
  readonly arms: Both<Flat>;
}

/** Whether a colour is the bearer's own skin; behind a visor or in a helm no skin is told. */
export function isSkinOf(person: Person): (c: Color) => boolean {
  if (isGrey(skinOf(person))) return () => false;
  const [skin, skins] = [skinOf(person), skinsOf(person)];
  return (c) => skins.has(c) && areKin(c, skin, SHADE);
}

/** Gold and leather are farther from skin. */
const SHADE = 0.16;

/** Shades of the skin from dark to light. */
export const skinRamp = (person: Person): Color[] =>
  [...(isGrey(skinOf(person)) ? [skinOf(person)] : skinsOf(person))].sort((a, b) => luma(a) - luma(b));

/** Columns of a side at a row that belong to the trunk or a leg. */
export function extentAt(flat: Flat, axis: number, y: Px, side: Side): readonly [from: Px, to: Px] | undefined {
  let [from, to] = [flat.width, -1];
  const reach = Math.ceil(flat.width / 2);
  for (let d = 0; d < reach; d++) {
    const x = side ? Math.round(axis) + d : Math.round(axis) - 1 - d;
    if (at(flat, x, y) === NONE) continue;
    from = Math.min(from, x);
    to = Math.max(to, x + 1);
  }
  return to > from ? [from, to] : undefined;
}

/** What is beside and before the trunk: arms, hands, what they hold. */
const isBefore = ({ arms, held, cape }: Person, x: Px, y: Px): boolean =>
  [...arms, ...held, ...(cape ? [cape] : [])].some((part) => at(part, x, y) >= 0);

/** Hands before the trunk: skin that lies lower than this share of it. */
const HANDS = 0.42;
/** More of a trunk than this is bare where nothing is worn on it. */
const MOST_HANDS = 0.3;

/** The row below which skin before a clothed trunk is a hand. */
export const handsFrom = ({ neck, hip }: Person): number => neck + HANDS * (hip - neck);

/** Whether something is worn on the chest. */
export function isClothed(person: Person): boolean {
  const isSkin = isSkinOf(person);
  const { line, neck, hip, torso } = person;
  let [bare, all] = [0, 0];
  for (let y = neck; y < hip; y++)
    for (const x of columnsOf(torso[y])) {
      all++;
      if (isSkin(at(line.figure, x, y))) bare++;
    }
  return bare < MOST_HANDS * all;
}

function trunkOf(person: Person, isSkin: (c: Color) => boolean): Flat {
  const { line, axis, neck, hip, crotch, floor, torso } = person;
  const out = blank(line.figure.width, line.figure.height);
  const covers = isClothed(person);
  eachPixel(line.figure, (x, y, color) => {
    if (y < neck || y >= floor || isBefore(person, x, y)) return;
    if (y < crotch && !isWithin(torso[y], x)) return;
    // Below the hips of a robe nobody is bare.
    if (!isSkin(color) || (person.isRobed && y >= hip)) put(out, x, y, color);
    else if (covers && y < hip + 2 && y > handsFrom(person)) put(out, x, y, NONE);
    else put(out, x, y, BARE);
  });
  return filled(withoutLines(out, person), axis, person);
}

/** The line about a hand goes with it. */
function withoutLines(body: Flat, { line, torso, neck, crotch }: Person): Flat {
  const out = copyOf(body);
  for (let y = neck; y < crotch; y++)
    for (const x of columnsOf(torso[y])) {
      const isBeside = BESIDE.some(([dx, dy]) => isWithin(torso[y + dy], x + dx) && at(body, x + dx, y + dy) === NONE);
      if (line.colors.has(at(body, x, y)) && isBeside) put(out, x, y, NONE);
    }
  return out;
}

/** What hands, sleeves and things hide of the trunk is as on its other side, or as beside it. */
function filled(body: Flat, axis: number, { torso, neck, crotch }: Person): Flat {
  const out = copyOf(body);
  const last = Math.round(2 * axis) - 1;
  for (let y = neck; y < crotch; y++) {
    const run = torso[y];
    for (const x of columnsOf(run)) {
      if (at(body, x, y) !== NONE) continue;
      const fellow = at(body, last - x, y);
      if (fellow !== NONE) put(out, x, y, fellow);
      else put(out, x, y, nearest(body, x, y));
    }
  }
  return out;
}

/** The colour nearest to a pixel, along its row and column. */
export function nearest(body: Flat, x: Px, y: Px): Color {
  for (let d = 1; d < 12; d++)
    for (const [dx, dy] of BESIDE) {
      const color = at(body, x + dx * d, y + dy * d);
      if (color !== NONE) return color;
    }
  return NONE;
}

/** Fewer pixels are no arm. */
const LEAST_ARM = 5;

function sleeves(person: Person, isSkin: (c: Color) => boolean): Both<Flat> {
  const own = SIDES.map((side) => {
    const out = copyOf(person.arms[side]);
    eachPixel(out, (x, y, color) => {
      if (isSkin(color)) put(out, x, y, BARE);
    });
    return out;
  });
  const size = own.map((arm) => arm.colors.filter((c) => c !== NONE).length);
  return SIDES.map((side) =>
    size[side]! >= LEAST_ARM ? own[side]! : mirrored(own[side ? 0 : 1]!, person.axis),
  ) as unknown as Both<Flat>;
}

/** The clothes of a person. */
export function wornBy(person: Person): Worn {
  const isSkin = isSkinOf(person);
  return { person, body: trunkOf(person, isSkin), arms: sleeves(person, isSkin) };
}

/** The commonest colour of some clothes; NONE for none. */
export const mainOf = (flat: Flat): Color => commonest([...flat.colors].filter((c) => c >= 0));
