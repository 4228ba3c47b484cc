/**
 * Attacks of a picture by any artist, out of its own pixels: what is held is swung about hand and shoulder at its full
 * length, the body leans, ducks and steps by whole rows, and what has nothing to swing leaps. Nothing is torn off: all
 * that does not swing moves as one.
 */
import type { Direction } from '../../../../src/domain/words.ts';
import { type Box, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { areaOf, at, type Flat, opaqueRows, tidy, toFlat, toImage } from '../parts/flat.ts';
import { type FoundJoints, type Person, piecesIn, withoutCrumbs } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { findLegs } from '../stride/find-legs.ts';
import { type Finish, lunged, pounced } from './body-blow.ts';
import { conjured, type Missile } from './conjure.ts';
import type { Tones } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { findWeapon } from './find-weapon.ts';
import { armfulOf } from './heave.ts';
import { isPartOfMore, isThing } from './held-thing.ts';
import { type Limb, limbOf } from './limb.ts';
import { withLine, without } from './mask.ts';
import { cast, isBow, shot } from './shoot.ts';
import { swung } from './swing.ts';
import type { Hand, Trunk, Weapon } from './types.ts';

/** What the words ask for; 'any' is what suits what is held. */
export type Blow = 'any' | 'slash' | 'thrust' | 'punch' | 'kick' | 'bite' | 'claw' | 'ram' | 'slam' | 'shoot' | Missile;

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
  /** Colours of what flies, where words tell them. */
  readonly tones?: Tones | undefined;
  /** How far movements go; 1 is usual. */
  readonly size: number;
  /** Empty pixels round the canvas, which are no room to move in. */
  readonly margin: Px;
}

/** Blows for which nothing is held. */
const BY_BODY: ReadonlySet<Blow> = new Set(['punch', 'kick', 'bite', 'claw', 'ram', 'slam', 'spit', 'breath']);

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
  const canvas = { left: request.margin, top: request.margin, right: inner.width, bottom: inner.height };
  const figure: Figure = { picture, line, trunk, height: bottom - top, ahead, size: request.size, room, canvas };
  const byBody = blowOfBody(request, figure, box);
  const weapon = BY_BODY.has(request.blow) ? undefined : heldIn(request, figure);
  if (weapon) {
    const isPole = weapon.ahead + weapon.behind > 0.7 * figure.height;
    const bow = isBow(weapon, figure.height);
    const isStaff = isPole && (weapon.half <= STAFF || bow) && isRobed(request, picture);
    if ((request.blow === 'any' && isStaff) || (request.blow === 'spell' && isPole))
      return [cast(figure, weapon, request.tones)];
    if ((request.blow === 'any' && bow) || request.blow === 'shoot') return [shot(figure, weapon)];
    if (request.blow === 'spell') return [byBody];
    const limbs = limbsOf(request.person, trunk, figure.height);
    const limb = limbs.find(
      (own) => Math.hypot(own.hand.x - weapon.grip.x, own.hand.y - weapon.grip.y) < 0.2 * figure.height,
    );
    const thrusts = request.blow === 'thrust' || (request.blow === 'any' && isPole && Math.abs(ahead.x) > 0.5);
    const ways = (['outward', 'inward'] as const).map((way) => swung(figure, weapon, limb, way, thrusts));
    return [...ways, byBody];
  }
  return [byBody];
}

/** A blow of the body, with what suits the words or else the figure. */
function blowOfBody(request: StrikeRequest, figure: Figure, { x, width }: Box): Strike {
  const { blow, person, hasLimbs } = request;
  const box = { left: x, right: x + width };
  const isAside = Math.abs(figure.ahead.x) > 0.5;
  const isPerson = person !== undefined || (hasLimbs && figure.height > UPRIGHT * width);
  const legs = findLegs(figure.picture, figure.line, () => false);
  const { bottom } = opaqueRows(figure.picture);
  const walks = legs !== undefined && bottom - legs.crotch >= LEGS * figure.height;
  const own: Finish = isPerson ? 'slash' : walks ? 'claws' : isAside ? 'burst' : 'slam';
  const side = isAside ? (figure.ahead.x < 0 ? -1 : 1) : 1;
  const arms = isPerson && !isAside ? limbsOf(person, figure.trunk, figure.height) : [];
  const arm = arms.find((one) => canRaise(figure, one));
  const missile = blow === 'shoot' ? 'spell' : MISSILES.find((one) => one === blow);
  if (missile) {
    const hand = missile === 'spell' ? arm : undefined;
    return conjured(figure, { box, side: isAside ? side : 0, missile, tones: request.tones, arm: hand });
  }
  const finish = FINISHES[blow] ?? own;
  // Who comes down with its weight does so wherever it looks.
  if (isAside && finish !== 'slam') return lunged(figure, box, side, finish);
  const isArmed = ARMED.has(finish);
  const armful = isArmed && blow !== 'punch' && person && !isAside ? armfulOf(person, figure) : undefined;
  // The arm that is raised strikes across.
  const from = armful?.side ?? (arm ? Math.sign(arm.hand.x - figure.trunk.axis) : -side);
  return pounced(figure, box, from < 0 ? 1 : -1, finish, isArmed ? { arm, armful } : {});
}
/** Whether an arm is all there is on its side, and comes off without tearing the body. */
function canRaise({ picture, line, trunk }: Figure, { core, hand, rows }: Limb): boolean {
  const { figure } = line;
  const side = hand.x < trunk.axis ? -1 : 1;
  const beyond = rows.reduce((n, { y, from, colors }) => {
    const edge = side < 0 ? from - 1 : from + colors.length;
    let out = 0;
    for (let x = edge; x >= 0 && x < figure.width; x += side)
      if (at(figure, x, y) >= 0 && !core[y * figure.width + x]) out++;
    return n + out;
  }, 0);
  if (beyond > MOST_BEYOND * rows.length) return false;
  const whole = toImage(picture);
  return piecesIn(toImage(tidy(without(picture, withLine(line, core))))) <= piecesIn(whole);
}
const MOST_BEYOND = 0.4;

/** Fins and hems are shorter than this share of the height. */
const LEGS = 0.18;
const MISSILES: readonly Missile[] = ['spit', 'breath', 'spell'];
/** Blows for which an arm is raised. */
const ARMED: ReadonlySet<Finish> = new Set(['slash', 'claws', 'burst']);
const FINISHES: Partial<Record<Blow, Finish>> = {
  slash: 'slash',
  thrust: 'burst',
  punch: 'burst',
  kick: 'low',
  bite: 'teeth',
  claw: 'claws',
  ram: 'burst',
  slam: 'slam',
};

/** The weapon in a hand, unless taking it out would tear the body. */
function heldIn({ joints, person }: StrikeRequest, { picture, line, trunk, height }: Figure): Weapon | undefined {
  const weapon = findWeapon(line, handsBy(joints), trunk);
  const how = { height, hasHands: person !== undefined || isSeen(joints) };
  if (
    !weapon ||
    isPartOfMore(line.figure, weapon, trunk) ||
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
