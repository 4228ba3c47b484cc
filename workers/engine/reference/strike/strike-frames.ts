/**
 * Attacks of a picture by any artist, out of its own pixels: what is held is swung about hand and shoulder at its full
 * length, the body leans, ducks and steps by whole rows, and what has nothing to swing leaps. Nothing is torn off: all
 * that does not swing moves as one.
 */
import type { Direction } from '../../../../src/domain/words.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { areaOf, type Flat, opaqueRows, toFlat, toImage } from '../parts/flat.ts';
import { type FoundJoints, type Person, piecesIn, withoutCrumbs } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { findLegs } from '../stride/find-legs.ts';
import { type Figure, radians } from './figure.ts';
import { findWeapon } from './find-weapon.ts';
import { isThing } from './held-thing.ts';
import { type Limb, limbOf } from './limb.ts';
import { lunged } from './lunge.ts';
import { without } from './mask.ts';
import { sleeveOf } from './punch.ts';
import { cast, isBow, shot } from './shoot.ts';
import { swung } from './swing.ts';
import type { Hand, Trunk, Weapon } from './types.ts';

/** What the words ask for; 'any' is what suits what is held. */
export type Blow = 'any' | 'slash' | 'thrust' | 'punch' | 'bite' | 'slam';

export interface StrikeRequest {
  readonly sprite: Rgba;
  readonly direction: Direction;
  readonly blow: Blow;
  readonly joints: FoundJoints;
  /** Its parts, where it has some. */
  readonly person?: Person;
  /** Whether it was found to have limbs. */
  readonly hasLimbs: boolean;
  /** The side that it looks to though it is told to face the viewer; 0 where it does. */
  readonly aside?: -1 | 0 | 1;
  /** How far movements go; 1 is usual. */
  readonly size: number;
  /** Empty pixels round the canvas, which are no room to move in. */
  readonly margin: Px;
}

/** One way of striking: pictures at times 0..1. */
export type Strike = (t: number) => Rgba;

const SURE_HAND = 0.25;
/** What is so much higher than wide does not strike with its weight. */
const UPRIGHT = 1.25;

/** The ways in which a picture may strike, the best to be seen first. */
export function strikesOf(request: StrikeRequest): readonly Strike[] {
  const picture = toFlat(request.sprite);
  const line = lineHabitOf(picture);
  const { top, bottom } = opaqueRows(picture);
  const yaw = radians(YAW[request.direction]);
  const aside = Math.abs(Math.sin(yaw)) < 0.1 ? (request.aside ?? 0) : 0;
  const ahead = aside ? { x: aside, y: 0.3 } : { x: Math.sin(yaw), y: Math.cos(yaw) };
  const trunk = trunkOf(request, picture, top, bottom);
  const box = opaqueBounds(request.sprite)!;
  const inner = { width: picture.width - request.margin, height: picture.height - request.margin };
  const room = {
    left: box.x - request.margin,
    right: inner.width - box.x - box.width,
    top: box.y - request.margin,
    bottom: inner.height - box.y - box.height,
  };
  const figure: Figure = { picture, line, trunk, height: bottom - top, ahead, size: request.size, room };
  const wantsBody = request.blow === 'bite' || request.blow === 'slam';
  const weapon = wantsBody || request.blow === 'punch' ? undefined : heldIn(request, figure);
  if (weapon) {
    const isPole = weapon.ahead + weapon.behind > 0.7 * figure.height;
    const bow = isBow(weapon, figure.height);
    const isStaff = isPole && (weapon.half <= STAFF || bow) && isRobed(request, picture);
    if (request.blow === 'any' && isStaff) return [cast(figure, weapon)];
    if (request.blow === 'any' && bow) return [shot(figure, weapon)];
    const limbs = limbsOf(request.person, trunk, figure.height);
    const limb = limbs.find(
      (own) => Math.hypot(own.hand.x - weapon.grip.x, own.hand.y - weapon.grip.y) < 0.2 * figure.height,
    );
    const thrusts = request.blow === 'thrust' || (request.blow === 'any' && isPole && Math.abs(ahead.x) > 0.5);
    return (['outward', 'inward', 'low', 'short'] as const).map((way) => swung(figure, weapon, limb, way, thrusts));
  }
  const isUpright = box.height > UPRIGHT * box.width;
  const isBody = !isLow(box) && request.blow !== 'bite' && request.blow !== 'slam';
  const hasHands = isBody && (request.person !== undefined || (request.hasLimbs && isUpright));
  const fists = hasHands ? limbsOf(request.person, trunk, figure.height) : [];
  const own = ahead.x < -0.5 ? fists[0] : fists.at(-1);
  const side = ahead.x < -0.5 ? -1 : 1;
  const limb = own ?? (hasHands ? sleeveOf(line.figure, line.colors, trunk, figure.height, side) : undefined);
  return [lunged(figure, limb, { left: box.x, right: box.x + box.width })];
}

/** What lies is an animal that bites. */
const isLow = ({ width, height }: { readonly width: Px; readonly height: Px }): boolean => width > 1.05 * height;

/** The weapon in a hand, unless taking it out would tear the body. */
function heldIn({ joints, person }: StrikeRequest, { picture, line, trunk, height }: Figure): Weapon | undefined {
  const weapon = findWeapon(line, handsBy(joints), trunk);
  const how = { height, hasHands: person !== undefined || isSeen(joints) };
  if (
    !weapon ||
    !isThing(line.figure, weapon.mask, { ...how, angle: weapon.angle, long: weapon.ahead + weapon.behind })
  )
    return undefined;
  const whole = toImage(picture);
  const body = toImage(without(picture, weapon.mask));
  const isWhole = piecesIn(withoutCrumbs(whole, body)) <= piecesIn(whole);
  const area = weapon.mask.reduce((n, v) => n + v, 0);
  return isWhole && area <= MOST_OF_ALL * areaOf(picture) ? weapon : undefined;
}
const MOST_OF_ALL = 0.3;
const isSeen = ({ NECK, NOSE }: FoundJoints): boolean => NECK.sure >= SURE_BODY && NOSE.sure >= SURE_BODY;
const SURE_BODY = 0.5;

/** Staffs reach no farther from their own axis; what has prongs does. */
const STAFF: Px = 2;
/** Legs seen no higher than this stand under a long garment. */
const HEM = 0.27;

/** Who wears a robe casts with a staff; others strike with it. */
function isRobed({ person }: StrikeRequest, picture: Flat): boolean {
  const legs = findLegs(picture, lineHabitOf(picture), () => false);
  const { top, bottom } = opaqueRows(picture);
  return person?.isRobed || !legs || bottom - legs.crotch < HEM * (bottom - top);
}

function trunkOf({ person, joints }: StrikeRequest, picture: Flat, top: Px, bottom: Px): Trunk {
  if (person)
    return { axis: person.axis, half: person.torsoHalf, top: person.top, neck: person.neck, floor: person.floor };
  const [left, right] = [joints['LEFT SHOULDER'], joints['RIGHT SHOULDER']];
  const axis = (joints.NECK.x + joints['LEFT HIP'].x + joints['RIGHT HIP'].x) / 3;
  const half = Math.max(0.1 * picture.width, Math.min(0.25 * (bottom - top), Math.abs(left.x - right.x) / 2));
  return { axis, half, top, neck: Math.round(joints.NECK.y), floor: bottom };
}

/** The hands that the joints are sure of. */
export function handsBy(joints: FoundJoints): Hand[] {
  return (['RIGHT', 'LEFT'] as const)
    .filter((side) => joints[`${side} ARM`].sure >= SURE_HAND)
    .map((side) => {
      const [hand, shoulder] = [joints[`${side} ARM`], joints[`${side} SHOULDER`]];
      return { x: hand.x, y: hand.y, shoulder: { x: shoulder.x, y: shoulder.y } };
    });
}

const limbsOf = (person: Person | undefined, { neck }: Trunk, height: Px): Limb[] =>
  person ? ([0, 1] as const).flatMap((side) => limbOf(person.arms[side], neck, height) ?? []) : [];
