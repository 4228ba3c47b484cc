/** What somebody holds: the surest finding that is a thing, and that comes away whole. */
import { areaOf, toImage } from '../parts/flat.ts';
import { type FoundJoints, type Person, piecesIn, withoutCrumbs } from '../parts/index.ts';
import { offWay, THICK, wayOf } from './arm-core.ts';
import type { Figure } from './figure.ts';
import { findApart } from './find-apart.ts';
import { findBeside } from './find-beside.ts';
import { findRaised, goesOn, isOfItsOwn } from './find-raised.ts';
import { findWeapon } from './find-weapon.ts';
import { isOfBoth, isOfHead, isPartOfMore, isThing } from './held-thing.ts';
import { without } from './mask.ts';
import type { Hand, Weapon } from './types.ts';
import { weaponOf } from './weapon.ts';
import { grownWhole } from './whole-thing.ts';

export interface Holder {
  readonly joints: FoundJoints;
  readonly person?: Person;
  readonly hasLimbs: boolean;
}

/** What of a figure tells what it holds. */
export type Bearer = Pick<Figure, 'picture' | 'line' | 'trunk' | 'height'>;

const SURE_HAND = 0.25;

export const isSomebody = ({ NECK, NOSE }: FoundJoints): boolean => Math.max(NECK.sure, NOSE.sure) >= SURE_BODY;

/** Whether arms were seen at all: a silhouette alone has ears and lobes as well. */
export const seesArms = (joints: FoundJoints): boolean =>
  isSomebody(joints) && Math.max(joints['LEFT ARM'].sure, joints['RIGHT ARM'].sure) >= SURE_HAND;

/** The weapon in a hand, unless taking it out would tear the body; what hangs on nothing else is of it. */
export function heldIn(request: Holder, figure: Bearer): Weapon | undefined {
  const found = weaponIn(request, figure);
  return found && withLoose(found, figure);
}

/** What is found otherwise is a piece where it is so much shorter than the run through the hand. */
const PIECE = 0.85;

/** With the crumbs that it would leave: a pommel, the back of a curved blade. */
function withLoose(weapon: Weapon, { picture, line, height }: Bearer): Weapon {
  const rest = toImage(without(picture, weapon.mask));
  const whole = withoutCrumbs(toImage(picture), rest);
  const { width } = picture;
  const mask = Uint8Array.from(weapon.mask);
  const cells = [...weapon.cells];
  for (let i = 0; i < mask.length; i++) {
    if (rest.data[i * 4 + 3]! === whole.data[i * 4 + 3]!) continue;
    mask[i] = 1;
    const color = line.figure.colors[i]!;
    if (color >= 0) cells.push([(i % width) - weapon.grip.x, Math.floor(i / width) - weapon.grip.y, color]);
  }
  if (cells.length === weapon.cells.length) return weapon;
  const core = new Uint8Array(mask.length);
  for (const [dx, dy] of cells) core[(weapon.grip.y + dy) * width + weapon.grip.x + dx] = 1;
  // The other half of a bow makes it longer.
  const longer = weaponOf(line, core, weapon.grip, weapon.angle, height);
  return longer.cells.length === cells.length ? { ...longer, mask } : { ...weapon, mask, cells };
}

/** A thing in a hand of which only a piece could be taken off: a bow before its bearer, a fork whose prongs run into a cape. */
export function stuckIn(request: Holder, { line, trunk, height }: Figure): Weapon | undefined {
  if (!request.person && !seesArms(request.joints)) return undefined;
  const found = findWeapon(line, handsBy(request.joints), trunk);
  const how = found && { height, hasHands: true, angle: found.angle, long: found.ahead + found.behind };
  return found && how && isPartOfMore(line.figure, found, trunk) && isThing(line.figure, found.mask, how)
    ? found
    : undefined;
}

function weaponIn(request: Holder, figure: Bearer): Weapon | undefined {
  const { line, trunk } = figure;
  // Fins, horns and tails of what is no person are no weapons.
  if (!request.person && !request.hasLimbs && !seesArms(request.joints)) return undefined;
  const inHand = findWeapon(line, handsBy(request.joints), trunk);
  if (inHand && !isPartOfMore(line.figure, inHand, trunk) && isHeld(inHand, request, figure)) return inHand;
  const raised = findRaised(figure.picture, line, trunk).find(
    (one) => !isArm(one, request.joints, figure.height) && comesOff(one, figure),
  );
  if (!request.person && !request.hasLimbs) return raised;
  // Wings and lobes are long and narrow as well: only who is seen to have hands holds what is found so.
  const clusters = seesArms(request.joints) ? findApart(line, handsBy(request.joints), trunk) : [];
  // What is shorter than the run that goes through the hand is a piece of that.
  const isPiece = ({ ahead, behind }: Weapon): boolean =>
    inHand !== undefined && ahead + behind < PIECE * (inHand.ahead + inHand.behind);
  const isWholeThing = (one: Weapon): boolean =>
    !isPiece(one) && !isPartOfMore(line.figure, one, trunk) && isHeld(one, request, figure);
  const apart = clusters.find(isWholeThing);
  if (apart) return apart;
  const beside = findBeside(line, trunk);
  if (beside && isWholeThing(beside)) return beside;
  // Of what has a head, a chain or two halves a run is a part; all of it is what runs on from that.
  const largest = [...clusters].sort((a, b) => b.cells.length - a.cells.length);
  const parts = [...(inHand ? [inHand] : []), ...largest, ...(beside ? [beside] : [])];
  const isWhole = (one: Weapon): boolean =>
    !isPartOfMore(line.figure, one, trunk, true) && isHeld(one, request, figure);
  const part = parts.find(isWhole);
  if (part && (!raised || goesOn(raised, part, figure.height))) return part;
  return raised ?? parts.flatMap((one) => grownWhole(line, one, trunk) ?? []).find(isWhole);
}

/**
 * What is raised by somebody of whom neither arms nor limbs are surely seen: it ends where a hand may be, or it is a long
 * blade of colours of its own.
 */
export function raisedIn({ joints }: Holder, figure: Bearer): Weapon | undefined {
  const { line, height } = figure;
  const isSeenAtAll = Math.max(joints.NECK.sure, joints.NOSE.sure) >= HARDLY_SURE;
  const hands = isSeenAtAll ? handsBy(joints) : [];
  const isInHand = ({ grip }: Weapon): boolean =>
    hands.some(({ x, y }) => Math.hypot(x - grip.x, y - grip.y) <= AT_HAND * height);
  const isBlade = (one: Weapon): boolean => one.ahead >= RAISED_LONG * height && isOfItsOwn(line, one, height);
  return findRaised(figure.picture, line, figure.trunk).find(
    (one) => (isInHand(one) || isBlade(one)) && comesOff(one, figure),
  );
}
const HARDLY_SURE = 0.3;
const AT_HAND = 0.15;
const RAISED_LONG = 0.34;

function isHeld(weapon: Weapon, { joints, person }: Holder, bearer: Bearer): boolean {
  const { line, height } = bearer;
  const how = { height, hasHands: person !== undefined || isSeen(joints) };
  // No arm is so long, whatever its colours.
  const isLong = seesArms(joints) && weapon.ahead + weapon.behind >= LONGER_THAN_ARMS * height;
  if (
    !isLong &&
    !isThing(line.figure, weapon.mask, { ...how, angle: weapon.angle, long: weapon.ahead + weapon.behind })
  )
    return false;
  if (!isLong && isArm(weapon, joints, height)) return false;
  return comesOff(weapon, bearer);
}

/** Whether the body stays whole without it, and it is of neither the head nor of both sides. */
function comesOff(weapon: Weapon, { picture, line, trunk }: Bearer): boolean {
  const whole = toImage(picture);
  const body = toImage(without(picture, weapon.mask));
  const isWhole = piecesIn(withoutCrumbs(whole, body)) <= piecesIn(whole);
  const area = weapon.mask.reduce((n, v) => n + v, 0);
  return (
    isWhole &&
    area <= MOST_OF_ALL * areaOf(picture) &&
    !isOfHead(line.figure, weapon, trunk) &&
    !isOfBoth(line.figure, weapon, trunk)
  );
}
/** Whether most of a thing lies along the bones of an arm: a forearm that is held out is thin and open on both sides as well. */
function isArm({ cells, grip }: Weapon, joints: FoundJoints, height: number): boolean {
  const thick = Math.max(1.6, 1.3 * THICK * height);
  return (['RIGHT', 'LEFT'] as const).some((name) => {
    const [shoulder, elbow, hand] = wayOf(joints, name);
    if (Math.min(shoulder.sure, hand.sure) < SURE_HAND) return false;
    const along = cells.filter(([dx, dy]) => {
      const p = { x: grip.x + dx + 0.5, y: grip.y + dy + 0.5 };
      return Math.min(offWay(p, shoulder, elbow), offWay(p, elbow, hand)) <= thick;
    });
    return along.length > ALONG * cells.length;
  });
}
const ALONG = 0.62;
const MOST_OF_ALL = 0.3;
const LONGER_THAN_ARMS = 0.6;
const isSeen = ({ NECK, NOSE }: FoundJoints): boolean => NECK.sure >= SURE_BODY && NOSE.sure >= SURE_BODY;
const SURE_BODY = 0.5;

/** The hands that the joints are sure of. */
export function handsBy(joints: FoundJoints): Hand[] {
  return (['RIGHT', 'LEFT'] as const)
    .filter((side) => joints[`${side} ARM`].sure >= SURE_HAND)
    .map((side) => {
      const [hand, shoulder] = [joints[`${side} ARM`], joints[`${side} SHOULDER`]];
      return { x: hand.x, y: hand.y, shoulder: { x: shoulder.x, y: shoulder.y } };
    });
}
