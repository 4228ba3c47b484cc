/** Turning sprites of artists that nothing learned is like: by their own parts. */
import type { Direction, JointLabel } from '../../../../src/domain/words.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import { flipHorizontal } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { YAW } from '../../solids/camera.ts';
import { standingAskew } from '../parts/draw-askew.ts';
import { drawnWhole } from '../parts/drawn-whole.ts';
import { SOMEBODY } from '../parts/erect.ts';
import { evenness, trunkEvenness } from '../parts/evenness.ts';
import { opaqueRows, toFlat, toImage } from '../parts/flat.ts';
import {
  type FoundJoint,
  type FoundJoints,
  faceless,
  facesAhead,
  holding,
  jointsOf,
  type Parting,
  type Person,
  piecesIn,
  type Turning,
  takeApart,
  turningOf,
  withBack,
  withoutScraps,
} from '../parts/index.ts';
import { SURE } from '../parts/parse-person.ts';
import { drawProfile, seeProfile } from '../parts/profile/index.ts';
import { seeSmallPerson } from '../parts/small-person.ts';
import { seeSmallProfile } from '../parts/small-profile.ts';
import { hasUsualChin, looksAsideSmall, seeUpright } from '../parts/upright-person.ts';
import { yawOf } from '../parts/yaw.ts';
import { findWeapon, handsBy } from '../strike/index.ts';
import { estimateKeypoints } from '../vision/keypoints.ts';
import { kindSeen } from '../vision/kind.ts';
import type { Turn } from './aspect.ts';

/** A sprite's parts as seen from each side; all turns of one sprite ask for the same. */
const known = new WeakMap<Rgba, Map<Direction, Promise<Parting>>>();

/** The parts of a sprite that faces `direction`, or why it has none. */
export function partsOf(models: Models, sprite: Rgba, direction: Direction): Promise<Parting> {
  const own = known.get(sprite) ?? new Map<Direction, Promise<Parting>>();
  known.set(sprite, own);
  const parting = own.get(direction) ?? takenApart(models, sprite, direction);
  own.set(direction, parting);
  return parting;
}

/** What the keypoint network finds in a sprite; parts and movements ask for the same. */
const seen = new WeakMap<Rgba, Promise<Record<JointLabel, FoundJoint>>>();

export function jointsFound(models: Models, sprite: Rgba): Promise<Record<JointLabel, FoundJoint>> {
  const found =
    seen.get(sprite) ??
    estimateKeypoints(models, sprite).then(
      (all) =>
        Object.fromEntries(all.map(({ label, x, y, confidence }) => [label, { x, y, sure: confidence }])) as Record<
          JointLabel,
          FoundJoint
        >,
    );
  seen.set(sprite, found);
  return found;
}

async function takenApart(models: Models, sprite: Rgba, direction: Direction): Promise<Parting> {
  return takeApart(sprite, direction, await jointsFound(models, sprite));
}

/** How a sprite can be turned; all turns of one sprite ask for the same. */
const turnings = new WeakMap<Rgba, Map<Direction, Promise<Turning>>>();

function turningFor(models: Models, sprite: Rgba, direction: Direction): Promise<Turning> {
  const own = turnings.get(sprite) ?? new Map<Direction, Promise<Turning>>();
  turnings.set(sprite, own);
  const turning = own.get(direction) ?? takenForTurning(models, sprite, direction);
  own.set(direction, turning);
  return turning;
}

/** From which side a sprite is drawn that is told to look there. */
const SIDES_SEEN: Partial<Record<Direction, 'left' | 'right'>> = { east: 'right', west: 'left' };

async function takenForTurning(models: Models, sprite: Rgba, direction: Direction): Promise<Turning> {
  const [joints, parting] = [await jointsFound(models, sprite), await partsOf(models, sprite, direction)];
  const facesViewer = direction === 'south';
  const small = facesViewer ? seeSmallPerson(toFlat(sprite), joints) : undefined;
  if (small) return { draw: (yaw) => toImage(small(yaw)) };
  const person = facesViewer ? await personIn(models, sprite) : undefined;
  if (person) return { draw: (yaw) => drawnWhole(sprite, person, yaw) };
  if ('why' in parting && !facesViewer) {
    const side = SIDES_SEEN[direction];
    const small = side && seeSmallProfile(toFlat(sprite), joints, side);
    if (small) return { draw: (yaw) => toImage(small.draw(yaw)) };
    const profile = side && seeProfile(toFlat(sprite), joints, side);
    return profile ? { draw: (yaw) => toImage(drawProfile(profile, yaw)) } : parting;
  }
  if ('why' in parting || (facesViewer && (await isBeastAhead(models, sprite)))) {
    // Who shows a side though told to face the viewer has views of its own, made of that side.
    if (isLowProfile(sprite, joints)) return { why: LOOKS_ASIDE, isFinal: true };
    if (facesAhead(sprite)) return turningOf(sprite, joints);
    // Who has a body is uneven by what the hands hold: other ways may know that person.
    const found = Object.values(joints).filter(({ sure }) => sure >= SURE).length;
    return { why: LOOKS_ASIDE, isFinal: found < SOMEBODY };
  }
  if (parting.kind !== 'person') return parting;
  if (facesViewer && standsHalfTurned(sprite, joints)) return { why: LOOKS_ASIDE, isFinal: true };
  return { why: 'it has no limbs', isFinal: !facesAhead(sprite) };
}

/** Of every sprite the person that faces the viewer, where it shows one; all turns of one sprite ask for the same. */
const people = new WeakMap<Rgba, Promise<Person | undefined>>();

function personIn(models: Models, sprite: Rgba): Promise<Person | undefined> {
  const person = people.get(sprite) ?? seePerson(models, sprite);
  people.set(sprite, person);
  return person;
}

/** A large beast that looks at the viewer has no face that goes round a head, nor arms that hang down. */
async function isBeastAhead(models: Models, sprite: Rgba): Promise<boolean> {
  const { top, bottom } = opaqueRows(toFlat(sprite));
  const kinds = (await kindSeen(models, sprite))?.kinds;
  if (!kinds || bottom - top <= FINE) return false;
  return kinds.beast > (bottom - top > LARGE ? kinds.person : SURELY_BEAST);
}

async function seePerson(models: Models, sprite: Rgba): Promise<Person | undefined> {
  const [joints, parting] = [await jointsFound(models, sprite), await partsOf(models, sprite, 'south')];
  const flat = toFlat(sprite);
  if (looksAsideSmall(flat)) return undefined;
  if (await isBeastAhead(models, sprite)) return undefined;
  const { top, bottom } = opaqueRows(flat);
  const isFound =
    !('why' in parting) &&
    parting.kind === 'person' &&
    (trunkEvenness(flat, parting.parts) >= TRUNK_EVEN || !standsHalfTurned(sprite, joints));
  if (isFound && hasUsualChin(parting.parts) && (await isJointed(models, sprite, parting.height)))
    return armedOf(parting.parts, jointsOf(flat, joints, SURE));
  const isPosed = bottom - top > LARGE && evenness(flat).fit < UNEVEN_LARGE;
  return isPosed || isLowProfile(sprite, joints) ? undefined : seeUpright(flat, joints);
}

const surenessOf = (joints: FoundJoints): number => {
  const all = Object.values(joints);
  return all.reduce((sum, { sure }) => sum + sure, 0) / all.length;
};

/** Whether joints are seen in a figure: large ones in which none are seen are birds, statues and plants. */
const isJointed = async (models: Models, sprite: Rgba, height: number): Promise<boolean> =>
  height <= LARGE || surenessOf(await jointsFound(models, sprite)) >= JOINTED;

/** Whether a sprite is a person seen from the front whose parts are known. */
export async function isSomebody(models: Models, sprite: Rgba): Promise<boolean> {
  if (await personIn(models, sprite)) return true;
  return seeSmallPerson(toFlat(sprite), await jointsFound(models, sprite)) !== undefined;
}

/** Of people so many pixels high less than this evenness is of who stands half turned: a weapon in one hand leaves more. */
const FINE = 25;
const UNEVEN = 0.46;
/** Whose joints are less sure than this in the mean is a beast: it stands half turned below that evenness. */
const KNOWN = 0.7;
const UNEVEN_BEAST = 0.58;
/** Smaller ones are told to be a beast so surely. */
const SURELY_BEAST = 0.9;
/** Large figures whose limbs were not told strike a pose below that evenness: outlines and widths would tear them. */
const UNEVEN_LARGE = 0.56;

/** No person is so much wider than high whose eyes lie at one end. */
const LOW = 0.95;

function isLowProfile(sprite: Rgba, joints: FoundJoints): boolean {
  const box = opaqueBounds(sprite);
  return box !== undefined && box.height <= LOW * box.width && seeProfile(toFlat(sprite), joints) !== undefined;
}

/**
 * Whether the two sides of what was taken for a person are so unlike that no front of it could be turned column by column,
 * or it is a beast drawn from its side.
 */
function standsHalfTurned(sprite: Rgba, joints: FoundJoints): boolean {
  const box = opaqueBounds(sprite);
  if (!box) return false;
  if (isLowProfile(sprite, joints)) return true;
  if (box.height < FINE) return false;
  return evenness(toFlat(sprite)).fit < (surenessOf(joints) < KNOWN ? UNEVEN_BEAST : UNEVEN);
}

/** A head and trunk whose sides are so alike look at the viewer, whatever the hands hold. */
const TRUNK_EVEN = 0.72;

/** Higher figures have joints that the network sees, this sure in the mean. */
const LARGE = 40;
const JOINTED = 0.4;

/** Of what looks aside and is no person nobody can tell its front: it would be its mirror image from every side. */
export const LOOKS_ASIDE =
  'its two sides are unlike; if it is drawn from a side, give that as its direction, west or east';

/** A person with all of the weapon in the hand: by widths alone its shaft is taken for a sleeve. */
function armedOf(person: Person, joints: FoundJoints): Person {
  const { axis, torsoHalf, top, neck, floor, line } = person;
  const weapon = findWeapon(line, handsBy(joints), { axis, half: torsoHalf, top, neck, floor });
  return weapon ? holding(person, weapon.mask, weapon.grip.x < axis ? 0 : 1) : person;
}

/**
 * A person seen from the front, from another side by its parts; undefined for anything else. `behind`: how it looks from
 * straight behind, `aside`: from the side beside a view between two, where those are known.
 */
export async function turnPerson(
  models: Models,
  sprite: Rgba,
  { from, to }: Turn,
  behind?: Rgba,
  aside?: Rgba,
): Promise<Rgba | undefined> {
  if (from.yaw !== 0) return undefined;
  const armed = await personIn(models, sprite);
  if (!armed) return undefined;
  const person = behind ? withBack(armed, toFlat(behind)) : armed;
  // Half turned away is how it looks from straight behind, a little narrower.
  if (behind && to.yaw > 91 && to.yaw < 269 && to.yaw % 90 !== 0)
    return withoutScraps(toImage(standingAskew(person, yawOf(to.yaw), toFlat(behind))));
  if (aside) return withoutScraps(toImage(standingAskew(person, yawOf(to.yaw), person.picture, toFlat(aside))));
  return withoutScraps(drawnWhole(sprite, person, to.yaw));
}

/** Heights of the eye that are so near change nothing that pixels show. */
export const SAME_PITCH = 8;

/** Why a sprite is not turned by its parts. */
export interface Refused {
  readonly why: string;
  /** No other way would be better. */
  readonly isFinal?: boolean;
}

/** The sprite from another side by its parts or as one piece, or why not. */
export async function turnByParts(models: Models, sprite: Rgba, { from, to, oblique }: Turn): Promise<Rgba | Refused> {
  const direction = (Object.keys(YAW) as Direction[]).find((word) => YAW[word] === from.yaw);
  if (!direction || oblique || Math.abs(from.pitch - to.pitch) > SAME_PITCH) {
    return { why: 'its parts can be turned, but not seen from another height' };
  }
  const turning = await turningFor(models, sprite, direction);
  if (!('draw' in turning)) return turning;
  const turned = turning.draw(to.yaw);
  return piecesIn(sprite) > 1 ? turned : withoutScraps(turned);
}

/** A figure from straight behind in its own outlines: its mirror image without eyes and mouth. */
export async function mirroredBehind(models: Models, sprite: Rgba): Promise<Rgba> {
  return flipHorizontal(toImage(faceless(toFlat(sprite), await jointsFound(models, sprite))));
}
