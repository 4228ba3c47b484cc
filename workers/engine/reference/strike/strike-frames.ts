/**
 * Attacks of a picture by any artist, out of its own pixels: what is held is swung about hand and shoulder at its full
 * length, the body leans, ducks and steps by whole rows, and what has nothing to swing leaps. Nothing is torn off: all
 * that does not swing moves as one.
 */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { evenness } from '../parts/evenness.ts';
import { type Flat, opaqueRows, toFlat } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { appendages, asArm, pairOf } from './appendages.ts';
import { type Arming, armBlow, armWays } from './arm-blow.ts';
import { armParts, type SwingArm } from './arm-parts.ts';
import { EVEN, limbsOf, withJoints } from './arm-ways.ts';
import { blowsOfBody, bodyOf, byWeight, isInRobe, isRobed, wearsLong } from './body-ways.ts';
import { isProfile } from './charge.ts';
import { type Figure, radians } from './figure.ts';
import { cutFrom } from './heal.ts';
import { armfulOf, poleAlone } from './heave.ts';
import { heaved } from './heaved.ts';
import { heldIn, raisedIn, seesArms, stuckIn } from './held-in.ts';
import { isOfHead } from './held-thing.ts';
import { withLine } from './mask.ts';
import { barrelOf, fired } from './muzzle.ts';
import { poleTip, upperEnd } from './pole-tip.ts';
import type { Blow, StrikeRequest } from './request.ts';
import { cast, isBow, isPointed, isSteel, shot, staffTip } from './shoot.ts';
import { swung } from './swing.ts';
import { acrossFor, sideOf, swingsFor, thrustsFor } from './swing-ways.ts';
import { tonesOf } from './tones.ts';
import type { Strike, Trunk } from './types.ts';

/** Blows for which nothing is held. */
const BY_BODY: ReadonlySet<Blow> = new Set(['punch', 'kick', 'bite', 'claw', 'ram', 'slam', 'spit', 'breath']);

export function figureOf(request: StrikeRequest) {
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
  const body = bodyOf(request, picture, box);
  const figure: Figure = {
    ...{ picture, line, trunk, height: bottom - top, ahead, size: request.size, room, canvas },
    ...body,
  };
  return { figure, box, ahead, trunk, picture };
}

/** The pixels of what is held in a hand, 1 for each; undefined where nothing is. */
export function heldMask(request: StrikeRequest): Uint8Array | undefined {
  return heldIn(request, figureOf(request).figure)?.mask;
}

/** Shares of the height from which what is held, with its arm, is a staff: where it is found as a thing, and where it is not. */
const STAFF = 0.75;
const LIKE_A_STAFF = 0.6;

/** Smaller figures have neither arms of their own to strike with, nor hands from which magic comes. */
const [TINY, CONJURES] = [20, 26] as const;

/** What is so wide for its height lies in profile. */
const LOW = 1.05;

/** The ways in which a picture may strike, the best to be seen first; the last is right for whatever has a front. */
export function strikesOf(request: StrikeRequest): readonly Strike[] {
  const { figure, box, ahead, picture, trunk } = figureOf(request);
  const { blow, person, tones } = request;
  // Fins, horns and tails of what lies in profile are no weapons.
  const isBeast = !person && box.width > LOW * box.height && evenness(picture).fit < EVEN;
  const weapon = BY_BODY.has(blow)
    ? undefined
    : ((isBeast ? undefined : heldIn(request, figure)) ?? raisedIn(request, figure));
  // A bow is one in whatever robe it is drawn.
  const bow = weapon !== undefined && isBow(weapon, figure.height);
  if (weapon && bow && (blow === 'any' || blow === 'shoot')) return [shot(figure, weapon)];
  // Barrels fire; what can be swung is swung, unless shooting is asked for.
  if ((blow === 'any' && !weapon) || blow === 'shoot') {
    const muzzle = barrelOf(request, figure);
    if (muzzle) return [fired(figure, muzzle)];
    if (weapon && blow === 'shoot') return [shot(figure, weapon)];
  }
  const { armed } = withJoints(request, figure, box);
  const stuck = weapon || BY_BODY.has(blow) || isBeast ? undefined : stuckIn(request, figure);
  const pole = BY_BODY.has(blow) || isBeast || !(person || seesArms(request.joints)) ? undefined : poleTip(figure);
  const heldAt = weapon?.grip.x ?? stuck?.grip.x ?? pole?.x;
  const byBody = blowsOfBody(request, figure, box, heldAt === undefined ? undefined : heldAt < trunk.axis ? -1 : 1);
  // Of so few pixels an arm that is drawn for it is seen better than its own.
  const isTiny = figure.height < TINY && request.isFolk === true && blow === 'any';
  // Who holds something long strikes with that: the bare hand beside it stays down.
  const arms =
    BY_ARM.has(blow) && !isBeast && !isTiny && (hasHands(request) || !isProfile(figure, box.width))
      ? armBlows(request, figure, heldAt !== undefined && blow === 'any')
      : [];
  const casts = blow === 'any' && person && seesArms(request.joints) && isRobed(request, picture);
  const told = casts && !stuck ? staffTip(person, figure.height, weapon ? STAFF : LIKE_A_STAFF) : undefined;
  const tip = casts ? (told ?? pole) : undefined;
  const spells =
    tip && !isSteel(figure, tip) && !isPointed(figure, tip)
      ? [cast(figure, { grip: tip, angle: -Math.PI / 2, ahead: 0, behind: 0 }, tones)]
      : [];
  // Where there is no room to swing it, it is raised with its arm.
  const isSure = Boolean(weapon || stuck || pole);
  const armful =
    BY_ARM.has(blow) && blow !== 'punch' && Math.abs(ahead.x) <= 0.5
      ? ((person && armfulOf(person, figure)) ?? (pole && poleAlone(figure)))
      : undefined;
  const heaves = armful ? [heaved(figure, armful)] : [];
  // What can't be taken off whole stays in its hand, and the body strikes with it.
  if (stuck && BY_ARM.has(blow) && blow !== 'punch')
    return [...spells, ...heaves, byWeight(figure, box, blow, sideOf(stuck, figure), true)];
  if (!weapon) {
    // Bare hands that stick out of a robe conjure.
    const conjures =
      blow === 'any' &&
      figure.height >= CONJURES &&
      request.isFrontal &&
      !stuck &&
      !pole &&
      box.width <= figure.height &&
      isInRobe(request, picture);
    const spell = conjures ? blowsOfBody({ ...request, blow: 'spell' }, figure, box) : [];
    // What may be a sleeve is raised only where nothing else strikes.
    const [first, last] = isSure ? [heaves, []] : [[], heaves];
    return [...spells, ...armed, ...first, ...spell, ...arms, ...last, ...byBody];
  }
  const isPole = weapon.ahead + weapon.behind > 0.7 * figure.height;
  // Who wears a robe strikes with a halberd all the same.
  const isStaff =
    isPole &&
    isRobed(request, picture) &&
    !isPointed(figure, upperEnd(weapon)) &&
    (wearsLong(request, picture) || !isSteel(figure, upperEnd(weapon)));
  if (blow === 'spell' && isPole) return [cast(figure, weapon, tones)];
  if (blow === 'spell') return byBody;
  const thrusts = blow === 'thrust' || (blow === 'any' && isPole && Math.abs(ahead.x) > 0.5);
  const flash = blow === 'any' && isStaff ? (tones ?? tonesOf(picture, true)) : undefined;
  const swings = thrusts ? thrustsFor(weapon, figure) : swingsFor(weapon, figure);
  const ways = swings.map((swing) => swung(figure, weapon, swing, { thrusts, flash }));
  // Who has no room beside itself strikes before itself, where what is held hides some of it.
  const across =
    thrusts || flash || isPole
      ? []
      : acrossFor(weapon, figure).map((swing) =>
          Object.assign(swung(figure, weapon, swing, { thrusts: false }), { hides: ACROSS_HIDES }),
        );
  const side = Math.abs(ahead.x) > 0.5 ? sideOf(weapon, figure) : (request.looks ?? sideOf(weapon, figure));
  // A light leaves a staff.
  return [
    ...spells,
    ...(flash ? [cast(figure, weapon, tones)] : []),
    ...ways,
    ...armed,
    ...heaves,
    ...across,
    ...arms,
    ...(blow === 'any' ? byBody : [byWeight(figure, box, blow, side, true)]),
  ];
}

/** Share of a figure's colours that a weapon may hide which comes down before it. */
const ACROSS_HIDES = 0.24;

/** Blows with an arm that turns about its shoulder: with what it holds first, then what comes off the body cleanest. */
function armBlows(
  { joints, looks, guess, blow, person }: StrikeRequest,
  figure: Figure,
  isArmed: boolean,
): readonly Strike[] {
  const ahead = Math.abs(figure.ahead.x) > 0.5 ? Math.sign(figure.ahead.x) : 0;
  const all = (person || seesArms(joints) ? armParts(figure, joints, person) : []).filter(
    ({ beyond }) => (blow !== 'punch' || !beyond) && (!isArmed || beyond > 0),
  );
  const rank = (arm: SwingArm): number =>
    (arm.beyond ? 1 : 0) +
    arm.free +
    ((looks ?? guess) === arm.side ? 0.15 : 0) +
    (ahead === arm.side ? 0.5 : 0) +
    (arm.side > 0 ? 0.01 : 0);
  // An arm that is no part of a pair is looked at as what is held is: a torn one is worse than a body that strikes as one.
  const clean = (armings: readonly Arming[], body: Flat): Strike =>
    Object.assign(armBlow(figure, armings, body), { isChecked: armings.length > 1 });
  const byJoints = [...all]
    .sort((a, b) => rank(b) - rank(a))
    .flatMap((arm) => armWays(arm, figure, blow === 'punch').map((way) => clean([{ arm, way }], arm.body)));
  if (byJoints.length > 0 || isArmed) return byJoints;
  // A muzzle or a beard beside the head is no arm.
  const told = person
    ? limbsOf(person, figure.trunk, figure.height)
        .flatMap(({ core }) => asArm(figure, core, true) ?? [])
        .filter(({ piece }) => !isOfHead(figure.line.figure, piece, figure.trunk))
    : [];
  const byParts = [...told]
    .sort((a, b) => rank(b) - rank(a))
    .flatMap((arm) => armWays(arm, figure, blow === 'punch').map((way) => clean([{ arm, way }], arm.body)));
  if (byParts.length > 0) return byParts;
  // Of what no joints are known the two that are alike strike, or the one that juts out ahead.
  const jutting = appendages(figure).flatMap((arm) =>
    armWays(arm, figure, blow === 'punch').map((way) => ({ arm, way })),
  );
  const pair =
    ahead === 0
      ? pairOf(
          jutting.map(({ arm }) => arm),
          figure.height,
        )
      : undefined;
  if (pair) {
    const armings = jutting.filter(({ arm }) => pair.includes(arm));
    const core = new Uint8Array(figure.picture.colors.length);
    for (const { arm } of armings)
      for (const [dx, dy] of arm.piece.cells)
        core[(arm.piece.grip.y + dy) * figure.picture.width + arm.piece.grip.x + dx] = 1;
    return [clean(armings, cutFrom(figure, core, withLine(figure.line, core)))];
  }
  return jutting
    .filter(
      ({ arm }) =>
        // A tail juts out behind.
        arm.side === (ahead || (looks ?? guess ?? arm.side)) && arm.free >= FREE && arm.long >= LONG * figure.height,
    )
    .slice(0, 1)
    .map((arming) => clean([arming], arming.arm.body));
}
/** Whether both hands are clearly seen, so that it goes on two legs. */
const hasHands = ({ joints }: StrikeRequest): boolean =>
  Math.min(joints['LEFT ARM'].sure, joints['RIGHT ARM'].sure) >= CLEAR;
const CLEAR = 0.6;

/** One that strikes alone stands so far off the body, and is so long for the height. */
const FREE = 0.65;
const LONG = 0.28;
const BY_ARM: ReadonlySet<Blow> = new Set(['any', 'slash', 'punch', 'claw']);

function trunkOf({ person, joints }: StrikeRequest, picture: Flat, top: Px, bottom: Px): Trunk {
  if (person)
    return { axis: person.axis, half: person.torsoHalf, top: person.top, neck: person.neck, floor: person.floor };
  const [left, right] = [joints['LEFT SHOULDER'], joints['RIGHT SHOULDER']];
  const axis = (joints.NECK.x + joints['LEFT HIP'].x + joints['RIGHT HIP'].x) / 3;
  const half = Math.max(0.1 * picture.width, Math.min(0.25 * (bottom - top), Math.abs(left.x - right.x) / 2));
  return { axis, half, top, neck: Math.round(joints.NECK.y), floor: bottom };
}
