/** Sprites drawn from a side, of which nobody said so: the side that they show is as it is, the others are made of it. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { boxOf } from '../parts/box.ts';
import { evenness } from '../parts/evenness.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { type Flat, toFlat, toImage } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { type FoundJoints, withoutScraps } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { movedFace } from '../parts/moved-face.ts';
import { drawProfile, seeProfile } from '../parts/profile/index.ts';
import { jointsFound } from './by-parts.ts';
import { faultAside } from './check-aside.ts';
import type { TurnTools } from './types.ts';

/**
 * Who looks at the viewer with both eyes has sides that are no less alike, and so few pixels that its face is all that tells
 * its front.
 */
const LEAST_EVEN = 0.5;
const SMALL: Px = 24;

/** Who looks at the viewer with both eyes: the face moves on the body; undefined for anything else. */
function lookingHere(flat: Flat, joints: FoundJoints): ((yaw: number) => Flat) | undefined {
  const eyes = findEyes(flat, joints);
  const even = evenness(flat);
  const { left, right, top, bottom } = boxOf(flat);
  if (eyes.length !== 2 || even.fit < LEAST_EVEN || Math.max(right - left, bottom - top) > SMALL) return undefined;
  const columns = eyes.map((eye) => eye.reduce((sum, i) => sum + (i % flat.width) + 0.5, 0) / eye.length);
  const axis = Math.round(columns[0]! + columns[1]!) / 2;
  return movedFace(flat, lineHabitOf(flat), axis, joints);
}

/** A sprite seen from a side, from the directions asked; undefined where it shows no side, or they would be no such pictures. */
export async function turnedAside(
  { models }: TurnTools,
  sprite: Rgba,
  directions: readonly Direction[],
): Promise<readonly Rgba[] | undefined> {
  if (!models) return undefined;
  const shadowed = withoutGroundShadow(sprite);
  const figure = shadowed?.figure ?? sprite;
  const flat = toFlat(figure);
  const joints = await jointsFound(models, figure);
  const profile = seeProfile(flat, joints);
  const shown = profile ? (profile.facing === 'left' ? 'west' : 'east') : 'south';
  const draw = profile ? (yaw: number) => drawProfile(profile, yaw) : lookingHere(flat, joints);
  if (!draw) return undefined;
  const drawn = directions.map((to) => (to === shown ? figure : withoutScraps(toImage(draw(YAW[to])))));
  if (drawn.some((image, i) => directions[i] !== shown && faultAside(figure, image, directions[i]!))) return undefined;
  return drawn.map((image) => (image === figure ? sprite : (shadowed?.under(image) ?? image)));
}
