/** Turning sprites of artists that nothing learned is like: by their own parts. */
import type { Direction, JointLabel } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { YAW } from '../../solids/camera.ts';
import { type FoundJoint, type Parting, piecesIn, takeApart, withoutScraps } from '../parts/index.ts';
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

/** Heights of the eye that are so near change nothing that pixels show. */
const SAME_PITCH = 8;

/** The sprite from another side by its parts, or why not. */
export async function turnByParts(
  models: Models,
  sprite: Rgba,
  { from, to, oblique }: Turn,
): Promise<Rgba | { readonly why: string }> {
  const direction = (Object.keys(YAW) as Direction[]).find((word) => YAW[word] === from.yaw);
  if (!direction || oblique || Math.abs(from.pitch - to.pitch) > SAME_PITCH) {
    return { why: 'its parts can be turned, but not seen from another height' };
  }
  const parting = await partsOf(models, sprite, direction);
  if ('why' in parting) return parting;
  const turned = parting.draw(to.yaw);
  return piecesIn(sprite) > 1 ? turned : withoutScraps(turned);
}
