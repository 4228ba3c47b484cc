/**
 * Attacks of a picture by any artist, out of its own pixels: what is held is swung about hand and shoulder at its full
 * length, the body leans, ducks and steps by whole rows, and what has nothing to swing leaps. Nothing is torn off: all
 * that does not swing moves as one.
 */
import type { Direction } from '../../../../src/domain/words.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { type Flat, opaqueRows, toFlat } from '../parts/flat.ts';
import type { FoundJoints, Person } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { type Figure, radians } from './figure.ts';
import { findWeapon } from './find-weapon.ts';
import { thrown } from './leap.ts';
import { type Limb, limbOf } from './limb.ts';
import { swung } from './swing.ts';
import type { Hand, Trunk } from './types.ts';

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
  const ahead = { x: Math.sin(yaw), y: Math.cos(yaw) };
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
  const weapon = wantsBody || request.blow === 'punch' ? undefined : findWeapon(line, handsBy(request.joints), trunk);
  if (weapon) {
    const limbs = limbsOf(request.person, trunk, figure.height);
    const limb = limbs.find(
      (own) => Math.hypot(own.hand.x - weapon.grip.x, own.hand.y - weapon.grip.y) < 0.2 * figure.height,
    );
    const isPole = weapon.ahead + weapon.behind > 0.7 * figure.height;
    const thrusts = request.blow === 'thrust' || (request.blow === 'any' && isPole && Math.abs(ahead.x) > 0.5);
    return (['outward', 'inward', 'low', 'short'] as const).map((way) => swung(figure, weapon, limb, way, thrusts));
  }
  const isUpright = box.height > UPRIGHT * box.width;
  const fists = wantsBody ? [] : limbsOf(request.person, trunk, figure.height);
  return [thrown(figure, (request.hasLimbs || isUpright) && request.blow !== 'slam', fists.at(-1))];
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
