/** Sprites drawn from a side, of which nobody said so: the side that they show is as it is, the others are made of it. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { boxOf } from '../parts/box.ts';
import { evenness } from '../parts/evenness.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { type Flat, toFlat, toImage } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { type FoundJoints, narrowed, withoutScraps } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { movedFace } from '../parts/moved-face.ts';
import { SURE } from '../parts/parse-person.ts';
import { facingOf } from '../parts/profile/facing.ts';
import { drawProfile, seeProfile } from '../parts/profile/index.ts';
import { lookingAside, sideSeen } from '../parts/whole.ts';
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

/** Higher than this share of their width, and no smaller than that, figures are half turned rather than seen from a side. */
const UPRIGHT = 0.92;
const LEAST_HALF: Px = 25;
const LIMBS = 8;
/** What is seen of the width from aside, and between. */
const [FROM_ASIDE, BETWEEN] = [0.86, 0.94] as const;

/**
 * Who stands half turned, as most monsters are drawn, shows the front and a side at once: as told it faces the viewer, to
 * the sides it is the narrower the farther it turns, and behind it has no face. Undefined for what shows none.
 */
function halfTurned(flat: Flat, joints: FoundJoints): ((yaw: number) => Flat) | undefined {
  const eyes = findEyes(flat, joints);
  if (Object.values(joints).filter(({ sure }) => sure >= SURE).length < LIMBS && eyes.length === 0) return undefined;
  const told = facingOf(flat, boxOf(flat), eyes, joints);
  const { left, right, top, bottom } = boxOf(flat);
  const isAhead = eyes.length === 2 && evenness(flat).fit >= LEAST_EVEN && bottom - top > right - left;
  const facing = told ?? (isAhead ? 'front' : sideSeen(flat, joints));
  const draw = lookingAside(flat, lineHabitOf(flat), facing, joints);
  return (yaw) => {
    const drawn = draw(yaw);
    if (yaw % 180 === 0) return drawn;
    return toFlat(narrowed(toImage(drawn), yaw % 180 === 90 ? FROM_ASIDE : BETWEEN));
  };
}

function isUpright(flat: Flat): boolean {
  const { left, right, top, bottom } = boxOf(flat);
  return bottom - top >= UPRIGHT * (right - left) && Math.max(right - left, bottom - top) >= LEAST_HALF;
}

/** A way to see a figure that was told to face the viewer: from where it is as drawn, and how it is from elsewhere. */
interface Aside {
  readonly shown: Direction;
  readonly draw: (yaw: number) => Flat;
}

/** The ways that serve a figure, the likeliest first. */
function* waysOf(flat: Flat, joints: FoundJoints): Generator<Aside> {
  const half = halfTurned(flat, joints);
  if (half && isUpright(flat)) yield { shown: 'south', draw: half };
  const profile = seeProfile(flat, joints);
  if (profile) yield { shown: profile.facing === 'left' ? 'west' : 'east', draw: (yaw) => drawProfile(profile, yaw) };
  const here = lookingHere(flat, joints);
  if (here) yield { shown: 'south', draw: here };
  if (half) yield { shown: 'south', draw: half };
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
  for (const { shown, draw } of waysOf(flat, await jointsFound(models, figure))) {
    const drawn = directions.map((to) => (to === shown ? figure : withoutScraps(toImage(draw(YAW[to])))));
    if (drawn.some((image, i) => directions[i] !== shown && faultAside(figure, image, directions[i]!))) continue;
    return drawn.map((image) => (image === figure ? sprite : (shadowed?.under(image) ?? image)));
  }
  return undefined;
}
