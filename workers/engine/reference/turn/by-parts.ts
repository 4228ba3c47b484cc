/** Turning sprites of artists that nothing learned is like: by their own parts. */
import type { Direction, JointLabel } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { YAW } from '../../solids/camera.ts';
import { drawPerson } from '../parts/draw-person.ts';
import { toFlat, toImage } from '../parts/flat.ts';
import {
  type FoundJoint,
  type FoundJoints,
  holding,
  isHalfTurned,
  jointsOf,
  looksAside,
  type Parting,
  type Person,
  piecesIn,
  type Turning,
  takeApart,
  turningOf,
  withoutScraps,
} from '../parts/index.ts';
import { SURE } from '../parts/parse-person.ts';
import { findWeapon, handsBy } from '../strike/index.ts';
import { estimateKeypoints } from '../vision/keypoints.ts';
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

async function takenForTurning(models: Models, sprite: Rgba, direction: Direction): Promise<Turning> {
  const [joints, parting] = [await jointsFound(models, sprite), await partsOf(models, sprite, direction)];
  const facesViewer = direction === 'south';
  if ('why' in parting) return facesViewer ? turningOf(sprite, joints) : parting;
  if (parting.kind !== 'person') return parting;
  const standing = jointsOf(toFlat(sprite), joints, SURE);
  if (looksAside(sprite, standing) || isHalfTurned(sprite)) return turningOf(sprite, joints);
  const armed = armedOf(parting.parts, standing);
  return { draw: (yaw) => toImage(drawPerson(armed, yaw)) };
}

/** A person with all of the weapon in the hand: by widths alone its shaft is taken for a sleeve. */
function armedOf(person: Person, joints: FoundJoints): Person {
  const { axis, torsoHalf, top, neck, floor, line } = person;
  const weapon = findWeapon(line, handsBy(joints), { axis, half: torsoHalf, top, neck, floor });
  return weapon ? holding(person, weapon.mask, weapon.grip.x < axis ? 0 : 1) : person;
}

/** A person seen from the front, from another side by its parts; undefined for anything else. */
export async function turnPerson(models: Models, sprite: Rgba, { from, to }: Turn): Promise<Rgba | undefined> {
  if (from.yaw !== 0) return undefined;
  const parting = await partsOf(models, sprite, 'south');
  if ('why' in parting || parting.kind !== 'person') return undefined;
  const standing = jointsOf(toFlat(sprite), await jointsFound(models, sprite), SURE);
  if (looksAside(sprite, standing) || isHalfTurned(sprite)) return undefined;
  return withoutScraps(toImage(drawPerson(armedOf(parting.parts, standing), to.yaw)));
}

/** Heights of the eye that are so near change nothing that pixels show. */
const SAME_PITCH = 8;

/** The sprite from another side by its parts or as one piece, or why not. */
export async function turnByParts(
  models: Models,
  sprite: Rgba,
  { from, to, oblique }: Turn,
): Promise<Rgba | { readonly why: string }> {
  const direction = (Object.keys(YAW) as Direction[]).find((word) => YAW[word] === from.yaw);
  if (!direction || oblique || Math.abs(from.pitch - to.pitch) > SAME_PITCH) {
    return { why: 'its parts can be turned, but not seen from another height' };
  }
  const turning = await turningFor(models, sprite, direction);
  if (!('draw' in turning)) return turning;
  const turned = turning.draw(to.yaw);
  return piecesIn(sprite) > 1 ? turned : withoutScraps(turned);
}
