/** Somebody in the clothes of another: each part takes what the same place of the other's part shows. */
import type { Px } from '../../../../../src/pixels/types.ts';
import {
  at,
  BESIDE,
  blank,
  type Color,
  commonest,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  isRim,
  luma,
  NONE,
  put,
} from '../../parts/flat.ts';
import type { Person } from '../../parts/index.ts';
import { SIDES, type Side } from '../../parts/person-types.ts';
import { columnsOf, isWithin } from '../../parts/runs.ts';
import { isShadeOf } from '../hat-found.ts';
import { skinOf } from '../regions.ts';
import { hatOn } from './hat.ts';
import {
  BARE,
  extentAt,
  handsFrom,
  isClothed,
  isSkinOf,
  mainOf,
  nearest,
  skinRamp,
  type Worn,
  wornBy,
} from './worn.ts';

/** A row of one body as a row of the other: neck on neck, hips on hips, floor on floor. */
function rowIn(from: Person, to: Person, y: Px): Px {
  const [a, b] = y < from.hip ? [from.neck, from.hip] : [from.hip, from.floor];
  const [c, d] = y < from.hip ? [to.neck, to.hip] : [to.hip, to.floor];
  const t = (y + 0.5 - a) / Math.max(1, b - a);
  return Math.min(d - 1, Math.max(c, Math.floor(c + t * (d - c))));
}

/** A column of the run [from, to) as one of another run. */
const across = (x: Px, from: Px, to: Px, c: Px, d: Px): Px =>
  Math.min(d - 1, Math.max(c, c + Math.floor(((x + 0.5 - from) / (to - from)) * (d - c))));

/** The wearer's skin in the light of the other's. */
function bareOf(person: Person): (was: Color) => Color {
  const ramp = skinRamp(person);
  const isSkin = isSkinOf(person);
  const usual = ramp[Math.floor(ramp.length / 2)] ?? NONE;
  return (was) => (isSkin(was) ? was : usual);
}

/** Hands are the lowest part of an arm. */
const HAND = 0.72;

function dressedArm(arm: Flat, sleeve: Flat, person: Person): Flat {
  const out = copyOf(arm);
  const rows = (flat: Flat): readonly Px[] =>
    Array.from({ length: flat.height }, (_, y) => y).filter((y) =>
      flat.colors.subarray(y * flat.width, (y + 1) * flat.width).some((c) => c !== NONE),
    );
  const [own, other] = [rows(arm), rows(sleeve)];
  if (own.length === 0 || other.length === 0) return out;
  const isSkin = isSkinOf(person);
  const skin = bareOf(person);
  const run = (flat: Flat, y: Px): readonly [Px, Px] => {
    const xs = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(flat, x, y) !== NONE);
    return [xs[0]!, xs.at(-1)! + 1];
  };
  for (const y of own) {
    const t = (y + 0.5 - own[0]!) / (own.at(-1)! + 1 - own[0]!);
    const row = other[Math.min(other.length - 1, Math.floor(t * other.length))]!;
    const [[a, b], [c, d]] = [run(arm, y), run(sleeve, row)];
    for (let x = a; x < b; x++) {
      const was = at(arm, x, y);
      // A hand stays the wearer's, with his ring and his glove.
      if (was < 0 || (t > HAND && isSkin(was))) continue;
      const color = at(sleeve, across(x, a, b, c, d), row);
      if (color === NONE) continue;
      put(out, x, y, color === BARE ? skin(was) : color);
    }
  }
  return out;
}

/** A rim that is darker is a line. */
const DARK = 60;

/** Trunk and legs of the wearer, each pixel as the other's at the same place. */
function dressedBody(to: Person, worn: Worn): Flat {
  const { line, axis, neck, crotch, floor, torso } = to;
  const out = blank(line.figure.width, line.figure.height);
  const skin = bareOf(to);
  const lines = line.colors;
  eachPixel(line.figure, (x, y, was) => {
    if (y < neck || y >= floor || [...to.arms, ...to.held].some((part) => at(part, x, y) >= 0)) return;
    if (to.cape && at(to.cape, x, y) >= 0) return;
    const row = rowIn(to, worn.person, y);
    let color = NONE;
    if (y < crotch && torso[y]) {
      if (!isWithin(torso[y], x)) return;
      const other = worn.person.torso[row] ?? bothSides(worn, row);
      if (other) color = at(worn.body, across(x, torso[y].from, torso[y].to, other.from, other.to), row);
    } else {
      const side: Side = x + 0.5 < axis ? 0 : 1;
      const own = extentAt(line.figure, axis, y, side);
      const other = extentAt(worn.body, worn.person.axis, row, side);
      if (own && other) color = at(worn.body, across(x, own[0], own[1], other[0], other[1]), row);
    }
    if (color === NONE) color = nearest(worn.body, Math.round(worn.person.axis), row);
    // The line between the legs stays, and one that was not told from the figure.
    if ((lines.has(was) && y >= crotch - 1) || (!line.isLined && isRim(line.figure, x, y) && luma(was) < DARK))
      put(out, x, y, was);
    else put(out, x, y, color === BARE ? skin(was) : color);
  });
  return out;
}

function bothSides(worn: Worn, row: Px): { from: Px; to: Px } | undefined {
  const [left, right] = SIDES.map((side) => extentAt(worn.body, worn.person.axis, row, side));
  return left || right ? { from: (left ?? right!)[0], to: (right ?? left!)[1] } : undefined;
}

/** Fewer pixels are no leg. */
const LEAST_LEG = 4;

/** A skirt, a robe, or the legs of who wore one: their own shape, as wide to the trunk as there. */
function ownShape(to: Person, worn: Worn): Flat {
  const { person, body } = worn;
  const out = blank(to.line.figure.width, to.line.figure.height);
  const skin = bareOf(to);
  const scale = to.torsoHalf / Math.max(1, person.torsoHalf);
  for (let y = to.hip; y < to.floor; y++) {
    const row = rowIn(to, person, y);
    const half = Math.ceil((out.width / 2) * Math.max(1, scale));
    for (let x = Math.round(to.axis) - half; x < to.axis + half; x++) {
      const color = at(body, Math.floor(person.axis + (x + 0.5 - to.axis) / scale), row);
      if (color !== NONE) put(out, x, y, color === BARE ? skin(NONE) : color);
    }
  }
  // A hand that hung beside the skirt is none of it.
  const [skirt, ...others] = connected(out).sort((a, b) => b.length - a.length);
  for (const group of others)
    if (skirt && (worn.person.isRobed || group.length < LEAST_LEG)) for (const i of group) out.colors[i] = NONE;
  return out;
}

/** A cape or wings behind the wearer. */
function behind(to: Person, { person }: Worn): Flat | undefined {
  if (!person.cape) return undefined;
  const { cape } = person;
  const out = blank(to.line.figure.width, to.line.figure.height);
  const scale = to.torsoHalf / Math.max(1, person.torsoHalf);
  const down = (to.floor - to.neck) / Math.max(1, person.floor - person.neck);
  for (let y = 0; y < to.floor; y++)
    for (let x = 0; x < out.width; x++) {
      const color = at(
        cape,
        Math.floor(person.axis + (x + 0.5 - to.axis) / scale),
        Math.floor(person.neck + (y + 0.5 - to.neck) / down),
      );
      if (color >= 0 && !person.line.colors.has(color)) put(out, x, y, color);
    }
  return out;
}

/** The new cloth within its own line; what was not touched keeps every pixel of the artist's line. */
function outlined(to: Person, worn: Worn, flat: Flat): Flat {
  const was = to.line.figure;
  const isNew = (x: Px, y: Px): boolean => at(flat, x, y) >= 0 && at(flat, x, y) !== at(was, x, y);
  const AROUND = [-1, 0, 1] as const;
  const isKept = (x: Px, y: Px): boolean =>
    AROUND.some((dy) => AROUND.some((dx) => at(flat, x + dx, y + dy) >= 0 && !isNew(x + dx, y + dy)));
  const over = worn.person.line.isLined ? worn.person.line.over : to.line.over;
  const out = copyOf(flat);
  for (let y = 0; y < flat.height; y++)
    for (let x = 0; x < flat.width; x++) {
      if (at(flat, x, y) >= 0) continue;
      const beside = BESIDE.map(([dx, dy]) => [x + dx, y + dy] as const).filter(
        ([u, v]) => isNew(u, v) && !worn.person.line.colors.has(at(flat, u, v)),
      );
      const own = at(to.picture, x, y);
      if (beside.length > 0 && (to.line.isLined || worn.person.line.isLined))
        put(out, x, y, over(commonest(beside.map(([u, v]) => at(flat, u, v)))));
      else if (own >= 0 && isKept(x, y)) put(out, x, y, own);
    }
  return out;
}

const lay = (over: Flat, on: Flat): void => eachPixel(over, (x, y, color) => put(on, x, y, color));

/** A hand is no higher than this share of the trunk; an arm that hangs beside it is. */
const HAND_HIGH = 0.4;

/** Hands that lie before the trunk. */
function handsBefore(to: Person): Flat {
  const { line, neck, hip, torso } = to;
  const out = blank(line.figure.width, line.figure.height);
  if (!isClothed(to)) return out;
  const isSkin = isSkinOf(to);
  for (let y = Math.ceil(handsFrom(to)); y < hip + 3; y++)
    for (const x of columnsOf(torso[y])) if (isSkin(at(line.figure, x, y))) put(out, x, y, at(line.figure, x, y));
  for (const group of connected(out)) {
    const rows = group.map((i) => Math.floor(i / out.width));
    if (Math.max(...rows) + 1 - Math.min(...rows) > Math.max(2, HAND_HIGH * (hip - neck)))
      for (const i of group) out.colors[i] = NONE;
  }
  return out;
}

/** A thing with the arm that is stretched out with it: the sleeve is the new one's. */
function withSleeve(to: Person, thing: Flat, sleeve: Flat): Flat {
  const cloth = new Set<Color>();
  for (const arm of to.arms) eachPixel(arm, (_x, _y, c) => cloth.add(c));
  const main = mainOf(sleeve);
  const isSkin = isSkinOf(to);
  const out = copyOf(thing);
  if (main >= 0)
    eachPixel(thing, (x, y, c) => {
      if (y >= to.neck - 1 && cloth.has(c) && !isSkin(c) && !to.line.colors.has(c)) put(out, x, y, main);
    });
  return out;
}

/** Shoulders may reach so far above the neck's row. */
const SHOULDERS: Px = 3;

/** The wearer, whose head, hands and things stay, in what the other wears. */
export function dress(to: Person, worn: Worn): Flat {
  const { line, neck, head } = to;
  const out = blank(line.figure.width, line.figure.height);
  const cape = behind(to, worn);
  if (cape) lay(cape, out);
  const body = dressedBody(to, worn);
  const reshaped = to.isRobed || worn.person.isRobed;
  if (reshaped) eachPixel(body, (x, y) => y >= to.hip && put(body, x, y, NONE));
  lay(body, out);
  if (reshaped) lay(ownShape(to, worn), out);
  for (const side of SIDES) lay(dressedArm(to.arms[side], worn.arms[side], to), out);
  const isSkin = isSkinOf(to);
  lay(handsBefore(to), out);
  const cloth = mainOf(wornBy(to).body);
  const isClad = cloth >= 0 && !isShadeOf(cloth, skinOf(to));
  eachPixel(line.figure, (x, y, color) => {
    if (y >= neck || (!isWithin(head.runs[y], x) && at(out, x, y) >= 0)) return;
    // Shoulders stand a little higher than the chin.
    const isShoulder =
      isClad && y >= neck - SHOULDERS && isShadeOf(cloth, color) && at(head.face, x, y) < 0 && !isSkin(color);
    const below = [1, 2, 3, 4].map((d) => at(out, x, y + d)).find((c) => c >= 0);
    put(out, x, y, isShoulder && below !== undefined ? below : color);
  });
  for (const side of SIDES) lay(withSleeve(to, to.held[side], worn.arms[side]), out);
  hatOn(to, worn.person, out);
  return outlined(to, worn, out);
}
