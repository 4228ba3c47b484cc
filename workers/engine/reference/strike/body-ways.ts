/** Blows with the whole body: of what holds nothing, or has no arm that comes off clean. */
import type { Box } from '../../../../src/pixels/image.ts';
import { evenness } from '../parts/evenness.ts';
import { areKin, commonest, eachPixel, type Flat, opaqueRows } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { findLegs } from '../stride/find-legs.ts';
import { isSlab, isWinged } from '../stride/glide-frames.ts';
import { shuffling } from '../stride/shuffle.ts';
import { canRaise, limbsOf } from './arm-ways.ts';
import { type Finish, lunged, pounced } from './body-blow.ts';
import { charged } from './charge.ts';
import { conjured, type Missile } from './conjure.ts';
import type { Figure } from './figure.ts';
import { armfulOf } from './heave.ts';
import { handsBy, isSomebody, seesArms } from './held-in.ts';
import { jabbed } from './jab.ts';
import { jawsOf } from './jaws.ts';
import type { Blow, StrikeRequest } from './request.ts';
import { swept } from './sweep.ts';
import { tonesOf } from './tones.ts';
import type { Strike } from './types.ts';

/** What of a body gives way where it ducks: what is bare of a thing without legs, of others their legs or what they wear below. */
export function bodyOf(
  { hasLimbs, person }: StrikeRequest,
  picture: Flat,
  { width }: Box,
): Pick<Figure, 'isSoft' | 'gives' | 'isPerson' | 'walks'> {
  const { top, bottom } = opaqueRows(picture);
  const height = bottom - top;
  const isPerson = person !== undefined || (hasLimbs && height > UPRIGHT * width);
  const legs = findLegs(picture, lineHabitOf(picture), () => false);
  const walks = legs !== undefined && bottom - legs.crotch >= LEGS * height;
  const gives = Math.max(top + KEPT * height, Math.min(legs?.crotch ?? bottom, top + 0.8 * height));
  return {
    isPerson,
    walks,
    isSoft: !isPerson && !walks,
    gives: Math.round(walks ? gives : top + KEPT * height),
  };
}
/** What is so much higher than wide does not strike with its weight. */
const UPRIGHT = 1.25;
/** Heads and chests keep their shape: so much of the height from the top. */
const KEPT = 0.6;

/** Blows of the body, with what suits the words or else the figure; the last moves it as a whole. */
export function blowsOfBody(
  request: StrikeRequest,
  figure: Figure,
  { x, width }: Box,
  /** The side on which something is held. */
  from?: -1 | 1,
): readonly Strike[] {
  const { blow, person, guess } = request;
  const { isPerson } = figure;
  const box = { left: x, right: x + width };
  const isAside = Math.abs(figure.ahead.x) > 0.5;
  // Who looks at the viewer strikes before itself, and not at a side.
  const isAhead =
    !isAside &&
    request.looks === undefined &&
    (request.isFrontal === true || evenness(figure.picture).fit >= (isPerson ? LIKE : ALIKE));
  const side = isAside ? (figure.ahead.x < 0 ? -1 : 1) : (guess ?? 1);
  const arms = isPerson && !isAside && seesArms(request.joints) ? limbsOf(person, figure.trunk, figure.height) : [];
  const arm = arms.find((one) => canRaise(figure, one));
  if (blow === 'any') {
    // A thing that is held tells a side, though it can't be moved.
    const isFolk = request.isFolk ?? isPerson;
    const isSquare = figure.height >= LEAST_BUST && figure.height < SQUARE * width;
    const isBust = isSquare && isSlab(figure.picture, width) && !shuffling(figure.picture);
    // What has no legs and stands, and a head with its shoulders, bumps into whom it strikes.
    const isLump = figure.isSoft && width < LIES * figure.height;
    const bump = lunged(figure, box, side, 'bump');
    if (isBust || (isLump && !(isFolk && seesArms(request.joints)))) return [bump];
    const jab = (to: -1 | 1): Strike | undefined => (isFolk ? jabbed(figure, box, to) : undefined);
    // A beast with a muzzle bites.
    const jaws =
      isFolk || request.isBeast !== true ? undefined : jawsOf(figure.picture, figure.line, request.joints, side);
    if (!isAhead) return [jab(side) ?? (isLump && !jaws ? bump : charged(figure, box, side, jaws))];
    // What can't be moved stays in its hand: the other strikes.
    if (from) return [jab(from < 0 ? 1 : -1) ?? charged(figure, box, from)];
    if (isFolk) return [jab(side) ?? swept(figure, box, side)];
    // A beast on its legs strikes with a paw; what has none throws itself.
    if (!request.isBeast || isWinged(request.sprite)) return [bump];
    return [jabbed(figure, box, side, true) ?? bump];
  }
  const missile = blow === 'shoot' ? 'spell' : MISSILES.find((one) => one === blow);
  if (missile) {
    const hand = missile === 'spell' ? arm : undefined;
    const hands = handsBy(request.joints);
    return [conjured(figure, { box, side: isAside ? side : 0, missile, tones: request.tones, arm: hand, hands })];
  }
  const finish = FINISHES[blow] ?? 'burst';
  // Who comes down with its weight does so wherever it looks.
  if (finish === 'slam') return [pounced(figure, box, side, finish)];
  const isArmed = ARMED.has(finish) && !isAside;
  const armful =
    isArmed && blow !== 'punch' && person && isSomebody(request.joints) ? armfulOf(person, figure) : undefined;
  const thrown = (to: -1 | 1): Strike => byWeight(figure, { x, width }, blow, to);
  if (isArmed && (arm || armful)) {
    // The arm that is raised strikes down at its side.
    const from = armful?.side ?? Math.sign(arm!.hand.x - figure.trunk.axis);
    const flash =
      armful && isRobed(request, figure.picture) ? (request.tones ?? tonesOf(figure.picture, true)) : undefined;
    return [pounced(figure, box, from < 0 ? -1 : 1, finish, { arm, armful, flash }), thrown(side)];
  }
  return [thrown(side)];
}
/** The body is thrown to a side. Where nothing is swung there is nothing to leave an arc: a flash is where it lands. */
export function byWeight(
  figure: Figure,
  { x, width }: Pick<Box, 'x' | 'width'>,
  blow: Blow,
  side: -1 | 1,
  isArmed = false,
): Strike {
  const told = FINISHES[blow] ?? 'burst';
  // What is held leaves an arc.
  const isArc = isArmed && (told === 'burst' || told === 'slash');
  const finish = isArc ? 'slash' : told === 'slash' || told === 'slam' ? 'burst' : told;
  return lunged(figure, { left: x, right: x + width }, side, finish);
}

/** Of fewer rows a whole figure is as broad as a bust. */
const LEAST_BUST = 22;
/** Heads with shoulders are about as high as wide; what is so much wider than high lies. */
const [SQUARE, LIES] = [1.25, 1.12] as const;
/** What is so alike on both sides looks at the viewer; of somebody who holds something less is. */
const ALIKE = 0.66;
const LIKE = 0.46;

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

/** Legs seen no higher than this are feet under a long garment. */
const HEM = 0.15;

/** Who wears a robe casts with a staff; others strike with it. */
export function isRobed({ person }: StrikeRequest, picture: Flat): boolean {
  const legs = findLegs(picture, lineHabitOf(picture), () => false);
  const { top, bottom } = opaqueRows(picture);
  return person?.isRobed || !legs || bottom - legs.crotch < HEM * (bottom - top);
}

/** Whether a garment hides all of the legs. */
export const wearsLong = ({ person }: StrikeRequest, picture: Flat): boolean =>
  person?.isRobed === true || !findLegs(picture, lineHabitOf(picture), () => false);

/** Whether that garment is a robe: of the same cloth above the hips as below. Trousers without a gap between them are none. */
export function isInRobe(request: StrikeRequest, picture: Flat): boolean {
  const { person } = request;
  if (!person || !wearsLong(request, picture)) return false;
  const { figure, colors } = person.line;
  const { axis, torsoHalf, neck, hip, floor } = person;
  const clothOf = (from: number, to: number): number => {
    const own: number[] = [];
    eachPixel(figure, (x, y, color) => {
      if (y >= from && y < to && Math.abs(x + 0.5 - axis) <= torsoHalf && !colors.has(color)) own.push(color);
    });
    return commonest(own);
  };
  const [above, below] = [clothOf(neck, hip), clothOf(hip + 1, floor - SHOE * (floor - person.top))];
  return above >= 0 && below >= 0 && areKin(above, below);
}
const SHOE = 0.08;
