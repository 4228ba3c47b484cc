/** What a figure holds, in any artist's hand: found, told from limbs and tails. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areaOf, toFlat } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { findWeapon, grownWhole, handsBy, heldThing, isThing, type Weapon } from '../strike/index.ts';
import { type Region, regionOf } from './regions.ts';
import type { Stance } from './stance.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

export const isHeld = (slot: string): boolean => slot === 'right' || slot === 'left' || slot === 'weapon';
/** Who is less surely somebody has no hands that could hold a thing. */
export const HANDED = 0.45;
/** Less than this share of the square of the height beside a figure is a hand or a hem. */
export const LEAST_HELD = 0.03;

export const sum = (region: Region): number => region.reduce((n, v) => n + v, 0);

/** The weapon that a figure holds, by its outline and its hands; all of it, where more than a run of it is told. */
export function weaponOf({ joints, person, sprite }: Subject, line: LineHabit, stance: Stance): Weapon | undefined {
  const { trunk, trunkHalf, top, chin, floor } = stance;
  const body = { axis: trunk, half: trunkHalf, top, neck: chin, floor };
  const figure = { picture: toFlat(sprite), line, trunk: body, height: floor - top };
  const hasLimbs = stance.isUpright && !stance.isLong;
  const held = hasLimbs ? heldThing({ joints, hasLimbs, ...(person ? { person } : {}) }, figure) : undefined;
  const found = held ?? findWeapon(line, handsBy(joints), body);
  const grown = found && grownWhole(line, found, body);
  // What is so much more is a wing or an arm that has no fellow behind a shield.
  const whole = grown && grown.cells.length <= MORE * found.cells.length ? grown : found;
  return whole && { ...whole, mask: together(whole.mask, sprite.width) };
}

/** What of a thing is no farther from most of it than a fist is wide: a boot in the colour of a blade is none of it. */
function together(mask: Uint8Array, width: Px): Uint8Array {
  const cells = [...mask.keys()].filter((i) => mask[i]);
  const seen = new Set<number>();
  let best: readonly number[] = [];
  const isNear = (i: number, j: number): boolean =>
    Math.max(Math.abs((i % width) - (j % width)), Math.abs(Math.floor(i / width) - Math.floor(j / width))) <= A_FIST;
  for (const start of cells) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const i of group)
      for (const j of cells)
        if (!seen.has(j) && isNear(i, j)) {
          seen.add(j);
          group.push(j);
        }
    if (group.length > best.length) best = group;
  }
  const out = new Uint8Array(mask.length);
  for (const i of best) out[i] = 1;
  return out;
}
/** Pixels between what is above a hand and what is below it. */
export const A_FIST: Px = 5;

const MORE = 1.35;

export function fullHand(subject: Subject, line: LineHabit, stance: Stance): 0 | 1 | undefined {
  if (subject.isPoleHeld && subject.pole) return subject.pole.x < stance.trunk ? 0 : 1;
  const weapon = weaponOf(subject, line, stance);
  if (weapon) return weapon.grip.x < stance.trunk ? 0 : 1;
  if (subject.pole) return subject.pole.x < stance.trunk ? 0 : 1;
  const held = subject.person?.held.map(areaOf);
  const least = 0.02 * (stance.floor - stance.top) ** 2;
  return held && Math.max(...held) > least ? (held[0]! > held[1]! ? 0 : 1) : undefined;
}

/** A shield that was told apart as what an arm holds: it is broad, and fills its box. */
export function shieldHeld({ person, sprite: { width } }: Subject): Region | undefined {
  if (!person) return undefined;
  const height = person.floor - person.top;
  return (['right', 'left'] as const)
    .flatMap((side) => regionOf(person, side) ?? [])
    .find((region) => {
      const cells = [...region.keys()].filter((i) => region[i]);
      const span = (of: (i: number) => number): number => Math.max(...cells.map(of)) - Math.min(...cells.map(of)) + 1;
      if (cells.length < SHIELD * height ** 2) return false;
      const [wide, high] = [span((i) => i % width), span((i) => Math.floor(i / width))];
      return wide >= BROAD * height && cells.length >= FILLED * wide * high;
    });
}
/** Shares of the square of the height, of the height, and of its box. */
const SHIELD = 0.04;
const BROAD = 0.13;
const FILLED = 0.45;

/** What a hand holds, without its line: the weapon, or what is named as none. */
export function heldIn(subject: Subject, text: string): Region | undefined {
  const { person, sprite } = subject;
  const flat = toFlat(sprite);
  const [line, stance] = [lineOf(subject), stanceOf(subject)];
  const weapon = NO_WEAPON.test(text) ? undefined : weaponOf(subject, line, stance);
  if (weapon && isWeapon(subject, weapon, line, stance))
    return weapon.mask.map((v, i) => (v && !line.colors.has(flat.colors[i]!) ? 1 : 0));
  if (subject.pole && !NO_WEAPON.test(text))
    return subject.pole.mask.map((v, i) => (v && !line.colors.has(flat.colors[i]!) ? 1 : 0));
  const least = LEAST_HELD * (stance.floor - stance.top) ** 2;
  const held = person && (['right', 'left'] as const).flatMap((side) => regionOf(person, side) ?? []);
  return held?.filter((region) => sum(region) > least).sort((a, b) => sum(b) - sum(a))[0];
}
export const NO_WEAPON = /shield|lantern|book/;

/** Whether some pixels are a thing that is held, and no limb or tail. */
export const isHeldThing = (
  { person, sprite }: Subject,
  { figure }: LineHabit,
  { floor, top }: Stance,
  mask: Uint8Array,
  long: number,
  angle?: number,
): boolean =>
  isThing(figure, mask, { long, height: floor - top, angle, hasHands: person !== undefined && !isLying(sprite) });

export const isWeapon = (
  subject: Subject,
  { mask, ahead, behind, angle }: Weapon,
  line: LineHabit,
  stance: Stance,
): boolean => !isLying(subject.sprite) && isHeldThing(subject, line, stance, mask, ahead + behind, angle);

/** How far a region reaches, up or across. */
export function spanOf(region: Region, width: number): number {
  const [xs, ys]: [number[], number[]] = [[], []];
  region.forEach((meant, i) => {
    if (!meant) return;
    xs.push(i % width);
    ys.push(Math.floor(i / width));
  });
  const span = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1;
  return xs.length ? Math.max(span(xs), span(ys)) : 0;
}

/** What lies has no hands. */
function isLying(sprite: Rgba): boolean {
  const box = opaqueBounds(sprite);
  return box !== undefined && box.width > 1.05 * box.height;
}
